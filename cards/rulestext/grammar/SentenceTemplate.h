#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace duelogue {

/// A pair of braces in a template of the vocabulary (see VerbWord): "{cards:get}" has the name "cards", the kind ':'
/// and the additional text "get". "{once}" is not an argument. It becomes "once a turn,". It is empty in an
/// ability created for a duration, which then begins with "once".
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
