#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "match/loop/View.h"

namespace duelogue {

/// A computer player of a match. Its replies depend only on the views of its seat and on its own seed. The same views
/// in the same order and the same seed give the same replies.
///
/// Used by one thread at a time, which may differ from the match's thread.
class ComputerPlayer {
public:
    ComputerPlayer() = default;
    virtual ~ComputerPlayer() = default;
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;

    /// Returns one of view.legalReplies(), which must not be empty, or ReplyWord::Concede. Returns the best reply so
    /// far at once when `stop` is requested.
    [[nodiscard]] virtual Reply choose(const View& view, const std::stop_token& stop) = 0;
    [[nodiscard]] Reply choose(const View& view) { return choose(view, std::stop_token{}); }
    /// Returns a reply chosen from the legal replies alone, so that the caller need not make a view. Returns
    /// std::nullopt if the player needs the view.
    [[nodiscard]] virtual std::optional<Reply> chooseUnseen(const Replies& /*replies*/) { return std::nullopt; }
    /// Called when the match is over or abandoned, with the player's last view. The player is not asked again.
    virtual void ended(const View& /*view*/) {}
    /// Returns the name for results. makePlayer() accepts it.
    [[nodiscard]] virtual std::string name() const = 0;

    /// Returns the number of search iterations since construction, or std::nullopt if the player does not search.
    [[nodiscard]] virtual std::optional<std::uint64_t> iterations() const { return std::nullopt; }
    /// Returns the look-ahead work of the last decision as counted by WorkMeter, or std::nullopt if it is not counted.
    [[nodiscard]] virtual std::optional<std::int64_t> work() const { return std::nullopt; }
    /// Returns a sentence for people about the first problem since construction, or an empty string.
    [[nodiscard]] virtual std::string problem() const { return {}; }
};

}  // namespace duelogue
