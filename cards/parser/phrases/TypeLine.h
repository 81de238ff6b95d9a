#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// A type line such as "Basic Unit - Elf Scout": the types before the dash and the subtypes after it. The dash may be a
/// hyphen or a long dash.
struct TypeLine {
    /// With `oneSubtype`, all words after the dash are one subtype.
    TypeLine(std::string_view text, bool oneSubtype);

    /// Both keep their spelling; the case of types does not matter.
    std::vector<std::string> types;
    std::vector<std::string> tags;
};

}  // namespace duelogue
