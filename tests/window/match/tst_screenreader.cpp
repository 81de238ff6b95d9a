#include <QAccessible>
#include <QTest>

#include "app/match/rows/StoryRows.h"
#include "app/match/session/MatchController.h"
#include "app/shell/language/Language.h"
#include "app/shell/window/Announcer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// Whole matches in the window by a screen reader alone: the announcements are sufficient to follow a match and reveal
/// no hidden information.
class TestScreenReader : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }

    void aMatchCanBeFollowedByAnnouncements_data();
    void aMatchCanBeFollowedByAnnouncements();
    void refusalsAreAnnouncedWithTheReason();
    void quickEventsAreAnnouncedTogether();
    void pendingAnnouncementsPrecedeTheCurtain();
    void aHintIsAnnounced();
    void aChosenNumberIsAnnounced();
    void thePositionInAReplayIsAnnounced();

private:
    [[nodiscard]] Announcer& announcer() const {
        return *m_window->findChild<Announcer*>(QString(), Qt::FindChildrenRecursively);
    }
    /// Returns the lines announced since the last call.
    [[nodiscard]] QStringList heard();
    /// Verifies that the question was announced last, that the viewer heard each visible line of the log, and that no
    /// other announcement was made.
    void listen();
    void lookForLines(const QStringList& lines);
    [[nodiscard]] QStringList log() const;

    static constexpr int nobody = -1;
    std::map<int, QStringList> m_lines;  ///< by viewer
    /// The announcements with the viewer at that time; behind a curtain, `nobody`.
    std::vector<std::pair<int, QString>> m_heard;
};

QStringList TestScreenReader::heard() {
    QStringList lines;
    for (const auto& [viewer, line] : std::exchange(m_heard, {})) lines << line;
    return lines;
}

void TestScreenReader::init() {
    QAccessible::setActive(true);
    Language::ofProgram().choose("en");
    openWindow();
    announcer().setBreath(0);
    m_lines.clear();
    m_heard.clear();
    // Without a screen, Qt sends no accessibility events. The announcement is read like a screen reader does after an
    // event.
    QObject::connect(&announcer(), &Announcer::told, this, [this] {
        QAccessibleInterface* const what = QAccessible::queryAccessibleInterface(&announcer());
        QVERIFY(what != nullptr && what->isValid() && !what->state().invisible);
        QCOMPARE(what->role(), QAccessible::Notification);
        const TableState& table = m_table->table();
        const int viewer = table.curtain.name.isEmpty() ? table.viewer : nobody;
        for (const QString& line : what->text(QAccessible::Name).split(u'\n')) m_heard.emplace_back(viewer, line);
    });
}

QStringList TestScreenReader::log() const {
    QStringList lines;
    for (const TableLogLine& line : m_table->table().log) lines << plainText(line.text);
    return lines;
}

void TestScreenReader::aMatchCanBeFollowedByAnnouncements_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("kinds");
    QTest::addColumn<QStringList>("decks");
    const QStringList alone{"person", "greedy"}, two{"person", "person"};
    const QStringList arcana{"dawn-patrol", "ash-and-bone"}, any{"random", "random"};
    QTest::newRow("arcana against the computer") << "arcana" << alone << arcana;
    QTest::newRow("arcana of two people") << "arcana" << two << arcana;
    QTest::newRow("tribute against the computer") << "tribute" << alone << any;
    QTest::newRow("tribute of two people") << "tribute" << two << any;
    QTest::newRow("netrun against the computer") << "netrun" << alone << any;
    QTest::newRow("netrun of two people") << "netrun" << two << any;
    QTest::newRow("basebreak of four, two of them people")
        << "basebreak" << QStringList{"person", "greedy", "person", "random"}
        << QStringList{"random+random", "random+random", "random+random", "random+random"};
}

void TestScreenReader::aMatchCanBeFollowedByAnnouncements() {
    QFETCH(const QString, game);
    QFETCH(const QStringList, kinds);
    QFETCH(const QStringList, decks);
    MatchConfig config{game, {}};
    for (qsizetype i = 0; i < kinds.size(); ++i)
        config.seats.push_back({QString("Anna,Ben,Cleo,Dov").split(',')[i], kinds[i], decks[i]});
    QVERIFY(m_session->begin(config, 11));
    int asked = 0, covered = 0;
    while (settle() && !m_table->table().result.over) {
        const TableState& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            ++covered;
            QVERIFY(!m_heard.empty() && m_heard.back().first == nobody);
            QCOMPARE(m_heard.back().second, "Pass the screen to " + table.curtain.name + ". " + table.curtain.sentence);
            m_heard.pop_back();
            // Before the curtain, its viewer heard the effect of the last reply.
            for (const auto& [viewer, line] : std::exchange(m_heard, {})) {
                QVERIFY2(viewer != nobody, qPrintable(line));
                m_lines[viewer] << line;
            }
            m_table->raiseCurtain();
            continue;
        }
        listen();
        if (QTest::currentTestFailed()) return;
        const std::optional<TableAnswer> answer = wanted();
        QVERIFY(answer.has_value());
        m_table->answer(answer->index);
        QVERIFY(++asked < 3000);
    }
    QVERIFY(m_table->table().result.over && asked > 10);
    QCOMPARE(covered > 3, kinds.count("person") > 1);
    const TableResult& result = m_table->table().result;
    QStringList lines = heard();
    QVERIFY(!lines.isEmpty());
    const QString end = lines.takeLast();
    QVERIFY2(end.startsWith(result.title) && end.contains(result.sentence), qPrintable(end));
    lookForLines(lines);
}

