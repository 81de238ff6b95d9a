#pragma once

#include <functional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

/// Fills TableState::log in the words of the person who reads it, with a heading where a turn begins and the result at
/// the end; so the result is to be there already. `frameOf` is the frame of a card's face, as TableFace::frame.
void writeLog(const View& view, const std::vector<Occupant>& sitters, const MatchLog& log,
              const std::function<QString(DefinitionId)>& frameOf, TableState& table);
/// The last line of the log, in the last turn, that says something of one of these players, and the one before where it
/// names no card; empty where there is none. `written` is what writeLog() made of it, with the line for the result.
[[nodiscard]] QString lastOf(const MatchLog& log, PlayerSet players, const std::vector<TableLogLine>& written);

/// Makes foreign words (a name, a bot's message) fit for a line of the log or of a moment: their brackets are encoded,
/// so that they never look like the mark of a card's name. withBrackets() decodes them after the marks are replaced.
[[nodiscard]] QString withinLine(QString words);
[[nodiscard]] QString withBrackets(QString line);

/// Whether one person plays with computers alone: then that one is "you".
[[nodiscard]] bool isAlone(const std::vector<Occupant>& sitters);
/// "You win", "Maren wins".
[[nodiscard]] QString winnerTitle(const std::vector<Occupant>& sitters, PlayerId viewer, PlayerId winner);
/// How long a lasting effect lasts, as the game's durations say it: "until end of turn", "during Maren's next turn".
[[nodiscard]] QString howLong(const Match& shown, const std::vector<Occupant>& sitters, PlayerId viewer,
                              const ContinuousEffect& effect);

}  // namespace duelogue
