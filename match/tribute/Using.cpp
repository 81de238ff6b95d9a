#include "match/tribute/Using.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Outlook.h"
#include "match/tribute/Summoning.h"
#include "match/tribute/Tribute.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

constexpr int openSpeed = 1;
constexpr int quick = quickSpeed;
constexpr int counter = 3;

bool isPrinted(const Definition& card, Trait trait) { return (card.traits & bit(trait)) != 0; }
bool isMonster(const Definition& card) { return isPrinted(card, Trait::Monster); }

/// Returns the occasion to use a set card; nullptr if none exists. Valid until triggers change.
const Trigger* occasionFor(const MatchState& state, CardId card, AbilityId ability) {
    const auto found = std::ranges::find_if(
        state.triggers, [&](const Trigger& trigger) { return trigger.source == card && trigger.ability == ability; });
    return found == state.triggers.end() ? nullptr : &*found;
}

/// A use that the player may make, with everything needed to check it.
struct Use {
    const ReadableMatch& match;
    PlayerId player;
    CardId id;
    AbilityId number;
    bool hasRoom = true;  ///< a free space in the back row

    [[nodiscard]] const Card& card() const { return match.state().card(id); }
    [[nodiscard]] const Definition& printed() const { return match.pool()[card().definition]; }
    /// Returns nullptr if the card is only turned face-up.
    [[nodiscard]] const Ability* ability() const { return number ? &match.pool()[number] : nullptr; }
    [[nodiscard]] bool isActivated() const { return number && ability()->kind == AbilityKind::Activated; }
    /// Returns true if the card itself is used, alone or with an effect, because it is not face-up yet.
    [[nodiscard]] bool isOfCard() const {
        return !isActivated() || !worksIn(match, *ability(), card().zone) || has(card(), Flag::FaceDown);
    }
    [[nodiscard]] EvalContext scope() const {
        EvalContext scope;
        scope.ability = ability();
        scope.self = id;
        scope.you = player;
        if (const Trigger* trigger = occasionFor(match.state(), id, number)) {
            scope.event = trigger->event;
            scope.thatMuch = trigger->event.amount;
        }
        return scope;
    }
};

bool isOwnMain(const MatchState& state, PlayerId player) {
    return state.globals.current == player && isMain(phase(state));
}

/// Returns the spell speed that a use needs now, as an action or in response to the last link.
int speedNeeded(const ReadableMatch& match, bool inResponse) {
    if (!inResponse) return openSpeed;
    return match.state().pendingItems.empty() ? quick
                                              : std::max(quick, speedOf(match, match.state().pendingItems.back()));
}

/// Returns true if the use is legal in the current part of a battle. In the damage step, this needs the trait `swift`
/// before damage calculation, or spell speed 3.
bool isForTheStep(const Use& use, int speed) {
    const BattleStep step = battleStep(use.match.state());
    if (step == BattleStep::None || speed == counter) return true;
    return step == BattleStep::Before && isPrinted(use.printed(), Trait::Swift);
}

/// Returns why the card itself can't be used where it is; None if it can. Spells can be used from the hand in the
/// player's own turn, and set cards on the field.
MessageId whyNotPlaced(const Use& use) {
    const Card& card = use.card();
    const MatchState& state = use.match.state();
    if (isMonster(use.printed())) return MessageId::NoAbility;
    if (isIn(card, Zone::Hand)) {
        if (card.holder != use.player) return MessageId::NotYours;
        if (!isPrinted(use.printed(), Trait::Spell)) return why(Reason::SetFirst);
        if (state.globals.current != use.player) return why(Reason::NotYourTurn);
        const bool hasRoom = use.hasRoom || isPrinted(use.printed(), Trait::Field);
        return hasRoom ? MessageId::None : why(Reason::NoSpellSpace);
    }
    if (!isIn(card, Zone::Field)) return MessageId::NotInPlay;
    if (card.current.controller != use.player) return MessageId::NotYours;
    if (!has(card, Flag::FaceDown)) return MessageId::NoAbility;
    const bool waits = isPrinted(use.printed(), Trait::Trap) || isPrinted(use.printed(), Trait::Quick);
    return waits && has(card, Flag::Fresh) ? why(Reason::JustSet) : MessageId::None;
}

