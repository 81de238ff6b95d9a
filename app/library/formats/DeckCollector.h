#pragma once

#include <QStringList>
#include <optional>
#include <string>

#include "app/library/formats/CardNames.h"
#include "app/library/formats/DeckPlace.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// What the readers of deck files have in common: the deck so far, and the mistakes.
class DeckCollector {
public:
    DeckCollector(const CardPool& pool, std::string_view file) : m_pool(pool), m_names(pool), m_file(file) {}

    /// Returns the entry for a count and a name; an invalid count and an unknown name are mistakes.
    [[nodiscard]] std::optional<DeckEntry> entryOf(int line, const QString& count, const QString& name);
    /// Adds cards to a part. More than Deck::mostOfOne of a card are a mistake, and return false.
    bool add(int line, DeckPart part, const DeckEntry& entry);
    /// Does the same for a number and a name.
    void add(int line, DeckPart part, const QString& count, const QString& name);
    /// Adds them to the part that belongs to a place. Cards of a place that belongs to none are left out, whatever they
    /// are called; of a foreign place they are a mistake.
    void addTo(int line, DeckPlace place, const QString& count, const QString& name);
    void fail(int line, std::string message);
    void setName(const QString& name) { m_reading.deck.name = tidy(name); }
    void setAbout(const QString& about) { m_reading.deck.about = tidy(about); }

    [[nodiscard]] bool isCard(const QString& name) const { return bool(m_names.find(name)); }
    /// Whether somebody who wrote it may have meant a card.
    [[nodiscard]] bool isLikeCard(const QString& name) const { return m_names.isLike(name); }
    /// What the game's cards have figures of: "power".
    [[nodiscard]] QStringList figures() const;
    /// Whether cards can be of such a type ("Event", "events"); where `anyKind`, of such a quality or subtype at all.
    [[nodiscard]] bool isKind(const QString& word, bool anyKind) const;
    /// There have been so many mistakes that this is no deck.
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
