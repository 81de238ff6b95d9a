#include "app/library/formats/DeckCollector.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

constexpr std::size_t mostMistakes = 50;

bool isSame(const QString& word, const std::string& known) {
    return word.compare(QString::fromStdString(known), Qt::CaseInsensitive) == 0;
}

}  // namespace

std::optional<DeckEntry> DeckCollector::entryOf(int line, const QString& count, const QString& name) {
    bool isNumber = false;
    const int number = count.toInt(&isNumber);
    if (!isNumber || number < 1 || number > Deck::mostOfOne) {
        fail(line, expectedNot("a number from 1 to 250", count.left(20).toStdString()));
        return std::nullopt;
    }
    if (const DefinitionId card = m_names.find(name)) return DeckEntry{number, card};
    fail(line, m_names.unknown(name));
    return std::nullopt;
}

bool DeckCollector::add(int line, DeckPart part, const DeckEntry& entry) {
    if (Deck::add(m_reading.deck.part(part), entry)) return true;
    fail(line, "more than 250 copies of \"" + m_pool[entry.card].name + '"');
    return false;
}

void DeckCollector::add(int line, DeckPart part, const QString& count, const QString& name) {
    if (const auto entry = entryOf(line, count, name)) add(line, part, *entry);
}

void DeckCollector::addTo(int line, DeckPlace place, const QString& count, const QString& name) {
    if (const auto part = deckPartOf(place)) {
        add(line, *part, count, name);
    } else if (place == DeckPlace::Foreign) {
        fail(line, "neither in the deck nor in the sideboard: \"" + name.left(40).toStdString() + '"');
    }
}

void DeckCollector::fail(int line, std::string message) {
    if (isHopeless()) return;
    m_reading.errors.push_back({m_file, line, std::move(message)});
    if (isHopeless()) m_reading.errors.back().message = "not a deck file (too many errors)";
}

void DeckCollector::assume(int line, std::string message) {
    if (m_reading.assumptions.size() < mostMistakes)
        m_reading.assumptions.push_back({m_file, line, std::move(message)});
}

QStringList DeckCollector::figures() const {
    QStringList words;
    for (const FigureWord& figure : m_pool.vocabulary().figures) words += QString::fromStdString(figure.word);
    return words;
}

bool DeckCollector::leadsDeck(const QString& name) const {
    const DefinitionId card = m_names.find(name);
    if (!card) return false;
    const auto& traits = m_pool.vocabulary().traits;
    for (std::size_t t = 0; t < traits.size(); ++t) {
        const bool has = ((m_pool[card].traits >> t) & 1U) != 0;
        if (has && traits[t].unplayed && traits[t].staysInPlay && !traits[t].figures.empty()) return true;
    }
    return false;
}

bool DeckCollector::isTypeOf(const QString& word, const QString& name) const {
    const DefinitionId card = m_names.find(name);
    if (!card) return false;
    const auto& traits = m_pool.vocabulary().traits;
    for (std::size_t t = 0; t < traits.size(); ++t) {
        const bool has = traits[t].group == TraitWord::Group::Type && ((m_pool[card].traits >> t) & 1U) != 0;
        if (has && (isSame(word, traits[t].word) || isSame(word, traits[t].plural))) return true;
    }
    return false;
}

bool DeckCollector::isKind(const QString& word, bool anyKind) const {
    const auto isIt = [&](const std::string& known) { return isSame(word, known); };
    const auto& traits = m_pool.vocabulary().traits;
    const bool isTrait = std::ranges::any_of(traits, [&](const TraitWord& trait) {
        return (anyKind || trait.group == TraitWord::Group::Type) && (isIt(trait.word) || isIt(trait.plural));
    });
    // The rules' own words for kinds of cards also appear as headings in lists.
    const auto& zones = m_pool.vocabulary().zones;
    const bool isCalled = std::ranges::any_of(
        zones, [&](const ZoneWord& zone) { return !zone.noun.empty() && (isIt(zone.noun) || isIt(zone.plural)); });
    if (isTrait || isCalled || !anyKind) return isTrait || isCalled;
    for (std::size_t t = 0; t < m_pool.tagCount(); ++t) {
        if (isIt(std::string(m_pool.tag(TagId(static_cast<std::uint16_t>(t)))))) return true;
    }
    return false;
}

bool DeckCollector::isHopeless() const { return m_reading.errors.size() >= mostMistakes; }

/// Returns the text on one line, shortened to a maximum length.
std::string DeckCollector::tidy(const QString& text) {
    constexpr qsizetype longest = 300;
    return text.left(longest).simplified().toStdString();
}

}  // namespace duelogue
