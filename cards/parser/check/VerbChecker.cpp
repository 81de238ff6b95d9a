#include "cards/parser/check/VerbChecker.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

void VerbChecker::checkVerb(const Instruction& made, const SemanticContext& around) {
    if (made.verb >= words().verbs.size()) return;
    const VerbWord& word = words().verbs[made.verb];
    for (const Parameter& parameter : word.parameters) checkArgument(word, parameter, made, around);
    checkChange(word, made);
    m_players.checkRole(made.player, word.ofRole);
    if (word.ofCards && state().isForATime) {
        state().fail('"' + word.word + "\" has no effect when it has a duration");
    }
    if (word.staysWith && state().own.passes) {
        state().fail(misplaced(word.word, "a card of this type does not stay in play"));
    }
}

void VerbChecker::checkArgument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                                const SemanticContext& around) {
    switch (parameter.slot) {
        case Slot::Player:
            return isUnderControl(word, made) ? m_phrases.checkOnePlayer(made.player, around)
                                              : m_phrases.checkPlayers(made.player, around);
        case Slot::Duration:
            return m_phrases.checkPlayers(made.player, around);
        case Slot::Cards:
            (void)m_phrases.select(made.cards, parameter.players ? Things::Both : Things::Cards, around);
            m_kinds.checkFits(made.cards, parameter.to, around);
            return checkZone(made.cards, word, around);
        case Slot::Subject:
            m_phrases.checkCards(made.subject, around);
            m_kinds.checkFits(made.subject, parameter.to, around);
            if (!word.statement) return;
            if (!made.subject) checkAboutThis(word, parameter);
            checkZone(made.subject, word, around);
            return;
        case Slot::Onto:
            m_phrases.checkCards(made.onto, around);
            m_kinds.checkFits(made.onto, parameter.to, around);
            return checkZoneOfReceiver(made, parameter, around);
        case Slot::Print:
            return m_phrases.checkPrint(made.print, around);
        case Slot::Amount:
            return m_phrases.checkNumber(made.amount, around);
        case Slot::Second:
            return m_phrases.checkNumber(made.second, around);
        case Slot::Zone:
            return checkAdmitted(made, around);
        case Slot::TraitSet:
            return checkGained(made, around);
        case Slot::Value:
            m_players.checkChangeable(made.detail);
            return m_players.checkRole(made.player, words().playerValues[made.detail].ofRole);
        case Slot::Place:
        case Slot::Detail:
        case Slot::Resource:
        case Slot::Counter:
            return;
    }
}

/// Returns true if the verb puts cards under the control of its player, who must be one player.
bool VerbChecker::isUnderControl(const VerbWord& word, const Instruction& made) const {
    const bool moves = std::ranges::find(word.parameters, Slot::Zone, &Parameter::slot) != word.parameters.end();
    return moves && made.zone < words().zones.size() && words().zones[made.zone].shared;
}

/// Checks a statement that names no card and is therefore about its own card.
void VerbChecker::checkAboutThis(const VerbWord& word, const Parameter& parameter) const {
    m_kinds.checkFits(state().own.kind, parameter.to);
    if (word.happensIn == 0xff || state().ownZone == Filter::anyZone || state().ownZone == word.happensIn) return;
    state().fail('"' + word.word + "\" affects cards in \"" + words().zones[word.happensIn].word +
                 "\", but this card is in \"" + words().zones[state().ownZone].word + '"');
}

/// Reports a verb that lacks all of its optional changes.
void VerbChecker::checkChange(const VerbWord& word, const Instruction& made) const {
    if (made.amount || made.second || made.traits != 0) return;
    std::vector<std::string> changes;
    for (const Parameter& parameter : word.parameters) {
        const bool isChange =
            parameter.slot == Slot::Amount || parameter.slot == Slot::Second || parameter.slot == Slot::TraitSet;
        if (isChange && !parameter.required) changes.push_back('"' + parameter.name + '"');
    }
    if (changes.size() < 2) return;
    std::string known = changes.front();
    for (std::size_t i = 1; i < changes.size(); ++i) known += " or " + changes[i];
    state().fail('"' + word.word + "\" needs " + known);
}

/// Reports cards outside the zones in which the verb can affect them.
void VerbChecker::checkZone(ExpressionId id, const VerbWord& word, const SemanticContext& around) const {
    const std::uint32_t zones = word.happensIn != 0xff ? std::uint32_t{1} << word.happensIn : word.from;
    if (!id || zones == 0) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        checkZone(said.left, word, around);
        return checkZone(said.right, word, around);
    }
    const auto report = [&](const std::string& found, const std::string& why) {
        state().failAt(id, "found " + found + ", expected cards in " + zonesIn(zones) + ": " + why);
    };
    const CardKind kind = kindOf(id, around);
    bool canLie = false;
    for (std::size_t i = 0; i < words().zones.size(); ++i) {
        const CardKind there = both(kind, {.none = words().zones[i].never});
        canLie = canLie || (((zones >> i) & 1U) != 0 && canBe(words(), there, 0));
    }
    if (!canLie) return report(kindWords(words(), kind), "such a card is never there");
    const std::uint8_t lies = placeOf(id, around);
    if (lies == Filter::anyZone || ((zones >> lies) & 1U) != 0) return;
    report("cards in \"" + words().zones[lies].word + '"', "this happens to no other cards");
}

/// Reports a receiving card in a zone that the verb does not allow.
void VerbChecker::checkZoneOfReceiver(const Instruction& made, const Parameter& parameter,
                                      const SemanticContext& around) const {
    const std::uint8_t lies = placeOf(made.onto, around);
    if (parameter.from == 0 || lies == Filter::anyZone || ((parameter.from >> lies) & 1U) != 0) return;
    state().failAt(made.onto, "found a card in \"" + words().zones[lies].word + "\", expected one in " +
                                  zonesIn(parameter.from) + " for \"" + parameter.name + '"');
}

/// Returns the words of the zones: "\"hand\" or \"deck\"".
std::string VerbChecker::zonesIn(std::uint32_t zones) const {
    std::string text;
    for (std::size_t i = 0; i < words().zones.size(); ++i) {
        if (((zones >> i) & 1U) != 0) text += (text.empty() ? "\"" : " or \"") + words().zones[i].word + '"';
    }
    return text;
}

/// Reports cards that cannot be put into the zone.
void VerbChecker::checkAdmitted(const Instruction& made, const SemanticContext& around) const {
    const ZoneWord& zone = words().zones[made.zone];
    if (zone.waiting) {
        return state().fail("cards can't be put into \"" + zone.word + "\": only what waits to resolve is there");
    }
    if (zone.text.top.empty() && zone.text.back.empty())
        return state().fail("cards can't be put into \"" + zone.word + '"');
    m_kinds.checkFits(made.cards, zone.admits, around);
}

/// Reports traits that such cards cannot gain in play.
void VerbChecker::checkGained(const Instruction& made, const SemanticContext& around) const {
    const CardKind known =
        both(kindOf(made.cards, around), {.is = made.traits, .none = words().zones[words().inPlay].never});
    for (Traits left = made.traits; left != 0; left &= left - 1) {
        const Traits one = left & -left;
        if (canBe(words(), known, one)) continue;
        state().fail("no such card can have " + oneOf(words(), one));
    }
}

}  // namespace duelogue
