#include "app/match/saved/ArchiveText.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duelogue {

namespace {

QString textOf(const QJsonArray& array) {
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QJsonArray arrayOf(const QString& text) { return QJsonDocument::fromJson(text.toUtf8()).array(); }

}  // namespace

QString seatsText(const std::vector<MatchConfig::Seat>& seats) {
    QJsonArray array;
    for (const MatchConfig::Seat& seat : seats)
        array.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
    return textOf(array);
}

std::vector<MatchConfig::Seat> seatsOf(const QString& text) {
    std::vector<MatchConfig::Seat> seats;
    for (const QJsonValue value : arrayOf(text)) {
        const QJsonObject seat = value.toObject();
        seats.push_back({seat["name"].toString(), seat["kind"].toString(), seat["deck"].toString()});
    }
    return seats;
}

QString numbersText(const std::vector<std::int64_t>& numbers) {
    QJsonArray array;
    for (const std::int64_t number : numbers) array.append(static_cast<qint64>(number));
    return textOf(array);
}

std::vector<std::int64_t> numbersOf(const QString& text) {
    std::vector<std::int64_t> numbers;
    for (const QJsonValue number : arrayOf(text)) numbers.push_back(number.toInteger());
    return numbers;
}

QString seriesText(const Series& series) {
    if (series.of <= 1) return QStringLiteral("");
    std::vector<std::int64_t> numbers{series.of};
    numbers.insert(numbers.end(), series.wins.begin(), series.wins.end());
    return numbersText(numbers);
}

Series seriesOf(const QString& text) {
    const std::vector<std::int64_t> numbers = numbersOf(text);
    if (numbers.empty()) return {};
    Series series{static_cast<int>(numbers.front())};
    for (std::size_t i = 1; i < numbers.size(); ++i) series.wins.push_back(static_cast<int>(numbers[i]));
    return series;
}

std::vector<int> winnersOf(const QString& text) {
    std::vector<int> winners;
    for (const std::int64_t seat : numbersOf(text)) winners.push_back(static_cast<int>(seat));
    return winners;
}

}  // namespace duelogue
