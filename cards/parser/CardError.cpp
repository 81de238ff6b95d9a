#include "cards/parser/CardError.h"

namespace duelogue {

std::string CardError::text() const {
    std::string result = file;
    if (line > 0) result += ':' + std::to_string(line);
    result += ": ";
    if (!card.empty()) result += card + ": ";
    return result + message;
}

}  // namespace duelogue
