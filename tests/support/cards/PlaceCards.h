#pragma once

#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/support/match/PlaceWords.h"

/// Cards with places, hosts and names.
namespace duelogue {

struct LoadedTrial {
    CardPool pool{places::vocabulary()};
    std::vector<CardError> errors;
};

/// Loads a file with a card named Trial. The given lines begin in line 4.
[[nodiscard]] inline LoadedTrial loadTrial(const std::string& lines) {
    LoadedTrial loaded;
    loaded.errors = loadCards(loaded.pool, "test.yaml", "set: Test\ncards:\n  - name: Trial\n" + lines);
    return loaded;
}

[[nodiscard]] inline std::string action(const std::string& body) {
    return "    type: Action - Elves\n    do: " + body + "\n";
}

[[nodiscard]] inline std::string aimed(const std::string& target, const std::string& body) {
    return "    type: Action\n    targets: [" + target + "]\n    do: " + body + "\n";
}

[[nodiscard]] inline std::string minion(const std::string& ability) {
    return "    type: Minion\n    stats: 2\n    abilities:\n      - " + ability + "\n";
}

/// Returns an action that stays on the minion on which it is played.
[[nodiscard]] inline std::string played(const std::string& ability) {
    return "    type: Action\n    targets: [minion]\n    do: {move: {cards: this, to: target}}\n    abilities:\n      "
           "- " +
           ability + "\n";
}

/// Returns the name of a row: the card in one line.
[[nodiscard]] inline std::string rowOf(const std::string& card) {
    return QString::fromStdString(card).simplified().toStdString();
}

}  // namespace duelogue
