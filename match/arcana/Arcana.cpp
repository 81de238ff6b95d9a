#include "match/arcana/Arcana.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Layers.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Rules.h"
#include "match/arcana/Table.h"
#include "match/arcana/VerbHandlers.h"
#include "match/arcana/combat/CombatDamage.h"
#include "match/arcana/combat/DeclareAttackers.h"
#include "match/arcana/combat/DeclareBlockers.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/text/Refusals.h"
#include "match/arcana/turn/Mulligans.h"
#include "match/arcana/turn/Priority.h"
#include "match/arcana/turn/StateBased.h"
#include "match/arcana/turn/TurnActions.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/FirstPlayer.h"

namespace duelogue::arcana {

// -------------------------------------------------------------------------------------------------- setup

Arcana::Arcana(const CardPool& pool) : CoreRules(pool), m_profiles(profilesOf(pool)) {
    setZones({index(Zone::Library), index(Zone::Hand), index(Zone::Battlefield), index(Zone::Graveyard),
              index(Zone::Stack)});
    for (const Profile& profile : m_profiles) m_manaZones |= profile.manaZones;
    deriveFromStatements({Verb::Boost}, {Fact::YourTurn});
    addVerbs();
    addKinds();
    for (const ReplyForm& form : std::initializer_list<ReplyForm>{{"play", ReplyShape::Subject},
                                                                  {"activate", ReplyShape::SubjectAndNumber},
                                                                  {"tap", ReplyShape::SubjectAndNumber},
                                                                  {"pay"},
                                                                  {"pay auto"},
                                                                  {"attack", ReplyShape::Subject},
                                                                  {"block", ReplyShape::TwoSubjects}}) {
        addReplyForm(form);
    }
}

void Arcana::addVerbs() {
    addVerb(Verb::Damage, {&acts::damage});
    addVerb(Verb::Destroy, {&acts::destroy});
    addVerb(Verb::Sacrifice, {&acts::sacrifice});
    addVerb(Verb::Tap, {&acts::tap});
    addVerb(Verb::Untap, {&acts::untap});
    addVerb(Verb::Counter, {&acts::counter});
    addVerb(Verb::Change, {&acts::change});
    addVerb(Verb::AddMana, {&acts::addMana});
    addVerb(Verb::ExtraTurn, {&acts::extraTurn});
    addVerb(Verb::LoseGame, {&acts::loseGame});
    addVerb(Verb::Attack, {&acts::attack});
    addVerb(Verb::Block, {&acts::block});
    addVerb(Verb::PlayLand, {&acts::playLand});
    // Cards only trigger on these, or have them as static effects.
    for (const Verb verb : {Verb::Cast, Verb::BeginStep}) addVerb(verb, {});
    for (auto v = static_cast<std::uint8_t>(Verb::CannotAttack); v < static_cast<std::uint8_t>(Verb::Count); ++v)
        addVerb(v, {});
    addRule(Rule::BeginTurn, &rules::beginTurn);
    addRule(Rule::EnterStep, &rules::enterStep);
    addRule(Rule::WearOff, &rules::wearOff);
    addRule(Rule::SpendMana, &rules::spendMana);
    addRule(Rule::DeclareBlock, &rules::declareBlock);
    addRule(Rule::SettleStrikers, &rules::settleStrikers);
    addRule(Rule::CountLand, &rules::countLand);
    addRule(Rule::PutOnStack, &rules::putOnStack);
    addRule(Rule::ClearStack, &rules::clearStack);
    addRule(Rule::Heal, &rules::heal);
    addRule(Rule::SendHandBack, &rules::sendHandBack);
    addRule(Rule::Leave, &rules::leave);
    addRule(Rule::LeaveCombat, &rules::leaveCombat);
}

void Arcana::addKinds() {
    addKind<Mulligans>();
    addKind<TurnActions>();
    addKind<Priority>();
    addKind<PlayCard>();
    addKind<ActivateAbility>();
    addKind<PayMana>();
    addKind<TapForMana>();
    addKind<PayNow>();
    addKind<PayForMe>();
    addKind<DeclareAttackers>();
    addKind<DeclareBlockers>();
    addKind<DealCombatDamage>();
    addKind<CheckState>();
    addKind<ResolveItem>();
    addKind<UnlessPays>();
}

/// The defaults are those of the rules: 20 life (103.4), seven cards (103.5, 402.2) and the London mulligan (103.5).
std::vector<Rulebook::MatchSetting> Arcana::settings() const {
    return {{"starting life", 1, 1'000, 20, "life each player starts with"},
            {"starting hand", 1, 20, 7, "cards each player draws at the start"},
            {"hand limit", 1, 40, 7, "discard down to this at the end of your turn"},
            {.word = "mulligan",
             .least = 0,
             .most = static_cast<int>(MulliganKind::Count) - 1,
             .usual = static_cast<int>(MulliganKind::London),
             .meaning = "London: draw a full hand, then put back a card for each mulligan. Paris: draw a card fewer",
             .names = {"London", "first one free", "Paris", "none"}},
            firstPlayerSetting(2)};
}

void Arcana::setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(decks.size());
    state.reserve(std::accumulate(decks.begin(), decks.end(), std::size_t{0},
                                  [](std::size_t sum, const auto& deck) { return sum + deck.size(); }));
    for (std::size_t p = 0; p < decks.size(); ++p) {
        const PlayerId player(static_cast<std::uint8_t>(p));
        for (const DefinitionId definition : decks[p]) {
            const CardId card = state.addCard(definition, player, index(Zone::Library));
            state.card(card).current.traits = pool()[definition].traits;
            state.card(card).current.figures = pool()[definition].figures;
        }
        value(state, player, Value::Life) = static_cast<std::int16_t>(option(state, Option::StartingLife));
        shuffleDeck(match, player);
    }
    // Rule 103.1: the first player is random, unless a setting names one.
    state.globals.current = firstPlayer(state, option(state, Option::FirstPlayer));
}

// -------------------------------------------------------------------------------------------------- rulebook hooks

bool Arcana::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    const MatchState& state = match.state();
    const Step now = step(state);
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return state.globals.current == scope.you;
        case Fact::BeforeAttackers:
            return state.globals.current == scope.you && now < Step::DeclareAttackers;
        case Fact::AttackedThisStep:
            return now == Step::DeclareAttackers && state.globals.current != scope.you &&
                   value(state, Global::Attacked) != 0;
        case Fact::Count:
            break;
    }
    return false;
}

