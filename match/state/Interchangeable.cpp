#include "match/state/Interchangeable.h"

#include <algorithm>

namespace duelogue {

namespace {

/// Returns true if a pending item or a trigger refers to one of the two cards as target or source, or in its event.
bool isMeant(const MatchState& state, CardId a, CardId b) {
    const auto is = [a, b](CardId id) { return id == a || id == b; };
    const auto tells = [is](const EventContext& o) { return is(o.card) || is(o.source) || is(o.paid); };
    for (const PendingItem& item : state.pendingItems) {
        if (is(item.card) || tells(item.event)) return true;
    }
    for (const Trigger& trigger : state.triggers) {
        if (is(trigger.source) || tells(trigger.event)) return true;
    }
    return std::any_of(state.itemLists.begin(), state.itemLists.end(),
                       [a, b](Subject subject) { return subject == Subject(a) || subject == Subject(b); });
}

/// Returns the effect without the card that it is on, for comparison.
ContinuousEffect withoutPlace(ContinuousEffect effect) {
    effect.on = Subject{};
    effect.onSince = 0;
    effect.stamp = 0;
    return effect;
}

/// Returns true if each continuous effect on `a` is on `b` equally often.
bool isCoveredBy(const MatchState& state, CardId a, CardId b) {
    const auto countOn = [&](CardId id, const ContinuousEffect& like) {
        return std::count_if(state.continuousEffects.begin(), state.continuousEffects.end(),
                             [&](const ContinuousEffect& other) {
                                 return other.on == Subject(id) && withoutPlace(other) == withoutPlace(like);
                             });
    };
    return std::all_of(state.continuousEffects.begin(), state.continuousEffects.end(),
                       [&](const ContinuousEffect& effect) {
                           return effect.on != Subject(a) || countOn(a, effect) == countOn(b, effect);
                       });
}

}  // namespace

/// Caches the hosts of all cards in the zone. A card and its host are always in zones of the same kind.
void Interchangeable::findHosts(std::uint8_t zone) {
    m_hosts.clear();
    m_zone = zone;
    m_state.eachCardIn(zone, [&](CardId id) {
        if (const CardId host = m_state.card(id).current.host) m_hosts.push_back(host);
    });
}

bool Interchangeable::areMeantAlike(CardId a, CardId b) {
    const std::uint8_t zone = m_state.card(a).zone;
    if (isMeant(m_state, a, b)) return false;
    if (zone != m_zone) findHosts(zone);
    if (std::any_of(m_hosts.begin(), m_hosts.end(), [=](CardId host) { return host == a || host == b; })) return false;
    return m_state.continuousEffects.empty() || (isCoveredBy(m_state, a, b) && isCoveredBy(m_state, b, a));
}

bool areInterchangeable(const MatchState& state, CardId a, CardId b) { return Interchangeable(state).areOne(a, b); }

}  // namespace duelogue
