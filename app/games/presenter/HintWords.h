#pragma once

#include <functional>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// The words of a game for replies in hints. `phrase` returns a reply with one of the game's own words as part of a
/// sentence. It takes the name after the word, and the name after "with" if the reply has two subjects. It returns an
/// empty text for replies that are not worth mentioning.
struct HintWords {
    std::function<QString(std::uint8_t word, const QString& name, const QString& with)> phrase;
    /// Returns true if the expected continuation leaves out replies with this word, because they belong to another
    /// reply.
    std::function<bool(std::uint8_t word)> isTrifle;
};

/// Implements GamePresenter::hints(); `shown` are the replies in the order of the table.
[[nodiscard]] TableHints makeHints(const View& view, const std::vector<Occupant>& occupants, const Replies& shown,
                                   const TableQuestion& question, const std::vector<Hint>& hints,
                                   const HintWords& words);

/// Returns why the best hint is better than the second one: the largest advantage in a figure, and the largest other
/// difference. Leaves out differences that are small or within their margin. `differences` are in the order of the
/// figures. The text is empty if the best hint lacks such an advantage.
[[nodiscard]] QString reasonOf(const std::vector<HintFigure>& figures, const std::vector<Estimate>& differences);

}  // namespace duelogue
