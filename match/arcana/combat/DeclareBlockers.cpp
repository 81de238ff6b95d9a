#include "match/arcana/combat/DeclareBlockers.h"

#include <algorithm>
#include <limits>

#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/text/Refusals.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

struct Block {
    CardId blocker;
    CardId attacker;
};

/// The blocks declared so far, and those that are still legal.
class Blocks {
public:
    Blocks(const ReadableMatch& match, PlayerId defender, std::span<const Subject> declared)
        : m_match(match), m_declared(declared), m_attackers(attackersOf(match)) {
        for (const CardId id : battlefield(match.state(), defender)) {
            if (has(match.state().card(id), Trait::Creature) && !hasBlocked(id)) m_free.push_back(id);
        }
        for (const CardId attacker : m_attackers) {
            if (isSaid(match, Verb::MustBeBlocked, attacker)) m_lures.push_back(attacker);
            m_anyMenace = m_anyMenace || hasMenace(attacker);
        }
    }

    [[nodiscard]] const std::vector<CardId>& attackers() const { return m_attackers; }
    /// Returns the creatures that don't block yet.
    [[nodiscard]] const std::vector<CardId>& free() const { return m_free; }
    [[nodiscard]] int countOn(CardId attacker) const {
        int count = 0;
        for (std::size_t i = 1; i < m_declared.size(); i += 2) count += m_declared[i] == Subject(attacker) ? 1 : 0;
        return count;
    }

    /// Returns the restriction that forbids the block (rule 509.1b); None if it is legal.
    [[nodiscard]] Refusal whyNot(const Block& block) const {
        if (room(block.attacker) <= 0) return why(Reason::BlockedOnce);
        if (const Refusal reason = whyNotBlock(m_match, block.blocker, block.attacker); reason != MessageId::None)
            return reason;
        return !m_anyMenace || Duties(*this, block).areLegal() ? MessageId::None : why(Reason::BlocksAlone);
    }
    /// Returns true if an attacker with menace has exactly one blocker (rule 702.111b).
    [[nodiscard]] bool isUnfinished() const {
        return std::any_of(m_attackers.begin(), m_attackers.end(),
                           [&](CardId attacker) { return hasMenace(attacker) && countOn(attacker) == 1; });
    }

    /// Returns the maximum number of free creatures that can block lures, which all able creatures must block.
    [[nodiscard]] int mostDue() const { return m_lures.empty() ? 0 : Duties(*this, {}).count(); }
    /// Returns true if the block leaves that maximum possible (rule 509.1c).
    [[nodiscard]] bool leavesMostDue(const Block& block, int mostDue) const {
        if (mostDue == 0) return true;
        return Duties(*this, block).count() + (isLure(block.attacker) ? 1 : 0) == mostDue;
    }

private:
    const ReadableMatch& m_match;
    std::span<const Subject> m_declared;
    std::vector<CardId> m_attackers;
    std::vector<CardId> m_free;
    std::vector<CardId> m_lures;
    bool m_anyMenace = false;

    [[nodiscard]] bool hasMenace(CardId attacker) const { return has(m_match.state().card(attacker), Trait::Menace); }
    [[nodiscard]] bool isLure(CardId attacker) const { return std::ranges::find(m_lures, attacker) != m_lures.end(); }
    [[nodiscard]] bool hasBlocked(CardId blocker) const {
        for (std::size_t i = 0; i < m_declared.size(); i += 2) {
            if (m_declared[i] == Subject(blocker)) return true;
        }
        return false;
    }
    /// Returns how many more creatures may block it ("can't be blocked by more than one").
    [[nodiscard]] int room(CardId attacker) const {
        constexpr int noLimit = std::numeric_limits<int>::max();
        return leastSaid(m_match, Verb::BlockedByAtMost, attacker, noLimit) - countOn(attacker);
    }

    /// The best completion of the declared blocks and `made`. As many free creatures as possible block a lure. No
    /// attacker with menace has only one blocker. Found with augmenting paths.
    class Duties {
    public:
        Duties(const Blocks& blocks, const Block& made) {
            for (const CardId attacker : blocks.m_attackers) addPost(blocks, attacker, made.attacker == attacker);
            for (const CardId blocker : blocks.m_free) {
                if (blocker == made.blocker) continue;
                auto& posts = m_canTake.emplace_back();
                for (const Post& post : m_posts) posts.push_back(canBlock(blocks.m_match, blocker, post.attacker));
            }
            findMost();
        }
        /// Returns true if the blocks can be completed without violating a restriction.
        [[nodiscard]] bool areLegal() const { return m_most >= 0; }
        /// Returns the number of free creatures that can block a lure.
        [[nodiscard]] int count() const { return m_most; }

    private:
        /// An attacker that needs more blockers.
        struct Post {
            CardId attacker;
            int room = 0;
            int least = 0;  ///< the minimum number of additional blockers
            bool isLure = false;
            bool isForNone = false;  ///< true: may also stay unblocked
        };
        std::vector<Post> m_posts;
        std::vector<std::vector<bool>> m_canTake;  ///< for each free creature, the posts that it can take
        std::vector<std::vector<std::size_t>> m_taken;
        int m_most = -1;

