#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <ctime>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/data/CardPool.h"

/// Decks as text, and what reading them gives.
namespace duelogue {

[[nodiscard]] inline const Game& arcanaGame() { return *game("arcana"); }
[[nodiscard]] inline const CardPool& pool() { return arcanaGame().pool(); }

[[nodiscard]] inline ImportedDeck read(const QByteArray& text, const char* file = "pasted",
                                       std::optional<DeckFormat> format = {}) {
    return readDeck(pool(), file, text.toStdString(), format);
}

[[nodiscard]] inline const Game& tributeGame() { return *game("tribute"); }

[[nodiscard]] inline QString mistakes(const DeckReading& reading) {
    QStringList lines;
    for (const DeckError& error : reading.errors) lines += QString::fromStdString(error.text());
    return lines.join('\n');
}

[[nodiscard]] inline Deck sample() {
    Deck deck{"Woods & <Claws>", "Green, with a sting.", {}, {}, {}};
    for (const auto& [count, name] : std::vector<std::pair<int, const char*>>{
             {24, "Forest"}, {4, "Bee Sting"}, {4, "Déjà Vu"}, {4, "Man-o'-War"}, {4, "King's Assassin"}}) {
        deck.entries.push_back({count, pool().find(name)});
    }
    deck.extra = {{2, pool().find("Bog Wraith")}, {1, pool().find("Bee Sting")}};
    deck.sideboard = {{3, pool().find("Anaconda")}, {1, pool().find("Forest")}};
    return deck;
}

inline const QByteArray cockatrice = R"(<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Wood</deckname>
    <comments>Green</comments>
    <zone name="main">
        <card number="20" price="0" name="Forest"/>
        <card number="4" name="Déjà Vu"/>
    </zone>
    <zone name="side"><card number="2" name="Anaconda"/></zone>
    <zone name="tokens"><card number="1" name="Beast"/></zone>
</cockatrice_deck>)";

}  // namespace duelogue
