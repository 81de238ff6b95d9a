#pragma once

#include <QFile>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"

/// Card files as text, and what the loader says about them.
namespace duelogue {

struct Loaded {
    CardPool pool{arcana::vocabulary()};
    std::vector<CardError> errors;
};

/// Loads a card file with the vocabulary of Arcana.
[[nodiscard]] inline Loaded load(const std::string& text) {
    Loaded loaded;
    loaded.errors = loadCards(loaded.pool, "test.yaml", text);
    return loaded;
}

[[nodiscard]] inline Loaded loadOf(const QString& game, const std::string& text) {
    Loaded loaded{CardPool(game == "tribute" ? tribute::vocabulary() : arcana::vocabulary()), {}};
    loaded.errors = loadCards(loaded.pool, "test.yaml", text);
    return loaded;
}

/// Returns a file with one card, which begins in line 3.
[[nodiscard]] inline std::string fileWith(const std::string& card) { return "set: Test\ncards:\n" + card; }

/// Returns a file with a sorcery whose `do:` is in line 4.
[[nodiscard]] inline std::string spell(const std::string& body) {
    return fileWith("  - name: Trial\n    do: " + body + "\n    type: Sorcery - Forest\n    cost: 1XG\n");
}

}  // namespace duelogue
