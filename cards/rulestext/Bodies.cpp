#include "cards/rulestext/Bodies.h"

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

/// Returns the beginning of a clause about You: "choose ", "you choose ".
Clause toYou(const std::string& verb, Mood mood) {
    const bool full = mood == Mood::Full;
    return {.text = full ? "you " + verb : verb, .subject = {}, .imperative = !full};
}

}  // namespace

Bodies::Bodies(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Conditions& conditions,
               Lasting lasting)
    : ReferenceTracker(known),
      m_spoken(spoken),
      m_phrases(phrases),
      m_conditions(conditions),
      m_lasting(std::move(lasting)),
      m_clauses(known, spoken, phrases, m_doers) {}

std::string Bodies::sentences(InstructionId first, InstructionId end, Mood mood) {
    std::string result;
    bool afterBranches = false;
    for (const Clause& sentence : merged(clauses(first, end, mood))) {
        if (!result.empty()) result += ". " + (afterBranches ? "Then " + sentence.text : capitalised(sentence.text));
        if (result.empty()) result = sentence.text;
        afterBranches = sentence.branched;
    }
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
    for (const std::string& part : parts) result += result.empty() ? part : ". " + capitalised(part);
    return result;
}

std::string Bodies::offer(const Instruction& instruction) {
    if (instruction.op == Op::Option) return branch(instruction.body, {}, Mood::Plain);
    if (!m_phrases.players(instruction.player).you) m_doers.asked = instruction.player;
    if (instruction.op != Op::Unless) return branch(instruction.body, instruction.next, Mood::Bare);
    const std::string price = priceIn(instruction);
    return instruction.body ? price + " to " + branch(instruction.body, instruction.next, Mood::Bare) : price;
}

std::string Bodies::elseOf(const Instruction& instruction) {
    const bool isOffer = instruction.op == Op::May || instruction.op == Op::Unless;
    return isOffer ? branch(instruction.otherwise, instruction.next, Mood::Plain) : std::string();
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
        Clause next = clause(at, mood);
        m_doers.previous = next.subject;
        if (!next.text.empty()) result.push_back(std::move(next));
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
            return choose(position, mood);
        case Op::Order:
            return order(position, mood);
        case Op::ChooseNumber:
            return chooseNumber(position, mood);
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
            return verb(instruction, mood);
        case Op::If:
            return conditional(instruction, mood);
        case Op::May:
            return may(instruction);
        case Op::ForEachCard:
            return throughCards(instruction, mood);
        case Op::ForEachPlayer:
            return throughPlayers(instruction);
        case Op::Repeat:
            return repeated(instruction, mood);
        case Op::ChooseOne:
            return option(instruction);
        case Op::Unless:
            return unless(instruction);
        case Op::Contest:
            return contest(instruction);
        case Op::ChooseFamily:
            return chooseFamily(instruction, mood);
        case Op::Option:
        case Op::Choose:
        case Op::Order:
        case Op::ChooseNumber:
        case Op::Float:
            break;
    }
    return {};
}

Clause Bodies::verb(const Instruction& instruction, Mood mood) {
    const VerbWord& word = words().verbs[instruction.verb];
    m_spoken.placeless = word.chosenFrom != 0xff && isOfOwn(instruction);
    if (word.text.empty()) return move(instruction, mood);
    const bool computed = isComputed(instruction.amount) && !isShareOfValue(instruction) && !word.computed.empty();
    Clause clause = m_clauses.fill(computed ? word.computed : word.text, instruction, word.parameters, mood);
    if (m_clauses.sharesForEach(instruction)) clause.text += m_phrases.amounts.forEach(instruction.amount, done());
    if (!word.participle.empty()) m_counted = instruction.verb;
    return clause;
}

/// Returns true if the chosen cards belong to the acting player, so that the owner needs no mention.
bool Bodies::isOfOwn(const Instruction& instruction) const {
    if (!is(instruction.cards, Term::Chosen) || m_spoken.choices.empty()) return true;
    const Instruction& choice = pool()[m_spoken.choices.back()];
    if (choice.op != Op::Choose || !is(choice.cards, Term::Filtered)) return true;
    const ExpressionId whose = pool()[at(choice.cards).filter].players;
    return whose == instruction.player || is(whose, Term::EachPlayer) ||
           (is(whose, Term::You) && isYou(instruction.player));
}

