#pragma once

#include <span>
#include <string_view>

#include "cards/data/Effect.h"

namespace duelogue {

/// The fixed words for a card or player that a phrase refers to, such as "that card".
struct ReferenceWord {
    std::string_view words;
    Term term;
};
[[nodiscard]] std::span<const ReferenceWord> cardReferences();
[[nodiscard]] std::span<const ReferenceWord> playerReferences();

/// Returns the words of the reference; empty if it lacks fixed words.
[[nodiscard]] std::string_view wordOf(Term reference);

}  // namespace duelogue
