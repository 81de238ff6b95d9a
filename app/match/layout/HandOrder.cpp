#include "app/match/layout/HandOrder.h"

#include <QRegularExpression>
#include <algorithm>
#include <tuple>

namespace duelogue {

namespace {

int worthOf(const QString& pip) {
    bool isNumber = false;
    const int number = pip.toInt(&isNumber);
    if (isNumber) return number;
    return pip == "X" ? 0 : 1;
}

int firstFigureOf(const TableFace& face) { return face.figures.section(u'/', 0, 0).toInt(); }

auto byCost(const TableCard& card) {
    return std::tuple(!card.lent.isEmpty(), costOf(card.face), firstFigureOf(card.face), card.face.name);
}

auto byKind(const TableCard& card) {
    static const QRegularExpression beforeSubtypes(QStringLiteral(" — |: "));
    const QString kind = card.face.typeLine.section(beforeSubtypes, 0, 0);
    return std::tuple(!card.lent.isEmpty(), kind, costOf(card.face), firstFigureOf(card.face), card.face.name);
}

}  // namespace

HandOrder handOrderNamed(const QString& name) {
    if (name == "cost") return HandOrder::Cost;
    return name == "kind" ? HandOrder::Kind : HandOrder::Drawn;
}

QString nameOf(HandOrder order) {
    if (order == HandOrder::Cost) return QStringLiteral("cost");
    return order == HandOrder::Kind ? QStringLiteral("kind") : QStringLiteral("drawn");
}

int costOf(const TableFace& face) {
    int sum = 0;
    for (const QString& pip : face.cost) sum += worthOf(pip);
    return sum;
}

void putInOrder(std::vector<const TableCard*>& hand, HandOrder order) {
    if (order == HandOrder::Cost)
        std::ranges::stable_sort(hand, {}, [](const TableCard* card) { return byCost(*card); });
    if (order == HandOrder::Kind)
        std::ranges::stable_sort(hand, {}, [](const TableCard* card) { return byKind(*card); });
}

}  // namespace duelogue
