#include "app/decks/DeckListReader.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/decks/DeckRemark.h"
#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

QRegularExpression form(const char* pattern) {
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

/// What marks a heading, around it: "== Events ==", "**Event (15)**".
QString withoutMarks(QString text) {
    static const QRegularExpression marks = form(R"(^[\s/#*=_~-]+|[\s*=_~-]+$)");
    return text.remove("**").remove(marks);
}

/// How many cards stand below a heading: "(15)", ": 15 cards".
QString withoutSum(QString text) {
    static const QRegularExpression sum =
        form(R"(\s*[:-]?\s*(\(\s*\d+( cards?)?\s*\)|(?<=[:\s-])\d+( cards?)?)?\s*:?$)");
    return text.remove(sum);
}

std::string begin(const QString& text) { return text.left(60).toStdString(); }

}  // namespace

void DeckListReader::read(const QString& text) {
    // No line of a deck is as long, and forms are looked for from each letter on.
    constexpr qsizetype longest = 600;
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) line = line.simplified().left(longest);
    bool begun = false;
    for (qsizetype l = 0; l < lines.size() && !m_collector.isHopeless(); ++l) {
        const bool isFirst = !begun && !lines[l].isEmpty();
        begun = begun || isFirst;
        if (!isFirst || !readTitle(lines, l)) readLine(static_cast<int>(l) + 1, lines[l]);
    }
    if (!m_collector.isHopeless()) setParagraphAside();
}

bool DeckListReader::readTitle(const QStringList& lines, qsizetype at) {
    static const QRegularExpression lower(R"(##+ \S.*)");
    const QString& text = lines[at];
    const bool isMarkdown = text.startsWith("# ") && lines.indexOf(lower, at) > at;
    const auto next = std::find_if(lines.begin() + at + 1, lines.end(), [](const QString& l) { return !l.isEmpty(); });
    const bool isAlone = lines.value(at + 1).isEmpty();
    if (!isMarkdown && (!isAlone || !isTitle(text, next == lines.end() ? QString() : *next))) return false;
    m_collector.setName(isMarkdown ? text.mid(2) : text);
    return true;
}

/// Whatever is no line of a deck otherwise. What begins with a number may be a card that is not known, unless the lines
/// below are written differently.
bool DeckListReader::isTitle(const QString& text, const QString& next) const {
    static const QRegularExpression other = form(R"(^(//|#|\[|SB:|.*:$|name:|about:))");
    if (other.match(text).hasMatch() || deckPartNamed(withoutSum(text)) || isKind(text)) return false;
    const DeckLine line = readDeckLine(m_collector, text);
    if (line.isCard || isDeckRemark(m_collector, text)) return false;
    if (line.counts.isEmpty()) return true;
    return line.counts.size() == 1 && line.beginsWithNumber() && !m_collector.isLikeCard(line.name) &&
           !readDeckLine(m_collector, next).beginsWithNumber();
}

void DeckListReader::readLine(int line, const QString& text) {
    if (text.startsWith("//") || text.startsWith(u'#')) return readComment(text);
    if (withoutMarks(text).isEmpty()) {
        m_parted = true;
        return;
    }
    if (readHeading(line, text) || readAbout(text) || m_section == Section::Unknown || readName(text)) return;
    const DeckLine card = readDeckLine(m_collector, text);
    const bool isHeading = !card.isCard && isKind(text);
    m_headed = m_headed || isHeading;
    if (isHeading || (!card.isCard && isDeckRemark(m_collector, text))) return;
    readCard(line, text, card);
}

/// What begins a part of the deck says so in a comment as well: "// Sideboard".
void DeckListReader::readComment(const QString& text) {
    const QString inside = withoutMarks(text);
    if (!readName(inside) && !readPart(inside)) m_headed = m_headed || isKind(inside);
}

bool DeckListReader::readName(const QString& text) {
    static const QRegularExpression named = form(R"(^(?:(name|title|deck name)|about|description)\s*:\s*(.+)$)");
    const auto match = named.match(text);
    if (!match.hasMatch()) return false;
    match.hasCaptured(1) ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
    return true;
}

