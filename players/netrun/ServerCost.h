#pragma once

#include <array>

#include "match/loop/ReadableMatch.h"
#include "players/netrun/Breaking.h"

/// The Runner's cost and chance to enter servers. These are heuristics and cheap to compute.
namespace duelogue::netrun {

/// The ice that protects a server, outermost first. Never allocates; ice beyond `most` is ignored.
struct IceList {
    static constexpr std::size_t most = 16;
    std::array<CardId, most> ids{};
    std::size_t count = 0;
    [[nodiscard]] const CardId* begin() const { return ids.data(); }
    [[nodiscard]] const CardId* end() const { return ids.data() + count; }
};
[[nodiscard]] IceList iceBefore(const MatchState& state, CardId server);

/// Returns true if the viewer knows the card. An empty viewer knows every card.
[[nodiscard]] inline bool isSeen(const Card& card, PlayerId viewer) { return !viewer || card.isKnownTo(viewer); }

/// An estimate of a run into a server.
struct Way {
    double chance = 1;      ///< to get in, 0-1
    double price = 0;       ///< in credits
    int clicks = 0;         ///< clicks spent on breaking ice; their value is also part of `harm`
    double harm = 0;        ///< in points
    bool isCertain = true;  ///< false if some ice is unknown to the viewer
    CardId stop;            ///< ice that the Runner cannot pass; empty if there is none
};
/// Estimates the run as one side sees it. Ice that the viewer does not know counts as average ice. `left` is the number
/// of innermost pieces of ice still to pass; a negative value means all.
[[nodiscard]] Way wayInto(const ReadableMatch& match, const Rig& rig, CardId server, PlayerId viewer, int left = -1);

}  // namespace duelogue::netrun
