#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "match/loop/View.h"

/// The lines of JSON that a program is sent which plays a seat, and what it may answer: see PROTOCOL.md. What is sent
/// about a match is made of the seat's view and of nothing else.
namespace duelogue::bot {

inline constexpr int version = 1;

// Each is one line with its end.
/// Before the first question. `seed` is for a program that wants to play the same way again.
[[nodiscard]] std::string writeBegin(const View& view, std::uint64_t seed, std::chrono::milliseconds time);
/// The view's question; view.options() are the replies, in their order.
[[nodiscard]] std::string writeAsk(const View& view, int number, std::chrono::milliseconds time);
/// The match is over, or is not played on.
[[nodiscard]] std::string writeEnd(const View& view);

/// What is wrong with a program's answer: words behind "it": "answered 12, expected a number from 0 to 3".
struct Fault {
    std::string message;
};
/// The name that the program gives itself, from its answer to "begin".
[[nodiscard]] std::variant<std::string, Fault> readHello(std::string_view line);
/// The place of the chosen reply, from its answer to "ask".
[[nodiscard]] std::variant<std::size_t, Fault> readReply(std::string_view line, std::size_t replies);

}  // namespace duelogue::bot
