#include "players/arcana/EffectValue.h"

#include <algorithm>
#include <array>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/ReadableMatch.h"
#include "players/arcana/ArcanaEvaluation.h"

namespace duelogue::arcana {

namespace {

constexpr double gameWorth = 60.0;

/// Reads a list of instructions and sums up their gains.
class Reader {
public:
    Reader(const ReadableMatch& match, EvalContext& scope) : m_match(match), m_scope(scope) {}

    double body(InstructionId at) { return branch(at, InstructionId{}); }

private:
    const ReadableMatch& m_match;
    EvalContext& m_scope;
    int m_patience = 4000;    ///< the most instructions to read; the program's cards stay far below it
    double m_chosen = 0;      ///< the number of cards that the last choice takes
    PlayerId m_chooser;       ///< the player who chooses them
    bool m_searched = false;  ///< true if they are in a library

    [[nodiscard]] Evaluator evaluator() const { return {m_match, m_scope}; }
    [[nodiscard]] double sign(PlayerId player) const { return player == m_scope.you ? 1 : -1; }

    /// Reads a branch up to `end`, where it joins the instructions after it.
    double branch(InstructionId at, InstructionId end) {
        double gain = 0;
        for (; at && at != end && m_patience-- > 0; at = m_match.pool()[at].next)
            gain += instruction(m_match.pool()[at]);
        return gain;
    }

    double instruction(const Instruction& it) {
        switch (it.op) {
            case Op::Do:
                return verb(it);
            case Op::If:
                return branch(evaluator().holds(it.condition) ? it.body : it.otherwise, it.next);
            case Op::May:
                return may(it);
            case Op::ForEachCard:
                return forEachCard(it);
            case Op::ForEachPlayer:
                return forEachPlayer(it);
            case Op::Repeat:
                return evaluator().number(it.amount) * body(it.body);
            case Op::Choose:
                choose(it);
                return 0;
            case Op::Unless:
                return 0.5 * branch(it.otherwise, it.next);
            case Op::ChooseOne:
            case Op::Option:
            case Op::ChooseNumber:
            case Op::Order:
            case Op::Contest:
            case Op::Float:
            case Op::ChooseFamily:
            case Op::ChooseName:
                return 0;
        }
        return 0;
    }

    /// Assumes that the player takes the option that is better for them.
    double may(const Instruction& it) {
        const double otherwise = branch(it.otherwise, it.next);
        const PlayerId asked = evaluator().players(it.player).first();
        if (!asked || !canBeTaken(m_match, it, m_scope, asked)) return otherwise;
        const double gain = branch(it.body, it.next);
        const bool mine = evaluator().players(it.player).has(m_scope.you);
        return mine ? std::max(gain, otherwise) : std::min(gain, otherwise);
    }

    double forEachCard(const Instruction& it) {
        double gain = 0;
        std::vector<Subject> each;
        evaluator().subjects(it.cards, each);
        for (const Subject subject : each) {
            if (!subject.isCard()) continue;
            m_scope.each = subject.card();
            // A divided amount is assumed to be two for each subject.
            if (m_scope.thatMuch == 0) m_scope.thatMuch = 2;
            gain += body(it.body);
        }
        return gain;
    }

    double forEachPlayer(const Instruction& it) {
        double gain = 0;
        const PlayerSet set = evaluator().players(it.player);
        for (const PlayerId player : m_match.state().seatsFrom(m_scope.you)) {
            if (!set.has(player)) continue;
            m_scope.eachPlayer = player;
            gain += body(it.body);
        }
        return gain;
    }

    void choose(const Instruction& it) {
        const int most = it.second ? evaluator().number(it.second) : it.amount ? evaluator().number(it.amount) : 1;
        std::vector<Subject> from;
        evaluator().subjects(it.cards, from);
        m_chosen = std::min<double>(most, static_cast<double>(from.size()));
        m_chooser = evaluator().players(it.player).first();
        m_searched =
            !from.empty() && from.front().isCard() && isIn(m_match.state().card(from.front().card()), Zone::Library);
    }

    [[nodiscard]] bool speaksOfChosen(const Instruction& it) const {
        return it.cards && m_match.pool()[it.cards].term == Term::Chosen;
    }

    double verb(const Instruction& it) {
        if (it.verb < static_cast<std::uint8_t>(CoreVerb::Count)) return coreVerb(it);
        const int amount = it.amount ? evaluator().number(it.amount) : 0;
        switch (static_cast<Verb>(it.verb)) {
            case Verb::Damage:
                return onEach(it, [&](Subject s) { return damaged(s, amount); });
            case Verb::Destroy:
            case Verb::Counter:
                return onEach(it, [&](Subject s) { return lost(s); });
            case Verb::Sacrifice:
                return speaksOfChosen(it) ? -1.2 * cardInHand * m_chosen * sign(m_chooser)
                                          : onEach(it, [&](Subject s) { return lost(s); });
            case Verb::Tap:
                return 0.2 * onEach(it, [&](Subject s) { return lost(s); });
            case Verb::Change: {
                const int second = it.second ? evaluator().number(it.second) : 0;
                const double each = 0.35 * (amount + second) + (it.traits != 0 ? 0.8 : 0);
                return onEach(it, [&](Subject s) { return s.isCard() ? each * sign(holder(s)) : 0; });
            }
            case Verb::ExtraTurn:
                return 2.0 * cardInHand;
            case Verb::LoseGame:
                return -gameWorth * sign(evaluator().players(it.player).first());
            default:
                return 0;
        }
    }