/// The zone that the cards enter determines the text of a move.
Clause Bodies::move(const Instruction& instruction, Mood mood) {
    const ZoneWord& zone = words().zones[instruction.zone];
    const bool isIntoPlay = instruction.zone == words().inPlay;
    // Cards that are already in play cannot return to it.
    const bool stays = isIntoPlay && m_phrases.places.areInPlay(instruction.cards);
    const bool seen = !stays && words().zones[zoneOf(instruction.cards)].seen == ZoneWord::Seen::ByAll;
    const std::string* text = &zone.text.top;
    if (instruction.place == Place::Bottom && !zone.text.bottom.empty()) text = &zone.text.bottom;
    if (instruction.place == Place::Shuffled && !zone.text.shuffled.empty()) text = &zone.text.shuffled;
    if (instruction.place == Place::Top && seen && !zone.text.back.empty()) text = &zone.text.back;
    const auto& parameters = words().verbs[instruction.verb].parameters;
    m_counted = instruction.verb;
    const std::string plain = "{player?put} {cards} into {owner/" + zone.word + '}';
    if (text->empty()) text = &plain;
    // The player is the new controller of the cards, or the one who moves them to a zone without control.
    if (!zone.shared) return m_clauses.fill(*text, instruction, parameters, mood);
    Instruction byYou = instruction;
    byYou.player = {};
    Clause clause = m_clauses.fill(isIntoPlay ? *text : intoZoneOf(instruction, *text), byYou, parameters, mood);
    if (isIntoPlay) clause.text += controlOver(instruction);
    return clause;
}

/// Returns the template with the owner of the zone, if the instruction names one.
std::string Bodies::intoZoneOf(const Instruction& move, std::string text) {
    const std::string& zone = words().zones[move.zone].word;
    const std::string slot = "{owner/" + zone + '}';
    const std::size_t at = text.find(slot);
    if (!move.player || at == std::string::npos) return text;
    return text.replace(at, slot.size(), m_phrases.places.owned(move.player, zone));
}

/// Returns the new controller of cards that enter play: " under your control". Empty if it is obvious.
std::string Bodies::controlOver(const Instruction& move) {
    if (move.player && !is(move.player, Term::You)) return " under " + m_phrases.places.whose(move.player) + " control";
    if (m_phrases.places.areOwn(move.cards)) return {};
    return " under " + (move.player ? std::string("your control") : m_phrases.places.ownersControl(move.cards));
}

/// Returns the participle of the last counted verb: "discarded ".
std::string Bodies::done() const {
    return m_counted == 0xff ? std::string() : words().verbs[m_counted].participle + ' ';
}

/// Returns a choice with the action for the chosen cards: "discard two cards", "search your deck for a unit".
Clause Bodies::choose(InstructionId& position, Mood mood) {
    const Instruction& choice = pool()[position];
    m_spoken.choices.push_back(std::exchange(position, choice.next));
    m_spoken.choiceSaid = false;
    if (!is(choice.cards, Term::Filtered)) return {};
    if (words().zones[zoneOf(choice.cards)].seen == ZoneWord::Seen::ByNobody) return search(choice, mood);
    // The next verb includes the choice: "discard two cards", "move target unit to another hill".
    const bool follows = position && pool()[position].op == Op::Do &&
                         (is(pool()[position].cards, Term::Chosen) || is(pool()[position].onto, Term::Chosen));
    if (follows && (isSaid(choice.player) || choice.player == pool()[position].player)) return {};
    Clause clause = chooses(choice.player, "choose", mood);
    clause.text += m_phrases.descriptions.counted(choice, false).text;
    m_spoken.choiceSaid = true;
    return clause;
}

