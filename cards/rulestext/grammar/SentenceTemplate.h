#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace duelogue {

/// One pair of braces in a template of the vocabulary (see VerbWord): "{cards:get}" has the name "cards", the kind ':'
/// and more "get". "{once}" is no argument: it says "once a turn", and "once" in what lasts for a time.
struct TemplateSlot {
    std::string_view name;
    char kind = '\0';  ///< one of : ? / # | or nothing
    std::string_view more;
    bool isSigned = false;  ///< began with +
};

/// Fills a template: `say` gives the text of a slot, `isGiven` whether a name has an argument, for the parts in square
/// brackets. Spaces that a left-out part leaves behind are removed.
[[nodiscard]] std::string fillTemplate(std::string_view text, const std::function<std::string(TemplateSlot)>& say,
                                       const std::function<bool(std::string_view)>& isGiven);

}  // namespace duelogue
