#include "cards/data/Fnv1aHash.h"

namespace duelogue {

Fnv1aHash& Fnv1aHash::operator<<(const Expression& e) {
    return *this << e.term << e.index << e.number << e.left << e.right << e.filter;
}

Fnv1aHash& Fnv1aHash::operator<<(const Filter& f) {
    *this << f.all << f.any << f.none << f.flags << f.notFlags << f.players << f.related << f.zone;
    for (const TagId tag : f.tags) *this << tag;
    *this << f.figure << f.comparison << f.other << f.than << f.name << f.byCounters << f.either << f.orElse;
    return *this << f.same << f.at << f.away << f.on << f.namedLike << f.family << f.crowd << f.deserted;
}

Fnv1aHash& Fnv1aHash::operator<<(const Pattern& p) {
    *this << p.verb << p.self << p.subject << p.players << p.toPlayer;
    return *this << p.source << p.sourceSelf << p.from << p.to << p.detail << p.onto << p.by;
}

Fnv1aHash& Fnv1aHash::operator<<(const Cost& cost) {
    for (const std::uint8_t amount : cost.resources) *this << amount;
    return *this << cost.x << cost.flags << cost.body;
}

Fnv1aHash& Fnv1aHash::operator<<(const TargetSpec& t) {
    return *this << t.cards << t.players << t.least << t.most << t.divided;
}

Fnv1aHash& Fnv1aHash::operator<<(const Instruction& i) {
    *this << i.op << i.verb << i.zone << i.duration << i.detail << i.place << i.picking << i.secret;
    *this << i.next << i.body << i.otherwise << i.player << i.subject << i.cards << i.amount << i.second;
    return *this << i.condition << i.ability << i.traits << i.onto;
}

Fnv1aHash& Fnv1aHash::operator<<(const Ability& a) {
    *this << a.kind << a.preemption << a.optional << a.zone << a.targetCount << a.firstTarget << a.definition;
    return *this << a.pattern << a.condition << a.amount << a.cost << a.body;
}

}  // namespace duelogue
