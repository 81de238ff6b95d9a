#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QTimer>

#include "app/match/table/Announcements.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

/// An invisible item that announces to screen readers the events on the table and each question (Announcements), and
/// the reasons for refusals. The announcement is its accessible name, so QML must set `Accessible.role:
/// Accessible.Notification` and `Accessible.name: words`. A screen reader asks for the name a moment later. Words that
/// arrive in the meantime wait and are announced together.
class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(duelogue::TableModel* table READ table WRITE setTable REQUIRED)
    /// The current announcement, one line for each part.
    Q_PROPERTY(QString words READ words NOTIFY told)
    /// Milliseconds between two announcements.
    Q_PROPERTY(int breath READ breath WRITE setBreath)

public:
    explicit Announcer(QQuickItem* parent = nullptr);

    [[nodiscard]] TableModel* table() const { return m_table; }
    void setTable(TableModel* table);
    [[nodiscard]] QString words() const { return m_words; }
    [[nodiscard]] int breath() const { return m_breath.interval(); }
    void setBreath(int breath) { m_breath.setInterval(breath); }

    Q_INVOKABLE void say(const QString& words);
    /// Announces the nonempty parts in one line.
    Q_INVOKABLE void sayTogether(QStringList parts);
    /// Forgets what was announced, because another match begins.
    Q_INVOKABLE void forget() { m_announcements.forget(); }

signals:
    void told();

private:
    QPointer<TableModel> m_table;
    Announcements m_announcements;
    QTimer m_breath;
    QStringList m_waiting;
    QString m_words;
    TableQuestion m_asked;
    QString m_step;
    QString m_hint;
    int m_aimed = -1;

    void hear();
    void hearGesture();
    void hearHint();
    [[nodiscard]] QString step() const;
    void tell();
};

}  // namespace duelogue
