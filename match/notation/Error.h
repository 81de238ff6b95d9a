#pragma once

#include <cstdint>
#include <string>

namespace duelogue {

/// A line of a text in the notation that cannot be read or did not come true.
struct NotationError {
    /// Unreadable: the line is wrong in any match. Untrue: the line is readable, but the match does not agree with it.
    enum class Kind : std::uint8_t { Unreadable, Untrue };

    int line = 0;          ///< from 1; 0 for the text as a whole
    std::string expected;  ///< the expected words or result
    std::string found;     ///< the actual ones
    Kind kind = Kind::Unreadable;
    std::string problem{};  ///< the whole message of an error that is not a difference of two texts, else empty

    [[nodiscard]] std::string message() const {
        return problem.empty() ? "expected " + expected + ", found " + found : problem;
    }
    bool operator==(const NotationError&) const = default;
};

}  // namespace duelogue
