#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::netrun {

/// The evaluation of Netrun, in points.
/// - A credit or a card in hand is worth a little less than one point.
/// - An agenda point is worth about four points, and more near the end of the match.
/// - An agenda that may soon be scored or stolen counts by the probability of that. The probability depends on the
///   Runner's cost to reach the agenda.
class NetrunEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
    /// Removes blunders and replies that another reply makes redundant.
    void prune(const ReadableMatch& match, Replies& replies) const override;
    /// Determinizes face-down cards at servers by how they were played.
    [[nodiscard]] MatchState determinize(const View& view, Random& random) const override;
    void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] double shortTermWeight() const override { return .5; }
    [[nodiscard]] int worlds() const override;
    [[nodiscard]] double logisticScale() const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {14'000, 120}; }
    /// A turn consists of many small decisions.
    [[nodiscard]] double weightOfReply() const override { return .3; }
};

}  // namespace duelogue::netrun