/// Returns "choose ", or "a rival chooses " for another player.
Clause Bodies::chooses(ExpressionId player, const std::string& verb, Mood mood) {
    const bool isAsked = player && player == m_doers.asked && mood == Mood::Bare;
    if (isSaid(player) || isAsked) return toYou(verb + ' ', mood);
    return {.text = withVerb(m_phrases.players(player), verb) + ' ', .subject = player};
}

bool Bodies::isYou(ExpressionId player) const { return !player || is(player, Term::You); }

/// Returns true for You and for the player that a loop has named.
bool Bodies::isSaid(ExpressionId player) const { return isYou(player) || is(player, Term::EachPlayer); }

/// Returns a search: "search your deck for a unit".
Clause Bodies::search(const Instruction& choice, Mood mood) {
    const ZoneWord& zone = words().zones[zoneOf(choice.cards)];
    Clause clause = chooses(choice.player, "search", mood);
    const ExpressionId whose = pool()[at(choice.cards).filter].players;
    clause.text += zone.ofTable ? ofTable(zone) : m_phrases.places.owned(whose, zone.word);
    clause.text += " for " + m_phrases.descriptions.counted(choice, true).text;
    m_spoken.choiceSaid = true;
    return clause;
}

Clause Bodies::order(InstructionId& position, Mood mood) {
    m_spoken.choices.push_back(std::exchange(position, pool()[position].next));
    const bool follows = position && pool()[position].op == Op::Do && is(pool()[position].cards, Term::Chosen);
    Clause clause;
    if (!follows) {
        clause.imperative = true;
        clause.text = "put " + m_phrases.nouns.chosen().text + " in any order";
        return clause;
    }
    const Instruction& put = pool()[position];
    position = put.next;
    clause = verb(put, mood);
    clause.text += " in any order";
    return clause;
}

/// Returns a choice of a number with the verb that uses it: "each player may draw up to two cards".
Clause Bodies::chooseNumber(InstructionId& position, Mood mood) {
    const Instruction& choice = pool()[position];
    position = choice.next;
    if (const Instruction* taker = takerOf(choice)) {
        position = pool()[position].next;
        return upTo(choice, *taker);
    }
    Clause clause = chooses(choice.player, "choose", mood);
    clause.text +=
        inOrder({"a number from ", m_phrases.amount(choice.amount), " to ", m_phrases.amount(choice.second)});
    return clause;
}

/// Returns the verb that uses a chosen number starting at zero, or nullptr.
const Instruction* Bodies::takerOf(const Instruction& choice) const {
    const bool fromNothing =
        is(choice.amount, Term::Number) && at(choice.amount).number == 0 && is(choice.second, Term::Number);
    if (!fromNothing || !choice.next) return nullptr;
    const Instruction& next = pool()[choice.next];
    // If several players choose, each then executes the verb.
    const bool each = next.op == Op::ForEachPlayer && next.player == choice.player;
    if (each && !next.body) return nullptr;
    const Instruction& taker = each ? pool()[next.body] : next;
    if (taker.op != Op::Do || !is(taker.amount, Term::ThatMuch)) return nullptr;
    const bool isTheirs = each ? is(taker.player, Term::EachPlayer) && !taker.next : taker.player == choice.player;
    return isTheirs ? &taker : nullptr;
}

Clause Bodies::upTo(const Instruction& choice, const Instruction& taker) {
    const Noun who = m_clauses.doer(choice.player);
    m_doers.asked = taker.player;
    m_spoken.upTo = at(choice.second).number;
    Clause clause = verb(taker, Mood::Bare);
    m_spoken.upTo = 0;
    m_doers.asked = {};
    clause.subject = choice.player;
    clause.text = who.text + " may " + clause.text;
    clause.imperative = false;
    return clause;
}

/// Returns the choice of a family: "choose a family".
Clause Bodies::chooseFamily(const Instruction& instruction, Mood mood) {
    const Noun who = m_clauses.doer(instruction.player);
    Clause clause;
    clause.imperative = who.you && mood != Mood::Full;
    clause.subject = who.you ? ExpressionId{} : instruction.player;
    clause.text = (clause.imperative ? "choose" : withVerb(who, "choose")) + ' ' + withArticle(words().family);
    return clause;
}

