#include "players/search/Budget.h"

#include <charconv>

namespace duelogue {

namespace {

constexpr int mostIterations = 10'000'000;
constexpr int mostMilliseconds = 3'600'000;

}  // namespace

std::variant<Budget, std::string> readBudget(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    const int most = unit.empty() ? mostIterations : unit == "ms" ? mostMilliseconds : mostMilliseconds / 1000;
    const bool known = unit.empty() || unit == "ms" || unit == "s";
    if (error != std::errc{} || !known || number < 1 || number > most) {
        return "budget: found \"" + std::string(text) + "\", expected iterations for a decision from 1 to " +
               std::to_string(mostIterations) + ", like 1000, or time for a turn of at most an hour, like 500ms or 2s";
    }
    if (unit.empty()) return Budget{number, std::chrono::milliseconds(0)};
    return Budget{0, std::chrono::milliseconds(unit == "s" ? number * 1000 : number)};
}

std::string write(const Budget& budget) {
    if (!budget.isTime()) return std::to_string(budget.iterations);
    const auto milliseconds = budget.time.count();
    if (milliseconds % 1000 == 0) return std::to_string(milliseconds / 1000) + "s";
    return std::to_string(milliseconds) + "ms";
}

}  // namespace duelogue
