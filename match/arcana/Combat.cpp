#include "match/arcana/Combat.h"

#include <algorithm>
#include <array>
#include <limits>

#include "match/Questions.h"
#include "match/Verb.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

/// A land type, and the keyword of creatures that its owner can't block.
struct Walk {
    Trait keyword;
    const char* land;
};
constexpr std::array<Walk, 5> walks{{{Trait::Plainswalk, "Plains"},
                                     {Trait::Islandwalk, "Island"},
                                     {Trait::Swampwalk, "Swamp"},
                                     {Trait::Mountainwalk, "Mountain"},
                                     {Trait::Forestwalk, "Forest"}}};
constexpr Traits anyWalk = bit(Trait::Plainswalk) | bit(Trait::Islandwalk) | bit(Trait::Swampwalk) |
                           bit(Trait::Mountainwalk) | bit(Trait::Forestwalk);

bool controlsType(const Match& match, PlayerId player, const char* type) {
    const TagId tag = match.pool().findTag(type);
    const auto cards = battlefield(match.state(), player);
    return tag && std::any_of(cards.begin(), cards.end(), [&](CardId id) {
               const auto& tags = match.pool()[match.state().card(id).definition].tags;
               return std::find(tags.begin(), tags.end(), tag) != tags.end();
           });
}

/// Rule 702.14: landwalk.
bool walksPast(const Match& match, const Card& attacker, PlayerId defender) {
    if ((attacker.now.traits & anyWalk) == 0) return false;
    return std::any_of(walks.begin(), walks.end(), [&](const Walk& walk) {
        return has(attacker, walk.keyword) && controlsType(match, defender, walk.land);
    });
}

bool isBlockedBy(const Card& blocker, CardId attacker) {
    return has(blocker, Flag::Blocking) && value(blocker, CardValue::Blocks) == attacker.value + 1;
}

}  // namespace

bool canAttack(const Match& match, CardId id) {
    const Card& card = match.state().card(id);
    if (!has(card, Trait::Creature) || has(card, Flag::Tapped) || has(card, Trait::Defender)) return false;
    if (has(card, Flag::Sick) && !has(card, Trait::Haste)) return false;
    return !isSaid(match, Verb::CannotAttack, id);
}

bool canBlock(const Match& match, CardId blockerId, CardId attackerId) {
    const Card& blocker = match.state().card(blockerId);
    const Card& attacker = match.state().card(attackerId);
    if (!has(blocker, Trait::Creature) || has(blocker, Flag::Tapped)) return false;
    // Rule 702.9b, 702.17b: flying and reach. Rule 702.36b: fear.
    if (has(attacker, Trait::Flying) && !has(blocker, Trait::Flying) && !has(blocker, Trait::Reach)) return false;
    if (has(attacker, Trait::Fear) && !has(blocker, Trait::Black) && !has(blocker, Trait::Artifact)) return false;
    if (walksPast(match, attacker, blocker.now.controller)) return false;
    return !isSaid(match, Verb::CannotBlock, blockerId) &&
           !isSaid(match, Verb::CannotBeBlocked, attackerId, blockerId) &&
           !isLimited(match, Verb::BlocksOnly, blockerId, attackerId);
}

std::vector<CardId> attackersOf(const Match& match) {
    std::vector<CardId> attackers;
    for (const CardId id : battlefield(match.state(), match.state().globals.current)) {
        if (has(match.state().card(id), Flag::Attacking)) attackers.push_back(id);
    }
    return attackers;
}

std::vector<CardId> blockersOf(const Match& match, CardId attacker) {
    std::vector<CardId> blockers;
    for (const CardId id : battlefield(match.state(), opponent(match.state().globals.current))) {
        if (isBlockedBy(match.state().card(id), attacker)) blockers.push_back(id);
    }
    return blockers;
}

bool anyFirstStrike(const Match& match) {
    const MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            const Card& card = state.card(id);
            const bool fights = has(card, Flag::Attacking) || has(card, Flag::Blocking);
            if (fights && (has(card, Trait::FirstStrike) || has(card, Trait::DoubleStrike))) return true;
        }
    }
    return false;
}

