#pragma once

#include <functional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

/// Fills TableState::log in the words of its viewer, with a heading at each turn and the result at the end. The table's
/// result must be set before. `frameOf` returns the frame of a card's face, like TableFace::frame.
void writeLog(const View& view, const std::vector<Occupant>& occupants, const MatchLog& log,
              const std::function<QString(DefinitionId)>& frameOf, TableState& table);
/// Returns the log line of the last turn that mentions one of these players last, or an empty text. If the line names
/// no card, the line before it is included. `written` is the result of writeLog(), including the line of the result.
[[nodiscard]] QString lastOf(const MatchLog& log, PlayerSet players, const std::vector<TableLogLine>& written);

/// Encodes the brackets in a foreign text, such as a name or a bot's message, for the log or a moment. The text can
/// then never look like the mark of a card's name. withBrackets() decodes the brackets after the marks are replaced.
[[nodiscard]] QString withinLine(QString words);
[[nodiscard]] QString withBrackets(QString line);

/// Returns the participant who is called "you": the only person, for every viewer of the table. Returns an unset id
/// unless exactly one person takes part.
[[nodiscard]] PlayerId youAmong(const std::vector<Occupant>& occupants);
/// Returns the title of the result: "You win", "Maren wins".
[[nodiscard]] QString winnerTitle(const std::vector<Occupant>& occupants, PlayerId winner);
/// Returns the duration of a continuous effect in the words of the game: "until end of turn", "during Maren's next
/// turn".
[[nodiscard]] QString howLong(const ReadableMatch& shown, const std::vector<Occupant>& occupants, PlayerId viewer,
                              const ContinuousEffect& effect);

}  // namespace duelogue
