#include "app/library/formats/DeckText.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>
#include <array>
#include <optional>

#include "cards/parser/Printable.h"

namespace duelogue {

namespace {

/// The characters of Windows-1252 from 0x80 to 0x9f; 0 if undefined.
constexpr std::array<char16_t, 32> windows1252{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                               0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                               0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                               0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

QString fromWindows1252(std::string_view bytes) {
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size()));
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        const bool isSpecial = code >= 0x80 && code < 0xa0 && windows1252[code - 0x80U] != 0;
        text += QChar(isSpecial ? windows1252[code - 0x80U] : char16_t{code});
    }
    return text;
}

/// Detects UTF-16 by its byte order mark, or by zeros in every other byte, which are typical of Latin letters.
std::optional<QStringConverter::Encoding> utf16Of(std::string_view bytes) {
    if (bytes.starts_with("\xff\xfe")) return QStringConverter::Utf16LE;
    if (bytes.starts_with("\xfe\xff")) return QStringConverter::Utf16BE;
    constexpr std::size_t enough = 200;
    std::array<int, 2> zeros{};
    const std::size_t size = std::min(bytes.size(), enough) & ~std::size_t{1};
    for (std::size_t at = 0; at < size; ++at) zeros[at % 2] += bytes[at] == '\0' ? 1 : 0;
    const auto half = static_cast<int>(size / 4);
    if (half > 0 && zeros[1] > half && zeros[0] == 0) return QStringConverter::Utf16LE;
    if (half > 0 && zeros[0] > half && zeros[1] == 0) return QStringConverter::Utf16BE;
    return std::nullopt;
}

QString decoded(std::string_view bytes) {
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (const auto wide = utf16Of(bytes)) return QStringDecoder(*wide).decode(view);
    if (endOfUtf8(bytes) == bytes.size()) return QString::fromUtf8(view);
    return fromWindows1252(bytes);
}

}  // namespace

std::variant<QString, DeckTextProblem> deckText(std::string_view bytes) {
    QString text = decoded(bytes);
    if (text.startsWith(u'\ufeff')) text.remove(0, 1);
    text.replace("\r\n", "\n");
    for (const QChar end :
         {QChar(u'\r'), QChar(u'\u2028'), QChar(u'\u2029'), QChar(u'\u0085'), QChar(u'\v'), QChar(u'\f')})
        text.replace(end, u'\n');
    const qsizetype zero = text.indexOf(QChar(u'\0'));
    if (zero < 0) return text;
    return DeckTextProblem{1 + static_cast<int>(text.left(zero).count(u'\n')), "not a text file"};
}

QString htmlCharacter(const QString& name) {
    static const QHash<QString, char16_t> all{
        {"amp", u'&'},         {"lt", u'<'},          {"gt", u'>'},          {"quot", u'"'},
        {"apos", u'\''},       {"nbsp", u' '},        {"lsquo", u'\u2018'},  {"rsquo", u'\u2019'},
        {"sbquo", u'\u201a'},  {"ldquo", u'\u201c'},  {"rdquo", u'\u201d'},  {"bdquo", u'\u201e'},
        {"ndash", u'\u2013'},  {"mdash", u'\u2014'},  {"hellip", u'\u2026'}, {"bull", u'\u2022'},
        {"middot", u'\u00b7'}, {"times", u'\u00d7'},  {"laquo", u'\u00ab'},  {"raquo", u'\u00bb'},
        {"agrave", u'\u00e0'}, {"aacute", u'\u00e1'}, {"acirc", u'\u00e2'},  {"atilde", u'\u00e3'},
        {"auml", u'\u00e4'},   {"aring", u'\u00e5'},  {"aelig", u'\u00e6'},  {"ccedil", u'\u00e7'},
        {"egrave", u'\u00e8'}, {"eacute", u'\u00e9'}, {"ecirc", u'\u00ea'},  {"euml", u'\u00eb'},
        {"igrave", u'\u00ec'}, {"iacute", u'\u00ed'}, {"icirc", u'\u00ee'},  {"iuml", u'\u00ef'},
        {"ntilde", u'\u00f1'}, {"ograve", u'\u00f2'}, {"oacute", u'\u00f3'}, {"ocirc", u'\u00f4'},
        {"otilde", u'\u00f5'}, {"ouml", u'\u00f6'},   {"oslash", u'\u00f8'}, {"ugrave", u'\u00f9'},
        {"uacute", u'\u00fa'}, {"ucirc", u'\u00fb'},  {"uuml", u'\u00fc'},   {"szlig", u'\u00df'},
        {"Agrave", u'\u00c0'}, {"Aacute", u'\u00c1'}, {"Auml", u'\u00c4'},   {"Aring", u'\u00c5'},
        {"AElig", u'\u00c6'},  {"Ccedil", u'\u00c7'}, {"Eacute", u'\u00c9'}, {"Ouml", u'\u00d6'},
        {"Oslash", u'\u00d8'}, {"Uuml", u'\u00dc'},   {"trade", u'\u2122'},  {"reg", u'\u00ae'},
        {"copy", u'\u00a9'},   {"tab", u' '},         {"rarr", u'\u2192'},   {"star", u'\u2606'},
        {"starf", u'\u2605'}};
    const auto found = all.constFind(name);
    return found == all.constEnd() ? QString() : QString(QChar(*found));
}

namespace {

/// Returns the character of a code: "#39" or "#x27"; empty if the code is invalid.
QString numbered(const QString& code) {
    const bool isHex = code.startsWith("#x", Qt::CaseInsensitive);
    bool isNumber = false;
    const uint number = code.mid(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
    const bool isCharacter = isNumber && number >= 0x20 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff);
    const char32_t character = number;
    return isCharacter ? QString::fromUcs4(&character, 1) : QString();
}

}  // namespace

QString withoutEntities(const QString& text) {
    static const QRegularExpression entity("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8});");
    if (!text.contains(u'&')) return text;
    QString plain;
    qsizetype from = 0;
    for (auto all = entity.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        const QString name = match.captured(1);
        const QString character = name.startsWith(u'#') ? numbered(name) : htmlCharacter(name);
        plain += text.mid(from, match.capturedStart() - from) + (character.isEmpty() ? match.captured() : character);
        from = match.capturedEnd();
    }
    return plain + text.mid(from);
}

}  // namespace duelogue
