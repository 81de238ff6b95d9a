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

constexpr double sure = 2;  // standard errors

bool think(TreeSearch& search, const View& view, const Replies& replies, int iterations, Random& random,
           const std::stop_token& stop) {
    search.begin(view, replies, random);
    for (int i = 0; i < iterations && !stop.stop_requested() && !search.hasWorkedEnough(iterations); ++i)
        search.iterate(random, search.mostWork(iterations) - search.work());
    return !stop.stop_requested();
}

/// Evaluates one reply. A search needs two replies and hardly tries the worse one, so this reply is passed twice.
std::optional<Candidate> alone(const View& view, const Reply& reply, int iterations, Random& random,
                               const std::stop_token& stop, std::int64_t& work) {
    TreeSearch search(evaluationFor(view.rulebook()), SearchManner{});
    if (!think(search, view, {reply, reply}, iterations, random, stop)) return std::nullopt;
    work += search.work();
    return search.candidates().front();
}

Hint hintOf(TreeSearch& search, const View& view, const ReadableMatch& world, const Candidate& best, Random& random) {
    Hint hint;
    hint.reply = best.reply;
    hint.words = writeReply(world, view.viewer(), best.reply);
    hint.chance = best.chance;
    hint.error = best.error;
    hint.line = search.line(best.reply, Hint::longestLine, random);
    return hint;
}

}  // namespace

bool MoveEvaluation::isMistake() const { return loss >= mistake && loss >= sure * error; }

std::optional<MoveEvaluation> evaluateMove(const View& view, const Reply& played, int iterations, std::uint64_t seed,
                                           const std::stop_token& stop) {
    const Evaluation& evaluation = evaluationFor(view.rulebook());
    Random random(seed);
    Replies replies = view.legalReplies();
    if (replies.size() < 2) return std::nullopt;
    const Match world(view.rulebook(), evaluation.determinize(view, random));
    evaluation.prune(world, replies);
    if (std::ranges::find(replies, played) == replies.end()) replies.push_back(played);
    if (replies.size() < 2) return std::nullopt;
    TreeSearch all(evaluation, SearchManner{});
    if (!think(all, view, replies, iterations, random, stop)) return std::nullopt;
    const Candidate best = all.candidates().front();
    MoveEvaluation verdict{hintOf(all, view, world, best, random), best.chance};
    verdict.work = all.work();
    if (best.reply == played) return verdict;
    const int half = std::max(2, iterations / 2);
    const auto better = alone(view, best.reply, half, random, stop, verdict.work);
    const auto given = alone(view, played, half, random, stop, verdict.work);
    if (!better || !given) return std::nullopt;
    // If the given reply proves better, its chance counts as the best one.
    verdict.best.chance = std::max(better->chance, given->chance);
    verdict.best.error = better->error;
    verdict.played = given->chance;
    verdict.loss = std::max(0.0, better->chance - given->chance);
    verdict.error = std::hypot(better->error, given->error);
    return verdict;
}

}  // namespace duelogue
