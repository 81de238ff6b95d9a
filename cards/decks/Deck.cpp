#include "cards/decks/Deck.h"

#include <algorithm>
#include <charconv>
#include <numeric>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    return text;
}

/// The reader stops after this number of errors.
constexpr std::size_t mostMistakes = 50;

class PlainReader {
public:
    PlainReader(const CardPool& pool, std::string_view file) : m_pool(pool), m_file(file) {}

    DeckReading read(std::string_view text) {
        for (int line = 1; !text.empty() && m_reading.errors.size() < mostMistakes; ++line) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            readLine(line, trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(m_reading);
    }

private:
    const CardPool& m_pool;
    std::string m_file;
    DeckReading m_reading;
    DeckPart m_part = DeckPart::Main;  ///< the part of the deck that the next entries belong to

    void fail(int line, std::string message) { m_reading.errors.push_back({m_file, line, std::move(message)}); }

    bool readHeader(std::string_view text, std::string_view key, std::string& value) {
        if (!text.starts_with(key)) return false;
        value = trimmed(text.substr(key.size()));
        return true;
    }

    void readLine(int line, std::string_view text) {
        if (text.empty() || text.front() == '#') return;
        if (readHeader(text, "name:", m_reading.deck.name) || readHeader(text, "about:", m_reading.deck.about)) return;
        if (text == "extra:" || text == "sideboard:") {
            m_part = text == "extra:" ? DeckPart::Extra : DeckPart::Side;
            return;
        }
        int count = 0;
        const auto [behind, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
        const std::string_view rest = text.substr(static_cast<std::size_t>(behind - text.data()));
        if (problem != std::errc{} || !rest.starts_with(' ')) {
            return fail(line, expectedNot("a number and a card, e.g. \"4 " + example() + '"', text));
        }
        if (count < 1 || count > Deck::mostOfOne) {
            return fail(line, expectedNot("a number from 1 to 250", text.substr(0, text.size() - rest.size())));
        }
        addCard(line, count, std::string(trimmed(rest)));
    }

    void addCard(int line, int count, const std::string& name) {
        const DefinitionId card = m_pool.find(name);
        if (!card) {
            std::vector<std::string> known;
            for (const Definition& definition : m_pool.definitions()) known.push_back(definition.name);
            return fail(line, unknownWord("card", name, known));
        }
        if (!Deck::add(m_reading.deck.part(m_part), {count, card}))
            fail(line, "more than 250 copies of \"" + name + '"');
    }

    [[nodiscard]] std::string example() const {
        return m_pool.definitions().empty() ? "Name" : m_pool.definitions().front().name;
    }
};

}  // namespace

std::vector<DeckEntry>& Deck::part(DeckPart part) {
    if (part == DeckPart::Extra) return extra;
    return part == DeckPart::Side ? sideboard : entries;
}

const std::vector<DeckEntry>& Deck::part(DeckPart part) const {
    if (part == DeckPart::Extra) return extra;
    return part == DeckPart::Side ? sideboard : entries;
}

int Deck::countOf(const std::vector<DeckEntry>& entries) {
    return std::accumulate(entries.begin(), entries.end(), 0,
                           [](int sum, const DeckEntry& entry) { return sum + entry.count; });
}

int Deck::copiesIn(const std::vector<DeckEntry>& entries, DefinitionId card) {
    const auto found = std::ranges::find(entries, card, &DeckEntry::card);
    return found == entries.end() ? 0 : found->count;
}

bool Deck::add(std::vector<DeckEntry>& entries, const DeckEntry& more) {
    const auto same =
        std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& entry) { return entry.card == more.card; });
    const int before = same == entries.end() ? 0 : same->count;
    if (more.count > mostOfOne - before) return false;
    if (same == entries.end()) {
        entries.push_back(more);
    } else {
        same->count += more.count;
    }
    return true;
}

std::vector<DefinitionId> Deck::cards() const {
    std::vector<DefinitionId> cards;
    for (const DeckEntry& entry : entries) cards.insert(cards.end(), static_cast<std::size_t>(entry.count), entry.card);
    return cards;
}

std::string DeckError::text() const { return file + ':' + std::to_string(line) + ": " + message; }

DeckReading readPlainDeck(const CardPool& pool, std::string_view file, std::string_view text) {
    return PlainReader(pool, file).read(text);
}

std::string writePlainDeck(const CardPool& pool, const Deck& deck) {
    std::string text;
    if (!deck.name.empty()) text += "name: " + deck.name + '\n';
    if (!deck.about.empty()) text += "about: " + deck.about + '\n';
    const auto write = [&](const DeckEntry& entry) {
        text += std::to_string(entry.count) + ' ' + pool[entry.card].name + '\n';
    };
    for (const DeckEntry& entry : deck.entries) write(entry);
    if (!deck.extra.empty()) text += "extra:\n";
    for (const DeckEntry& entry : deck.extra) write(entry);
    if (!deck.sideboard.empty()) text += "sideboard:\n";
    for (const DeckEntry& entry : deck.sideboard) write(entry);
    return text;
}

}  // namespace duelogue
