// The rules and cards recorded in a saved match: replays report which cards and rules have changed since.
#include <QtTest>

#include "app/games/Games.h"
#include "cards/data/CanonicalText.h"
#include "cards/data/CardFingerprint.h"
#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/RulesFingerprint.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const QByteArray cats = R"(set: Mine
cards:
  - name: Grey Cat
    cost: 2G
    type: Creature - Cat
    stats: 2/1
    rarity: common
    icon: cat
    keywords: [vigilance]
    abilities:
      - when: enters
        do:
          - if: any land you control
            then: {gain life: 3}
          - {draw: 1}
  - name: Red Cat
    cost: R
    type: Creature - Cat
    stats: 1/1
)";

struct Loaded {
    CardPool pool{arcana::vocabulary()};

    explicit Loaded(const QByteArray& text) {
        for (const CardError& error : loadCards(pool, "mine.yaml", text.toStdString()))
            qFatal("%s", error.text().c_str());
    }
    [[nodiscard]] std::uint64_t fingerprint(const char* card) const { return cardFingerprint(pool, pool.find(card)); }
};

/// Returns the vocabulary of a game with one more verb, fact, duration and name before the game's own ones.
Vocabulary withWordsMore(Vocabulary words) {
    constexpr auto place = static_cast<std::uint8_t>(CoreVerb::Count);
    constexpr std::uint64_t below = (std::uint64_t{1} << place) - 1;
    words.verbs.insert(words.verbs.begin() + place, VerbWord{.word = "juggle", .text = "{player?juggle}"});
    for (VerbWord& verb : words.verbs) verb.covers = (verb.covers & below) | ((verb.covers & ~below) << 1U);
    for (EventWord& event : words.events) {
        if (event.pattern.verb >= place && event.pattern.verb != 0xff) ++event.pattern.verb;
    }
    words.facts.insert(words.facts.begin(), Word{.word = "it rains", .text = "it rains"});
    words.durations.insert(words.durations.begin(), DurationWord{.word = "forever", .behind = "forever"});
    words.names.insert(words.names.begin(), NameWord{.word = "moon", .text = "the moon"});
    return words;
}

}  // namespace

