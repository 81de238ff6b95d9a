#include "match/notation/scenario/Notes.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/References.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

/// The index and number of a counter or figure, as in "scars 2".
struct Counter {
    std::size_t index = 0;
    int value = 0;
};

std::optional<Counter> readCounter(const Rulebook& rulebook, std::string_view note) {
    const auto words = rulebook.notation().counterWords();
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view rest = note;
        if (!notation::take(rest, words[i])) continue;
        if (const auto value = notation::number(rest, 0, highestNumber)) return Counter{i, *value};
    }
    return std::nullopt;
}

std::optional<std::uint8_t> readKnown(const ReadableMatch& match, std::string_view note) {
    if (!notation::take(note, "known to")) return std::nullopt;
    const auto player = readPlayer(match, note);
    if (!player) return std::nullopt;
    return static_cast<std::uint8_t>(1U << player->value);
}

/// Reads the index and number of a figure, as in "power 4".
std::optional<Counter> readFigure(const Rulebook& rulebook, std::string_view note) {
    for (const FigureWord& figure : rulebook.vocabulary().figures) {
        std::string_view rest = note;
        if (!notation::take(rest, figure.word)) continue;
        if (const auto value = notation::number(rest, lowestNumber, highestNumber)) return Counter{figure.slot, *value};
    }
    return std::nullopt;
}

/// The word for a card that was created in play.
constexpr std::string_view created = "created";

/// Returns true if cards can be created, or become other cards.
bool hasCreation(const Rulebook& rulebook) { return rulebook.zones().outside != 0xff; }

/// Reads "printed NAME": what the card is when it is not in play.
DefinitionId readPrinted(const CardPool& pool, std::string_view note) {
    return notation::take(note, "printed") ? cardNamed(pool, note) : DefinitionId{};
}

/// Reads "on NAME": the card's host.
std::optional<CardId> readHost(const ReadableMatch& match, CardId card, std::string_view note) {
    if (!notation::take(note, "on")) return std::nullopt;
    const PlayerId speaker = match.state().card(card).holder;
    const auto reference = readReference(match.pool(), speaker, note);
    return reference ? findCard(match, speaker, *reference) : std::nullopt;
}

/// Writes "NAME", or "NAME #2" if the name alone would mean another card.
std::string referenceTo(const ReadableMatch& match, PlayerId speaker, CardId card) {
    const DefinitionId definition = match.state().card(card).definition;
    std::string text = match.pool()[definition].name;
    CardReference reference{definition, {}, {}, {}, 1};
    for (auto found = findCard(match, speaker, reference); found && *found != card;
         found = findCard(match, speaker, reference))
        ++reference.nth;
    return reference.nth > 1 ? text + " #" + std::to_string(reference.nth) : text;
}

}  // namespace

std::optional<PlayerId> CardNotes::owner(std::string_view note) {
    if (!notation::take(note, "owner")) return std::nullopt;
    const auto number = notation::number(note, 1, static_cast<int>(maxPlayers));
    if (!number) return std::nullopt;
    return PlayerId(static_cast<std::uint8_t>(*number - 1));
}

namespace {

/// Returns the flag whose opposite the note names, as in "unturned".
std::optional<std::size_t> oppositeOf(const Rulebook& rulebook, std::string_view note) {
    const auto& flags = rulebook.vocabulary().flags;
    const auto found = std::ranges::find_if(
        flags, [&](const FlagWord& flag) { return !flag.opposite.empty() && flag.opposite == note; });
    if (found == flags.end()) return std::nullopt;
    return static_cast<std::size_t>(found - flags.begin());
}

}  // namespace

bool CardNotes::apply(Match& match, CardId id, std::string_view note) const {
    Card& card = match.state().card(id);
    if (const auto flag = indexOf(m_rulebook.vocabulary().flags, note)) {
        card.current.flags |= 1U << *flag;
    } else if (const auto opposite = oppositeOf(m_rulebook, note)) {
        card.current.flags &= ~(1U << *opposite);
    } else if (const auto counter = readCounter(m_rulebook, note)) {
        card.values[counter->index] = static_cast<std::int16_t>(counter->value);
    } else if (const auto known = readKnown(match, note)) {
        card.knownTo |= *known;
    } else if (const auto host = readHost(match, id, note)) {
        card.current.host = *host;
    } else if (hasCreation(m_rulebook) && note == created) {
        card.origin = 1;
    } else if (const DefinitionId printed = readPrinted(match.pool(), note); printed && hasCreation(m_rulebook)) {
        card.origin = static_cast<std::uint16_t>(printed.value + 2);
    } else {
        return owner(note).has_value();
    }
    return true;
}

