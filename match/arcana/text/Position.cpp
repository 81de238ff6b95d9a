#include "match/arcana/text/Position.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::arcana {

std::vector<std::string> ArcanaNotation::phaseWords() const {
    std::vector<std::string> words;
    for (std::size_t step = 0; step < static_cast<std::size_t>(Step::Count); ++step) {
        words.push_back(rulebook().vocabulary().details[step].word);
    }
    return words;
}

std::vector<std::string> ArcanaNotation::valueWords() const {
    return {"life",       "colorless mana", "white mana", "blue mana",
            "black mana", "red mana",       "green mana", "lands played"};
}

std::vector<std::string> ArcanaNotation::formerValueWords() const { return {"", "colourless mana"}; }

/// Only a card that is played onto another one lies on it.
std::optional<std::string> ArcanaNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!card.current.host) return std::nullopt;
    const Definition& printed = match.pool()[card.definition];
    if (clings(rulebook().vocabulary(), printed.traits)) return std::nullopt;
    return printed.name + " can't be on " + match.pool()[match.state().card(card.current.host).definition].name;
}

void ArcanaNotation::startPosition(HandlerContext& match) const {
    MatchState& state = match.state();
    if (state.globals.turn == 0) {
        state.globals.turn = 1;
        state.globals.phase = static_cast<std::uint8_t>(Step::Main);
    }
    value(state, Global::Priority) = state.globals.current.value;
    value(state, Global::Begun) = 0;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            if (!has(state.card(id), Flag::Attacking)) continue;
            value(state, Global::Attacked) = 1;
        }
    }
    state.globals.stale = Globals::isOutdated;
    if (step(state) != Step::Damage) return;
    match.refresh();
    settleFirstStrikers(state);
}

}  // namespace duelogue::arcana
