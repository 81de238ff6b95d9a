#pragma once

#include <QStringList>
#include <optional>
#include <string>

#include "app/library/formats/CardNames.h"
#include "app/library/formats/DeckPlace.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/decks/DeckRules.h"

namespace duelogue {

/// The state shared by all readers of deck files: the deck so far and the errors.
class DeckCollector {
public:
    DeckCollector(const CardPool& pool, std::string_view file, const DeckRules& rules = {})
        : m_pool(pool), m_names(pool), m_file(file), m_rules(rules) {}

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
    /// Tells how an ambiguous line was read.
    void assume(int line, std::string message);
    void setName(const QString& name) { m_reading.deck.name = tidy(name); }
    void setAbout(const QString& about) { m_reading.deck.about = tidy(about); }

    [[nodiscard]] bool isCard(const QString& name) const { return bool(m_names.find(name)); }
    /// Returns true if the name resembles that of a card.
    [[nodiscard]] bool isLikeCard(const QString& name) const { return m_names.isLike(name); }
    /// Returns the names of the figures of the game's cards: "power".
    [[nodiscard]] QStringList figures() const;
    /// Returns true if the card begins the match beside the deck, so that a deck has one and lists give no number. Such
    /// a card is never played, stays, and has figures.
    [[nodiscard]] bool leadsDeck(const QString& name) const;
    /// Returns true if the word is a type of the card: "Identity", "identities".
    [[nodiscard]] bool isTypeOf(const QString& word, const QString& name) const;
    /// Returns true if the word is a card type of the game ("Event", "events") or, with `anyKind`, any quality or
    /// subtype.
    [[nodiscard]] bool isKind(const QString& word, bool anyKind) const;
    /// Returns true if there have been too many errors for a deck.
    [[nodiscard]] bool isHopeless() const;
    /// The usual size of decks, which decides how an ambiguous list is read.
    [[nodiscard]] const DeckRules& rules() const { return m_rules; }
    [[nodiscard]] Deck& deck() { return m_reading.deck; }
    [[nodiscard]] ImportedDeck take() { return std::move(m_reading); }

private:
    const CardPool& m_pool;
    CardNames m_names;
    std::string m_file;
    DeckRules m_rules;
    ImportedDeck m_reading;

    static std::string tidy(const QString& text);
};

}  // namespace duelogue
