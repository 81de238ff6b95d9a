#include "match/loop/Questions.h"

#include <algorithm>

#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"
#include "match/state/Interchangeable.h"

namespace duelogue {

std::optional<Complete> completeUnlessCanceled(HandlerContext& /*match*/, Communication& /*self*/,
                                               const Communication& request) {
    if (request.canceled()) return std::nullopt;
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- yes or no

void YesNo::legalReplies(const ReadableMatch& /*match*/, const Communication& /*self*/, Replies& out) {
    out.emplace_back(ReplyWord::Yes);
    out.emplace_back(ReplyWord::No);
}

Reaction YesNo::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.is(ReplyWord::Yes) ? 1 : 0);
}

// -------------------------------------------------------------------------------------------------- selections

void Selection::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto& body = self.as<Selection>();
    const auto open = match.list(self).subspan(body.chosen);
    Interchangeable twins(match.state());
    std::uint64_t kinds = 0;  // definitions so far, modulo 64: a quick test, since interchangeable cards share one
    for (std::size_t i = 0; i < open.size(); ++i) {
        bool isInterchangeable = false;
        if (open[i].isCard()) {
            const CardId card = open[i].card();
            const std::uint64_t kind = std::uint64_t{1} << (match.state().card(card).definition.value % 64U);
            isInterchangeable = (kinds & kind) != 0 && std::ranges::any_of(open.first(i), [&](Subject earlier) {
                                    return earlier.isCard() && twins.areOne(earlier.card(), card);
                                });
            kinds |= kind;
        }
        if (!isInterchangeable) out.emplace_back(ReplyWord::Choose, open[i]);
    }
    if (body.chosen >= body.least) out.emplace_back(ReplyWord::Done);
}

bool Selection::answerable(const ReadableMatch& /*match*/, const Communication& self) {
    const auto& body = self.as<Selection>();
    return self.listSize() > body.chosen || body.chosen >= body.least;
}

Refusal Selection::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const auto& body = self.as<Selection>();
    if (reply.is(ReplyWord::Done)) return body.chosen < body.least ? MessageId::MoreToChoose : MessageId::None;
    if (!reply.is(ReplyWord::Choose) || reply.subject.isNone()) return {};
    const auto list = match.list(self);
    if (std::ranges::find(list.first(body.chosen), reply.subject) != list.begin() + body.chosen)
        return MessageId::AlreadyChosen;
    if (std::ranges::find(list, reply.subject) != list.end()) return MessageId::SameAsAnother;
    if (const Refusal said = match.rulebook().whyNotChoose(match, self, reply.subject); said != MessageId::None)
        return said;
    const bool isProtected = self.is<ChooseTarget>() && reply.subject.isCard() &&
                             !match.rulebook().mayTarget(match, reply.subject.card(), self.answerer.player);
    if (isProtected) return MessageId::CantBeTargeted;
    if (body.card) return {MessageId::NotEligible, body.card};
    const auto isHeld = [&](Subject one) {
        return one.isCard() && match.state().card(one.card()).zone == match.rulebook().zones().hand;
    };
    return std::ranges::all_of(list, isHeld) && !isHeld(reply.subject) ? MessageId::NotInHand : MessageId::NotToChoose;
}

Reaction Selection::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    auto& body = self.as<Selection>();
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(body.chosen);
    const auto list = match.list(self);
    const auto picked = std::find(list.begin() + body.chosen, list.end(), reply.subject);
    std::rotate(list.begin() + body.chosen, picked, picked + 1);
    ++body.chosen;
    if (body.chosen < body.most) return std::monostate{};
    return Complete::succeeded(body.chosen);
}

bool Selection::canCancel(const ReadableMatch& /*match*/, const Communication& self) {
    return self.as<Selection>().cancelable != 0;
}

bool Selection::isValid(const StateValidator& /*exists*/, const Communication& self) {
    return self.as<Selection>().chosen <= self.listSize();
}

std::vector<Field> Selection::fields() {
    return {field<&Selection::card>("card"), field<&Selection::least>("least"), field<&Selection::most>("most"),
            field<&Selection::chosen>("chosen")};
}

// -------------------------------------------------------------------------------------------------- numbers

namespace {

void numbers(int least, int most, Replies& out) {
    for (int n = least; n <= most; ++n) out.emplace_back(ReplyWord::Number, Subject{}, Subject{}, n);
}

}  // namespace

void ChooseNumber::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    for (const Subject number : match.list(self))
        out.emplace_back(ReplyWord::Number, Subject{}, Subject{}, number.number());
    if (out.empty()) numbers(self.as<ChooseNumber>().least, self.as<ChooseNumber>().most, out);
}

bool ChooseNumber::answerable(const ReadableMatch& /*match*/, const Communication& self) {
    return self.as<ChooseNumber>().least <= self.as<ChooseNumber>().most;
}

Refusal ChooseNumber::refusalReason(const ReadableMatch& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply.is(ReplyWord::Number) ? MessageId::OutOfRange : MessageId::None;
}

Reaction ChooseNumber::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.number);
}

bool ChooseNumber::canCancel(const ReadableMatch& /*match*/, const Communication& self) {
    return self.as<ChooseNumber>().cancelable != 0;
}

std::vector<Field> ChooseNumber::fields() {
    return {field<&ChooseNumber::card>("card"), field<&ChooseNumber::about>("about"),
            field<&ChooseNumber::least>("least"), field<&ChooseNumber::most>("most")};
}

// -------------------------------------------------------------------------------------------------- options

void ChooseOption::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto list = match.list(self);
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        const bool seen = [&] {
            for (std::size_t k = 0; k < i; k += 2) {
                if (list[k] == list[i] && list[k + 1] == list[i + 1]) return true;
            }
            return false;
        }();
        if (!seen) out.emplace_back(ReplyWord::Option, list[i + 1], Subject{}, static_cast<int>(i / 2));
    }
    if (self.as<ChooseOption>().mayStop != 0) out.emplace_back(ReplyWord::Done);
}

bool ChooseOption::answerable(const ReadableMatch& /*match*/, const Communication& self) {
    return self.listSize() >= 2;
}

Refusal ChooseOption::refusalReason(const ReadableMatch& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply.is(ReplyWord::Done) ? MessageId::MoreToChoose : MessageId::None;
}

Reaction ChooseOption::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(-1);
    return Complete::succeeded(reply.number);
}

// -------------------------------------------------------------------------------------------------- bids

void Bid::legalReplies(const ReadableMatch& /*match*/, const Communication& self, Replies& out) {
    numbers(self.as<Bid>().least, self.as<Bid>().most, out);
}

bool Bid::answerable(const ReadableMatch& /*match*/, const Communication& self) {
    return self.as<Bid>().least <= self.as<Bid>().most;
}

Refusal Bid::refusalReason(const ReadableMatch& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply.is(ReplyWord::Number) ? MessageId::OutOfRange : MessageId::None;
}

Reaction Bid::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.number);
}

std::vector<Field> Bid::fields() {
    return {field<&Bid::card>("card"), field<&Bid::least>("least"), field<&Bid::most>("most"),
            field<&Bid::against>("against")};
}

}  // namespace duelogue
