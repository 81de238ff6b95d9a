#pragma once

#include <string_view>

#include "cards/data/Effect.h"

namespace duelogue {

// Names of the effect language's own enumerators, for texts that outlive a version of the program. A name never
// changes: a file that was written with it would mean something else.
[[nodiscard]] std::string_view nameOf(Term term);
[[nodiscard]] std::string_view nameOf(Comparison comparison);
[[nodiscard]] std::string_view nameOf(Op op);
[[nodiscard]] std::string_view nameOf(Picking picking);
[[nodiscard]] std::string_view nameOf(Place place);
[[nodiscard]] std::string_view nameOf(AbilityKind kind);
[[nodiscard]] std::string_view nameOf(Preemption preemption);

}  // namespace duelogue
