#include "app/library/formats/DeckListReader.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/library/formats/DeckRemark.h"
#include "app/library/formats/DeckText.h"
#include "app/library/formats/ListMarkup.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Removes the marks around a heading: "== Events ==", "**Event (15)**".
QString withoutMarks(QString text) {
    static const QRegularExpression marks = ignoringCase(R"(^[\s/#*=_~-]+|[\s*=_~-]+$)");
    return text.remove("**").remove(marks);
}

/// Removes the number of cards from a heading, "(15)" or ": 15 cards", and remarks that it continues from another page.
QString withoutSum(QString text) {
    static const QRegularExpression continued = ignoringCase(
        R"(\s*[,(\[-]?\s*(continued|cont(\.|'d|\x{2019}d)?|fortsetzung)(\s+(from|von)\s+[^)\]]+)?\s*[)\]]?\s*:?$)");
    static const QRegularExpression sum =
        ignoringCase(R"(\s*[:-]?\s*(\(\s*\d+( cards?)?\s*\)|\[\s*\d+( cards?)?\s*\]|(?<=[:\s-])\d+( cards?)?)?\s*:?$)");
    return text.remove(continued).remove(sum);
}

}  // namespace

void DeckListReader::read(const QString& text) {
    m_written = text.split(u'\n');
    m_lines = withoutMarkup(m_collector, m_written);
    const bool isNamed = readNameAboveIdentity();
    leaveOutAuthor();
    leaveOutPage();
    bool begun = isNamed;
    for (qsizetype l = 0; l < m_lines.size() && !m_collector.isHopeless(); ++l) {
        const bool isFirst = !begun && !m_lines[l].isEmpty() && m_lines[l] != emptyMarkup;
        begun = begun || isFirst;
        if (!isFirst || !readTitle(l)) readLine(l);
    }
    if (m_collector.isHopeless()) return;
    setParagraphAside();
    addCompanions();
}

// -------------------------------------------------------------------------------------------------- pages

/// Returns true if the line is a card or a heading of the list, or may be meant as one.
bool DeckListReader::isListed(const QString& text) const {
    static const QRegularExpression about =
        ignoringCase(R"(^(//|#|\[)|^(about|metadata)$|^(name|title|about|description)\s*[:=]|^name\s)");
    if (text.contains(about) || deckPlaceNamed(withoutSum(withoutMarks(text))) || isKind(text)) return true;
    const DeckLine line = readDeckLine(m_collector, text);
    return line.isCard || (line.beginsWithNumber() && !isPageCount(text));
}

/// Removes the author below or instead of the title.
void DeckListReader::leaveOutAuthor() {
    static const QRegularExpression author(
        R"(^(by:?|By:|(?i:(deck|list|decklist|posted|submitted|created|built|made|uploaded|published) by:?))\s+\S)");
    constexpr int lines = 2;
    int seen = 0;
    for (QString& line : m_lines) {
        if (line.isEmpty() || line == emptyMarkup) continue;
        if (isListed(line) || ++seen > lines) return;
        if (line.contains(author)) line.clear();
    }
}

bool DeckListReader::isPageParagraph(qsizetype begin, qsizetype end) const {
    bool isPage = false;
    for (qsizetype l = begin; l < end; ++l) {
        if (isListed(m_lines[l])) return false;
        isPage = isPage || isPageText(m_lines[l]);
    }
    return isPage;
}