bool CardNotes::isFigure(std::string_view note) const {
    return !readCounter(m_rulebook, note) && readFigure(m_rulebook, note).has_value();
}

bool CardNotes::isFlag(std::string_view note) const {
    return indexOf(m_rulebook.vocabulary().flags, note).has_value() || oppositeOf(m_rulebook, note).has_value();
}

bool CardNotes::isOfAnyZone(std::string_view note) {
    return notation::take(note, "known to") || notation::take(note, "owner");
}

bool CardNotes::changeFigure(Match& match, CardId id, std::string_view note) const {
    const auto figure = readFigure(m_rulebook, note);
    if (!figure) return false;
    const int now = match.state().card(id).current.figures[figure->index];
    return m_rulebook.notation().changeFigure(match, id, static_cast<std::uint8_t>(figure->index), figure->value - now);
}

std::optional<bool> CardNotes::holds(const ReadableMatch& match, CardId id, std::string_view note) const {
    const Card& card = match.state().card(id);
    const auto& flags = m_rulebook.vocabulary().flags;
    if (const auto flag = indexOf(flags, note)) return ((card.current.flags >> *flag) & 1U) != 0;
    if (const auto opposite = oppositeOf(m_rulebook, note)) return ((card.current.flags >> *opposite) & 1U) == 0;
    if (const auto counter = readCounter(m_rulebook, note)) return card.values[counter->index] == counter->value;
    if (const auto figure = readFigure(m_rulebook, note)) return card.current.figures[figure->index] == figure->value;
    if (const auto known = readKnown(match, note)) return (card.knownTo & *known) != 0;
    if (const auto host = readHost(match, id, note)) return card.current.host == *host;
    if (const auto whose = owner(note)) return card.owner == *whose;
    if (hasCreation(m_rulebook) && note == created) return card.isCreated();
    const DefinitionId printed = hasCreation(m_rulebook) ? readPrinted(match.pool(), note) : DefinitionId{};
    return printed ? std::optional(card.printed() == printed) : std::nullopt;
}

std::vector<std::string> CardNotes::of(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    std::vector<std::string> notes;
    const auto& flags = m_rulebook.vocabulary().flags;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (((card.current.flags >> i) & 1U) != 0) notes.push_back(flags[i].word);
    }
    const auto counters = m_rulebook.notation().counterWords();
    for (std::size_t i = 0; i < counters.size(); ++i) {
        if (card.values[i] != 0 && !counters[i].empty())
            notes.push_back(counters[i] + " " + std::to_string(card.values[i]));
    }
    for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
        if (card.isKnownTo(PlayerId(p)) && !match.rulebook().notation().isSeen(match, card, PlayerId(p))) {
            notes.push_back("known to " + std::to_string(p + 1));
        }
    }
    if (card.current.host) notes.push_back("on " + referenceTo(match, card.holder, card.current.host));
    if (hasCreation(m_rulebook) && card.definition && card.origin != 0)
        notes.push_back(card.isCreated() ? std::string(created) : "printed " + match.pool()[card.printed()].name);
    if (card.owner && card.owner != card.holder) notes.push_back("owner " + std::to_string(card.owner.value + 1));
    return notes;
}

std::string CardNotes::expected() const {
    std::string text;
    for (const FlagWord& flag : m_rulebook.vocabulary().flags) {
        text += flag.word + ", ";
        if (!flag.opposite.empty()) text += flag.opposite + ", ";
    }
    for (const std::string& counter : m_rulebook.notation().counterWords()) {
        if (!counter.empty()) text += counter + " NUMBER, ";
    }
    for (const FigureWord& figure : m_rulebook.vocabulary().figures) text += figure.word + " NUMBER, ";
    if (hasCreation(m_rulebook)) text += "created, printed CARD, ";
    return text + "owner NUMBER, known to NUMBER or on CARD";
}

}  // namespace duelogue
