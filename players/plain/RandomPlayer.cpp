#include "players/plain/RandomPlayer.h"

#include <cassert>

namespace duelogue {

Reply RandomPlayer::choose(const View& view, const std::stop_token& /*stop*/) {
    return *chooseUnseen(view.legalReplies());
}

std::optional<Reply> RandomPlayer::chooseUnseen(const Replies& replies) {
    assert(!replies.empty());
    return replies[m_random.below(static_cast<std::uint32_t>(replies.size()))];
}

}  // namespace duelogue
