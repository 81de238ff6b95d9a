#pragma once

#include <cstddef>
#include <optional>

#include "app/games/presenter/ReplyMacro.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The remaining replies of a macro that a person has started. The macro ends early if another player acts or if its
/// next reply is illegal. The person is then asked again.
class ReplyMacroRun {
public:
    void begin(PlayerId player, const ReplyMacro& replyMacro);
    void drop() { m_left.clear(); }
    /// Removes and returns the next reply. Returns std::nullopt if `asked` must decide: no reply is left, the macro
    /// belongs to another player, or the next reply is not in `legal`.
    [[nodiscard]] std::optional<Reply> next(PlayerId asked, const Replies& legal);
    /// Ends the macro if another player gave a reply other than Pass.
    void heard(PlayerId player, const Reply& reply);

private:
    PlayerId m_player;
    Replies m_left;  ///< in reverse order: the next reply is last
};

}  // namespace duelogue
