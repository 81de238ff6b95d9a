#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "app/library/decks/DeckLibrary.h"
#include "app/start/GivenFile.h"
#include "cards/decks/Deck.h"

namespace duelogue {

class SetupModel;

/// Decks from files and the clipboard and back, for the start screen. What is pasted is looked at first (PastedDeck),
/// then kept among the user's own decks and chosen; what is copied is in the form that most programs read; a deck that
/// was forgotten or replaced can be brought back until something else is said. The start screen says what came of it.
class DeckClipboard : public QObject {
    Q_OBJECT

public:
    explicit DeckClipboard(SetupModel& setup, QObject* parent = nullptr);

    /// The deck of a file is looked at like a pasted one; its game is chosen.
    void look(const GivenDeck& given);

private:
    struct Former {
        FormerDeck deck;
        QString name;
        std::vector<int> seats;  ///< where it was chosen
    };

    SetupModel& m_setup;
    Deck m_pasted;
    int m_seat = 0;                  ///< for which it was pasted
    std::optional<Former> m_former;  ///< the deck that undo brings back

    [[nodiscard]] const Game* chosenGame() const;
    void copy(int seat);
    void paste(int seat);
    void nameTyped(const QString& name);
    void keep(const QString& name);
    void replace(const std::string& id);
    void tellKept(const std::string& id, const QString& notice, bool canUndo);
    void forget(int seat);
    void bringBack();
};

}  // namespace duelogue
