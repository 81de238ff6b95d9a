#include "match/effects/Costs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "match/effects/BaseVerbs.h"
#include "match/effects/Evaluator.h"
#include "match/loop/Match.h"

namespace duelogue {

namespace {

/// What one part of a price takes: so much of a value of a player's, or so many counters off some cards.
struct Toll {
    std::vector<Subject> from;
    std::uint8_t detail = 0;
    int amount = 0;
};

/// What the parts of a price take, those of the same kind from the same together.
class Tolls {
public:
    /// How much of it all the parts so far take.
    int add(Toll toll) {
        const auto same = std::ranges::find_if(
            m_all, [&](const Toll& other) { return other.detail == toll.detail && other.from == toll.from; });
        if (same == m_all.end()) return m_all.emplace_back(std::move(toll)).amount;
        return same->amount += toll.amount;
    }

private:
    std::vector<Toll> m_all;
};

/// Nobody pays more of a value than they have.
bool canLose(const Match& match, const Instruction& loses, const Evaluator& evaluator, Tolls& tolls) {
    const PlayerId player = evaluator.players(loses.player).first();
    if (!player) return false;
    const int needed = tolls.add({{player}, loses.detail, evaluator.number(loses.amount)});
    return match.rulebook().playerValue(match, player, loses.detail) >= needed;
}

/// Nobody takes off more counters than there are.
bool canTake(const Match& match, const Instruction& takes, const Evaluator& evaluator, Tolls& tolls) {
    int there = 0;
    Toll toll{{}, takes.detail, evaluator.number(takes.amount)};
    evaluator.each(takes.cards, [&](Subject subject) {
        if (!subject.isCard()) return;
        toll.from.push_back(subject);
        there += match.state().card(subject.card()).values[takes.detail];
    });
    return there >= tolls.add(std::move(toll));
}

/// What is done to the card itself can be done to it, where it lies.
bool canBeDone(const Match& match, const Instruction& done, CardId self) {
    const bool isToSelf = done.op == Op::Do && done.cards && match.pool()[done.cards].term == Term::This;
    if (!isToSelf) return true;
    const std::uint8_t where = match.pool().vocabulary().verbs[done.verb].happensIn;
    if (where != 0xff && match.state().card(self).zone != where) return false;
    return match.rulebook().canBe(match, KindId(done.verb), 0, self);
}

/// Leaves what can be chosen for the instruction behind the choice.
void keepUseful(const Match& match, const Instruction& choosing, std::vector<Subject>& possible) {
    const Instruction* const next = choosing.next ? &match.pool()[choosing.next] : nullptr;
    const bool isFor =
        next != nullptr && next->op == Op::Do && next->cards && match.pool()[next->cards].term == Term::Chosen;
    if (!isFor) return;
    std::erase_if(possible, [&](Subject one) {
        return one.isCard() && !match.rulebook().canBe(match, KindId(next->verb), 0, one.card());
    });
}

}  // namespace

bool canPayBody(const Match& match, InstructionId body, const Scope& scope, const PriceRest& rest) {
    const Evaluator evaluator(match, scope);
    // A card that is to be played leaves where it lies before its price is paid.
    const bool isOnItsWay = scope.self && match.state().card(scope.self).zone != match.rulebook().zones().inPlay;
    Tolls tolls;
    for (const Due& due : rest.dues) tolls.add({{scope.you}, due.value, due.amount});
    for (InstructionId at = body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        const bool loses = instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(CoreVerb::Lose);
        if (loses && !canLose(match, instruction, evaluator, tolls)) return false;
        const bool takes =
            instruction.op == Op::Do && match.rulebook().verb(KindId(instruction.verb)).act == &verbs::takeCounters;
        if (takes && !canTake(match, instruction, evaluator, tolls)) return false;
        if (!canBeDone(match, instruction, scope.self)) return false;
        if (instruction.op != Op::Choose) continue;
        std::vector<Subject> possible;
        evaluator.subjects(instruction.cards, possible);
        keepUseful(match, instruction, possible);
        if (isOnItsWay) std::erase(possible, Subject(scope.self));
        std::erase_if(possible, [&](Subject one) { return std::ranges::find(rest.apart, one) != rest.apart.end(); });
        const int needed = instruction.amount ? evaluator.number(instruction.amount) : 1;
        if (static_cast<int>(possible.size()) < needed) return false;
    }
    return true;
}

}  // namespace duelogue
