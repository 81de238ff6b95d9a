#include "app/start/FirstStart.h"

#include <QSettings>

#include "app/games/Games.h"
#include "app/match/saved/Autosave.h"
#include "app/match/saved/MatchArchive.h"
#include "players/search/Level.h"

namespace duelogue {

bool isFirstStart() {
    QSettings kept("Duelogue", "Duelogue");
    kept.setFallbacksEnabled(false);
    return kept.allKeys().isEmpty() && keptFiles().empty() && archivedMatches().empty();
}

MatchConfig firstMatch(const QString& game) {
    MatchConfig config;
    config.game = game;
    const auto gentlest =
        QString::fromUtf8(levels().front().name.data(), static_cast<int>(levels().front().name.size()));
    config.seats = {{{}, "person", {}}, {{}, gentlest, {}}};
    const std::vector<std::string>& decks = firstDecks(game.toStdString());
    for (std::size_t seat = 0; seat < std::min(decks.size(), config.seats.size()); ++seat)
        config.seats[seat].deck = QString::fromStdString(decks[seat]);
    return config;
}

}  // namespace duelogue
