#include "match/notation/scenario/Expectations.h"

#include <algorithm>
#include <variant>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/EarlierMessages.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/Replies.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// Makes "yes-no" and "yes no" equal.
std::string sameSpelling(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

class Check {
public:
    Check(const ReadableMatch& match, const NotationLine& line) : m_match(match), m_line(line) {}

    [[nodiscard]] Error run(std::string_view text) {
        m_text = text;
        std::string_view rest = text;
        if (rest == "over" || rest == "not over" || rest == "draw") return end(rest);
        if (notation::take(rest, "draw")) return drawFor(rest);
        if (notation::take(rest, "winner")) return winner(rest);
        if (notation::take(rest, "turn")) return turn(rest);
        if (notation::take(rest, "hash")) return hash(rest);
        if (notation::take(rest, "table")) return ofTable(rest);
        rest = text;
        (void)notation::take(rest, "player");
        const std::string_view first = notation::takeWord(rest);
        if (const auto number = readPlayer(m_match, first)) return ofPlayer(*number, rest);
        return ofCard(text);
    }

private:
    const ReadableMatch& m_match;
    const NotationLine& m_line;
    std::string_view m_text;

    /// Returns the error with the whole text as the expectation.
    [[nodiscard]] NotationError differs(std::string found) const {
        return m_line.untrue(std::string(m_text), std::move(found));
    }
    [[nodiscard]] Error unless(bool holds, std::string found) const {
        if (holds) return std::nullopt;
        return differs(std::move(found));
    }
    [[nodiscard]] Error unreadable(std::string expected) const {
        return m_line.wrong(std::move(expected), NotationLine::quoted(m_text));
    }

    // ---- the match

    [[nodiscard]] std::string howItEnded() const {
        const Globals& globals = m_match.state().globals;
        if (globals.over == 0) return "not over";
        std::string text;
        for (int p = 0; p < globals.playerCount; ++p) {
            if (((globals.winners >> p) & 1) != 0) text += (text.empty() ? "winner " : ", ") + std::to_string(p + 1);
        }
        return text.empty() ? "draw" : text;
    }
    [[nodiscard]] Error end(std::string_view word) const {
        const std::string ended = howItEnded();
        return unless(word == "over" ? ended != "not over" : ended == word, ended);
    }
    /// Checks "draw WORDS": the message about the end of the match contains the words.
    [[nodiscard]] Error drawFor(std::string_view words) const {
        if (auto other = end("draw")) return other;
        const std::string why = m_match.rulebook().sentence(m_match.state().globals.ending);
        return unless(saysNowOrEarlier(why, words), "draw" + (why.empty() ? why : ": " + why));
    }
    [[nodiscard]] Error winner(std::string_view text) const {
        const auto player = readPlayer(m_match, text);
        if (!player) return unreadable("winner and the number of a player");
        const std::string ended = howItEnded();
        return unless(ended == "winner " + std::to_string(player->value + 1), ended);
    }
    [[nodiscard]] Error turn(std::string_view text) const {
        auto read = readTurn(m_match, m_line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        const auto& turn = std::get<TurnReference>(read);
        const Globals& globals = m_match.state().globals;
        const bool same = globals.turn == turn.turn && globals.current == turn.player;
        return unless(same && (!turn.phase || globals.phase == *turn.phase), "turn " + writeTurn(m_match));
    }

    [[nodiscard]] Error hash(std::string_view text) const {
        const std::string found = writeHash(m_match);
        return unless(text == found, "hash " + found + ", so something went another way");
    }

    // ---- a player

    [[nodiscard]] Error ofPlayer(PlayerId player, std::string_view text) const {
        std::string_view rest = text;
        if (notation::take(rest, "asked")) return asked(player, rest, true);
        if (notation::take(rest, "not asked")) return asked(player, rest, false);
        if (notation::take(rest, "can")) return can(player, rest, true);
        if (notation::take(rest, "cannot")) return can(player, rest, false);
        if (const auto zone = notation::takeOneOf(rest, zoneWords(m_match.rulebook()))) {
            const ZoneRoles& roles = m_match.rulebook().zones();
            if (*zone == roles.stack && roles.stack != roles.inPlay) return ofStack(player, rest);
            return ofZone(player, static_cast<std::uint8_t>(*zone), rest);
        }
        if (const auto value = notation::takeOneOf(rest, m_match.rulebook().notation().valueWords())) {
            (void)notation::take(rest, "=");
            const auto number = notation::number(rest, lowestNumber, highestNumber);
            if (!number) return unreadable("a number behind the value");
            const int found = m_match.state().player(player).values[*value];
            return unless(found == *number, std::to_string(found));
        }
        return unreadable("asked, not asked, can, cannot, a zone or a value behind the player");
    }

    [[nodiscard]] Error asked(PlayerId player, std::string_view kind, bool expected) const {
        const Communication* question = m_match.pendingQuestion();
        if (!kind.empty() && !isQuestion(kind)) return unreadable("a question behind asked: " + questions());
        const bool same =
            question != nullptr && m_match.playerToAct() == player &&
            (kind.empty() || sameSpelling(m_match.rulebook().kinds()[question->kind].name) == sameSpelling(kind));
        return unless(same == expected, writeQuestion(m_match));
    }

    [[nodiscard]] bool isQuestion(std::string_view kind) const {
        const CommunicationKinds& kinds = m_match.rulebook().kinds();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const CommunicationKind& each = kinds[KindId(static_cast<std::uint8_t>(i))];
            if (each.legalReplies != nullptr && sameSpelling(each.name) == sameSpelling(kind)) return true;
        }
        return false;
    }
    [[nodiscard]] std::string questions() const {
        const CommunicationKinds& kinds = m_match.rulebook().kinds();
        std::string text;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const CommunicationKind& each = kinds[KindId(static_cast<std::uint8_t>(i))];
            if (each.legalReplies != nullptr) text += (text.empty() ? "" : ", ") + each.name;
        }
        return text;
    }

    /// Checks "exactly REPLY, REPLY": these are all the legal replies.
    [[nodiscard]] Error canExactly(PlayerId player, std::string_view text) const {
        if (text.empty()) return unreadable("replies behind \"can exactly\", parted by commas");
        Replies left;
        if (m_match.playerToAct() == player) m_match.legalReplies(left);
        std::vector<std::string> missing;
        const auto parts = notation::parts(text);
        for (std::size_t i = 0; i < parts.size();) {
            // Names may contain commas, so the longest text that is a reply counts.
            std::size_t end = parts.size();
            std::vector<WrittenReply> readings;
            std::string_view part;
            for (; end > i && readings.empty(); --end) {
                const auto size =
                    static_cast<std::size_t>(parts[end - 1].data() + parts[end - 1].size() - parts[i].data());
                part = std::string_view(parts[i].data(), size);
                readings = WrittenReply::read(m_match, player, part);
            }
            if (readings.empty()) return unreadableReply(m_match, player, m_line, parts[i]);
            Replies said;
            for (const WrittenReply& reading : readings) {
                if (said.empty()) said = reading.among(m_match, player, left);
            }
            if (said.empty()) {
                missing.emplace_back(part);
            } else {
                std::erase(left, said.front());
            }
            i = end + 1;
        }
        if (m_match.playerToAct() != player) return differs(writeQuestion(m_match));
        std::string found = writeQuestion(m_match);
        if (!missing.empty()) found += "; missing: " + notation::joined(missing, ", ");
        if (!left.empty()) found += "; too many: " + describeReplies(m_match, player, left);
        return unless(missing.empty() && left.empty(), std::move(found));
    }

    [[nodiscard]] Error can(PlayerId player, std::string_view reply, bool expected) const {
        if (expected && notation::take(reply, "exactly")) return canExactly(player, reply);
        if (WrittenReply::read(m_match, player, reply).empty()) return unreadableReply(m_match, player, m_line, reply);
        if (!readAnyReply(m_match, player, reply)) return differs("no such card in the match");
        if (m_match.playerToAct() != player) return differs(writeQuestion(m_match));
        return unless(findReply(m_match, player, reply).has_value() == expected, writeQuestion(m_match));
    }

    // ---- a zone

    /// Checks a zone of the table: "base deck size 3".
    [[nodiscard]] Error ofTable(std::string_view text) const {
        const auto zone = notation::takeOneOf(text, zoneWords(m_match.rulebook()));
        if (!zone) return unreadable("a zone behind the table");
        return ofZone(PlayerId{}, static_cast<std::uint8_t>(*zone), text);
    }

    [[nodiscard]] bool isEntry(CardId card, const CardEntry& entry) const {
        const CardNotes notes(m_match.rulebook());
        return m_match.state().card(card).definition == entry.definition &&
               std::all_of(entry.notes.begin(), entry.notes.end(),
                           [&](const std::string& note) { return notes.holds(m_match, card, note).value_or(false); });
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

    [[nodiscard]] Error ofZone(PlayerId player, std::uint8_t zone, std::string_view text) const {
        std::vector<CardId> pile = listed(m_match, player, zone);
        const std::string found = writeCards(m_match, pile);
        if (notation::take(text, "size")) {
            const auto size = notation::number(text, 0, 60'000);
            if (!size) return unreadable("a number behind size");
            return unless(pile.size() == static_cast<std::size_t>(*size), std::to_string(pile.size()));
        }
        const bool exactly = notation::take(text, "=");
        const bool top = !exactly && m_match.rulebook().vocabulary().zones[zone].ordered && notation::take(text, "top");
        const bool has = !exactly && !top && notation::take(text, "has");
        const bool negated = has && notation::take(text, "not");
        if (!exactly && !has && !top)
            return unreadable("=, has, has not or size behind the zone, or top where it has one");
        auto read = readCards(m_match.pool(), m_line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        const auto& entries = std::get<std::vector<CardEntry>>(read);
        if (entries.empty() && !exactly) return nothingExpected(zoneWords(m_match.rulebook())[zone]);
        if (auto wrong = wrongNote(entries)) return wrong;
        if (negated) return unless(noneIn(pile, entries), found);
        const bool inOrder = top || (exactly && m_match.rulebook().vocabulary().zones[zone].ordered);
        return unless(takeAll(pile, entries, inOrder) && (!exactly || pile.empty()), found);
    }

    /// Returns the error for "has nothing", which is true of every zone.
    [[nodiscard]] Error nothingExpected(const std::string& zone) const {
        return unreadable("cards behind has or top: what is always so can't be expected (\"" + zone +
                          " = nothing\" says that no card is there)");
    }

    // ---- pending items

    /// A pending card or ability. `targets` has the layout of Targets.
    struct Waiting {
        CardId card;
        bool isAbility = false;
        std::vector<Subject> targets;
    };

    /// Returns a player's pending items, the next one first. Triggers that are not pending items yet come before them.
    [[nodiscard]] std::vector<Waiting> waiting(PlayerId player) const {
        std::vector<Waiting> found;
        for (const Trigger& trigger : m_match.state().triggers) {
            if (trigger.controller == player) found.push_back({trigger.source, true, {}});
        }
        for (auto item = m_match.state().pendingItems.rbegin(); item != m_match.state().pendingItems.rend(); ++item) {
            if (item->controller != player) continue;
            const auto targets = m_match.targets(*item);
            found.push_back({item->card, item->isCard == 0, {targets.begin(), targets.end()}});
        }
        return found;
    }
    [[nodiscard]] std::string nameOf(CardId card) const {
        const DefinitionId definition = m_match.state().card(card).definition;
        return definition ? m_match.pool()[definition].name : std::string("?");
    }
    [[nodiscard]] std::string write(const std::vector<Waiting>& pile) const {
        std::string text;
        for (const Waiting& each : pile) {
            text += (text.empty() ? "" : ", ") + std::string(each.isAbility ? "ability of " : "") + nameOf(each.card);
            std::string at;
            for (const Subject target : each.targets) {
                if (target.isCard()) at += (at.empty() ? " (at " : ", at ") + nameOf(target.card());
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
        if (notation::take(text, "player")) return readPlayer(m_match, text);
        return readReference(m_match.pool(), PlayerId(0), text);
    }
    /// Checks the note "at CARD" or "at player 2" about a target. Returns nullopt for any other note.
    [[nodiscard]] std::optional<bool> isAt(const Waiting& each, std::string_view note) const {
        if (!notation::take(note, "at")) return std::nullopt;
        const auto meant = readTarget(note);
        if (!meant) return false;
        return std::ranges::any_of(each.targets, [&](Subject target) {
            if (const auto* player = std::get_if<PlayerId>(&*meant)) return target == Subject(*player);
            return target.isCard() && std::get<CardReference>(*meant).fits(m_match, target.card());
        });
    }
    /// Returns the error in the notes about a pending item, if any.
    [[nodiscard]] Error wrongOfWaiting(const CardEntry& entry) const {
        for (const std::string& note : entry.notes) {
            std::string_view target = note;
            if (!notation::take(target, "at")) {
                if (!isNote(note)) return wrongNote("\"at\" and its target, or one of ", note);
            } else if (!readTarget(target)) {
                return m_line.wrong("a player or a card behind at", unknownCard(m_match.pool(), target));
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] bool isEntry(const Waiting& each, bool ability, const CardEntry& entry) const {
        const CardNotes notes(m_match.rulebook());
        return each.isAbility == ability && m_match.state().card(each.card).definition == entry.definition &&
               std::ranges::all_of(entry.notes, [&](const std::string& note) {
                   const auto at = isAt(each, note);
                   return at ? *at : notes.holds(m_match, each.card, note) == true;
               });
    }

    /// Checks the pending items like a zone, from the top: cards, and "ability of CARD".
    [[nodiscard]] Error ofStack(PlayerId player, std::string_view text) const {
        std::vector<Waiting> pile = waiting(player);
        const std::string found = write(pile);
        if (notation::take(text, "size")) {
            const auto size = notation::number(text, 0, 60'000);
            if (!size) return unreadable("a number behind size");
            return unless(pile.size() == static_cast<std::size_t>(*size), std::to_string(pile.size()));
        }
        const bool exactly = notation::take(text, "=");
        const bool has = !exactly && notation::take(text, "has");
        const bool negated = has && notation::take(text, "not");
        if (!exactly && !has) return unreadable("=, has, has not or size behind the stack");
        std::vector<std::string_view> parts = notation::parts(text);
        if (text == "nothing" || text.empty()) parts.clear();
        if (parts.empty() && !exactly) return nothingExpected("stack");
        for (std::string_view part : parts) {
            const bool ability = notation::take(part, "ability of");
            auto read = readCards(m_match.pool(), m_line, part);
            if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
            for (const CardEntry& entry : std::get<std::vector<CardEntry>>(read)) {
                if (auto wrong = wrongOfWaiting(entry)) return wrong;
                for (int i = 0; i < entry.count; ++i) {
                    const auto end = exactly && !pile.empty() ? pile.begin() + 1 : pile.end();
                    const auto it =
                        std::find_if(pile.begin(), end, [&](const Waiting& w) { return isEntry(w, ability, entry); });
                    if (negated) return unless(it == end, found);
                    if (it == end) return differs(found);
                    pile.erase(it);
                }
            }
        }
        return unless(!exactly || pile.empty(), found);
    }

    // ---- cards of a zone

    [[nodiscard]] bool noneIn(const std::vector<CardId>& pile, const std::vector<CardEntry>& entries) const {
        return std::none_of(pile.begin(), pile.end(), [&](CardId card) {
            return std::any_of(entries.begin(), entries.end(), [&](const CardEntry& e) { return isEntry(card, e); });
        });
    }

    /// Returns true if the text is a note that a card can have.
    [[nodiscard]] bool isNote(const std::string& note) const {
        return m_match.state().cards.empty() ||
               CardNotes(m_match.rulebook()).holds(m_match, CardId(0), note).has_value();
    }
    [[nodiscard]] NotationError wrongNote(const std::string& before, const std::string& note) const {
        return m_line.wrong(before + CardNotes(m_match.rulebook()).expected(), NotationLine::quoted(note));
    }
    [[nodiscard]] Error wrongNote(const std::vector<CardEntry>& entries) const {
        for (const CardEntry& entry : entries) {
            const auto wrong = std::ranges::find_if_not(entry.notes, [this](auto& note) { return isNote(note); });
            if (wrong != entry.notes.end()) return wrongNote("one of ", *wrong);
        }
        return std::nullopt;
    }

    // ---- a card

    [[nodiscard]] std::optional<CardId> card(std::string_view name) const {
        const auto reference = readReference(m_match.pool(), PlayerId(0), name);
        return reference ? findCard(m_match, PlayerId(0), *reference) : std::nullopt;
    }
    [[nodiscard]] Error noCard(std::string_view name) const {
        if (readReference(m_match.pool(), PlayerId(0), name)) return differs("no such card in the match");
        return m_line.wrong("a player or a card behind expect", unknownCard(m_match.pool(), name));
    }

    /// Only cards in play have flags and figures.
    [[nodiscard]] Error notInPlay(CardId id) const {
        const Card& card = m_match.state().card(id);
        const ZoneWord& zone = m_match.rulebook().vocabulary().zones[card.zone];
        if (zone.shared || card.zone == m_match.rulebook().zones().inPlay) return std::nullopt;
        return m_line.untrue("a card in play for \"" + std::string(m_text) + "\"",
                             nameOf(id) + " in zone " + zone.word + " of " +
                                 (card.holder ? "player " + std::to_string(card.holder.value + 1) : "the table"));
    }

    [[nodiscard]] Error ofCard(std::string_view text) const {
        if (const auto flag = flagOf(text)) return *flag;
        if (const auto trait = traitOf(text)) return *trait;
        if (const auto number = numberOf(text)) return *number;
        return unreadable("a player, or a card and its figure, flag, or \"has\" and its quality");
    }

    /// Checks "CARD FLAG" or "CARD not FLAG". The outer optional is empty if the text does not end with a flag.
    [[nodiscard]] std::optional<Error> flagOf(std::string_view text) const {
        const auto& flags = m_match.rulebook().vocabulary().flags;
        for (std::size_t i = 0; i < flags.size(); ++i) {
            std::string_view name = text;
            const bool opposite = notation::takeLast(name, flags[i].opposite);
            if (!opposite && !notation::takeLast(name, flags[i].word)) continue;
            const bool negated = !opposite && notation::takeLast(name, "not");
            const auto which = card(name);
            if (!which) return noCard(name);
            if (auto elsewhere = notInPlay(*which)) return elsewhere;
            const bool is = ((m_match.state().card(*which).current.flags >> i) & 1U) != 0;
            return unless(is != (opposite || negated), is ? flags[i].word : "not " + flags[i].word);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> traitOf(std::string_view text) const {
        const auto& traits = m_match.rulebook().vocabulary().traits;
        for (std::size_t i = 0; i < traits.size(); ++i) {
            std::string_view name = text;
            if (!notation::takeLast(name, traits[i].word)) continue;
            const bool negated = notation::takeLast(name, "not");
            if (!notation::takeLast(name, "has")) continue;
            const auto which = card(name);
            if (!which) return noCard(name);
            const bool has = ((m_match.state().card(*which).current.traits >> i) & 1U) != 0;
            return unless(has != negated, (has ? "has " : "has not ") + traits[i].word);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> numberOf(std::string_view text) const {
        const std::size_t blank = text.rfind(' ');
        if (blank == std::string_view::npos) return std::nullopt;
        const auto number = notation::number(text.substr(blank + 1), lowestNumber, highestNumber);
        if (!number) return std::nullopt;
        const std::string_view before = notation::trimmed(text.substr(0, blank));
        const auto compare = [&](std::string_view name, bool isFigure, auto&& read) -> Error {
            const auto which = card(name);
            if (!which) return noCard(name);
            if (auto elsewhere = isFigure ? notInPlay(*which) : std::nullopt) return elsewhere;
            const int found = read(m_match.state().card(*which));
            return unless(found == *number, std::to_string(found));
        };
        const auto& figures = m_match.rulebook().vocabulary().figures;
        for (const FigureWord& figure : figures) {
            std::string_view name = before;
            if (!notation::takeLast(name, figure.word)) continue;
            return compare(name, true, [slot = figure.slot](const Card& c) { return c.current.figures[slot]; });
        }
        const auto counters = m_match.rulebook().notation().counterWords();
        for (std::size_t i = 0; i < counters.size(); ++i) {
            std::string_view name = before;
            if (!notation::takeLast(name, counters[i])) continue;
            return compare(name, false, [i](const Card& c) { return c.values[i]; });
        }
        return std::nullopt;
    }
};

}  // namespace

std::string writeHash(const ReadableMatch& match) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[(match.state().hash() >> shift) & 15U];
    return text;
}

Error checkExpectation(const ReadableMatch& match, const NotationLine& line, std::string_view text) {
    return Check(match, line).run(text);
}

}  // namespace duelogue
