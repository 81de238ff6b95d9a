#include "app/library/formats/Passcodes.h"

#include <QRegularExpression>
#include <QtEndian>
#include <algorithm>
#include <optional>
#include <vector>

#include "app/library/formats/DeckLine.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Returns the only card with that number; an invalid id if the number is unknown or ambiguous.
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

bool isPasscodeList(const QString& text) {
    static const QRegularExpression passcode(R"(^\s*(\d{1,2}\s*x?\s+)?\d{5,9}([\s,;]+x?\s?\d{1,2}x?)?\s*$)");
    constexpr qsizetype enough = 4000;
    qsizetype all = 0;
    qsizetype numbers = 0;
    for (const QString& line : text.left(enough).split(u'\n', Qt::SkipEmptyParts)) {
        ++all;
        numbers += passcode.match(line).hasMatch() ? 1 : 0;
    }
    return numbers > 0 && 2 * numbers > all;
}

void PasscodeReader::read(const QString& text) {
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        if (m_collector.isHopeless()) return;
        readLine(++number, line.simplified());
    }
}

void PasscodeReader::readLine(int line, const QString& text) {
    static const QRegularExpression counted(
        R"(^(\d{1,3})\s*[xX\x{d7}*]?\s+(\d{4,10})$|^(\d{1,3})[xX\x{d7}*](\d{4,10})$)");
    static const QRegularExpression numbered(
        R"(^(\d+)(?:[\s,;]+[xX\x{d7}*]?\s?(\d{1,3})[xX]?|\s?[xX\x{d7}*]\s?(\d{1,3}))?(?:[\s,;]*(?:#|--|//|\s)\s*(\D.*))?$)");
    if (text.isEmpty() || readHeading(text)) return;
    if (const auto match = counted.match(text); match.hasMatch()) {
        const int group = match.hasCaptured(1) ? 1 : 3;
        return readNumber(line, match.captured(group + 1), match.captured(group), {});
    }
    const auto match = numbered.match(text);
    if (!match.hasMatch() || isNamed(text)) return readNamed(line, text);
    QString count = match.captured(2) + match.captured(3);
    QString name = match.captured(4);
    const DeckLine card = readDeckLine(m_collector, name);
    if (count.isEmpty() && card.isCard && card.counts.size() == 1) {
        count = card.counts.front();
        name = card.name;
    }
    readNumber(line, match.captured(1), count.isEmpty() ? "1" : count, name);
}

bool PasscodeReader::isNamed(const QString& text) const {
    const DeckLine card = readDeckLine(m_collector, text);
    if (!card.isCard || card.counts.size() != 1 || card.counts.front().toInt() > Deck::mostOfOne) return false;
    const DefinitionId numbered = cardNumbered(m_pool, card.counts.front().toUInt());
    return !numbered || card.name.compare(QString::fromStdString(m_pool[numbered].name), Qt::CaseInsensitive) != 0;
}

void PasscodeReader::readNumber(int line, const QString& number, const QString& count, const QString& name) {
    bool isNumber = false;
    const std::uint32_t passcode = number.toUInt(&isNumber);
    if (!isNumber) return m_collector.addTo(line, m_place, count, number);
    const DefinitionId card = passcode > 0 ? cardNumbered(m_pool, passcode) : DefinitionId();
    const QString known = card ? QString::fromStdString(m_pool[card].name) : QString();
    if (!card || (!name.isEmpty() && name.compare(known, Qt::CaseInsensitive) != 0)) {
        const QString found = name.isEmpty() ? number.left(20) : number.left(20) + ' ' + name.left(40);
        return m_collector.fail(line, "not a card number: \"" + found.toStdString() + '"');
    }
    m_collector.addTo(line, m_place, count, known);
}

/// Reads a card without a number, which is written by its name.
void PasscodeReader::readNamed(int line, const QString& text) {
    const DeckLine card = readDeckLine(m_collector, text);
    const bool isCounted = card.isCard && card.counts.size() == 1;
    m_collector.addTo(line, m_place, isCounted ? card.counts.front() : QString("1"), isCounted ? card.name : text);
}

/// Reads a heading. Any other line with # is a comment.
bool PasscodeReader::readHeading(const QString& text) {
    static const QRegularExpression heading("^[#!]\\s*(.+)$");
    const auto match = heading.match(text);
    if (!match.hasMatch()) return false;
    const QString word = match.captured(1);
    if (const auto place = deckPlaceNamed(word)) m_place = *place;
    if (word.startsWith("name:", Qt::CaseInsensitive)) m_collector.setName(word.mid(5));
    if (word.startsWith("about:", Qt::CaseInsensitive)) m_collector.setAbout(word.mid(6));
    return text.startsWith(u'#') || deckPlaceNamed(word).has_value();
}

// -------------------------------------------------------------------------------------------------- links

