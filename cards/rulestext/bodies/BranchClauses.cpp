#include "cards/rulestext/bodies/BranchClauses.h"

#include <utility>

#include "cards/rulestext/bodies/Bodies.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::string BranchClauses::offer(const Instruction& instruction) {
    if (instruction.op == Op::Option) return m_bodies.branch(instruction.body, {}, Mood::Plain);
    if (!m_phrases.players(instruction.player).you) m_doers.asked = instruction.player;
    if (instruction.op != Op::Unless) return m_bodies.branch(instruction.body, instruction.next, Mood::Bare);
    const std::string price = priceIn(instruction);
    return instruction.body ? price + " to " + m_bodies.branch(instruction.body, instruction.next, Mood::Bare) : price;
}

std::string BranchClauses::elseOf(const Instruction& instruction) {
    const bool isOffer = instruction.op == Op::May || instruction.op == Op::Unless;
    return isOffer ? m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain) : std::string();
}

Clause BranchClauses::may(const Instruction& instruction) {
    Clause clause;
    if (instruction.otherwise) {
        // "sacrifice it unless you discard a card"
        clause.text = inOrder({m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain), " unless ",
                               m_bodies.branch(instruction.body, instruction.next, Mood::Full)});
        return clause;
    }
    const Noun who = m_clauses.doer(instruction.player);
    m_doers.asked = who.you ? ExpressionId{} : instruction.player;
    clause.text = who.text + " may " + m_bodies.branch(instruction.body, instruction.next, Mood::Bare);
    m_doers.asked = {};
    return clause;
}

Clause BranchClauses::unless(const Instruction& instruction) {
    Clause clause;
    const Noun who = m_phrases.players(instruction.player);
    if (!instruction.body) {
        clause.text = m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain) + " unless ";
        clause.text += withVerb(who, "pay") + ' ' + resources(instruction.amount);
        return clause;
    }
    clause.text = who.text + " may " + priceIn(instruction) + ". If " + (who.you ? "you" : "they") + " do, ";
    clause.text += m_bodies.branch(instruction.body, instruction.next, Mood::Plain);
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    clause.branched = true;
    return clause;
}

/// Returns a price: "pay 2 energy", "sacrifice a unit".
std::string BranchClauses::priceIn(const Instruction& instruction) {
    if (!instruction.ability) return "pay " + resources(instruction.amount);
    const bool isYou = m_phrases.players(instruction.player).you;
    const ExpressionId before = std::exchange(m_doers.asked, isYou ? ExpressionId{} : instruction.player);
    std::string deed = m_bodies.branch(pool()[instruction.ability].cost.body, {}, Mood::Bare);
    m_doers.asked = before;
    return deed;
}

/// Returns an amount of resources: "1 spark", "2 sparks", "sparks equal to the number of your units".
std::string BranchClauses::resources(ExpressionId amount) {
    std::string what = words().anyResource;
    if (isComputed(amount) || isForEach(amount)) return what + " equal to " + m_phrases.amount(amount);
    if (is(amount, Term::Number) && at(amount).number == 1 && what.ends_with('s')) what.pop_back();
    return m_phrases.amount(amount) + ' ' + what;
}

Clause BranchClauses::conditional(const Instruction& instruction, Mood mood) {
    Clause clause;
    clause.branched = true;
    clause.text = "if " + m_conditions.condition(instruction.condition) + ", ";
    const ExpressionId before =
        std::exchange(m_spoken.more, is(instruction.condition, Term::More) ? instruction.condition : ExpressionId{});
    clause.text += m_bodies.branch(instruction.body, instruction.next, mood);
    m_spoken.more = before;
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + m_bodies.branch(instruction.otherwise, instruction.next, mood);
    }
    return clause;
}

/// Returns true if the sentence starts with words other than the player, and its first part mentions "that player".
bool BranchClauses::speaksOfEach(const Instruction& instruction) const {
    const Op op = instruction.op;
    const bool mayElse = op == Op::May && instruction.otherwise;
    return op == Op::If || op == Op::Unless || op == Op::Contest || mayElse;
}