/// Returns why the effect of a face-up card, or of a card in another zone where the effect works, can't be used; None
/// if it can.
MessageId whyNotAtHand(const Use& use) {
    const Card& card = use.card();
    if (card.current.controller != use.player) return MessageId::NotYours;
    if (has(card, Flag::Active)) return why(Reason::InUse);
    return card.current.suppressed != 0 ? why(Reason::FaceDown) : MessageId::None;
}

/// Returns true if the effect may be used together with its card: the card stays and is free itself.
bool isUsedWithCard(const Use& use) {
    return !use.isActivated() || ((use.printed().traits & staying) != 0 && !use.printed().cost.body);
}

/// Returns the price: that of the effect, or if the card itself is used, that of the card.
const Cost& priceOf(const Use& use) { return use.isActivated() ? use.ability()->cost : use.printed().cost; }

/// Returns the number of chain links that will give the player another summon.
int summonsToCome(const Use& use) {
    const auto brings = [&](const PendingItem& link) {
        return link.controller == use.player && link.ability &&
               needsOf(use.match.pool(), use.match.pool()[link.ability].body).summon;
    };
    return static_cast<int>(std::ranges::count_if(use.match.state().pendingItems, brings));
}

/// Returns the reason why the use would neither bring a monster nor do anything else.
MessageId whyNotBring(const Use& use, const Way& way) {
    if (!way.brings && !way.summonsAgain) return MessageId::None;
    const MatchState& state = use.match.state();
    const auto isRoomy = [&](PlayerId player) { return hasRoomIn(state, player, Row::Monsters); };
    if (!way.summonsAgain && isRoomy(use.player) && isRoomy(rivalOf(state, use.player))) return MessageId::None;
    const int summons = way.summonsAgain ? summonsToCome(use) + 1 : 0;
    return whyInVain(use.match, use.player, priceOf(use).body, use.ability()->body, summons);
}

/// Returns true if the effect has legal targets that leave enough cards to pay its price.
bool isAimed(const Use& use, const EvalContext& scope) {
    if (!use.number) return true;
    if (!hasTargets(use.match, *use.ability(), scope)) return false;
    const InstructionId price = priceOf(use).body;
    if (!price) return true;
    return std::ranges::all_of(use.match.pool().targetsOf(*use.ability()), [&](const TargetSpec& target) {
        std::vector<Subject> possible;
        candidates(use.match, target, scope, possible);
        return std::ranges::count_if(possible, [&](Subject one) {
                   return canPayBody(use.match, price, scope, {.apart = std::span(&one, 1)});
               }) >= target.least;
    });
}

/// Returns why the card's own text or its cost forbids the use; None if it is legal.
MessageId whyNotByWords(const Use& use, const Way& way) {
    const EvalContext scope = use.scope();
    const Evaluator evaluator(use.match, scope);
    if (use.isOfCard() && !evaluator.holds(use.printed().condition)) return MessageId::TextForbids;
    if (use.number && !evaluator.holds(use.ability()->condition)) return MessageId::TextForbids;
    if (const MessageId reason = whyNotBring(use, way); reason != MessageId::None) return reason;
    if (!canPayBody(use.match, priceOf(use).body, scope)) return MessageId::CostCantBePaid;
    return isAimed(use, scope) ? MessageId::None : MessageId::NoLegalTarget;
}

/// Returns why a use of sufficient speed is illegal; None if it is legal.
MessageId whyNotUsable(const Use& use, const Way& way) {
    if (way.waits && occasionFor(use.match.state(), use.id, use.number) == nullptr) return why(Reason::Waits);
    if (use.isOfCard()) {
        if (const MessageId reason = whyNotPlaced(use); reason != MessageId::None) return reason;
        if (!isUsedWithCard(use)) return MessageId::NoAbility;
    } else if (const MessageId reason = whyNotAtHand(use); reason != MessageId::None) {
        return reason;
    }
    return isForTheStep(use, way.speed) ? whyNotByWords(use, way) : why(Reason::NotInStep);
}

}  // namespace

