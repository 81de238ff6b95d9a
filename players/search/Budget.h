#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <variant>

namespace duelogue {

/// The thinking budget of a computer player: iterations for each decision, or time for each turn of the match. Exactly
/// one of the two is positive.
struct Budget {
    int iterations = 0;
    std::chrono::milliseconds time{0};

    [[nodiscard]] bool isTime() const { return time.count() > 0; }
    bool operator==(const Budget&) const = default;
};

/// Reads "1000" (iterations for a decision), "500ms" or "2s" (time for a turn). Returns an error message if the text is
/// malformed or exceeds ten million iterations or one hour.
[[nodiscard]] std::variant<Budget, std::string> readBudget(std::string_view text);
/// Returns the budget as text that readBudget() accepts.
[[nodiscard]] std::string write(const Budget& budget);

}  // namespace duelogue
