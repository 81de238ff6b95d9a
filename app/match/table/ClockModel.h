#pragma once

#include "app/match/table/ChessClock.h"
#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>

namespace duelogue {

/// The chess clocks as QML sees them. The viewer's clock runs while the window shows the viewer a question, unless it
/// is held. Computer players have no clock.
class ClockModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    /// By seat: text (empty: no clock), runs, low (less than 30 seconds are left).
    Q_PROPERTY(QVariantList times READ times NOTIFY ticked)
    /// True while a menu covers the table or the window is hidden.
    Q_PROPERTY(bool held READ isHeld WRITE hold NOTIFY heldChanged)

public:
    explicit ClockModel(const ShownTable& shown, ChessClock clock = ChessClock());

    /// Starts the clocks of a match. `people` says for each seat whether a person has it.
    void begin(const ClockSetting& setting, const std::vector<bool>& people);
    void setLeft(const std::vector<ChessClock::Time>& left);
    /// Reads whom the window asks now.
    void showQuestion();
    /// Stops the running clock until the next question, and adds the increment to the seat that has decided.
    void decided(std::size_t seat);

    [[nodiscard]] std::vector<ChessClock::Time> allLeft() const { return m_clock.allLeft(); }
    [[nodiscard]] bool hasRunOut() const { return m_clock.hasRunOut(); }
    [[nodiscard]] QVariantList times() const;
    [[nodiscard]] bool isHeld() const { return m_held; }
    void hold(bool held);

signals:
    void ticked();
    void heldChanged();
    void saveWanted();  ///< every few seconds while a clock runs
    void ranOut();      ///< the viewer's time has run out

private:
    const ShownTable& m_shown;
    ChessClock m_clock;
    std::vector<bool> m_people;
    bool m_held = false;
    int m_ticks = 0;
    QTimer m_timer;

    void settle();
    void tick();
};

}  // namespace duelogue