void TestScreenReader::listen() {
    const TableQuestion& question = m_table->table().question;
    QStringList lines = heard();
    QVERIFY2(!lines.isEmpty(), qPrintable(question.title));
    const QString last = lines.takeLast();
    const QString replies =
        question.answers.size() == 1 ? "1 option." : QString("%1 options.").arg(question.answers.size());
    QVERIFY2(last.startsWith(question.title) && last.contains(question.sentence) && last.endsWith(replies),
             qPrintable(last + " is not: " + question.title + " / " + question.sentence + " / " + replies));
    lookForLines(lines);
}

void TestScreenReader::lookForLines(const QStringList& lines) {
    QStringList& known = m_lines[m_table->table().viewer];
    known << lines;
    const QStringList log = this->log();
    for (qsizetype i = 0; i < std::min(log.size(), known.size()); ++i) QCOMPARE(known[i], log[i]);
    QCOMPARE(known.size(), log.size());
}

void TestScreenReader::refusalsAreAnnouncedWithTheReason() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    const auto unusable = [this]() -> const TableCard* {
        for (const TableCard& card : m_table->table().cards) {
            const auto& answers = m_table->table().question.answers;
            const bool used =
                std::ranges::any_of(answers, [&](const TableAnswer& each) { return each.card == card.id; });
            if (card.zone == TableZone::Hand && card.seat == 0 && !used && !card.notes.empty()) return &card;
        }
        return nullptr;
    };
    toAChoice();
    for (int i = 0; i < 100 && settle() && unusable() == nullptr; ++i) answerByMouse();
    const TableCard* const card = unusable();
    QVERIFY(card != nullptr);
    QQuickItem* const item = find("cardId", card->id);
    QVERIFY(item != nullptr);
    item->forceActiveFocus(Qt::TabFocusReason);
    (void)heard();
    QTest::keyClick(m_window, Qt::Key_Return);
    const QStringList notes(card->notes.begin(), card->notes.end());
    QCOMPARE(heard(), QStringList(card->face.name + ": " + notes.join(' ')));
    // The notes of the enlarged card are also the description of the card itself.
    QCOMPARE(QAccessible::queryAccessibleInterface(item)->text(QAccessible::Description), notes.join(' '));
}

void TestScreenReader::quickEventsAreAnnouncedTogether() {
    announcer().setBreath(150);
    announcer().say("one");
    announcer().say("two");
    announcer().say("three");
    QCOMPARE(heard(), QStringList("one"));
    QTRY_COMPARE(announcer().words(), QStringLiteral("two\nthree"));
    QCOMPARE(heard(), (QStringList{"two", "three"}));
}

void TestScreenReader::pendingAnnouncementsPrecedeTheCurtain() {
    announcer().setBreath(60'000);
    announcer().say("one");
    announcer().say("for Anna");
    TableState table;
    table.seats.resize(2);
    table.curtain = {"Ben", "Choose."};
    m_table->show(table);
    QCOMPARE(heard(), (QStringList{"one", "for Anna"}));
    announcer().setBreath(10);
    QTRY_COMPARE(m_heard.size(), std::size_t(1));
    QCOMPARE(heard(), QStringList("Pass the screen to Ben. Choose."));
}

void TestScreenReader::aHintIsAnnounced() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    (void)heard();
    QTest::keyClick(m_window, Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->rows()->count() > 0 && !m_table->hints()->thinking(), 20'000);
    QCOMPARE(heard(), QStringList("Hint: " + m_table->hints()->rows()->value(0, "spoken").toString()));
}

void TestScreenReader::aChosenNumberIsAnnounced() {
    TableState table = tableForTwo();
    table.question.title = "Blaze";
    table.question.sentence = "How much?";
    table.question.ask = TableAsk::Number;
    for (int i = 0; i < 20; ++i) {
        table.question.answers.push_back(answerOf(i, QString::number(i)));
        table.question.answers.back().number = i;
    }
    m_table->show(table);
    QCOMPARE(heard(), QStringList("Blaze. How much? 20 options."));
    m_table->question()->stepBy(1);
    QCOMPARE(heard(), QStringList("1"));
    // When the question is shown again, the first number is chosen again.
    m_table->show(table);
    QCOMPARE(heard(), QStringList("0"));
}

void TestScreenReader::thePositionInAReplayIsAnnounced() {
    const SavedMatch match = playedOut(config("random", "greedy"), 5);
    QVERIFY(putAway(match, 1'700'000'000));
    m_matches->refresh();
    m_matches->open(match.identity.id);
    ReplayModel& replay = *m_matches->replay();
    replay.go(replay.last() / 2);
    const QStringList before = log();
    (void)heard();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
        QTest::keyClick(m_window, key);
        const QStringList lines = heard();
        QStringList where{replay.when(), replay.asked(), replay.played()};
        where.removeAll(QString());
        QVERIFY2(lines.contains(where.join(". ")), qPrintable(lines.join('\n')));
        // Events are announced on the way forward only.
        QCOMPARE(lines.size() - 1, key == Qt::Key_Right ? log().size() - before.size() : 0);
    }
}

DUELOGUE_TEST(TestScreenReader, QGuiApplication)
#include "tst_screenreader.moc"
