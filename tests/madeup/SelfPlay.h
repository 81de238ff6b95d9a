#pragma once

#include <QString>
#include <functional>

#include "match/loop/Match.h"

namespace duelogue::madeup {

/// A function that picks one of the legal replies. The list is never empty.
using Chooser = std::function<Reply(const ReadableMatch&, const Replies&)>;

[[nodiscard]] Chooser randomChooser(std::uint64_t seed);
[[nodiscard]] Chooser firstChooser();
[[nodiscard]] Chooser lastChooser();

/// Returns a new match before its first phase, in which the decks are shuffled. Each deck has all cards of the made-up
/// game except Encore.
[[nodiscard]] Match newMatch(std::size_t players, std::uint64_t seed);
/// Plays to the end. `atEveryWait` is called before each answer and ends the match by returning a problem. Returns that
/// problem, or another one, or an empty string.
QString play(Match& match, const Chooser& choose, const std::function<QString(const Match&)>& atEveryWait = {});

}  // namespace duelogue::madeup
