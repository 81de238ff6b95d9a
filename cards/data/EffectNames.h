#pragma once

#include <string_view>

#include "cards/data/Effect.h"

namespace duelogue {

// Names of the effect language's own enumerators, for texts that outlive a version of the program. A name must never
// change, because files written with the old name would lose their meaning.
[[nodiscard]] std::string_view nameOf(Term term);
[[nodiscard]] std::string_view nameOf(Comparison comparison);
[[nodiscard]] std::string_view nameOf(Op op);
[[nodiscard]] std::string_view nameOf(Picking picking);
[[nodiscard]] std::string_view nameOf(Place place);
[[nodiscard]] std::string_view nameOf(AbilityKind kind);
[[nodiscard]] std::string_view nameOf(Preemption preemption);

}  // namespace duelogue
