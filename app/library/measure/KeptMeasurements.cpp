#include "app/library/measure/KeptMeasurements.h"

#include <QJsonDocument>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "app/library/files/Database.h"
#include "app/library/measure/DeckMeasurementJson.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

QVariantList valuesOf(const MeasureKey& key) {
    return {QString::fromStdString(key.game), QString::fromStdString(key.cards), QString::fromStdString(key.against),
            QString::fromStdString(key.level)};
}

QString textOf(const std::vector<bool>& finished) {
    QString text;
    text.reserve(static_cast<qsizetype>(finished.size()));
    for (const bool each : finished) text += each ? u'1' : u'0';
    return text;
}

std::vector<bool> finishedIn(const QString& text) {
    std::vector<bool> finished;
    std::ranges::transform(text, std::back_inserter(finished), [](QChar each) { return each == u'1'; });
    return finished;
}

std::optional<DeckMeasurement> measurementIn(const QVariant& text) {
    return measurementOf(QJsonDocument::fromJson(text.toString().toUtf8()).object());
}

}  // namespace

Deck inOrder(const Game& game, Deck deck) {
    const auto nameOf = [&](const DeckEntry& entry) -> const std::string& { return game.pool()[entry.card].name; };
    for (const DeckPart part : {DeckPart::Main, DeckPart::Extra, DeckPart::Side})
        std::ranges::sort(deck.part(part), {}, nameOf);
    return deck;
}

std::string cardsText(const Game& game, const Deck& deck) {
    Deck plain = inOrder(game, deck);
    plain.name.clear();
    plain.about.clear();
    plain.sideboard.clear();
    return writePlainDeck(game.pool(), plain);
}

bool keepMeasurement(const MeasureKey& key, const KeptMeasurement& measurement) {
    Database database(Database::Opening::MakeIt);
    const QByteArray json =
        QJsonDocument(measurementJson(measurement.state.results)).toJson(QJsonDocument::JsonFormat::Compact);
    return database.run(
        "INSERT OR REPLACE INTO deck_measurements (game, cards, against, level, conditions, finished, results) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        valuesOf(key) + QVariantList{QString::fromStdString(measurement.conditions), textOf(measurement.state.finished),
                                     QString::fromUtf8(json)});
}

std::optional<KeptMeasurement> keptMeasurement(const MeasureKey& key) {
    std::optional<KeptMeasurement> kept;
    Database database(Database::Opening::IfThere);
    if (!database.isOpen()) return kept;
    const auto take = [&](const QSqlQuery& row) {
        auto results = measurementIn(row.value(2));
        if (results)
            kept = KeptMeasurement{{std::move(*results), finishedIn(row.value(1).toString())},
                                   row.value(0).toString().toStdString()};
    };
    (void)database.run(
        "SELECT conditions, finished, results FROM deck_measurements "
        "WHERE game = ? AND cards = ? AND against = ? AND level = ?",
        valuesOf(key), take);
    return kept;
}

std::vector<DeckMeasurement> measurementsOfCards(const Game& game, const std::string& cards) {
    std::vector<DeckMeasurement> all;
    Database database(Database::Opening::IfThere);
    if (!database.isOpen()) return all;
    const auto add = [&](const QSqlQuery& row) {
        if (auto results = measurementIn(row.value(0))) all.push_back(std::move(*results));
    };
    (void)database.run("SELECT results FROM deck_measurements WHERE game = ? AND cards = ?",
                       {QString::fromStdString(game.id()), QString::fromStdString(cards)}, add);
    std::ranges::stable_sort(all, std::greater<>(),
                             [](const DeckMeasurement& each) { return each.total().all.matches; });
    return all;
}

}  // namespace duelogue
