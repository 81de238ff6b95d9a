#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::basebreak {

/// The evaluation of Basebreak, in points. A victory point is worth four points, and the last ones before the end more.
/// A minion in play or a card in hand is worth a little more than one point. Further minions in hand are worth less.
/// The prize of a base counts more, the closer the base is to its breakpoint.
class BasebreakEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
    /// Removes blunders, unless no other reply is left.
    void prune(const ReadableMatch& match, Replies& replies) const override;
    void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] int turnsAhead(int players) const override;
    /// With more than two players, searches one round of turns.
    [[nodiscard]] int turnsSearched(int players, bool own) const override;
    [[nodiscard]] double shortTermWeight() const override { return .5; }
    [[nodiscard]] double logisticScale() const override;
    [[nodiscard]] UsualWork usualWork(int players) const override {
        return players > 2 ? UsualWork{9000, 75, 75} : UsualWork{6000, 70, 45};
    }
    /// A choice among several sound plays seldom decides a match.
    [[nodiscard]] double weightOfReply() const override { return .3; }
};

}  // namespace duelogue::basebreak
