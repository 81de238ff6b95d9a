#include "app/library/formats/DeckFormat.h"

#include <QRegularExpression>
#include <QString>
#include <algorithm>
#include <array>

namespace duelogue {

namespace {

constexpr std::array<DeckFormatWord, 8> formatWords{{{DeckFormat::Plain, "plain", ".deck"},
                                                     {DeckFormat::Arena, "arena", ".txt"},
                                                     {DeckFormat::Dec, "dec", ".dec"},
                                                     {DeckFormat::Forge, "forge", ".dck"},
                                                     {DeckFormat::Cockatrice, "cockatrice", ".cod"},
                                                     {DeckFormat::Workstation, "mwdeck", ".mwDeck"},
                                                     {DeckFormat::List, "list", ".txt"},
                                                     {DeckFormat::Passcodes, "ydk", ".ydk"}}};

bool holds(const QString& text, const char* pattern) {
    return QRegularExpression(QLatin1String(pattern),
                              QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption)
        .match(text)
        .hasMatch();
}

}  // namespace

std::span<const DeckFormatWord> deckFormats() { return formatWords; }

std::vector<std::string> deckFormatWords() {
    std::vector<std::string> names;
    names.reserve(formatWords.size());
    for (const DeckFormatWord& each : formatWords) names.emplace_back(each.word);
    return names;
}

std::optional<DeckFormat> deckFormatNamed(std::string_view word) {
    const auto* const found = std::ranges::find(formatWords, word, &DeckFormatWord::word);
    return found == formatWords.end() ? std::nullopt : std::optional(found->format);
}

std::optional<DeckFormat> deckFormatOfFile(std::string_view file) {
    const QString name = QString::fromUtf8(file);
    for (const DeckFormatWord& each : formatWords) {
        const QLatin1String ending(each.ending.data(), static_cast<qsizetype>(each.ending.size()));
        const bool anything = each.format == DeckFormat::Arena || each.format == DeckFormat::List;
        if (!anything && name.endsWith(ending, Qt::CaseInsensitive)) return each.format;
    }
    return std::nullopt;
}

bool isJson(std::string_view text) {
    static const QRegularExpression form(R"(^\s*(\{(?!\{)|\[\s*(\]|\{|"|\[\s*[\["{\d\]-])))");
    constexpr std::size_t enough = 1000;
    const std::size_t size = std::min(text.size(), enough);
    return form.match(QString::fromUtf8(text.data(), static_cast<qsizetype>(size))).hasMatch();
}

DeckFormat deckFormatOfText(std::string_view text) {
    // The first lines are enough to recognize a format.
    constexpr std::size_t enough = 4000;
    const std::size_t size = std::min(text.size(), enough);
    const QString begin = QString::fromUtf8(text.data(), static_cast<qsizetype>(size));
    if (holds(begin, R"(<(cockatrice_)?deck[\s>])")) return DeckFormat::Cockatrice;
    if (holds(begin, R"(^\s*(#\s*main|#\s*extra|!\s*side)\s*$)")) return DeckFormat::Passcodes;
    if (holds(begin, R"(^\s*\[(metadata|main|sideboard)\])")) return DeckFormat::Forge;
    if (holds(begin, R"(^\s*(SB:)?\s*\d+\s+\[\w*\])")) return DeckFormat::Workstation;
    if (holds(begin, R"(^\s*SB:|^//)")) return DeckFormat::Dec;
    return DeckFormat::Arena;
}

}  // namespace duelogue
