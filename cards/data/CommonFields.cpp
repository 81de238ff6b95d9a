#include "cards/data/CommonFields.h"

#include <algorithm>
#include <utility>

namespace duelogue {

using Group = TraitWord::Group;
using Source = FieldWord::Source;

Traits traitsOf(const Vocabulary& words, std::initializer_list<Group> groups) {
    Traits found = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (std::ranges::find(groups, words.traits[i].group) != groups.end()) found |= Traits{1} << i;
    }
    return found;
}

FieldWord rulesTextField(std::vector<std::string> names) {
    return {.names = std::move(names),
            .source = Source::RulesText,
            .noun = "rules text",
            .meaning = "a part of the rules text"};
}

FieldWord typeField(const Vocabulary& words, std::vector<std::string> names) {
    // Without resources, the type line names the color of a card.
    const bool hasColors = words.resources.empty();
    return {.names = std::move(names),
            .source = Source::Words,
            .noun = "type",
            .meaning = "a word of the type line",
            .traits = traitsOf(words, {Group::Type, Group::Supertype, hasColors ? Group::Color : Group::Type}),
            .subtypes = FieldWord::Subtypes::All};
}

FieldWord propertyField(const Vocabulary& words, std::vector<PropertyWord> properties) {
    return {.names = {"is"},
            .source = Source::Words,
            .noun = "property",
            .meaning = "a type, keyword or other property",
            .traits = traitsOf(words, {Group::Type, Group::Supertype, Group::Color, Group::Keyword}),
            .properties = std::move(properties)};
}

FieldWord figureField(const Vocabulary& words, std::uint8_t figure, std::vector<std::string> names) {
    return {.names = std::move(names),
            .source = Source::Figure,
            .noun = words.figures[figure].word,
            .meaning = words.figures[figure].meaning,
            .figure = figure};
}

FieldWord setField(std::vector<std::string> names) {
    return {.names = std::move(names), .source = Source::Set, .noun = "set", .meaning = "name or code of the set"};
}

FieldWord numberField(Source source, std::vector<std::string> names, std::string noun, std::string meaning) {
    return {.names = std::move(names), .source = source, .noun = std::move(noun), .meaning = std::move(meaning)};
}

}  // namespace duelogue
