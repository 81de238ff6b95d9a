#pragma once

#include <cstdint>

#include "cards/data/Effect.h"
#include "match/state/Ids.h"

namespace duelogue {

/// An ability that works because its card is in play, whether or not it is muted: what meets verbs, hears of them or
/// makes statements is looked for among these and not card by card.
struct AtWork {
    std::uint64_t verbs = 0;  ///< Rulebook::verbsOf()
    CardId card;
    AbilityId ability;
    AbilityKind kind = AbilityKind::Played;
    PlayerId holder;  ///< in whose zone the card lies; none: the table's

    /// Whether it is an ability of that kind about one of those verbs.
    [[nodiscard]] bool isAbout(AbilityKind wanted, std::uint64_t any) const {
        return kind == wanted && (verbs & any) != 0;
    }
    bool operator==(const AtWork&) const = default;
};

}  // namespace duelogue