bool Arcana::isRelated(const ReadableMatch& match, const EvalContext& /*scope*/, CardId id, PlayerSet players) const {
    const Card& card = match.state().card(id);
    return has(card, Flag::Attacking) && players.has(opponent(card.current.controller));
}

std::optional<Communication> Arcana::payment(const ReadableMatch& /*match*/, CardId card, PlayerId player,
                                             std::uint8_t resource, int amount) const {
    UnlessPays pays;
    pays.card = card;
    pays.player = player;
    pays.price[resource] = static_cast<std::uint8_t>(std::clamp(amount, 0, mostOfAPrice));
    return Communication::of(pays);
}

ResourceAmounts Arcana::missing(const ReadableMatch& match, PlayerId player, const Reply& reply) const {
    const auto beyondFunds = [&](const Price& price) {
        const Price lacking = Funds(match, player).missing(price);
        ResourceAmounts missing{};
        std::ranges::copy(lacking, missing.begin());
        return missing;
    };
    const Communication* const asking = match.pendingQuestion();
    if (asking != nullptr && asking->is<PayMana>()) return beyondFunds(asking->as<PayMana>().price);
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    if (reply.is(Word::Play)) return beyondFunds(priceOf(match.pool()[match.state().card(card).definition].cost, 0));
    if (!reply.is(Word::Activate)) return {};
    return beyondFunds(priceOf(match.pool()[abilityOf(match, card, reply.number)].cost, 0));
}

/// Rules 702.11 and 702.18: hexproof and shroud.
bool Arcana::mayTarget(const ReadableMatch& match, CardId id, PlayerId by) const {
    const Card& card = match.state().card(id);
    if (card.zone != index(Zone::Battlefield)) return true;
    return !has(card, Trait::Shroud) && (!has(card, Trait::Hexproof) || card.current.controller == by);
}

std::string Arcana::sentence(MessageId message) const {
    return message < MessageId::Count ? CoreRules::sentence(message) : textOf(message);
}

/// Damage by one source to several subjects is simultaneous.
std::optional<Communication> Arcana::afterVerb(HandlerContext& match, const Communication& verb,
                                               std::size_t firstTrigger) const {
    if (verb.is(Verb::Damage)) joinDamage(match, firstTrigger);
    return std::nullopt;
}

void Arcana::onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const {
    if (effect.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn)) {
        effect.running = 0;
    } else {
        settleBoosts(match, effect);
    }
}

void Arcana::onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const {
    value(match.state(), player, Value::DrewFromEmpty) = 1;
}

/// Rule 701.26: a tapped permanent can't be tapped again, nor an untapped one untapped.
bool Arcana::couldAffect(const ReadableMatch& match, KindId verb, int /*amount*/, CardId card) const {
    const bool isTapped = has(match.state().card(card), Flag::Tapped);
    if (verb == KindId(static_cast<std::uint8_t>(Verb::Tap))) return !isTapped;
    return verb != KindId(static_cast<std::uint8_t>(Verb::Untap)) || isTapped;
}

/// Rules 304.4 and 307.4: instants and sorceries can't enter the battlefield.
bool Arcana::mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const {
    const Card& card = match.state().card(id);
    return zone != index(Zone::Battlefield) || (!has(card, Trait::Instant) && !has(card, Trait::Sorcery));
}

void Arcana::onZoneChanged(HandlerContext& match, CardId id, std::uint8_t /*from*/) const {
    Card& card = match.state().card(id);
    if (card.zone == index(Zone::Battlefield)) card.current.flags |= bit(Flag::Sick);
}

}  // namespace duelogue::arcana
