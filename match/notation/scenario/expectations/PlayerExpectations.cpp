// Expectations about a player.
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/expectations/ExpectedText.h"
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

/// A check of a player's question, replies, zones and values.
class PlayerCheck {
public:
    explicit PlayerCheck(const ExpectedText& said) : m_said(said) {}

    [[nodiscard]] Error ofPlayer(PlayerId player, std::string_view text) const {
        std::string_view rest = text;
        if (notation::take(rest, "asked")) return asked(player, rest, true);
        if (notation::take(rest, "not asked")) return asked(player, rest, false);
        if (notation::take(rest, "can")) return can(player, rest, true);
        if (notation::take(rest, "cannot")) return can(player, rest, false);
        if (const auto zone = notation::takeOneOf(rest, zoneWords(m_said.match.rulebook()))) {
            const ZoneRoles& roles = m_said.match.rulebook().zones();
            if (*zone == roles.stack && roles.stack != roles.inPlay) return checkPendingItems(m_said, player, rest);
            return checkZone(m_said, player, static_cast<std::uint8_t>(*zone), rest);
        }
        if (const auto value = notation::takeOneOf(rest, m_said.match.rulebook().notation().valueWords())) {
            (void)notation::take(rest, "=");
            const auto number = notation::number(rest, lowestNumber, highestNumber);
            if (!number) return m_said.unreadable("a number after the value");
            const int found = m_said.match.state().player(player).values[*value];
            return m_said.unless(found == *number, std::to_string(found));
        }
        return m_said.unreadable("asked, not asked, can, cannot, a zone or a value after the player");
    }

private:
    const ExpectedText& m_said;

    [[nodiscard]] Error asked(PlayerId player, std::string_view kind, bool expected) const {
        const Communication* question = m_said.match.pendingQuestion();
        if (!kind.empty() && !isQuestion(kind)) return m_said.unreadable("a question after \"asked\": " + questions());
        const bool same =
            question != nullptr && m_said.match.playerToAct() == player &&
            (kind.empty() || sameSpelling(m_said.match.rulebook().kinds()[question->kind].name) == sameSpelling(kind));
        return m_said.unless(same == expected, writeQuestion(m_said.match));
    }

    [[nodiscard]] bool isQuestion(std::string_view kind) const {
        const CommunicationKinds& kinds = m_said.match.rulebook().kinds();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const CommunicationKind& each = kinds[KindId(static_cast<std::uint8_t>(i))];
            if (each.legalReplies != nullptr && sameSpelling(each.name) == sameSpelling(kind)) return true;
        }
        return false;
    }
    [[nodiscard]] std::string questions() const {
        const CommunicationKinds& kinds = m_said.match.rulebook().kinds();
        std::string text;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const CommunicationKind& each = kinds[KindId(static_cast<std::uint8_t>(i))];
            if (each.legalReplies != nullptr) text += (text.empty() ? "" : ", ") + each.name;
        }
        return text;
    }

    /// Checks "exactly REPLY, REPLY": these are all the legal replies.
    [[nodiscard]] Error canExactly(PlayerId player, std::string_view text) const {
        if (text.empty()) return m_said.unreadable("replies after \"can exactly\", separated by commas");
        Replies left;
        if (m_said.match.playerToAct() == player) m_said.match.legalReplies(left);
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
                readings = WrittenReply::read(m_said.match, player, part);
            }
            if (readings.empty()) return unreadableReply(m_said.match, player, m_said.line, parts[i]);
            Replies said;
            for (const WrittenReply& reading : readings) {
                if (said.empty()) said = reading.among(m_said.match, player, left);
            }
            if (said.empty()) {
                missing.emplace_back(part);
            } else {
                std::erase(left, said.front());
            }
            i = end + 1;
        }
        if (m_said.match.playerToAct() != player) return m_said.differs(writeQuestion(m_said.match));
        std::string found = writeQuestion(m_said.match);
        if (!missing.empty()) found += "; missing: " + notation::joined(missing, ", ");
        if (!left.empty()) found += "; too many: " + describeReplies(m_said.match, player, left);
        return m_said.unless(missing.empty() && left.empty(), std::move(found));
    }

    /// Returns true if the reply is about a card of the table that is not there yet, and no reply brings such a card.
    [[nodiscard]] bool isNotThere(const Reply& reply) const {
        const auto isWaiting = [&](Subject subject) {
            if (!subject.isCard()) return false;
            const ZoneWord& zone =
                m_said.match.rulebook().vocabulary().zones[m_said.match.state().card(subject.card()).zone];
            return zone.ofTable && zone.waiting;
        };
        Replies legal;
        m_said.match.legalReplies(legal);
        return isWaiting(reply.subject) &&
               std::ranges::none_of(legal, [&](const Reply& other) { return isWaiting(other.subject); });
    }

    [[nodiscard]] Error can(PlayerId player, std::string_view reply, bool expected) const {
        if (expected && notation::take(reply, "exactly")) return canExactly(player, reply);
        if (WrittenReply::read(m_said.match, player, reply).empty())
            return unreadableReply(m_said.match, player, m_said.line, reply);
        const auto any = readAnyReply(m_said.match, player, reply);
        if (!any || (!expected && isNotThere(*any))) return m_said.differs("no such card in the match");
        if (m_said.match.playerToAct() != player) return m_said.differs(writeQuestion(m_said.match));
        return m_said.unless(findReply(m_said.match, player, reply).has_value() == expected,
                             writeQuestion(m_said.match));
    }
};

}  // namespace

std::optional<NotationError> checkPlayer(const ExpectedText& said, PlayerId player, std::string_view text) {
    return PlayerCheck(said).ofPlayer(player, text);
}

}  // namespace duelogue
