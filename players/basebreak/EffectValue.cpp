#include "players/basebreak/EffectValue.h"

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "match/basebreak/Allowances.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "players/basebreak/LongTermValue.h"

namespace duelogue::basebreak {

namespace {

constexpr double ofCard = 1.4;        ///< a card in hand
constexpr double ofMinion = 1;        ///< a minion in play, besides its power
constexpr double ofPower = 0.45;      ///< each point of power of a minion
constexpr double ofAction = 2;        ///< an action in play
constexpr double ofPoint = 4;         ///< a victory point
constexpr double ofExtraPlay = 1.5;   ///< an extra play that can be used
constexpr double cardsForbidden = 2;  ///< a turn in which a player cannot play cards
constexpr double ofPlace = 0.1;       ///< a minion moved to another base, or stronger for a time
constexpr double hidden = 0.1;        ///< a card that moves to the deck and may return
constexpr double worst = -100;

/// The limits of reading a body. The program's cards stay far below them.
struct Patience {
    int instructions = 4000;
    int depth = 24;  ///< nested bodies
};

/// Reads a list of instructions and sums up their gains, within the limits of Patience.
class EffectValueReader {
public:
    EffectValueReader(const Match& match, const EvalContext& scope, PlayerId mine, Patience& patience)
        : m_match(match), m_scope(scope), m_mine(mine), m_patience(patience) {}

    double body(InstructionId at) {
        if (m_patience.depth == 0) return 0;
        --m_patience.depth;
        const double gain = bodyWithin(at);
        ++m_patience.depth;
        return gain;
    }

private:
    double bodyWithin(InstructionId at) {
        double gain = 0;
        while (at && m_patience.instructions-- > 0) {
            const Instruction& it = m_match.pool()[at];
            // The rest of the body depends on the choice. A branch includes the instructions after it.
            if (it.op == Op::Choose) return gain + choose(it);
            if (it.op == Op::ChooseFamily) return gain + chooseFamily(it);
            if (it.op == Op::May) return gain + std::max(body(it.body), body(it.otherwise ? it.otherwise : it.next));
            if (it.op != Op::If) gain += instruction(it);
            const InstructionId branch = it.op != Op::If                   ? InstructionId{}
                                         : evaluator().holds(it.condition) ? it.body
                                                                           : it.otherwise;
            at = branch ? branch : it.next;
        }
        return gain;
    }

    using Subjects = std::vector<Subject>;

    const Match& m_match;
    EvalContext m_scope;
    PlayerId m_mine;
    Patience& m_patience;

    [[nodiscard]] Evaluator evaluator() const { return {m_match, m_scope}; }
    [[nodiscard]] const Card& card(Subject subject) const { return m_match.state().card(subject.card()); }
    [[nodiscard]] double sign(PlayerId player) const { return player == m_mine ? 1 : -1; }
    [[nodiscard]] static PlayerId holderOf(const Card& card) {
        return isIn(card, Zone::Play) ? card.current.controller : card.owner;
    }

    double instruction(const Instruction& it) {
        switch (it.op) {
            case Op::Do:
                return verb(it);
            case Op::ForEachCard:
                return forEachCard(it);
            case Op::ForEachPlayer:
                return forEachPlayer(it);
            case Op::Repeat:
                return evaluator().number(it.amount) * body(it.body);
            case Op::ChooseOne:
                return bestOption(it.body);
            case Op::Float:
                return lasting(it);
            case Op::If:
            case Op::May:
            case Op::Unless:
            case Op::Option:
            case Op::Choose:
            case Op::ChooseNumber:
            case Op::Order:
            case Op::Contest:
            case Op::ChooseFamily:
                return 0;
        }
        return 0;
    }

    double bestOption(InstructionId option) {
        double best = worst;
        for (; option; option = m_match.pool()[option].otherwise)
            best = std::max(best, body(m_match.pool()[option].body));
        return best;
    }

    double forEachCard(const Instruction& it) {
        double gain = 0;
        for (const Subject subject : subjectsOf(it.cards)) {
            if (!subject.isCard()) continue;
            m_scope.each = subject.card();
            gain += body(it.body);
        }
        return gain;
    }

    double forEachPlayer(const Instruction& it) {
        double gain = 0;
        eachOf(it.player, [&](PlayerId player) {
            m_scope.eachPlayer = player;
            gain += body(it.body);
        });
        return gain;
    }

