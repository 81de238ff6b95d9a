#pragma once

#include <vector>

#include "match/state/MatchState.h"

namespace duelogue {

/// areInterchangeable() for many pairs of one state, which must not change meanwhile: what lies on what is looked for
/// once.
class Interchangeable {
public:
    explicit Interchangeable(const MatchState& state) : m_state(state) {}
    [[nodiscard]] bool areOne(CardId a, CardId b) {
        return lookAlike(m_state.card(a), m_state.card(b)) && areMeantAlike(a, b);
    }

private:
    const MatchState& m_state;
    std::uint8_t m_zone = maxZones;  ///< of which the hosts are known
    std::vector<CardId> m_hosts;

    /// Whether nothing but how they look tells them apart.
    [[nodiscard]] bool areMeantAlike(CardId a, CardId b);
    void findHosts(std::uint8_t zone);
};

}  // namespace duelogue
