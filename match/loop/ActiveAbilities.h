#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/Effect.h"
#include "match/state/Ids.h"

namespace duelogue {

/// An ability that works because its card is in play, even if the card's abilities are suppressed. Searches for
/// triggers, replacements, responses and statements go through these, not through all cards.
struct ActiveAbility {
    std::uint64_t verbs = 0;  ///< AbilityIndex::verbsOf()
    CardId card;
    AbilityId ability;
    AbilityKind kind = AbilityKind::Played;
    PlayerId holder;  ///< holder of the card's zone; none for the table

    /// Returns true if the ability is about one of those verbs.
    [[nodiscard]] bool isAbout(std::uint64_t any) const { return (verbs & any) != 0; }
    bool operator==(const ActiveAbility&) const = default;
};

/// The abilities that work in play, grouped by kind, so that a search for one kind visits no others.
class ActiveAbilities {
public:
    void clear() {
        for (auto& kind : m_byKind) kind.clear();
    }
    /// Adds an ability after the others of its kind.
    void add(const ActiveAbility& at) { m_byKind[static_cast<std::size_t>(at.kind)].push_back(at); }
    /// Returns the abilities of one kind, in the order in which they were added.
    [[nodiscard]] std::span<const ActiveAbility> of(AbilityKind kind) const {
        return m_byKind[static_cast<std::size_t>(kind)];
    }
    /// Calls `visit` for each ability, kind by kind.
    template <class Visit>
    void each(Visit&& visit) const {
        for (const auto& kind : m_byKind) std::ranges::for_each(kind, visit);
    }
    bool operator==(const ActiveAbilities&) const = default;

private:
    std::array<std::vector<ActiveAbility>, abilityKinds> m_byKind;
};

}  // namespace duelogue
