#include "cards/rulestext/bodies/VerbClauses.h"

namespace duelogue {

Clause VerbClauses::verb(const Instruction& instruction, Mood mood) {
    const VerbWord& word = words().verbs[instruction.verb];
    m_spoken.placeless = word.chosenFrom != 0xff && isOfOwn(instruction);
    if (limitSetBy(instruction) != nullptr) return {};
    if (word.text.empty()) return move(instruction, mood);
    const bool computed = isComputed(instruction.amount) && !isShareOfValue(instruction) &&
                          !isAllOfValue(instruction) && !word.computed.empty();
    const std::string ownFigure = computed ? withOwnFigure(word, instruction) : std::string();
    const std::string& text = !ownFigure.empty() ? ownFigure : computed ? word.computed : textOf(word, instruction);
    Clause clause = m_clauses.fill(text, instruction, word.parameters, mood);
    if (m_clauses.sharesForEach(instruction)) clause.text += m_phrases.amounts.forEach(instruction.amount, done());
    if (!word.participle.empty()) m_counted = instruction.verb;
    return clause;
}

/// Returns the template for an amount that is a figure of the acting card: "this unit deals damage equal to its power
/// to target unit". Empty for other amounts.
std::string VerbClauses::withOwnFigure(const VerbWord& word, const Instruction& instruction) const {
    constexpr std::string_view end = " equal to {amount}";
    const std::size_t noun = word.noun.empty() ? std::string::npos : word.computed.find("} " + word.noun + ' ');
    // Without a subject, the card itself acts.
    const bool isFigure = is(instruction.amount, Term::Figure);
    const ExpressionId of = isFigure ? at(instruction.amount).left : ExpressionId{};
    const bool isOwn = isFigure && (instruction.subject ? of == instruction.subject : is(of, Term::This));
    if (!isOwn || noun == std::string::npos || !word.computed.ends_with(end)) return {};
    const std::string& figure = figureName(at(instruction.amount).index, traitsOf(of));
    if (figure.find(' ') != std::string::npos) return {};
    const std::size_t behind = noun + 2 + word.noun.size();
    return word.computed.substr(0, behind) + " equal to its " + figure +
           word.computed.substr(behind, word.computed.size() - end.size() - behind);
}

bool VerbClauses::namesPlayer(const Instruction& instruction) const {
    if (instruction.op != Op::Do) return instruction.op == Op::ForEachCard;
    const VerbWord& word = words().verbs[instruction.verb];
    // In the zone in play, the player of a move is the new controller.
    if (word.text.empty()) return instruction.zone != words().inPlay && !words().zones[instruction.zone].shared;
    return word.text.find("{player") != std::string::npos;
}

/// Returns the verb's template, or one of its variants.
const std::string& VerbClauses::textOf(const VerbWord& word, const Instruction& instruction) const {
    const bool isOfThis = topic().ability.kind == AbilityKind::Activated && is(instruction.cards, Term::This);
    if (isOfThis && !word.ofThis.empty() && !isComputed(instruction.amount)) return word.ofThis;
    if (m_spoken.paying && !word.asPrice.empty()) return word.asPrice;
    if (!word.taken.empty() && words().playerValues[instruction.detail].isTaken) return word.taken;
    if (!word.inPlay.empty() && m_phrases.places.areInPlay(instruction.cards)) return word.inPlay;
    return word.text;
}

/// Returns true if the chosen cards belong to the acting player, so that the owner needs no mention.
bool VerbClauses::isOfOwn(const Instruction& instruction) const {
    if (!is(instruction.cards, Term::Chosen) || m_spoken.choices.empty()) return true;
    const Instruction& choice = pool()[m_spoken.choices.back()];
    if (choice.op != Op::Choose || !is(choice.cards, Term::Filtered)) return true;
    const ExpressionId whose = pool()[at(choice.cards).filter].players;
    return whose == instruction.player || is(whose, Term::EachPlayer) ||
           (is(whose, Term::You) && (!instruction.player || is(instruction.player, Term::You)));
}

/// The zone that the cards enter determines the text of a move.
Clause VerbClauses::move(const Instruction& instruction, Mood mood) {
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
std::string VerbClauses::intoZoneOf(const Instruction& move, std::string text) {
    const std::string& zone = words().zones[move.zone].word;
    const std::string slot = "{owner/" + zone + '}';
    const std::size_t at = text.find(slot);
    if (!move.player || at == std::string::npos) return text;
    return text.replace(at, slot.size(), m_phrases.places.owned(move.player, zone));
}

/// Returns the new controller of cards that enter play: " under your control". Empty if it is obvious.
std::string VerbClauses::controlOver(const Instruction& move) {
    if (move.player && !is(move.player, Term::You)) return " under " + m_phrases.places.whose(move.player) + " control";
    if (m_phrases.places.areOwn(move.cards)) return {};
    return " under " + (move.player ? std::string("your control") : m_phrases.places.ownersControl(move.cards));
}

/// Returns the participle of the last counted verb: "discarded ".
std::string VerbClauses::done() const {
    return m_counted == 0xff ? std::string() : words().verbs[m_counted].participle + ' ';
}

}  // namespace duelogue
