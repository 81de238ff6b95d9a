#include "app/library/editor/DeckMaps.h"

#include <QLocale>
#include <algorithm>

#include "app/library/editor/DeckDifference.h"
#include "app/library/editor/DeckLegality.h"
#include "app/library/editor/EditorTr.h"
#include "app/library/editor/JoinedDecks.h"
#include "app/library/editor/StrengthMaps.h"
#include "app/library/measure/KeptMeasurements.h"
#include "app/shell/language/OutsideWords.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

using editor::tr;
DUELOGUE_TR_OF(DeckEditorModel)

constexpr double percent = 100;

QString problemOf(DefinitionId card, const std::vector<LegalityNote>& notes) {
    const auto found = std::ranges::find(notes, card, &LegalityNote::card);
    return found == notes.end() ? QString() : found->sentence;
}

/// Returns a line about a change: "+2 Forest", "−1 Island (sideboard)".
QString lineOf(const Game& game, const CopyChange& change) {
    const int more = change.after - change.before;
    const QString number = more > 0 ? QString("+%1").arg(more) : QString(u'\u2212') + QString::number(-more);
    const QString line = number + ' ' + QString::fromStdString(game.pool()[change.card].name);
    if (change.part == DeckPart::Side) return tr("%1 (sideboard)").arg(line);
    return change.part == DeckPart::Extra ? tr("%1 (extra deck)").arg(line) : line;
}

/// Returns how the deck did in its longest measurement; empty without one.
QString resultInWords(const Game& game, const Deck& deck) {
    const std::vector<DeckMeasurement> measured = measurementsOfCards(game, cardsText(game, deck));
    if (measured.empty()) return {};
    const WinRate rate = measured.front().total().all;
    if (rate.matches == 0) return {};
    return tr("Win rate %1, %2, played by %3")
        .arg(rateInWords(rate), tr("%n matches", "", static_cast<int>(rate.matches)),
             playerInWords(QString::fromStdString(measured.front().player)));
}

QVariantMap versionMap(const Game& game, int number, const QString& when, const Deck& deck, const Deck* before) {
    QStringList changes;
    if (before != nullptr) {
        for (const CopyChange& change : differenceOf(*before, deck)) changes += lineOf(game, change);
    }
    return {{"number", number},
            {"when", when},
            {"cards", deck.size()},
            {"changes", changes},
            {"result", resultInWords(game, deck)}};
}

bool hasSameCards(const Deck& one, const Deck& other) { return differenceOf(one, other).empty(); }

}  // namespace

QVariantMap faceMap(const CardFaceParts& face) {
    return {{"name", face.name}, {"faceKey", face.key}, {"spoken", face.spoken}};
}

QVariantList sectionMaps(const Game& game, const Deck& deck, const CardFaces& faces, DeckGrouping grouping,
                         const std::vector<DefinitionId>& marked) {
    const std::vector<LegalityNote> notes = legalityOf(game, deck);
    QVariantList list;
    for (const DeckSection& section : sectionsOf(game, deck, faces, grouping)) {
        QVariantList cards;
        for (const DeckEntry& entry : section.cards) {
            QVariantMap card = faceMap(faces[entry.card]);
            card["count"] = entry.count;
            card["cost"] = faces[entry.card].cost.value_or(-1);
            card["problem"] = problemOf(entry.card, notes);
            card["marked"] = std::ranges::find(marked, entry.card) != marked.end();
            cards += card;
        }
        list += QVariantMap{{"title", section.title},
                            {"part", static_cast<int>(section.part)},
                            {"count", Deck::countOf(section.cards)},
                            {"cards", cards}};
    }
    return list;
}

QVariantMap countMap(const Deck& deck, const CardFaces& faces) {
    QVariantMap counts;
    for (const auto* const part : {&deck.entries, &deck.extra, &deck.sideboard}) {
        for (const DeckEntry& entry : *part) {
            QVariant& count = counts[faces[entry.card].name];
            count = count.toInt() + entry.count;
        }
    }
    return counts;
}

QVariantMap partMap(const Deck& deck, DeckPart part) {
    const QString name = part == DeckPart::Main    ? tr("Deck")
                         : part == DeckPart::Extra ? tr("Extra deck")
                                                   : tr("Sideboard");
    return {{"part", static_cast<int>(part)}, {"name", name}, {"count", Deck::countOf(deck.part(part))}};
}

QVariantList problemMaps(const Game& game, const Deck& deck) {
    QVariantList list;
    for (const LegalityNote& note : legalityOf(game, deck)) {
        if (!note.card) list += QVariantMap{{"sentence", note.sentence}, {"lack", note.isLack}};
    }
    return list;
}

QVariantList barMaps(const std::vector<FigureBar>& bars) {
    QVariantList list;
    for (const FigureBar& bar : bars) list += QVariantMap{{"name", bar.name}, {"cards", bar.cards}, {"pip", bar.pip}};
    return list;
}

QVariantList oddsMaps(const DeckOdds& odds) {
    QVariantList list;
    for (std::size_t i = 0; i < odds.first.size(); ++i) {
        list += QVariantMap{{"turn", odds.first[i].turn},
                            {"first", odds.first[i].some * percent},
                            {"second", odds.second[i].some * percent},
                            {"eachFirst", odds.first[i].each * percent},
                            {"eachSecond", odds.second[i].each * percent}};
    }
    return list;
}

QVariantList readyMaps(const Game& game, const CardFaces& faces) {
    QVariantList list;
    for (const NamedDeck& named : game.decks()) {
        list += QVariantMap{{"name", QString::fromStdString(named.deck.name)},
                            {"description", translated("Decks", named.deck.about)},
                            {"problem", QString()},
                            {"faceKey", faces[named.deck.entries.front().card].key},
                            {"colors", QStringList()}};
    }
    return list;
}

QVariantList sharedMaps(const Game& game, const Deck& deck) {
    QVariantList list;
    for (const SharedValue& value : sharedIn(game, deck)) {
        list += QVariantMap{{"field", value.field},
                            {"value", value.value},
                            {"copies", QVariant::fromValue(QList<int>(value.copies.begin(), value.copies.end()))}};
    }
    return list;
}

QVariantList versionMaps(const Game& game, const Deck& deck, const std::vector<DeckVersion>& versions) {
    QVariantList list;
    if (versions.empty() || !hasSameCards(deck, versions.front().deck)) {
        const Deck* const before = versions.empty() ? nullptr : &versions.front().deck;
        list += versionMap(game, 0, tr("Now"), deck, before);
    }
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const Deck* const before = i + 1 < versions.size() ? &versions[i + 1].deck : nullptr;
        list += versionMap(game, versions[i].number, QLocale().toString(versions[i].made, QLocale::ShortFormat),
                           versions[i].deck, before);
    }
    return list;
}

}  // namespace duelogue
