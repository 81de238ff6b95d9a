#include "players/basebreak/EffectValue.h"

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/basebreak/VerbValue.h"

namespace duelogue::basebreak {

namespace {

constexpr double worst = -100;

/// The limits of reading a body. The program's cards stay far below them.
struct Patience {
    int instructions = 4000;
    int depth = 24;  ///< nested bodies
};

/// A reader of instructions, which sums up their gains within the limits of Patience.
class EffectValueReader : private VerbValue {
public:
    EffectValueReader(const ReadableMatch& match, const EvalContext& scope, PlayerId mine, Patience& patience)
        : VerbValue(match, scope, mine), m_patience(patience) {}

    double body(InstructionId at) {
        if (m_patience.depth == 0) return 0;
        --m_patience.depth;
        const double gain = bodyWithin(at);
        ++m_patience.depth;
        return gain;
    }

private:
    Patience& m_patience;

    double bodyWithin(InstructionId at) {
        double gain = 0;
        while (at && m_patience.instructions-- > 0) {
            const Instruction& it = match().pool()[at];
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
            case Op::ChooseName:
                return 0;
        }
        return 0;
    }

    double bestOption(InstructionId option) {
        double best = worst;
        for (; option; option = match().pool()[option].otherwise)
            best = std::max(best, body(match().pool()[option].body));
        return best;
    }

    double forEachCard(const Instruction& it) {
        double gain = 0;
        for (const Subject subject : subjectsOf(it.cards)) {
            if (!subject.isCard()) continue;
            scope().each = subject.card();
            gain += body(it.body);
        }
        return gain;
    }

    double forEachPlayer(const Instruction& it) {
        double gain = 0;
        eachOf(it.player, [&](PlayerId player) {
            scope().eachPlayer = player;
            gain += body(it.body);
        });
        return gain;
    }

    // ------------------------------------------------------------------------------------------------ choices

    /// Returns the gain of the chooser's best choice: the most for `mine`, the least otherwise. Reads at most 12
    /// candidates.
    double choose(const Instruction& it) {
        constexpr std::size_t looked = 12;
        std::vector<Subject> from = subjectsOf(it.cards);
        if (from.size() > looked) from.resize(looked);
        const int least = it.amount ? evaluator().number(it.amount) : 1;
        const int most = it.second ? evaluator().number(it.second) : least;
        std::vector<double> gains;
        gains.reserve(from.size());
        for (const Subject& one : from) gains.push_back(with(std::span(&one, 1), it.next));
        if (gains.empty()) return with({}, it.next);
        std::ranges::sort(gains, std::greater<>());
        const bool isMine = evaluator().players(it.player).has(mine());
        if (!isMine) std::ranges::reverse(gains);
        double sum = 0;
        for (int i = 0; i < std::min<int>(most, static_cast<int>(gains.size())); ++i) {
            const double gain = gains[static_cast<std::size_t>(i)];
            if (i < least || (gain > 0) == isMine) sum += gain;
        }
        return sum;
    }

    double with(std::span<const Subject> chosen, InstructionId next) {
        EffectValueReader reader(match(), scope(), mine(), m_patience);
        reader.scope().chosen = chosen;
        return reader.body(next);
    }

    double chooseFamily(const Instruction& it) {
        double best = worst;
        for (const TagId family : match().rulebook().families(match())) {
            EffectValueReader reader(match(), scope(), mine(), m_patience);
            reader.scope().thatMuch = static_cast<std::int16_t>(family.value);
            best = std::max(best, reader.body(it.next));
        }
        return best;
    }
};

}  // namespace

double effectValue(const ReadableMatch& match, InstructionId body, const EvalContext& scope, PlayerId mine) {
    Patience patience;
    return EffectValueReader(match, scope, mine, patience).body(body);
}

}  // namespace duelogue::basebreak
