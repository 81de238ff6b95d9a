#pragma once

#include <QFile>
#include <QStringList>
#include <QTest>

namespace duelogue {

/// Returns known facts about the cards of a game: one line of tests/data/GAME.csv for each, split at `between`. The
/// first line has the column titles and is skipped.
[[nodiscard]] inline QList<QStringList> knownCards(const QString& game, QChar between) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/data/%1.csv").arg(game));
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts).mid(1);
    QList<QStringList> cards;
    for (const QString& line : lines) cards << line.split(between);
    return cards;
}

/// Adds a test row for each card, with the card's name.
inline void addKnownCards(const QString& game, QChar between) {
    QTest::addColumn<QStringList>("fields");
    for (const QStringList& fields : knownCards(game, between)) QTest::newRow(qUtf8Printable(fields[0])) << fields;
}

}  // namespace duelogue
