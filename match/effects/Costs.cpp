#include "match/effects/Costs.h"

#include <vector>

#include "match/effects/BaseVerbs.h"
#include "match/effects/Evaluator.h"
#include "match/loop/Match.h"

namespace duelogue {

namespace {

/// Nobody pays more of a value than they have.
bool canLose(const Match& match, const Instruction& loses, const Evaluator& evaluator) {
    const PlayerId player = evaluator.players(loses.player).first();
    return player && match.rulebook().playerValue(match, player, loses.detail) >= evaluator.number(loses.amount);
}

/// Nobody takes off more counters than there are.
bool canTake(const Match& match, const Instruction& takes, const Evaluator& evaluator) {
    int there = 0;
    evaluator.each(takes.cards, [&](Subject subject) {
        if (subject.isCard()) there += match.state().card(subject.card()).values[takes.detail];
    });
    return there >= evaluator.number(takes.amount);
}

}  // namespace

bool canPayBody(const Match& match, InstructionId body, const Scope& scope) {
    const Evaluator evaluator(match, scope);
    // A card that is to be played leaves where it lies before its price is paid.
    const bool isOnItsWay = scope.self && match.state().card(scope.self).zone != match.rulebook().zones().inPlay;
    for (InstructionId at = body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        const bool loses = instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(CoreVerb::Lose);
        if (loses && !canLose(match, instruction, evaluator)) return false;
        const bool takes =
            instruction.op == Op::Do && match.rulebook().verb(KindId(instruction.verb)).act == &verbs::takeCounters;
        if (takes && !canTake(match, instruction, evaluator)) return false;
        if (instruction.op != Op::Choose) continue;
        std::vector<Subject> possible;
        evaluator.subjects(instruction.cards, possible);
        if (isOnItsWay) std::erase(possible, Subject(scope.self));
        const int needed = instruction.amount ? evaluator.number(instruction.amount) : 1;
        if (static_cast<int>(possible.size()) < needed) return false;
    }
    return true;
}

}  // namespace duelogue
