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

using Impossible = std::optional<std::string>;

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
    const std::string most = std::to_string(spaces) + " zones for " + nameOf(row);
    const auto isSame = [&](CardId other) {
        return other < id && rowOf(state.card(other)) == row && value(state.card(other), CardValue::Space) == space;
    };
    if (space > 0 && std::ranges::any_of(state.zone(card.holder, Zone::Field), isSame))
        return "zone " + std::to_string(space) + " already has a card";
    if (there > spaces) return "a player has only " + most + ", not " + std::to_string(there);
    if (space > spaces) return "a player has only " + most + ", so there is no zone " + std::to_string(space);
    return std::nullopt;
}

/// Returns the error for a face-up spell or trap that would have gone to the graveyard.
Impossible whyNotFaceUp(const ReadableMatch& match, const Card& card) {
    const bool isFaceUp = !has(card, Flag::FaceDown);
    if (has(card, Trait::Monster) || !isFaceUp) return std::nullopt;
    const std::string& name = match.pool()[card.definition].name;
    if ((card.current.traits & staying) == 0)
        return name + " can't be face-up: only continuous, equip and field cards stay on the field";
    if (!has(card, Trait::Equip)) return std::nullopt;
    const bool isOnMonster = card.current.host && isOpenMonster(match.state().card(card.current.host));
    if (isOnMonster) return std::nullopt;
    return name + " must be on a face-up monster: \"(on MONSTER)\"";
}

/// Returns the error for a spell or trap with a mark that only monsters have.
Impossible whyNotMarked(const ReadableMatch& match, const Card& card) {
    if (has(card, Trait::Monster)) return std::nullopt;
    const auto& flags = match.rulebook().vocabulary().flags;
    for (const Flag flag : {Flag::Defending, Flag::Attacked, Flag::Doomed}) {
        if (has(card, flag))
            return match.pool()[card.definition].name + " can't be " + flags[static_cast<std::size_t>(flag)].word +
                   ": it is not a monster";
    }
    return std::nullopt;
}

}  // namespace

int TributeNotation::mostCopies(const Definition& /*card*/) const { return tribute::mostCopies; }

std::optional<std::string> TributeNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Field)) return std::nullopt;
    if (auto why = whyNoSpace(match.state(), card, id)) return why;
    if (auto why = whyNotMarked(match, card)) return why;
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
        std::int16_t& space = value(card, CardValue::Space);
        if (space == 0) space = static_cast<std::int16_t>(nextSpace(state, card.holder, rowOf(card), id));
    });
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        Card& card = state.card(id);
        if (!has(card, Flag::FaceDown)) return;
        card.knownTo = PlayerSet(card.current.controller).bits();
        if (has(card, Trait::Monster)) card.current.flags |= bit(Flag::Defending);
    });
    state.globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::tribute
