#include "app/cli/arena/SampledDecisions.h"

#include <cstddef>
#include <cstdint>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"

namespace duelogue {

std::vector<SampledDecision> sampleDecisions(const PlayOptions& seats, int number, const std::stop_token& stop) {
    const std::uint64_t seed = mixedSeed(seats.seed, static_cast<std::uint64_t>(number));
    constexpr std::size_t most = 5;
    Random random(seed);
    Match match(seats.game->rulebook());
    begin(match, {seed, seats.decks});
    const Evaluation& evaluation = evaluationFor(match.rulebook());
    GreedyPlayer greedy(evaluation, seed);
    std::vector<SampledDecision> sampled;
    Replies replies;
    (void)match.runToDecision(replies);
    for (std::uint32_t seen = 0; !replies.empty() && !stop.stop_requested();) {
        const View view(match, match.playerToAct());
        Replies sensible = view.legalReplies();
        evaluation.prune(Match(match.rulebook(), evaluation.determinize(view, random)), sensible);
        if (sensible.size() > 1) {
            const Reply reply = sensible[random.below(static_cast<std::uint32_t>(sensible.size()))];
            // Keeps each decision with equal probability (reservoir sampling).
            ++seen;
            if (sampled.size() < most) {
                sampled.push_back({view, reply});
            } else if (const std::size_t place = random.below(seen); place < most) {
                sampled[place] = {view, reply};
            }
        }
        (void)match.applyAndRunToDecision(greedy.choose(view, stop), replies);
    }
    return sampled;
}

}  // namespace duelogue
