// The steps from the announcement of a card or an effect to its link of the chain.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "match/tribute/UseChecks.h"
#include "match/tribute/Using.h"
#include "match/tribute/VerbHandlers.h"

namespace duelogue::tribute {

namespace {

Use useOf(const ReadableMatch& match, const UseCard& body) { return {match, body.player, body.card, body.ability}; }

StepResult aim(const ReadableMatch& match, const UseCard& body) {
    const Use use = useOf(match, body);
    ChooseTargets targets = ChooseTargets::of(match, body.ability, body.card, body.player);
    targets.event = use.scope().event;
    targets.cancelable = 1;
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
        return Complete::canceled(MessageId::CostCantBePaid);
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
        case Step::Targeted:
            if (!answered->succeeded()) return Complete{answered->outcome, 0, answered->message};
            ChooseTargets::appendTo(match, self, *answered);
            return settle(match, self);
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
