#include "app/library/measure/DeckMeasurementJson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <optional>

#include "app/library/files/Json.h"
#include "app/library/files/TextFile.h"

namespace duelogue {

namespace {

QJsonObject oppositionJson(const Opposition& each) {
    QJsonObject json{{"all", rateJson(each.all)},
                     {"first", rateJson(each.first)},
                     {"second", rateJson(each.second)},
                     {"turns", static_cast<qint64>(each.turns)}};
    if (!each.deck.empty()) json["deck"] = jsonText(each.deck);
    return json;
}

QJsonObject cardJson(const CardResult& card) {
    return {{"name", jsonText(card.name)},           {"copies", card.copies},
            {"opening", rateJson(card.opening)},     {"drawn", rateJson(card.drawn)},
            {"played", rateJson(card.played)},       {"unseen", rateJson(card.unseen)},
            {"kept", static_cast<qint64>(card.kept)}};
}

/// Reads members of JSON objects. The first member that is missing or has another type makes the whole reading fail.
class MemberReader {
public:
    [[nodiscard]] std::int64_t number(const QJsonObject& object, const char* key) {
        const QJsonValue value = object[key];
        m_isValid = m_isValid && value.isDouble() && value.toInteger(-1) >= 0;
        return value.toInteger();
    }
    [[nodiscard]] std::string text(const QJsonObject& object, const char* key) {
        m_isValid = m_isValid && object[key].isString();
        return object[key].toString().toStdString();
    }
    [[nodiscard]] QJsonArray list(const QJsonObject& object, const char* key) {
        m_isValid = m_isValid && object[key].isArray();
        return object[key].toArray();
    }
    [[nodiscard]] WinRate rate(const QJsonObject& object, const char* key) {
        const QJsonObject rate = object[key].toObject();
        const WinRate read{number(rate, "matches"), number(rate, "points")};
        m_isValid = m_isValid && read.points <= 2 * read.matches;
        return read;
    }
    [[nodiscard]] bool isValid() const { return m_isValid; }

private:
    bool m_isValid = true;
};

}  // namespace

QJsonObject rateJson(const WinRate& rate) {
    const Interval interval = rate.interval();
    return {{"matches", static_cast<qint64>(rate.matches)},
            {"points", static_cast<qint64>(rate.points)},
            {"rate", rate.rate()},
            {"interval", QJsonArray{interval.low, interval.high}}};
}

QJsonObject measurementJson(const DeckMeasurement& measurement) {
    QJsonArray joined;
    for (const int part : measurement.joined) joined.append(part);
    QJsonArray opponents;
    for (const Opposition& each : measurement.opponents) opponents.append(oppositionJson(each));
    QJsonArray cards;
    for (const CardResult& card : measurement.cards) cards.append(cardJson(card));
    return {{"game", jsonText(measurement.game)},
            {"deck", jsonText(measurement.deck)},
            {"player", jsonText(measurement.player)},
            {"seed", QString::number(measurement.seed)},
            {"matches", measurement.matches},
            {"parts", measurement.parts},
            {"joined", joined},
            {"partial", measurement.partial},
            {"total", oppositionJson(measurement.total())},
            {"opponents", opponents},
            {"cards", cards},
            {"problems", jsonList(measurement.problems)}};
}

std::optional<DeckMeasurement> measurementOf(const QJsonObject& json) {
    MemberReader reader;
    DeckMeasurement read;
    read.game = reader.text(json, "game");
    read.deck = reader.text(json, "deck");
    read.player = reader.text(json, "player");
    read.seed = QString::fromStdString(reader.text(json, "seed")).toULongLong();
    read.matches = static_cast<int>(reader.number(json, "matches"));
    read.parts = static_cast<int>(reader.number(json, "parts"));
    read.partial = json["partial"].toBool();
    for (const auto part : reader.list(json, "joined")) read.joined.push_back(part.toInt());
    for (const auto each : reader.list(json, "opponents")) {
        const QJsonObject one = each.toObject();
        read.opponents.push_back({reader.text(one, "deck"), reader.rate(one, "all"), reader.rate(one, "first"),
                                  reader.rate(one, "second"), reader.number(one, "turns")});
    }
    for (const auto each : reader.list(json, "cards")) {
        const QJsonObject one = each.toObject();
        read.cards.push_back({reader.text(one, "name"), static_cast<int>(reader.number(one, "copies")),
                              reader.rate(one, "opening"), reader.rate(one, "drawn"), reader.rate(one, "played"),
                              reader.rate(one, "unseen"), reader.number(one, "kept")});
    }
    for (const auto each : reader.list(json, "problems")) read.problems.push_back(each.toString().toStdString());
    return reader.isValid() ? std::optional(read) : std::nullopt;
}

std::variant<DeckMeasurement, std::string> readMeasurement(const std::string& path) {
    const auto read = readTextFile(path);
    if (const auto* problem = std::get_if<TextProblem>(&read)) return problem->message();
    const std::string& text = std::get<TextFile>(read).text;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    if (auto measurement = measurementOf(document.object())) return std::move(*measurement);
    return path + ": expected a result of \"duelogue deck measure --json\"";
}

}  // namespace duelogue