bool DeckListReader::readPart(const QString& text) {
    const auto part = deckPartNamed(withoutSum(text));
    if (!part) return false;
    m_section = Section::Cards;
    m_part = *part;
    m_headed = true;
    return true;
}

bool DeckListReader::readHeading(int line, const QString& text) {
    static const QRegularExpression brackets(R"(^\[([^\[\]]*)\]$)");
    const auto bracketed = brackets.match(text);
    const QString word = bracketed.hasMatch() ? bracketed.captured(1).trimmed() : withoutMarks(text);
    if (readPart(word)) return true;
    const bool isAbout = QStringList{"about", "metadata", "about:"}.contains(word, Qt::CaseInsensitive);
    if (!isAbout && (!bracketed.hasMatch() || m_collector.isCard(word))) return false;
    m_section = isAbout ? Section::About : Section::Unknown;
    m_headed = true;
    if (!isAbout)
        m_collector.fail(line, foundInstead(text.left(40).toStdString(), "[metadata], [Main] or [Sideboard]"));
    return true;
}

/// "Events", "Event (15)". What is so called and is a card is that.
bool DeckListReader::isKind(const QString& text) const {
    const QString heading = withoutMarks(text);
    const QString word = withoutSum(heading);
    const bool counted = heading.contains(QRegularExpression(R"(\d)"));
    static const QStringList others{"other", "multi"};
    if (m_collector.isCard(word)) return false;
    return m_collector.isKind(word, counted) || (counted && others.contains(word, Qt::CaseInsensitive));
}

/// "Name=My deck", "Name My deck"; whatever else stands there is of no use here, but a card ends it.
bool DeckListReader::readAbout(const QString& text) {
    if (m_section != Section::About) return false;
    static const QRegularExpression named = form(R"(^(name|description)[\s=](.+)$)");
    const auto match = named.match(text);
    if (!match.hasMatch()) {
        const DeckLine line = readDeckLine(m_collector, text);
        if (line.counts.isEmpty() && !line.isCard) return true;
        m_section = Section::Cards;
        return false;
    }
    const bool isName = match.captured(1).compare("name", Qt::CaseInsensitive) == 0;
    isName ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
    return true;
}

void DeckListReader::readCard(int line, const QString& text, const DeckLine& card) {
    const DeckPart part = card.beside ? DeckPart::Side : m_part;
    m_headed = m_headed || card.beside;
    beginParagraph();
    if (card.counts.size() > 1)
        return m_collector.fail(line, foundInstead(begin(text), "one number of cards, not several"));
    // With a number behind it, it may also have been a heading.
    const bool isNothing = !card.isCard && card.front.isEmpty() && !m_collector.isLikeCard(card.name);
    const bool isOne = card.counts.isEmpty() && card.isCard && !card.strayNumber;
    if (isNothing || card.name.isEmpty() || (card.counts.isEmpty() && !isOne))
        return m_collector.fail(line, foundInstead(begin(text), "a number and a card"));
    m_collector.add(line, part, isOne ? QString("1") : card.counts.front(), card.name);
}

void DeckListReader::beginParagraph() {
    const std::size_t entries = m_collector.deck().entries.size();
    if (std::exchange(m_parted, false) && entries != m_paragraph) {
        m_paragraph = entries;
        ++m_paragraphs;
    }
}

/// A card that is in both paragraphs has been counted together and stays in the deck.
void DeckListReader::setParagraphAside() {
    constexpr int smallestDeck = 40;
    constexpr int largestSideboard = 15;
    Deck& deck = m_collector.deck();
    if (m_headed || m_paragraphs != 2 || m_paragraph == deck.entries.size()) return;
    const auto begin = deck.entries.begin() + static_cast<std::ptrdiff_t>(m_paragraph);
    const std::vector<DeckEntry> last(begin, deck.entries.end());
    const int beside = Deck::countOf(last);
    if (beside > largestSideboard || deck.size() - beside < smallestDeck) return;
    deck.sideboard = last;
    deck.entries.erase(begin, deck.entries.end());
}

}  // namespace duelogue
