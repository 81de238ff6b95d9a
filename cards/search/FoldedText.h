#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Returns the form of a text in which searches compare it: lower case, without accents ("Déjà" is "deja"), and with
/// typographic quotes, dashes and spaces replaced by their plain forms. Other letters and invalid UTF-8 stay unchanged.
[[nodiscard]] std::string folded(std::string_view text);
/// Returns the same without spaces and hyphens. Words of types, keywords and values are compared in this form, so
/// "first-strike" and "firststrike" are "first strike".
[[nodiscard]] std::string foldedWord(std::string_view text);

}  // namespace duelogue