bool isOfUse(const Definition& card, const Ability& ability) {
    if (ability.kind == AbilityKind::Played) return true;
    const bool stays = (card.traits & staying) != 0;
    return ability.kind == AbilityKind::Triggered && !isMonster(card) && !stays;
}

int speedOf(const Definition& card, const Ability* ability) {
    if (isPrinted(card, Trait::Counter)) return counter;
    if (isPrinted(card, Trait::Trap)) return quick;
    const bool isEffect = ability != nullptr && ability->kind == AbilityKind::Activated;
    return isPrinted(card, Trait::Quick) && !isEffect ? quick : openSpeed;
}

int speedOf(const ReadableMatch& match, const PendingItem& link) {
    const Definition& card = match.pool()[match.state().card(link.card).definition];
    return speedOf(card, link.ability ? &match.pool()[link.ability] : nullptr);
}

namespace {

Way wayOf(const CardPool& pool, const Definition& card, AbilityId number) {
    Way way;
    way.ability = number;
    way.speed = speedOf(card, number ? &pool[number] : nullptr);
    if (!number) return way;
    const Ability& ability = pool[number];
    way.waits = ability.kind == AbilityKind::Triggered;
    const Needs needs = needsOf(pool, ability.body);
    way.summonsAgain = needs.summon;
    way.brings = needs.room;
    return way;
}

}  // namespace

Uses findUses(const CardPool& pool, const Definition& card) {
    Uses uses;
    bool isBare = !isMonster(card);
    for (std::uint16_t i = 0; i < card.abilityCount; ++i) {
        const AbilityId number(static_cast<std::uint16_t>(card.firstAbility + i));
        const Ability& ability = pool[number];
        const bool ofUse = isOfUse(card, ability);
        if (ofUse || ability.kind == AbilityKind::Activated) uses.ways.push_back(wayOf(pool, card, number));
        isBare = isBare && !ofUse;
    }
    if (isBare) uses.ways.push_back(wayOf(pool, card, AbilityId{}));
    for (const Way& way : uses.ways) uses.speed = std::max(uses.speed, way.speed);
    return uses;
}

namespace {

/// Returns the zones besides the field, and an open hand, in which effects are used; bit z is zone z.
unsigned usedElsewhere(const ReadableMatch& match, bool isHandOpen) {
    const unsigned looked = (1U << index(Zone::Field)) | (isHandOpen ? 1U << index(Zone::Hand) : 0U);
    return match.rulebook().abilities().outOfPlay().activatedZones & ~looked;
}

template <class Is>
bool anyZone(unsigned zones, Is&& is) {
    for (; zones != 0; zones &= zones - 1) {
        if (is(std::countr_zero(zones))) return true;
    }
    return false;
}

/// Calls `visit(card, ability)` for each legal use, until it returns true.
template <class Visit>
bool anyUse(const ReadableMatch& match, PlayerId player, bool inResponse, Visit&& visit) {
    const auto& rules = static_cast<const Tribute&>(match.rulebook());
    const MatchState& state = match.state();
    if (!inResponse && !isOwnMain(state, player)) return false;
    const int needed = speedNeeded(match, inResponse);
    // Cards in the hand are used only in one's own turn.
    const bool isHandOpen = state.globals.current == player && rules.fastestInHand() >= needed;
    const bool isFieldReady = !inResponse || value(state, player, Value::Ready) > 0;
    const unsigned others = usedElsewhere(match, isHandOpen);
    if (!isHandOpen && !isFieldReady && others == 0) return false;
    const bool hasRoom = isHandOpen && hasRoomIn(state, player, Row::Backs);
    const bool isAnyOccasion = !state.triggers.empty();
    const auto isUsed = [&](CardId id) {
        const DefinitionId card = state.card(id).definition;
        if (!card) return false;
        const Uses& uses = rules.usesOf(card);
        return uses.speed >= needed && std::ranges::any_of(uses.ways, [&](const Way& way) {
                   if (way.speed < needed || (way.waits && !isAnyOccasion)) return false;
                   const Use use{match, player, id, way.ability, hasRoom};
                   return whyNotUsable(use, way) == MessageId::None && visit(id, way.ability);
               });
    };
    return (isHandOpen && std::ranges::any_of(state.zone(player, Zone::Hand), isUsed)) ||
           (isFieldReady && std::ranges::any_of(state.zone(player, Zone::Field), isUsed)) ||
           anyZone(others, [&](int zone) {
               return std::ranges::any_of(state.zone(player, zone), [&](CardId id) {
                   return state.card(id).isKnownTo(player) && isUsed(id);  // cards in a deck are unknown
               });
           });
}

}  // namespace

