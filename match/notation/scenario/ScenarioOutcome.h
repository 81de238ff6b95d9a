#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// What has come of the last reply that a scenario writes down, with the replies that were left out before and behind
/// it. A match is played again from what it was to be asked about that, so nothing need be written while it goes on.
class ScenarioOutcome {
public:
    /// As a reply is about to be read.
    void begin(const Match& match);
    /// A reply has been given: one that is written down, or one that is left out, as it was the only one.
    void given(PlayerId player, const Reply& reply, bool isWritten) { m_given.push_back({player, reply, isWritten}); }

    /// The lines of the log, in their order: everybody knows every card, and the players are "player 1" and so on.
    [[nodiscard]] std::vector<std::string> told() const;

    /// A reply that nobody wrote: there was no other one. The match asked for it, or made the choice by itself.
    struct LeftOut {
        Match asked;  ///< as it was asked, or would have been
        Reply reply;

        [[nodiscard]] bool is(PlayerId player, std::string_view text) const;
        [[nodiscard]] std::string text() const;
    };
    /// All of them, up to what the match asks `now`.
    [[nodiscard]] std::vector<LeftOut> leftOut(const Match& now) const;

    /// Whether the text is a reply of the player that was left out, later than those for which this was said before: a
    /// scenario may write it out all the same.
    [[nodiscard]] bool writesOut(const Match& now, PlayerId player, std::string_view text);

private:
    struct Given {
        PlayerId player;
        Reply reply;
        bool isWritten = false;
    };
    std::optional<Match> m_before;  ///< none before the first reply
    std::vector<Given> m_given;
    std::size_t m_writtenOut = 0;  ///< so many of those that were left out have been passed by writesOut()
};

}  // namespace duelogue
