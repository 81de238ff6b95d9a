#include "match/basebreak/Position.h"

#include "match/basebreak/Values.h"
#include "match/loop/Match.h"

namespace duelogue::basebreak {

std::vector<std::string> BasebreakNotation::phaseWords() const {
    std::vector<std::string> words;
    for (const duelogue::Word& part : rulebook().vocabulary().details) words.push_back(part.word);
    return words;
}

std::vector<std::string> BasebreakNotation::valueWords() const {
    return {"points", "minions", "actions", "risen", "minion of the turn", "action of the turn"};
}

void BasebreakNotation::emptyPosition(Match& match, std::size_t players) const {
    match.state().globals.playerCount = static_cast<std::uint8_t>(players);
}

/// A position begins with its part of the turn; the cards in play are there already.
void BasebreakNotation::startPosition(Match& match) const {
    Globals& globals = match.state().globals;
    if (globals.turn == 0) {
        globals.turn = 1;
        globals.phase = static_cast<std::uint8_t>(Phase::Play);
    }
    value(match.state(), Global::Begun) = 0;
    globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::basebreak
