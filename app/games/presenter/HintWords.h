#pragma once

#include <functional>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// How a game says a reply with a word of its own as a part of a sentence: "play %1" of the name behind the word, and
/// of what stands behind "with" where it is about two; empty where it is not worth a word in one.
struct HintWords {
    std::function<QString(std::uint8_t word, const QString& name, const QString& with)> phrase;
    /// Whether a line of moves leaves it out all the same: it belongs to another one.
    std::function<bool(std::uint8_t word)> isTrifle;
};

/// As GamePresenter::hints() says; `shown` are the replies as the table counts them.
[[nodiscard]] TableHints makeHints(const View& view, const std::vector<Occupant>& sitters, const Replies& shown,
                                   const TableQuestion& question, const std::vector<Hint>& hints,
                                   const HintWords& words);

}  // namespace duelogue
