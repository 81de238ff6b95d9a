#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "match/loop/View.h"

namespace duelogue {

/// Who answers in a match: a computer player. It decides from what its seat may see and from its own seed, and from
/// nothing else: the same views in the same order and the same seed give the same replies.
///
/// One thread at a time; it may be another thread than the match's.
class ComputerPlayer {
public:
    ComputerPlayer() = default;
    virtual ~ComputerPlayer() = default;
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;

    /// One of view.options(), which must not be empty, or ReplyWord::Concede. Once `stop` is requested it answers with
    /// the best that it has, at once.
    [[nodiscard]] virtual Reply choose(const View& view, const std::stop_token& stop) = 0;
    [[nodiscard]] Reply choose(const View& view) { return choose(view, std::stop_token{}); }
    /// A player that looks at nothing answers from the legal replies alone, so that no view need be made for it. None:
    /// it wants to look.
    [[nodiscard]] virtual std::optional<Reply> chooseUnseen(const Replies& /*options*/) { return std::nullopt; }
    /// The match is over as its seat sees it, or is not played on; it is not asked any more.
    virtual void ended(const View& /*view*/) {}
    /// What it is called in results: as makePlayer() knows it.
    [[nodiscard]] virtual std::string name() const = 0;

    /// How many iterations its searches have made since it was made; none where it does not search.
    [[nodiscard]] virtual std::optional<std::uint64_t> iterations() const { return std::nullopt; }
    /// The work of its last decision in look-aheads (WorkMeter); none where it is not counted.
    [[nodiscard]] virtual std::optional<std::int64_t> work() const { return std::nullopt; }
    /// What has gone wrong with it since it was made, as a sentence for a person; empty: nothing.
    [[nodiscard]] virtual std::string problem() const { return {}; }
};

}  // namespace duelogue
