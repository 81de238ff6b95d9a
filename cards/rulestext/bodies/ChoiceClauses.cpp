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
    // "Cards with the same name" needs no first card.
    if (position && isSameName(choice, pool()[position])) {
        m_spoken.choiceSaid = true;
        return {};
    }
    if (words().zones[zoneOf(choice.cards)].seen == ZoneWord::Seen::ByNobody) return search(choice, mood);
    // The next verb includes the choice: "discard two cards", "move target unit to another hill".
    const InstructionId next = nextSaid(position);
    const bool follows = next && pool()[next].op == Op::Do &&
                         (is(pool()[next].cards, Term::Chosen) || is(pool()[next].onto, Term::Chosen));
    const bool isLoop = next && is(pool()[next].cards, Term::Chosen) && loopMoves(pool()[next]);
    if ((follows || isLoop) && isOptional(choice) && mood == Mood::Plain) {
        position = next;
        return mayChoose(choice, position);
    }
    if (isLoop && isSaid(choice.player)) return {};
    // In a loop, the player who chooses acts: "each player moves a unit they control".
    if (follows && m_doers.introduced && is(choice.player, Term::EachPlayer) && !pool()[next].player &&
        m_verbs.namesPlayer(pool()[next])) {
        Instruction action = pool()[next];
        action.player = choice.player;
        position = action.next;
        return m_verbs.verb(action, mood);
    }
    // A player's cards that another player chooses: "choose a card in it. That player discards that card."
    const bool isChosenForOther = follows && !choice.player && pool()[next].player &&
                                  choice.picking == Picking::ByPlayer &&
                                  pool()[at(choice.cards).filter].players == pool()[next].player &&
                                  words().zones[zoneOf(choice.cards)].seen == ZoneWord::Seen::ByOwner;
    if (follows && !isChosenForOther && (isSaid(choice.player) || choice.player == pool()[next].player)) return {};
    Clause clause = chooses(choice.player, "choose", mood);
    clause.text += m_phrases.chosenCards.cards(choice, false).text;
    m_spoken.choiceSaid = true;
    return clause;
}

/// Returns the next instruction that has words.
InstructionId ChoiceClauses::nextSaid(InstructionId position) const {
    while (position && limitSetBy(pool()[position]) != nullptr) position = pool()[position].next;
    const InstructionId begins = beginningAfter(position);
    return begins ? begins : position;
}

bool ChoiceClauses::isOptional(const Instruction& choice) const {
    const bool isUpToOne = is(choice.amount, Term::Number) && at(choice.amount).number == 0 &&
                           is(choice.second, Term::Number) && at(choice.second).number == 1;
    return choice.op == Op::Choose && isUpToOne && choice.picking == Picking::ByPlayer;
}

/// Returns an optional choice with the verb that uses it: "you may destroy a unit". Advances `position` past the verb.
Clause ChoiceClauses::mayChoose(const Instruction& choice, InstructionId& position) {
    Instruction action = pool()[position];
    position = action.next;
    const Noun who = chooserOf(choice);
    m_doers.asked = who.you ? ExpressionId{} : choice.player;
    m_spoken.player = m_doers.asked;
    m_spoken.isOffered = true;
    if (!action.player && m_verbs.namesPlayer(action)) action.player = choice.player;
    Clause clause = action.op == Op::Do ? m_verbs.verb(action, Mood::Bare) : moveEach(action, Mood::Bare);
    m_spoken.isOffered = false;
    m_doers.asked = {};
    clause.subject = who.you ? ExpressionId{} : choice.player;
    clause.text = who.text + " may " + clause.text;
    clause.imperative = false;
    return clause;
}

/// Returns the player who chooses. A card that is a place belongs to the player whose turn it is.
Noun ChoiceClauses::chooserOf(const Instruction& choice) {
    const Pattern* pattern = topic().ability.pattern ? &pool()[topic().ability.pattern] : nullptr;
    const bool isOfAnyTurn = pattern != nullptr && is(pattern->players, Term::EveryPlayer);
    if (!choice.player && isOfAnyTurn && isPlace(definition().traits)) return {"that player", false, false};
    return m_clauses.doer(choice.player);
}

/// Returns true if the first choice only names the cards of the next choice.
bool ChoiceClauses::isSameName(const Instruction& choice, const Instruction& next) const {
    if (next.op != Op::Choose || !is(next.cards, Term::Filtered) || !words().style.target.empty()) return false;
    Filter alike = pool()[at(next.cards).filter];
    if (!is(alike.namedLike, Term::Chosen)) return false;
    alike.namedLike = {};
    return alike == pool()[at(choice.cards).filter];
}

