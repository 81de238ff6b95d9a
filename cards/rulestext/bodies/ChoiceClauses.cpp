#include "cards/rulestext/bodies/ChoiceClauses.h"

#include <utility>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Returns the beginning of a clause about You: "choose ", "you choose ".
Clause toYou(const std::string& verb, Mood mood) {
    const bool full = mood == Mood::Full;
    return {.text = full ? "you " + verb : verb, .subject = {}, .imperative = !full};
}

}  // namespace

Clause ChoiceClauses::choose(InstructionId& position, Mood mood) {
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
    clause.text += m_phrases.chosenCards.cards(choice, false).text;
    m_spoken.choiceSaid = true;
    return clause;
}

/// Returns "choose ", or "a rival chooses " for another player.
Clause ChoiceClauses::chooses(ExpressionId player, const std::string& verb, Mood mood) {
    const bool isAsked = player && player == m_doers.asked && mood == Mood::Bare;
    if (isSaid(player) || isAsked) return toYou(verb + ' ', mood);
    return {.text = withVerb(m_phrases.players(player), verb) + ' ', .subject = player};
}

/// Returns true for You and for the player that a loop has named.
bool ChoiceClauses::isSaid(ExpressionId player) const {
    return !player || is(player, Term::You) || is(player, Term::EachPlayer);
}

/// Returns a search: "search your deck for a unit".
Clause ChoiceClauses::search(const Instruction& choice, Mood mood) {
    const ZoneWord& zone = words().zones[zoneOf(choice.cards)];
    Clause clause = chooses(choice.player, "search", mood);
    const ExpressionId whose = pool()[at(choice.cards).filter].players;
    clause.text += zone.ofTable ? ofTable(zone) : m_phrases.places.owned(whose, zone.word);
    clause.text += " for " + m_phrases.chosenCards.cards(choice, true).text;
    m_spoken.choiceSaid = true;
    return clause;
}

Clause ChoiceClauses::order(InstructionId& position, Mood mood) {
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
    clause = m_verbs.verb(put, mood);
    clause.text += " in any order";
    return clause;
}

Clause ChoiceClauses::chooseNumber(InstructionId& position, Mood mood) {
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
const Instruction* ChoiceClauses::takerOf(const Instruction& choice) const {
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

Clause ChoiceClauses::upTo(const Instruction& choice, const Instruction& taker) {
    const Noun who = m_clauses.doer(choice.player);
    m_doers.asked = taker.player;
    m_spoken.upTo = at(choice.second).number;
    Clause clause = m_verbs.verb(taker, Mood::Bare);
    m_spoken.upTo = 0;
    m_doers.asked = {};
    clause.subject = choice.player;
    clause.text = who.text + " may " + clause.text;
    clause.imperative = false;
    clause.optional = clause.branched = !who.you;
    return clause;
}

Clause ChoiceClauses::chooseFamily(const Instruction& instruction, Mood mood) {
    const Noun who = m_clauses.doer(instruction.player);
    Clause clause;
    clause.imperative = who.you && mood != Mood::Full;
    clause.subject = who.you ? ExpressionId{} : instruction.player;
    clause.text = (clause.imperative ? "choose" : withVerb(who, "choose")) + ' ' + withArticle(words().family);
    return clause;
}

}  // namespace duelogue
