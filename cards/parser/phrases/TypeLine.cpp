#include "cards/parser/phrases/TypeLine.h"

#include <sstream>

namespace duelogue {

TypeLine::TypeLine(std::string_view text, bool oneSubtype) {
    std::istringstream words{std::string(text)};
    std::string word;
    bool behindDash = false;
    while (words >> word) {
        if (!behindDash && (word == "-" || word == "\u2013" || word == "\u2014")) {
            behindDash = true;
        } else if (behindDash && oneSubtype && !tags.empty()) {
            tags.back() += ' ' + word;
        } else if (behindDash) {
            tags.push_back(word);
        } else {
            types.push_back(word);
        }
    }
}

}  // namespace duelogue