Clause Bodies::may(const Instruction& instruction) {
    Clause clause;
    if (instruction.otherwise) {
        // "sacrifice it unless you discard a card"
        clause.text = inOrder({branch(instruction.otherwise, instruction.next, Mood::Plain), " unless ",
                               branch(instruction.body, instruction.next, Mood::Full)});
        return clause;
    }
    const Noun who = m_clauses.doer(instruction.player);
    m_doers.asked = who.you ? ExpressionId{} : instruction.player;
    clause.text = who.text + " may " + branch(instruction.body, instruction.next, Mood::Bare);
    m_doers.asked = {};
    return clause;
}

Clause Bodies::unless(const Instruction& instruction) {
    Clause clause;
    const Noun who = m_phrases.players(instruction.player);
    if (!instruction.body) {
        clause.text = branch(instruction.otherwise, instruction.next, Mood::Plain) + " unless ";
        clause.text += withVerb(who, "pay") + ' ' + resources(instruction.amount);
        return clause;
    }
    clause.text = who.text + " may " + priceIn(instruction) + ". If " + (who.you ? "you" : "they") + " do, ";
    clause.text += branch(instruction.body, instruction.next, Mood::Plain);
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    clause.branched = true;
    return clause;
}

/// Returns a price: "pay 2 energy", "sacrifice a unit".
std::string Bodies::priceIn(const Instruction& instruction) {
    if (!instruction.ability) return "pay " + resources(instruction.amount);
    const bool isYou = m_phrases.players(instruction.player).you;
    const ExpressionId before = std::exchange(m_doers.asked, isYou ? ExpressionId{} : instruction.player);
    std::string deed = branch(pool()[instruction.ability].cost.body, {}, Mood::Bare);
    m_doers.asked = before;
    return deed;
}

/// Returns an amount of resources: "1 spark", "2 sparks", "sparks equal to the number of your units".
std::string Bodies::resources(ExpressionId amount) {
    std::string what = words().anyResource;
    if (isComputed(amount) || isForEach(amount)) return what + " equal to " + m_phrases.amount(amount);
    if (is(amount, Term::Number) && at(amount).number == 1 && what.ends_with('s')) what.pop_back();
    return m_phrases.amount(amount) + ' ' + what;
}

Clause Bodies::conditional(const Instruction& instruction, Mood mood) {
    Clause clause;
    clause.branched = true;
    clause.text = "if " + m_conditions.condition(instruction.condition) + ", ";
    const ExpressionId before =
        std::exchange(m_spoken.more, is(instruction.condition, Term::More) ? instruction.condition : ExpressionId{});
    clause.text += branch(instruction.body, instruction.next, mood);
    m_spoken.more = before;
    if (instruction.otherwise) {
        clause.text += ". Otherwise, " + branch(instruction.otherwise, instruction.next, mood);
    }
    return clause;
}

/// Returns true if the sentence starts with words other than the player, and its first part mentions "that player".
bool Bodies::speaksOfEach(const Instruction& instruction) const {
    const Op op = instruction.op;
    const bool mayElse = op == Op::May && instruction.otherwise;
    return op == Op::If || op == Op::Unless || op == Op::Contest || mayElse;
}

Clause Bodies::throughPlayers(const Instruction& loop) {
    Clause clause;
    if (loop.body && speaksOfEach(pool()[loop.body])) {
        clause.branched = true;
        clause.text = "for " + m_phrases.players(loop.player).text + ", ";
        clause.text += branch(loop.body, {}, Mood::Plain);
        return clause;
    }
    m_doers.introduced = loop.player;
    clause.text = branch(loop.body, {}, Mood::Plain);
    // If each player executes the whole body, the result is a normal sentence.
    clause.branched = static_cast<bool>(m_doers.introduced);
    if (!clause.branched) clause.subject = loop.player;
    if (clause.branched) clause.text.insert(0, "for " + m_phrases.players(loop.player).text + ", ");
    m_doers.introduced = {};
    return clause;
}