// -------------------------------------------------------------------------------------------------- attackers

namespace {

bool isListed(std::span<const Subject> list, CardId card) {
    return std::find(list.begin(), list.end(), Subject(card)) != list.end();
}

}  // namespace

void DeclareAttackers::options(const Match& match, const Communication& self, Replies& out) {
    const MatchState& state = match.state();
    const auto declared = match.list(self);
    const PlayerId player = self.as<DeclareAttackers>().player;
    bool due = false;
    for (const CardId id : battlefield(state, player)) {
        if (isListed(declared, id) || !canAttack(match, id)) continue;
        due = due || isSaid(match, Verb::MustAttack, id, opponent(player));
        const bool seen = std::any_of(out.begin(), out.end(), [&](const Reply& reply) {
            return areTwins(state.card(reply.subject.card()), state.card(id));
        });
        if (!seen) out.emplace_back(Word::Attack, id);
    }
    if (!due) out.emplace_back(ReplyWord::Done);
}

Reaction DeclareAttackers::reply(Match& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Answer::succeeded(self.listSize());
    match.append(self, reply.subject);
    return std::monostate{};
}

// -------------------------------------------------------------------------------------------------- blockers

namespace {

/// The blocks declared so far, and which others may or must still be made.
class Blocks {
public:
    Blocks(const Match& match, PlayerId defender, std::span<const Subject> declared)
        : m_match(match), m_defender(defender), m_declared(declared), m_attackers(attackersOf(match)) {}

    [[nodiscard]] bool hasBlocked(CardId blocker) const {
        for (std::size_t i = 0; i + 1 < m_declared.size(); i += 2) {
            if (m_declared[i] == Subject(blocker)) return true;
        }
        return false;
    }
    [[nodiscard]] int countOn(CardId attacker) const {
        int count = 0;
        for (std::size_t i = 0; i + 1 < m_declared.size(); i += 2) {
            if (m_declared[i + 1] == Subject(attacker)) ++count;
        }
        return count;
    }
    [[nodiscard]] const std::vector<CardId>& attackers() const { return m_attackers; }

    /// Whether one more creature may block it: "can't be blocked by more than one".
    [[nodiscard]] bool hasRoom(CardId attacker) const {
        constexpr int noLimit = std::numeric_limits<int>::max();
        return countOn(attacker) < leastSaid(m_match, Verb::BlockedByAtMost, attacker, noLimit);
    }
    [[nodiscard]] bool may(CardId blocker, CardId attacker) const {
        if (!hasRoom(attacker) || !canBlock(m_match, blocker, attacker)) return false;
        return !has(m_match.state().card(attacker), Trait::Menace) || countOn(attacker) > 0 ||
               partners(blocker, attacker) > 0;
    }
    /// An attacker that this creature is required to block and can.
    [[nodiscard]] bool isDue(CardId blocker, CardId attacker) const {
        return isSaid(m_match, Verb::MustBeBlocked, attacker) && may(blocker, attacker);
    }
    [[nodiscard]] bool isDueSomewhere(CardId blocker) const {
        return std::any_of(m_attackers.begin(), m_attackers.end(), [&](CardId a) { return isDue(blocker, a); });
    }
    /// Rule 702.111b: menace is blocked by nobody or by two and more.
    [[nodiscard]] bool isUnfinished() const {
        return std::any_of(m_attackers.begin(), m_attackers.end(),
                           [&](CardId a) { return has(m_match.state().card(a), Trait::Menace) && countOn(a) == 1; });
    }

private:
    const Match& m_match;
    PlayerId m_defender;
    std::span<const Subject> m_declared;
    std::vector<CardId> m_attackers;

