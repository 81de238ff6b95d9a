#include "app/match/layout/CardStacks.h"

#include <QStringList>
#include <algorithm>

namespace duelogue {

namespace {

constexpr int advanceLift = 300;  // added to the depth of advancing cards, which lie above their neighbors

}  // namespace

CardStacks::CardStacks(const TableState& table) : m_table(table) {
    for (const TableAnswer& answer : table.question.answers) {
        m_answers[answer.card] +=
            answer.label + u'>' + QString::number(answer.onto) + u'>' + QString::number(answer.ontoSeat) + u';';
    }
    for (const TableArrow& arrow : table.arrows) m_alone.insert({arrow.fromCard, arrow.toCard});
    m_alone.insert(table.question.chosen.begin(), table.question.chosen.end());
    for (const TableCard& card : table.cards) {
        if (card.attachedTo >= 0 && card.zone == TableZone::Board) m_attached[card.attachedTo].push_back(&card);
    }
}

QString CardStacks::keyOf(const TableCard& card) const {
    if (card.gather.isEmpty() || card.stance != TableStance::None || m_alone.contains(card.id)) return {};
    QStringList parts{card.gather, card.face.name, card.face.figures, QString::number(card.damage)};
    parts << (card.spent ? "spent" : "") << (card.unready ? "unready" : "") << QString::number(int(card.row));
    for (const QString& note : card.notes) parts << note;
    if (const auto answers = m_answers.find(card.id); answers != m_answers.end()) parts << answers->second;
    return parts.join(u'\n');
}

std::vector<CardStack> CardStacks::of(const std::function<bool(const TableCard&)>& lies) const {
    std::vector<CardStack> cardStacks;
    std::map<QString, std::size_t> known;
    for (const TableCard& card : m_table.cards) {
        if (card.zone != TableZone::Board || card.attachedTo >= 0 || !lies(card)) continue;
        const auto with = m_attached.find(card.id);
        const QString key = with == m_attached.end() ? keyOf(card) : QString();
        const auto same = known.find(key);
        if (!key.isEmpty() && same != known.end()) {
            auto& cards = cardStacks[same->second].cards;
            cards.insert(cards.begin(), &card);  // the oldest stays on top
            continue;
        }
        if (!key.isEmpty()) known[key] = cardStacks.size();
        cardStacks.push_back(
            {{&card}, with == m_attached.end() ? std::vector<const TableCard*>{} : with->second, card.row});
    }
    std::stable_sort(cardStacks.begin(), cardStacks.end(),
                     [](const CardStack& a, const CardStack& b) { return a.row < b.row; });
    return cardStacks;
}

void placeCardStack(const CardStack& cardStack, QRectF at, bool own, int index, double unit, TableLayout& layout) {
    const TableCard& top = *cardStack.cards.back();
    const bool advances = top.stance == TableStance::Advancing;
    if (top.stance != TableStance::None) at.translate(0, (own ? -1 : 1) * unit * (advances ? 18 : 10));
    const double tuck = cardStack.attached.empty() ? 0 : at.height() * .16;
    const double shrink = tuck * double(std::min<std::size_t>(2, cardStack.attached.size()));
    // The host card loses some of its height; the rest of the attached cards extends beyond the row.
    const double less = shrink * .55;
    const double ratio = at.width() / at.height();
    const QRectF body = at.adjusted(less * ratio / 2, less, -less * ratio / 2, 0);
    CardPlace place;
    place.at = body;
    place.turned = top.spent ? 8 : 0;
    place.form = top.hidden ? TableForm::Back : TableForm::Tile;
    for (std::size_t i = 0; i < cardStack.cards.size(); ++i) {
        const bool last = i + 1 == cardStack.cards.size();
        place.count = last ? int(cardStack.cards.size()) : 1;
        place.covered = !last;
        place.cardStack = top.id;
        place.depth = boardDepth + index * 8 + (last ? 6 : 5) + (advances ? advanceLift : 0);
        place.from = body.topLeft();
        layout.cards[cardStack.cards[i]->id] = place;
    }
    place.count = 1;
    place.cardStack = -1;
    place.covered = false;
    for (std::size_t i = 0; i < cardStack.attached.size(); ++i) {
        place.at = body.translated(double(i + 1) * tuck * .3, -tuck * double(i + 1));
        place.depth = boardDepth + index * 8 + 4 - int(std::min<std::size_t>(4, i));
        place.from = place.at.topLeft();
        layout.cards[cardStack.attached[i]->id] = place;
    }
}

}  // namespace duelogue