class TestFingerprint : public QObject {
    Q_OBJECT

private slots:
    void aFingerprintCoversOnlyTheRulesOfACard_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* name, const char* before, const char* after, bool same) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << same;
        };
        row("icon", "icon: cat", "icon: tiger", true);
        row("rarity", "rarity: common", "rarity: rare", true);
        row("set", "set: Mine", "set: Theirs", true);
        row("a comment", "cards:\n", "# mine\n\ncards:\n", true);
        row("another card before it", "cards:\n",
            "cards:\n  - {name: A, cost: 3, type: Creature - Dog, stats: 7/7, keywords: [haste], "
            "abilities: [{when: dies, do: {draw: 2}}]}\n",
            true);
        row("the other card", "stats: 1/1", "stats: 5/5", true);
        row("cost", "2G", "3G", false);
        row("type", "Creature - Cat\n    stats: 2/1", "Creature - Dog\n    stats: 2/1", false);
        row("figures", "2/1", "2/2", false);
        row("keyword", "vigilance", "flying", false);
        row("when", "enters", "dies", false);
        row("a number", "gain life: 3", "gain life: 4", false);
        row("a condition", "any land", "any creature", false);
        row("the following effect", "{draw: 1}", "{draw: 2}", false);
    }
    void aFingerprintCoversOnlyTheRulesOfACard() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(bool, same);
        QByteArray other = cats;
        QVERIFY(other.contains(before));
        other.replace(other.indexOf(before), before.size(), after);
        QCOMPARE(Loaded(other).fingerprint("Grey Cat") == Loaded(cats).fingerprint("Grey Cat"), same);
    }

    void differentCardsHaveDifferentFingerprints() {
        const Game& arcana = *game("arcana");
        QSet<std::uint64_t> seen;
        for (std::size_t i = 0; i < arcana.pool().definitions().size(); ++i) {
            seen.insert(cardFingerprint(arcana.pool(), DefinitionId(static_cast<std::uint16_t>(i))));
        }
        QCOMPARE(static_cast<std::size_t>(seen.size()), arcana.pool().definitions().size());
    }

    void fingerprintsSurviveWritingAndReading() {
        const std::vector<std::uint64_t> cards{0, 0xffffffffff, 0x1a2b3c4d5e};
        QCOMPARE(writeFingerprints(cards), std::string("0000000000 ffffffffff 1a2b3c4d5e"));
        QVERIFY(readFingerprints("0000000000 ffffffffff 1a2b3c4d5e") == cards);
        for (const char* wrong :
             {"1", "1a2b3c4d5g", "123456789", " 1a2b3c4d5e", "1a2b3c4d5e  1a2b3c4d5e", "-1a2b3c4d5"}) {
            QVERIFY2(!readFingerprints(wrong), wrong);
        }
    }

    void newVocabularyChangesNoFingerprint_data() {
        QTest::addColumn<QString>("id");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void newVocabularyChangesNoFingerprint() {
        QFETCH(QString, id);
        const CardPool& pool = game(id.toStdString())->pool();
        CardPool later(withWordsMore(pool.vocabulary()));
        for (const CardFile& file : cardFiles(id.toStdString())) {
            const auto errors = loadCards(later, file.name, file.text);
            QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().text().c_str());
        }
        QCOMPARE(later.definitions().size(), pool.definitions().size());
        QVERIFY(later.fingerprint() != pool.fingerprint());  // saves refer to verbs by index
        for (std::uint16_t i = 0; i < pool.definitions().size(); ++i)
            QCOMPARE(canonicalText(later, DefinitionId(i)), canonicalText(pool, DefinitionId(i)));
    }

    void aCanonicalTextDescribesTheRulesOfACard() {
        const Loaded loaded(cats);
        const std::string plain = canonicalText(loaded.pool, loaded.pool.find("Red Cat"));
        QVERIFY2(plain == R"((card "Red Cat"(traits "creature" "red")(power 1)(toughness 1)(tag "Cat")(cost(R 1))))",
                 plain.c_str());
        const std::string text = canonicalText(loaded.pool, loaded.pool.find("Grey Cat"));
        QVERIFY2(text.find(R"((do(verb "gain")(detail "life")(amount "number"(number 3))))") != std::string::npos,
                 text.c_str());
    }

    void fingerprintsOfFormerVersionsAreNotCompared() {
        const Game& arcana = *game("arcana");
        const std::vector<std::vector<DefinitionId>> decks(2, {arcana.pool().find("Forest")});
        const auto former = readFingerprints("1a2b3c4d");
        QVERIFY(former);
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, {arcana.rulebook().version(), *former}), std::nullopt);
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, {1, *former}),
                 "made with rules version 1 (this is " + std::to_string(arcana.rulebook().version()) + ")");
    }

    void changedCardsAreNamed() {
        const Game& arcana = *game("arcana");
        std::vector<std::vector<DefinitionId>> decks(2);
        for (const char* card : {"Forest", "Swamp", "Island", "Plains", "Mountain", "Ebon Dragon"}) {
            decks[0].push_back(arcana.pool().find(card));
            decks[1].push_back(arcana.pool().find(card));
        }
        const RulesFingerprint now = editionOf(arcana.rulebook(), decks);
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, now), std::nullopt);
        RulesFingerprint then = now;
        then.cards[5] ^= 1U;
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, then), std::string("Ebon Dragon has changed"));
        then.cards[0] ^= 1U;
        then.rules = 77;
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, then),
                 "Forest and Ebon Dragon have changed; made with rules version 77 (this is " +
                     std::to_string(now.rules) + ")");
        for (std::uint64_t& card : then.cards) card ^= 3U;
        then.rules = now.rules;
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, then),
                 std::string("Forest, Swamp, Island, Plains, Mountain and 1 more have changed"));
        then.cards.clear();
        QCOMPARE(whatDiffers(arcana.rulebook(), decks, then), std::string("the decks differ"));
    }

    void aReplayWithChangedCardsIsRefused() {
        const QString before = folderWith(cats);
        const QString deck = m_folder.filePath("cats.deck");
        write(deck, "name: Cats\n30 Grey Cat\n30 Forest\n");
        const CommandRun watched =
            run("watch --players greedy,random --seed 4 --replay --cards " + before + " --decks " + deck + "," + deck);
        QCOMPARE(watched.err, std::string());
        const QString replay = m_folder.filePath("cats.duel");
        write(replay, QByteArray::fromStdString(watched.out));
        QCOMPARE(run("replay " + replay + " --cards " + before).status, ExitStatus::Fine);
        QCOMPARE(
            run("replay " + replay + " --cards " + folderWith(QByteArray(cats).replace("icon: cat", "icon: tiger")))
                .status,
            ExitStatus::Fine);

        const QString after = folderWith(QByteArray(cats).replace("gain life: 3", "gain life: 30"));
        const CommandRun told = run("replay " + replay + " --cards " + after);
        QCOMPARE(told.status, ExitStatus::Failed);
        QCOMPARE(told.out, std::string("Greedy against Random\n").substr(0, told.out.size()));
        QVERIFY2(told.err.find(":4: ") != std::string::npos, told.err.c_str());
        QVERIFY2(told.err.find("it was played with other rules or cards: Grey Cat has "
                               "changed") != std::string::npos,
                 told.err.c_str());
        const CommandRun anyway = run("replay --anyway " + replay + " --cards " + after);
        QVERIFY2(anyway.out.find("\nTurn 2, player ") != std::string::npos, anyway.out.c_str());
        QVERIFY2(anyway.err.find("expected hash ") != std::string::npos, anyway.err.c_str());
    }

    void aReplayWithOtherRulesIsRefused() {
        const QByteArray text = QByteArray::fromStdString(
            run("watch --players greedy,random --decks dawn-patrol,sky-wardens --seed 4 --replay").out);
        const QString replay = m_folder.filePath("other.duel");
        const QByteArray version = QByteArray::number(game("arcana")->rulebook().version());
        QVERIFY(text.contains("rules       " + version + "\n"));
        write(replay, QByteArray(text).replace("rules       " + version, "rules       77"));
        const CommandRun told = run("check " + replay);
        QCOMPARE(told.status, ExitStatus::Failed);
        QVERIFY2(told.out.find("it was played with other rules or cards: made with rules version 77 (this is " +
                               version.toStdString() + ")") != std::string::npos,
                 told.out.c_str());
        QCOMPARE(run("replay --anyway " + replay).status, ExitStatus::Fine);

        // A replay without these lines is played without a check.
        QByteArrayList lines = text.split('\n');
        lines.removeIf([](const QByteArray& line) { return line.startsWith("rules ") || line.startsWith("cards "); });
        write(replay, lines.join('\n'));
        QCOMPARE(run("replay " + replay).status, ExitStatus::Fine);
    }

    void aPositionHasNoRulesVersion() {
        const QString file = m_folder.filePath("position.duel");
        write(file, "game arcana\nrules 1\nplayer 1\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n");
        const CommandRun told = run("check " + file);
        QVERIFY2(
            told.out.find(":2: this line belongs to a match with decks, and this is a position") != std::string::npos,
            told.out.c_str());
    }

private:
    OwnHome m_home;
    QTemporaryDir m_folder;
    int m_folders = 0;

    void write(const QString& path, const QByteArray& text) const {
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size()) qFatal("can't write");
    }
    QString folderWith(const QByteArray& cards) {
        QString folder = m_folder.filePath(QString::number(m_folders++));
        QDir().mkpath(folder);
        write(folder + "/mine.yaml", cards);
        return folder;
    }
};

DUELOGUE_TEST(TestFingerprint, QCoreApplication)
#include "tst_fingerprint.moc"
