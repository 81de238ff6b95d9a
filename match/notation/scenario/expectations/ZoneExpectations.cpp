// Expectations about the cards in a zone.
#include <algorithm>
#include <variant>

#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/expectations/ExpectedText.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// A check of the cards in a zone.
class ZoneCheck {
public:
    explicit ZoneCheck(const ExpectedText& said) : m_said(said) {}

    [[nodiscard]] Error ofZone(PlayerId player, std::uint8_t zone, std::string_view text) const {
        std::vector<CardId> pile = listed(m_said.match, player, zone);
        const std::string found = writeCards(m_said.match, pile);
        if (notation::take(text, "size")) {
            const auto size = notation::number(text, 0, 60'000);
            if (!size) return m_said.unreadable("a number after \"size\"");
            return m_said.unless(pile.size() == static_cast<std::size_t>(*size), std::to_string(pile.size()));
        }
        const bool exactly = notation::take(text, "=");
        const bool top =
            !exactly && m_said.match.rulebook().vocabulary().zones[zone].ordered && notation::take(text, "top");
        const bool has = !exactly && !top && notation::take(text, "has");
        const bool negated = has && notation::take(text, "not");
        if (!exactly && !has && !top)
            return m_said.unreadable("=, has, has not or size after the zone, or top where it has one");
        auto read = readCards(m_said.match.pool(), m_said.line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        const auto& entries = std::get<std::vector<CardEntry>>(read);
        if (entries.empty() && !exactly) return m_said.nothingExpected(zoneWords(m_said.match.rulebook())[zone]);
        if (auto wrong = wrongNote(zone, entries)) return wrong;
        if (negated) return m_said.unless(noneIn(pile, entries), found);
        const bool inOrder = top || (exactly && m_said.match.rulebook().vocabulary().zones[zone].ordered);
        return m_said.unless(takeAll(pile, entries, inOrder) && (!exactly || pile.empty()), found);
    }

private:
    const ExpectedText& m_said;

    [[nodiscard]] bool isEntry(CardId card, const CardEntry& entry) const {
        const CardNotes notes(m_said.match.rulebook());
        return m_said.match.state().card(card).definition == entry.definition &&
               std::all_of(entry.notes.begin(), entry.notes.end(), [&](const std::string& note) {
                   return notes.holds(m_said.match, card, note).value_or(false);
               });
    }

    /// Takes the cards of all entries out of the pile. Returns false if one is missing.
    [[nodiscard]] bool takeAll(std::vector<CardId>& pile, const std::vector<CardEntry>& entries, bool inOrder) const {
        for (const CardEntry& entry : entries) {
            for (int i = 0; i < entry.count; ++i) {
                const auto end = inOrder && !pile.empty() ? pile.begin() + 1 : pile.end();
                const auto found = std::find_if(pile.begin(), end, [&](CardId card) { return isEntry(card, entry); });
                if (found == end) return false;
                pile.erase(found);
            }
        }
        return true;
    }

    [[nodiscard]] bool noneIn(const std::vector<CardId>& pile, const std::vector<CardEntry>& entries) const {
        return std::none_of(pile.begin(), pile.end(), [&](CardId card) {
            return std::any_of(entries.begin(), entries.end(), [&](const CardEntry& e) { return isEntry(card, e); });
        });
    }

    /// Returns the error for a note that no card can have, or none outside play.
    [[nodiscard]] Error wrongNote(std::uint8_t zone, const std::vector<CardEntry>& entries) const {
        const Rulebook& rulebook = m_said.match.rulebook();
        const ZoneWord& there = rulebook.vocabulary().zones[zone];
        const bool isPlay = there.shared || zone == rulebook.zones().inPlay;
        const CardNotes notes(rulebook);
        for (const CardEntry& entry : entries) {
            for (const std::string& note : entry.notes) {
                if (!m_said.isNote(note)) return m_said.wrongNote("one of ", note);
                if (!isPlay && !notes.isOfAnyZone(note) && !(notes.isFlag(note) && keepsFlags(zone)))
                    return m_said.unreadable("no note about a card in play (\"" + note + "\") for a card in zone " +
                                             there.word);
            }
        }
        return std::nullopt;
    }
    /// Returns true if cards may lie face-up and face-down in the zone, as in a discard pile that only its owner sees.
    [[nodiscard]] bool keepsFlags(std::uint8_t zone) const {
        const ZoneWord& there = m_said.match.rulebook().vocabulary().zones[zone];
        return zone == m_said.match.rulebook().zones().discard && there.seen != ZoneWord::Seen::ByAll;
    }
};

}  // namespace

std::optional<NotationError> checkZone(const ExpectedText& said, PlayerId player, std::uint8_t zone,
                                       std::string_view text) {
    return ZoneCheck(said).ofZone(player, zone, text);
}

}  // namespace duelogue
