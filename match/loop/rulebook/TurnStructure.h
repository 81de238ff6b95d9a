#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/state/Communication.h"

namespace duelogue {

class HandlerContext;

/// The rules about a match as a whole: seats, settings, setup, turns, and what happens while nothing is outstanding.
class TurnStructure {
public:
    virtual ~TurnStructure() = default;

    /// A setting of a match: a number fixed before it begins (Globals::settings).
    struct MatchSetting {
        std::string word;                  ///< name, e.g. "points to win"
        int least = 0;                     ///< lowest legal value
        int most = 0;                      ///< highest legal value
        int usual = 0;                     ///< default value
        std::string meaning;               ///< description for players
        std::vector<std::string> names{};  ///< names of the values from `least` on; other values are plain numbers
        bool isSeat = false;               ///< each value above zero is the number of a seat
        std::string formerWord{};          ///< name in earlier versions, which stays valid; empty if it never changed

        /// Returns the highest legal value in a match with this number of players.
        [[nodiscard]] int mostFor(int players) const { return isSeat ? std::min(most, players) : most; }
    };
    /// Returns the settings of the game, in the order of Globals::settings. Default: empty.
    [[nodiscard]] virtual std::vector<MatchSetting> settings() const { return {}; }

    /// The range of the number of players.
    struct SeatCount {
        std::size_t least = 2;
        std::size_t most = maxPlayers;
    };
    /// Returns the range of the number of players. Default: from 2 to maxPlayers.
    [[nodiscard]] virtual SeatCount seatCount() const { return {}; }

    /// Sets up a match: puts the decks into their zones, shuffles them, and stops before the first phase. `decks` has
    /// one entry per seat. The settings of the match must be set already.
    virtual void setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const = 0;

    /// Handles STACK: nothing is outstanding and an item waits. Returns the next communication, if any. `answered` is
    /// the last answered communication if this hook or onPhase() asked for it, otherwise nullptr.
    [[nodiscard]] virtual std::optional<Communication> onPendingItem(HandlerContext& match,
                                                                     const Communication* answered) const = 0;
    /// Handles PHASE: nothing is outstanding and nothing waits. Returns the next communication, or nullopt after moving
    /// on to another phase. `answered` is as for onPendingItem().
    [[nodiscard]] virtual std::optional<Communication> onPhase(HandlerContext& match,
                                                               const Communication* answered) const = 0;
    /// Called when a player concedes while others continue, possibly in the middle of an effect. Default: does nothing.
    virtual void onPlayerLeft(HandlerContext& /*match*/, PlayerId /*player*/) const {}
};

}  // namespace duelogue
