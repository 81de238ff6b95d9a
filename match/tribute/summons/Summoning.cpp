#include "match/tribute/summons/Summoning.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/summons/Tributes.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

// -------------------------------------------------------------------------------------------------- summons

namespace {

using Body = VerbBody;

/// Uses the normal summon of the turn, regardless of the result.
void useSummon(HandlerContext& match, const SummonOne& body) {
    Body verb;
    verb.player = body.player;
    if (body.isExtra == 0) executeSilently(match, Rule::UseSummon, verb);
}

StepResult come(HandlerContext& match, const SummonOne& body) {
    Body verb;
    verb.player = body.player;
    useSummon(match, body);
    verb.zone = index(Zone::Field);
    verb.amount = static_cast<std::int16_t>(body.posture);
    verb.detail = static_cast<std::uint8_t>(Detail::Normal);
    const Verb what = body.posture == Posture::FaceDown ? Verb::Set : Verb::OwnSummon;
    return Ask{Body::on(match, what, verb, body.card), SummonOne::Step::Done};
}

/// Pays the additional cost after the tributes; then the monster is summoned if it still can be.
StepResult pay(HandlerContext& match, const SummonOne& body) {
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    if (!cost.body) return come(match, body);
    RunAbility frame = RunAbility::of(match, AbilityId{}, body.card, body.player);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), SummonOne::Step::Paid};
}

/// Pays the tributes and lists them, so that afterTributes() can check that all have left the field.
StepResult giveUp(HandlerContext& match, Communication& self, std::span<const CardId> chosen) {
    Body verb;
    verb.player = self.as<SummonOne>().player;
    verb.source = self.as<SummonOne>().card;
    for (const CardId card : chosen) match.listAppend(self, card);
    Communication tribute = Body::make(Verb::Tribute, verb);
    for (const CardId card : chosen) Body::add(match, tribute, card);
    return Ask{tribute, SummonOne::Step::Tributed};
}

/// Fails if a tribute is still on the field; the summon of the turn is then used.
StepResult afterTributes(HandlerContext& match, const Communication& self) {
    const bool isAnyLeft = std::ranges::any_of(
        match.list(self), [&](Subject tribute) { return isIn(match.state().card(tribute.card()), Zone::Field); });
    if (!isAnyLeft) return pay(match, self.as<SummonOne>());
    useSummon(match, self.as<SummonOne>());
    return Complete::impossible();
}

StepResult askFor(HandlerContext& match, const SummonOne& body, std::span<const CardId> cards, std::size_t number,
                  SummonOne::Step step) {
    Selection selection;
    selection.card = body.card;
    selection.least = static_cast<std::uint16_t>(number);
    selection.most = selection.least;
    selection.purpose = forTribute;
    selection.cancelable = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const CardId id : cards) match.listAdd(question, id);
    return Ask{question, step};
}

/// Asks for the bound tributes, in addition to the own monster that makes room, if already chosen.
StepResult chooseBound(HandlerContext& match, Communication& self, std::span<const CardId> bound, std::size_t needed) {
    const auto& body = self.as<SummonOne>();
    std::vector<CardId> rest(bound.begin(), bound.end());
    if (body.own) std::erase(rest, body.own);
    const std::size_t open = needed - (body.own ? 1 : 0);
    return open == 0 ? giveUp(match, self, std::array{body.own})
                     : askFor(match, body, rest, open, SummonOne::Step::Chosen);
}

/// Asks for tributes only if there is a choice. Without a free space, one of the tributes must be an own monster, which
/// is chosen first.
StepResult chooseTributes(HandlerContext& match, Communication& self) {
    auto& body = self.as<SummonOne>();
    const MessageId refused = whyNotSummon(match, body.player, body.card);
    if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
    const auto needed = static_cast<std::size_t>(tributesOf(match.state(), body.card));
    if (needed == 0) return pay(match, body);
    const Offerings offerings = offeringsOf(match, body.player);
    const std::span<const CardId> all = offerings.cards;
    if (needed >= offerings.bound) {
        const std::size_t open = needed - offerings.bound;
        const bool isShown = match.asksEverything() && open == 1 && all.size() == 1;
        if (open == 0 || (needed == all.size() && !isShown)) return giveUp(match, self, all.first(needed));
        return askFor(match, body, all.subspan(offerings.bound), open, SummonOne::Step::Chosen);
    }
    const auto bound = all.first(offerings.bound);
    std::vector<CardId> own;
    std::ranges::copy_if(bound, std::back_inserter(own),
                         [&](CardId id) { return match.state().card(id).current.controller == body.player; });
    const bool makesRoom = hasRoomIn(match.state(), body.player, Row::Monsters) || bound.size() - own.size() < needed;
    if (!makesRoom && own.size() > 1) return askFor(match, body, own, 1, SummonOne::Step::OwnChosen);
    if (!makesRoom) body.own = own.front();
    return chooseBound(match, self, bound, needed);
}

