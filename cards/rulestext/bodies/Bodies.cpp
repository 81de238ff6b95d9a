#include "cards/rulestext/bodies/Bodies.h"

#include <iterator>
#include <utility>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Merges clauses that form one sentence.
std::vector<Clause> merged(const std::vector<Clause>& clauses) {
    std::vector<std::vector<const Clause*>> groups;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const bool both = i > 0 && clauses[i].imperative && clauses[i - 1].imperative;
        if (!clauses[i].continued && !both) groups.emplace_back();
        groups.back().push_back(&clauses[i]);
    }
    std::vector<Clause> result;
    for (const auto& group : groups) {
        Clause sentence = *group.front();
        for (std::size_t i = 1; i < group.size(); ++i) {
            sentence.text += (i + 1 == group.size() ? ", then " : ", ") + group[i]->text;
        }
        result.push_back(std::move(sentence));
    }
    return result;
}

}  // namespace

Bodies::Bodies(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Conditions& conditions,
               Lasting lasting)
    : ReferenceTracker(known),
      m_spoken(spoken),
      m_phrases(phrases),
      m_lasting(std::move(lasting)),
      m_clauses(known, spoken, phrases, m_doers),
      m_verbs(known, spoken, phrases, m_clauses),
      m_choices(known, spoken, phrases, m_doers, m_clauses, m_verbs),
      m_branches(known, spoken, phrases, conditions, m_doers, m_clauses, m_choices, *this) {}

std::string Bodies::sentences(InstructionId first, InstructionId end, Mood mood) {
    std::string result;
    bool afterBranches = false;
    bool begin = false;
    for (const Clause& sentence : merged(clauses(first, end, mood))) {
        if (!result.empty()) result += ". " + (afterBranches ? "Then " + sentence.text : capitalized(sentence.text));
        if (result.empty()) {
            result = sentence.text;
            begin = sentence.imperative;
        }
        afterBranches = sentence.branched;
    }
    m_beganWithOrder = begin;
    return result;
}

std::string Bodies::branch(InstructionId first, InstructionId end, Mood mood) {
    std::vector<std::string> parts;
    bool simple = true;
    bool ofOthers = false;
    for (const Clause& sentence : merged(clauses(first, end, mood))) {
        simple = simple && !sentence.branched && sentence.text.find(". ") == std::string::npos;
        // After a clause about others, the sentence must name "you".
        parts.push_back((ofOthers && sentence.imperative ? "you " : "") + sentence.text);
        ofOthers = ofOthers || !sentence.subject.isNone();
    }
    if (simple) return listed(parts, "and");
    std::string result;
    for (const std::string& part : parts) result += result.empty() ? part : ". " + capitalized(part);
    return result;
}

std::vector<Clause> Bodies::clauses(InstructionId first, InstructionId end, Mood mood, ExpressionId previous) {
    std::vector<Clause> result;
    InstructionId at = first;
    m_doers.previous = previous;
    while (at && at != end) {
        if (const Instruction& loop = pool()[at]; goesOn(loop) && mood == Mood::Plain) {
            m_doers.introduced = loop.player;
            std::vector<Clause> inside = clauses(loop.body, {}, mood, loop.player);
            std::move(inside.begin(), inside.end(), std::back_inserter(result));
            m_doers.introduced = {};
            m_doers.previous = loop.player;
            at = loop.next;
            continue;
        }
        // "Play out a battle. During this battle, ..."
        const InstructionId begins = beginningAfter(at);
        if (begins) result.push_back(single(pool()[begins], mood));
        do {
            Clause next = clause(at, mood);
            m_doers.previous = next.optional ? ExpressionId{} : next.subject;
            if (!next.text.empty()) result.push_back(std::move(next));
        } while (begins && at != begins);
        if (begins) at = pool()[begins].next;
    }
    m_doers.previous = {};
    return result;
}

/// Returns true if the instruction is the next action of the same players as in the clause before.
bool Bodies::goesOn(const Instruction& instruction) const {
    return instruction.op == Op::ForEachPlayer && instruction.player && instruction.player == m_doers.previous;
}

/// Returns the clause for the instruction at `position`, including following instructions that belong to it. Advances
/// `position` past them.
Clause Bodies::clause(InstructionId& position, Mood mood) {
    const Instruction& instruction = pool()[position];
    m_spoken.player = {};
    switch (instruction.op) {
        case Op::Choose:
            return m_choices.choose(position, mood);
        case Op::Order:
            return m_choices.order(position, mood);
        case Op::ChooseNumber:
            return m_choices.chooseNumber(position, mood);
        case Op::Float:
            return floating(position);
        default:
            position = instruction.next;
            return single(instruction, mood);
    }
}