/// Removes the rest of a web page around the list. The text is a page if three of its lines are cards with a count and
/// another line is certainly page text. A line with an author may follow the name.
void DeckListReader::leaveOutPage() {
    constexpr int fewest = 3;
    constexpr qsizetype most = 3000;  // lines
    if (m_lines.size() > most || std::none_of(m_lines.begin(), m_lines.end(), isPageText)) return;
    int cards = 0;
    for (const QString& line : m_lines) {
        const DeckLine card = readDeckLine(m_collector, line);
        cards += card.isCard && card.counts.size() == 1 ? 1 : 0;
    }
    if (cards < fewest) return;
    bool listed = false;
    bool isOver = false;
    for (qsizetype l = 0; l < m_lines.size();) {
        qsizetype end = l;
        while (end < m_lines.size() && !m_lines[end].isEmpty()) ++end;
        const bool isPage = isPageParagraph(l, end);
        for (qsizetype each = l; each < end; ++each) {
            const QString line = m_lines[each];
            const bool isCard = isListed(line);
            listed = listed || isCard;
            isOver = (isOver || (listed && endsList(line))) && !deckPlaceNamed(withoutSum(withoutMarks(line)));
            if (isPage || isOver || (!isCard && isPageText(line) && !isDeckRemark(m_collector, line)))
                m_lines[each].clear();
        }
        l = end + 1;
    }
}

// -------------------------------------------------------------------------------------------------- the name

/// Reads a name in the first line, if the next line is a card that leads the deck. Sites write no number with such a
/// card, and any name above it: "Sideboard", "3x the fun", the name of another card. A heading of the card's own type
/// is not a name, nor is a card with a number.
bool DeckListReader::readNameAboveIdentity() {
    const auto isText = [](const QString& line) { return !line.isEmpty() && line != emptyMarkup; };
    const auto name = std::ranges::find_if(m_lines, isText);
    if (name == m_lines.end()) return false;
    const auto next = std::find_if(name + 1, m_lines.end(), isText);
    if (next == m_lines.end()) return false;
    const DeckLine card = readDeckLine(m_collector, *next);
    if (!card.isCard || !card.counts.isEmpty() || card.strayNumber || !m_collector.leadsDeck(card.name)) return false;
    const QString behind = m_lines.value(next + 1 - m_lines.begin());
    const DeckLine line = readDeckLine(m_collector, *name);
    static const QRegularExpression number(R"(^\d+\s*x?\s+)");
    const QString word = withoutSum(withoutMarks(*name)).remove(number);
    if ((line.isCard && !line.counts.isEmpty()) || m_collector.leadsDeck(line.name)) return false;
    if (m_collector.isTypeOf(word, card.name)) return false;
    // Further cards in the same paragraph show that the line is part of the list.
    const bool isListed = line.isCard || isKind(*name) || deckPlaceNamed(word) == DeckPlace::Main;
    if (isListed && !behind.isEmpty() && !isKind(behind)) return false;
    static const QRegularExpression markdown("^# (?=\\S)");
    const bool isMarkdown = std::any_of(next, m_lines.end(), [](const QString& l) { return l.startsWith("## "); });
    if (!readName(withoutMarks(*name))) m_collector.setName(isMarkdown ? QString(*name).remove(markdown) : *name);
    const auto at = static_cast<int>(name - m_lines.begin()) + 1;
    if (line.isCard) m_collector.assume(at, "read as the name of the deck: \"" + line.name.toStdString() + '"');
    *name = emptyMarkup;
    return true;
}

bool DeckListReader::readTitle(qsizetype at) {
    static const QRegularExpression lower(R"(##+ \S.*)");
    const QString& text = m_lines[at];
    const bool isMarkdown = text.startsWith("# ") && m_lines.indexOf(lower, at) > at;
    const auto next =
        std::find_if(m_lines.begin() + at + 1, m_lines.end(), [](const QString& l) { return !l.isEmpty(); });
    const bool isAlone = m_lines.value(at + 1).isEmpty() || isAboveIdentity(at);
    if (!isMarkdown && (!isAlone || !isTitle(text, next == m_lines.end() ? QString() : *next))) return false;
    m_collector.setName(isMarkdown ? text.mid(2) : text);
    return true;
}

/// Returns true if the next line is a card without a number that ends its paragraph, and this line is unlike any card.
bool DeckListReader::isAboveIdentity(qsizetype at) const {
    const QString behind = m_lines.value(at + 2);
    if (!behind.isEmpty() && !isKind(behind)) return false;
    const DeckLine card = readDeckLine(m_collector, m_lines.value(at + 1));
    const bool isSingle = card.isCard && card.counts.isEmpty() && !card.strayNumber;
    return isSingle && !m_collector.isLikeCard(readDeckLine(m_collector, m_lines[at]).name);
}

