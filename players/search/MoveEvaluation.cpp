#include "players/search/MoveEvaluation.h"

#include <algorithm>
#include <cmath>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/plain/Evaluation.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

namespace {

/// The effort of the second comparison in relation to the first one.
constexpr int confirmation = 2;

/// Searches all replies worth considering and the given one. Returns std::nullopt without a choice or after a stop.
std::optional<TreeSearch> searchAll(const View& view, const ReadableMatch& world, const Reply& played, int iterations,
                                    Random& random, const std::stop_token& stop) {
    const Evaluation& evaluation = evaluationFor(view.rulebook());
    Replies replies = view.legalReplies();
    if (replies.size() < 2) return std::nullopt;
    evaluation.prune(world, replies);
    if (std::ranges::find(replies, played) == replies.end()) replies.push_back(played);
    if (replies.size() < 2) return std::nullopt;
    std::optional<TreeSearch> search(std::in_place, evaluation, SearchManner{});
    search->begin(view, replies, random);
    for (int i = 0; i < iterations && !stop.stop_requested() && !search->hasWorkedEnough(iterations); ++i)
        search->iterate(random, search->mostWork(iterations) - search->work());
    if (stop.stop_requested()) search.reset();
    return search;
}

Replies withPlayed(const Reply& best, const Reply& played) {
    return best == played ? Replies{best} : Replies{best, played};
}

Match sampledWorld(const View& view, Random& random) {
    return {view.rulebook(), evaluationFor(view.rulebook()).determinize(view, random)};
}

/// Compares the best reply, which comes first, with the given one. Returns false after a stop.
bool compare(const View& view, const Replies& both, int iterations, std::uint64_t seed, const std::stop_token& stop,
             MoveEvaluation& verdict) {
    ReplyComparison comparison(view, both, seed);
    if (!comparison.run(iterations, stop)) return false;
    verdict.best.chance = comparison.chance(0);
    verdict.best.chances = comparison.chances(0);
    verdict.played = comparison.chance(both.size() - 1);
    if (both.size() > 1) verdict.loss = comparison.difference(0, 1);
    verdict.effort = comparison.effort();
    verdict.work += comparison.work();
    return true;
}

/// Corrects a verdict in which the given reply came out better. If that is clear, the given reply counts as the best
/// one. Otherwise both are equally good and share the mean, because the higher of two results is too high on average.
void preferPlayed(MoveEvaluation& verdict, PlayerId viewer) {
    Chances& chances = verdict.best.chances;
    const double own = verdict.best.chance.value;
    const double chance = verdict.loss.isClear() ? verdict.played.value : (own + verdict.played.value) / 2;
    if (own < 1) {
        for (double& each : chances) each *= (1 - chance) / (1 - own);
    }
    chances[viewer.value] = chance;
    verdict.best.chance.value = chance;
    verdict.played.value = chance;
    verdict.loss = {0, verdict.loss.isClear() ? 0 : verdict.loss.margin};
}

Hint hintOf(TreeSearch& search, const View& view, const ReadableMatch& world, const Candidate& best, Random& random) {
    Hint hint;
    hint.reply = best.reply;
    hint.words = writeReply(world, view.viewer(), best.reply);
    hint.line = search.line({best.reply}, Hint::longestLine, random);
    return hint;
}

}  // namespace

Replies bestAndPlayed(const View& view, const Reply& played, int iterations, std::uint64_t seed,
                      const std::stop_token& stop) {
    Random random(seed);
    const auto all = searchAll(view, sampledWorld(view, random), played, iterations, random, stop);
    return all ? withPlayed(all->candidates().front().reply, played) : Replies{};
}

std::optional<MoveEvaluation> evaluateMove(const View& view, const Reply& played, int iterations, std::uint64_t seed,
                                           const std::stop_token& stop) {
    Random random(seed);
    const Match world = sampledWorld(view, random);
    std::optional<TreeSearch> all = searchAll(view, world, played, iterations, random, stop);
    if (!all) return std::nullopt;
    const Candidate best = all->candidates().front();
    MoveEvaluation verdict{hintOf(*all, view, world, best, random), {}, {}};
    verdict.work = all->work();
    const Replies both = withPlayed(best.reply, played);
    if (!compare(view, both, iterations, random.next(), stop, verdict)) return std::nullopt;
    if (verdict.isMistake() && !compare(view, both, confirmation * iterations, random.next(), stop, verdict))
        return std::nullopt;
    if (verdict.loss.value < 0) preferPlayed(verdict, view.viewer());
    return verdict;
}

}  // namespace duelogue
