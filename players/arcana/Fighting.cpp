#include "players/arcana/Fighting.h"

#include <algorithm>

#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/loop/ReadableMatch.h"
#include "players/arcana/ArcanaEvaluation.h"

namespace duelogue::arcana {

namespace {

bool isEarly(const Card& card) { return has(card, Trait::FirstStrike) || has(card, Trait::DoubleStrike); }

bool kills(const Card& one, const Card& other, int morePower = 0) {
    if (has(other, Trait::Indestructible)) return false;
    const int damage = power(one) + morePower;
    if (damage > 0 && has(one, Trait::Deathtouch)) return true;
    return damage >= toughness(other) - value(other, CardValue::Damage);
}

/// Returns true if `one` dies in a fight with `other`, whose side deals `help` additional damage.
bool dies(const Card& one, const Card& other, int help = 0) {
    if (!kills(other, one, help)) return false;
    return isEarly(other) || !isEarly(one) || !kills(one, other);
}

/// Returns the gain of the attacker's side in a fight of these two creatures.
double fight(const ReadableMatch& match, CardId attackerId, CardId blockerId) {
    const Card& attacker = match.state().card(attackerId);
    const Card& blocker = match.state().card(blockerId);
    return (dies(blocker, attacker) ? worthInPlay(match, blockerId) : 0) -
           (dies(attacker, blocker) ? worthInPlay(match, attackerId) : 0);
}

double worthOfHit(const ReadableMatch& match, PlayerId player, int damage) {
    const int life = value(match.state(), player, Value::Life);
    return worthOfLife(life) - worthOfLife(life - std::max(0, damage));
}

std::vector<CardId> untappedCreatures(const MatchState& state, PlayerId player) {
    std::vector<CardId> creatures;
    for (const CardId id : battlefield(state, player)) {
        if (has(state.card(id), Trait::Creature) && !has(state.card(id), Flag::Tapped)) creatures.push_back(id);
    }
    return creatures;
}

/// Returns the worst gain of an attack if at most one creature blocks it.
double worstOf(const ReadableMatch& match, CardId attacker, PlayerId defender, const std::vector<CardId>& blockers) {
    double worst = worthOfHit(match, defender, power(match.state().card(attacker)));
    for (const CardId blocker : blockers) {
        if (canBlock(match, blocker, attacker)) worst = std::min(worst, fight(match, attacker, blocker));
    }
    return worst;
}

/// Returns true if all possible attackers are lethal, even if each blocker stops one of the strongest.
bool isLethal(const ReadableMatch& match, const Replies& replies, PlayerId defender, std::size_t blockers) {
    std::vector<int> hits;
    for (const Reply& reply : replies) {
        if (reply.is(Word::Attack)) hits.push_back(std::max(0, power(match.state().card(reply.subject.card()))));
    }
    for (const Subject declared : match.list(*match.pendingQuestion())) {
        hits.push_back(std::max(0, power(match.state().card(declared.card()))));
    }
    std::sort(hits.begin(), hits.end(), std::greater<>());
    int through = 0;
    for (std::size_t i = blockers; i < hits.size(); ++i) through += hits[i];
    return through >= value(match.state(), defender, Value::Life);
}

}  // namespace

Reply usualAttack(const ReadableMatch& match, const Replies& replies) {
    const PlayerId defender = opponent(match.playerToAct());
    const std::vector<CardId> blockers = untappedCreatures(match.state(), defender);
    const bool lethal = isLethal(match, replies, defender, blockers.size());
    const bool mayStop =
        std::any_of(replies.begin(), replies.end(), [](const Reply& r) { return r.is(ReplyWord::Done); });
    for (const Reply& reply : replies) {
        if (!reply.is(Word::Attack)) continue;
        if (lethal || !mayStop || worstOf(match, reply.subject.card(), defender, blockers) > 0) return reply;
    }
    return Reply(ReplyWord::Done);
}

namespace {

/// The declared blocks, as pairs of a blocker and its attacker.
class Declared {
public:
    explicit Declared(const ReadableMatch& match) : m_match(match), m_pairs(match.list(*match.pendingQuestion())) {}

