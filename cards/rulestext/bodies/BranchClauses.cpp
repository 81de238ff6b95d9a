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
    if (!instruction.body) {
        // The effect is mentioned first: "destroy target unit unless its controller pays 2".
        clause.text = m_bodies.branch(instruction.otherwise, instruction.next, Mood::Plain) + " unless ";
        clause.text += withVerb(m_phrases.players(instruction.player), "pay") + ' ' + resources(instruction.amount);
        return clause;
    }
    const Noun who = m_phrases.players(instruction.player);
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
    std::string action = m_bodies.branch(pool()[instruction.ability].cost.body, {}, Mood::Bare);
    m_doers.asked = before;
    return action;
}

/// Returns an amount of resources: "1 spark", "2 sparks", "sparks equal to the number of your units".
std::string BranchClauses::resources(ExpressionId amount) {
    std::string what = words().anyResource;
    if (isComputed(amount) || isForEach(amount)) return what + " equal to " + m_phrases.amount(amount);
    if (is(amount, Term::Number) && at(amount).number == 1 && what.ends_with('s')) what.pop_back();
    return m_phrases.amount(amount) + ' ' + what;
}

/// Returns true if the body pays what the condition requires: "that player pays 2 coins if able".
bool BranchClauses::isIfAble(const Instruction& instruction) const {
    if (!is(instruction.condition, Term::AtLeast) || !instruction.body) return false;
    const Expression& least = at(instruction.condition);
    const Instruction& paid = pool()[instruction.body];
    const bool pays = paid.op == Op::Do && paid.next == instruction.next &&
                      words().verbs[paid.verb].participle == "paid" && is(least.left, Term::PlayerValue);
    return pays && paid.player == at(least.left).left && paid.amount == least.right;
}

Clause BranchClauses::conditional(const Instruction& instruction, Mood mood) {
    Clause clause;
    clause.branched = true;
    const bool ifAble = isIfAble(instruction);
    const std::string condition = ifAble ? std::string() : m_conditions.condition(instruction.condition);
    const bool isAlways = condition.empty() && !ifAble && !instruction.otherwise;
    if (isAlways) {
        clause.text = m_bodies.branch(instruction.body, instruction.next, mood);
        clause.branched = false;
        return clause;
    }
    if (!condition.empty()) clause.text = "if " + condition + ", ";
    const ExpressionId before =
        std::exchange(m_spoken.more, is(instruction.condition, Term::More) ? instruction.condition : ExpressionId{});
    clause.text += m_bodies.branch(instruction.body, instruction.next, mood);
    m_spoken.more = before;
    if (ifAble) clause.text += " if able";
    // After a condition of the whole ability: "reveal it if it is turned".
    const bool isFirst = topic().ability.condition && &instruction == &pool()[topic().ability.body];
    if (isFirst && !instruction.otherwise && words().style.target.empty() && !condition.empty()) {
        clause.text = clause.text.substr(condition.size() + std::string_view("if , ").size()) + " if " + condition;
        return clause;
    }
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

/// Returns the description in the condition "if that player controls a unit", or none.
ExpressionId BranchClauses::controlledIf(const Instruction& loop) const {
    const Instruction& first = pool()[loop.body];
    const bool isWhole = first.op == Op::If && !first.otherwise && !first.next && is(first.condition, Term::Any);
    if (!isWhole || !words().style.target.empty()) return {};
    const ExpressionId cards = at(first.condition).left;
    if (!is(cards, Term::Filtered)) return {};
    const Filter& filter = pool()[at(cards).filter];
    return zoneWordOf(filter).shared && is(filter.players, Term::EachPlayer) ? cards : ExpressionId{};
}

Clause BranchClauses::throughPlayers(const Instruction& loop) {
    Clause clause;
    if (const ExpressionId controlled = loop.body ? controlledIf(loop) : ExpressionId{}) {
        // "Each player who controls a unit may draw a card."
        constexpr std::string_view each = "that player ";
        std::string done = m_bodies.branch(pool()[loop.body].body, {}, Mood::Plain);
        if (done.starts_with(each)) {
            const Filter& filter = pool()[at(controlled).filter];
            clause.text = m_phrases.players(loop.player).text + " who controls ";
            clause.text += m_phrases.descriptions.describe(filter, {.placeless = true, .article = true});
            clause.text += ' ' + done.substr(each.size());
            return clause;
        }
    }
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
    if (times > 1 && loop.body && m_choices.isOptional(pool()[loop.body])) {
        clause.text = "do this up to " + m_phrases.amounts.countable(loop.amount, "time|times") + ": ";
        m_spoken.isOffered = true;
        clause.text += m_bodies.branch(loop.body, {}, Mood::Bare);
        m_spoken.isOffered = false;
        return clause;
    }
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
    if (m_choices.loopMoves(loop)) return m_choices.moveEach(loop, mood);
    if (std::optional<Clause> all = allAtOnce(loop, mood)) return *all;
    clause.branched = true;
    const std::size_t before = m_spoken.choices.size();
    const bool wasSaid = m_spoken.choiceSaid;
    const Noun through = m_phrases.cards(loop.cards, Style::Each);
    const bool each = through.plural && !through.text.starts_with("each ");
    clause.text = (each ? "for each of " : "for ") + through.text + ", ";
    const ExpressionId around = std::exchange(m_spoken.each, loop.cards);
    clause.text += m_bodies.branch(loop.body, {}, mood);
    m_spoken.each = around;
    // Choices inside the loop are not seen outside.
    m_spoken.choices.resize(before);
    m_spoken.choiceSaid = wasSaid || before > 0;
    return clause;
}

/// Returns a loop with a single verb as one clause: "return the chosen units to their owners' hands". Returns nullopt
/// if the cards were not chosen before.
std::optional<Clause> BranchClauses::allAtOnce(const Instruction& loop, Mood mood) {
    if (!is(loop.cards, Term::Chosen) || !m_spoken.choiceSaid || !loop.body || !words().style.target.empty()) return {};
    const ExpressionId around = std::exchange(m_spoken.each, loop.cards);
    InstructionId action = loop.body;
    const bool isGuarded = pool()[action].op == Op::If && !pool()[action].otherwise && !pool()[action].next;
    if (isGuarded && m_conditions.condition(pool()[action].condition).empty()) action = pool()[action].body;
    std::optional<Clause> clause;
    const Filter* filter = filterOf(loop.cards);
    if (filter != nullptr && pool()[action].op == Op::Do && !pool()[action].next &&
        is(pool()[action].cards, Term::EachCard)) {
        m_spoken.eachNoun = Noun{"the chosen " + pluralOf(Lexicon::kindOf(*filter)), true, false};
        clause = m_bodies.verb(pool()[action], mood);
        m_spoken.eachNoun.reset();
    }
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
    // "That player chooses one: draw a card; or ..."
    const bool isTheirs = is(instruction.player, Term::Role) && !who.you;
    if (isTheirs) m_doers.asked = instruction.player;
    for (InstructionId i = instruction.body; i; i = pool()[i].otherwise) {
        clause.text += (first ? "" : "; or ");
        clause.text += m_bodies.branch(pool()[i].body, {}, isTheirs ? Mood::Bare : Mood::Plain);
        first = false;
    }
    m_doers.asked = {};
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
