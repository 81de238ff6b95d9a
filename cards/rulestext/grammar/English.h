#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// The little grammar that rules text needs. Everything is plain text in lower case but for names.

/// "an Elf", "a card", "another unit".
[[nodiscard]] std::string withArticle(const std::string& noun);
/// "Elves", "cards", "Plains".
[[nodiscard]] std::string pluralOf(const std::string& noun);
/// "deals", "has", "searches".
[[nodiscard]] std::string thirdPerson(const std::string& verb);
/// "are" for "be"; every other verb stays as it is.
[[nodiscard]] std::string pluralVerb(const std::string& verb);
/// "its owner's", "your" for "you".
[[nodiscard]] std::string possessive(const std::string& noun);
/// "three"; figures from eleven on.
[[nodiscard]] std::string inWords(int number);
/// "a", "a or b", "a, b, or c".
[[nodiscard]] std::string listed(const std::vector<std::string>& parts, std::string_view conjunction);
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace duelogue