/// Returns true for a line that is not part of a list otherwise. A line that begins with a number may be an unknown
/// card, unless the following lines have another form.
bool DeckListReader::isTitle(const QString& text, const QString& next) const {
    static const QRegularExpression other = ignoringCase(R"(^(//|#|\[|SB:|.*:$|name:|about:))");
    const auto place = deckPlaceNamed(withoutSum(text));
    if (other.match(text).hasMatch() || (place && *place != DeckPlace::Foreign) || isKind(text)) return false;
    const DeckLine line = readDeckLine(m_collector, text);
    if (line.isCard || isDeckRemark(m_collector, text)) return false;
    if (line.counts.isEmpty()) return true;
    return line.counts.size() == 1 && line.beginsWithNumber() && !m_collector.isLikeCard(line.name) &&
           !readDeckLine(m_collector, next).beginsWithNumber();
}

bool DeckListReader::readName(const QString& text) {
    static const QRegularExpression named =
        ignoringCase(R"(^(?:(name|title|deck\s?name|deck title)|about|description)\s*:\s*(.+)$)");
    static const QRegularExpression deck = ignoringCase(R"(^deck(?:\s?list)?\s*:\s*(.*\pL.*)$)");
    const auto match = named.match(text);
    if (const auto ofDeck = deck.match(text); ofDeck.hasMatch() && m_cards == 0) {
        m_collector.setName(ofDeck.captured(1));
        return true;
    }
    if (!match.hasMatch()) return false;
    match.hasCaptured(1) ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
    return true;
}

/// Reads "Name=My deck" or "Name My deck". Ignores other lines up to the first card.
bool DeckListReader::readAbout(const QString& text) {
    if (!m_isAbout) return false;
    static const QRegularExpression named = ignoringCase(R"(^(name|description)[\s=](.+)$)");
    const auto match = named.match(text);
    if (!match.hasMatch()) {
        const DeckLine line = readDeckLine(m_collector, text);
        if (line.counts.isEmpty() && !line.isCard) return true;
        m_isAbout = false;
        return false;
    }
    const bool isName = match.captured(1).compare("name", Qt::CaseInsensitive) == 0;
    isName ? m_collector.setName(match.captured(2)) : m_collector.setAbout(match.captured(2));
    return true;
}

// -------------------------------------------------------------------------------------------------- lines

void DeckListReader::readLine(qsizetype at) {
    const QString& text = m_lines[at];
    const int line = static_cast<int>(at) + 1;
    if (text.startsWith("//") || text.startsWith(u'#')) return readComment(at);
    if (withoutMarks(text).isEmpty()) {
        m_parted = true;
        return;
    }
    if (readHeading(line, text) || readAbout(text)) return;
    const DeckLine card = readDeckLine(m_collector, text);
    if (!card.isCard && isKind(text)) return beginKind();
    if (isLeftOut() || readName(text)) return;
    if (card.isCard || !isDeckRemark(m_collector, text)) readCard(line, card);
}

/// Reads a comment, which may be a heading: "// Sideboard". If comments are headings, any other comment at the head of
/// a paragraph of cards ends that part: "// Burn".
void DeckListReader::readComment(qsizetype at) {
    const QString inside = withoutMarks(m_lines[at]);
    if (readName(inside)) return;
    if (readPlace(inside)) {
        m_placeIsComment = true;
    } else if (isKind(inside)) {
        beginKind();
    } else if (m_placeIsComment && m_parted && m_cardsInPlace > 0 &&
               readDeckLine(m_collector, m_lines.value(at + 1)).isCard) {
        begin(DeckPlace::Main);
    } else if (mentionsDeckPlace(inside) && isCounted(m_lines.value(at + 1))) {
        m_collector.assume(static_cast<int>(at) + 1,
                           "comment not read as a heading: \"" + inside.left(40).toStdString() + '"');
    }
}

