#include "app/decks/Passcodes.h"

#include <algorithm>

#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

/// The only card with that number; none where there is none, or several.
DefinitionId cardNumbered(const CardPool& pool, std::uint32_t number) {
    DefinitionId found;
    for (std::uint16_t i = 0; i < pool.definitions().size(); ++i) {
        if (pool.definitions()[i].number != number) continue;
        if (found) return {};
        found = DefinitionId(i);
    }
    return found;
}

std::string lines(const CardPool& pool, const std::vector<DeckEntry>& entries) {
    std::string text;
    for (const DeckEntry& entry : entries) {
        const Definition& card = pool[entry.card];
        const bool numbered = card.number > 0 && cardNumbered(pool, card.number);
        const std::string line = (numbered ? std::to_string(card.number) : card.name) + "\n";
        for (int i = 0; i < entry.count; ++i) text += line;
    }
    return text;
}

}  // namespace

void PasscodeReader::read(const QString& text) {
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        if (m_collector.isHopeless()) return;
        readLine(++number, line.simplified());
    }
}

void PasscodeReader::readLine(int line, const QString& text) {
    if (text.isEmpty() || readHeading(text)) return;
    bool isNumber = false;
    const std::uint32_t number = text.toUInt(&isNumber);
    if (!isNumber) return m_collector.add(line, m_part, "1", text);
    const DefinitionId card = number > 0 ? cardNumbered(m_pool, number) : DefinitionId();
    if (card) return m_collector.add(line, m_part, 1, card);
    m_collector.fail(line, foundInstead(text.left(20).toStdString(), "the number of a card"));
}

/// Any other line with # is a comment.
bool PasscodeReader::readHeading(const QString& text) {
    const QString word = text.toCaseFolded();
    if (word == "#main") m_part = DeckPart::Main;
    if (word == "#extra") m_part = DeckPart::Extra;
    if (word == "!side") m_part = DeckPart::Side;
    if (word.startsWith("#name:")) m_collector.setName(text.mid(6));
    if (word.startsWith("#about:")) m_collector.setAbout(text.mid(7));
    return text.startsWith(u'#') || word == "!side";
}

std::string writePasscodes(const CardPool& pool, const Deck& deck) {
    std::string text = "#created by Duelogue\n";
    if (!deck.name.empty()) text += "#name: " + deck.name + "\n";
    if (!deck.about.empty()) text += "#about: " + deck.about + "\n";
    text += "#main\n" + lines(pool, deck.entries);
    text += "#extra\n" + lines(pool, deck.extra);
    return text + "!side\n" + lines(pool, deck.sideboard);
}

}  // namespace duelogue
