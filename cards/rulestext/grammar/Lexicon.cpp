#include "cards/rulestext/grammar/Lexicon.h"

#include <algorithm>

#include "cards/data/Disjunction.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

}  // namespace

std::string Lexicon::nameOf(const TraitWord& trait, bool plural) const {
    const std::string& word = plural ? trait.plural : trait.word;
    // Colors in games without resources are names: "Dark".
    const bool isColor = trait.group == Group::Color && words().resources.empty();
    return trait.isName || isColor ? titled(word) : word;
}

std::string Lexicon::number(int number) const {
    return words().style.digits ? std::to_string(number) : inWords(number);
}

const FlagWord* Lexicon::limitSetBy(const Instruction& instruction) const {
    if (instruction.op != Op::Do) return nullptr;
    const std::string& verb = words().verbs[instruction.verb].word;
    const auto sets = [&](const FlagWord& flag) { return !flag.limit.empty() && flag.limitVerb == verb; };
    const auto found = std::ranges::find_if(words().flags, sets);
    return found == words().flags.end() ? nullptr : &*found;
}

const FlagWord* Lexicon::limitIn(InstructionId body, InstructionId end) const {
    for (InstructionId i = body; i && i != end; i = pool()[i].next) {
        if (const FlagWord* flag = limitSetBy(pool()[i])) return flag;
        if (const FlagWord* flag = pool()[i].op == Op::May ? limitIn(pool()[i].body, pool()[i].next) : nullptr)
            return flag;
    }
    return nullptr;
}

bool Lexicon::needsUnset(ExpressionId condition, const FlagWord& flag) const {
    if (!condition) return false;
    const Expression& e = at(condition);
    const auto index = static_cast<std::size_t>(&flag - words().flags.data());
    if (e.term == Term::And) return needsUnset(e.left, flag) || needsUnset(e.right, flag);
    if (e.term == Term::Is) return is(e.left, Term::This) && hasBit(pool()[e.filter].notFlags, index);
    if (e.term != Term::Not || !is(e.left, Term::Any)) return false;
    const Expression& none = at(at(e.left).left);
    return none.term == Term::Filtered && hasBit(pool()[none.filter].flags, index);
}

const FlagWord* Lexicon::limitOf(const Ability& ability) const {
    const FlagWord* const flag = limitIn(ability.body);
    return flag != nullptr && needsUnset(ability.condition, *flag) ? flag : nullptr;
}

InstructionId Lexicon::beginningAfter(InstructionId position) const {
    std::uint64_t durations = 0;
    for (; position && pool()[position].op == Op::Float; position = pool()[position].next)
        durations |= std::uint64_t{1} << pool()[position].duration;
    const bool isVerb = position && durations != 0 && pool()[position].op == Op::Do;
    return isVerb && (durations & ~words().verbs[pool()[position].verb].begins) == 0 ? position : InstructionId{};
}

std::string Lexicon::ownName() const {
    // A card that leaves play at once is called by its name, except in games with places, where it may stay.
    const auto isPlayed = [](const Ability& ability) { return ability.kind == AbilityKind::Played; };
    if (words().place == 0xff && std::ranges::any_of(pool().abilitiesOf(definition()), isPlayed))
        return definition().name;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == Group::Type && hasBit(definition().traits, i)) {
            return "this " + nameOf(words().traits[i]);
        }
    }
    return "this card";
}

std::string Lexicon::kindOf(const Filter& filter) const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const bool single = filter.any == 0 || (filter.all >> i) != 0;
        if (hasBit(filter.all, i) && words().traits[i].group == Group::Type && single) {
            return nameOf(words().traits[i]);
        }
    }
    const ZoneWord& zone = zoneWordOf(filter);
    return zone.noun.empty() ? "card" : zone.noun;
}

const ZoneWord& Lexicon::zoneWordOf(const Filter& filter) const {
    static const ZoneWord anywhere{.shared = true};
    if (filter.zone == Filter::anyZone) return anywhere;
    return words().zones[filter.zone == 0xff ? words().inPlay : filter.zone];
}

Noun Lexicon::anotherPlayer() const {
    for (const PlayerWord& word : words().players) {
        if (word.term == Term::Others) return {word.only.empty() ? withArticle(word.word) : word.only, false, false};
    }
    return {"another player", false, false};
}

Noun Lexicon::playerWith(std::size_t role) const {
    const RoleWord& word = words().roles[role];
    if ((definition().traits & word.traits) != 0) return {"you", false, true};
    return {word.text, false, false};
}

