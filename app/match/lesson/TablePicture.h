#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

#include "app/library/matches/ReplayModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/session/TablePresenter.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

/// The labeled picture of a game's table for its how-to-play page: a position of the game on a table of its own, which
/// nobody can use. The position and the labels come from resources/lessons/tables/GAME.lesson.
class TablePicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY drawn)
    Q_PROPERTY(duelogue::TableModel* table READ table CONSTANT)
    /// The replay and the lesson never open; the match screen needs both objects.
    Q_PROPERTY(duelogue::ReplayModel* replay READ replay CONSTANT)
    Q_PROPERTY(duelogue::LessonController* lesson READ lesson CONSTANT)
    /// The labels in the language of the window: maps with `term` and `meaning`. Empty for a game without a picture.
    Q_PROPERTY(QVariantList labels READ labels NOTIFY drawn)
    /// The mark of each label for LessonPointer.
    Q_PROPERTY(QVariantList marks READ marks NOTIFY drawn)

public:
    explicit TablePicture(QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] TableModel* table() { return &m_table; }
    [[nodiscard]] ReplayModel* replay() { return &m_replay; }
    [[nodiscard]] LessonController* lesson() { return &m_lesson; }
    [[nodiscard]] QVariantList labels() const { return m_labels; }
    [[nodiscard]] QVariantList marks() const { return m_marks; }

signals:
    void drawn();

private:
    QString m_game;
    TableModel m_table;
    ReplayModel m_replay{m_table};
    LessonController m_lesson{m_table};
    TablePresenter m_presenter;
    QVariantList m_labels;
    QVariantList m_marks;

    void draw();
    void draw(const Game& game, const Lesson& tour);
};

}  // namespace duelogue
