#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// A small English grammar for rules text. All texts are in lower case except names.

/// Returns the noun with its article: "an Elf", "a card", "another unit".
[[nodiscard]] std::string withArticle(const std::string& noun);
/// Returns the plural: "Elves", "cards", "Plains".
[[nodiscard]] std::string pluralOf(const std::string& noun);
/// Returns the third person singular of a verb: "deals", "has", "searches".
[[nodiscard]] std::string thirdPerson(const std::string& verb);
/// Returns the plural form of a verb: "are" for "be", and every other verb unchanged.
[[nodiscard]] std::string pluralVerb(const std::string& verb);
/// Returns the possessive: "its owner's", "your" for "you".
[[nodiscard]] std::string possessive(const std::string& noun);
/// Returns a number in words, "three", or in digits above ten.
[[nodiscard]] std::string inWords(int number);
/// Joins the parts: "a", "a or b", "a, b, or c".
[[nodiscard]] std::string listed(const std::vector<std::string>& parts, std::string_view conjunction);
[[nodiscard]] std::string capitalized(std::string text);
/// Returns the text with a capital at the beginning of each word: "Quick Spark/Flame".
[[nodiscard]] std::string titled(std::string text);

}  // namespace duelogue
