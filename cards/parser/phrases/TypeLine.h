#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// "Basic Unit - Elf Scout": the words before the dash, and the subtypes behind it. The dash may be a long one.
struct TypeLine {
    /// With `oneSubtype`, everything behind the dash is one subtype.
    TypeLine(std::string_view text, bool oneSubtype);

    /// Both as written; whether a type has capitals does not matter.
    std::vector<std::string> types;
    std::vector<std::string> tags;
};

}  // namespace duelogue
