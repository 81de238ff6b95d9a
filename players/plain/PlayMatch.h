#pragma once

#include <span>
#include <stop_token>
#include <string>

#include "match/loop/Match.h"
#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// Limits beyond which a match is abandoned as endless, at a player's next choice.
struct MatchLimits {
    int turns = 1000;
    int decisions = 200'000;
};

/// The result of playing a match.
struct MatchReport {
    enum class End : std::uint8_t {
        Over,        ///< Globals::winners holds the winners
        Unfinished,  ///< a limit was reached, or the match was stopped
        Stuck,       ///< the match cannot continue; `message` is its report
        Refused,     ///< a player gave an illegal reply; `message` names it
    };
    End end = End::Over;
    int decisions = 0;  ///< answered questions
    int choices = 0;    ///< decisions with more than one legal reply, which a player made
    int turns = 0;
    std::string message;

    /// Returns true if the program or a player is at fault. The result of such a match is invalid.
    [[nodiscard]] static bool isFault(End end) { return end == End::Stuck || end == End::Refused; }
};

/// Plays a match to its end. The match must wait for its first question. Questions with one legal reply are answered
/// without asking the player. `players` are in the order of the seats. ComputerPlayer::ended() is called for each of
/// them.
[[nodiscard]] MatchReport playMatch(Match& match, std::span<ComputerPlayer* const> players,
                                    const MatchLimits& limits = {}, const std::stop_token& stop = {});

}  // namespace duelogue
