#pragma once

#include <string>

namespace duelogue {

/// Why a text in the notation can't be read, or what in it did not come true, and where.
struct NotationError {
    int line = 0;          ///< from 1; 0: the text as a whole
    std::string expected;  ///< what should have stood or happened there
    std::string found;     ///< what did

    [[nodiscard]] std::string message() const { return "expected " + expected + ", found " + found; }
    bool operator==(const NotationError&) const = default;
};

}  // namespace duelogue
