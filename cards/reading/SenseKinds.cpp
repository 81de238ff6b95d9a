// What cards can be by what is said of them, in a game in which no card has two types.
#include <algorithm>

#include "cards/reading/Sense.h"

namespace duelogue {

namespace {

void append(std::string& list, const std::string& word) { list += (list.empty() ? "" : " or ") + word; }

}  // namespace

/// Of each type one bit.
Traits Sense::types() const {
    if (!words().oneType) return anyKind;
    Traits types = 0;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == TraitWord::Group::Type) types |= Traits{1} << i;
    }
    return types;
}

/// What comes there only by what its word says can be nothing else; into play cards come in other ways.
Traits Sense::kindsIn(std::uint8_t zone) const {
    if (zone >= words().zones.size() || words().zones[zone].shared || words().zones[zone].takes == 0) return anyKind;
    return words().zones[zone].takes;
}

/// Of what can count as another type nobody knows which it is.
Traits Sense::countingAlike(Traits kinds) const {
    for (const VerbWord& verb : words().verbs) {
        const auto isKind = [](const Parameter& parameter) { return parameter.slot == Slot::TraitSet; };
        if ((kinds & verb.happensTo) != 0 && std::ranges::any_of(verb.parameters, isKind)) kinds |= verb.happensTo;
    }
    return kinds;
}

/// What nobody owns or controls lies in the zones of the table.
Traits Sense::kindsOfNobody() const {
    Traits kinds = 0;
    for (const ZoneWord& zone : words().zones) {
        if (zone.ofTable) kinds |= zone.takes;
    }
    return kinds;
}

/// What can lie on cards that are no places. It is in play in no other way.
Traits Sense::clingingKinds() const {
    Traits kinds = 0;
    for (const TraitWord& trait : words().traits) {
        if (trait.clings) kinds |= trait.with;
    }
    return kinds;
}

Traits Sense::kindsOf(const Filter& said, const Surroundings& around) const {
    if (!words().oneType) return anyKind;
    Traits kinds = types() & kindsIn(said.zone) & ~said.none;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (((said.all >> i) & 1U) == 0) continue;
        const TraitWord& trait = words().traits[i];
        if (trait.group == TraitWord::Group::Type) kinds &= countingAlike(Traits{1} << i);
        if (trait.with != 0) kinds &= countingAlike(trait.with);
    }
    if (said.any != 0 && (said.any & ~types()) == 0 && !said.tags[0]) kinds &= countingAlike(said.any);
    if (said.players) kinds &= ~kindsOfNobody();
    const bool isOnPlace = !said.on || words().place == 0xff || (kindsOf(said.on, around) >> words().place & 1U) != 0;
    if (!isOnPlace) kinds &= countingAlike(clingingKinds());
    return said.same ? kinds & kindsOf(said.same, around) : kinds;
}

Traits Sense::kindsOf(const TargetSpec& target, const Surroundings& around) const {
    return target.cards ? kindsOf(pool()[target.cards], around) : 0;
}

Traits Sense::kindsOf(ExpressionId id, const Surroundings& around) const {
    if (!id || !words().oneType) return anyKind;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::This:
            return around.self;
        case Term::Target:
            return said.index < around.targets.size() ? kindsOf(around.targets[said.index], around) : anyKind;
        case Term::EveryTarget: {
            Traits kinds = 0;
            for (const TargetSpec& target : around.targets) kinds |= kindsOf(target, around);
            return kinds;
        }
        case Term::EventCard:
            return around.eventKind;
        case Term::EachCard:
            return around.eachKind;
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosenKind;
        case Term::Filtered:
            return kindsOf(pool()[said.filter], around);
        case Term::Among:
            return kindsOf(pool()[said.filter], around) & kindsOf(said.left, around);
        case Term::Top:
            return kindsIn(said.index);
        case Term::Both:
            return kindsOf(said.left, around) | kindsOf(said.right, around);
        case Term::HostOf:
            return pool()[said.left].term == Term::This ? around.host : anyKind;
        case Term::PlaceOf:
            return Traits{1} << words().place;
        case Term::Named:
            return words().names[said.index].traits != 0 ? words().names[said.index].traits : anyKind;
        default:
            return anyKind;
    }
}

/// What the event happens to can be.
Traits Sense::eventKind(PatternId id, const Surroundings& around) const {
    const Pattern& said = pool()[id];
    if (said.self) return around.self;
    return said.subject ? kindsOf(pool()[said.subject], around) : anyKind;
}

std::string Sense::kindWords(Traits kinds) const {
    std::string list;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (((kinds & types()) >> i & 1U) != 0) append(list, words().traits[i].plural);
    }
    return list.empty() ? "nothing" : list;
}