    [[nodiscard]] int partners(CardId blocker, CardId attacker) const {
        int count = 0;
        for (const CardId id : battlefield(m_match.state(), m_defender)) {
            if (id != blocker && !hasBlocked(id) && canBlock(m_match, id, attacker)) ++count;
        }
        return count;
    }
};

/// Equal creatures blocking equal attackers are one choice, as long as neither attacker is blocked yet.
bool isOffered(const MatchState& state, const Blocks& blocks, const Replies& out, CardId blocker, CardId attacker) {
    return std::any_of(out.begin(), out.end(), [&](const Reply& reply) {
        const CardId other = reply.second.card();
        const bool sameAttacker = other == attacker || (blocks.countOn(other) == 0 && blocks.countOn(attacker) == 0 &&
                                                        areTwins(state.card(other), state.card(attacker)));
        return sameAttacker && areTwins(state.card(reply.subject.card()), state.card(blocker));
    });
}

}  // namespace

void DeclareBlockers::options(const Match& match, const Communication& self, Replies& out) {
    const MatchState& state = match.state();
    const PlayerId player = self.as<DeclareBlockers>().player;
    const Blocks blocks(match, player, match.list(self));
    bool due = blocks.isUnfinished();
    for (const CardId blocker : battlefield(state, player)) {
        if (!has(state.card(blocker), Trait::Creature) || blocks.hasBlocked(blocker)) continue;
        const bool required = blocks.isDueSomewhere(blocker);
        due = due || required;
        for (const CardId attacker : blocks.attackers()) {
            if (required ? !blocks.isDue(blocker, attacker) : !blocks.may(blocker, attacker)) continue;
            if (isOffered(state, blocks, out, blocker, attacker)) continue;
            out.emplace_back(Word::Block, blocker, attacker);
        }
    }
    if (!due) out.emplace_back(ReplyWord::Done);
    // Two that block a creature with menace may turn out to be one: then that one is let go.
    if (out.empty()) out.emplace_back(ReplyWord::Done);
}

Reaction DeclareBlockers::reply(Match& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Answer::succeeded(self.listSize() / 2);
    match.append(self, reply.subject);
    match.append(self, reply.second);
    return std::monostate{};
}

// -------------------------------------------------------------------------------------------------- damage