Clause BranchClauses::throughPlayers(const Instruction& loop) {
    Clause clause;
    if (loop.body && speaksOfEach(pool()[loop.body])) {
        clause.branched = true;
        clause.text = "for " + m_phrases.players(loop.player).text + ", ";
        clause.text += m_bodies.branch(loop.body, {}, Mood::Plain);
        return clause;
    }
    m_doers.introduced = loop.player;
    clause.text = m_bodies.branch(loop.body, {}, Mood::Plain);
    // If each player executes the whole body, the result is a normal sentence.
    clause.branched = static_cast<bool>(m_doers.introduced);
    if (!clause.branched) clause.subject = loop.player;
    if (clause.branched) clause.text.insert(0, "for " + m_phrases.players(loop.player).text + ", ");
    m_doers.introduced = {};
    return clause;
}

Clause BranchClauses::repeated(const Instruction& loop, Mood mood) {
    const int times = is(loop.amount, Term::Number) ? at(loop.amount).number : 0;
    Clause clause;
    clause.branched = true;
    clause.text = times == 1   ? "do this once: "
                  : times == 2 ? "do this twice: "
                               : "do this " + m_phrases.amounts.countable(loop.amount, "time|times") + ": ";
    clause.text += m_bodies.branch(loop.body, {}, mood);
    return clause;
}

Clause BranchClauses::throughCards(const Instruction& loop, Mood mood) {
    Clause clause;
    if (const TargetSpec* divided = dividedIn(loop)) {
        m_spoken.divided = divided;
        clause.text = m_bodies.branch(loop.body, {}, mood) + ", divided as you choose";
        m_spoken.divided = nullptr;
        return clause;
    }
    clause.branched = true;
    const Noun through = m_phrases.cards(loop.cards, Style::Each);
    const bool each = through.plural && !through.text.starts_with("each ");
    clause.text = (each ? "for each of " : "for ") + through.text + ", ";
    const ExpressionId around = std::exchange(m_spoken.each, loop.cards);
    clause.text += m_bodies.branch(loop.body, {}, mood);
    m_spoken.each = around;
    return clause;
}

/// Returns the targets among which the loop divides a number, or nullptr.
const TargetSpec* BranchClauses::dividedIn(const Instruction& loop) const {
    if (!is(loop.cards, Term::EveryTarget) && !is(loop.cards, Term::Target)) return nullptr;
    const std::size_t index = is(loop.cards, Term::Target) ? at(loop.cards).index : 0;
    return index < targets().size() && targets()[index].divided ? &targets()[index] : nullptr;
}

Clause BranchClauses::option(const Instruction& instruction) {
    const Noun who = m_clauses.doer(instruction.player);
    Clause clause;
    clause.branched = true;
    clause.text = (who.you ? "choose" : withVerb(who, "choose")) + " one: ";
    bool first = true;
    for (InstructionId i = instruction.body; i; i = pool()[i].otherwise) {
        clause.text += (first ? "" : "; or ") + m_bodies.branch(pool()[i].body, {}, Mood::Plain);
        first = false;
    }
    return clause;
}

Clause BranchClauses::contest(const Instruction& instruction) {
    Clause clause;
    clause.branched = true;
    clause.text = "you and " + m_phrases.players(instruction.player).text + (instruction.secret ? " secretly" : "");
    clause.text += " bid up to " + m_phrases.amount(instruction.second) + ' ';
    clause.text += words().playerValues[instruction.detail].text;
    if (instruction.body) {
        clause.text += ". If you bid more, " + m_bodies.branch(instruction.body, instruction.next, Mood::Plain);
    }
    if (instruction.otherwise) {
        clause.text += instruction.body ? ". Otherwise, " : ". If you don't bid more, ";
        clause.text += m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    return clause;
}

}  // namespace duelogue
