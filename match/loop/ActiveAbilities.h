#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/Effect.h"
#include "match/state/Ids.h"

namespace duelogue {

/// An ability that works because its card is in play, whether or not it is muted: what meets verbs, hears of them or
/// makes statements is looked for among these and not card by card.
struct ActiveAbility {
    std::uint64_t verbs = 0;  ///< AbilityIndex::verbsOf()
    CardId card;
    AbilityId ability;
    AbilityKind kind = AbilityKind::Played;
    PlayerId holder;  ///< in whose zone the card lies; none: the table's

    /// Whether it is about one of those verbs.
    [[nodiscard]] bool isAbout(std::uint64_t any) const { return (verbs & any) != 0; }
    bool operator==(const ActiveAbility&) const = default;
};

/// All that is at work, kind by kind, so that who looks for one kind passes over no other.
class ActiveAbilities {
public:
    void clear() {
        for (auto& kind : m_byKind) kind.clear();
    }
    /// It comes behind those of its kind.
    void add(const ActiveAbility& at) { m_byKind[static_cast<std::size_t>(at.kind)].push_back(at); }
    [[nodiscard]] std::span<const ActiveAbility> of(AbilityKind kind) const {
        return m_byKind[static_cast<std::size_t>(kind)];
    }
    template <class Visit>
    void each(Visit&& visit) const {
        for (const auto& kind : m_byKind) std::ranges::for_each(kind, visit);
    }
    bool operator==(const ActiveAbilities&) const = default;

private:
    std::array<std::vector<ActiveAbility>, abilityKinds> m_byKind;
};

}  // namespace duelogue
