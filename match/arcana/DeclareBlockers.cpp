#include "match/arcana/DeclareBlockers.h"

#include <algorithm>
#include <limits>

#include "match/arcana/Combat.h"
#include "match/arcana/Reasons.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

struct Block {
    CardId blocker;
    CardId attacker;
};

/// The blocks declared so far, and which others may still be made.
class Blocks {
public:
    Blocks(const Match& match, PlayerId defender, std::span<const Subject> declared)
        : m_match(match), m_declared(declared), m_attackers(attackersOf(match)) {
        for (const CardId id : battlefield(match.state(), defender)) {
            if (has(match.state().card(id), Trait::Creature) && !hasBlocked(id)) m_free.push_back(id);
        }
        for (const CardId attacker : m_attackers) {
            if (isSaid(match, Verb::MustBeBlocked, attacker)) m_lures.push_back(attacker);
        }
    }

    [[nodiscard]] const std::vector<CardId>& attackers() const { return m_attackers; }
    /// The creatures that don't block yet.
    [[nodiscard]] const std::vector<CardId>& free() const { return m_free; }
    [[nodiscard]] int countOn(CardId attacker) const {
        int count = 0;
        for (std::size_t i = 1; i < m_declared.size(); i += 2) count += m_declared[i] == Subject(attacker) ? 1 : 0;
        return count;
    }

    /// Which restriction forbids it (rule 509.1b); None: none does.
    [[nodiscard]] MessageId whyNot(const Block& block) const {
        if (room(block.attacker) <= 0) return why(Reason::BlockedOnce);
        if (const MessageId reason = whyNotBlock(m_match, block.blocker, block.attacker); reason != MessageId::None)
            return reason;
        const bool menace = has(m_match.state().card(block.attacker), Trait::Menace);
        const bool isEnough = !menace || countOn(block.attacker) > 0 || hasPartner(block);
        return isEnough ? MessageId::None : why(Reason::BlocksAlone);
    }
    /// Rule 702.111b: menace is blocked by nobody or by two and more.
    [[nodiscard]] bool isUnfinished() const {
        return std::any_of(m_attackers.begin(), m_attackers.end(), [&](CardId attacker) {
            return has(m_match.state().card(attacker), Trait::Menace) && countOn(attacker) == 1;
        });
    }

    /// How many free creatures at most can block attackers that every creature able to must block.
    [[nodiscard]] int mostDue() const { return m_lures.empty() ? 0 : Duties(*this, {}).count(); }
    /// Rule 509.1c: whether after this block as many of them as possible still can.
    [[nodiscard]] bool leavesMostDue(const Block& block, int mostDue) const {
        if (mostDue == 0) return true;
        const bool obeys = std::find(m_lures.begin(), m_lures.end(), block.attacker) != m_lures.end();
        return Duties(*this, block).count() + (obeys ? 1 : 0) == mostDue;
    }

private:
    const Match& m_match;
    std::span<const Subject> m_declared;
    std::vector<CardId> m_attackers;
    std::vector<CardId> m_free;
    std::vector<CardId> m_lures;

    [[nodiscard]] bool hasBlocked(CardId blocker) const {
        for (std::size_t i = 0; i < m_declared.size(); i += 2) {
            if (m_declared[i] == Subject(blocker)) return true;
        }
        return false;
    }
    /// How many more creatures may block it: "can't be blocked by more than one".
    [[nodiscard]] int room(CardId attacker) const {
        constexpr int noLimit = std::numeric_limits<int>::max();
        return leastSaid(m_match, Verb::BlockedByAtMost, attacker, noLimit) - countOn(attacker);
    }
    [[nodiscard]] bool hasPartner(const Block& block) const {
        return std::any_of(m_free.begin(), m_free.end(),
                           [&](CardId id) { return id != block.blocker && canBlock(m_match, id, block.attacker); });
    }