        void addPost(const Blocks& blocks, CardId attacker, bool isMade) {
            const int declared = blocks.countOn(attacker) + (isMade ? 1 : 0);
            Post post{attacker, blocks.room(attacker) - (isMade ? 1 : 0)};
            post.isLure = blocks.isLure(attacker);
            if (blocks.hasMenace(attacker)) post.least = std::max(0, 2 - declared);
            post.isForNone = post.least > 0 && declared == 0;
            if (post.isLure || (post.least > 0 && declared > 0)) m_posts.push_back(post);
        }

        /// Tries every combination of unblocked lures with menace, which may also stay unblocked.
        void findMost() {
            std::vector<std::size_t> open;
            for (std::size_t p = 0; p < m_posts.size(); ++p) {
                if (m_posts[p].isForNone) open.push_back(p);
            }
            constexpr std::size_t mostOpen = 6;  // further ones stay unblocked; such numbers do not occur in practice
            std::vector<bool> isLeft(m_posts.size());
            while (open.size() > mostOpen) {
                isLeft[open.back()] = true;
                open.pop_back();
            }
            for (std::uint32_t left = 0; left < (1U << open.size()); ++left) {
                for (std::size_t i = 0; i < open.size(); ++i) isLeft[open[i]] = ((left >> i) & 1U) != 0;
                m_most = std::max(m_most, most(isLeft));
            }
        }

        /// Returns the maximum number of blockers of lures if the lures in `isLeft` stay unblocked; negative if the
        /// other attackers get too few.
        int most(const std::vector<bool>& isLeft) {
            m_taken.assign(m_posts.size(), {});
            std::vector<bool> busy(m_canTake.size());
            const auto fill = [&](auto&& room) {
                for (std::size_t blocker = 0; blocker < busy.size(); ++blocker) {
                    std::vector<bool> tried(m_posts.size());
                    busy[blocker] = busy[blocker] || place(blocker, room, tried);
                }
            };
            const auto needed = [&](std::size_t p) { return isLeft[p] ? 0 : m_posts[p].least; };
            const auto whole = [&](std::size_t p) {
                return isLeft[p] ? 0 : m_posts[p].isLure ? m_posts[p].room : std::min(needed(p), m_posts[p].room);
            };
            fill([&](std::size_t p) { return std::min(needed(p), m_posts[p].room); });
            fill(whole);
            int count = 0;
            for (std::size_t p = 0; p < m_posts.size(); ++p) {
                const int taken = static_cast<int>(m_taken[p].size());
                if (taken < needed(p)) return -1;
                if (m_posts[p].isLure) count += taken;
            }
            return count;
        }

        template <class Room>
        bool place(std::size_t blocker, const Room& room, std::vector<bool>& tried) {
            for (std::size_t p = 0; p < m_posts.size(); ++p) {
                if (tried[p] || room(p) <= 0 || !m_canTake[blocker][p]) continue;
                tried[p] = true;
                if (static_cast<int>(m_taken[p].size()) < room(p)) {
                    m_taken[p].push_back(blocker);
                    return true;
                }
                for (std::size_t& other : m_taken[p]) {
                    if (!place(other, room, tried)) continue;
                    other = blocker;
                    return true;
                }
            }
            return false;
        }
    };
};

/// Returns true if an equal block is already listed: equal creatures that block equal attackers, neither of them
/// blocked yet.
bool isOffered(const MatchState& state, const Blocks& blocks, const Replies& out, const Block& block) {
    return std::any_of(out.begin(), out.end(), [&](const Reply& reply) {
        const CardId other = reply.second.card();
        const bool sameAttacker =
            other == block.attacker || (blocks.countOn(other) == 0 && blocks.countOn(block.attacker) == 0 &&
                                        areInterchangeable(state, other, block.attacker));
        return sameAttacker && areInterchangeable(state, reply.subject.card(), block.blocker);
    });
}

}  // namespace

void DeclareBlockers::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
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
}

Refusal DeclareBlockers::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return why(Reason::MustBlock);
    if (reply.is(Word::Attack)) return why(Reason::NotAttackers);
    if (!reply.is(Word::Block)) return isOfGame(reply) ? Refusal(why(Reason::NoPriority)) : Refusal();
    if (!reply.subject.isCard() || !reply.second.isCard()) return {};
    const PlayerId player = self.as<DeclareBlockers>().player;
    const Card& blocker = match.state().card(reply.subject.card());
    if (!isIn(blocker, Zone::Battlefield)) return MessageId::NotInPlay;
    if (blocker.holder != player) return MessageId::NotYours;
    if (!has(blocker, Trait::Creature)) return MessageId::WrongType;
    if (!has(match.state().card(reply.second.card()), Flag::Attacking)) return why(Reason::NotAttacking);
    const Blocks blocks(match, player, match.list(self));
    const Block block{reply.subject.card(), reply.second.card()};
    const auto isAmong = [](const std::vector<CardId>& cards, CardId id) {
        return std::ranges::find(cards, id) != cards.end();
    };
    if (!isAmong(blocks.free(), block.blocker)) return MessageId::AlreadyChosen;
    if (!isAmong(blocks.attackers(), block.attacker)) return why(Reason::NotAttacking);
    if (const Refusal reason = blocks.whyNot(block); reason != MessageId::None) return reason;
    return blocks.leavesMostDue(block, blocks.mostDue()) ? Refusal() : Refusal(why(Reason::OtherDuty));
}

Reaction DeclareBlockers::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(self.listSize() / 2);
    match.listAppend(self, reply.subject);
    match.listAppend(self, reply.second);
    return std::monostate{};
}

}  // namespace duelogue::arcana