Clause Bodies::repeated(const Instruction& loop, Mood mood) {
    const int times = is(loop.amount, Term::Number) ? at(loop.amount).number : 0;
    Clause clause;
    clause.branched = true;
    clause.text = times == 1   ? "do this once: "
                  : times == 2 ? "do this twice: "
                               : "do this " + m_phrases.amounts.countable(loop.amount, "time|times") + ": ";
    clause.text += branch(loop.body, {}, mood);
    return clause;
}

Clause Bodies::throughCards(const Instruction& loop, Mood mood) {
    Clause clause;
    if (const TargetSpec* divided = dividedIn(loop)) {
        m_spoken.divided = divided;
        clause.text = branch(loop.body, {}, mood) + ", divided as you choose";
        m_spoken.divided = nullptr;
        return clause;
    }
    clause.branched = true;
    const Noun through = m_phrases.cards(loop.cards, Style::Each);
    const bool each = through.plural && !through.text.starts_with("each ");
    clause.text = (each ? "for each of " : "for ") + through.text + ", ";
    const ExpressionId around = std::exchange(m_spoken.each, loop.cards);
    clause.text += branch(loop.body, {}, mood);
    m_spoken.each = around;
    return clause;
}

/// Returns the targets among which the loop divides a number, or nullptr.
const TargetSpec* Bodies::dividedIn(const Instruction& loop) const {
    if (!is(loop.cards, Term::EveryTarget) && !is(loop.cards, Term::Target)) return nullptr;
    const std::size_t index = is(loop.cards, Term::Target) ? at(loop.cards).index : 0;
    return index < targets().size() && targets()[index].divided ? &targets()[index] : nullptr;
}

Clause Bodies::option(const Instruction& instruction) {
    const Noun who = m_clauses.doer(instruction.player);
    Clause clause;
    clause.branched = true;
    clause.text = (who.you ? "choose" : withVerb(who, "choose")) + " one: ";
    bool first = true;
    for (InstructionId i = instruction.body; i; i = pool()[i].otherwise) {
        clause.text += (first ? "" : "; or ") + branch(pool()[i].body, {}, Mood::Plain);
        first = false;
    }
    return clause;
}

Clause Bodies::contest(const Instruction& instruction) {
    Clause clause;
    clause.branched = true;
    clause.text = "you and " + m_phrases.players(instruction.player).text + (instruction.secret ? " secretly" : "");
    clause.text += " bid up to " + m_phrases.amount(instruction.second) + ' ';
    clause.text += words().playerValues[instruction.detail].text;
    if (instruction.body) {
        clause.text += ". If you bid more, " + branch(instruction.body, instruction.next, Mood::Plain);
    }
    if (instruction.otherwise) {
        clause.text += instruction.body ? ". Otherwise, " : ". If you don't bid more, ";
        clause.text += branch(instruction.otherwise, instruction.next, Mood::Plain);
    }
    return clause;
}

/// Returns a continuous effect: "until your next turn, whenever ...". Bans with the same duration are combined.
Clause Bodies::floating(InstructionId& position) {
    const Instruction& instruction = pool()[position];
    const auto goesOn = [&](const Instruction& next) {
        return next.op == Op::Float && next.duration == instruction.duration && next.player == instruction.player &&
               isBan(pool()[next.ability]);
    };
    Clause clause;
    clause.text = m_clauses.duration(words().durations[instruction.duration].before, instruction.player) + ", ";
    clause.text += lasting(instruction);
    position = instruction.next;
    if (!isBan(pool()[instruction.ability])) return clause;
    for (; position && goesOn(pool()[position]); position = pool()[position].next)
        clause.text += " and " + lasting(pool()[position]);
    return clause;
}

/// Returns an ability that exists for a duration, without the duration: "whenever ...", "you can't draw".
std::string Bodies::lasting(const Instruction& instruction) {
    std::optional<Noun> given;
    if (instruction.cards) given = m_phrases.cards(instruction.cards, Style::Plain);
    return m_lasting({.pool = pool(),
                      .definition = definition(),
                      .ability = pool()[instruction.ability],
                      .given = std::move(given),
                      .around = &topic().ability,
                      .whosePlayer = instruction.player});
}

}  // namespace duelogue
