#include "match/netrun/text/Position.h"

#include <algorithm>
#include <string>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/DeckBuilding.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"

namespace duelogue::netrun {

namespace {

constexpr std::uint8_t knownToBoth = 0xff;

using Impossible = std::optional<std::string>;

/// Returns the error if a player has two identities. One lies in play from the beginning.
Impossible whyNotIdentity(const MatchState& state, const Card& card, CardId id, const std::string& name) {
    for (const CardId other : state.zone(card.holder, Zone::Play)) {
        if (other < id && has(state.card(other), Trait::Identity))
            return name + " is a second identity; a player has one";
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
    if (!isAtServer) return name + " needs a server: \"(on SERVER)\"";
    if ((printed & bit(Trait::Agenda)) != 0 && has(card, Flag::Rezzed))
        return name + " can't be rezzed: it is an agenda";
    if ((printed & single) == 0) return std::nullopt;
    if (isCentral(card.current.host)) return name + " can't be in a central server: it is an agenda or an asset";
    for (const CardId other : rootOf(match, card.current.host)) {
        if (other < id && (printedTraits(match.pool(), state.card(other)) & single) != 0)
            return name + " can't be there: a remote server has at most one agenda or asset";
    }
    return std::nullopt;
}

/// Returns true if the host's text lets it host the card. Whether there is enough room is not considered.
bool canHost(const ReadableMatch& match, CardId host, CardId card) {
    const CardPool& pool = match.pool();
    const EvalContext scope = evalContextOf(match, host);
    const auto isFor = [&](const Ability& ability) {
        if (ability.kind != AbilityKind::Static) return false;
        for (InstructionId at = ability.body; at; at = pool[at].next) {
            const Instruction& said = pool[at];
            const bool hosts = said.op == Op::Do && said.verb == static_cast<std::uint8_t>(Verb::Hosts) && said.cards;
            if (hosts && pool[said.cards].term == Term::Filtered &&
                Evaluator(match, scope).matchesAnywhere(pool[said.cards].filter, card))
                return true;
        }
        return false;
    };
    return std::ranges::any_of(pool.abilitiesOf(pool[match.state().card(host).definition]), isFor);
}

/// Returns true if the card is played onto such a host. The host's traits count, but not the state that it is in.
bool isTargetOf(const ReadableMatch& match, const Card& card, const Card& host) {
    const CardPool& pool = match.pool();
    for (const Ability& ability : pool.abilitiesOf(pool[card.definition])) {
        if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
        const TargetSpec& where = pool.targetsOf(ability).front();
        const Traits traits = printedTraits(pool, host);
        if (!where.cards) return true;
        const Filter& filter = pool[where.cards];
        return (traits & filter.all) == filter.all && (filter.any == 0 || (traits & filter.any) != 0) &&
               (traits & filter.none) == 0;
    }
    return true;
}

/// Returns the error if a card of the rig is not on a card that can host it, or lacks the host that it needs.
Impossible whyNotInRig(const ReadableMatch& match, const Card& card, CardId id, const std::string& name) {
    const bool isAttached = (printedTraits(match.pool(), card) & bit(Trait::Attached)) != 0;
    const bool isPossible = card.current.host
                                ? (isAttached ? isTargetOf(match, card, match.state().card(card.current.host))
                                              : canHost(match, card.current.host, id))
                                : !isAttached;
    if (isPossible) return std::nullopt;
    if (!card.current.host) return name + " needs a host: \"(on CARD)\"";
    return match.pool()[match.state().card(card.current.host).definition].name + " can't host " + name;
}

}  // namespace

int NetrunNotation::mostCopies(const Definition& card) const {
    return (card.traits & (bit(Trait::Server) | bit(Trait::Identity))) != 0 ? 1 : copiesInDeck;
}

std::optional<std::string> NetrunNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!card.owner) return std::nullopt;
    const std::string& name = match.pool()[card.definition].name;
    const Traits printed = printedTraits(match.pool(), card);
    const PlayerId side = (printed & corpFactions) != 0 ? corp : runner;
    const bool isAgenda = (printed & bit(Trait::Agenda)) != 0;
    if (side != card.holder && !isAgenda)
        return name + (card.holder == corp ? " is not a Corp card" : " is not a Runner card");
    if ((printed & bit(Trait::Identity)) != 0) return whyNotIdentity(match.state(), card, id, name);
    if (isIn(card, Zone::Score) && !isAgenda) return name + " can't be in a score area: it is not an agenda";
    if (!isIn(card, Zone::Play)) return std::nullopt;
    return side == corp ? whyNotInstalled(match, card, id, name) : whyNotInRig(match, card, id, name);
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
