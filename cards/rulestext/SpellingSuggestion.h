#pragma once

#include <span>
#include <string>
#include <string_view>

namespace duelogue {

/// Returns the known word most similar to `word`, or an empty text if none is similar enough. The first of equally
/// similar words wins.
[[nodiscard]] std::string spellingSuggestion(std::string_view word, std::span<const std::string> known);

/// Returns the beginning of a phrase that is most similar to a known phrase with the same number of words: "each rivel"
/// of "each rivel draws". Empty if none is similar.
[[nodiscard]] std::string beginningLike(std::string_view phrase, std::span<const std::string> known);

/// Returns an error message: `found "destory", expected a verb. Did you mean "destroy"?`. The question is left out if
/// no known word is similar.
[[nodiscard]] std::string foundInstead(std::string_view found, std::string_view expected,
                                       std::span<const std::string> known = {});
/// Returns an error message: `expected a number from 1 to 250, not "x"`, without its end if nothing was found.
[[nodiscard]] std::string expectedNot(std::string_view expected, std::string_view found);
/// Returns an error message about a word that is known but not allowed in its place, with the reason:
/// `"chosen" can't be used here: nothing has been chosen before it`.
[[nodiscard]] std::string misplaced(std::string_view found, std::string_view reason);
/// Returns an error message: `unknown card "Forst". Did you mean "Forest"?`, or `missing card name` for an empty word.
[[nodiscard]] std::string unknownWord(std::string_view kind, std::string_view word,
                                      std::span<const std::string> known = {});
/// Returns the question at the end of a message about an unknown word: `. Did you mean "destroy"?`. Empty if no known
/// word is similar.
[[nodiscard]] std::string didYouMean(std::string_view found, std::span<const std::string> known);

}  // namespace duelogue