/// Returns true for a card with a number.
bool DeckListReader::isCounted(const QString& text) const {
    const DeckLine line = readDeckLine(m_collector, text);
    return line.isCard && line.counts.size() == 1;
}

bool DeckListReader::readPlace(const QString& text) {
    static const QRegularExpression number(R"(^\d+\s+)");
    const QString name = withoutSum(text);
    const auto place = deckPlaceNamed(QString(name).remove(number));
    if (!place || m_collector.isCard(QString(name).remove(number))) return false;
    begin(*place);
    return true;
}

void DeckListReader::begin(DeckPlace place) {
    m_isAbout = false;
    m_isUnknown = false;
    m_unknownHeading.reset();
    m_place = place;
    m_placeIsComment = false;
    m_cardsInPlace = 0;
    m_hasKinds = false;
    // The heading of the deck alone does not mark the sideboard.
    m_headed = m_headed || place != DeckPlace::Main || m_cards > 0;
}

/// A heading of a type divides the cards of a place. After cards without such headings, it ends the place.
void DeckListReader::beginKind() {
    const bool ends = m_isUnknown || (m_place != DeckPlace::Main && m_cardsInPlace > 0 && !m_hasKinds);
    if (ends) begin(DeckPlace::Main);
    m_headed = true;
    m_hasKinds = true;
}

bool DeckListReader::readHeading(int line, const QString& text) {
    static const QRegularExpression brackets(R"(^\[([^\[\]]*)\]$)");
    static const QRegularExpression closing(R"(^\[/\w+\]$)");
    if (text.contains(closing)) return true;
    const auto bracketed = brackets.match(text);
    const QString word = bracketed.hasMatch() ? bracketed.captured(1).trimmed() : withoutMarks(text);
    // A single word above the first card is more likely a name.
    const bool isName = deckPlaceNamed(text) == DeckPlace::Foreign && m_cards == 0;
    if (!m_collector.isCard(word) && !isName && readPlace(word)) {
        if (m_place == DeckPlace::Foreign) m_unknownHeading = line;
        m_isUnknown = m_place == DeckPlace::Foreign;
        return true;
    }
    const bool isAbout = QStringList{"about", "metadata", "about:", "general"}.contains(word, Qt::CaseInsensitive);
    if (!isAbout && (!bracketed.hasMatch() || m_collector.isCard(word))) return false;
    begin(DeckPlace::Main);
    m_isAbout = isAbout;
    m_isUnknown = !isAbout;
    if (!isAbout) failHeading(line);
    return true;
}

void DeckListReader::failHeading(int line) { fail(line, "[metadata], [Main] or [Sideboard]"); }

/// Reports a line as written in the file, with its entities and marks.
void DeckListReader::fail(int line, std::string_view expected) {
    constexpr qsizetype longest = 60;
    const std::string found = m_written[line - 1].simplified().left(longest).toStdString();
    m_collector.fail(line, expectedNot(expected, found));
}

/// Returns true below a heading whose cards are left out. A part that decks of this game don't have is reported at its
/// first line.
bool DeckListReader::isLeftOut() {
    ++m_cardsInPlace;
    if (m_unknownHeading) failHeading(*std::exchange(m_unknownHeading, std::nullopt));
    return m_isUnknown || m_place == DeckPlace::LeftOut;
}

/// Returns true for a heading with a type: "Events", "Event (15)", "15 Events", "Events and Programs". The name of a
/// card is always the card.
bool DeckListReader::isKind(const QString& text) const {
    static const QRegularExpression front = ignoringCase(R"(^\d+\s*x?\s+)");
    static const QRegularExpression joined = ignoringCase(R"(\s*[/&,+]\s*|\s+and\s+)");
    static const QRegularExpression quality = ignoringCase(R"(^(other|total|basic|non-?\pL+)\s+)");
    static const QRegularExpression number(R"(\d)");
    static const QStringList counted{"other", "others", "multi"};
    const QString heading = withoutMarks(text);
    const QString whole = withoutSum(heading);
    if (whole.isEmpty() || m_collector.isCard(whole)) return false;
    const QString word = QString(whole).remove(front);
    // "4 Goblin" is more likely a card.
    const bool hasNumber = heading.contains(number);
    const bool anyKind = hasNumber && word == whole;
    const auto isOne = [&](QString part) {
        part.remove(quality);
        return m_collector.isKind(part, anyKind) || (hasNumber && counted.contains(part, Qt::CaseInsensitive));
    };
    const QStringList parts = word.split(joined);
    return isOne(word) || std::all_of(parts.begin(), parts.end(), isOne);
}

