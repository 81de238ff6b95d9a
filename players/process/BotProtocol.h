#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "match/loop/View.h"

/// The lines of JSON sent to a bot, and its answers: see PROTOCOL.md. Lines about a match are made from the seat's view
/// alone.
namespace duelogue::bot {

inline constexpr int version = 1;

// Each of these functions returns one line including its newline.
/// Writes the line before the first question. A bot can use `seed` to play the same way again.
[[nodiscard]] std::string writeBegin(const View& view, std::uint64_t seed, std::chrono::milliseconds time);
/// Writes the view's question. view.legalReplies() are the replies, in the same order.
[[nodiscard]] std::string writeAsk(const View& view, int number, std::chrono::milliseconds time);
/// Writes the line after a match that is over or abandoned.
[[nodiscard]] std::string writeEnd(const View& view);

/// An invalid answer of a bot. `message` is a phrase that continues the bot's name: "wrote ..., expected ...".
struct Fault {
    std::string message;
};
/// Returns the name that the bot gives itself in its answer to "begin"; empty if it gives none.
[[nodiscard]] std::variant<std::string, Fault> readHello(std::string_view line);
/// Returns the index of the chosen reply from the bot's answer to "ask". `replies` is the number of legal replies.
[[nodiscard]] std::variant<std::size_t, Fault> readReply(std::string_view line, std::size_t replies);

}  // namespace duelogue::bot
