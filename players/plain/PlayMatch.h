#pragma once

#include <span>
#include <stop_token>
#include <string>

#include "match/loop/Match.h"
#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// Where a match is given up as endless: at the first choice of a player behind them.
struct MatchLimits {
    int turns = 1000;
    int decisions = 200'000;
};

/// How a match went.
struct MatchReport {
    enum class End : std::uint8_t {
        Over,        ///< Globals::winners says who has won
        Unfinished,  ///< a limit was reached, or it was stopped
        Stuck,       ///< the match can't go on; `message` is its report
        Refused,     ///< a player gave a reply that is not legal; `message` says which
    };
    End end = End::Over;
    int decisions = 0;  ///< questions that were answered
    int choices = 0;    ///< those among them that had more than one legal reply, and so were put to a player
    int turns = 0;
    std::string message;

    /// Whether the program is at fault: how such a match stood is nobody's result.
    [[nodiscard]] static bool isFault(End end) { return end == End::Stuck || end == End::Refused; }
};

/// Plays a match that waits for its first question to its end. A question with one legal reply is answered at once,
/// without asking the player. `players` are the seats', in their order; they are told the end.
[[nodiscard]] MatchReport playMatch(Match& match, std::span<ComputerPlayer* const> players,
                                    const MatchLimits& limits = {}, const std::stop_token& stop = {});

}  // namespace duelogue
