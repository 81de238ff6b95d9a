#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/NotationSample.h"

using namespace duelogue;

// Replies as text, forced replies between them, and replays.
class TestReplyText : public QObject {
    Q_OBJECT

private slots:
    void forcedRepliesMayBeLeftOutBeforeAMove() {
        // Both players must pass before the spell resolves, and neither has another legal reply.
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "2 pass\nexpect 2 life 17\n")), std::string());
        QCOMPARE(firstError(with(hammered + "1 play Mountain\nexpect 2 life 17\n")), std::string());
        const std::string error = firstError(with("1 pass\n2 play Bee Sting\n"));
        QVERIFY2(error.find(" is not legal now: ") != std::string::npos, error.c_str());
    }

    void forcedRepliesArePlayedUntilAPlayerHasAChoice() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "forced\nexpect 2 life 17\nexpect 2 took pass\nexpect 1 asked priority\n"
                                            "expect told deals 3 damage\nforced\nexpect 1 asked priority\n")),
                 std::string());
        QCOMPARE(firstError(with("forced 2\n")), std::string("13: nothing can follow \"forced\": \"2\""));
    }

    void passUntilPassesForAllPlayers() {
        QCOMPARE(firstError(with("pass until turn 4 main\nexpect turn 4 main\nexpect 2 asked priority\n"
                                 "expect 1 hand size 3\npass until turn 5\nexpect turn 5 upkeep\n")),
                 std::string());
        const std::string error = firstError(with("1 play Volcanic Hammer\npass until turn 4\n"));
        QVERIFY2(error.starts_with("14: expected nothing to choose on the way, found player 1 is asked for"),
                 error.c_str());
    }

    void optionsAreWrittenAsWords() {
        ScenarioRunner runner(rulesOf("netrun"));
        const std::string text = netrunWith("play PAD Campaign (on Server 1)", "hand Infiltration");
        QVERIFY(!runner.setUp(scenarioOf("game netrun\nturn 2 action player 2\n" + text.substr(text.find("table")))));
        QVERIFY(!runner.play({1, "2 play Infiltration"}, false));
        const ReadableMatch& match = runner.match();
        const std::string asked = writeQuestion(match);
        QVERIFY2(asked.starts_with("player 2 is asked for choose-option: option "), asked.c_str());
        QVERIFY2(asked.find("option 0") == std::string::npos, asked.c_str());
        Replies legal;
        match.legalReplies(legal);
        QCOMPARE(legal.size(), std::size_t{2});
        for (const Reply& reply : legal) {
            const std::string words = describeReply(match, match.playerToAct(), reply);
            QVERIFY2(findReply(match, match.playerToAct(), words) == reply, words.c_str());
            // Saved texts do not depend on the wording of a card.
            QCOMPARE(writeReply(match, match.playerToAct(), reply), "option " + std::to_string(reply.number));
        }
        QVERIFY(!findReply(match, match.playerToAct(), "option make coffee"));
    }

    void aReplyCanNameTheSubjectOfItsQuestion() {
        const std::string asked = dragon.substr(0, dragon.find("  1 yes\n"));
        QCOMPARE(firstError(asked + "1 yes for Ebon Dragon\nexpect 2 asked choose-card\n"), std::string());
        const std::string error = firstError(asked + "1 yes for Bee Sting\n");
        QVERIFY2(error.find(" is not legal now: The question is about another card. ") != std::string::npos,
                 error.c_str());
    }

    void aReplyAboutAMissingCardIsWritten() {
        const Match match = startOf(with(""));
        const auto write = [&](CardId card) { return writeReply(match, PlayerId(0), Reply(arcana::Word::Play, card)); };
        QCOMPARE(write(CardId(0)), std::string("play Grizzly Bears"));
        QCOMPARE(write(CardId(500)), std::string("play ?"));
    }

    void accentsMayBeLeftOut() {
        CardPool pool(arcana::vocabulary());
        Definition definition;
        definition.name = "Déjà Vu";
        const DefinitionId id = pool.add(definition);
        QCOMPARE(cardNamed(pool, "Deja Vu"), id);
        QCOMPARE(cardNamed(pool, "Déjà Vu"), id);
        QVERIFY(!cardNamed(pool, "Deja Vue"));
        // An incomplete UTF-8 sequence matches nothing.
        definition.name = "KA";
        pool.add(definition);
        QVERIFY(!cardNamed(pool, "K\xc3"));
        const auto read = readCards(pool, {1, ""}, "Deja Vu x2");
        QCOMPARE(std::get<std::vector<CardEntry>>(read).at(0).count, 2);
    }

    void aRefusedReplyChangesNothing() {
        QCOMPARE(firstError(
                     with("1 play Swamp\nexpect refused can't be done\nexpect 1 hand size 3\nexpect 1 asked priority\n"
                          "2 pass\nexpect refused not you\n1 cancel\nexpect refused nothing to take back\n")),
                 std::string());
        QCOMPARE(firstError(with("1 concede\nexpect winner 2\n1 pass\nexpect refused over\n")), std::string());
    }

    void namesWithCommasAreRead() {
        CardPool pool(arcana::vocabulary());
        for (const char* name : {"Ann", "Ann, Queen of Elves", "Elf", "Elf x2"}) {
            Definition definition;
            definition.name = name;
            (void)pool.add(definition);
        }
        const NotationLine line{1, ""};
        const auto read = readCards(pool, line, "Ann, Queen of Elves, Elf x2 x3, Ann x2 (a, b), Elf (c) x2, Ann");
        const auto* cards = std::get_if<std::vector<CardEntry>>(&read);
        QVERIFY(cards != nullptr);
        const std::vector<CardEntry> expected{{pool.find("Ann, Queen of Elves"), 1, {}},
                                              {pool.find("Elf x2"), 3, {}},
                                              {pool.find("Ann"), 2, {"a", "b"}},
                                              {pool.find("Elf"), 2, {"c"}},
                                              {pool.find("Ann"), 1, {}}};
        QVERIFY(*cards == expected);
    }

    void everyLegalReplyIsFoundByItsText() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Random random(seed);
            Replies replies;
            while (match.pendingQuestion() != nullptr) {
                match.legalReplies(replies);
                for (const Reply& reply : replies) {
                    const std::string text = writeReply(match, match.playerToAct(), reply);
                    const auto found = findReply(match, match.playerToAct(), text);
                    QVERIFY2(found.has_value() && *found == reply, text.c_str());
                    ++checked;
                }
                QCOMPARE(
                    match.play(match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                    MessageId::None);
            }
        }
        QVERIFY(checked > 50'000);
    }

    void aReplayReachesTheSameEnd() {
        const auto& rulebook = ArcanaGame::instance().rulebook();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            MatchDriver driver(ArcanaGame::instance().begun(seed));
            Match& match = driver.edit();
            Journal journal;
            driver.setObserver(&journal);
            Random random(seed);
            Replies replies;
            while (match.pendingQuestion() != nullptr) {
                match.legalReplies(replies);
                if (match.canCancel() && random.below(8) == 0) replies = {Reply(ReplyWord::Cancel)};
                QCOMPARE(
                    match.play(match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                    MessageId::None);
            }
            const std::string text =
                writeReplay(rulebook, ArcanaGame::instance().start(seed), journal.entries(), "again");
            ScenarioRunner runner(rulebook);
            const auto error = runner.run(scenarioOf(text));
            QVERIFY2(!error, error ? error->message().c_str() : "");
            QVERIFY(runner.match().state() == match.state());
        }
    }

    /// Notes are for the reader and do not affect the match.
    void aReplayIsReadBackWithItsNotes() {
        const Rulebook& rulebook = ArcanaGame::instance().rulebook();
        const MatchStart start = ArcanaGame::instance().start(11);
        MatchDriver driver{Match(rulebook)};
        Match& match = driver.edit();
        Journal journal;
        driver.setObserver(&journal);
        begin(match, start);
        Random random(11);
        Replies legal;
        for (int i = 0; i < 300 && match.pendingQuestion() != nullptr; ++i) {
            match.legalReplies(legal);
            match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        const std::string text =
            writeReplay(rulebook, start, journal.entries(), "noted", {"begun today", "player 1 A"});
        const auto read = std::get<std::vector<Scenario>>(readScenarios(text)).front();
        QCOMPARE(read.notes.size(), std::size_t{2});
        QCOMPARE(read.notes[1].text, std::string("player 1 A"));
        const auto replay = std::get<Replay>(readReplay(rulebook, read));
        QVERIFY(!replay.mistake);
        QVERIFY(replay.start == start);
        QVERIFY(replay.entries == journal.entries());
        // A position is not a replay.
        QVERIFY(std::holds_alternative<NotationError>(
            readReplay(rulebook, std::get<std::vector<Scenario>>(readScenarios(dragon)).front())));
    }
};

DUELOGUE_TEST(TestReplyText, NoApplication)

#include "tst_replytext.moc"
