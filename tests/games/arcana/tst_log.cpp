// The log of Arcana.
#include <QTest>

#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/LogLines.h"

using namespace duelogue;

namespace {

constexpr const char* loggedPosition = R"(game        arcana
turn        1 main
player 1
  hand        Howling Fury, Blaze, Angelic Blessing, Mind Rot, Forest, Flux, Final Strike, Cruel Tutor, Hand of Death
  battlefield Mountain x6, Swamp x6, Plains x4, Island x3, Hill Giant, Goblin Bully, Muck Rats
  library     Muck Rats x9
player 2
  hand        Plains, Island, Forest
  battlefield Grizzly Bears, Border Guard, Elvish Ranger, Undying Beast (damage 1)
  library     Plains x9
moves
)";

}  // namespace

class TestLog : public QObject {
    Q_OBJECT

private slots:
    void eventsAreLogged_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QStringList>("lines");
        const auto add = [](const char* row, const QString& moves, const QStringList& lines) {
            QTest::newRow(row) << moves << lines;
        };
        add("a land", "1 play Forest", {"You play Forest"});
        add("a spell and its target", "1 play Howling Fury|1 choose Hill Giant|1 pay auto|1 pass|2 pass",
            {"You cast Howling Fury, targeting Hill Giant", "Hill Giant gets +4/+0"});
        add("X and a player", "1 play Blaze|1 number 3|1 choose player 2|1 pay auto|1 pass|2 pass",
            {"You cast Blaze with X = 3, targeting Ben", "Blaze deals 3 damage to Ben"});
        add("a keyword", "1 play Angelic Blessing|1 choose Muck Rats|1 pay auto|1 pass|2 pass",
            {"You cast Angelic Blessing, targeting Muck Rats", "Muck Rats gets +3/+3 and gains flying"});
        add("a cost", "1 play Final Strike|1 pay auto|1 choose Muck Rats|1 pass|2 pass",
            {"You sacrifice Muck Rats", "You cast Final Strike, targeting Ben", "Final Strike deals 1 damage to Ben"});
        add("a choice of each",
            "1 play Flux|1 pay auto|1 pass|2 pass|1 choose Blaze|1 choose Forest|1 done|2 choose Island|2 done",
            {"You cast Flux", "You discard Blaze and Forest, Ben discards Island", "You draw 2 cards",
             "Ben draws a card", "You draw a card"});
        add("too little mana", "1 play Mind Rot|1 choose player 2|1 tap Swamp|1 pay",
            {"You can't pay for Mind Rot: the spell is canceled"});
        add("a library", "1 play Cruel Tutor|1 pay auto|1 pass|2 pass|1 choose Muck Rats",
            {"You cast Cruel Tutor", "You shuffle your library", "Muck Rats goes on top of your library",
             "You lose 2 life"});
        add("the destroying card", "1 play Hand of Death|1 choose Grizzly Bears|1 pay auto|1 pass|2 pass",
            {"You cast Hand of Death, targeting Grizzly Bears", "Hand of Death destroys Grizzly Bears"});
        add("the moved card", "1 play Blaze|1 number 1|1 choose Undying Beast|1 pay auto|1 pass|2 pass|1 pass|2 pass",
            {"You cast Blaze with X = 1, targeting Undying Beast", "Blaze deals 1 damage to Undying Beast",
             "Undying Beast is destroyed", "Undying Beast goes on top of Ben's library"});
        add("blocks",
            "1 pass|2 pass|1 pass|2 pass|1 attack Hill Giant|1 attack Goblin Bully|1 done|2 block Hill Giant with "
            "Grizzly Bears|"
            "2 block Hill Giant with Border Guard|2 block Goblin Bully with Elvish Ranger|2 done",
            {"You attack with Hill Giant and Goblin Bully",
             "Grizzly Bears and Border Guard block Hill Giant, Elvish Ranger blocks Goblin Bully"});
    }
    void eventsAreLogged() {
        QFETCH(QString, moves);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(ArcanaGame::instance().rulebook(), loggedPosition, moves), lines);
    }
    /// S2.20
    void theLogNamesThePreventingCard() {
        constexpr const char* attacked = R"(game        arcana
turn        2 attackers
player 1
  hand        Deep Wood
  battlefield Forest x2
player 2
  battlefield Hill Giant
moves
)";
        QCOMPARE(
            linesOf(ArcanaGame::instance().rulebook(), attacked,
                    "2 attack Hill Giant|2 done|2 pass|1 play Deep Wood|1 pay auto|1 pass|2 pass|"
                    "2 pass|1 pass|2 pass|1 pass"),
            QStringList({"Ben attacks with Hill Giant", "You cast Deep Wood", "Deep Wood prevents damage to you"}));
    }
    void theLogNamesTappedCards() {
        constexpr const char* table = R"(game        arcana
turn        1 main
player 1
  hand        Thundermare
  battlefield Mountain x6, Hill Giant
player 2
  battlefield Grizzly Bears
moves
)";
        QCOMPARE(linesOf(ArcanaGame::instance().rulebook(), table,
                         "1 play Thundermare|1 pay auto|1 pass|2 pass|1 pass|2 pass|1 attack Thundermare|1 done"),
                 QStringList({"You cast Thundermare", "Thundermare taps Hill Giant and Grizzly Bears",
                              "You attack with Thundermare"}));
    }
    void theLogNamesTheOwnersOfEqualCards() {
        constexpr const char* table = R"(game        arcana
turn        1 main
player 1
  battlefield Hill Giant
player 2
  battlefield Hill Giant, Muck Rats
moves
)";
        QCOMPARE(linesOf(ArcanaGame::instance().rulebook(), table,
                         "1 pass|2 pass|1 pass|2 pass|1 attack Hill Giant|1 done|1 pass|2 pass|"
                         "2 block Hill Giant with Hill Giant|2 block Hill Giant with Muck Rats|2 done"),
                 QStringList({"You attack with Hill Giant", "Ben's Hill Giant and Muck Rats block your Hill Giant"}));
    }
    void theOpeningAndConcessionsAreLogged() {
        MatchDriver driver{Match(ArcanaGame::instance().rulebook())};
        Match& match = driver.edit();
        MatchLog book;
        driver.setObserver(&book);
        begin(match, ArcanaGame::instance().start(3));
        const PlayerId first = match.playerToAct();
        const PlayerId second(first.value == 0 ? 1 : 0);
        QCOMPARE(match.play(first, Reply(ReplyWord::No)), MessageId::None);
        QCOMPARE(match.play(second, Reply(ReplyWord::Yes)), MessageId::None);
        QCOMPARE(match.play(second, Reply(ReplyWord::No)), MessageId::None);
        Replies replies;
        match.legalReplies(replies);
        QCOMPARE(match.play(second, replies.front()), MessageId::None);
        QCOMPARE(match.play(second, Reply(ReplyWord::Concede)), MessageId::None);
        const auto nameCard = [](const MatchLog::Named*) { return std::string("a card"); };
        const auto namePlayer = [](PlayerId) { return std::string("Ben"); };
        QStringList told;
        for (const MatchLog::Line& line : book.lines())
            told += QString::fromStdString(readLine(line, first, nameCard, namePlayer));
        QCOMPARE(told,
                 QStringList({"You win the coin toss and go first", "You and Ben draw 7 cards each",
                              "You keep your hand", "Ben mulligans to 6", "Ben draws 7 cards", "Ben keeps their hand",
                              "A card goes to the bottom of Ben's library", "Ben concedes"}));
        QCOMPARE(readLine(book.lines().back(), second, nameCard, namePlayer), "You concede");
    }
    /// The line names only one of the two cards.
    void aCardThatBothPlayersHaveInPlayIsNamedWithItsPlayer() {
        const char* const both =
            "game arcana\nname Both\nturn 1 main\nplayer 1\n  hand Hand of Death\n"
            "  battlefield Grizzly Bears, Swamp x3\nplayer 2\n  battlefield Grizzly Bears\nmoves\n";
        QCOMPARE(linesOf(ArcanaGame::instance().rulebook(), both,
                         "1 play Hand of Death|1 choose Grizzly Bears #2|1 pay auto|1 pass|2 pass"),
                 QStringList({"You cast Hand of Death, targeting Ben's Grizzly Bears",
                              "Hand of Death destroys Ben's Grizzly Bears"}));
    }
    /// Only player 2 knows that a rival has the card.
    void aRivalsUnknownCardIsNotGivenAway() {
        MatchLog::Line line;
        line.cards.push_back({CardId(0), DefinitionId(1), 3, PlayerId(0), 2});
        QVERIFY(!line.isShared({"Grizzly Bears"}, 0, PlayerId(0)));
        QVERIFY(line.isShared({"Grizzly Bears"}, 0, PlayerId(1)));
        QVERIFY(line.isShared({"Grizzly Bears"}, 0, PlayerId()));
    }
    void equalCardsAreCountedInTheLog() {
        QCOMPARE(detail::listedNames({"Bear", "Ogre", "Bear", "Elf"}), "Bear ×2, Ogre and Elf");
        QCOMPARE(detail::listedNames({MatchLog::unknownCard, MatchLog::unknownCard}), "2 cards");
        QCOMPARE(detail::listedNames({"Bear"}), "Bear");
    }
};

DUELOGUE_TEST(TestLog, NoApplication)
#include "tst_log.moc"