StepResult ownChosen(HandlerContext& match, Communication& self, const Communication& answered) {
    auto& body = self.as<SummonOne>();
    body.own = match.list(answered).front().card();
    const Offerings offerings = offeringsOf(match, body.player);
    return chooseBound(match, self, std::span(offerings.cards).first(offerings.bound),
                       static_cast<std::size_t>(tributesOf(match.state(), body.card)));
}

/// Pays the chosen tributes together with those that must be used.
StepResult giveUpChosen(HandlerContext& match, Communication& self, const Communication& answered) {
    const auto& body = self.as<SummonOne>();
    std::vector<CardId> chosen;
    for (const Subject card : match.list(answered).first(static_cast<std::size_t>(answered.value)))
        chosen.push_back(card.card());
    const Offerings offerings = offeringsOf(match, body.player);
    const auto needed = static_cast<std::size_t>(tributesOf(match.state(), body.card));
    if (needed >= offerings.bound)
        chosen.insert(chosen.end(), offerings.cards.begin(),
                      offerings.cards.begin() + static_cast<std::ptrdiff_t>(offerings.bound));
    if (body.own) chosen.push_back(body.own);
    return giveUp(match, self, chosen);
}

/// Returns true if a summon or set was negated; the rules then send the monster to the graveyard.
bool isNegatedSummon(const Communication& done) {
    return (done.is(Verb::OwnSummon) || done.is(Verb::Set)) && done.outcome == Outcome::Negated;
}

bool isStopped(const Communication& done) {
    return done.outcome == Outcome::Negated || done.outcome == Outcome::Prevented;
}

}  // namespace

StepResult SummonOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<SummonOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return chooseTributes(match, self);
        case Step::OwnChosen:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return ownChosen(match, self, *answered);
        case Step::Chosen:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return giveUpChosen(match, self, *answered);
        case Step::Tributed:
            return afterTributes(match, self);
        case Step::Paid:
            return isIn(match.state().card(body.card), Zone::Hand) ? come(match, body)
                                                                   : StepResult(Complete::impossible());
        case Step::Done:
            if (isNegatedSummon(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Negated};
            return Complete{answered->outcome, 1, answered->message};
        case Step::Negated:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

void SummonNow::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    summonOptions(match, self.as<SummonNow>().player, out);
}

Refusal SummonNow::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const bool isSummon = reply.subject.isCard() && (reply.is(Word::Summon) || reply.is(Word::Set));
    const PlayerId player = self.as<SummonNow>().player;
    if (isSummon) return whyNotSummon(match, player, reply.subject.card());
    if (reply.is(Word::Call)) return MessageId::NoAbility;
    const bool isUse = reply.is(Word::Use) && reply.subject.isCard();
    return isUse ? Refusal(why(Reason::SummonFirst)) : whyNotOutsideMain(match, player, reply);
}

Reaction SummonNow::reply(HandlerContext& /*match*/, Communication& self, const Reply& reply) {
    SummonOne summon;
    summon.card = reply.subject.card();
    summon.player = self.as<SummonNow>().player;
    summon.posture = reply.is(Word::Set) ? Posture::FaceDown : Posture::Attack;
    summon.isExtra = 1;
    return Communication::of(summon);
}

// -------------------------------------------------------------------------------------------------- special summons

StepResult ChangePosition::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<ChangePosition>();
    Body verb;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            if (!has(match.state().card(body.card), Flag::FaceDown))
                return Ask{Body::on(match, Verb::SwitchPosition, verb, body.card), Step::Done};
            verb.detail = static_cast<std::uint8_t>(Detail::FlipSummon);
            return Ask{Body::on(match, Verb::OwnSummon, verb, body.card), Step::Done};
        case Step::Done:
            if (isNegatedSummon(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Negated};
            // A player may change a monster's position only once a turn, even if the attempt fails.
            if (isIn(match.state().card(body.card), Zone::Field))
                executeSilently(match, Rule::Settle, verb, {body.card});
            return Complete{answered->outcome, 1, answered->message};
        case Step::Negated:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

StepResult SetOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<SetOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            Body verb;
            verb.player = body.player;
            verb.zone = index(Zone::Field);
            verb.amount = static_cast<std::int16_t>(Posture::FaceDown);
            return Ask{Body::on(match, Verb::Set, verb, body.card), Step::Done};
        }
        case Step::Done:
            if (isStopped(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Stopped};
            return Complete{answered->outcome, 1, answered->message};
        case Step::Stopped:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

}  // namespace duelogue::tribute
