#pragma once

#include <cstdint>
#include <string>

namespace duelogue {

/// Why a text in the notation can't be read, or what in it did not come true, and where.
struct NotationError {
    /// Whether the words of the line are wrong whatever happens, or something else has come of the match.
    enum class Kind : std::uint8_t { Unreadable, Untrue };

    int line = 0;          ///< from 1; 0: the text as a whole
    std::string expected;  ///< what should have stood or happened there
    std::string found;     ///< what did
    Kind kind = Kind::Unreadable;

    [[nodiscard]] std::string message() const { return "expected " + expected + ", found " + found; }
    bool operator==(const NotationError&) const = default;
};

}  // namespace duelogue
