#include "match/tribute/Position.h"

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

namespace duelogue::tribute {

std::vector<std::string> TributeNotation::phaseWords() const {
    std::vector<std::string> words;
    const auto& details = rulebook().vocabulary().details;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Detail::End); ++i) words.push_back(details[i].word);
    return words;
}

std::vector<std::string> TributeNotation::valueWords() const { return {"life", "fallen", "summoned"}; }

std::vector<std::string> TributeNotation::counterWords() const { return {"space", "lender"}; }

void TributeNotation::emptyPosition(Match& match, std::size_t players) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(players);
    for (std::size_t p = 0; p < players; ++p) {
        value(state, PlayerId(static_cast<std::uint8_t>(p)), Value::Life) =
            static_cast<std::int16_t>(option(state, Option::Life));
    }
}

/// What lies face-down only its controller knows.
void TributeNotation::startPosition(Match& match) const {
    MatchState& state = match.state();
    if (state.globals.turn == 0) {
        state.globals.turn = 2;
        state.globals.phase = static_cast<std::uint8_t>(Detail::Main);
    }
    value(state, Global::Begun) = 0;
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        Card& card = state.card(id);
        if (!has(card, Flag::FaceDown)) return;
        card.knownTo = PlayerSet(card.now.controller).bits();
        if (has(card, Trait::Monster)) card.now.flags |= bit(Flag::Defending);
    });
    state.globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::tribute
