#include "match/arcana/Payment.h"

#include <algorithm>

#include "match/Questions.h"
#include "match/Verb.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

// -------------------------------------------------------------------------------------------------- the session

void PayMana::options(const Match& match, const Communication& self, Replies& out) {
    const auto& body = self.as<PayMana>();
    const Funds funds(match, body.player);
    if (funds.covers(body.price)) out.emplace_back(Word::PayAuto);
    if (funds.poolCovers(body.price)) out.emplace_back(Word::Pay);
    tapOptions(match, body.player, out);
    // Without any way to go on, "pay" is still there: it ends the session for want of mana (S3.15).
    if (out.empty()) out.emplace_back(Word::Pay);
}

Reaction PayMana::reply(Match& /*match*/, Communication& self, const Reply& reply) {
    const auto& body = self.as<PayMana>();
    if (reply.is(Word::PayAuto)) return Communication::of(PayForMe{body.price, body.card, body.player});
    if (reply.is(Word::Pay)) return Communication::of(PayNow{body.price, body.player});
    return tapRequest(body.player, reply);
}

std::optional<Answer> PayMana::afterRequest(Match& match, Communication& self, const Communication& request) {
    if (request.is<TapForMana>()) {
        match.append(self, Subject(request.as<TapForMana>().card));
        match.append(self, Subject::number(request.as<TapForMana>().mana));
        return std::nullopt;
    }
    if (request.succeeded()) return Answer::succeeded();
    return Answer::cancelled(request.message);
}

bool PayMana::takesBack(const Match& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply == Reply(Word::Pay);
}

bool PayMana::canCancel(const Match& /*match*/, const Communication& /*self*/) { return true; }

std::vector<Field> PayMana::fields() { return {field<&PayMana::card>("card"), field<&PayMana::player>("player")}; }

void putBack(Match& match, const Communication& payment) {
    const auto pool = manaPool(match.state(), payment.as<PayMana>().player);
    const auto tapped = match.list(payment);
    for (std::size_t i = 0; i + 1 < tapped.size(); i += 2) {
        match.state().card(tapped[i].card()).now.flags &= ~bit(Flag::Tapped);
        --pool[static_cast<std::size_t>(tapped[i + 1].number())];
    }
}

// -------------------------------------------------------------------------------------------------- tapping

Next TapForMana::enter(Match& match, Communication& self, const Communication* /*answered*/) {
    const auto& body = self.as<TapForMana>();
    duelogue::Verb verb;
    verb.source = body.card;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return Ask{duelogue::Verb::on(match, Verb::Tap, verb, body.card), Step::Tapped};
        case Step::Tapped:
            verb.amount = 1;
            verb.detail = body.mana;
            return Ask{duelogue::Verb::on(match, Verb::AddMana, verb, body.player), Step::Added};
        case Step::Added:
            return Answer::succeeded();
    }
    return Answer::impossible();
}

std::vector<Field> TapForMana::fields() {
    return {field<&TapForMana::card>("card"), field<&TapForMana::player>("player"), field<&TapForMana::mana>("mana")};
}

void tapOptions(const Match& match, PlayerId player, Replies& out) {
    const MatchState& state = match.state();
    const std::size_t first = out.size();
    for (const CardId id : battlefield(state, player)) {
        const std::uint8_t kinds = manaNow(match, id);
        if (kinds == 0) continue;
        const bool seen = std::any_of(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
                                      [&](const Reply& r) { return areTwins(state, r.subject.card(), id); });
        if (seen) continue;
        for (int kind = 0; kind < static_cast<int>(manaKinds); ++kind) {
            if (((kinds >> kind) & 1) != 0) out.emplace_back(Word::Tap, id, Subject{}, kind);
        }
    }
}

Communication tapRequest(PlayerId player, const Reply& reply) {
    return Communication::of(TapForMana{reply.subject.card(), player, static_cast<std::uint8_t>(reply.number)});
}

// -------------------------------------------------------------------------------------------------- paying

Next PayNow::enter(Match& match, Communication& self, const Communication* /*answered*/) {
    const auto& body = self.as<PayNow>();
    if (!Funds(match, body.player).poolCovers(body.price)) return Answer::cancelled(MessageId::NotEnoughResources);
    spend(match.state(), body.player, body.price);
    return Answer::succeeded();
}

Next PayForMe::enter(Match& match, Communication& self, const Communication* /*answered*/) {
    const auto& body = self.as<PayForMe>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const auto plan = Funds(match, body.player).plan(body.price, body.card);
            if (!plan) return Answer::cancelled(MessageId::NotEnoughResources);
            const auto pool = manaPool(match.state(), body.player);
            duelogue::Verb verb;
            verb.player = body.player;
            Communication tap = duelogue::Verb::make(Verb::Tap, verb);
            for (const auto& [source, mana] : plan->taps) {
                ++pool[mana];
                duelogue::Verb::add(match, tap, source);
            }
            spend(match.state(), body.player, body.price);
            if (plan->taps.empty()) return Answer::succeeded();
            return Ask{tap, Step::Tapped};
        }
        case Step::Tapped:
            return Answer::succeeded();
    }
    return Answer::impossible();
}

std::vector<Field> PayForMe::fields() { return {field<&PayForMe::card>("card"), field<&PayForMe::player>("player")}; }

// -------------------------------------------------------------------------------------------------- unless they pay

Next UnlessPays::enter(Match& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<UnlessPays>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!Funds(match, body.player).covers(body.price)) return Answer::impossible();
            const YesNo question{body.card};
            return Ask{Communication::of(question, Party::of(body.card), Party::of(body.player)), Step::Decided};
        }
        case Step::Decided: {
            if (answered->value == 0) return Answer::cancelled(MessageId::None);
            const PayMana session{body.price, body.card, body.player};
            return Ask{Communication::of(session, Party::match(), Party::of(body.player)), Step::Paid};
        }
        case Step::Paid:
            if (answered->succeeded()) return Answer::succeeded();
            putBack(match, *answered);
            return Answer::cancelled(answered->message);
    }
    return Answer::impossible();
}

std::vector<Field> UnlessPays::fields() {
    return {field<&UnlessPays::card>("card"), field<&UnlessPays::player>("player")};
}

}  // namespace duelogue::arcana
