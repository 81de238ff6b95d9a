#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/View.h"

namespace duelogue {

/// What a reply means to a viewer, as a number that is the same in every world that looks the same to it.
///
/// The same hidden card has another number in each sampled world: "play that Forest" out of a hand that the viewer
/// does not know is one reply, whatever card it is. So cards that the viewer knew at the beginning are told apart by
/// their ids, and all others by what they are, whose they are and where they lie. Where the viewer is asked about cards
/// that are hidden from the viewer, all that tells them apart is their ids.
class ReplyKey {
public:
    explicit ReplyKey(const View& view);

    /// One key for each of the options, no two the same: those that mean the same are counted through.
    void keys(const Match& match, const Replies& replies, std::vector<std::uint64_t>& out) const;
    /// What is asked: whom, at what time, by what kind of question and before what resolves.
    [[nodiscard]] std::uint64_t key(const Match& match, const Communication& question) const;

private:
    PlayerId m_viewer;
    std::vector<DefinitionId> m_known;  ///< by card, what it is; none where the viewer did not know

    [[nodiscard]] std::uint64_t code(const Match& match, Subject subject, PlayerId asked) const;
};

/// Mixes another number into a key.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t number) {
    std::uint64_t x = (key ^ number) * 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    return x ^ (x >> 29U);
}

}  // namespace duelogue
