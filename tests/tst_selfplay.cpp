// Whole matches between computer players, looked at at every decision: what the state promises holds everywhere.
#include <QtTest>

#include "match/NotationReplies.h"
#include "match/Save.h"
#include "match/View.h"
#include "players/GreedyPlayer.h"
#include "players/RandomPlayer.h"
#include "tests/ArcanaGame.h"

using namespace duelogue;

namespace {

constexpr int mostDecisions = 50'000;
/// So often a copy and a loaded state go on by themselves, to the same end.
constexpr int followEvery = 400;

const arcana::Arcana& rules() { return ArcanaGame::instance().rulebook(); }

/// The end of a match that goes on with replies drawn from a seed.
MatchState endOf(Match match, std::uint64_t seed) {
    Random random(seed);
    Replies replies;
    for (int i = 0; i < mostDecisions && match.question() != nullptr; ++i) {
        match.options(replies);
        const auto count = static_cast<std::uint32_t>(replies.size());
        if (match.answer(match.asked(), replies[random.below(count)]) != MessageId::None) break;
    }
    return match.state();
}

/// What is wrong with the promises of a match that waits; empty where nothing is.
std::string brokenPromise(const Match& match, MatchState& copy, bool follow) {
    const MatchState& state = match.state();
    copy = state;
    if (!(copy == state)) return "the copy differs";
    if (copy.hash() != state.hash()) return "the copy's hash differs";
    const auto loaded = load(rules(), save(match));
    if (const auto* error = std::get_if<SaveError>(&loaded)) return "it can't be loaded: " + error->message;
    if (!(std::get<MatchState>(loaded) == state)) return "the loaded state differs";
    if (const auto problem = problemIn(state, rules())) return *problem;
    Replies replies;
    match.options(replies);
    if (replies.empty()) return "nothing can be answered";
    if (!follow) return {};
    const MatchState end = endOf(match, 1);
    if (!(endOf(Match(rules(), copy), 1) == end)) return "the copy comes to another end";
    if (!(endOf(Match(rules(), std::get<MatchState>(loaded)), 1) == end))
        return "the loaded state comes to another end";
    return {};
}

/// Plays a match to its end. What went wrong, and where; empty where nothing did.
std::string play(std::uint64_t seed, ComputerPlayer& first, ComputerPlayer& other) {
    Match match = ArcanaGame::instance().begun(seed);
    MatchState copy;
    Replies replies;
    int decisions = 0;
    for (; decisions < mostDecisions && match.question() != nullptr; ++decisions) {
        const std::string broken = brokenPromise(match, copy, decisions % followEvery == followEvery / 2);
        const std::string place = "seed " + std::to_string(seed) + ", decision " + std::to_string(decisions) + ", ";
        if (!broken.empty()) return place + writeQuestion(match) + ": " + broken;
        match.options(replies);
        Reply reply = replies.front();
        ComputerPlayer& player = match.asked() == PlayerId(0) ? first : other;
        if (replies.size() > 1) reply = player.choose(View(match, match.asked()));
        const MessageId refused = match.answer(match.asked(), reply);
        if (refused != MessageId::None) return place + writeQuestion(match) + ": " + text(refused);
    }
    if (match.state().globals.over == 0) return "seed " + std::to_string(seed) + ": it does not end\n" + match.report();
    return {};
}

}  // namespace

class TestSelfPlay : public QObject {
    Q_OBJECT

private slots:
    void randomMatchesKeepTheirPromises() {
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            RandomPlayer one(seed);
            RandomPlayer other(seed + 1);
            const std::string wrong = play(seed, one, other);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void greedyMatchesKeepTheirPromises() {
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            GreedyPlayer one(evaluationFor(rules()), seed);
            GreedyPlayer other(evaluationFor(rules()), seed + 1);
            const std::string wrong = play(seed, one, other);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestSelfPlay)
#include "tst_selfplay.moc"
