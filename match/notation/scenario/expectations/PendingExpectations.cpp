// Expectations about pending items.
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

/// A check of pending items.
class PendingItemCheck {
public:
    explicit PendingItemCheck(const ExpectedText& said) : m_said(said) {}

    /// Checks the pending items like a zone, from the top: cards, and "ability of CARD".
    [[nodiscard]] Error ofStack(PlayerId player, std::string_view text) const {
        std::vector<Waiting> pile = waiting(player);
        const std::string found = write(pile);
        if (notation::take(text, "size")) {
            const auto size = notation::number(text, 0, 60'000);
            if (!size) return m_said.unreadable("a number after \"size\"");
            return m_said.unless(pile.size() == static_cast<std::size_t>(*size), std::to_string(pile.size()));
        }
        const bool exactly = notation::take(text, "=");
        const bool has = !exactly && notation::take(text, "has");
        const bool negated = has && notation::take(text, "not");
        if (!exactly && !has) return m_said.unreadable("=, has, has not or size after the stack");
        std::vector<std::string_view> parts = notation::parts(text);
        if (text == "nothing" || text.empty()) parts.clear();
        if (parts.empty() && !exactly) return m_said.nothingExpected("stack");
        for (std::string_view part : parts) {
            const bool ability = notation::take(part, "ability of");
            auto read = readCards(m_said.match.pool(), m_said.line, part);
            if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
            for (const CardEntry& entry : std::get<std::vector<CardEntry>>(read)) {
                if (auto wrong = wrongOfWaiting(entry)) return wrong;
                for (int i = 0; i < entry.count; ++i) {
                    const auto end = exactly && !pile.empty() ? pile.begin() + 1 : pile.end();
                    const auto it =
                        std::find_if(pile.begin(), end, [&](const Waiting& w) { return isEntry(w, ability, entry); });
                    if (negated) return m_said.unless(it == end, found);
                    if (it == end) return m_said.differs(found);
                    pile.erase(it);
                }
            }
        }
        return m_said.unless(!exactly || pile.empty(), found);
    }

private:
    const ExpectedText& m_said;

    /// A pending card or ability. `targets` has the layout of Targets.
    struct Waiting {
        CardId card;
        bool isAbility = false;
        std::vector<Subject> targets;
    };

    /// Returns a player's pending items, the next one first. Triggers that are not pending items yet come before them.
    [[nodiscard]] std::vector<Waiting> waiting(PlayerId player) const {
        std::vector<Waiting> found;
        for (const Trigger& trigger : m_said.match.state().triggers) {
            if (trigger.controller == player) found.push_back({trigger.source, true, {}});
        }
        for (auto item = m_said.match.state().pendingItems.rbegin(); item != m_said.match.state().pendingItems.rend();
             ++item) {
            if (item->controller != player) continue;
            const auto targets = m_said.match.targets(*item);
            found.push_back({item->card, item->isCard == 0, {targets.begin(), targets.end()}});
        }
        return found;
    }
    [[nodiscard]] std::string write(const std::vector<Waiting>& pile) const {
        std::string text;
        for (const Waiting& each : pile) {
            text += (text.empty() ? "" : ", ") + std::string(each.isAbility ? "ability of " : "") +
                    m_said.nameOf(each.card);
            std::string at;
            for (const Subject target : each.targets) {
                if (target.isCard()) at += (at.empty() ? " (at " : ", at ") + m_said.nameOf(target.card());
                if (target.isPlayer()) {
                    at += (at.empty() ? " (at player " : ", at player ") + std::to_string(target.player().value + 1);
                }
            }
            text += at + (at.empty() ? "" : ")");
        }
        return text.empty() ? "nothing" : text;
    }

    /// Reads the target after "at": a card or "player 2". Returns nullopt if the text is neither.
    [[nodiscard]] std::optional<std::variant<PlayerId, CardReference>> readTarget(std::string_view text) const {
        if (notation::take(text, "player")) return readPlayer(m_said.match, text);
        return readReference(m_said.match.pool(), PlayerId(0), text);
    }
    /// Checks the note "at CARD" or "at player 2" about a target. Returns nullopt for any other note.
    [[nodiscard]] std::optional<bool> isAt(const Waiting& each, std::string_view note) const {
        if (!notation::take(note, "at")) return std::nullopt;
        const auto meant = readTarget(note);
        if (!meant) return false;
        return std::ranges::any_of(each.targets, [&](Subject target) {
            if (const auto* player = std::get_if<PlayerId>(&*meant)) return target == Subject(*player);
            return target.isCard() && std::get<CardReference>(*meant).fits(m_said.match, target.card());
        });
    }
    /// Returns the error in the notes about a pending item, if any.
    [[nodiscard]] Error wrongOfWaiting(const CardEntry& entry) const {
        for (const std::string& note : entry.notes) {
            std::string_view target = note;
            if (!notation::take(target, "at")) {
                if (!m_said.isNote(note)) return m_said.wrongNote("\"at\" and its target, or one of ", note);
            } else if (!readTarget(target)) {
                return m_said.line.error(unknownCard(m_said.match.pool(), target));
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] bool isEntry(const Waiting& each, bool ability, const CardEntry& entry) const {
        const CardNotes notes(m_said.match.rulebook());
        return each.isAbility == ability && m_said.match.state().card(each.card).definition == entry.definition &&
               std::ranges::all_of(entry.notes, [&](const std::string& note) {
                   const auto at = isAt(each, note);
                   return at ? *at : notes.holds(m_said.match, each.card, note) == true;
               });
    }
};

}  // namespace

std::optional<NotationError> checkPendingItems(const ExpectedText& said, PlayerId player, std::string_view text) {
    return PendingItemCheck(said).ofStack(player, text);
}

}  // namespace duelogue
