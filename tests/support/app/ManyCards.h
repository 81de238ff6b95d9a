#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "app/games/Games.h"

namespace duelogue {

/// The number of cards of the default game after addManyCards().
inline constexpr int manyCards = 500;

/// Adds own cards to the default game until it has `manyCards`. Must be called before the game is first used. The
/// folder must exist until then.
inline void addManyCards(const QTemporaryDir& folder, int cardsOfTheGame = 200) {
    QByteArray text = "set: Many\ncards:\n";
    for (int i = cardsOfTheGame; i < manyCards; ++i) {
        text += QStringLiteral("  - {name: Giant Number %1, cost: %2R, type: Creature - Giant, stats: %3/%4}\n")
                    .arg(i)
                    .arg(i % 7 + 1)
                    .arg(i % 5 + 1)
                    .arg(i % 4 + 1)
                    .toUtf8();
    }
    QFile file(folder.filePath("many.yaml"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("can't write %s", qPrintable(file.fileName()));
    file.close();
    readOwnCards(folder.path().toStdString());
}

}  // namespace duelogue
