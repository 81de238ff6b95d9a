#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QTimer>

#include "app/match/table/Announcements.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

/// Tells screen readers what happens on the table and what is asked, as it comes (Announcements), and why something
/// can't be done. What is told is its name; so in QML it needs `Accessible.role: Accessible.Notification` and
/// `Accessible.name: words`. Whoever reads that aloud asks for it a moment later: what comes meanwhile waits, and is
/// told in one.
class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(duelogue::TableModel* table READ table WRITE setTable REQUIRED)
    /// What is told now, a line each.
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
    /// Those that are not empty, in one line.
    Q_INVOKABLE void sayTogether(QStringList parts);
    /// Another match comes.
    Q_INVOKABLE void forget() { m_tidings.forget(); }

signals:
    void told();

private:
    QPointer<TableModel> m_table;
    Announcements m_tidings;
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
