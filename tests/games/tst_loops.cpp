// Endless effects in every game, made with cards of the test: loops that no player can leave, and values that grow with
// each round.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/OwnGames.h"

using namespace duelogue;

namespace {

/// Returns a reply that does nothing, or the first reply if all of them do something.
Reply leastOf(const Replies& replies) {
    Reply reply = replies.front();
    for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
        if (std::ranges::find(replies, Reply(least)) != replies.end()) reply = Reply(least);
    }
    return reply;
}

/// Does as little as possible for each player until the turn is over.
void passOn(Match& match) {
    const int turn = match.state().globals.turn;
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn) {
        match.legalReplies(replies);
        QCOMPARE(match.play(match.playerToAct(), leastOf(replies)), MessageId::None);
    }
}

/// Returns the first legal reply about a card with that name, or else a concession.
Reply useOf(const ReadableMatch& match, const std::string& name) {
    Replies replies;
    match.legalReplies(replies);
    const auto found = std::ranges::find_if(replies, [&](const Reply& reply) {
        return reply.subject.isCard() && match.pool()[match.state().card(reply.subject.card()).definition].name == name;
    });
    return found == replies.end() ? Reply(ReplyWord::Concede) : *found;
}

}  // namespace

class TestLoops : public QObject {
    Q_OBJECT

private slots:
    void anIdleLoopIsADrawWithin100Rounds_data() { addOwnPlaces(); }
    void anIdleLoopIsADrawWithin100Rounds() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Echo", endlessLoop));
        QCOMPARE(game.play(positionOf(place, "Echo")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        Gains gains;
        MatchLog log;
        driver.setObserver(&gains);
        driver.addObserver(log);
        const Reply use = useOf(match, "Echo");
        QCOMPARE(match.play(match.playerToAct(), use), MessageId::None);
        passOn(match);
        QVERIFY(match.state().globals.over != 0);
        QCOMPARE(match.state().globals.ending, MessageId::EndlessEffects);
        QCOMPARE(match.state().globals.winners, std::uint8_t{0});
        QVERIFY2(gains.count() <= 100, qPrintable(QString::number(gains.count())));
        const auto named = [&](const MatchLog::Line& line) {
            return line.text.find(" an endless loop") != std::string::npos &&
                   std::ranges::any_of(line.cards, [&](const MatchLog::Named& card) {
                       return game.pool()[card.definition].name == "Echo";
                   });
        };
        QVERIFY(std::ranges::any_of(log.lines(), named));
    }

    /// A copy that is fast-forwarded ends in the same state.
    void aLoopEndsInTheSameRoundInACopy_data() { addOwnPlaces(); }
    void aLoopEndsInTheSameRoundInACopy() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Echo", endlessLoop));
        QCOMPARE(game.play(positionOf(place, "Echo")), std::string());
        Match match = game.match();
        QCOMPARE(match.play(match.playerToAct(), useOf(match, "Echo")), MessageId::None);
        Match copy(match.rulebook(), match.state());
        passOn(match);
        Replies replies;
        copy.runToDecision(replies);
        while (copy.pendingQuestion() != nullptr && copy.state().globals.over == 0) {
            copy.legalReplies(replies);
            copy.applyAndRunToDecision(leastOf(replies), replies);
        }
        QCOMPARE(copy.state().hash(), match.state().hash());
    }

    /// A value that grows with each round makes every state new, so the engine limits end the match.
    void aGrowingLoopIsADrawThatNamesTheCards_data() { addOwnPlaces(); }
    void aGrowingLoopIsADrawThatNamesTheCards() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const auto own =
            cardAbout(place, "Spring", "{pay: 0, do: {gain %1: 1}}, {when: {gain %1: you}, do: {gain %1: 1}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Spring")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        MatchLog log;
        driver.setObserver(&log);
        QCOMPARE(match.play(match.playerToAct(), useOf(match, "Spring")), MessageId::None);
        passOn(match);
        if (match.state().globals.winners != 0) return;  // a player has won by points first
        QCOMPARE(match.state().globals.ending, MessageId::EndlessEffects);
        QVERIFY(std::ranges::any_of(log.lines(), [](const MatchLog::Line& line) {
            return line.text.find(" an endless loop") != std::string::npos;
        }));
    }

    /// Only effects that repeat without a player's choice end the match.
    void aPersonMayRepeatAFreeAbility_data() { addOwnPlaces(); }
    void aPersonMayRepeatAFreeAbility() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const auto own = cardAbout(place, "Idol", "{pay: 0, do: {lose %1: 0}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Idol")), std::string());
        Match match = game.match();
        for (int i = 0; i < 150; ++i) {
            const Reply use = useOf(match, "Idol");
            QVERIFY(!use.is(ReplyWord::Concede));
            QCOMPARE(match.play(match.playerToAct(), use), MessageId::None);
            for (int passes = 0; passes < 2 && place.game == std::string_view("arcana"); ++passes)
                QCOMPARE(match.play(match.playerToAct(), Reply(ReplyWord::Pass)), MessageId::None);
            QVERIFY(match.pendingQuestion() != nullptr);
        }
    }
};

DUELOGUE_TEST(TestLoops, NoApplication)
#include "tst_loops.moc"