std::string Sense::zoneNames(std::uint32_t zones) const {
    std::string list;
    for (std::size_t i = 0; i < words().zones.size(); ++i) {
        if (((zones >> i) & 1U) != 0) append(list, '"' + words().zones[i].word + '"');
    }
    return list;
}

void Sense::being(ExpressionId id, Traits wanted, const Surroundings& around, std::string_view why) {
    if (!id || wanted == 0) return;
    const Traits kinds = kindsOf(id, around);
    if ((kinds & wanted) != 0) return;
    m_loading.fail(m_loading.lineOf(id, m_line),
                   "found " + kindWords(kinds) + ", expected " + kindWords(wanted) + ": " + std::string(why));
}

/// A figure is one of cards that can have it.
void Sense::having(ExpressionId id, Traits kinds, std::uint8_t slot) {
    if (!words().oneType) return;
    bool has = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if ((kinds >> i & 1U) == 0) continue;
        for (const std::uint8_t figure : words().traits[i].figures) has = has || words().figures[figure].slot == slot;
    }
    if (has) return;
    std::string names;
    for (const FigureWord& figure : words().figures) {
        if (figure.slot == slot) append(names, '"' + figure.word + '"');
    }
    m_loading.fail(m_loading.lineOf(id, m_line),
                   "found " + names + ", expected another figure: " + kindWords(kinds) + " have none like that");
}

/// "this's owner" of what is nobody's is nobody.
void Sense::belonging(ExpressionId id, const Surroundings& around) {
    if (!words().oneType || (kindsOf(id, around) & ~kindsOfNobody()) != 0) return;
    m_loading.fail(m_loading.lineOf(id, m_line),
                   "found whose " + kindWords(kindsOf(id, around)) + " are, expected other cards: these are nobody's");
}

void Sense::from(ExpressionId id, std::uint32_t zones) {
    if (!id || zones == 0) return;
    const std::uint8_t lies = zoneOf(id);
    if (lies >= words().zones.size() || ((zones >> lies) & 1U) != 0) return;
    m_loading.fail(m_loading.lineOf(id, m_line), "found cards in \"" + words().zones[lies].word +
                                                     "\", expected cards in " + zoneNames(zones) +
                                                     ": with others it does not happen");
}

void Sense::puttingInto(const Instruction& made, const Surroundings& around) {
    const ZoneWord& zone = words().zones[made.zone];
    if (zone.waiting) {
        return m_loading.fail(m_line, foundInstead(zone.word, "another zone: only what waits to resolve lies there"));
    }
    being(made.cards, zone.takes, around, "nothing else is put into \"" + zone.word + '"');
}

/// What a card counts as besides its type goes with that.
void Sense::countingAs(const VerbWord& word, Traits traits) {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (((traits >> i) & 1U) == 0) continue;
        const bool isType = words().oneType && trait.group == TraitWord::Group::Type;
        const bool isSecondType = isType && ((word.happensTo >> i) & 1U) == 0;
        const bool goesWithOthers = trait.with != 0 && word.happensTo != 0 && (trait.with & word.happensTo) == 0;
        if (isSecondType || goesWithOthers)
            m_loading.fail(m_line, foundInstead(trait.word, "what " + kindWords(word.happensTo) + " can be besides"));
    }
}

/// What never is in play has abilities elsewhere alone.
void Sense::working(const Ability& ability, const Surroundings& around) {
    if (!around.passes || around.lasts || ability.kind == AbilityKind::Played) return;
    if (ability.zone < words().zones.size() && ability.zone != words().inPlay) return;
    m_loading.fail(m_line, "found an ability, expected \"where\" with another zone: such a card never is in \"" +
                               words().zones[words().inPlay].word + '"');
}

/// It is played on its first target.
void Sense::clinging(const Definition& card, std::span<const Ability> abilities) {
    const auto played = std::ranges::find(abilities, AbilityKind::Played, &Ability::kind);
    if (played == abilities.end()) return;
    const TargetSpec& host = pool().targetsOf(*played).front();
    const std::uint8_t zone = host.cards ? pool()[host.cards].zone : std::uint8_t{0xff};
    const bool liesInPlay = zone == 0xff || zone == words().inPlay || zone == Filter::anyZone;
    if (host.cards && !host.players && host.most == 1 && host.least == 1 && liesInPlay) return;
    m_loading.fail(card.line, "found another first target, expected one card in \"" +
                                  words().zones[words().inPlay].word + "\": a card of this type is put onto it");
}

}  // namespace duelogue