FilterId Lexicon::targetCards(std::size_t index) const {
    return index < targets().size() ? targets()[index].cards : FilterId{};
}

Noun Lexicon::chosenTarget(ExpressionId target) const {
    const std::size_t index = at(target).index;
    if (index >= targets().size() || !targets()[index].cards) return {"the chosen player", false, false};
    const bool plural = targets()[index].most > 1;
    const std::string kind = kindOf(pool()[targets()[index].cards]);
    return {"the chosen " + (plural ? pluralOf(kind) : kind), plural, false};
}

bool Lexicon::isOneCard(const Expression& top) const {
    const bool one = is(top.right, Term::Number) && at(top.right).number == 1;
    return top.term == Term::Top && one && !is(top.left, Term::EveryPlayer) && !is(top.left, Term::Others);
}

bool Lexicon::clings() const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].clings && hasBit(definition().traits, i)) return true;
    }
    return false;
}

const TargetSpec* Lexicon::ownTarget() const {
    if (words().place != 0xff && figuresOf(words(), definition().traits) != nullptr && !clings()) return nullptr;
    for (const Ability& ability : pool().abilitiesOf(definition())) {
        if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
        const TargetSpec& first = pool().targetsOf(ability).front();
        return first.cards ? &first : nullptr;
    }
    return nullptr;
}

bool Lexicon::isPlace(Traits traits) const { return words().place != 0xff && hasBit(traits, words().place); }

bool Lexicon::isHere(ExpressionId card) const {
    if (is(card, Term::HostOf) || is(card, Term::PlaceOf)) return isHere(at(card).left);
    return is(card, Term::This);
}

bool Lexicon::isElsewhere(const Filter& filter) const { return filter.at && filter.away && isPlace(filter.all); }

const std::string& Lexicon::figureName(std::uint8_t slot, Traits traits) const {
    const auto& figures = words().figures;
    if (const auto* given = figuresOf(words(), traits)) {
        for (const std::uint8_t figure : *given) {
            if (figures[figure].slot == slot) return figures[figure].text;
        }
    }
    const auto first = std::ranges::find(figures, slot, &FigureWord::slot);
    return first != figures.end() ? first->text : figures.front().text;
}

std::string Lexicon::everywhere(const Filter& filter) const {
    const bool isPlaced = anyAlternative(pool(), filter, [](const Filter& each) {
        return each.zone != 0xff || each.players || each.related || each.at || each.on;
    });
    return !isPlaced ? ' ' + words().zones[words().inPlay].text.in : std::string();
}

bool Lexicon::isCounted(ExpressionId id) const {
    return is(id, Term::Counters) || (is(id, Term::Count) && is(at(id).left, Term::Filtered));
}

bool Lexicon::isForEach(ExpressionId id) const {
    if (!id) return false;
    const Expression& e = at(id);
    if (isCounted(id)) return true;
    if (e.term != Term::Times || !is(e.left, Term::Number)) return false;
    const Expression& right = at(e.right);
    const bool fewer = right.term == Term::Minus && is(right.left, Term::Number) && is(right.right, Term::ThatMuch);
    return fewer || isCounted(e.right);
}

bool Lexicon::isComputed(ExpressionId id) const {
    if (!id || isForEach(id)) return false;
    const Term term = at(id).term;
    return term != Term::Number && term != Term::X && term != Term::ThatMuch;
}

bool Lexicon::isShareOfValue(const Instruction& instruction) const {
    if (!is(instruction.amount, Term::HalfUp) || words().verbs[instruction.verb].parameters.empty()) return false;
    const Expression& of = at(at(instruction.amount).left);
    return of.term == Term::PlayerValue && of.index == instruction.detail;
}

bool Lexicon::isAllOfValue(const Instruction& instruction) const {
    if (!is(instruction.amount, Term::PlayerValue) || words().verbs[instruction.verb].participle != "lost")
        return false;
    const Expression& value = at(instruction.amount);
    const bool isSame = value.index == instruction.detail && value.left == instruction.player;
    return isSame && !words().playerValues[value.index].unit.empty();
}

bool Lexicon::isBan(const Ability& ability) const {
    if (ability.kind != AbilityKind::Preempt || ability.preemption != Preemption::Prevent) return false;
    if (ability.amount || ability.body || ability.optional || ability.condition) return false;
    const Pattern& pattern = pool()[ability.pattern];
    return words().verbs[pattern.verb].noun.empty() || !(pattern.source || pattern.sourceSelf);
}

}  // namespace duelogue
