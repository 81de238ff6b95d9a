#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::tribute {

/// The evaluation of Tribute, in points. About 250 life points are worth one point. A monster is worth its attack and
/// defense, weighted by its position. A card in hand or a set card is worth about two points.
class TributeEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
    /// Removes attacks on face-up monsters that are stronger, unless no other reply is left.
    void prune(const ReadableMatch& match, Replies& replies) const override;
    void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] bool stops(const Reply& reply) const override;
    [[nodiscard]] double logisticScale() const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {2000, 130}; }
};

}  // namespace duelogue::tribute