void DeckListReader::readCard(int line, const DeckLine& card) {
    const DeckPlace place = card.place.value_or(m_place);
    m_headed = m_headed || card.place.has_value();
    if (card.counts.size() > 1) return fail(line, "one number of cards");
    // With a number after it, the line may also have been a heading.
    const bool isNothing = !card.isCard && card.front.isEmpty() && !m_collector.isLikeCard(card.name);
    const bool isOne = card.counts.isEmpty() && card.isCard && !card.strayNumber;
    if (isNothing || card.name.isEmpty() || (card.counts.isEmpty() && !isOne)) return fail(line, "a number and a card");
    const QString count = isOne ? QString("1") : card.counts.front();
    const auto part = deckPartOf(place);
    if (!part) return m_collector.addTo(line, place, count, card.name);
    const auto entry = m_collector.entryOf(line, count, card.name);
    if (!entry) return;
    if (place == DeckPlace::Companion) {
        m_companions.emplace_back(line, *entry);
        return;
    }
    if (!m_collector.add(line, *part, *entry)) return;
    ++m_cards;
    const QString& text = m_lines[line - 1];
    if (place == DeckPlace::Main && !card.place && mentionsDeckPlace(text) && !mentionsDeckPlace(card.name))
        m_collector.assume(line, "read as a card of the deck: \"" + text.left(40).toStdString() + '"');
    if (std::exchange(m_parted, false) || m_paragraphs.empty()) m_paragraphs.push_back({line, {}});
    Deck::add(m_paragraphs.back().cards, *entry);
}

/// Decides by the header's rule whether the last paragraph is the sideboard, and tells what it assumes.
void DeckListReader::setParagraphAside() {
    if (m_headed || m_paragraphs.size() < 2) return;
    const DeckRules& rules = m_collector.rules();
    const Paragraph& last = m_paragraphs.back();
    Deck& deck = m_collector.deck();
    const int beside = Deck::countOf(last.cards);
    const int before = deck.size() - beside;
    const bool isTwo = m_paragraphs.size() == 2;
    const bool isPossible = rules.sideboard > 0 && beside <= before;
    const bool fits = beside <= rules.sideboard;
    const bool repeats = std::ranges::any_of(
        last.cards, [&](const DeckEntry& entry) { return Deck::copiesIn(deck.entries, entry.card) > entry.count; });
    const bool isWhole = before >= rules.least;
    const bool isBeside = isWhole ? fits || isTwo : isTwo && fits && (deck.size() < rules.least || repeats);
    if (!isPossible || !isBeside) {
        if (isPossible && fits && (isTwo || repeats))
            m_collector.assume(last.line, "cards after the empty line read as part of the deck");
        return;
    }
    m_collector.assume(last.line, "cards after the empty line read as the sideboard");
    for (const DeckEntry& entry : last.cards) {
        const auto same = std::ranges::find(deck.entries, entry.card, &DeckEntry::card);
        same->count -= entry.count;
        Deck::add(deck.sideboard, entry);
    }
    std::erase_if(deck.entries, [](const DeckEntry& entry) { return entry.count == 0; });
}

/// Adds the companions to the sideboard, unless the list has them there already.
void DeckListReader::addCompanions() {
    for (const auto& [line, companion] : m_companions) {
        const auto& beside = m_collector.deck().sideboard;
        if (std::ranges::find(beside, companion.card, &DeckEntry::card) == beside.end())
            (void)m_collector.add(line, DeckPart::Side, companion);
    }
}

}  // namespace duelogue
