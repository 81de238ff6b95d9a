#include "match/basebreak/text/Position.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/basebreak/Values.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

/// Returns true if an ongoing action is played on a base. Its first target decides that.
bool isForBases(const CardPool& pool, const Definition& action) {
    for (const Ability& ability : pool.abilitiesOf(action)) {
        if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
        const Filter& where = pool[pool.targetsOf(ability).front().cards];
        return ((where.all | where.any) & bit(Trait::Base)) != 0;
    }
    return false;
}

}  // namespace

/// Each base exists once.
int BasebreakNotation::mostCopies(const Definition& card) const {
    const bool isBase = (card.traits & bit(Trait::Base)) != 0;
    return isBase && card.copies == 0 ? 1 : GameNotation::mostCopies(card);
}

/// Returns the error if a minion is not on a base, or an ongoing action not on a legal kind of host.
std::optional<std::string> BasebreakNotation::whyImpossible(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Play) || !card.owner) return std::nullopt;
    const Definition& definition = match.pool()[card.definition];
    if (has(card, Trait::Action) && !has(card, Trait::Ongoing))
        return definition.name + " can't be in play: only minions and ongoing actions stay there";
    const bool isAtBase = has(card, Trait::Minion) || isForBases(match.pool(), definition);
    const bool isOnBase = card.current.host && has(match.state().card(card.current.host), Trait::Base);
    const bool isOnMinion = card.current.host && has(match.state().card(card.current.host), Trait::Minion);
    if (isAtBase ? isOnBase : isOnMinion) return std::nullopt;
    const std::string found = card.current.host
                                  ? ", not on " + match.pool()[match.state().card(card.current.host).definition].name
                                  : std::string();
    return definition.name + " must be on a " + (isAtBase ? "base: \"(on BASE)\"" : "minion: \"(on MINION)\"") + found;
}

/// Changes the power like an action that lasts until the end of the turn.
bool BasebreakNotation::changeFigure(HandlerContext& match, CardId card, std::uint8_t figure, int by) const {
    const bool isPower =
        figure == static_cast<std::uint8_t>(Figure::Power) && has(match.state().card(card), Trait::Minion);
    if (!isPower || !isIn(match.state().card(card), Zone::Play)) return false;
    ContinuousEffect effect;
    effect.verb = static_cast<std::uint8_t>(Verb::Boost);
    effect.amount = static_cast<std::int16_t>(by);
    effect.on = Subject(card);
    effect.source = card;
    effect.since = match.state().card(card).since;
    effect.duration = static_cast<std::uint8_t>(Duration::ThisTurn);
    effect.until = match.state().globals.current;
    effect.controller = match.state().card(card).holder;
    match.addContinuousEffect(effect);
    return true;
}

std::vector<std::string> BasebreakNotation::phaseWords() const {
    std::vector<std::string> words;
    for (const duelogue::Word& part : rulebook().vocabulary().details) words.push_back(part.word);
    return words;
}

std::vector<std::string> BasebreakNotation::valueWords() const {
    return {"points", "minions", "actions", "risen", "minion of the turn", "action of the turn"};
}

void BasebreakNotation::emptyPosition(HandlerContext& match, std::size_t players) const {
    match.state().globals.playerCount = static_cast<std::uint8_t>(players);
}

/// Starts the match at the beginning of the position's part of the turn, with its cards already in play.
void BasebreakNotation::startPosition(HandlerContext& match) const {
    Globals& globals = match.state().globals;
    if (globals.turn == 0) {
        globals.turn = 1;
        globals.phase = static_cast<std::uint8_t>(Phase::Play);
    }
    value(match.state(), Global::Begun) = 0;
    globals.stale = Globals::isOutdated;
}

}  // namespace duelogue::basebreak
