#include "app/match/session/ReplyMacroRun.h"

#include <algorithm>

namespace duelogue {

void ReplyMacroRun::begin(PlayerId player, const ReplyMacro& replyMacro) {
    m_player = player;
    m_left.assign(replyMacro.replies.rbegin(), replyMacro.replies.rend());
}

std::optional<Reply> ReplyMacroRun::next(PlayerId asked, const Replies& legal) {
    if (m_left.empty() || asked != m_player) return std::nullopt;
    const Reply reply = m_left.back();
    m_left.pop_back();
    if (std::ranges::find(legal, reply) != legal.end()) return reply;
    drop();
    return std::nullopt;
}

void ReplyMacroRun::heard(PlayerId player, const Reply& reply) {
    if (player != m_player && !reply.is(ReplyWord::Pass)) drop();
}

}  // namespace duelogue
