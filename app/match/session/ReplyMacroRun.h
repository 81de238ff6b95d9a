#pragma once

#include <cstddef>
#include <optional>

#include "app/games/presenter/ReplyMacro.h"
#include "match/state/Ids.h"

namespace duelogue {

/// An errand that a person has asked for, as far as it is not done yet. It is over as soon as something is not as it
/// was: somebody else does something, or a reply of it is not among the legal ones. Then the person is asked again.
class ReplyMacroRun {
public:
    void begin(PlayerId player, const ReplyMacro& errand);
    void drop() { m_left.clear(); }
    /// What is replied for the player who is asked, from the legal replies; none: the player is to be asked.
    [[nodiscard]] std::optional<Reply> next(PlayerId asked, const Replies& legal);
    /// A player has replied so.
    void heard(PlayerId player, const Reply& reply);

private:
    PlayerId m_player;
    Replies m_left;  ///< the next one last
};

}  // namespace duelogue
