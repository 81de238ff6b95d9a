#include "match/NotationCards.h"

#include <algorithm>

#include "cards/Nearest.h"

namespace duelogue {

namespace {

constexpr int mostOfOne = 500;

/// Takes "(NOTE, NOTE)" off the end of the text.
bool takeNotes(std::string_view& text, CardEntry& entry) {
    const std::size_t open = text.rfind('(');
    if (!text.ends_with(')') || open == std::string_view::npos || !entry.notes.empty()) return false;
    for (const std::string_view note : notation::parts(text.substr(open + 1, text.size() - open - 2))) {
        entry.notes.emplace_back(note);
    }
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

/// "NAME", "NAME xN (NOTE, NOTE)" or "NAME (NOTE, NOTE) xN".
std::optional<CardEntry> readEntry(const CardPool& pool, std::string_view text) {
    CardEntry entry;
    entry.definition = pool.find(text);
    while (!entry.definition) {
        if (!takeNotes(text, entry) && !takeCount(text, entry)) return std::nullopt;
        entry.definition = pool.find(text);
    }
    return entry;
}

/// The text from the beginning of part `first` to the end of part `last`.
std::string_view joined(const std::vector<std::string_view>& parts, std::size_t first, std::size_t last) {
    const char* begin = parts[first].data();
    return {begin, static_cast<std::size_t>(parts[last].data() + parts[last].size() - begin)};
}

/// The longest name with a comma has three parts.
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
        if (!entry) return line.wrong("a card of the game, like \"NAME\" or \"NAME x3\"", unknownCard(pool, parts[i]));
        cards.push_back(*std::move(entry));
        i = end + 1;
    }
    return cards;
}

std::string unknownCard(const CardPool& pool, std::string_view text) {
    std::vector<std::string> names;
    names.reserve(pool.definitions().size());
    for (const Definition& definition : pool.definitions()) names.push_back(definition.name);
    const std::string near = nearest(text, names);
    return NotationLine::quoted(text) + (near.empty() ? "" : "; the nearest card is \"" + near + "\"");
}

// -------------------------------------------------------------------------------------------------- notes

namespace {

/// The counter's word and number in "scars 2".
struct Counter {
    std::size_t index = 0;
    int value = 0;
};

std::optional<Counter> readCounter(const Rulebook& rulebook, std::string_view note) {
    const auto words = rulebook.counterWords();
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view rest = note;
        if (!notation::take(rest, words[i])) continue;
        if (const auto value = notation::number(rest, -30'000, 30'000)) return Counter{i, *value};
    }
    return std::nullopt;
}

std::optional<std::uint8_t> readKnown(const Match& match, std::string_view note) {
    if (!notation::take(note, "known to")) return std::nullopt;
    const auto player = readPlayer(match, note);
    if (!player) return std::nullopt;
    return static_cast<std::uint8_t>(1U << player->value);
}

/// "on NAME": the card that it is attached to.
std::optional<CardId> readHost(const Match& match, CardId card, std::string_view note) {
    if (!notation::take(note, "on")) return std::nullopt;
    const PlayerId speaker = match.state().card(card).holder;
    const auto reference = readReference(match.pool(), speaker, note);
    return reference ? findCard(match, speaker, *reference) : std::nullopt;
}

/// Who knows a card because of where it lies.
bool isSeenAnyway(const Match& match, const Card& card, PlayerId player) {
    switch (match.rulebook().vocabulary().zones[card.zone].seen) {
        case ZoneWord::Seen::ByAll: return true;
        case ZoneWord::Seen::ByOwner: return card.owner == player;
        case ZoneWord::Seen::ByNobody: return false;
    }
    return false;
}

}  // namespace

std::optional<PlayerId> CardNotes::owner(std::string_view note) {
    if (!notation::take(note, "owner")) return std::nullopt;
    const auto number = notation::number(note, 1, static_cast<int>(maxPlayers));
    if (!number) return std::nullopt;
    return PlayerId(static_cast<std::uint8_t>(*number - 1));
}

bool CardNotes::apply(Match& match, CardId id, std::string_view note) const {
    Card& card = match.state().card(id);
    if (const auto flag = indexOf(m_rulebook.vocabulary().flags, note)) {
        card.now.flags |= 1U << *flag;
    } else if (const auto counter = readCounter(m_rulebook, note)) {
        card.values[counter->index] = static_cast<std::int16_t>(counter->value);
    } else if (const auto known = readKnown(match, note)) {
        card.knownTo |= *known;
    } else if (const auto host = readHost(match, id, note)) {
        card.attachedTo = *host;
    } else {
        return owner(note).has_value();
    }
    return true;
}

std::optional<bool> CardNotes::holds(const Match& match, CardId id, std::string_view note) const {
    const Card& card = match.state().card(id);
    const auto& flags = m_rulebook.vocabulary().flags;
    if (const auto flag = indexOf(flags, note)) return ((card.now.flags >> *flag) & 1U) != 0;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (!note.empty() && flags[i].opposite == note) return ((card.now.flags >> i) & 1U) == 0;
    }
    if (const auto counter = readCounter(m_rulebook, note)) return card.values[counter->index] == counter->value;
    if (const auto known = readKnown(match, note)) return (card.knownTo & *known) != 0;
    if (const auto host = readHost(match, id, note)) return card.attachedTo == *host;
    if (const auto whose = owner(note)) return card.owner == *whose;
    return std::nullopt;
}

