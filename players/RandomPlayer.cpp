#include "players/RandomPlayer.h"

#include <cassert>

namespace duelogue {

Reply RandomPlayer::choose(const View& view, const std::stop_token& /*stop*/) {
    assert(!view.options().empty());
    return view.options()[m_random.below(static_cast<std::uint32_t>(view.options().size()))];
}

}  // namespace duelogue
