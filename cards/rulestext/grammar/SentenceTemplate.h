#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace duelogue {

/// A pair of braces in a template of the vocabulary (see VerbWord): "{cards:get}" has the name "cards", the kind ':'
/// and the additional text "get". "{once}" is not an argument. It becomes "once a turn,". It is empty in an
/// ability created for a duration, which then begins with "once". "{turn}" becomes "on your turn, ", and is empty
/// in such an ability.
///
/// Templates of verbs have these further styles:
///     {on/each of}       "each of" before several chosen cards
///     {kind/pale}        "pale" before resources of any kind
///     {cards/kind}       the type of the cards alone: "unit"
///     {amount#~part|~parts} {on/rest}   the adjectives of the cards before the noun, "2 red parts"; or all of the
///                        description after it, "2 parts on units with power 2 or less"
///     {counts as/plural} traits in the plural
///     {counter/hosted}   a word before the kind of counter
struct TemplateSlot {
    std::string_view name;
    char kind = '\0';  ///< one of : ? / # | ~ or '\0'
    std::string_view more;
    bool isSigned = false;  ///< the slot began with +
};

/// Fills a template. `say` returns the text of a slot. `isGiven` returns whether a name has an argument, for the parts
/// in square brackets. Removes the spaces that left-out parts leave behind.
[[nodiscard]] std::string fillTemplate(std::string_view text, const std::function<std::string(TemplateSlot)>& say,
                                       const std::function<bool(std::string_view)>& isGiven);

}  // namespace duelogue
