#include "app/library/formats/JsonDeck.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <optional>

namespace duelogue {

namespace {

/// Returns the line of the first occurrence of the name. Does not find names that are written with escapes.
int lineOf(const QByteArray& text, const QString& name) {
    const qsizetype at = text.indexOf('"' + name.toUtf8() + '"');
    return 1 + static_cast<int>(text.left(std::max<qsizetype>(at, 0)).count('\n'));
}

template <std::size_t Count>
QJsonValue firstOf(const QJsonObject& object, const std::array<const char*, Count>& keys) {
    for (const char* const key : keys) {
        if (object.contains(QLatin1String(key))) return object[QLatin1String(key)];
    }
    return {};
}

class JsonReader {
public:
    JsonReader(DeckCollector& collector, const QByteArray& text) : m_collector(collector), m_text(text) {}

    void read() {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(m_text, &error);
        if (document.isNull()) {
            const int line = 1 + static_cast<int>(m_text.left(error.offset).count('\n'));
            return m_collector.fail(line, "invalid JSON");
        }
        if (document.isArray()) readArray(document.array(), DeckPlace::Main);
        if (document.isObject()) m_collector.setName(document.object()["name"].toString());
        if (document.isObject()) readMembers(document.object(), DeckPlace::Main);
        if (!m_found) m_collector.fail(1, "this JSON has no card names; use the list as text");
    }

private:
    DeckCollector& m_collector;
    const QByteArray& m_text;
    bool m_found = false;
    static constexpr std::array<const char*, 3> boards{"board", "boardType", "zone"};

    void add(DeckPlace place, const QJsonValue& count, const QString& name) {
        m_found = true;
        m_collector.addTo(lineOf(m_text, name), place, count.toVariant().toString(), name);
    }

    void readValue(const QJsonValue& value, DeckPlace place) {
        if (value.isArray()) readArray(value.toArray(), place);
        if (value.isObject()) readObject(value.toObject(), place);
    }

    /// Adds the strings of a list as cards if at least one of them is a card.
    void readArray(const QJsonArray& array, DeckPlace place) {
        const bool areCards = std::any_of(
            array.begin(), array.end(), [&](const QJsonValue& value) { return m_collector.isCard(value.toString()); });
        for (const QJsonValue value : array) {
            if (areCards && value.isString()) add(place, 1, value.toString());
            readValue(value, place);
        }
    }

    void readObject(const QJsonObject& object, DeckPlace place) {
        static constexpr std::array<const char*, 4> counts{"qty", "quantity", "count", "amount"};
        const QJsonValue count = firstOf(object, counts);
        const QString name = nameOf(object);
        const QString board = firstOf(object, boards).toString();
        const bool isCounted = count.isDouble() || count.isString();
        if ((isCounted || m_collector.isCard(name)) && !board.isEmpty() && !deckPlaceOfCategory(board)) {
            m_found = true;
            const std::string found = board.left(40).toStdString();
            return m_collector.fail(lineOf(m_text, board), "unknown part of the deck: \"" + found + '"');
        }
        const DeckPlace own = placeOf(object).value_or(place);
        if (isCounted) return add(own, count, name);
        if (m_collector.isCard(name)) return add(own, 1, name);
        readMembers(object, own);
    }

    /// Adds the keys with a number as cards if at least one of them is a card.
    void readMembers(const QJsonObject& object, DeckPlace place, bool areBoards = false) {
        const DeckPlace unknown = areBoards ? DeckPlace::Foreign : place;
        bool areCards = false;
        for (auto each = object.begin(); each != object.end(); ++each)
            areCards = areCards || (each.value().isDouble() && m_collector.isCard(each.key()));
        for (auto each = object.begin(); each != object.end() && !m_collector.isHopeless(); ++each) {
            if (areCards && each.value().isDouble()) add(place, each.value(), each.key());
            const DeckPlace named = deckPlaceNamed(each.key()).value_or(unknown);
            if (each.key() == "boards" && each.value().isObject()) {
                readMembers(each.value().toObject(), place, true);
            } else {
                readValue(each.value(), named);
            }
        }
    }

    /// Returns the place in a card's own data: "categories": ["Sideboard"], "board": "sideboard".
    static std::optional<DeckPlace> placeOf(const QJsonObject& object) {
        static constexpr std::array<const char*, 6> keys{"board",      "boardType", "zone",
                                                         "categories", "category",  "section"};
        static constexpr std::array<const char*, 3> beside{"isSideboard", "is_sideboard", "sideboard"};
        if (firstOf(object, beside).toBool()) return DeckPlace::Side;
        const QJsonValue said = firstOf(object, keys);
        return deckPlaceOfCategory(said.isArray() ? said.toArray().first().toString() : said.toString());
    }

    static QString nameOf(const QJsonObject& object) {
        static constexpr std::array<const char*, 3> names{"name", "title", "card"};
        const QJsonValue name = firstOf(object, names);
        return name.isObject() ? nameOf(name.toObject()) : name.toString();
    }
};

}  // namespace

void readJsonDeck(DeckCollector& collector, const QByteArray& text) { JsonReader(collector, text).read(); }

}  // namespace duelogue
