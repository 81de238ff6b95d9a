#pragma once

#include <vector>

#include "match/state/MatchState.h"

namespace duelogue {

/// areTwins() for many pairs of one state, which must not change meanwhile: what lies on what is looked for once.
class Twins {
public:
    explicit Twins(const MatchState& state) : m_state(state) {}
    [[nodiscard]] bool areOne(CardId a, CardId b);

private:
    const MatchState& m_state;
    std::uint8_t m_zone = maxZones;  ///< of which the hosts are known
    std::vector<CardId> m_hosts;

    void findHosts(std::uint8_t zone);
};

}  // namespace duelogue
