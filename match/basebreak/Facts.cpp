// The facts, relations and names of Basebreak's card language.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Basebreak.h"
#include "match/basebreak/Playing.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

bool Basebreak::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    const MatchState& state = match.state();
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return state.globals.current == scope.you;
        case Fact::PlayTime:
            return state.globals.current == scope.you && phase(state) == Phase::Play;
        case Fact::BeforeScoring:
            return value(state, Global::IsBefore) != 0;
        case Fact::BeingPlayed:
            return std::any_of(
                state.communications.begin(), state.communications.end(), [&](const Communication& outstanding) {
                    return outstanding.is<PlayOne>() && outstanding.as<PlayOne>().card == scope.event.source;
                });
        case Fact::HostSays: {
            const CardId host = state.card(scope.self).current.host;
            return host && abilities().statementsOf(state.card(host).definition) != 0;
        }
        case Fact::Count:
            break;
    }
    return false;
}

namespace {

/// Returns the base for minions that a special plays: the base that is about to score. Returns none for other times and
/// cards, so that any base is possible.
CardId onlyBase(const MatchState& state) {
    if (value(state, Global::IsBefore) == 0) return {};
    const auto last = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                   [](const Communication& outstanding) { return outstanding.is<PlayOne>(); });
    const bool special =
        last == state.communications.rend() || has(state.card(last->as<PlayOne>().card), Trait::Special);
    return special ? baseIn(state, Global::ScoringBase) : CardId{};
}

}  // namespace

/// The relation "playable by": no effect prevents the player from playing the card at its place. A "for each base" loop
/// supplies the base.
bool Basebreak::isRelated(const ReadableMatch& match, const EvalContext& scope, CardId card, PlayerSet players) const {
    const MatchState& state = match.state();
    const auto isBase = [&](Subject subject) {
        return subject.isCard() && has(state.card(subject.card()), Trait::Base);
    };
    Allowance any;
    any.of = Allowance::Of::Nobody;
    if (has(state.card(card), Trait::Minion)) {
        const auto target = std::ranges::find_if(scope.targets, isBase);
        const bool isForEach = scope.each && isBase(scope.each);
        any.at = isForEach ? scope.each : target != scope.targets.end() ? target->card() : onlyBase(state);
    }
    return std::ranges::any_of(state.seatsFrom(PlayerId(0)), [&](PlayerId player) {
        return players.has(player) && Plays(Allowances(match, player, any)).canPlay(card);
    });
}

void Basebreak::resolveName(const ReadableMatch& match, const EvalContext& scope, std::uint8_t name,
                            std::vector<Subject>& out) const {
    const MatchState& state = match.state();
    const auto addCard = [&out](CardId card) {
        if (card) out.emplace_back(card);
    };
    // In turn order, so that tied players act in that order.
    const auto addPlayers = [&](Global bits, bool others) {
        const PlayerSet set(static_cast<std::uint8_t>(value(state, bits)));
        for (const PlayerId player : state.seatsFrom(state.globals.current)) {
            if (set.has(player) != others) out.emplace_back(player);
        }
    };
    switch (static_cast<Name>(name)) {
        case Name::ScoringBase:
            return addCard(baseIn(state, Global::ScoringBase));
        case Name::Replacement:
            return addCard(baseIn(state, Global::Replacement));
        case Name::Winner:
            return addPlayers(Global::Winners, false);
        case Name::FirstWinner: {
            const std::size_t before = out.size();
            addPlayers(Global::Winners, false);
            if (out.size() > before) out.resize(before + 1);
            return;
        }
        case Name::RunnerUp:
            return addPlayers(Global::RunnersUp, false);
        case Name::Losers:
            return addPlayers(Global::Winners, true);
        case Name::NotOwner:
            for (const PlayerId player : state.seatsFrom(state.globals.current)) {
                if (player != state.card(scope.self).owner) out.emplace_back(player);
            }
            return;
        case Name::Count:
            break;
    }
}

/// Returns the factions in the match, which are public: those of its minions, ordered by tag id.
std::vector<TagId> Basebreak::families(const ReadableMatch& match) const {
    std::vector<TagId> found;
    const auto tagOf = [](const Definition& definition) {
        return (definition.traits & bit(Trait::Minion)) != 0 ? definition.tags[0] : TagId{};
    };
    for (const Card& card : match.state().cards) {
        const TagId tag = card.definition && card.owner ? tagOf(pool()[card.definition]) : TagId{};
        if (tag && std::ranges::find(found, tag) == found.end()) found.push_back(tag);
    }
    std::ranges::sort(found, {}, &TagId::value);
    return found;
}

}  // namespace duelogue::basebreak
