#pragma once

#include <QStringList>
#include <optional>
#include <string>

#include "app/library/formats/CardNames.h"
#include "app/library/formats/DeckPlace.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// The state shared by all readers of deck files: the deck so far and the errors.
class DeckCollector {
public:
    DeckCollector(const CardPool& pool, std::string_view file) : m_pool(pool), m_names(pool), m_file(file) {}

    /// Returns the entry for a count and a name; an invalid count and an unknown name are errors.
    [[nodiscard]] std::optional<DeckEntry> entryOf(int line, const QString& count, const QString& name);
    /// Adds cards to a part. More than Deck::mostOfOne copies of a card are an error; returns false in this case.
    bool add(int line, DeckPart part, const DeckEntry& entry);
    /// Does the same for a number and a name.
    void add(int line, DeckPart part, const QString& count, const QString& name);
    /// Adds cards to the part of the deck that belongs to `place`. Leaves out the cards of a place without a part, even
    /// if their names are unknown. Cards of a foreign part are an error.
    void addTo(int line, DeckPlace place, const QString& count, const QString& name);
    void fail(int line, std::string message);
    void setName(const QString& name) { m_reading.deck.name = tidy(name); }
    void setAbout(const QString& about) { m_reading.deck.about = tidy(about); }

    [[nodiscard]] bool isCard(const QString& name) const { return bool(m_names.find(name)); }
    /// Returns true if the name resembles that of a card.
    [[nodiscard]] bool isLikeCard(const QString& name) const { return m_names.isLike(name); }
    /// Returns the names of the figures of the game's cards: "power".
    [[nodiscard]] QStringList figures() const;
    /// Returns true if the word is a card type of the game ("Event", "events") or, with `anyKind`, any quality or
    /// subtype.
    [[nodiscard]] bool isKind(const QString& word, bool anyKind) const;
    /// Returns true if there have been too many errors for a deck.
    [[nodiscard]] bool isHopeless() const;
    [[nodiscard]] Deck& deck() { return m_reading.deck; }
    [[nodiscard]] DeckReading take() { return std::move(m_reading); }

private:
    const CardPool& m_pool;
    CardNames m_names;
    std::string m_file;
    DeckReading m_reading;

    static std::string tidy(const QString& text);
};

}  // namespace duelogue
