#include "match/tribute/text/Position.h"

#include <algorithm>
#include <string>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "match/tribute/DeckBuilding.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

using Impossible = std::optional<GameNotation::Impossible>;

const char* nameOf(Row row) {
    switch (row) {
        case Row::Monsters:
            return "monsters";
        case Row::Backs:
            return "spells and traps";
        case Row::Field:
            break;
    }
    return "field spells";
}

/// Returns the error if a row has more cards than spaces.
Impossible whyNoSpace(const MatchState& state, const Card& card, CardId id) {
    const Row row = rowOf(card);
    const int spaces = row == Row::Field ? 1 : option(state, Option::Spaces);
    int there = 0;
    const int space = value(card, CardValue::Space);
    for (const CardId other : state.zone(card.holder, Zone::Field)) {
        if (other <= id && rowOf(state.card(other)) == row) ++there;
    }
    const std::string most = "at most " + std::to_string(spaces) + " " + nameOf(row);
    if (there > spaces) return {{most + " of a player on the field", std::to_string(there)}};
    if (space > spaces) return {{most + " in spaces from 1", "space " + std::to_string(space)}};
    return std::nullopt;
}

/// Returns the error for a face-up spell or trap that would have gone to the graveyard.
Impossible whyNotFaceUp(const ReadableMatch& match, const Card& card) {
    const bool isFaceUp = !has(card, Flag::FaceDown);
    if (has(card, Trait::Monster) || !isFaceUp) return std::nullopt;
    const std::string& name = match.pool()[card.definition].name;
    if ((card.current.traits & staying) == 0)
        return {{"face-up spells and traps that stay on the field (continuous, equip and field cards)", name}};
    if (!has(card, Trait::Equip)) return std::nullopt;
    const bool isOnMonster = card.current.host && isOpenMonster(match.state().card(card.current.host));
    if (isOnMonster) return std::nullopt;
    return {{"a face-up equip card \"(on MONSTER)\" that lies face-up", name}};
}

}  // namespace

int TributeNotation::mostCopies(const Definition& /*card*/) const { return tribute::mostCopies; }

std::optional<GameNotation::Impossible> TributeNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Field)) return std::nullopt;
    if (auto why = whyNoSpace(match.state(), card, id)) return why;
    return whyNotFaceUp(match, card);
}

std::vector<std::string> TributeNotation::phaseWords() const {
    std::vector<std::string> words;
    const auto& details = rulebook().vocabulary().details;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Detail::End); ++i) words.push_back(details[i].word);
    return words;
}

std::vector<std::string> TributeNotation::valueWords() const { return {"life", "fallen", "summoned"}; }

std::vector<std::string> TributeNotation::counterWords() const { return {"space", "lender"}; }

void TributeNotation::emptyPosition(HandlerContext& match, std::size_t players) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(players);
    for (std::size_t p = 0; p < players; ++p) {
        value(state, PlayerId(static_cast<std::uint8_t>(p)), Value::Life) =
            static_cast<std::int16_t>(option(state, Option::Life));
    }
}

/// Face-down cards are known only to their controllers.
void TributeNotation::startPosition(HandlerContext& match) const {
    MatchState& state = match.state();
    if (state.globals.turn == 0) {
        state.globals.turn = 2;
        state.globals.phase = static_cast<std::uint8_t>(Detail::Main);
    }
    value(state, Global::Begun) = 0;
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        Card& card = state.card(id);
        if (!has(card, Flag::FaceDown)) return;
        card.knownTo = PlayerSet(card.current.controller).bits();
        if (has(card, Trait::Monster)) card.current.flags |= bit(Flag::Defending);
    });
    state.globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::tribute
