#pragma once

#include <vector>

#include "match/state/MatchState.h"

namespace duelogue {

/// A cache that answers areInterchangeable() for many pairs of one state. The state must not change meanwhile.
class Interchangeable {
public:
    explicit Interchangeable(const MatchState& state) : m_state(state) {}
    /// Returns true if the two cards are interchangeable.
    [[nodiscard]] bool areOne(CardId a, CardId b) {
        return lookAlike(m_state.card(a), m_state.card(b)) && areMeantAlike(a, b);
    }

private:
    const MatchState& m_state;
    std::uint8_t m_zone = maxZones;  ///< the zone whose hosts are in m_hosts; maxZones: none yet
    std::vector<CardId> m_hosts;

    /// Returns true if no host relation, pending item, trigger or continuous effect distinguishes the cards.
    [[nodiscard]] bool areMeantAlike(CardId a, CardId b);
    void findHosts(std::uint8_t zone);
};

}  // namespace duelogue
