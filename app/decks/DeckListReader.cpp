#include "app/decks/DeckListReader.h"

#include <QHash>
#include <QRegularExpression>
#include <utility>

#include "cards/wording/Nearest.h"

namespace duelogue {

void DeckListReader::read(const QString& text) {
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        if (m_collector.isHopeless()) return;
        readLine(++number, line.simplified());
    }
    setBlockAside();
}

void DeckListReader::readLine(int line, const QString& text) {
    if (text.isEmpty()) {
        m_parted = true;
        return;
    }
    if (text.startsWith("//") || text.startsWith(u'#')) return readComment(text);
    if (readHeading(line, text) || readAbout(text) || m_section == Section::Unknown) return;
    readCard(line, text);
}

void DeckListReader::readComment(const QString& text) {
    static const QRegularExpression form(R"(^//\s*(name|about)\s*:\s*(.+)$)",
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch()) return;
    const bool isName = match.captured(1).compare("name", Qt::CaseInsensitive) == 0;
    isName ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
}

bool DeckListReader::readHeading(int line, const QString& text) {
    static const QHash<QString, Section> sections{
        {"deck", Section::Deck},     {"main", Section::Deck},           {"mainboard", Section::Deck},
        {"maindeck", Section::Deck}, {"sideboard", Section::Sideboard}, {"side", Section::Sideboard},
        {"extra", Section::Extra},   {"extra deck", Section::Extra},    {"companion", Section::Sideboard},
        {"about", Section::About},   {"metadata", Section::About}};
    const bool bracketed = text.startsWith(u'[') && text.endsWith(u']');
    QString word = (bracketed ? text.mid(1, text.size() - 2) : text).toCaseFolded();
    if (word.endsWith(u':')) word.chop(1);
    const auto found = sections.constFind(word.trimmed());
    if (found == sections.constEnd() && !bracketed) return false;
    m_section = found == sections.constEnd() ? Section::Unknown : *found;
    m_headed = true;
    if (m_section == Section::Unknown) {
        m_collector.fail(line, foundInstead(text.left(40).toStdString(), "[metadata], [Main] or [Sideboard]"));
    }
    return true;
}

/// "Name=My deck", "Name My deck"; whatever else stands there is of no use here.
bool DeckListReader::readAbout(const QString& text) {
    if (m_section != Section::About) return false;
    static const QRegularExpression form(R"(^(name|description)[\s=](.+)$)", QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch()) return true;
    const bool isName = match.captured(1).compare("name", Qt::CaseInsensitive) == 0;
    isName ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
    return true;
}

void DeckListReader::readCard(int line, const QString& text) {
    static const QRegularExpression form(R"(^(SB:\s*)?(?:(\d+)\s*x?\s+)?(?:\[[^\]]*\]\s*)?(.+)$)",
                                         QRegularExpression::CaseInsensitiveOption);
    // What stands behind a name: the set with the number or the picture.
    static const QRegularExpression behind(R"(\s*(\|.*|\([A-Za-z0-9]{2,6}\)(\s+\S+)?(\s+\*?F\*?)?|\(\d+\))$)");
    const auto match = form.match(text);
    if (!match.hasMatch()) return m_collector.fail(line, foundInstead(text.left(60).toStdString(), "a card"));
    const bool beside = match.capturedLength(1) > 0 || m_section == Section::Sideboard;
    const DeckPart part = beside ? DeckPart::Side : m_section == Section::Extra ? DeckPart::Extra : DeckPart::Main;
    m_headed = m_headed || beside;
    QString name = match.captured(3);
    if (!m_collector.isCard(name)) name.remove(behind);
    const QString count = match.captured(2);
    beginBlock();
    if (count.isEmpty() && !m_collector.isCard(name)) {
        return m_collector.fail(line, foundInstead(text.left(60).toStdString(), "a number and a card"));
    }
    m_collector.add(line, part, count.isEmpty() ? QString("1") : count, name);
}

void DeckListReader::beginBlock() {
    const std::size_t entries = m_collector.deck().entries.size();
    if (std::exchange(m_parted, false) && entries != m_block) {
        m_block = entries;
        ++m_blocks;
    }
}

/// A card that is in both blocks has been counted together and stays in the deck.
void DeckListReader::setBlockAside() {
    constexpr int smallestDeck = 40;
    constexpr int largestSideboard = 15;
    Deck& deck = m_collector.deck();
    if (m_headed || m_blocks != 2 || m_block == deck.entries.size()) return;
    const auto begin = deck.entries.begin() + static_cast<std::ptrdiff_t>(m_block);
    const std::vector<DeckEntry> last(begin, deck.entries.end());
    const int beside = Deck::countOf(last);
    if (beside > largestSideboard || deck.size() - beside < smallestDeck) return;
    deck.sideboard = last;
    deck.entries.erase(begin, deck.entries.end());
}

}  // namespace duelogue
