#pragma once

#include <cstdint>
#include <span>

#include "cards/data/Effect.h"
#include "cards/parser/check/CardKind.h"

namespace duelogue {

/// The kind of objects that an expression selects, or that a place accepts.
enum class Things : std::uint8_t { None = 0, Cards = 1, Players = 2, Both = 3 };
[[nodiscard]] constexpr Things operator&(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
[[nodiscard]] constexpr Things operator|(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

[[nodiscard]] constexpr bool isNone(Things things) { return things == Things::None; }

/// The information that a place in a card offers to its words: the objects to which they may refer.
struct SemanticContext {
    std::span<const TargetSpec> targets{};
    Things event = Things::None;              ///< the kind of objects that the event affects; None: no event
    Things each = Things::None;               ///< the objects of the enclosing loops
    Things chosen = Things::None;             ///< the objects that were chosen before
    bool x = false;                           ///< X was chosen in the cost
    bool paid = false;                        ///< a card was given up as a cost
    bool number = false;                      ///< an instruction has counted something: "that much"
    bool family = false;                      ///< the last number counted is that of a family
    bool print = false;                       ///< the last number counted is that of a named card
    bool moved = false;                       ///< an instruction has been executed, so targets may have moved
    std::uint8_t chosenIn = Filter::anyZone;  ///< the zone of the chosen cards; anyZone: unknown
    CardKind eventIs{};                       ///< the known traits of the event's card
    CardKind eachIs{};                        ///< the known traits of the loop's card
    CardKind chosenIs{};                      ///< the known traits of the chosen cards

    /// Updates the context for the instructions after one that changes the match.
    void act() {
        moved = true;
        chosenIn = Filter::anyZone;
    }
    /// Updates the context for the instructions after one that counts something.
    void count() {
        number = true;
        family = print = false;
    }
};

}  // namespace duelogue
