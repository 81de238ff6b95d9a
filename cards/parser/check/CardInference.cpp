#include "cards/parser/check/CardInference.h"

#include <span>
#include <vector>

#include "cards/data/Disjunction.h"

namespace duelogue {

Traits CardInference::kindsOfNobody() const {
    Traits kinds = 0;
    for (const ZoneWord& zone : words().zones) {
        if (zone.ofTable) kinds |= zone.admits;
    }
    return kinds;
}

CardKind CardInference::kindOf(const Filter& said, const SemanticContext& around) const {
    if (said.either) {
        const std::vector<Filter> all = alternativesOf(pool(), said);
        CardKind kind = kindOf(all.front(), around);
        for (const Filter& each : std::span(all).subspan(1)) kind = either(kind, kindOf(each, around));
        return kind;
    }
    CardKind kind{said.all, said.tags[0] ? Traits{0} : said.any, said.none};
    const std::uint8_t zone = said.zone == 0xff ? words().inPlay : said.zone;
    if (zone < words().zones.size()) kind.none |= words().zones[zone].never;
    if (said.players) kind.none |= kindsOfNobody();
    // A place lies only on places.
    const Traits place = words().place == 0xff ? 0 : Traits{1} << words().place;
    if (said.on && !canBe(words(), kindOf(said.on, around), place)) kind.none |= place;
    return said.same ? both(kind, kindOf(said.same, around)) : kind;
}

CardKind CardInference::kindOf(const TargetSpec& target, const SemanticContext& around) const {
    return target.cards ? kindOf(pool()[target.cards], around) : CardKind{};
}

CardKind CardInference::kindOf(ExpressionId id, const SemanticContext& around) const {
    if (!id) return {};
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::This:
            return state().own.kind;
        case Term::HostOf:
            return pool()[said.left].term == Term::This ? state().own.host : CardKind{};
        case Term::PlaceOf:
            return words().place == 0xff ? CardKind{} : CardKind{.is = Traits{1} << words().place};
        case Term::Both:
            return either(kindOf(said.left, around), kindOf(said.right, around));
        case Term::Among:
            return both(kindOf(pool()[said.filter], around), kindOf(said.left, around));
        case Term::Filtered:
            return kindOf(pool()[said.filter], around);
        case Term::Target:
            return said.index < around.targets.size() ? kindOf(around.targets[said.index], around) : CardKind{};
        case Term::EveryTarget: {
            if (around.targets.empty()) return {};
            CardKind kind = kindOf(around.targets.front(), around);
            for (const TargetSpec& target : around.targets.subspan(1)) kind = either(kind, kindOf(target, around));
            return kind;
        }
        case Term::Top:
            return {.none = words().zones[said.index].never};
        case Term::Named:
            return {.is = words().names[said.index].traits};
        case Term::EventCard:
            return around.eventIs;
        case Term::EachCard:
            return around.eachIs;
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosenIs;
        default:
            return {};
    }
}

std::uint8_t CardInference::zoneOf(ExpressionId cards) const {
    const Expression& said = pool()[cards];
    switch (said.term) {
        case Term::Among:
            return zoneOf(said.left);
        case Term::Top:
            return said.index;
        case Term::Filtered: {
            const std::uint8_t zone = pool()[said.filter].zone;
            return zone == 0xff ? words().inPlay : zone;
        }
        default:
            return Filter::anyZone;
    }
}

std::uint8_t CardInference::placeOf(ExpressionId cards, const SemanticContext& around) const {
    if (!cards) return Filter::anyZone;
    const Expression& said = pool()[cards];
    const bool isTarget = said.term == Term::Target && said.index < around.targets.size();
    if (isTarget && around.targets[said.index].cards && !around.moved) {
        const std::uint8_t zone = pool()[around.targets[said.index].cards].zone;
        return zone == 0xff ? words().inPlay : zone;
    }
    if (said.term == Term::Chosen || said.term == Term::NotChosen) return around.chosenIn;
    if (said.term == Term::This) return around.moved ? Filter::anyZone : state().ownZone;
    if (said.term == Term::PlaceOf) return words().inPlay;
    return zoneOf(cards);
}

}  // namespace duelogue
