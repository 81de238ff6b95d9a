#include "app/match/lesson/LessonMarks.h"

#include <algorithm>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

namespace {

/// Returns the card, seat or button that gives the reply.
LessonMark buttonOf(const Reply& reply, const TableState& table, const Replies& replies) {
    const auto place = std::ranges::find(replies, reply);
    if (place == replies.end()) return {};
    const int index = static_cast<int>(place - replies.begin());
    const auto answer = std::ranges::find(table.question.answers, index, &TableAnswer::index);
    if (answer == table.question.answers.end()) return {};
    const bool isPick = table.question.ask == TableAsk::Pick || table.question.ask == TableAsk::Order;
    if (answer->card >= 0 && !isPick) return {.card = answer->card};
    if (answer->seat >= 0) return {.seat = answer->seat};
    return {.answer = index};
}

/// Returns the card on the table or in the grid of a question. A hidden card gets an empty mark.
LessonMark cardOf(CardId card, const TableState& table) {
    if (std::ranges::find(table.question.shown, card.value, &TableCard::id) != table.question.shown.end()) {
        const auto answer = std::ranges::find(table.question.answers, card.value, &TableAnswer::card);
        if (answer != table.question.answers.end()) return {.answer = answer->index};
    }
    const bool isThere = std::ranges::find(table.cards, card.value, &TableCard::id) != table.cards.end();
    return isThere ? LessonMark{.card = card.value} : LessonMark{};
}

LessonMark zoneOf(const LessonTarget& target, const GamePresenter& presenter, const ReadableMatch& match,
                  const TableState& table) {
    const int seat = target.player ? target.player.value : -1;
    const TablePlace place = presenter.placeOf(target.zone);
    if (place.zone == TableZone::Pile) return {.pile = place.pile, .seat = seat};
    if (place.zone == TableZone::Hand) return {.seat = seat, .hand = true};
    LessonMark mark{.seat = seat};
    for (const TableCard& card : table.cards) {
        if (card.zone != TableZone::Board && card.zone != TableZone::Stack) continue;
        const Card& its = match.state().card(CardId(static_cast<std::uint16_t>(card.id)));
        const bool isOwn = seat < 0 || card.seat == seat;
        if (its.zone == target.zone && isOwn) mark.board.push_back(card.id);
    }
    mark.half = mark.board.empty();
    return mark;
}

}  // namespace

LessonMark markOf(const LessonTarget& target, const GamePresenter& presenter, const ReadableMatch& match,
                  const TableState& table, const Replies& replies) {
    switch (target.kind) {
        case LessonTarget::Kind::Card:
            return cardOf(target.card, table);
        case LessonTarget::Kind::Zone:
            return zoneOf(target, presenter, match, table);
        case LessonTarget::Kind::Button:
            return buttonOf(target.reply, table, replies);
        case LessonTarget::Kind::Figure:
            return target.card ? cardOf(target.card, table) : LessonMark{.seat = target.player.value};
    }
    return {};
}

QVariantMap shownMark(const LessonMark& mark) {
    QVariantList board;
    for (const int card : mark.board) board << card;
    return {{"card", mark.card}, {"answer", mark.answer}, {"pile", mark.pile}, {"seat", mark.seat},
            {"hand", mark.hand}, {"board", board},        {"half", mark.half}};
}

}  // namespace duelogue
