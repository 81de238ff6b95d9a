// Bodies of abilities: Wording makes sentences of instructions.
#include <iterator>
#include <utility>

#include "cards/wording/English.h"
#include "cards/wording/Wording.h"

namespace duelogue {

// -------------------------------------------------------------------------------------------------- sentences

/// A body as sentences: what one player does one after the other is one sentence, the rest one each. The result begins
/// in lower case and has no full stop at its end.
std::string Wording::sentences(InstructionId first, InstructionId end, Mood mood) {
    std::string result;
    bool afterBranches = false;
    for (const Clause& sentence : merged(clauses(first, end, mood))) {
        if (!result.empty()) result += ". " + (afterBranches ? "Then " + sentence.text : capitalised(sentence.text));
        if (result.empty()) result = sentence.text;
        afterBranches = sentence.branched;
    }
    return result;
}

/// A body that belongs to a condition or a loop: if it can be, in one sentence, so that it is clear how far it goes.
std::string Wording::branch(InstructionId first, InstructionId end, Mood mood) {
    std::vector<std::string> parts;
    bool simple = true;
    for (const Clause& sentence : merged(clauses(first, end, mood))) {
        simple = simple && !sentence.branched && sentence.text.find(". ") == std::string::npos;
        parts.push_back(sentence.text);
    }
    if (simple) return listed(parts, "and");
    std::string result;
    for (const std::string& part : parts) result += result.empty() ? part : ". " + capitalised(part);
    return result;
}

/// Whether the instruction is what each of those players does next who did what was said before.
bool Wording::goesOn(const Instruction& instruction) const {
    return instruction.op == Op::ForEachPlayer && instruction.player && instruction.player == m_previousPlayer;
}

std::vector<Wording::Clause> Wording::clauses(InstructionId first, InstructionId end, Mood mood,
                                              ExpressionId previous) {
    std::vector<Clause> result;
    InstructionId at = first;
    m_previousPlayer = previous;
    while (at && at != end) {
        if (const Instruction& loop = m_pool[at]; goesOn(loop) && mood == Mood::Plain) {
            m_introduced = loop.player;
            std::vector<Clause> inside = clauses(loop.body, {}, mood, loop.player);
            std::move(inside.begin(), inside.end(), std::back_inserter(result));
            m_introduced = {};
            m_previousPlayer = loop.player;
            at = loop.next;
            continue;
        }
        Clause next = clause(at, mood);
        m_previousPlayer = next.subject;
        if (!next.text.empty()) result.push_back(std::move(next));
    }
    m_previousPlayer = {};
    return result;
}

std::vector<Wording::Clause> Wording::merged(const std::vector<Clause>& clauses) {
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

std::string Wording::deed(InstructionId body) { return sentences(body, {}, Mood::Plain); }

std::string Wording::offer(const Ability& ability, InstructionId id, std::vector<std::string> targets) {
    const Instruction& instruction = m_pool[id];
    m_ability = &ability;
    m_names = std::move(targets);
    if (instruction.op == Op::Option) return branch(instruction.body, {}, Mood::Plain);
    if (!players(instruction.player).you) m_asked = instruction.player;
    return branch(instruction.body, instruction.next, Mood::Bare);
}

std::string Wording::elseOf(const Ability& ability, InstructionId id) {
    const Instruction& instruction = m_pool[id];
    m_ability = &ability;
    return instruction.op == Op::May ? branch(instruction.otherwise, instruction.next, Mood::Plain) : std::string();
}

// -------------------------------------------------------------------------------------------------- instructions

/// Words the instruction at `position`, together with those behind it that are part of the same thought, and moves on.
Wording::Clause Wording::clause(InstructionId& position, Mood mood) {
    const Instruction& instruction = m_pool[position];
    m_player = {};
    switch (instruction.op) {
        case Op::Choose:
            return choose(position, mood);
        case Op::Order:
            return order(position, mood);
        case Op::ChooseNumber:
            return chooseNumber(position, mood);
        default:
            break;
    }
    const InstructionId before = std::exchange(position, instruction.next);
    switch (instruction.op) {
        case Op::Do:
            return verb(instruction, mood);
        case Op::If:
            return conditional(instruction, mood);
        case Op::May:
            return may(instruction);
        case Op::ForEachCard:
        case Op::ForEachPlayer:
        case Op::Repeat:
            return loop(instruction, mood);
        case Op::ChooseOne:
            return option(instruction);
        case Op::Unless:
            return unless(instruction);
        case Op::Contest:
            return contest(instruction);
        case Op::Float:
            position = before;
            return floating(position);
        case Op::ChooseFamily:
            return chooseFamily(instruction, mood);
        case Op::Option:
        case Op::Choose:
        case Op::Order:
        case Op::ChooseNumber:
            break;
    }
    return {};
}

Wording::Clause Wording::verb(const Instruction& instruction, Mood mood) {
    const VerbWord& word = words().verbs[instruction.verb];
    m_placeless = word.chosenFrom != 0xff;
    if (word.text.empty()) return move(instruction, mood);
    const bool computed = isComputed(instruction.amount) && !isShareOfValue(instruction) && !word.computed.empty();
    Clause clause = fill(computed ? word.computed : word.text, instruction, word.parameters, mood);
    clause.text += forEach(instruction.amount);
    if (!word.participle.empty()) m_counted = instruction.verb;
    return clause;
}

/// A move is told by the zone that the cards go to.
Wording::Clause Wording::move(const Instruction& instruction, Mood mood) {
    const ZoneWord& zone = words().zones[instruction.zone];
    const bool seen = words().zones[zoneOf(instruction.cards)].seen == ZoneWord::Seen::ByAll;
    const std::string* text = &zone.text.top;
    if (instruction.place == Place::Bottom && !zone.text.bottom.empty()) text = &zone.text.bottom;
    if (instruction.place == Place::Shuffled && !zone.text.shuffled.empty()) text = &zone.text.shuffled;
    if (instruction.place == Place::Top && seen && !zone.text.back.empty()) text = &zone.text.back;
    const auto& parameters = words().verbs[instruction.verb].parameters;
    m_counted = instruction.verb;
    const std::string plain = "{player?put} {cards} into {owner/" + zone.word + '}';
    if (text->empty()) text = &plain;
    // Into play the cards come under the player's control; elsewhere the player is the one who moves them.
    if (instruction.zone != words().inPlay) return fill(*text, instruction, parameters, mood);
    Instruction byYou = instruction;
    byYou.player = {};
    Clause clause = fill(*text, byYou, parameters, mood);
    if (instruction.player && !is(instruction.player, Term::You)) {
        clause.text += " under " + whose(instruction.player) + " control";
    }
    return clause;
}

/// "discard two cards", "search your deck for a unit": a choice and what is done with it.
Wording::Clause Wording::choose(InstructionId& position, Mood mood) {
    const Instruction& choice = m_pool[position];
    m_choices.push_back(std::exchange(position, choice.next));
    m_choiceSaid = false;
    if (!is(choice.cards, Term::Filtered)) return {};
    const std::uint8_t zone = zoneOf(choice.cards);
    if (words().zones[zone].seen == ZoneWord::Seen::ByNobody) {
        const Filter& filter = m_pool[at(choice.cards).filter];
        Clause clause;
        clause.imperative = mood != Mood::Full;
        clause.text = clause.imperative ? "search " : "you search ";
        const ZoneWord& searched = words().zones[zone];
        clause.text += searched.ofTable ? ofTable(searched) : owned(filter.players, searched.word);
        clause.text += " for " + counted(choice, true).text;
        m_choiceSaid = true;
        return clause;
    }
    // The verb that follows says it all: "discard two cards", "move target unit to another hill".
    const bool follows = position && m_pool[position].op == Op::Do &&
                         (is(m_pool[position].cards, Term::Chosen) || is(m_pool[position].onto, Term::Chosen));
    if (follows) return {};
    Clause clause;
    clause.imperative = mood != Mood::Full;
    clause.text = (clause.imperative ? "choose " : "you choose ") + counted(choice, false).text;
    m_choiceSaid = true;
    return clause;
}

Wording::Clause Wording::order(InstructionId& position, Mood mood) {
    const Instruction& ordering = m_pool[position];
    m_choices.push_back(std::exchange(position, ordering.next));
    const bool follows = position && m_pool[position].op == Op::Do && is(m_pool[position].cards, Term::Chosen);
    Clause clause;
    if (!follows) {
        clause.imperative = true;
        clause.text = "put " + cards(ordering.cards, Style::All).text + " in any order";
        return clause;
    }
    const Instruction& put = m_pool[position];
    position = put.next;
    clause = verb(put, mood);
    clause.text += " in any order";
    return clause;
}

/// "each player may draw up to two cards": a number from nothing, and a verb that takes it.
Wording::Clause Wording::chooseNumber(InstructionId& position, Mood mood) {
    const Instruction& choice = m_pool[position];
    position = choice.next;
    const bool fromNothing =
        is(choice.amount, Term::Number) && at(choice.amount).number == 0 && is(choice.second, Term::Number);
    const Instruction* next = position ? &m_pool[position] : nullptr;
    const InstructionId behind = next != nullptr ? next->next : InstructionId{};
    // Where several choose, each of them then does it.
    const bool each = next != nullptr && next->op == Op::ForEachPlayer && next->player == choice.player;
    if (each) next = &m_pool[next->body];
    if (fromNothing && next != nullptr && next->op == Op::Do && is(next->amount, Term::ThatMuch) &&
        (each ? is(next->player, Term::EachPlayer) && !next->next : next->player == choice.player)) {
        position = behind;
        const Noun who = doer(choice.player);
        m_asked = next->player;
        m_upTo = at(choice.second).number;
        Clause clause = verb(*next, Mood::Bare);
        clause.subject = choice.player;
        m_upTo = 0;
        m_asked = {};
        clause.text = who.text + " may " + clause.text;
        clause.imperative = false;
        return clause;
    }
    Clause clause;
    clause.imperative = mood != Mood::Full && !choice.player;
    clause.text = "choose a number from " + amount(choice.amount) + " to " + amount(choice.second);
    return clause;
}

/// "choose a faction".
Wording::Clause Wording::chooseFamily(const Instruction& instruction, Mood mood) {
    const Noun who = doer(instruction.player);
    Clause clause;
    clause.imperative = who.you && mood != Mood::Full;
    clause.subject = who.you ? ExpressionId{} : instruction.player;
    const std::string chooses = clause.imperative ? "choose" : who.text + (who.you ? " choose" : " chooses");
    clause.text = chooses + ' ' + withArticle(words().family);
    return clause;
}

// -------------------------------------------------------------------------------------------------- branches

Wording::Clause Wording::may(const Instruction& instruction) {
    const Noun who = players(instruction.player);
    Clause clause;
    if (!instruction.otherwise) {
        m_asked = who.you ? ExpressionId{} : instruction.player;
        clause.text = who.text + " may " + branch(instruction.body, instruction.next, Mood::Bare);
        m_asked = {};
        return clause;
    }
    // "sacrifice it unless you discard a card"
    clause.text = branch(instruction.otherwise, instruction.next, Mood::Plain) + " unless " +
                  branch(instruction.body, instruction.next, Mood::Full);
    return clause;
}

Wording::Clause Wording::unless(const Instruction& instruction) {
    const Noun who = players(instruction.player);
    const std::string what = words().anyResource;
    const std::string price = amount(instruction.amount) + ' ' + what;
    Clause clause;
    if (!instruction.body) {
        clause.text = branch(instruction.otherwise, instruction.next, Mood::Plain) + " unless " + who.text +
                      (who.you || who.plural ? " pay " : " pays ") + price;
        return clause;
    }
    clause.text = who.text + " may pay " + price + ". If " + (who.you ? "you" : "they") + " do, " +
                  branch(instruction.body, instruction.next, Mood::Plain);
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    clause.branched = true;
    return clause;
}

Wording::Clause Wording::conditional(const Instruction& instruction, Mood mood) {
    Clause clause;
    clause.branched = true;
    clause.text = "if " + condition(instruction.condition) + ", ";
    const ExpressionId before =
        std::exchange(m_more, is(instruction.condition, Term::More) ? instruction.condition : ExpressionId{});
    clause.text += branch(instruction.body, instruction.next, mood);
    m_more = before;
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + branch(instruction.otherwise, instruction.next, mood);
    }
    return clause;
}

Wording::Clause Wording::loop(const Instruction& instruction, Mood mood) {
    Clause clause;
    clause.branched = true;
    if (instruction.op == Op::ForEachPlayer) {
        // A condition speaks of "that player" already.
        const bool asks = instruction.body && m_pool[instruction.body].op == Op::If;
        if (asks) {
            clause.text = "for " + players(instruction.player).text + ", " + branch(instruction.body, {}, Mood::Plain);
            return clause;
        }
        m_introduced = instruction.player;
        clause.text = branch(instruction.body, {}, Mood::Plain);
        // Where each player does it all, it is a sentence like any other.
        clause.branched = static_cast<bool>(m_introduced);
        if (!m_introduced) clause.subject = instruction.player;
        if (m_introduced) clause.text = "for " + players(instruction.player).text + ", " + clause.text;
        m_introduced = {};
        return clause;
    }
    if (instruction.op == Op::Repeat) {
        const bool two = is(instruction.amount, Term::Number) && at(instruction.amount).number == 2;
        clause.text = "do this " + (two ? "twice" : countable(instruction.amount, "time|times")) + ": " +
                      branch(instruction.body, {}, mood);
        return clause;
    }
    // A number that is divided among the targets.
    const auto targets = m_pool.targetsOf(*m_ability);
    const bool ofTargets = is(instruction.cards, Term::EveryTarget) || is(instruction.cards, Term::Target);
    const std::size_t index = ofTargets && is(instruction.cards, Term::Target) ? at(instruction.cards).index : 0;
    if (ofTargets && index < targets.size() && targets[index].divided) {
        m_divided = &targets[index];
        clause.branched = false;
        clause.text = branch(instruction.body, {}, mood) + ", divided as you choose";
        m_divided = nullptr;
        return clause;
    }
    const Noun through = cards(instruction.cards, Style::Each);
    const bool each = through.plural && !through.text.starts_with("each ");
    clause.text = (each ? "for each of " : "for ") + through.text + ", ";
    const ExpressionId around = std::exchange(m_each, instruction.cards);
    clause.text += branch(instruction.body, {}, mood);
    m_each = around;
    return clause;
}

Wording::Clause Wording::option(const Instruction& instruction) {
    const Noun who = players(instruction.player);
    Clause clause;
    clause.branched = true;
    clause.text = who.you ? "choose one: " : who.text + " chooses one: ";
    bool first = true;
    for (InstructionId i = instruction.body; i; i = m_pool[i].otherwise) {
        clause.text += (first ? "" : "; or ") + branch(m_pool[i].body, {}, Mood::Plain);
        first = false;
    }
    return clause;
}

Wording::Clause Wording::contest(const Instruction& instruction) {
    Clause clause;
    clause.branched = true;
    clause.text = "you and " + players(instruction.player).text + (instruction.secret ? " secretly" : "") +
                  " bid up to " + amount(instruction.second) + ' ' + words().playerValues[instruction.detail].text;
    if (instruction.body) {
        clause.text += ". If you bid more, " + branch(instruction.body, instruction.next, Mood::Plain);
    }
    if (instruction.otherwise) {
        clause.text += instruction.body ? ". Otherwise, " : ". If you don't bid more, ";
        clause.text += branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    return clause;
}

/// Whether it says of something that it can't happen. Where the source is named, what it would do has a noun.
bool Wording::isBan(const Ability& ability) const {
    if (ability.kind != AbilityKind::Preempt || ability.preemption != Preemption::Prevent) return false;
    if (ability.amount || ability.body || ability.optional || ability.condition) return false;
    const Pattern& pattern = m_pool[ability.pattern];
    return words().verbs[pattern.verb].noun.empty() || !(pattern.source || pattern.sourceSelf);
}

/// "whenever ...", "you can't draw": an ability that is there for a time, without how long.
std::string Wording::lasting(const Instruction& instruction) {
    std::optional<Noun> given;
    if (instruction.cards) given = cards(instruction.cards, Style::Plain);
    Wording inside(m_pool, m_definition);
    inside.m_given = given;
    inside.m_around = m_ability;
    inside.m_whosePlayer = instruction.player;
    const Ability& ability = m_pool[instruction.ability];
    if (!isBan(ability)) return inside.untidied(ability);
    inside.m_ability = &ability;
    return inside.event(m_pool[ability.pattern], Mood::Cannot);
}

/// "until your next turn, whenever ...". What can't happen in the same time is said together.
Wording::Clause Wording::floating(InstructionId& position) {
    const Instruction& instruction = m_pool[position];
    const DurationWord& duration = words().durations[instruction.duration];
    std::string before = duration.before;
    const std::size_t who = before.find("{player}");
    if (who != std::string::npos) before.replace(who, std::string_view("{player}").size(), whose(instruction.player));
    const auto goesOn = [&](const Instruction& next) {
        return next.op == Op::Float && next.duration == instruction.duration && next.player == instruction.player &&
               isBan(m_pool[next.ability]);
    };
    Clause clause;
    clause.text = before + ", " + lasting(instruction);
    position = instruction.next;
    if (!isBan(m_pool[instruction.ability])) return clause;
    for (; position && goesOn(m_pool[position]); position = m_pool[position].next)
        clause.text += " and " + lasting(m_pool[position]);
    return clause;
}

}  // namespace duelogue
