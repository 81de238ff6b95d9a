#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <variant>

namespace duelogue {

/// How much a computer player may think: so many iterations for each decision, or so much time for a turn of the match.
/// Exactly one of the two is above zero.
struct Budget {
    int iterations = 0;
    std::chrono::milliseconds time{0};

    [[nodiscard]] bool isTime() const { return time.count() > 0; }
    bool operator==(const Budget&) const = default;
};

/// Reads "1000" (iterations for a decision), "500ms" or "2s" (time for a turn); else a message that says what was
/// found and what was expected. At most ten million iterations, and an hour.
[[nodiscard]] std::variant<Budget, std::string> readBudget(std::string_view text);
/// As readBudget() reads it.
[[nodiscard]] std::string write(const Budget& budget);

}  // namespace duelogue
