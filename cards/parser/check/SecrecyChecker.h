#pragma once

#include <cstdint>

#include "cards/parser/check/CardInference.h"

namespace duelogue {

/// A checker that cards reveal no hidden cards. All players see which cards may be played or used (CheckState::isOpen),
/// so this may depend only on the number of hidden cards.
class SecrecyChecker : private CardInference {
public:
    explicit SecrecyChecker(CheckState& state) : CardInference(state) {}

    /// Reports an open phrase that asks for the traits of cards that some players may not see.
    void checkTraitsOf(ExpressionId cards) const;
    /// Reports an open description of hidden cards. `whole` is the phrase that contains the description.
    void checkDescription(const Filter& said, ExpressionId whole) const;
    /// Returns true if the description is about more than the number of cards, their owner and their place.
    [[nodiscard]] static bool asksForTraits(const Filter& filter);

    /// Checks a statement of a static ability in a zone. In a hidden zone it may affect only its own card or the player
    /// who sees the zone, because other players would notice any other effect.
    void checkStatement(const Instruction& said, const ZoneWord& zone) const;

private:
    [[nodiscard]] bool isHidden(std::uint8_t zone, ExpressionId players) const;
    [[nodiscard]] bool areHidden(ExpressionId cards) const;
    void report(ExpressionId said, std::uint8_t zone) const;
};

}  // namespace duelogue
