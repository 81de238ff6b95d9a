#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// What is known of a card by what is said of it.
struct CardKind {
    Traits is = 0;    ///< it has all of these,
    Traits any = 0;   ///< one of these (0: that is not known),
    Traits none = 0;  ///< and none of these

    friend bool operator==(const CardKind&, const CardKind&) = default;
};

/// Of a card that is the one and the other.
[[nodiscard]] CardKind both(CardKind a, CardKind b);
/// Of a card that is the one or the other.
[[nodiscard]] CardKind either(CardKind a, CardKind b);

/// Whether a card of this kind can have one of `wanted` (TraitWord::beside, TraitWord::against); where nothing is
/// wanted, whether there can be such a card at all.
[[nodiscard]] bool canBe(const Vocabulary& words, CardKind known, Traits wanted);

/// What gives a card the figure of that slot; 0 where nothing printed does.
[[nodiscard]] Traits givingFigure(const Vocabulary& words, std::uint8_t slot);

/// The qualities that are types.
[[nodiscard]] Traits typesIn(const Vocabulary& words);
/// The first of the qualities of which that is so, `&TraitWord::waits`; null: none.
[[nodiscard]] const TraitWord* firstThat(const Vocabulary& words, Traits traits, bool TraitWord::*isSo);

/// "\"one\" or \"other\"".
[[nodiscard]] std::string oneOf(const Vocabulary& words, Traits traits);
/// What is known of it, by its type if that is: "\"one\""; "a card" where nothing is.
[[nodiscard]] std::string kindWords(const Vocabulary& words, CardKind kind);

}  // namespace duelogue