namespace {

/// Returns an expression for the three parts of a link. The last "!" may be missing if the link ends the line.
QRegularExpression linkForm() {
    return QRegularExpression(R"(ydke://([\w+/=\s-]*)!([\w+/=\s-]*)!(?:([\w+/=\s-]*)!|([\w+/=-]*)))",
                              QRegularExpression::CaseInsensitiveOption);
}

/// Decodes the percent escapes of a web address, which a site may have encoded again. Line breaks stay as they are.
QString withoutPercents(QString text) {
    static const QRegularExpression escaped("ydke(%(25)*3a|:)(%(25)*2f|/)", QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lineBreak("%(0a|0d)", QRegularExpression::CaseInsensitiveOption);
    constexpr int mostTimes = 4;
    for (int time = 0; time < mostTimes && text.contains(u'%') && text.contains(escaped); ++time)
        text = QString::fromUtf8(QByteArray::fromPercentEncoding(text.remove(lineBreak).toUtf8()));
    return text;
}

/// Removes the marks of quotations, which may divide a link.
QString withoutQuoteMarks(QString text) {
    static const QRegularExpression mark(R"(^[ \t]*(?:>[ \t]?)+)", QRegularExpression::MultilineOption);
    return text.remove(mark);
}

/// Returns the numbers of one part; nullopt if the part is invalid.
std::optional<std::vector<std::uint32_t>> numbersOf(const QString& part) {
    static const QRegularExpression space("\\s");
    QByteArray code = QString(part).remove(space).toLatin1();
    code.replace('-', '+').replace('_', '/');
    while (code.endsWith('=')) code.chop(1);
    const auto decoded =
        QByteArray::fromBase64Encoding(code, QByteArray::OmitTrailingEquals | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() % 4 != 0) return std::nullopt;
    std::vector<std::uint32_t> numbers;
    for (qsizetype at = 0; at < decoded.decoded.size(); at += 4)
        numbers.push_back(qFromLittleEndian<std::uint32_t>(decoded.decoded.constData() + at));
    return numbers;
}

}  // namespace

bool hasDeckLink(const QString& text) {
    static const QRegularExpression link("ydke(:|%(25)*3a)", QRegularExpression::CaseInsensitiveOption);
    return text.contains(link);
}

namespace {

/// Reports the lines beside a link that have cards, because the link is the whole deck. `text` has line breaks instead
/// of the link.
void checkBesideLink(DeckCollector& collector, const QString& text) {
    static const QRegularExpression passcode(R"(^(\d{1,3}\s*x?\s+)?\d{5,9}(\s+x?\d{1,3}x?)?$)");
    int number = 0;
    for (const QString& each : text.split(u'\n')) {
        ++number;
        constexpr qsizetype longest = 600;
        const QString line = each.left(longest).simplified();
        const DeckLine card = readDeckLine(collector, line);
        const std::string found = '"' + line.left(40).toStdString() + '"';
        if ((card.isCard && !card.counts.isEmpty()) || passcode.match(line).hasMatch()) {
            collector.fail(number, "a deck link is a whole deck, without " + found);
        } else if (card.isCard) {
            collector.assume(number, "not part of the deck link: " + found);
        }
    }
}

}  // namespace

void readDeckLink(const CardPool& pool, DeckCollector& collector, const QString& text) {
    const QString plain = withoutQuoteMarks(withoutPercents(text));
    QString beside = plain;
    const auto lineOf = [&](qsizetype at) { return 1 + static_cast<int>(plain.left(at).count(u'\n')); };
    const auto wrong = [&](int line, const QString& found, const std::string& problem) {
        collector.fail(line, problem + ": \"" + found.left(40).simplified().toStdString() + '"');
    };
    QStringList parts;
    for (auto links = linkForm().globalMatch(plain); links.hasNext();) {
        const auto link = links.next();
        for (qsizetype at = link.capturedStart(); at < link.capturedEnd(); ++at) {
            if (beside[at] != u'\n') beside[at] = u' ';
        }
        const int line = lineOf(link.capturedStart());
        const QStringList own{link.captured(1), link.captured(2), link.captured(3) + link.captured(4)};
        if (!parts.isEmpty() && own != parts) return wrong(line, link.captured(), "more than one deck");
        if (!parts.isEmpty()) continue;
        parts = own;
        for (const DeckPart part : {DeckPart::Main, DeckPart::Extra, DeckPart::Side}) {
            const auto numbers = numbersOf(own[static_cast<int>(part)]);
            if (!numbers) return wrong(line, link.captured(), "incomplete deck link");
            for (const std::uint32_t number : *numbers) {
                const DefinitionId card = number > 0 ? cardNumbered(pool, number) : DefinitionId();
                if (card) collector.add(line, part, {1, card});
                if (!card) wrong(line, QString::number(number), "not a card number");
            }
        }
    }
    if (!parts.isEmpty()) return checkBesideLink(collector, beside);
    const qsizetype begin = plain.indexOf("ydke", 0, Qt::CaseInsensitive);
    wrong(lineOf(begin), plain.mid(begin), "incomplete deck link");
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
