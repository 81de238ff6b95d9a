#pragma once

#include <QObject>

namespace duelogue {

class SetupModel;

/// Decks from and to the clipboard, for the start screen. What is pasted is kept among the user's own decks and chosen;
/// what is copied is in the form that most programs read. The start screen says what came of it.
class DeckDesk : public QObject {
    Q_OBJECT

public:
    explicit DeckDesk(SetupModel& setup, QObject* parent = nullptr);

private:
    SetupModel& m_setup;

    void copy(int seat);
    void paste(int seat);
    void forget(int seat);
};

}  // namespace duelogue
