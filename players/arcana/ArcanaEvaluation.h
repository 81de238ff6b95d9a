#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::arcana {

/// All that the computer players know of Arcana. Points: a card in hand is worth about two, so is a land; a creature as
/// much as its figures and keywords say; life the more, the less there is of it.
class ArcanaEvaluation final : public Evaluation {
public:
    [[nodiscard]] double standing(const Match& match, PlayerId player) const override;
    [[nodiscard]] Reply habit(const Match& match, const Replies& options, Random& random) const override;
    void narrow(const Match& match, Replies& options) const override;
    void guess(const Match& match, const Replies& options, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {900, 50, 0, .5}; }
};

/// A card in hand, whatever it is.
inline constexpr double cardInHand = 2.2;

/// What a card on the battlefield is worth to its controller.
[[nodiscard]] double worthInPlay(const Match& match, CardId id);
/// What a card in hand is worth to its owner.
[[nodiscard]] double worthInHand(const Match& match, CardId id);
/// What a card would be worth in play, by what is printed on it.
[[nodiscard]] double worthPrinted(const Match& match, CardId id);
/// What a subject of a choice is worth to the player who chooses: own things more than nothing, others' less.
[[nodiscard]] double worthOfSubject(const Match& match, PlayerId chooser, Subject subject);
/// What a player's life is worth.
[[nodiscard]] double worthOfLife(int life);

}  // namespace duelogue::arcana