std::vector<std::string> CardNotes::of(const Match& match, CardId id) const {
    const Card& card = match.state().card(id);
    std::vector<std::string> notes;
    const auto& flags = m_rulebook.vocabulary().flags;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (((card.now.flags >> i) & 1U) != 0) notes.push_back(flags[i].word);
    }
    const auto counters = m_rulebook.counterWords();
    for (std::size_t i = 0; i < counters.size(); ++i) {
        if (card.values[i] != 0 && !counters[i].empty()) notes.push_back(counters[i] + " " + std::to_string(card.values[i]));
    }
    for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
        if (card.isKnownTo(PlayerId(p)) && !isSeenAnyway(match, card, PlayerId(p))) {
            notes.push_back("known to " + std::to_string(p + 1));
        }
    }
    if (card.attachedTo) notes.push_back("on " + match.pool()[match.state().card(card.attachedTo).definition].name);
    if (card.owner != card.holder) notes.push_back("owner " + std::to_string(card.owner.value + 1));
    return notes;
}

std::string CardNotes::expected() const {
    std::string text;
    for (const FlagWord& flag : m_rulebook.vocabulary().flags) text += flag.word + ", ";
    for (const std::string& counter : m_rulebook.counterWords()) {
        if (!counter.empty()) text += counter + " NUMBER, ";
    }
    return text + "owner NUMBER, known to NUMBER or on CARD";
}

// -------------------------------------------------------------------------------------------------- writing

std::vector<CardId> listed(const Match& match, PlayerId player, std::uint8_t zone) {
    const auto cards = match.state().zone(player, zone);
    std::vector<CardId> result(cards.begin(), cards.end());
    if (match.rulebook().vocabulary().zones[zone].ordered) std::reverse(result.begin(), result.end());
    return result;
}

std::string writeCards(const Match& match, std::span<const CardId> cards) {
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

// -------------------------------------------------------------------------------------------------- references

bool CardReference::fits(const Match& match, CardId id) const {
    const Card& card = match.state().card(id);
    return card.definition == definition && (!controller || card.holder == controller) &&
           (!notController || card.holder != notController);
}

std::vector<std::string> zoneWords(const Rulebook& rulebook) {
    std::vector<std::string> words;
    for (const ZoneWord& zone : rulebook.vocabulary().zones) words.push_back(zone.word);
    return words;
}

std::optional<PlayerId> readPlayer(const Match& match, std::string_view text) {
    (void)notation::take(text, "player");
    const auto number = notation::number(text, 1, match.state().globals.playerCount);
    if (!number) return std::nullopt;
    return PlayerId(static_cast<std::uint8_t>(*number - 1));
}

std::optional<CardReference> readReference(const CardPool& pool, PlayerId speaker, std::string_view text) {
    CardReference reference;
    reference.definition = pool.find(text);
    if (reference.definition) return reference;
    if (notation::take(text, "my")) {
        reference.controller = speaker;
    } else if (notation::take(text, "his")) {
        reference.notController = speaker;
    } else if (text.size() > 3 && text.substr(1).starts_with("'s ")) {
        const auto number = notation::number(text.substr(0, 1), 1, static_cast<int>(maxPlayers));
        if (!number) return std::nullopt;
        reference.controller = PlayerId(static_cast<std::uint8_t>(*number - 1));
        text = notation::trimmed(text.substr(4));
    }
    const std::size_t hash = text.rfind(" #");
    if (hash != std::string_view::npos) {
        if (const auto nth = notation::number(text.substr(hash + 2), 1, mostOfOne)) {
            reference.nth = *nth;
            text = notation::trimmed(text.substr(0, hash));
        }
    }
    reference.definition = pool.find(text);
    if (!reference.definition) return std::nullopt;
    return reference;
}

void ownFirst(const Match& match, PlayerId speaker, std::vector<CardId>& cards) {
    std::stable_partition(cards.begin(), cards.end(),
                          [&](CardId card) { return match.state().card(card).holder == speaker; });
}

std::optional<CardId> findCard(const Match& match, PlayerId speaker, const CardReference& reference) {
    std::vector<CardId> cards;
    for (const CardId id : match.state().order) {
        if (reference.fits(match, id)) cards.push_back(id);
    }
    ownFirst(match, speaker, cards);
    const auto& zones = match.rulebook().zones();
    const auto rank = [&](CardId id) {
        const std::uint8_t zone = match.state().card(id).zone;
        return zone == zones.inPlay ? 0 : zone == zones.hand ? 1 : 2;
    };
    std::stable_sort(cards.begin(), cards.end(), [&](CardId a, CardId b) { return rank(a) < rank(b); });
    if (cards.size() < static_cast<std::size_t>(reference.nth)) return std::nullopt;
    return cards[static_cast<std::size_t>(reference.nth) - 1];
}

}  // namespace duelogue
