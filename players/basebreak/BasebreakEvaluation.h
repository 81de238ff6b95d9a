#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::basebreak {

/// All that the computer players know of Basebreak. Points: a point of victory is worth four; a minion in play, and a
/// card in hand, a bit more than one each, minions in hand beyond the first two less. What a base would pay now counts
/// the more, the nearer it is to breaking, and the last points to victory more than the first.
class BasebreakEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const Match& match, PlayerId player) const override;
    /// Without the follies, where anything else can be answered.
    void prune(const Match& match, Replies& replies) const override;
    void priors(const Match& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] int turnsAhead(int players) const override;
    /// With more than two players once round the table.
    [[nodiscard]] int turnsSearched(int players, bool own) const override;
    [[nodiscard]] double shortTermWeight() const override { return .5; }
    [[nodiscard]] double logisticScale() const override;
    [[nodiscard]] UsualWork usualWork(int players) const override {
        return players > 2 ? UsualWork{9000, 75, 75} : UsualWork{6000, 70, 45};
    }
    /// Of several sound plays none decides a match.
    [[nodiscard]] double weightOfReply() const override { return .3; }
};

}  // namespace duelogue::basebreak