    // ------------------------------------------------------------------------------------------------ choices

    /// Returns the gain of the chooser's best choice: the most for `mine`, the least otherwise. Reads at most 12
    /// candidates.
    double choose(const Instruction& it) {
        constexpr std::size_t looked = 12;
        Subjects from = subjectsOf(it.cards);
        if (from.size() > looked) from.resize(looked);
        const int least = it.amount ? evaluator().number(it.amount) : 1;
        const int most = it.second ? evaluator().number(it.second) : least;
        std::vector<double> gains;
        for (const Subject& one : from) gains.push_back(with(std::span(&one, 1), it.next));
        if (gains.empty()) return with({}, it.next);
        std::ranges::sort(gains, std::greater<>());
        const bool isMine = evaluator().players(it.player).has(m_mine);
        if (!isMine) std::ranges::reverse(gains);
        double sum = 0;
        for (int i = 0; i < std::min<int>(most, static_cast<int>(gains.size())); ++i) {
            const double gain = gains[static_cast<std::size_t>(i)];
            if (i < least || (gain > 0) == isMine) sum += gain;
        }
        return sum;
    }

    double with(std::span<const Subject> chosen, InstructionId next) {
        EffectValueReader reader(m_match, m_scope, m_mine, m_patience);
        reader.m_scope.chosen = chosen;
        return reader.body(next);
    }

    double chooseFamily(const Instruction& it) {
        double best = worst;
        for (const TagId family : m_match.rulebook().families(m_match)) {
            EffectValueReader reader(m_match, m_scope, m_mine, m_patience);
            reader.m_scope.thatMuch = static_cast<std::int16_t>(family.value);
            best = std::max(best, reader.body(it.next));
        }
        return best;
    }

    // ------------------------------------------------------------------------------------------------ verbs

    double verb(const Instruction& it) {
        if (it.verb < static_cast<std::uint8_t>(CoreVerb::Count)) return coreVerb(it);
        switch (static_cast<Verb>(it.verb)) {
            case Verb::Destroy:
                return onEach(it.cards, [&](const Card& card) { return -worth(card) * sign(holderOf(card)); });
            case Verb::Move:
            case Verb::Boost:
            case Verb::LowerBreakpoint:
            case Verb::Exchange:
                return onEach(it.cards, [&](const Card& card) {
                    return ofPlace * (has(card, Trait::Base) ? 1 : sign(card.current.controller));
                });
            case Verb::PlayCard:
                return onEach(it.cards, [&](const Card& card) { return ofExtraPlay + worth(card); });
            case Verb::ExtraMinion:
            case Verb::ExtraWeakMinion:
                return onPlayers(it.player, [&](PlayerId player) { return extraMinion(it, player); });
            case Verb::ExtraAction:
                return onPlayers(it.player, [&](PlayerId player) { return extraActions(it, player); });
            case Verb::RenewHand:
                return onPlayers(it.player, [&](PlayerId player) { return ofCard * (amount(it) - handOf(player)); });
            default:
                return 0;
        }
    }

    double coreVerb(const Instruction& it) {
        switch (static_cast<CoreVerb>(it.verb)) {
            case CoreVerb::Move:
                return onEach(it.cards, [&](const Card& card) { return moved(card, static_cast<Zone>(it.zone)); });
            case CoreVerb::Discard:
                return onEach(it.cards, [&](const Card& card) { return -ofCard * sign(card.owner); });
            case CoreVerb::Draw:
                return onPlayers(it.player,
                                 [&](PlayerId player) { return ofCard * std::min(amount(it), left(player)); });
            case CoreVerb::Gain:
                return onPlayers(it.player, [&](PlayerId) { return ofPoint * amount(it); });
            case CoreVerb::Lose:
                return onPlayers(it.player, [&](PlayerId) { return -ofPoint * amount(it); });
            case CoreVerb::Look:
            case CoreVerb::Reveal:
            case CoreVerb::Shuffle:
            case CoreVerb::Count:
                return 0;
        }
        return 0;
    }

    [[nodiscard]] static double worth(const Card& card) {
        if (!card.definition || has(card, Trait::Minion)) return ofMinion + ofPower * power(card);
        return has(card, Trait::Base) ? 0 : ofAction;
    }

