#include "match/arcana/Statements.h"

#include <algorithm>
#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

bool isAmong(const Evaluator& evaluator, ExpressionId cards, CardId card) {
    return evaluator.any(cards, [card](Subject subject) { return subject == Subject(card); });
}

/// Returns true if the effect applies to the card. Without a description, it applies to its own card.
bool speaksOf(const Instruction& instruction, const Evaluator& evaluator, const EvalContext& scope, CardId card) {
    const auto verb = static_cast<Verb>(instruction.verb);
    const bool byCards = verb == Verb::DoesNotUntap || verb == Verb::Boost;
    const ExpressionId of = byCards ? instruction.cards : instruction.subject;
    if (!of) return scope.self == card;
    return isAmong(evaluator, of, card);
}

template <class Condition>
bool saidAnd(const ReadableMatch& match, Verb verb, CardId card, Condition&& condition) {
    return anyStatement(match, verb, [&](const Instruction& instruction, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        return speaksOf(instruction, evaluator, scope, card) && evaluator.holds(instruction.condition) &&
               condition(instruction, evaluator);
    });
}

}  // namespace

bool isSaid(const ReadableMatch& match, Verb verb, CardId card) {
    return saidAnd(match, verb, card, [](const Instruction&, const Evaluator&) { return true; });
}

CardId saying(const ReadableMatch& match, Verb verb, CardId card) {
    CardId by;
    saidAnd(match, verb, card, [&by](const Instruction&, const Evaluator& evaluator) {
        by = evaluator.self();
        return true;
    });
    return by;
}

bool isSaid(const ReadableMatch& match, Verb verb, CardId card, CardId other) {
    return saidAnd(match, verb, card, [other](const Instruction& instruction, const Evaluator& evaluator) {
        return !instruction.cards || isAmong(evaluator, instruction.cards, other);
    });
}

CardId saying(const ReadableMatch& match, Verb verb, CardId card, CardId other) {
    CardId by;
    saidAnd(match, verb, card, [&](const Instruction& instruction, const Evaluator& evaluator) {
        if (instruction.cards && !isAmong(evaluator, instruction.cards, other)) return false;
        by = evaluator.self();
        return true;
    });
    return by;
}

bool isSaid(const ReadableMatch& match, Verb verb, CardId card, PlayerId player) {
    return saidAnd(match, verb, card, [player](const Instruction& instruction, const Evaluator& evaluator) {
        return !instruction.player || evaluator.players(instruction.player).has(player);
    });
}

bool isLimited(const ReadableMatch& match, Verb verb, CardId card, CardId other) {
    return saidAnd(match, verb, card, [other](const Instruction& instruction, const Evaluator& evaluator) {
        return !isAmong(evaluator, instruction.cards, other);
    });
}

CardId limiting(const ReadableMatch& match, Verb verb, CardId card, CardId other) {
    CardId by;
    saidAnd(match, verb, card, [&](const Instruction& instruction, const Evaluator& evaluator) {
        if (isAmong(evaluator, instruction.cards, other)) return false;
        by = evaluator.self();
        return true;
    });
    return by;
}

int leastSaid(const ReadableMatch& match, Verb verb, CardId card, int otherwise) {
    int least = otherwise;
    saidAnd(match, verb, card, [&least](const Instruction& instruction, const Evaluator& evaluator) {
        least = std::min(least, evaluator.number(instruction.amount));
        return false;
    });
    return least;
}

bool isSaid(const ReadableMatch& match, Verb verb, PlayerId player) {
    return anyStatement(match, verb, [&](const Instruction& instruction, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        return evaluator.players(instruction.player).has(player) && evaluator.holds(instruction.condition);
    });
}

int sumSaid(const ReadableMatch& match, Verb verb, PlayerId player) {
    int sum = 0;
    anyStatement(match, verb, [&](const Instruction& instruction, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        const bool holds = evaluator.players(instruction.player).has(player) && evaluator.holds(instruction.condition);
        if (holds) sum += evaluator.number(instruction.amount);
        return false;
    });
    return sum;
}

}  // namespace duelogue::arcana