namespace {

/// Whether the creature deals damage in this step (rule 510.4).
bool strikes(const Card& card, bool first) {
    const bool early = has(card, Trait::FirstStrike) || has(card, Trait::DoubleStrike);
    return first ? early : !early || has(card, Trait::DoubleStrike);
}

void assign(Match& match, Communication& self, CardId source, Subject to, int amount) {
    if (amount <= 0) return;
    match.append(self, source);
    match.append(self, to);
    match.append(self, Subject::number(amount));
}

int lethalFor(const Match& match, CardId attacker, CardId blocker) {
    const Card& card = match.state().card(blocker);
    if (has(match.state().card(attacker), Trait::Deathtouch)) return 1;
    return std::max(0, toughness(card) - value(card, CardValue::Damage));
}

/// What every blocker deals to the creature that it blocks.
void assignBlockers(Match& match, Communication& self, bool first) {
    const PlayerId defender = opponent(match.state().globals.current);
    const auto cards = battlefield(match.state(), defender);
    const std::vector<CardId> creatures(cards.begin(), cards.end());
    for (const CardId id : creatures) {
        const Card& card = match.state().card(id);
        if (!has(card, Flag::Blocking) || !strikes(card, first)) continue;
        const CardId attacker(static_cast<std::uint16_t>(value(card, CardValue::Blocks) - 1));
        if (has(match.state().card(attacker), Flag::Attacking)) assign(match, self, id, attacker, power(card));
    }
}

Next assignOn(Match& match, Communication& self);

/// The next attacker's damage, as far as it needs no question; the others are asked for one blocker after the other
/// (rule 510.1c: divided as its controller chooses).
Next assignAttacker(Match& match, Communication& self, CardId attacker) {
    auto& body = self.as<DealCombatDamage>();
    const Card& card = match.state().card(attacker);
    const PlayerId defender = opponent(match.state().globals.current);
    const std::vector<CardId> blockers = blockersOf(match, attacker);
    const bool tramples = has(card, Trait::Trample);
    if (!has(card, Flag::Blocked)) {
        assign(match, self, attacker, defender, power(card));
    } else if (blockers.empty()) {
        if (tramples) assign(match, self, attacker, defender, power(card));
    } else if (blockers.size() == 1 && !tramples) {
        assign(match, self, attacker, blockers.front(), power(card));
    } else if (power(card) > 0) {
        body.left = static_cast<std::int16_t>(power(card));
        body.blocker = 0;
        return assignOn(match, self);
    }
    ++body.attacker;
    return DealCombatDamage::enter(match, self, nullptr);
}

/// The damage of an attacker with several blockers, or with trample, goes on to the next blocker.
Next assignOn(Match& match, Communication& self) {
    auto& body = self.as<DealCombatDamage>();
    const CardId attacker = attackersOf(match)[body.attacker];
    const std::vector<CardId> blockers = blockersOf(match, attacker);
    const bool tramples = has(match.state().card(attacker), Trait::Trample);
    const bool last = body.blocker + 1U == blockers.size();
    if (body.blocker == blockers.size() || (last && !tramples) || body.left == 0) {
        const Subject rest =
            last && !tramples ? Subject(blockers[body.blocker]) : Subject(opponent(match.state().globals.current));
        assign(match, self, attacker, rest, body.left);
        ++body.attacker;
        self.step = static_cast<std::uint8_t>(DealCombatDamage::Step::Begin);
        return DealCombatDamage::enter(match, self, nullptr);
    }
    ChooseNumber question;
    question.card = attacker;
    question.about = blockers[body.blocker];
    question.most = body.left;
    question.purpose = Purpose::Damage;
    // Rule 702.19b: with trample, only what is lethal for every blocker lets the rest through.
    if (tramples) {
        const int lethal = lethalFor(match, attacker, blockers[body.blocker]);
        question.least = static_cast<std::int16_t>(std::min<int>(body.left, lethal));
    }
    if (question.least == question.most) {
        assign(match, self, attacker, question.about, question.least);
        body.left = 0;
        ++body.blocker;
        return assignOn(match, self);
    }
    return Ask{Communication::of(question, Party::match(), Party::of(match.state().globals.current)),
               DealCombatDamage::Step::Assigned};
}

Next dealNext(Match& match, Communication& self) {
    auto& body = self.as<DealCombatDamage>();
    const auto list = match.list(self);
    const std::size_t at = std::size_t{3} * body.dealt;
    if (at >= list.size()) return Answer::succeeded(body.dealt);
    ++body.dealt;
    duelogue::Verb damage;
    damage.source = list[at].card();
    damage.since = match.state().card(damage.source).since;
    damage.player = match.state().card(damage.source).now.controller;
    damage.amount = static_cast<std::int16_t>(list[at + 2].number());
    damage.detail = combatDetail;
    return Ask{duelogue::Verb::on(match, Verb::Damage, damage, list[at + 1]), DealCombatDamage::Step::Dealt};
}

}  // namespace

Next DealCombatDamage::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<DealCombatDamage>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const std::vector<CardId> attackers = attackersOf(match);
            while (body.attacker < attackers.size()) {
                const CardId attacker = attackers[body.attacker];
                if (strikes(match.state().card(attacker), body.first != 0))
                    return assignAttacker(match, self, attacker);
                ++body.attacker;
            }
            assignBlockers(match, self, body.first != 0);
            return dealNext(match, self);
        }
        case Step::Assigned: {
            const CardId about = answered->as<ChooseNumber>().about;
            const CardId attacker = answered->as<ChooseNumber>().card;
            assign(match, self, attacker, about, answered->value);
            body.left = static_cast<std::int16_t>(body.left - answered->value);
            ++body.blocker;
            return assignOn(match, self);
        }
        case Step::Dealt:
            return dealNext(match, self);
    }
    return Answer::impossible();
}

}  // namespace duelogue::arcana
