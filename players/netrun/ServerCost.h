#pragma once

#include <array>

#include "match/loop/Match.h"
#include "players/netrun/Breaking.h"

/// What it takes the Runner to get into servers. Rules of thumb, cheap to find.
namespace duelogue::netrun {

/// The ice before a server, the outermost first, without allocating.
struct IceList {
    static constexpr std::size_t most = 16;
    std::array<CardId, most> ids{};
    std::size_t count = 0;
    [[nodiscard]] const CardId* begin() const { return ids.data(); }
    [[nodiscard]] const CardId* end() const { return ids.data() + count; }
};
[[nodiscard]] IceList iceBefore(const MatchState& state, CardId server);

/// Whether one side knows the card; nobody: as who knows all sees it.
[[nodiscard]] inline bool isSeen(const Card& card, PlayerId viewer) { return !viewer || card.isKnownTo(viewer); }

/// The way into a server.
struct Way {
    double chance = 1;      ///< to get in, from 0 to 1
    double price = 0;       ///< in credits
    int clicks = 0;         ///< those that break ice; `harm` counts them too
    double harm = 0;        ///< in points
    bool isCertain = true;  ///< all ice that counts is known
    CardId stop;            ///< ice behind which there is no way
};
/// As one side sees it: of ice that it doesn't know it thinks as of any. `left`: so much ice is still to be passed, the
/// innermost ones; below zero: all.
[[nodiscard]] Way wayInto(const Match& match, const Rig& rig, CardId server, PlayerId viewer, int left = -1);

}  // namespace duelogue::netrun
