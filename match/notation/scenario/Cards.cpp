#include "match/notation/scenario/Cards.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/References.h"

namespace duelogue {

namespace {

constexpr int mostOfOne = 500;

/// Takes "(NOTE, NOTE)" off the end of the text.
bool takeNotes(const CardPool& pool, std::string_view& text, CardEntry& entry) {
    const std::size_t open = text.rfind('(');
    if (!text.ends_with(')') || open == std::string_view::npos || !entry.notes.empty()) return false;
    entry.notes = readNotes(pool, text.substr(open + 1, text.size() - open - 2));
    text = notation::trimmed(text.substr(0, open));
    return true;
}

/// Takes " xN" off the end of the text.
bool takeCount(std::string_view& text, CardEntry& entry) {
    const std::size_t times = text.rfind(" x");
    if (times == std::string_view::npos || entry.count != 1) return false;
    const auto count = notation::number(text.substr(times + 2), 1, mostOfOne);
    if (!count) return false;
    entry.count = *count;
    text = notation::trimmed(text.substr(0, times));
    return true;
}

/// Parses "NAME", "NAME xN (NOTE, NOTE)" or "NAME (NOTE, NOTE) xN".
template <class Find>
std::optional<CardEntry> readEntry(const CardPool& pool, std::string_view text, Find&& find) {
    CardEntry entry;
    entry.definition = find(text);
    while (!entry.definition) {
        if (!takeNotes(pool, text, entry) && !takeCount(text, entry)) return std::nullopt;
        entry.definition = find(text);
    }
    return entry;
}

/// Exact names take precedence over names without accents.
std::optional<CardEntry> readEntry(const CardPool& pool, std::string_view text) {
    if (auto entry = readEntry(pool, text, [&](std::string_view name) { return pool.find(name); })) return entry;
    return readEntry(pool, text, [&](std::string_view name) { return cardNamed(pool, name); });
}

/// The replacements for the accented Latin letters of Unicode, from U+00C0 on.
constexpr std::string_view plainLetters = "AAAAAAACEEEEIIIIDNOOOOO*OUUUUYTsaaaaaaaceeeeiiiidnooooo*ouuuuyty";

/// Returns the text from the beginning of part `first` to the end of part `last`.
std::string_view joined(const std::vector<std::string_view>& parts, std::size_t first, std::size_t last) {
    const char* begin = parts[first].data();
    return {begin, static_cast<std::size_t>(parts[last].data() + parts[last].size() - begin)};
}

/// Maximum number of comma-separated parts in a name.
constexpr std::size_t mostParts = 3;

}  // namespace

std::variant<std::vector<CardEntry>, NotationError> readCards(const CardPool& pool, const NotationLine& line,
                                                              std::string_view text) {
    std::vector<CardEntry> cards;
    if (text.empty() || text == "nothing") return cards;
    const auto parts = notation::parts(text);
    for (std::size_t i = 0; i < parts.size();) {
        std::optional<CardEntry> entry;
        const std::size_t last = std::min(parts.size(), i + mostParts);
        std::size_t end = last;
        for (; end > i && !entry; --end) entry = readEntry(pool, joined(parts, i, end - 1));
        if (!entry) {
            CardEntry ignored;
            std::string_view name = parts[i];
            while (takeNotes(pool, name, ignored) || takeCount(name, ignored)) {
            }
            return line.error(unknownCard(pool, name));
        }
        cards.push_back(*std::move(entry));
        i = end + 1;
    }
    return cards;
}

DefinitionId cardNamed(const CardPool& pool, std::string_view name) {
    if (const DefinitionId exact = pool.find(name)) return exact;
    const std::string plain = withoutAccents(name);
    const auto definitions = pool.definitions();
    const auto found = std::ranges::find_if(
        definitions, [&](const Definition& definition) { return withoutAccents(definition.name) == plain; });
    if (found == definitions.end()) return {};
    return DefinitionId(static_cast<std::uint16_t>(found - definitions.begin()));
}

std::string withoutAccents(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto letter = static_cast<unsigned char>(text[i]);
        const bool isAccented = letter == 0xc3 && i + 1 < text.size();
        plain += isAccented ? plainLetters[static_cast<unsigned char>(text[++i]) & 0x3fU] : text[i];
    }
    return plain;
}

std::string unknownCard(const CardPool& pool, std::string_view text) {
    std::vector<std::string> names;
    names.reserve(pool.definitions().size());
    for (const Definition& definition : pool.definitions()) names.push_back(definition.name);
    if (text.empty()) return "the name of a card is missing";
    const std::string quoted = NotationLine::quoted(text);
    return unknownWord("card", std::string_view(quoted).substr(1, quoted.size() - 2), names);
}

// -------------------------------------------------------------------------------------------------- writing

std::vector<CardId> listed(const ReadableMatch& match, PlayerId player, std::uint8_t zone) {
    const auto cards = match.state().zone(player, zone);
    std::vector<CardId> result(cards.begin(), cards.end());
    if (match.rulebook().vocabulary().zones[zone].ordered) std::reverse(result.begin(), result.end());
    return result;
}

std::string writeCards(const ReadableMatch& match, std::span<const CardId> cards) {
    const CardNotes notes(match.rulebook());
    std::string text;
    for (std::size_t i = 0; i < cards.size();) {
        const DefinitionId definition = match.state().card(cards[i]).definition;
        const auto noted = notes.of(match, cards[i]);
        std::size_t end = i + 1;
        while (end < cards.size() && match.state().card(cards[end]).definition == definition &&
               notes.of(match, cards[end]) == noted) {
            ++end;
        }
        text += (text.empty() ? "" : ", ") + (definition ? match.pool()[definition].name : std::string("?"));
        if (end - i > 1) text += " x" + std::to_string(end - i);
        for (std::size_t n = 0; n < noted.size(); ++n) text += (n == 0 ? " (" : ", ") + noted[n];
        if (!noted.empty()) text += ")";
        i = end;
    }
    return text.empty() ? "nothing" : text;
}

}  // namespace duelogue
