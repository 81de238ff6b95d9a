#pragma once

#include <QTest>
#include <functional>
#include <vector>

#include "match/loop/Match.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"

namespace duelogue {

/// A game with its random matches.
struct BegunGame {
    const char* name;
    std::function<Match(std::uint64_t seed)> match;  ///< returns a match at its first question
};

/// Returns all games of the program.
inline const std::vector<BegunGame>& begunGames() {
    static const std::vector<BegunGame> all{
        {"arcana", [](std::uint64_t seed) { return ArcanaGame::instance().begun(seed); }},
        {"basebreak", [](std::uint64_t seed) { return BasebreakGame::instance().begun(seed, 2 + seed % 3); }},
        {"netrun", [](std::uint64_t seed) { return NetrunGame::instance().begun(seed); }},
        {"tribute", [](std::uint64_t seed) { return TributeGame::instance().begun(seed); }}};
    return all;
}

/// Adds a data row for each game, with its index in begunGames().
inline void addBegunGames() {
    QTest::addColumn<int>("game");
    for (std::size_t g = 0; g < begunGames().size(); ++g) QTest::newRow(begunGames()[g].name) << static_cast<int>(g);
}

}  // namespace duelogue