    double coreVerb(const Instruction& it) {
        const int amount = it.amount ? evaluator().number(it.amount) : 0;
        const PlayerSet players = evaluator().players(it.player);
        const auto onPlayers = [&](auto&& gain) {
            double sum = 0;
            for (const PlayerId player : m_match.state().seatsFrom(m_scope.you)) {
                if (players.has(player)) sum += gain(player) * sign(player);
            }
            return sum;
        };
        switch (static_cast<CoreVerb>(it.verb)) {
            case CoreVerb::Draw:
                return onPlayers([&](PlayerId) { return cardInHand * amount; });
            case CoreVerb::Gain:
                return onPlayers([&](PlayerId player) { return lifeChange(player, amount); });
            case CoreVerb::Lose:
                return onPlayers([&](PlayerId player) { return lifeChange(player, -amount); });
            case CoreVerb::Discard:
                return speaksOfChosen(it) ? -0.8 * cardInHand * m_chosen * sign(m_chooser)
                                          : -0.8 * onEach(it, [&](Subject s) { return cardInHand * sign(holder(s)); });
            case CoreVerb::Move:
                return speaksOfChosen(it) ? chosenMove(it) : onEach(it, [&](Subject s) { return moved(s, it.zone); });
            case CoreVerb::Look:
                return 0.2;
            case CoreVerb::Shuffle:
            case CoreVerb::Reveal:
            case CoreVerb::Count:
                return 0;
        }
        return 0;
    }

    [[nodiscard]] double chosenMove(const Instruction& it) const {
        switch (static_cast<Zone>(it.zone)) {
            case Zone::Hand:
                return cardInHand * m_chosen * sign(m_chooser);
            case Zone::Battlefield:
                return 1.4 * cardInHand * m_chosen * sign(m_chooser);
            default:
                return m_searched ? 0.7 * cardInHand * m_chosen * sign(m_chooser) : 0;
        }
    }

    template <class Gain>
    double onEach(const Instruction& it, Gain&& gain) {
        std::vector<Subject> subjects;
        evaluator().subjects(it.cards, subjects);
        double sum = 0;
        for (const Subject subject : subjects) {
            if (!subject.isNone()) sum += gain(subject);
        }
        return sum;
    }

    [[nodiscard]] PlayerId holder(Subject subject) const { return m_match.state().card(subject.card()).holder; }

    [[nodiscard]] double lifeChange(PlayerId player, int amount) const {
        const int life = value(m_match.state(), player, Value::Life);
        if (life + amount <= 0) return -gameWorth;
        return worthOfLife(life + amount) - worthOfLife(life);
    }

    [[nodiscard]] double worth(Subject subject) const {
        const Card& card = m_match.state().card(subject.card());
        if (!isIn(card, Zone::Battlefield)) return worthPrinted(m_match, subject.card());
        return worthInPlay(m_match, subject.card());
    }

    [[nodiscard]] double lost(Subject subject) const {
        return subject.isCard() ? -worth(subject) * sign(holder(subject)) : 0;
    }

    [[nodiscard]] double damaged(Subject subject, int amount) const {
        if (subject.isPlayer()) return lifeChange(subject.player(), -amount) * sign(subject.player());
        const Card& card = m_match.state().card(subject.card());
        if (amount >= toughness(card) - value(card, CardValue::Damage)) return lost(subject);
        return -0.1 * sign(card.holder);
    }

    [[nodiscard]] double moved(Subject subject, std::uint8_t zone) const {
        if (!subject.isCard()) return 0;
        const Card& card = m_match.state().card(subject.card());
        const bool inPlay = isIn(card, Zone::Battlefield);
        switch (static_cast<Zone>(zone)) {
            case Zone::Hand:
                return inPlay ? 0.5 * lost(subject) : cardInHand * sign(card.owner);
            case Zone::Library:
                return inPlay ? 0.7 * lost(subject) : 0;
            case Zone::Battlefield:
                return worth(subject) * sign(m_scope.you);
            default:
                return inPlay ? lost(subject) : 0;
        }
    }
};

}  // namespace

double effectValue(const ReadableMatch& match, const Ability& ability, CardId card, PlayerId you, int x,
                   std::span<const Subject> targets) {
    std::array<Subject, 24> list;
    std::size_t size = 0;
    for (std::size_t i = 0; i < ability.targetCount && size + 3 < list.size(); ++i) {
        const bool given = i < targets.size() && !targets[i].isNone();
        list[size++] = Subject::number(given ? 1 : 0);
        if (!given) continue;
        list[size++] = targets[i];
        if (match.pool().targetsOf(ability)[i].divided) list[size++] = Subject::number(2);
    }
    EvalContext scope;
    scope.ability = &ability;
    scope.self = card;
    scope.you = you;
    scope.x = static_cast<std::int16_t>(x);
    scope.targets = std::span(list).first(size);
    return Reader(match, scope).body(ability.body);
}

double bestEffectValue(const ReadableMatch& match, const Ability& ability, CardId card, PlayerId you, int x) {
    if (ability.targetCount == 0) return effectValue(match, ability, card, you, x, {});
    EvalContext scope;
    scope.ability = &ability;
    scope.self = card;
    scope.you = you;
    scope.x = static_cast<std::int16_t>(x);
    std::vector<Subject> possible;
    const TargetSpec& first = match.pool().targetsOf(ability).front();
    candidates(match, first, scope, possible);
    double best = first.least == 0 ? 0 : -gameWorth;
    for (const Subject target : possible) {
        best = std::max(best, effectValue(match, ability, card, you, x, std::span(&target, 1)));
    }
    return best;
}

}  // namespace duelogue::arcana
