#include "players/plain/RandomPlayer.h"

#include <cassert>

namespace duelogue {

Reply RandomPlayer::choose(const View& view, const std::stop_token& /*stop*/) {
    return *chooseUnseen(view.legalReplies());
}

std::optional<Reply> RandomPlayer::chooseUnseen(const Replies& options) {
    assert(!options.empty());
    return options[m_random.below(static_cast<std::uint32_t>(options.size()))];
}

}  // namespace duelogue
