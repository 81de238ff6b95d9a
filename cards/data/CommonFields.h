#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "cards/data/CardWords.h"
#include "cards/data/FieldWord.h"
#include "cards/data/Vocabulary.h"

/// Fields that the vocabularies of several games have. Each game names them with its own words.
namespace duelogue {

/// Returns all traits of these groups.
[[nodiscard]] Traits traitsOf(const Vocabulary& words, std::initializer_list<TraitWord::Group> groups);

[[nodiscard]] FieldWord rulesTextField(std::vector<std::string> names);
/// Returns the field of all words of the printed type line.
[[nodiscard]] FieldWord typeField(const Vocabulary& words, std::vector<std::string> names);
/// Returns the field "is": types, supertypes, colors, keywords, and the given properties.
[[nodiscard]] FieldWord propertyField(const Vocabulary& words, std::vector<PropertyWord> properties);
/// Returns the field of a figure, an index into Vocabulary::figures.
[[nodiscard]] FieldWord figureField(const Vocabulary& words, std::uint8_t figure, std::vector<std::string> names);
[[nodiscard]] FieldWord setField(std::vector<std::string> names);
/// Returns a field with one number for each card: Source::Cost, Number or Copies.
[[nodiscard]] FieldWord numberField(FieldWord::Source source, std::vector<std::string> names, std::string noun,
                                    std::string meaning);

}  // namespace duelogue
