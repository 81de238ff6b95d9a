#include "match/notation/Turn.h"

#include <algorithm>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/scenario/References.h"

namespace duelogue {

std::variant<TurnReference, NotationError> readTurn(const ReadableMatch& match, const NotationLine& line,
                                                    std::string_view text) {
    TurnReference result;
    const std::string_view turn = notation::takeWord(text);
    const auto number = notation::number(turn, 1, 10'000);
    if (!number) return line.error("not the number of a turn: " + NotationLine::quoted(turn));
    result.turn = *number;
    const int players = match.state().globals.playerCount;
    result.player = PlayerId(static_cast<std::uint8_t>((*number - 1) % players));
    const auto phases = match.rulebook().notation().phaseWords();
    if (const auto phase = notation::takeOneOf(text, phases)) result.phase = static_cast<std::uint8_t>(*phase);
    if (text.empty()) return result;
    if (notation::take(text, "player")) {
        const auto player = readPlayer(match, text);
        if (!player) return line.error("not the number of a player: " + NotationLine::quoted(text));
        result.player = *player;
        return result;
    }
    std::string expected;
    for (const std::string& phase : phases) expected += phase + ", ";
    return line.wrong("a phase (" + expected + "or none) and then perhaps \"player N\"", NotationLine::quoted(text));
}

std::string writeTurn(const ReadableMatch& match) {
    const Globals& globals = match.state().globals;
    std::string text = std::to_string(globals.turn);
    const auto phases = match.rulebook().notation().phaseWords();
    if (globals.phase < phases.size()) text += " " + phases[globals.phase];
    const int usual = globals.turn > 0 ? (globals.turn - 1) % std::max<int>(1, globals.playerCount) : 0;
    if (globals.current && globals.current.value != usual)
        text += " player " + std::to_string(globals.current.value + 1);
    return text;
}

}  // namespace duelogue
