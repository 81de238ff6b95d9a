// Effects without end, in every game: loops that nobody leaves, and what grows with each round. Own cards make them.
#include <QtTest>

#include "match/effects/CoreVerbs.h"
#include "match/notation/LogBook.h"
#include "tests/support/match/OwnGames.h"

using namespace duelogue;

namespace {

void addPlaces() {
    QTest::addColumn<int>("at");
    for (int i = 0; i < 4; ++i) QTest::newRow(ownPlaces[i].game) << i;
}

/// Counts how often a value of a player goes up.
class Gains : public Observer {
public:
    void completed(const Match& /*match*/, const Communication& done) override {
        m_count += done.is(CoreVerb::Gain) && done.succeeded() ? 1 : 0;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

/// Lets everybody do as little as possible until the turn is over.
void passOn(Match& match) {
    const int turn = match.state().globals.turn;
    Replies replies;
    while (match.question() != nullptr && match.state().globals.turn == turn) {
        match.options(replies);
        Reply reply = replies.front();
        for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
            if (std::ranges::find(replies, Reply(least)) != replies.end()) reply = Reply(least);
        }
        QCOMPARE(match.answer(match.asked(), reply), MessageId::None);
    }
}

/// The first reply that is about an own card of that name; what is done with it in the game.
Reply useOf(const Match& match, const std::string& name) {
    Replies replies;
    match.options(replies);
    const auto found = std::ranges::find_if(replies, [&](const Reply& reply) {
        return reply.subject.isCard() && match.pool()[match.state().card(reply.subject.card()).definition].name == name;
    });
    return found == replies.end() ? Reply(ReplyWord::Concede) : *found;
}

}  // namespace

class TestLoops : public QObject {
    Q_OBJECT

private slots:
    void aLoopThatChangesNothingIsADrawWithin100Rounds_data() { addPlaces(); }
    void aLoopThatChangesNothingIsADrawWithin100Rounds() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const std::string value = place.value;
        const auto own = cardOf(place, "Echo",
                                "{pay: 0, do: {gain " + value +
                                    ": 1}}, "
                                    "{when: {gain " +
                                    value + ": you}, do: {lose " + value +
                                    ": 1}}, "
                                    "{when: {lose " +
                                    value + ": you}, do: {gain " + value + ": 1}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Echo")), std::string());
        Match match = game.match();
        Gains gains;
        LogBook log;
        match.setObserver(&gains);
        match.addObserver(log);
        const Reply use = useOf(match, "Echo");
        QCOMPARE(match.answer(match.asked(), use), MessageId::None);
        passOn(match);
        QVERIFY(match.state().globals.over != 0);
        QCOMPARE(match.state().globals.ending, MessageId::EndlessEffects);
        QCOMPARE(match.state().globals.winners, std::uint8_t{0});
        QVERIFY2(gains.count() <= 100, qPrintable(QString::number(gains.count())));
        const auto named = [&](const LogBook::Line& line) {
            return line.text.find("on without end") != std::string::npos &&
                   std::ranges::any_of(line.cards, [&](const LogBook::Named& card) {
                       return game.pool()[card.definition].name == "Echo";
                   });
        };
        QVERIFY(std::ranges::any_of(log.lines(), named));
    }

    /// The same end comes of a copy, and of a match that was saved in between.
    void aLoopEndsInTheSameRoundInACopy_data() { addPlaces(); }
    void aLoopEndsInTheSameRoundInACopy() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const std::string value = place.value;
        const auto own = cardOf(place, "Echo",
                                "{pay: 0, do: {gain " + value +
                                    ": 1}}, "
                                    "{when: {gain " +
                                    value + ": you}, do: {lose " + value +
                                    ": 1}}, "
                                    "{when: {lose " +
                                    value + ": you}, do: {gain " + value + ": 1}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Echo")), std::string());
        Match match = game.match();
        QCOMPARE(match.answer(match.asked(), useOf(match, "Echo")), MessageId::None);
        Match copy(match.rulebook(), match.state());
        passOn(match);
        Replies replies;
        copy.toChoice(replies);
        while (copy.question() != nullptr && copy.state().globals.over == 0) {
            copy.options(replies);
            Reply reply = replies.front();
            for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
                if (std::ranges::find(replies, Reply(least)) != replies.end()) reply = Reply(least);
            }
            copy.takeToChoice(reply, replies);
        }
        QCOMPARE(copy.state().hash(), match.state().hash());
    }

    /// A figure that grows with each round makes every state a new one. The bounds of effects end the match.
    void aLoopThatRaisesAFigureIsADrawThatNamesTheCards_data() { addPlaces(); }
    void aLoopThatRaisesAFigureIsADrawThatNamesTheCards() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const std::string value = place.value;
        const auto own = cardOf(place, "Spring",
                                "{pay: 0, do: {gain " + value +
                                    ": 1}}, "
                                    "{when: {gain " +
                                    value + ": you}, do: {gain " + value + ": 1}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Spring")), std::string());
        Match match = game.match();
        LogBook log;
        match.setObserver(&log);
        QCOMPARE(match.answer(match.asked(), useOf(match, "Spring")), MessageId::None);
        passOn(match);
        if (match.state().globals.winners != 0) return;  // points win before
        QCOMPARE(match.state().globals.ending, MessageId::EndlessEffects);
        QVERIFY(std::ranges::any_of(log.lines(), [](const LogBook::Line& line) {
            return line.text.find("on without end") != std::string::npos;
        }));
    }

    /// People may.
    void aPersonMayRepeatAFreeAbility_data() { addPlaces(); }
    void aPersonMayRepeatAFreeAbility() {
        QFETCH(int, at);
        const OwnPlace& place = ownPlaces[at];
        const auto own = cardOf(place, "Idol", "{pay: 0, do: {lose " + std::string(place.value) + ": 0}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Idol")), std::string());
        Match match = game.match();
        for (int i = 0; i < 150; ++i) {
            const Reply use = useOf(match, "Idol");
            QVERIFY(!use.is(ReplyWord::Concede));
            QCOMPARE(match.answer(match.asked(), use), MessageId::None);
            for (int passes = 0; passes < 2 && place.game == std::string_view("arcana"); ++passes)
                QCOMPARE(match.answer(match.asked(), Reply(ReplyWord::Pass)), MessageId::None);
            QVERIFY(match.question() != nullptr);
        }
    }
};

QTEST_APPLESS_MAIN(TestLoops)
#include "tst_loops.moc"
