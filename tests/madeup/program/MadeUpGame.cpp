#include "tests/madeup/program/MadeUpGame.h"

#include <QDir>
#include <QFile>
#include <deque>

#include "app/shell/paint/Palette.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Words.h"
#include "tests/madeup/program/MadeUpEvaluation.h"
#include "tests/madeup/program/MadeUpPresenter.h"

namespace duelogue::madeup {

namespace {

/// Returns a file of this folder's tree. Its text lives as long as the program.
CardFile fileOf(const QString& path, const std::string& name) {
    static std::deque<std::pair<std::string, std::string>> files;
    QFile file(QDir(DUELOGUE_SOURCE_DIR "/tests/madeup").filePath(path));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s can't be read", qPrintable(file.fileName()));
    const auto& [key, text] = files.emplace_back(name, file.readAll().toStdString());
    return {key, text};
}

DeckBuilding deckBuilding(const CardPool& /*pool*/) {
    DeckBuilding building;
    building.rules.least = 30;
    building.rules.sideboard = 0;
    return building;
}

const HowToPlay& howToPlay() {
    static const HowToPlay pages{{"A turn", "Draw a card. Then use three clicks to play cards or to work."}};
    return pages;
}

}  // namespace

GameEntry madeUpGame() {
    static const MadeUpEvaluation evaluation;
    static const MadeUpPresenter presenter;
    return {.id = "madeup",
            .words = {"Made up", "A small game for tests.", "dice-six-faces-five"},
            .vocabulary = &vocabulary,
            .rulebook = [](const CardPool& pool) -> std::unique_ptr<Rulebook> {
                return std::make_unique<MadeUpRulebook>(pool);
            },
            .presenter = []() -> const GamePresenter& { return presenter; },
            .cardColors = [] { return CardColors{}; },
            .howToPlay = &howToPlay,
            .deckBuilding = &deckBuilding,
            .usualDecks = {"soldiers", "thieves"},
            .evaluation = &evaluation,
            .cards = {fileOf("cards.yaml", "cards/madeup/cards.yaml")},
            .decks = {fileOf("program/decks/soldiers.deck", "decks/madeup/soldiers.deck"),
                      fileOf("program/decks/thieves.deck", "decks/madeup/thieves.deck")}};
}

}  // namespace duelogue::madeup
