#pragma once

#include <QString>
#include <functional>

#include "match/loop/Match.h"

namespace duelogue::madeup {

/// Picks one of the replies, of which there is at least one.
using Chooser = std::function<Reply(const Match&, const Replies&)>;

[[nodiscard]] Chooser randomChooser(std::uint64_t seed);
[[nodiscard]] Chooser firstChooser();
[[nodiscard]] Chooser lastChooser();

/// A new match with shuffled decks of every card of the made-up game, before its first phase.
[[nodiscard]] Match newMatch(std::size_t players, std::uint64_t seed);
/// Plays to the end. Before each answer `atEveryWait` is called; what it returns ends the match, unless empty. Returns
/// that, or what went wrong, or nothing.
QString play(Match& match, const Chooser& choose, const std::function<QString(const Match&)>& atEveryWait = {});

}  // namespace duelogue::madeup
