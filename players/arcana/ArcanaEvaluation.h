#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::arcana {

/// The evaluation of Arcana, in points. A card in hand is worth about two points, and each of the first three lands in
/// play almost seven. A creature is worth its power, toughness and keywords. Life is worth more, the less a player has.
class ArcanaEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
    [[nodiscard]] Reply rolloutPolicy(const ReadableMatch& match, const Replies& replies,
                                      Random& random) const override;
    void prune(const ReadableMatch& match, Replies& replies) const override;
    void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {900, 50, 0, .5}; }
};

/// Any card in hand.
inline constexpr double cardInHand = 2.2;

/// Returns the value of a card on the battlefield to its controller.
[[nodiscard]] double worthInPlay(const ReadableMatch& match, CardId id);
/// Returns the value of a card in hand to its owner.
[[nodiscard]] double worthInHand(const ReadableMatch& match, CardId id);
/// Returns the value that a card would have in play, from its characteristics.
[[nodiscard]] double worthPrinted(const ReadableMatch& match, CardId id);
/// Returns the value of a subject to the chooser: positive for own cards and the chooser, negative for others.
[[nodiscard]] double worthOfSubject(const ReadableMatch& match, PlayerId chooser, Subject subject);
/// Returns the value of a player's life total.
[[nodiscard]] double worthOfLife(int life);

}  // namespace duelogue::arcana
