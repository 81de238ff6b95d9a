#pragma once

#include <QtGlobal>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks/Deck.h"
#include "cards/parser/CardLoader.h"
#include "resources/Embedded.h"

namespace duelogue {

/// Adds the program's cards of the pool's game. An error in a card aborts the test.
inline void addProgramCards(CardPool& pool) {
    const std::string files = "cards/" + pool.vocabulary().game + "/";
    // Cards of Netrun name its servers, so the servers come first.
    for (const bool isFirst : {true, false}) {
        for (const EmbeddedFile& file : embeddedFiles()) {
            if (!file.path.starts_with(files) || file.path.ends_with("/servers.yaml") != isFirst) continue;
            for (const CardError& error : loadCards(pool, std::string(file.path), file.text))
                qFatal("%s", error.text().c_str());
        }
    }
}

/// Returns the program's decks whose path begins with `prefix`, in the order of their names.
[[nodiscard]] inline std::vector<std::vector<DefinitionId>> programDecks(const CardPool& pool,
                                                                         std::string_view prefix) {
    std::vector<std::vector<DefinitionId>> decks;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(prefix) || !file.path.ends_with(".deck")) continue;
        decks.push_back(readPlainDeck(pool, file.path, file.text).deck.cards());
    }
    return decks;
}

}  // namespace duelogue
