#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/View.h"

namespace duelogue {

/// A key for replies and questions that is equal in all worlds that the viewer cannot distinguish.
///
/// A hidden card has a different id in each sampled world. "Play that Forest" from an unknown hand is one reply,
/// whichever card it is. So cards that the viewer knew at the start are identified by their ids. All others are
/// identified by definition, owner, holder and zone. If the viewer is asked about hidden cards, only their ids identify
/// them.
class ReplyKey {
public:
    explicit ReplyKey(const View& view);

    /// Computes one key for each reply. Replies with equal meaning are numbered, so all keys are distinct.
    void keys(const ReadableMatch& match, const Replies& replies, std::vector<std::uint64_t>& out) const;
    /// Returns the key of a question. It covers kind, player, turn, phase, the number of pending items and the top one.
    [[nodiscard]] std::uint64_t key(const ReadableMatch& match, const Communication& question) const;

private:
    PlayerId m_viewer;
    std::vector<DefinitionId> m_known;  ///< by card: its definition, or empty if the viewer did not know it

    [[nodiscard]] std::uint64_t code(const ReadableMatch& match, Subject subject, PlayerId asked) const;
};

/// Mixes another number into a key.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t number) {
    std::uint64_t x = (key ^ number) * 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    return x ^ (x >> 29U);
}

}  // namespace duelogue
