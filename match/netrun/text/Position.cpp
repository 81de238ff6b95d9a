#include "match/netrun/text/Position.h"

#include <string>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/DeckBuilding.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"

namespace duelogue::netrun {

namespace {

constexpr std::uint8_t knownToBoth = 0xff;

using Impossible = std::optional<GameNotation::Impossible>;

Impossible notThere(const std::string& expected, const std::string& name) { return {{expected, name}}; }

/// Returns the error if a player has two identities. One lies in play from the beginning.
Impossible whyNotIdentity(const MatchState& state, const Card& card, CardId id, const std::string& name) {
    for (const CardId other : state.zone(card.holder, Zone::Play)) {
        if (other < id && has(state.card(other), Trait::Identity)) return notThere("one identity of a player", name);
    }
    return std::nullopt;
}

/// Returns the error if the Corp's card is not at a server, or is a second agenda or asset at a remote server.
Impossible whyNotInstalled(const ReadableMatch& match, const Card& card, CardId id, const std::string& name) {
    const MatchState& state = match.state();
    constexpr Traits installed = bit(Trait::Ice) | bit(Trait::Agenda) | bit(Trait::Asset) | bit(Trait::Upgrade);
    constexpr Traits single = bit(Trait::Agenda) | bit(Trait::Asset);
    const Traits printed = printedTraits(match.pool(), card);
    if ((printed & installed) == 0) return std::nullopt;
    const bool isAtServer = card.current.host && has(state.card(card.current.host), Trait::Server);
    if (!isAtServer) return notThere("\"(on SERVER)\" behind each card of the Corp's", name);
    if ((printed & single) == 0) return std::nullopt;
    if (isCentral(card.current.host)) return notThere("no agenda or asset at a central server", name);
    for (const CardId other : rootOf(match, card.current.host)) {
        if (other < id && (printedTraits(match.pool(), state.card(other)) & single) != 0)
            return notThere("one agenda or asset at a remote server", name);
    }
    return std::nullopt;
}

/// Returns the error if a card of the rig lies on a server, or on a card without the text that allows it.
Impossible whyNotInRig(const ReadableMatch& match, const Card& card, const std::string& name) {
    const Traits printed = printedTraits(match.pool(), card);
    if (!card.current.host) return std::nullopt;
    const Card& host = match.state().card(card.current.host);
    const bool bears =
        ((match.rulebook().abilities().statementsOf(host.definition) >> static_cast<unsigned>(Verb::Hosts)) & 1U) != 0;
    const bool isPossible = !has(host, Trait::Server) && (bears || (printed & bit(Trait::Attached)) != 0);
    if (isPossible) return std::nullopt;
    return {{name + " on a card that can host it", "on " + match.pool()[host.definition].name}};
}

}  // namespace

int NetrunNotation::mostCopies(const Definition& card) const {
    return (card.traits & (bit(Trait::Server) | bit(Trait::Identity))) != 0 ? 1 : copiesInDeck;
}

std::optional<GameNotation::Impossible> NetrunNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!card.owner) return std::nullopt;
    const std::string& name = match.pool()[card.definition].name;
    const Traits printed = printedTraits(match.pool(), card);
    const PlayerId side = (printed & corpFactions) != 0 ? corp : runner;
    const bool isAgenda = (printed & bit(Trait::Agenda)) != 0;
    if (side != card.holder && !isAgenda)
        return notThere(card.holder == corp ? "cards of the Corp's" : "cards of the Runner's", name);
    if ((printed & bit(Trait::Identity)) != 0) return whyNotIdentity(match.state(), card, id, name);
    if (!isIn(card, Zone::Play)) return std::nullopt;
    return side == corp ? whyNotInstalled(match, card, id, name) : whyNotInRig(match, card, name);
}

std::vector<std::string> NetrunNotation::phaseWords() const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Detail::Discard); ++i)
        words.push_back(rulebook().vocabulary().details[i].word);
    return words;
}

/// Derived values are not written.
std::vector<std::string> NetrunNotation::valueWords() const {
    return {"credits", "clicks", "tags", "bad publicity", "agenda points", "core damage"};
}

void NetrunNotation::emptyPosition(HandlerContext& match, std::size_t players) const {
    match.state().globals.playerCount = static_cast<std::uint8_t>(players);
    placeServers(match);
    for (const PlayerId player : {corp, runner}) value(match.state(), player, PlayerValue::Clicks) = clicksOf(player);
}

bool NetrunNotation::isSeen(const ReadableMatch& match, const Card& card, PlayerId player) const {
    if (isUnrezzed(card)) return player == corp;
    return GameNotation::isSeen(match, card, player);
}

/// Unrezzed cards, and face-down cards in Archives, are known to the Corp. The Runner knows them only if the position
/// says so.
void NetrunNotation::startPosition(HandlerContext& match) const {
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