    [[nodiscard]] bool isBlocked(CardId attacker) const { return count(attacker) > 0; }
    [[nodiscard]] int count(CardId attacker) const {
        int blockers = 0;
        for (std::size_t i = 1; i < m_pairs.size(); i += 2) blockers += m_pairs[i] == Subject(attacker) ? 1 : 0;
        return blockers;
    }
    /// Returns the total power of the creatures that already block the attacker.
    [[nodiscard]] int powerAgainst(CardId attacker) const {
        int total = 0;
        for (std::size_t i = 1; i < m_pairs.size(); i += 2) {
            if (m_pairs[i] == Subject(attacker)) total += power(m_match.state().card(m_pairs[i - 1].card()));
        }
        return total;
    }
    /// Returns the damage of the attackers that are unblocked so far.
    [[nodiscard]] int incoming() const {
        int damage = 0;
        for (const CardId attacker : attackersOf(m_match)) {
            if (!isBlocked(attacker)) damage += std::max(0, power(m_match.state().card(attacker)));
        }
        return damage;
    }

private:
    const ReadableMatch& m_match;
    std::span<const Subject> m_pairs;
};

double gainOf(const ReadableMatch& match, const Declared& declared, CardId blockerId, CardId attackerId) {
    const Card& attacker = match.state().card(attackerId);
    const Card& blocker = match.state().card(blockerId);
    const PlayerId defender = match.playerToAct();
    const double attackerWorth = worthInPlay(match, attackerId);
    const double blockerWorth = worthInPlay(match, blockerId);
    if (declared.isBlocked(attackerId)) {
        // A second blocker helps to kill. The damage of the attacker goes to only one blocker and is already counted.
        const int help = declared.powerAgainst(attackerId);
        const bool needed =
            power(attacker) > 0 && !kills(blocker, attacker, help - power(blocker)) && kills(blocker, attacker, help);
        return needed && declared.count(attackerId) == 1 ? attackerWorth - 0.5 * blockerWorth : -1;
    }
    const int life = value(match.state(), defender, Value::Life);
    const int incoming = declared.incoming();
    double gain = worthOfLife(life - incoming + std::max(0, power(attacker))) - worthOfLife(life - incoming);
    constexpr double survival = 100;
    if (incoming >= life) gain += survival + power(attacker);
    if (dies(attacker, blocker)) gain += attackerWorth;
    if (dies(blocker, attacker)) gain -= blockerWorth;
    return gain;
}

}  // namespace

Reply usualBlock(const ReadableMatch& match, const Replies& replies) {
    const Declared declared(match);
    const Reply* best = nullptr;
    double most = 0;
    const bool mayStop =
        std::any_of(replies.begin(), replies.end(), [](const Reply& r) { return r.is(ReplyWord::Done); });
    for (const Reply& reply : replies) {
        if (!reply.is(Word::Block)) continue;
        const double gain = gainOf(match, declared, reply.subject.card(), reply.second.card());
        if (best != nullptr || mayStop) {
            if (gain <= most) continue;
        }
        best = &reply;
        most = gain;
    }
    return best != nullptr ? *best : Reply(ReplyWord::Done);
}

namespace {

/// The counterattack next turn, by power alone. All creatures of the defender attack, and each creature at home stops
/// one of them, the strongest first.
class ComingBack {
public:
    ComingBack(const ReadableMatch& match, PlayerId attacker) : m_match(match), m_attacker(attacker) {
        for (const CardId id : battlefield(match.state(), opponent(attacker))) {
            const Card& card = match.state().card(id);
            if (has(card, Trait::Creature) && !has(card, Trait::Defender)) m_hits.push_back(std::max(0, power(card)));
        }
        std::sort(m_hits.begin(), m_hits.end(), std::greater<>());
        const auto declared = match.list(*match.pendingQuestion());
        for (const CardId id : untappedCreatures(match.state(), attacker)) {
            const bool attacks = std::find(declared.begin(), declared.end(), Subject(id)) != declared.end();
            if (!attacks || has(match.state().card(id), Trait::Vigilance)) ++m_home;
        }
    }
    /// Returns the cost of one creature less at home.
    [[nodiscard]] double cost(CardId attacker) const {
        if (m_home == 0 || has(m_match.state().card(attacker), Trait::Vigilance)) return 0;
        // Some attackers stay at home, and some blockers fail to stop theirs.
        constexpr double likelihood = 0.6;
        const int life = value(m_match.state(), m_attacker, Value::Life);
        const int more = through(m_home - 1);
        constexpr double losing = 12;
        const double lost = more >= life && through(m_home) < life ? losing : 0;
        return lost + likelihood * (worthOfLife(life - through(m_home)) - worthOfLife(life - more));
    }

private:
    const ReadableMatch& m_match;
    PlayerId m_attacker;
    std::vector<int> m_hits;
    std::size_t m_home = 0;

    [[nodiscard]] int through(std::size_t blockers) const {
        int sum = 0;
        for (std::size_t i = blockers; i < m_hits.size(); ++i) sum += m_hits[i];
        return sum;
    }
};

}  // namespace

void guessAttack(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const PlayerId defender = opponent(match.playerToAct());
    const std::vector<CardId> blockers = untappedCreatures(match.state(), defender);
    constexpr double winning = 20;
    constexpr double effort = 0.1;
    const bool lethal = isLethal(match, replies, defender, blockers.size());
    const ComingBack back(match, match.playerToAct());
    double free = 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (!replies[i].is(Word::Attack)) continue;
        const CardId attacker = replies[i].subject.card();
        const double cost = back.cost(attacker);
        gains[i] = worstOf(match, attacker, defender, blockers) + (lethal ? winning : -cost - effort);
        const auto canBe = [&](CardId blocker) { return canBlock(match, blocker, attacker); };
        if (cost == 0 && std::ranges::none_of(blockers, canBe)) free += gains[i];
    }
    // A player never skips a free attack.
    constexpr double blunder = 2;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (replies[i].is(ReplyWord::Done)) gains[i] = -blunder * free;
    }
}

void guessBlock(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const Declared declared(match);
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (!replies[i].is(Word::Block)) continue;
        gains[i] = gainOf(match, declared, replies[i].subject.card(), replies[i].second.card());
    }
}

}  // namespace duelogue::arcana
