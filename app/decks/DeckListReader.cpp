#include "app/decks/DeckListReader.h"

#include <QHash>
#include <QRegularExpression>
#include <utility>

#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

/// Without what stands for influence.
QString withoutDots(QString name) {
    constexpr QStringView dots = u"\u2022\u25cf\u25cb\u25e6\u25a0\u25a1\u2605\u2606";
    while (!name.isEmpty() && (dots.contains(name.back()) || name.back().isSpace())) name.chop(1);
    return name;
}

}  // namespace

const QHash<QString, DeckListReader::Section>& DeckListReader::sections() {
    static const QHash<QString, Section> all{
        {"deck", Section::Deck},     {"main", Section::Deck},           {"mainboard", Section::Deck},
        {"maindeck", Section::Deck}, {"sideboard", Section::Sideboard}, {"side", Section::Sideboard},
        {"extra", Section::Extra},   {"extra deck", Section::Extra},    {"companion", Section::Sideboard},
        {"about", Section::About},   {"metadata", Section::About}};
    return all;
}

/// Without what stands behind a name: the set with the number or the picture.
QString DeckListReader::withoutSet(QString name) const {
    static const QRegularExpression behind(R"(\s*(\|.*|\([^()]+\)(\s+\S+)?(\s+\*?F\*?)?)$)");
    return m_collector.isCard(name) ? name : name.remove(behind);
}

void DeckListReader::read(const QString& text) {
    const QStringList lines = text.split(u'\n');
    for (qsizetype l = 0; l < lines.size() && !m_collector.isHopeless(); ++l) {
        const QString line = lines[l].simplified();
        if (l == 0 && isTitle(line, lines.value(1).simplified())) {
            m_collector.setName(line);
        } else {
            readLine(static_cast<int>(l) + 1, line);
        }
    }
    if (!m_collector.isHopeless()) setParagraphAside();
}

/// Whatever is no line of a deck otherwise.
bool DeckListReader::isTitle(const QString& text, const QString& next) const {
    static const QRegularExpression other(R"(^(//|#|\[|SB:|\d+\s*x?\s|.*:$))",
                                          QRegularExpression::CaseInsensitiveOption);
    return !text.isEmpty() && next.isEmpty() && !other.match(text).hasMatch() &&
           !sections().contains(text.toCaseFolded()) && !m_collector.isKind(text, false) &&
           !m_collector.isCard(withoutSet(text));
}

void DeckListReader::readLine(int line, const QString& text) {
    if (text.isEmpty()) {
        m_parted = true;
        return;
    }
    if (text.startsWith("//") || text.startsWith(u'#')) return readComment(text);
    if (readHeading(line, text) || readAbout(text) || m_section == Section::Unknown) return;
    if (readKind(text) || isRemark(text)) return;
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
    const bool bracketed = text.startsWith(u'[') && text.endsWith(u']');
    QString word = (bracketed ? text.mid(1, text.size() - 2) : text).toCaseFolded();
    if (word.endsWith(u':')) word.chop(1);
    const auto found = sections().constFind(word.trimmed());
    if (found == sections().constEnd() && !bracketed) return false;
    m_section = found == sections().constEnd() ? Section::Unknown : *found;
    m_headed = true;
    if (m_section == Section::Unknown) {
        m_collector.fail(line, foundInstead(text.left(40).toStdString(), "[metadata], [Main] or [Sideboard]"));
    }
    return true;
}

/// "Events", "Event (15)". What is so called and is a card is that.
bool DeckListReader::readKind(const QString& text) {
    static const QRegularExpression form(R"(^([^\d()][^()]*?)\s*(\(\d+\))?:?$)");
    const auto match = form.match(text);
    const QString word = match.captured(1);
    const bool counted = match.capturedLength(2) > 0;
    static const QStringList others{"other", "multi"};
    const bool other = counted && others.contains(word, Qt::CaseInsensitive);
    if (!match.hasMatch() || m_collector.isCard(word) || !(other || m_collector.isKind(word, counted))) return false;
    m_headed = true;
    return true;
}

/// "45 cards (min 45)", "15 influence spent (max 15)", "Deck built on https://...".
bool DeckListReader::isRemark(const QString& text) const {
    static const QRegularExpression sum(R"(^\d+ [a-z ]+ \((min|max|between)\b[^()]*\)$)",
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression source(R"(^\D.*\bhttps?://|^cards up to )",
                                           QRegularExpression::CaseInsensitiveOption);
    return sum.match(text).hasMatch() || (source.match(text).hasMatch() && !m_collector.isCard(text));
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
    const auto match = form.match(text);
    if (!match.hasMatch()) return m_collector.fail(line, foundInstead(text.left(60).toStdString(), "a card"));
    const bool beside = match.capturedLength(1) > 0 || m_section == Section::Sideboard;
    const DeckPart part = beside ? DeckPart::Side : m_section == Section::Extra ? DeckPart::Extra : DeckPart::Main;
    m_headed = m_headed || beside;
    const QString name = withoutSet(withoutDots(match.captured(3)));
    const QString count = match.captured(2);
    beginParagraph();
    if (count.isEmpty() && !m_collector.isCard(name)) {
        return m_collector.fail(line, foundInstead(text.left(60).toStdString(), "a number and a card"));
    }
    m_collector.add(line, part, count.isEmpty() ? QString("1") : count, name);
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
