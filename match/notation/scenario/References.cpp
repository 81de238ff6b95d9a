#include "match/notation/scenario/References.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Notes.h"

namespace duelogue {

namespace {

constexpr int highestNth = 2000;

}  // namespace

bool CardReference::fits(const ReadableMatch& match, CardId id) const {
    const Card& card = match.state().card(id);
    const CardNotes said(match.rulebook());
    return card.definition == definition && (!controller || card.holder == controller) &&
           (!notController || card.holder != notController) && std::ranges::all_of(notes, [&](const std::string& note) {
               return said.holds(match, id, note).value_or(false);
           });
}

std::vector<std::string> zoneWords(const Rulebook& rulebook) {
    std::vector<std::string> words;
    for (const ZoneWord& zone : rulebook.vocabulary().zones) words.push_back(zone.word);
    return words;
}

std::optional<PlayerId> readPlayer(const ReadableMatch& match, std::string_view text) {
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
    if (!pool.find(text) && hash != std::string_view::npos) {
        if (const auto nth = notation::number(text.substr(hash + 2), 1, highestNth)) {
            reference.nth = *nth;
            text = notation::trimmed(text.substr(0, hash));
        }
    }
    reference.definition = cardNamed(pool, text);
    const std::size_t open = text.rfind('(');
    if (!reference.definition && text.ends_with(')') && open != std::string_view::npos) {
        reference.notes = readNotes(pool, text.substr(open + 1, text.size() - open - 2));
        reference.definition = cardNamed(pool, notation::trimmed(text.substr(0, open)));
    }
    if (!reference.definition) return std::nullopt;
    return reference;
}

std::vector<std::string> readNotes(const CardPool& pool, std::string_view list) {
    const auto parts = notation::parts(list);
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t last = i;
        // The longest name of a host counts.
        for (std::size_t end = parts.size() - 1; end > i && last == i && parts[i].starts_with("on "); --end) {
            const std::string_view name(parts[i].substr(3).data(), parts[end].data() + parts[end].size());
            if (readReference(pool, PlayerId(0), name)) last = end;
        }
        const char* begin = parts[i].data();
        notes.emplace_back(begin, parts[last].data() + parts[last].size());
        i = last + 1;
    }
    return notes;
}

std::optional<CardId> findCard(const ReadableMatch& match, PlayerId speaker, const CardReference& reference) {
    std::vector<CardId> cards;
    for (const CardId id : match.state().order) {
        if (reference.fits(match, id)) cards.push_back(id);
    }
    std::stable_partition(cards.begin(), cards.end(),
                          [&](CardId card) { return match.state().card(card).holder == speaker; });
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
