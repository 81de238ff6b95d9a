// Basebreak: standings at a base, and random matches of two to four players with invariants at every decision. Rules
// and cards have scenarios of their own in scenarios/basebreak. DUELOGUE_LONG=1 plays many more matches.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/RandomBases.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;
using namespace duelogue::basebreak;

namespace {

constexpr int mostDecisions = enoughToEnd;

/// Points computed from the verbs that gain and lose points. They must equal the points in the state.
class Points : public Observer {
public:
    explicit Points(const ReadableMatch& match) {
        for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p)
            m_points[p] = value(match.state(), PlayerId(p), Value::Points);
    }
    void completed(const ReadableMatch& match, const Communication& done) override {
        const bool gain = done.is(CoreVerb::Gain);
        const bool lose = done.is(CoreVerb::Lose);
        if ((!gain && !lose) || !done.succeeded()) return;
        for (const Subject subject : subjectsOf(match, done))
            m_points[subject.player().value] += (gain ? 1 : -1) * done.as<VerbBody>().amount;
    }
    [[nodiscard]] bool areThose(const MatchState& state) const {
        for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
            if (value(state, PlayerId(p), Value::Points) != m_points[p]) return false;
        }
        return true;
    }

private:
    std::array<int, maxPlayers> m_points{};
};

/// Returns what is wrong with a card in play, or an empty string. Bases are unowned, minions are at bases, and every
/// host is in play.
std::string problemOn(const MatchState& state, CardId id) {
    const Card& card = state.card(id);
    const CardId host = card.current.host;
    if (has(card, Trait::Base) != !card.owner) return "a base of somebody";
    if (has(card, Trait::Base) ? static_cast<bool>(host) : !host) return "a card that is on nothing";
    if (host && !isIn(state.card(host), Zone::Play)) return "a card is on what has left play";
    if (has(card, Trait::Minion) && host && !has(state.card(host), Trait::Base)) return "a minion is at no base";
    if (has(card, Trait::Action) && !has(card, Trait::Ongoing)) return "an action stays that should not";
    if (card.current.controller != card.holder) return "a card lies with somebody who doesn't control it";
    return power(card) < 0 ? "a power below zero" : "";
}

/// Returns true if a position in the notation can describe the match completely.
bool isQuiet(const ReadableMatch& match) {
    return match.pendingQuestion()->is<PlayCards>() && match.state().continuousEffects.empty() &&
           value(match.state(), match.playerToAct(), Value::Minions) == 0 &&
           value(match.state(), match.playerToAct(), Value::Actions) == 0;
}

std::string problemAt(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::string wrong;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (wrong.empty()) wrong = problemOn(state, id);
    });
    if (wrong.empty() && isQuiet(match)) wrong = problemOfPosition(match);
    if (!wrong.empty()) return wrong;
    if (bases(state).size() != state.globals.playerCount + 1U && baseIn(state, Global::ScoringBase).isNone())
        return "not one base more than players";
    const PlayerId current = state.globals.current;
    const bool plays = match.pendingQuestion()->is<PlayCards>() && state.globals.turn > state.globals.playerCount;
    const auto limit = static_cast<std::size_t>(option(state, Option::HandLimit));
    return plays && state.zone(current, Zone::Hand).size() > 60 + limit ? "a hand without limits" : "";
}

std::string problemAtEnd(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const PlayerSet winners(state.globals.winners);
    if (winners.count() != 1) return "not one winner";
    const int points = value(state, winners.first(), Value::Points);
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        if (PlayerId(p) != winners.first() && value(state, PlayerId(p), Value::Points) >= points)
            return "somebody else has as many points";
    }
    return points >= option(state, Option::PointsToWin) ? "" : "a winner without enough points";
}

/// Adds a row for each number of players.
void addPlayers() {
    QTest::addColumn<std::size_t>("players");
    for (const std::size_t players : {std::size_t{2}, std::size_t{3}, std::size_t{4}}) {
        const QByteArray name = QByteArray::number(static_cast<int>(players)) + " players";
        QTest::newRow(name.constData()) << players;
    }
}

}  // namespace

