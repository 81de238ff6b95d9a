#pragma once

#include <QGuiApplication>
#include <QJsonArray>
#include <QRegularExpression>
#include <QtTest>

#include "app/games/Games.h"
#include "app/library/decks/FindDeck.h"
#include "cards/data/CardPool.h"
#include "match/netrun/DeckBuilding.h"

/// Decks of Netrun, and the rules that they break.
namespace duelogue {

[[nodiscard]] inline const Game& netrunGame() { return *game("netrun"); }
[[nodiscard]] inline const CardPool& netrunPool() { return netrunGame().pool(); }

[[nodiscard]] inline bool is(const Definition& card, netrun::Trait trait) {
    return (card.traits & netrun::bit(trait)) != 0;
}

[[nodiscard]] inline Deck deckNamed(const QString& name) {
    const auto found = findDeck(netrunGame(), name.toStdString());
    if (const auto* problem = std::get_if<std::string>(&found)) qFatal("%s", problem->c_str());
    return std::get<Deck>(found);
}

inline const char* const runnerDeck =
    "1 Gabriel Santiago: Consummate Professional, 3 Account Siphon, 3 Easy Mark, 2 Forged Activation Orders, 3 Inside "
    "Job, 2 Special Order, 3 Sure Gamble, 2 Infiltration, 2 The Maker's Eye, 2 Desperado, 1 Lemuria Codecracker, 1 "
    "Aurora, 2 Corroder, 2 Femme Fatale, 2 Ninja, 2 Gordian Blade, 2 Sneakdoor Beta, 1 Crypsis, 3 Bank Job, 2 Crash "
    "Space, 2 Decoy, 3 Armitage Codebusting";

/// Returns the deck with these numbers of cards added or removed: "-3 Hedge Fund, 3 Snare!".
[[nodiscard]] inline Deck changed(Deck deck, const QString& changes) {
    for (const QString& change : changes.split(", ", Qt::SkipEmptyParts)) {
        const int count = change.section(' ', 0, 0).toInt();
        const DefinitionId card = netrunPool().find(change.section(' ', 1).toStdString());
        if (!card || count == 0) qFatal("no change: %s", qPrintable(change));
        const auto entry = std::ranges::find(deck.entries, card, &DeckEntry::card);
        if (entry != deck.entries.end()) {
            entry->count += count;
        } else {
            deck.entries.push_back({count, card});
        }
    }
    std::erase_if(deck.entries, [](const DeckEntry& entry) { return entry.count <= 0; });
    return deck;
}

[[nodiscard]] inline QString problemsOf(const Deck& deck) {
    QStringList lines;
    for (const std::string& problem : deckProblems(netrunPool(), deck, netrunGame().deckBuilding().rules))
        lines += QString::fromStdString(problem);
    return lines.join('\n');
}

[[nodiscard]] inline int countOf(const Deck& deck, netrun::Trait trait) {
    int count = 0;
    for (const DeckEntry& entry : deck.entries) count += is(netrunPool()[entry.card], trait) ? entry.count : 0;
    return count;
}

}  // namespace duelogue
