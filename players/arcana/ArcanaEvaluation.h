#pragma once

#include "players/Evaluation.h"

namespace duelogue::arcana {

/// All that the computer players know of Arcana. Points: a card in hand is worth about two, so is a land; a creature as
/// much as its figures and keywords say; life the more, the less there is of it.
class ArcanaEvaluation final : public Evaluation {
public:
    [[nodiscard]] double standing(const Match& match, PlayerId player) const override;
    [[nodiscard]] Reply habit(const Match& match, const Replies& options, Random& random) const override;
    void narrow(const Match& match, Replies& options) const override;
};

/// What a card on the battlefield is worth to its controller.
[[nodiscard]] double worthInPlay(const Match& match, CardId id);
/// What a card in hand is worth to its owner.
[[nodiscard]] double worthInHand(const Match& match, CardId id);
/// What a player's life is worth.
[[nodiscard]] double worthOfLife(int life);

}  // namespace duelogue::arcana
