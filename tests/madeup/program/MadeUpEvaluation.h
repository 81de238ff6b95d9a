#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::madeup {

/// The evaluation of the made-up game. Points count most, then units and cards in hand, then credits.
class MadeUpEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
    void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const override;
};

}  // namespace duelogue::madeup
