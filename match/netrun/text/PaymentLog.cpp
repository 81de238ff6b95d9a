// The log lines of payments, and of verbs that name a price.
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/NetrunLogPhrases.h"
#include "match/netrun/text/RunLog.h"
#include "match/netrun/text/VerbLog.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- verbs

namespace {

/// Returns " to use [4]" if the payer's own card asks for the payment, or " because of [4]" for another player's card.
std::string towards(const ReadableMatch& match, CardId source, PlayerId payer) {
    if (!source) return {};
    return (match.state().card(source).owner == payer ? " to use " : " because of ") + name(source);
}

/// The purpose of a payment.
struct Purpose {
    std::string text;     ///< for example " to play [4]"; the other side may not know the card yet
    bool isTold = false;  ///< the line of the action or bid tells the total
};

Purpose purposeOf(const ReadableMatch& match, PlayerId payer) {
    const auto& stack = match.state().communications;
    for (std::size_t i = stack.size(); i-- > 0;) {
        const Communication& outstanding = stack[i];
        if (outstanding.is(Verb::Pay)) return {towards(match, outstanding.as<Body>().source, payer)};
        if (outstanding.is<Price>()) return {towards(match, outstanding.as<Price>().card, payer)};
        if (outstanding.is<PlayOne>()) return {" to play " + name(outstanding.as<PlayOne>().card)};
        if (outstanding.is<InstallOne>()) return {" to install " + name(outstanding.as<InstallOne>().card)};
        if (outstanding.is<UseOne>()) return {" to use " + name(outstanding.as<UseOne>().card)};
        if (outstanding.is(Verb::Rez)) return {" to rez " + listed(subjectsOf(match, outstanding))};
        if (outstanding.is<AccessOne>()) {
            const CardId card = outstanding.as<AccessOne>().card;
            const bool isAgenda = (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Agenda)) != 0;
            return {(isAgenda ? " to steal " : " to trash ") + name(card)};
        }
        if (outstanding.is<Contest>() || outstanding.is(Verb::Trace) || outstanding.is<BasicAction>()) break;
    }
    return {.text = {}, .isTold = true};
}

}  // namespace

std::string tellPayment(const ReadableMatch& match, const Body& body, Subject from) {
    Purpose purpose = purposeOf(match, body.player);
    if (static_cast<PriceLine>(body.detail) == PriceLine::WithPurchase) purpose = {.text = {}, .isTold = true};
    const std::string lender = from.isCard() ? name(from) : from.isNone() ? "bad publicity" : std::string();
    if (body.amount <= 0 || (purpose.isTold && lender.empty())) return {};
    const std::string some = counted(body.amount, "1 credit", "credits");
    if (purpose.isTold) return does(body.player, "uses", "use") + " " + some + " from " + lender;
    return does(body.player, "pays", "pay") + " " + some + purpose.text +
           (lender.empty() ? lender : ", from " + lender);
}

std::string tellRez(const ReadableMatch& match, CardId card, int price) {
    const auto& stack = match.state().communications;
    std::string what = does(corp, "rezzes", "rez") + " " + placed(match, card) + priced(price, "1 credit", "credits");
    if (stack.empty() || !stack.back().is(Verb::RezFree)) return what;
    // A card installed for free is rezzed by the rules; the installing effect is named.
    const auto free = std::find_if(stack.rbegin(), stack.rend(), [](const Communication& outstanding) {
        const bool isFree = outstanding.is(Verb::RezFree) || outstanding.is(Verb::InstallFree);
        return isFree && outstanding.as<Body>().source;
    });
    return free == stack.rend() ? what : what + " for free with " + name(free->as<Body>().source);
}

std::string tellUnusedPrice(const ReadableMatch& match, const Communication& done) {
    const UseOne* const use = useOf(match, done);
    if (use == nullptr || done.succeeded()) return {};
    return does(use->player, "pays", "pay") + " " + counted(priceNamedByEffect(match, *use), "1 credit", "credits") +
           " to use " + name(use->card);
}

std::string priceOfPurchase(const Communication& done) { return priced(done.as<Body>().amount, "1 credit", "credits"); }

}  // namespace duelogue::netrun