    [[nodiscard]] double moved(const Card& card, Zone to) const {
        const double own = sign(card.owner);
        const double left = isIn(card, Zone::Play)   ? -worth(card) * sign(card.current.controller)
                            : isIn(card, Zone::Hand) ? -ofCard * own
                                                     : 0;
        if (to == Zone::Hand) return left + ofCard * own;
        return isIn(card, Zone::Discard) && to == Zone::Deck ? hidden * own : left;
    }

    double extraMinion(const Instruction& it, PlayerId player) {
        const bool isWeak = it.verb == static_cast<std::uint8_t>(Verb::ExtraWeakMinion);
        const int most = isWeak ? amount(it) : 100;
        const auto isFor = [&](CardId id) {
            const Card& card = m_match.state().card(id);
            return id != m_scope.self && (!card.definition || has(card, Trait::Minion)) && power(card) <= most;
        };
        const bool isAny = std::ranges::any_of(m_match.state().zone(player, Zone::Hand), isFor);
        return isAny && spareMinions(m_match, player) > 0 ? ofExtraPlay : 0;
    }

    double extraActions(const Instruction& it, PlayerId player) {
        int others = 0;
        for (const CardId id : m_match.state().zone(player, Zone::Hand)) {
            if (id != m_scope.self && has(m_match.state().card(id), Trait::Action)) ++others;
        }
        return ofExtraPlay * std::min(amount(it), others);
    }

    /// Returns the gain of an effect with a duration that allows or forbids plays.
    double lasting(const Instruction& it) {
        const Ability& ability = m_match.pool()[it.ability];
        if (ability.kind == AbilityKind::Static) return spareMinions(m_match, m_mine) > 0 ? ofExtraPlay : 0;
        const Pattern& pattern = m_match.pool()[ability.pattern];
        if (!hears(pattern, Verb::Play)) return 0;
        if (it.cards) return cardsForbidden * blockedShare(m_match, m_mine, m_scope.thatMuch);
        return onPlayers(it.player, [&](PlayerId player) { return handOf(player) > 0 ? -cardsForbidden : 0; });
    }

    // ------------------------------------------------------------------------------------------------ helpers

    [[nodiscard]] int amount(const Instruction& it) const { return it.amount ? evaluator().number(it.amount) : 0; }
    [[nodiscard]] int handOf(PlayerId player) const {
        return static_cast<int>(m_match.state().zone(player, Zone::Hand).size());
    }
    [[nodiscard]] int left(PlayerId player) const {
        const MatchState& state = m_match.state();
        return static_cast<int>(state.zone(player, Zone::Deck).size() + state.zone(player, Zone::Discard).size());
    }

    Subjects subjectsOf(ExpressionId cards) {
        Subjects subjects;
        evaluator().subjects(cards, subjects);
        return subjects;
    }

    template <class Gain>
    double onEach(ExpressionId cards, Gain&& gain) {
        double sum = 0;
        for (const Subject subject : subjectsOf(cards)) {
            if (subject.isCard()) sum += gain(card(subject));
        }
        return sum;
    }

    template <class Visit>
    void eachOf(ExpressionId players, Visit&& visit) {
        const PlayerSet set = evaluator().players(players);
        for (const PlayerId player : m_match.state().seatsFrom(m_mine)) {
            if (set.has(player)) visit(player);
        }
    }

    template <class Gain>
    double onPlayers(ExpressionId players, Gain&& gain) {
        double sum = 0;
        eachOf(players, [&](PlayerId player) { sum += gain(player) * sign(player); });
        return sum;
    }
};

}  // namespace

double effectValue(const Match& match, InstructionId body, const EvalContext& scope, PlayerId mine) {
    Patience patience;
    return EffectValueReader(match, scope, mine, patience).body(body);
}

int spareMinions(const Match& match, PlayerId player) {
    const MatchState& state = match.state();
    int spare = 0;
    for (const CardId id : state.zone(player, Zone::Hand)) {
        const Card& card = state.card(id);
        if (!card.definition || has(card, Trait::Minion)) ++spare;
    }
    if (value(state, player, Value::UsedMinion) == 0) --spare;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (isExtra(match, effect) && effect.controller == player &&
            effect.verb != static_cast<std::uint8_t>(Verb::ExtraAction))
            --spare;
    }
    return spare;
}

}  // namespace duelogue::basebreak
