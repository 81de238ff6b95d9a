#pragma once

#include <cstdint>

namespace duelogue {

/// The reason to stop at a question that the player can also pass, from the weakest to the strongest.
///
/// A chance to act is offered at three times:
/// - when something has happened that a card of the player reacts to or could change;
/// - at the last moment before that becomes final;
/// - when the chance would not come again.
///
/// A game only says how its windows differ.
enum class Chance : std::uint8_t {
    CanWait,    ///< everything possible now is also possible later, before anything that it could change is final
    IfChanged,  ///< the chance matters if something has happened since the player's last answer
    IfNew,      ///< the chance also matters if the player could not do the same at the last answer
    Matters,    ///< the chance always matters
};

}  // namespace duelogue