    /// Gives as many free creatures as possible a lure to block, by augmenting paths.
    class Duties {
    public:
        Duties(const Blocks& blocks, const Block& made) : m_blocks(blocks), m_takenBy(blocks.m_lures.size()) {
            for (const CardId lure : blocks.m_lures) {
                m_room.push_back(blocks.room(lure) - (lure == made.attacker ? 1 : 0));
            }
            for (const CardId blocker : blocks.m_free) {
                std::vector<bool> tried(m_room.size());
                if (blocker != made.blocker && place(blocker, tried)) ++m_count;
            }
        }
        [[nodiscard]] int count() const { return m_count; }

    private:
        const Blocks& m_blocks;
        std::vector<int> m_room;  ///< for each lure
        std::vector<std::vector<CardId>> m_takenBy;
        int m_count = 0;

        bool place(CardId blocker, std::vector<bool>& tried) {
            for (std::size_t l = 0; l < m_room.size(); ++l) {
                if (tried[l] || m_room[l] <= 0 || !canBlock(m_blocks.m_match, blocker, m_blocks.m_lures[l])) continue;
                tried[l] = true;
                if (static_cast<int>(m_takenBy[l].size()) < m_room[l]) {
                    m_takenBy[l].push_back(blocker);
                    return true;
                }
                for (CardId& other : m_takenBy[l]) {
                    if (!place(other, tried)) continue;
                    other = blocker;
                    return true;
                }
            }
            return false;
        }
    };
};

/// Equal creatures blocking equal attackers are one choice, as long as neither attacker is blocked yet.
bool isOffered(const MatchState& state, const Blocks& blocks, const Replies& out, const Block& block) {
    return std::any_of(out.begin(), out.end(), [&](const Reply& reply) {
        const CardId other = reply.second.card();
        const bool sameAttacker =
            other == block.attacker || (blocks.countOn(other) == 0 && blocks.countOn(block.attacker) == 0 &&
                                        areTwins(state, other, block.attacker));
        return sameAttacker && areTwins(state, reply.subject.card(), block.blocker);
    });
}

}  // namespace

void DeclareBlockers::options(const Match& match, const Communication& self, Replies& out) {
    const Blocks blocks(match, self.as<DeclareBlockers>().player, match.list(self));
    const int due = blocks.mostDue();
    for (const CardId blocker : blocks.free()) {
        for (const CardId attacker : blocks.attackers()) {
            const Block block{blocker, attacker};
            if (blocks.whyNot(block) != MessageId::None || !blocks.leavesMostDue(block, due)) continue;
            if (!isOffered(match.state(), blocks, out, block)) out.emplace_back(Word::Block, blocker, attacker);
        }
    }
    if (due == 0 && !blocks.isUnfinished()) out.emplace_back(ReplyWord::Done);
    // Two that block a creature with menace may turn out to be one: then that one is let go.
    if (out.empty()) out.emplace_back(ReplyWord::Done);
}

MessageId DeclareBlockers::whyNot(const Match& match, const Communication& self, const Reply& reply) {
    if (!reply.is(Word::Block) || !reply.subject.isCard() || !reply.second.isCard()) return MessageId::None;
    const Blocks blocks(match, self.as<DeclareBlockers>().player, match.list(self));
    const Block block{reply.subject.card(), reply.second.card()};
    const auto has = [](const std::vector<CardId>& cards, CardId id) {
        return std::ranges::find(cards, id) != cards.end();
    };
    if (!has(blocks.free(), block.blocker) || !has(blocks.attackers(), block.attacker))
        return MessageId::NotOneOfTheAnswers;
    if (const MessageId reason = blocks.whyNot(block); reason != MessageId::None) return reason;
    return blocks.leavesMostDue(block, blocks.mostDue()) ? MessageId::None : why(Reason::OtherDuty);
}

Reaction DeclareBlockers::reply(Match& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Answer::succeeded(self.listSize() / 2);
    match.append(self, reply.subject);
    match.append(self, reply.second);
    return std::monostate{};
}

}  // namespace duelogue::arcana