class BasebreakTest : public QObject {
    Q_OBJECT

private slots:
    void randomMatchesKeepAllInvariants_data() { addPlayers(); }
    void randomMatchesKeepAllInvariants() {
        QFETCH(std::size_t, players);
        const std::uint64_t matches = isLongRun() ? 2'000 : 40;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            Match begun = BasebreakGame::instance().begun(seed, players);
            Points points(begun);
            const auto watch = [&](const ReadableMatch& match) {
                return points.areThose(match.state()) ? problemAt(match) : "points changed without a verb";
            };
            RandomMatch match(std::move(begun), seed * 31 + players, watch, &problemAtEnd);
            match.setObserver(&points);
            const std::string wrong = match.play();
            QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        }
    }

    void randomPositionsKeepAllInvariants_data() { addPlayers(); }
    /// Positions with any cards of each player.
    void randomPositionsKeepAllInvariants() {
        QFETCH(std::size_t, players);
        const std::uint64_t positions = isLongRun() ? 3'000 : 100;
        for (std::uint64_t seed = 1; seed <= positions; ++seed) {
            const std::string text =
                RandomBases(BasebreakGame::instance().pool(), seed).text(static_cast<unsigned>(players));
            Match at = matchAt(BasebreakGame::instance().rulebook(), text);
            Points points(at);
            const auto watch = [&](const ReadableMatch& match) {
                return points.areThose(match.state()) ? problemAt(match) : "points changed without a verb";
            };
            RandomMatch match(std::move(at), seed, watch, &problemAtEnd);
            match.setObserver(&points);
            const std::string wrong = match.play();
            if (!wrong.empty())
                QFAIL((wrong + "\n" + scenarioOf(BasebreakGame::instance().rulebook(), text, match.replies())).c_str());
        }
    }

    void aRecordedMatchCanBeReplayed() {
        for (const std::size_t players : {std::size_t{2}, std::size_t{4}}) {
            const std::string wrong =
                problemOfReplay(BasebreakGame::instance().rulebook(), BasebreakGame::instance().start(11, players), 5);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// A position at the beginning of a player's Play Cards phase describes the match completely.
    void aPositionSurvivesWritingAndReading() {
        Match match = BasebreakGame::instance().begun(3, 3);
        Random random(8);
        int compared = 0;
        for (int i = 0; i < 3'000 && match.pendingQuestion() != nullptr; ++i) {
            if (isQuiet(match)) {
                const std::string wrong = problemOfPosition(match);
                QVERIFY2(wrong.empty(), wrong.c_str());
                ++compared;
            }
            (void)match.play(match.playerToAct(), anyOf(match, random));
        }
        QVERIFY(compared > 10);
    }

    void concedingRemovesAllCardsOfThePlayer() {
        Match match = BasebreakGame::instance().begun(4, 3);
        Random random(2);
        for (int i = 0; i < 200; ++i) (void)match.play(match.playerToAct(), anyOf(match, random));
        const PlayerId leaver = match.playerToAct();
        QCOMPARE(match.play(leaver, Reply(ReplyWord::Concede)), MessageId::None);
        QCOMPARE(match.state().globals.over, std::uint8_t{0});
        for (int i = 0; i < mostDecisions && match.pendingQuestion() != nullptr; ++i) {
            QVERIFY(match.playerToAct() != leaver);
            if (match.pendingQuestion()->is<PlayCards>()) QVERIFY(match.state().zone(leaver, Zone::Play).empty());
            (void)match.play(match.playerToAct(), anyOf(match, random));
        }
        QCOMPARE(match.state().globals.over, std::uint8_t{1});
        QVERIFY(!PlayerSet(match.state().globals.winners).has(leaver));
    }

    /// A player concedes while another player answers a question in the middle of an effect.
    void cardsOfAConcededPlayerAreNotOffered() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Match match = BasebreakGame::instance().begun(seed, 4);
            Random random(seed);
            const auto before = 20 + random.below(400);
            const auto isAskedInBetween = [&] {
                return match.pendingQuestion() != nullptr && !match.pendingQuestion()->is<PlayCards>();
            };
            for (std::uint32_t i = 0; i < before + 100 && (i < before || !isAskedInBetween()); ++i) {
                if (match.pendingQuestion() != nullptr) (void)match.play(match.playerToAct(), anyOf(match, random));
            }
            if (match.pendingQuestion() == nullptr) continue;
            const PlayerId leaver = match.state().after(match.playerToAct());
            QCOMPARE(match.play(leaver, Reply(ReplyWord::Concede)), MessageId::None);
            for (int i = 0; i < mostDecisions && match.pendingQuestion() != nullptr; ++i) {
                QVERIFY(match.playerToAct() != leaver);
                Replies replies;
                match.legalReplies(replies);
                for (const Reply& reply : replies) {
                    QVERIFY(reply.subject != Subject(leaver));
                    if (!reply.subject.isCard()) continue;
                    const Card& card = match.state().card(reply.subject.card());
                    const std::string& name = match.pool()[card.definition].name;
                    QVERIFY2(card.owner != leaver, (std::to_string(seed) + ": " + name).c_str());
                }
                (void)match.play(match.playerToAct(), anyOf(match, random));
            }
            QVERIFY2(match.state().globals.over != 0, match.report().c_str());
        }
    }

    void matchSettingsAreStored() {
        MatchStart start = BasebreakGame::instance().start(6, 2);
        start.options = {3, 2, 4};
        Match match(BasebreakGame::instance().rulebook());
        begin(match, start);
        QCOMPARE(option(match.state(), Option::PointsToWin), 3);
        QVERIFY(match.state().zone(PlayerId(0), Zone::Hand).size() <= 2);
        const std::string text = writeReplay(BasebreakGame::instance().rulebook(), start, {}, "");
        QVERIFY(text.find("option      points to win 3\n") != std::string::npos);
        QVERIFY(text.find("option      hand limit 4\n") != std::string::npos);
    }

    void aStateFitsInto32KiB() {
        Match match = BasebreakGame::instance().begun(9, 4);
        Random random(1);
        for (int i = 0; i < mostDecisions && match.pendingQuestion() != nullptr; ++i) {
            QVERIFY(match.state().bytes() <= 32U * 1024U);
            (void)match.play(match.playerToAct(), anyOf(match, random));
        }
    }
};

DUELOGUE_TEST(BasebreakTest, NoApplication)

#include "tst_basebreak.moc"