Clause Bodies::single(const Instruction& instruction, Mood mood) {
    switch (instruction.op) {
        case Op::Do:
            return m_verbs.verb(instruction, mood);
        case Op::If:
            return m_branches.conditional(instruction, mood);
        case Op::May:
            return m_branches.may(instruction);
        case Op::ForEachCard:
            return m_branches.throughCards(instruction, mood);
        case Op::ForEachPlayer:
            return m_branches.throughPlayers(instruction);
        case Op::Repeat:
            return m_branches.repeated(instruction, mood);
        case Op::ChooseOne:
            return m_branches.option(instruction);
        case Op::Unless:
            return m_branches.unless(instruction);
        case Op::Contest:
            return m_branches.contest(instruction);
        case Op::ChooseFamily:
            return m_choices.chooseFamily(instruction, mood);
        case Op::ChooseName:
            return m_choices.chooseName(instruction, mood);
        case Op::Option:
        case Op::Choose:
        case Op::Order:
        case Op::ChooseNumber:
        case Op::Float:
            break;
    }
    return {};
}

/// Returns a continuous effect: "until your next turn, whenever ...". Bans with the same duration are combined.
Clause Bodies::floating(InstructionId& position) {
    const Instruction& instruction = pool()[position];
    const auto goesOn = [&](const Instruction& next) {
        return next.op == Op::Float && next.duration == instruction.duration && next.player == instruction.player &&
               isBan(pool()[next.ability]);
    };
    Clause clause;
    position = instruction.next;
    const DurationWord& duration = words().durations[instruction.duration];
    const Ability& ability = pool()[instruction.ability];
    if (!duration.nextTime.empty() && ability.kind == AbilityKind::Triggered) {
        clause.text = "the next time" + lasting(instruction);
        return clause;
    }
    clause.text = duringTurnOf(instruction);
    if (clause.text.empty()) clause.text = inItsTurn(instruction);
    if (!clause.text.empty()) return clause;
    if (isOnce(ability)) clause.text = "once ";
    clause.text += m_clauses.duration(duration.before, instruction.player) + ", " + lasting(instruction);
    if (!isBan(ability)) return clause;
    for (; position && goesOn(pool()[position]); position = pool()[position].next)
        clause.text += " and " + lasting(pool()[position]);
    return clause;
}

/// Returns statements about a player that last for a turn or step of that player, before the duration: "target rival
/// skips all storms during their next turn". Empty for anything else.
std::string Bodies::duringTurnOf(const Instruction& instruction) {
    const bool isOfTarget = is(instruction.player, Term::Target) || is(instruction.player, Term::TargetPlayer);
    const bool isStatic = pool()[instruction.ability].kind == AbilityKind::Static;
    if (!isStatic || !isOfTarget || !words().durations[instruction.duration].ofPlayer) return {};
    const Noun who = m_phrases.players(instruction.player);
    std::string text = lasting(instruction, who);
    if (text.starts_with(who.text)) m_spoken.player = instruction.player;
    text += ' ' + m_clauses.duration(words().durations[instruction.duration].behind, instruction.player);
    m_spoken.player = {};
    return text;
}

/// Returns what happens in a step of the turn that the effect lasts for, with that turn in the event: "at the beginning
/// of your next turn's end step". Empty for anything else.
std::string Bodies::inItsTurn(const Instruction& instruction) {
    const Ability& ability = pool()[instruction.ability];
    const std::string& turn = words().durations[instruction.duration].turn;
    if (ability.kind != AbilityKind::Triggered || turn.empty()) return {};
    const Pattern& pattern = pool()[ability.pattern];
    const bool isYours = is(instruction.player, Term::You) && is(pattern.players, Term::You);
    if (words().verbs[pattern.verb].before != VerbWord::Before::First || !isYours) return {};
    return lasting(instruction, {}, "your " + possessive(turn));
}

/// Returns true if the ability is a statement that applies once a turn.
bool Bodies::isOnce(const Ability& ability) const {
    return ability.kind == AbilityKind::Static && ability.body &&
           words().verbs[pool()[ability.body].verb].text.find("{once}") != std::string::npos;
}

/// Returns an ability that exists for a duration, without the duration: "whenever ...", "you can't draw".
std::string Bodies::lasting(const Instruction& instruction, std::optional<Noun> first, std::string turn) {
    std::optional<Noun> given;
    if (instruction.cards) given = m_phrases.cards(instruction.cards, Style::Plain);
    return m_lasting({.pool = pool(),
                      .definition = definition(),
                      .ability = pool()[instruction.ability],
                      .given = std::move(given),
                      .around = &topic().ability,
                      .nextTime = words().durations[instruction.duration].nextTime,
                      .whosePlayer = instruction.player,
                      .first = std::move(first),
                      .turn = std::move(turn)});
}

}  // namespace duelogue