bool canRespond(const ReadableMatch& match, PlayerId player) {
    return anyUse(match, player, true, [](CardId /*card*/, AbilityId /*ability*/) { return true; });
}

/// The number of the reply is the ability's place on the card; one past the last ability means the card itself.
void useOptions(const ReadableMatch& match, PlayerId player, bool inResponse, Replies& out) {
    anyUse(match, player, inResponse, [&](CardId id, AbilityId ability) {
        const Definition& card = match.pool()[match.state().card(id).definition];
        out.emplace_back(Word::Use, id, Subject{}, ability ? ability.value - card.firstAbility : card.abilityCount);
        return false;
    });
}

namespace {

/// Returns none for the card itself.
AbilityId abilityOf(const Definition& card, int number) {
    const bool isIts = number >= 0 && number < card.abilityCount;
    return isIts ? AbilityId(static_cast<std::uint16_t>(card.firstAbility + number)) : AbilityId{};
}

}  // namespace

MessageId whyNotUse(const ReadableMatch& match, PlayerId player, const Reply& reply, bool inResponse) {
    const CardId id = reply.subject.card();
    const DefinitionId definition = match.state().card(id).definition;
    if (!definition) return MessageId::NotOneOfTheAnswers;
    const AbilityId ability = abilityOf(match.pool()[definition], reply.number);
    const Uses& uses = static_cast<const Tribute&>(match.rulebook()).usesOf(definition);
    const auto way = std::ranges::find_if(uses.ways, [&](const Way& each) { return each.ability == ability; });
    if (way == uses.ways.end()) return MessageId::NoAbility;
    const Use use{match, player, id, ability, hasRoomIn(match.state(), player, Row::Backs)};
    if (const MessageId reason = whyNotUsable(use, *way); reason != MessageId::None) return reason;
    if (!inResponse && !isOwnMain(match.state(), player)) return why(Reason::NotInMain);
    return way->speed < speedNeeded(match, inResponse) ? why(Reason::TooSlow) : MessageId::None;
}

Communication useRequest(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    UseCard use;
    use.card = reply.subject.card();
    use.player = player;
    use.ability = abilityOf(match.pool()[match.state().card(use.card).definition], reply.number);
    return Communication::of(use);
}

// -------------------------------------------------------------------------------------------------- using a card