bool ChoiceClauses::loopMoves(const Instruction& loop) const {
    if (loop.op != Op::ForEachCard || !loop.body || pool()[loop.body].op != Op::Choose) return false;
    const Instruction& choice = pool()[loop.body];
    if (!choice.next || !is(choice.amount, Term::Number) || !is(choice.cards, Term::Filtered)) return false;
    const Filter& place = pool()[at(choice.cards).filter];
    const Instruction& move = pool()[choice.next];
    const bool isOne =
        at(choice.amount).number == 1 && is(choice.second, Term::Number) && at(choice.second).number == 1;
    return isOne && place.away && move.op == Op::Do && !move.next && is(move.cards, Term::EachCard) &&
           is(move.onto, Term::Chosen);
}

Clause ChoiceClauses::moveEach(const Instruction& loop, Mood mood) {
    const Instruction& choice = pool()[loop.body];
    Instruction move = pool()[choice.next];
    if (!move.player) move.player = choice.player;
    m_spoken.eachNoun = m_phrases.cards(loop.cards, Style::All);
    m_spoken.choices.push_back(loop.body);
    m_spoken.choiceSaid = false;
    Clause clause = m_verbs.verb(move, mood);
    m_spoken.eachNoun.reset();
    m_spoken.choices.pop_back();
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
    Instruction put = pool()[position];
    position = put.next;
    if (!put.player && m_verbs.namesPlayer(put)) put.player = pool()[m_spoken.choices.back()].player;
    clause = m_verbs.verb(put, mood);
    clause.text += " in any order";
    return clause;
}

Clause ChoiceClauses::chooseNumber(InstructionId& position, Mood mood) {
    const Instruction& choice = pool()[position];
    position = choice.next;
    if (const Instruction* taker = takerOf(choice)) {
        position = pool()[position].next;
        return upTo(choice, *taker, mood);
    }
    Clause clause = chooses(choice.player, "choose", mood);
    clause.text +=
        inOrder({"a number from ", m_phrases.amount(choice.amount), " to ", m_phrases.amount(choice.second)});
    return clause;
}

/// Returns the verb that uses a chosen number starting at zero, or nullptr.
const Instruction* ChoiceClauses::takerOf(const Instruction& choice) const {
    const bool fromNothing = is(choice.amount, Term::Number) && at(choice.amount).number == 0;
    const bool isKnown = is(choice.second, Term::Number) || words().style.target.empty();
    if (!fromNothing || !isKnown || !choice.next) return nullptr;
    const Instruction& next = pool()[choice.next];
    // If several players choose, each then executes the verb.
    const bool each = next.op == Op::ForEachPlayer && next.player == choice.player;
    if (each && !next.body) return nullptr;
    const Instruction& taker = each ? pool()[next.body] : next;
    if (taker.op != Op::Do || !is(taker.amount, Term::ThatMuch)) return nullptr;
    const bool isTheirs = each ? is(taker.player, Term::EachPlayer) && !taker.next : taker.player == choice.player;
    return isTheirs ? &taker : nullptr;
}

Clause ChoiceClauses::upTo(const Instruction& choice, const Instruction& taker, Mood mood) {
    const Noun who = m_clauses.doer(choice.player);
    m_doers.asked = taker.player;
    if (is(choice.second, Term::Number)) {
        m_spoken.upTo = at(choice.second).number;
    } else {
        m_spoken.most = is(choice.second, Term::Counters) ? std::string(anyNumber) : m_phrases.amount(choice.second);
    }
    Clause clause = m_verbs.verb(taker, Mood::Bare);
    m_spoken.upTo = 0;
    m_spoken.most.clear();
    m_doers.asked = {};
    clause.subject = choice.player;
    // "You may" stands before a bare clause already.
    if (mood == Mood::Bare && who.you) return clause;
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

Clause ChoiceClauses::chooseName(const Instruction& instruction, Mood mood) {
    const Filter& named = pool()[at(instruction.cards).filter];
    const auto described = [&](bool plural) {
        return m_phrases.descriptions.describe(named, {.plural = plural, .conjunction = "or"});
    };
    Clause clause = chooses(instruction.player, instruction.amount ? "choose" : "name", mood);
    const std::string forms = "random " + described(false) + "|random " + described(true);
    clause.text += instruction.amount ? "one of " + m_phrases.amounts.countable(instruction.amount, forms)
                                      : withArticle(described(false));
    return clause;
}

}  // namespace duelogue
