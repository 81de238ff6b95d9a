#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// The outcome of the last reply that a scenario writes, including the forced replies left out before and after it. The
/// match is replayed from the state before that reply when the outcome is needed, so nothing is recorded during play.
class ScenarioOutcome {
public:
    /// Starts at this state of the match, before a reply is read.
    void begin(const Match& match);
    /// Adds a reply that was given. `isWritten` is false for a forced reply that the scenario leaves out.
    void given(PlayerId player, const Reply& reply, bool isWritten) { m_given.push_back({player, reply, isWritten}); }

    /// Returns the lines of the log, in order. Every card is named, and players are called "player 1" etc.
    [[nodiscard]] std::vector<std::string> told() const;

    /// A forced reply that the scenario leaves out. The match asked for it, or made the choice silently.
    struct LeftOut {
        Match asked;  ///< the match when it asked, or would have asked
        Reply reply;

        /// Returns true if the text means this reply of the player.
        [[nodiscard]] bool is(PlayerId player, std::string_view text) const;
        /// Returns the reply in words.
        [[nodiscard]] std::string text() const;
    };
    /// Returns all of them, up to the question that the match asks `now`.
    [[nodiscard]] std::vector<LeftOut> leftOut(const ReadableMatch& now) const;

    /// Returns true if the text means a left-out reply of the player, later than the ones found by earlier calls. A
    /// scenario may write such replies.
    [[nodiscard]] bool writesOut(const ReadableMatch& now, PlayerId player, std::string_view text);

private:
    struct Given {
        PlayerId player;
        Reply reply;
        bool isWritten = false;
    };
    std::optional<Match> m_before;  ///< none before the first reply
    std::vector<Given> m_given;
    std::size_t m_writtenOut = 0;  ///< number of left-out replies passed by writesOut()
};

}  // namespace duelogue
