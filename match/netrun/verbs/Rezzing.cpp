// Handlers of rezzing and derezzing.
#include <vector>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/verbs/VerbHandlerParts.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun::acts {

void showSubjects(HandlerContext& match, const Communication& /*verb*/) {
    match.state().globals.outdateLooks();
    match.refreshAfterVerb();
}

bool canBeRezzed(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    return isUnrezzed(card) && (printedTraits(match.pool(), card) & bit(Trait::Agenda)) == 0;
}

namespace {

/// Returns the other rezzed copies of a unique card. Only one may be active, so they are trashed.
std::vector<CardId> otherCopies(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    std::vector<CardId> copies;
    if ((printedTraits(match.pool(), card) & bit(Trait::Unique)) == 0) return copies;
    for (const CardId other : match.state().zone(corp, Zone::Play)) {
        const Card& there = match.state().card(other);
        if (other != id && there.definition == card.definition && has(there, Flag::Rezzed)) copies.push_back(other);
    }
    return copies;
}

/// The progress of rezzing, in VerbBody::place.
enum class Rezzing : std::uint8_t { Begin, Each, Paid, Done };

/// `price` is for the log: the price that the line names.
StepResult turnAllUp(HandlerContext& match, Communication& self, int price = 0) {
    self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Done);
    std::vector<CardId> copies;
    int rezzed = 0;
    for (const CardId id : cardsOf(match, self)) {
        if (!canBeRezzed(match, id)) continue;
        const std::vector<CardId> old = otherCopies(match, id);
        copies.insert(copies.end(), old.begin(), old.end());
        Body up;
        up.amount = static_cast<std::int16_t>(price);
        executeSilently(match, Rule::TurnUp, up, {id});
        ++rezzed;
    }
    self.value = rezzed;
    if (copies.empty()) {
        self.value = 0;
        return answerOf(rezzed);
    }
    return Ask{trashingByRule(match, corp, copies), Body::Step::Own};
}

}  // namespace

StepResult rezFree(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(0);
    return turnAllUp(match, self);
}

namespace {

/// Rezzes several cards one by one. Replacements and responses to the verb have already been applied to each of them.
StepResult rezEach(HandlerContext& match, Communication& self, const Communication* answered) {
    Body one = self.as<Body>();
    one.place = static_cast<std::uint8_t>(Rezzing::Begin);
    one.subjects = one.examined = 0;
    const StepResult next =
        oneByOne(match, self, answered, [&](CardId card) { return byRule(Body::on(match, Verb::Rez, one, card)); });
    // Cards have already triggered on each rezzing.
    if (std::holds_alternative<Complete>(next)) self.as<Body>().subjects = 0;
    return next;
}

}  // namespace

/// Pays the cost first. Several cards are rezzed one after the other.
StepResult rez(HandlerContext& match, Communication& self, const Communication* answered) {
    switch (static_cast<Rezzing>(self.as<Body>().place)) {
        case Rezzing::Begin: {
            const std::vector<CardId> cards = cardsOf(match, self);
            if (cards.size() > 1) {
                self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Each);
                return rezEach(match, self, nullptr);
            }
            if (cards.empty() || !canBeRezzed(match, cards.front())) return Complete::impossible();
            const CardId card = cards.front();
            // Rule: if a price cannot be paid in full, no part of it is paid.
            if (whyNotPayForRez(match, card) != MessageId::None) return Complete::impossible();
            const Cost printed = match.pool()[match.state().card(card).definition].cost;
            self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Paid);
            spendClicks(match, corp, clickCostOf(match, card));
            const int price = costOf(match, card);
            spend(match, {corp, Detail::Count, card}, price, printed.body ? PriceLine::Own : PriceLine::WithPurchase);
            if (!printed.body) return turnAllUp(match, self, price);
            RunAbility frame = RunAbility::of(match, AbilityId{}, card, corp);
            frame.at = printed.body;
            return Ask{RunAbility::make(frame), Body::Step::Own};
        }
        case Rezzing::Each:
            return rezEach(match, self, answered);
        case Rezzing::Paid:
            return answered->succeeded() ? turnAllUp(match, self) : StepResult(Complete{answered->outcome});
        case Rezzing::Done:
            return Complete::succeeded(0);
    }
    return Complete::impossible();
}

StepResult derez(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int derezzed = 0;
    for (const CardId id : cardsOf(match, self)) {
        Card& card = match.state().card(id);
        const bool isRezzed = card.owner == corp && isIn(card, Zone::Play) && has(card, Flag::Rezzed);
        // Rule: an identity is face-up but does not count as a rezzed card.
        if (!isRezzed || has(card, Trait::Identity)) continue;
        card.current.flags &= ~bit(Flag::Rezzed);
        forgetPending(match, id);
        ++derezzed;
    }
    match.state().globals.stale = Globals::isOutdated;
    return answerOf(derezzed);
}

}  // namespace duelogue::netrun::acts
