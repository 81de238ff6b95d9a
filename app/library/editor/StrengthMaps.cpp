#include "app/library/editor/StrengthMaps.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <string>

#include "app/library/editor/DeckStrengthModel.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/measure/WinRate.h"

namespace duelogue {

namespace {

constexpr double ofShare = 100;

QString shareInWords(double share) { return DeckStrengthModel::tr("%1%").arg(std::lround(ofShare * share)); }

QString intervalInWords(const WinRate& rate) {
    const Interval interval = rate.interval();
    return DeckStrengthModel::tr("%1–%2%")
        .arg(std::lround(ofShare * interval.low))
        .arg(std::lround(ofShare * interval.high));
}

QString shortRate(const WinRate& rate) {
    return rate.matches == 0 ? DeckStrengthModel::tr("–") : shareInWords(rate.rate());
}

/// Returns "2 Hill Giant" and the like, or the name of a ready-made deck.
QString copiesInWords(const Game& game, const std::string& name) {
    const auto named = std::ranges::find(game.decks(), name, &NamedDeck::id);
    return QString::fromStdString(named == game.decks().end() ? name : named->deck.name);
}

QString pointsInWords(double share) { return QLocale().toString(ofShare * share, 'f', 1); }

}  // namespace

QString playerInWords(const QString& player) {
    if (player == quickPlayer) return DeckStrengthModel::tr("the quick player");
    return player == QLatin1String("random") ? DeckStrengthModel::tr("the random player") : kindTitle(player);
}

QString rateInWords(const WinRate& rate) {
    return rate.matches == 0 ? DeckStrengthModel::tr("no match")
                             : DeckStrengthModel::tr("%1 (%2)").arg(shareInWords(rate.rate()), intervalInWords(rate));
}

QVariantMap rateMap(const WinRate& rate) {
    const Interval interval = rate.interval();
    const int matches = static_cast<int>(rate.matches);
    const QString counted = DeckStrengthModel::tr("%n matches", "", matches);
    return {{"text", shortRate(rate)},
            {"interval", matches == 0 ? QString() : intervalInWords(rate)},
            {"matches", matches},
            {"rate", rate.rate()},
            {"low", interval.low},
            {"high", interval.high},
            {"spoken", DeckStrengthModel::tr("%1, %2").arg(rateInWords(rate), counted)}};
}

QVariantMap oppositionMap(const Opposition& results, const QString& name) {
    const auto matches = static_cast<double>(results.all.matches);
    const QString turns = results.all.matches == 0
                              ? DeckStrengthModel::tr("–")
                              : QLocale().toString(static_cast<double>(results.turns) / matches, 'f', 1);
    const QVariantMap all = rateMap(results.all);
    return {{"name", name},
            {"all", all},
            {"first", rateMap(results.first)},
            {"second", rateMap(results.second)},
            {"turns", turns},
            {"spoken",
             DeckStrengthModel::tr("%1: %2. On the play %3, on the draw %4, %5 turns a match")
                 .arg(name, all["spoken"].toString(), rateInWords(results.first), rateInWords(results.second), turns)}};
}

QVariantList opponentMaps(const DeckMeasurement& measurement, const DeckTitles& titles) {
    QVariantList list;
    for (const Opposition& each : measurement.opponents)
        list += oppositionMap(each, titles(QString::fromStdString(each.deck)));
    return list;
}

QVariantList cardResultMaps(const DeckMeasurement& measurement) {
    QVariantList list;
    const std::int64_t matches = measurement.total().all.matches;
    for (const CardResult& card : measurement.cards) {
        const QString name = QString::fromStdString(card.name);
        const QString kept = matches == 0 ? DeckStrengthModel::tr("–")
                                          : shareInWords(static_cast<double>(card.kept) / static_cast<double>(matches));
        list += QVariantMap{
            {"name", name},
            {"copies", card.copies},
            {"rates",
             QVariantList{rateMap(card.opening), rateMap(card.drawn), rateMap(card.played), rateMap(card.unseen)}},
            {"kept", kept},
            {"spoken",
             DeckStrengthModel::tr(
                 "%1: in the opening hand %2; drawn %3; played %4; never seen %5; still in hand at the end in %6 of "
                 "the matches")
                 .arg(name, rateInWords(card.opening), rateInWords(card.drawn), rateInWords(card.played),
                      rateInWords(card.unseen), kept)}};
    }
    return list;
}

QVariantMap suggestionMap(const Game& game, const Suggestion& suggestion) {
    const auto& [low, high] = suggestion.interval;
    const int matches = static_cast<int>(suggestion.matches());
    return {
        {"text", DeckStrengthModel::tr("Replace %1 by %2")
                     .arg(copiesInWords(game, suggestion.swap.outName), copiesInWords(game, suggestion.swap.inName))},
        {"gain", DeckStrengthModel::tr("+%1 ± %2 points")
                     .arg(pointsInWords((low + high) / 2), pointsInWords((high - low) / 2))},
        {"details", DeckStrengthModel::tr("%1 before, %2 after")
                            .arg(shareInWords(suggestion.before.rate()), shareInWords(suggestion.after.rate())) +
                        DeckStrengthModel::tr(", ") + DeckStrengthModel::tr("%n matches", "", matches)}};
}

}  // namespace duelogue
