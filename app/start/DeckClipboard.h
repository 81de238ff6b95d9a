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

/// Copies and pastes decks on the start screen, opens deck files, and takes decks from the editor. A pasted deck is
/// shown first (PastedDeck), then stored among the user's decks and chosen. A copied deck has the format that most
/// programs read. A removed or replaced deck can be restored until the next notice. The start screen shows the results.
class DeckClipboard : public QObject {
    Q_OBJECT

public:
    explicit DeckClipboard(SetupModel& setup, QObject* parent = nullptr);

    /// Shows the deck of a file like a pasted one and selects its game.
    void look(const GivenDeck& given);

private:
    struct Former {
        FormerDeck deck;
        QString name;
        std::vector<int> seats;  ///< seats that had chosen it
    };

    SetupModel& m_setup;
    Deck m_pasted;
    int m_seat = 0;                  ///< seat for which the deck was pasted
    std::optional<Former> m_former;  ///< the deck that undo restores

    [[nodiscard]] const Game* chosenGame() const;
    void takeEdited(int seat, const QString& game, const QString& id);
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
