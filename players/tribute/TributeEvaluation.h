#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::tribute {

/// All that the computer players know of Tribute. Points: about 250 life points are worth one; monsters by what counts
/// in the position that they are in, cards in hand and set ones a little.
class TributeEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const Match& match, PlayerId player) const override;
    /// Without attacks into what is known to be stronger, where anything else can be answered.
    void prune(const Match& match, Replies& replies) const override;
    void priors(const Match& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] bool stops(const Reply& reply) const override;
    [[nodiscard]] double logisticScale() const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {2000, 130}; }
};

}  // namespace duelogue::tribute