namespace {

Use useOf(const ReadableMatch& match, const UseCard& body) { return {match, body.player, body.card, body.ability}; }

StepResult aim(const ReadableMatch& match, const UseCard& body) {
    const Use use = useOf(match, body);
    const EvalContext scope = use.scope();
    ChooseTargets targets;
    targets.ability = body.ability;
    targets.card = body.card;
    targets.since = use.card().since;
    targets.player = body.player;
    targets.event = scope.event;
    targets.cancellable = 1;
    return Ask{Communication::of(targets), UseCard::Step::Targeted};
}

StepResult pay(HandlerContext& match, const UseCard& body) {
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.at = priceOf(useOf(match, body)).body;
    return Ask{RunAbility::make(frame), UseCard::Step::Paid};
}

/// Puts the card face-up on the field, in use, and adds its link to the chain. Only after that do cards trigger.
StepResult join(HandlerContext& match, Communication& self, CardId paid = {}) {
    const auto& body = self.as<UseCard>();
    const Use use = useOf(match, body);
    PendingItem item;
    item.event = use.scope().event;
    item.event.paid = paid;
    const bool places = use.isOfCard();
    VerbBody verb;
    verb.player = body.player;
    if (places) executeSilently(match, Rule::PutIntoUse, verb, {body.card});
    item.ability = body.ability;
    item.card = body.card;
    item.since = match.state().card(body.card).since;
    item.stamp = match.stamp();
    item.cause = self.id;
    item.controller = body.player;
    item.isCard = places ? 1 : 0;
    const auto list = match.list(self);
    match.pushItem(item, std::vector<Subject>(list.begin(), list.end()));
    verb.source = body.card;
    verb.since = item.since;
    return Ask{VerbBody::on(match, Verb::Activate, verb, body.card), UseCard::Step::Used};
}

/// Removes the link of a negated or prevented use from the chain. The price stays paid.
StepResult stop(HandlerContext& match, const Communication& self, Outcome outcome) {
    const auto& items = match.state().pendingItems;
    const auto link = std::ranges::find(items, self.id, &PendingItem::cause);
    if (link == items.end()) return Complete{outcome, 1};
    const PendingItem gone = *link;
    match.removeItem(static_cast<std::size_t>(link - items.begin()));
    const bool isThere = gone.isCard != 0 && match.state().card(gone.card).since == gone.since;
    return isThere ? StepResult(Ask{acts::moveToGraveyard(match, gone.card), UseCard::Step::Stopped})
                   : StepResult(Complete{outcome, 1});
}

/// Continues after the choice of targets: pays the price, if any, with other cards.
StepResult settle(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseCard>();
    const Use use = useOf(match, body);
    const InstructionId price = priceOf(use).body;
    if (!price) return join(match, self);
    if (!canPayBody(match, price, use.scope(), {.apart = match.list(self)}))
        return Complete::cancelled(MessageId::CostCantBePaid);
    return pay(match, body);
}

/// Returns the use for which the communication on top asks, or nullptr.
template <class Asking>
const Communication* useAsking(const MatchState& state) {
    const auto& stack = state.communications;
    if (stack.size() < 2 || !stack.back().is<Asking>()) return nullptr;
    const Communication& use = stack[stack.size() - 2];
    return use.is<UseCard>() ? &use : nullptr;
}

}  // namespace

bool isNeededForPrice(const ReadableMatch& match, CardId card) {
    const Communication* const asking = useAsking<ChooseTargets>(match.state());
    if (asking == nullptr) return false;
    const Use use = useOf(match, asking->as<UseCard>());
    const InstructionId price = priceOf(use).body;
    if (!price) return false;
    const auto chosen = match.list(match.state().communications.back());
    std::vector<Subject> apart(chosen.begin(), chosen.end());
    apart.emplace_back(card);
    return !canPayBody(match, price, use.scope(), {.apart = apart});
}

bool isAimedAt(const ReadableMatch& match, CardId card) {
    const Communication* const paying = useAsking<RunAbility>(match.state());
    return paying != nullptr && std::ranges::find(match.list(*paying), Subject(card)) != match.list(*paying).end();
}

StepResult UseCard::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<UseCard>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return body.ability ? aim(match, body) : settle(match, self);
        case Step::Targeted: {
            if (!answered->succeeded()) return Complete{answered->outcome, 0, answered->message};
            const auto list = match.list(*answered);
            for (const Subject target : std::vector<Subject>(list.begin(), list.end())) match.listAppend(self, target);
            return settle(match, self);
        }
        case Step::Paid:
            if (!answered->succeeded()) return Complete{answered->outcome};
            return join(match, self, RunAbility::paidIn(match, *answered));
        case Step::Used:
            return answered->succeeded() ? StepResult(Complete::succeeded(1)) : stop(match, self, answered->outcome);
        case Step::Stopped:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

std::vector<Field> UseCard::fields() {
    return {field<&UseCard::card>("card"), field<&UseCard::ability>("ability"), field<&UseCard::player>("player")};
}

}  // namespace duelogue::tribute
