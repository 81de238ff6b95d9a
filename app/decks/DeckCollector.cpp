#include "app/decks/DeckCollector.h"

#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

constexpr std::size_t mostMistakes = 50;

}  // namespace

void DeckCollector::add(int line, DeckPart part, const QString& count, const QString& name) {
    bool isNumber = false;
    const int number = count.toInt(&isNumber);
    if (!isNumber || number < 1 || number > Deck::mostOfOne) {
        return fail(line, foundInstead(count.left(20).toStdString(), "a number from 1 to 250"));
    }
    const DefinitionId card = m_names.find(name);
    if (!card) return fail(line, m_names.unknown(name));
    add(line, part, number, card);
}

void DeckCollector::add(int line, DeckPart part, int count, DefinitionId card) {
    if (Deck::add(m_reading.deck.part(part), {count, card})) return;
    fail(line, "found more than 250 of \"" + m_pool[card].name + '"');
}

void DeckCollector::fail(int line, std::string message) {
    if (isHopeless()) return;
    m_reading.errors.push_back({m_file, line, std::move(message)});
    if (isHopeless()) m_reading.errors.back().message = "this is no deck: there are too many mistakes";
}

bool DeckCollector::isHopeless() const { return m_reading.errors.size() >= mostMistakes; }

/// One line, not too long.
std::string DeckCollector::tidy(const QString& text) {
    constexpr qsizetype longest = 300;
    return text.left(longest).simplified().toStdString();
}

}  // namespace duelogue
