#pragma once

#include <span>
#include <string>
#include <string_view>

namespace duelogue {

/// The known word that is most like `word`; empty where none is at all like it. The first of several equally near.
[[nodiscard]] std::string spellingSuggestion(std::string_view word, std::span<const std::string> known);

/// Returns the beginning of a phrase that is most like a known phrase, with as many words as that one has: "each rivel"
/// of "each rivel draws"; empty if none is like it.
[[nodiscard]] std::string beginningLike(std::string_view phrase, std::span<const std::string> known);

/// `found "destory", expected a verb; the nearest known word is "destroy"`. Without a near word that part is left out.
[[nodiscard]] std::string foundInstead(std::string_view found, std::string_view expected,
                                       std::span<const std::string> known = {});

}  // namespace duelogue
