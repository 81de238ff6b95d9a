#include "match/netrun/Position.h"

#include "match/loop/Match.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"

namespace duelogue::netrun {

namespace {

constexpr std::uint8_t knownToBoth = 0xff;

}  // namespace

std::vector<std::string> NetrunNotation::phaseWords() const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Detail::Discard); ++i)
        words.push_back(rulebook().vocabulary().details[i].word);
    return words;
}

/// What is derived is not written.
std::vector<std::string> NetrunNotation::valueWords() const {
    return {"credits", "clicks", "tags", "bad publicity", "agenda points", "core damage"};
}

void NetrunNotation::emptyPosition(Match& match, std::size_t players) const {
    match.state().globals.playerCount = static_cast<std::uint8_t>(players);
    placeServers(match);
    for (const PlayerId player : {corp, runner}) value(match.state(), player, PlayerValue::Clicks) = clicksOf(player);
}

bool NetrunNotation::isSeen(const Match& match, const Card& card, PlayerId player) const {
    if (isUnrezzed(card)) return player == corp;
    return GameNotation::isSeen(match, card, player);
}

/// A card of the Corp's that is not rezzed is known to the Corp, to the Runner only where that is noted; and so is one
/// that lies face-down in Archives.
void NetrunNotation::startPosition(Match& match) const {
    MatchState& state = match.state();
    Globals& globals = state.globals;
    if (globals.turn == 0) {
        globals.turn = 1;
        globals.phase = static_cast<std::uint8_t>(Detail::Action);
    }
    for (const CardId id : state.zone(corp, Zone::Play)) {
        Card& card = state.card(id);
        notePlace(card);
        if ((printedTraits(match.pool(), card) & bit(Trait::Identity)) != 0) showIdentity(card);
        const std::uint8_t seen = has(card, Flag::Rezzed) ? knownToBoth : PlayerSet(corp).bits();
        card.knownTo = static_cast<std::uint8_t>(card.knownTo | seen);
    }
    for (const PlayerId player : {corp, runner}) {
        for (const CardId id : state.zone(player, Zone::Discard)) {
            Card& card = state.card(id);
            if (player == runner || has(card, Flag::FaceUp)) card.knownTo = knownToBoth;
        }
    }
    value(state, otherThan(globals.current), PlayerValue::Clicks) = 0;
    value(state, Global::Begun) = 0;
    globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::netrun
