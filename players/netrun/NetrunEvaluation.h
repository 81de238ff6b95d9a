#pragma once

#include "players/plain/Evaluation.h"

namespace duelogue::netrun {

/// All that the computer players know of Netrun. Points: a credit is a bit less than one, and so is a card in hand; an
/// agenda point about four, the last ones more; what may be scored or stolen soon counts by how likely it is, and that
/// goes by what it costs the Runner to get there.
class NetrunEvaluation final : public Evaluation {
public:
    [[nodiscard]] double standing(const Match& match, PlayerId player) const override;
    /// Without follies, and without what another reply does as well.
    void narrow(const Match& match, Replies& options) const override;
    /// What lies face-down at servers by how it was played.
    [[nodiscard]] MatchState imagine(const View& view, Random& random) const override;
    void guess(const Match& match, const Replies& options, std::vector<double>& gains) const override;
    [[nodiscard]] bool isUnordered(const Communication& question) const override;
    [[nodiscard]] double nearShare() const override { return .5; }
    [[nodiscard]] int worlds() const override;
    [[nodiscard]] double clearLead() const override;
    [[nodiscard]] UsualWork usualWork(int /*players*/) const override { return {14'000, 120}; }
    /// A turn is many small decisions.
    [[nodiscard]] double weightOfReply() const override { return .3; }
};

}  // namespace duelogue::netrun
