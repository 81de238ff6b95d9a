#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <memory>

#include "cards/data/CardPool.h"

namespace duelogue {

class Game;

/// Everything that the program knows about one card, for its large view.
class CardDetails : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// The English name of the card; empty or unknown: no card.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// A key of FaceStore; empty without a card.
    Q_PROPERTY(QString faceKey READ faceKey NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    /// The contents of the face for a screen reader.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    /// Maps with name and value: the set, the number in it, the rarity, and the copies in the game's box.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    /// The source of the card's icon; empty for a card without an icon.
    Q_PROPERTY(QString attribution READ attribution NOTIFY changed)
    /// The decks with this card, those of the user first: maps with name, copies ("3 copies") and own.
    Q_PROPERTY(QVariantList decks READ decks NOTIFY changed)
    /// A sentence about the user's matches with the decks that contain the card today.
    Q_PROPERTY(QString results READ results NOTIFY changed)
    /// The rulings about the card: maps with sentence and index (LessonController::beginRuling()).
    Q_PROPERTY(QVariantList rulings READ rulings NOTIFY changed)

public:
    explicit CardDetails(QObject* parent = nullptr);
    ~CardDetails() override;
    CardDetails(const CardDetails&) = delete;
    CardDetails& operator=(const CardDetails&) = delete;

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QString faceKey() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QVariantList facts() const;
    [[nodiscard]] QString attribution() const;
    [[nodiscard]] QVariantList decks() const;
    [[nodiscard]] QString results() const;
    [[nodiscard]] QVariantList rulings() const;

    /// Reads the user's decks and matches again. Otherwise they are read once for each game.
    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    struct Records;

    QString m_game;
    QString m_name;
    const Game* m_played = nullptr;
    DefinitionId m_card;
    mutable std::unique_ptr<Records> m_records;  ///< nullptr until it is needed

    [[nodiscard]] const Records& records() const;
    void find();
};

}  // namespace duelogue
