#include <unistd.h>
#include <QGuiApplication>

#include <QTemporaryFile>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <map>

#include "app/library/files/Preferences.h"
#include "app/match/sound/SoundDesk.h"
#include "app/match/sound/Speaker.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/TableParts.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;

namespace {

TableState asking() {
    TableState table = tableForTwo();
    table.question.answers = {answerOf(0, "Go on")};
    return table;
}

TableState momentOf(TableMomentKind kind, int amount = 0) {
    TableState table = tableForTwo();
    table.moment.kind = kind;
    if (amount != 0) table.moment.numbers = {{-1, 0, amount}};
    return table;
}

TableState endedWith(int winner, bool played) {
    TableState table = tableForTwo();
    table.seats[1].person = false;
    table.seats[0].person = played;
    table.result.over = true;
    table.result.winner = winner;
    return table;
}

}  // namespace

/// The sound of each moment, and the properties of the sounds. The sound device is not tested.
class TestSound : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Warnings::collect();
        Preferences().setVolume(50);
    }
    void cleanup() { QCOMPARE(Warnings::text(), QString()); }

    void aMomentHasItsSound_data();
    void aMomentHasItsSound();
    void aQuestionAfterALongWaitHasASound();
    void theEndSoundPlaysOnce();
    void theVolumeSettingApplies();
    void soundsBeginAndEndInSilence();
    void allSoundsDiffer();
    void aMissingSoundDeviceGivesNoMessage();

private:
    OwnHome m_home;
};

void TestSound::aMomentHasItsSound_data() {
    using Kind = TableMomentKind;
    QTest::addColumn<TableState>("table");
    QTest::addColumn<int>("sound");
    const auto row = [](const char* name, const TableState& table, std::optional<Sound> sound) {
        QTest::newRow(name) << table << (sound ? int(*sound) : -1);
    };
    row("played", momentOf(Kind::Shown), Sound::CardPlayed);
    row("drawn", momentOf(Kind::Draw), Sound::CardDrawn);
    row("damage", momentOf(Kind::Damage), Sound::Damage);
    row("life lost", momentOf(Kind::Value, -2), Sound::Damage);
    row("life gained", momentOf(Kind::Value, 2), std::nullopt);
    row("destroyed", momentOf(Kind::Death), Sound::Destroyed);
    row("a turn", momentOf(Kind::Turn), Sound::TurnBegins);
    row("moved", momentOf(Kind::Move), std::nullopt);
    row("won", endedWith(0, true), Sound::Victory);
    row("lost", endedWith(1, true), Sound::Defeat);
    row("watched", endedWith(1, false), Sound::Victory);
}

void TestSound::aMomentHasItsSound() {
    QFETCH(const TableState, table);
    QFETCH(const int, sound);
    const auto heard = soundOf(tableForTwo(), table, {});
    QCOMPARE(heard ? int(*heard) : -1, sound);
}

void TestSound::aQuestionAfterALongWaitHasASound() {
    using std::chrono::seconds;
    QCOMPARE(soundOf(tableForTwo(), asking(), seconds(10)), std::optional(Sound::QuestionWaits));
    QCOMPARE(soundOf(tableForTwo(), asking(), seconds(1)), std::nullopt);
    QCOMPARE(soundOf(asking(), asking(), seconds(10)), std::nullopt);
}

void TestSound::theEndSoundPlaysOnce() { QCOMPARE(soundOf(endedWith(0, true), endedWith(0, true), {}), std::nullopt); }

void TestSound::theVolumeSettingApplies() {
    TableModel table;
    std::vector<std::pair<Sound, double>> heard;
    const SoundDesk desk(table, [&](Sound sound, double loudness) { heard.emplace_back(sound, loudness); });
    table.show(momentOf(TableMomentKind::Death));
    Preferences().setVolume(0);
    table.show(momentOf(TableMomentKind::Draw));
    Preferences().setVolume(100);
    table.show(momentOf(TableMomentKind::Turn));
    QCOMPARE(heard, (std::vector<std::pair<Sound, double>>{{Sound::Destroyed, .5}, {Sound::TurnBegins, 1}}));
}

void TestSound::soundsBeginAndEndInSilence() {
    for (const Sound sound : allSounds) {
        const auto samples = samplesOf(sound);
        QVERIFY(samples.size() > soundRate / 20 && samples.size() < soundRate * 3 / 2);
        constexpr int faint = 600;
        QVERIFY(std::abs(samples.front()) < faint && std::abs(samples.back()) < faint);
        const int loudest = std::abs(*std::ranges::max_element(samples, {}, [](int s) { return std::abs(s); }));
        QVERIFY2(loudest > 2000 && loudest < 30'000, qPrintable(QString("%1: %2").arg(int(sound)).arg(loudest)));
        QCOMPARE(samplesOf(sound), samples);
    }
}

void TestSound::allSoundsDiffer() {
    std::map<std::vector<std::int16_t>, Sound> known;
    for (const Sound sound : allSounds) known[samplesOf(sound)] = sound;
    QCOMPARE(known.size(), allSounds.size());
}

void TestSound::aMissingSoundDeviceGivesNoMessage() {
    qputenv("ALSA_CONFIG_PATH", "/dev/null");
    // Messages of the sound library bypass Qt.
    QTemporaryFile said;
    QVERIFY(said.open());
    const int before = dup(STDERR_FILENO);
    dup2(said.handle(), STDERR_FILENO);
    {
        Speaker speaker;
        for (const Sound sound : allSounds) speaker.play(sound, 1);
        QTest::qWait(100);
    }
    dup2(before, STDERR_FILENO);
    close(before);
    QVERIFY(said.seek(0));
    QCOMPARE(said.readAll(), QByteArray());
}

DUELOGUE_TEST(TestSound, QGuiApplication)
#include "tst_sound.moc"
