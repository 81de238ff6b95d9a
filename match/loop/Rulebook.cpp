#include "match/loop/Rulebook.h"

#include "match/loop/Match.h"

namespace duelogue {

Rulebook::Rulebook(const CardPool& pool) : m_pool(pool), m_fingerprint(pool.fingerprint()) {
    for (const Ability& ability : pool.abilities()) lookAt(ability);
    for (const Definition& definition : pool.definitions()) {
        m_triggering |= definition.triggersOn;
        std::uint64_t& stated = m_statedBy.emplace_back();
        for (std::uint16_t i = 0; i < definition.abilityCount; ++i)
            stated |= statementsOf(AbilityId(static_cast<std::uint16_t>(definition.firstAbility + i)));
    }
}

namespace {

std::uint64_t statedIn(const CardPool& pool, const Ability& ability) {
    std::uint64_t said = 0;
    for (InstructionId at = ability.body; at; at = pool[at].next) {
        if (pool[at].op == Op::Do) said |= std::uint64_t{1} << pool[at].verb;
    }
    return said;
}

}  // namespace

void Rulebook::lookAt(const Ability& ability) {
    const bool states = ability.kind == AbilityKind::Static;
    const std::uint64_t met = ability.pattern ? m_pool[ability.pattern].verbs : 0;
    const std::uint64_t said = states ? statedIn(m_pool, ability) : 0;
    m_verbsOf.push_back(states ? said : met);
    if (ability.zone == 0xff || ability.zone == vocabulary().inPlay) return;
    const auto zone = static_cast<std::uint8_t>(1U << ability.zone);
    if (ability.pattern) {
        m_elsewhere.zones = static_cast<std::uint8_t>(m_elsewhere.zones | zone);
        m_elsewhere.verbs |= met;
    }
    if (said != 0) {
        m_elsewhere.stating = static_cast<std::uint8_t>(m_elsewhere.stating | zone);
        m_elsewhere.statements |= said;
    }
}

int Rulebook::playerValue(const Match& match, PlayerId player, std::uint8_t value) const {
    return match.state().player(player).values[value];
}

void Rulebook::named(const Match& /*match*/, const Scope& /*scope*/, std::uint8_t /*name*/,
                     std::vector<Subject>& /*out*/) const {}

PlayerId Rulebook::decider(const Match& match) const {
    const PlayerId current = match.state().globals.current;
    return current ? current : PlayerId(0);
}

std::vector<TagId> Rulebook::families(const Match& /*match*/) const { return {}; }

void Rulebook::lacksCards(Match& /*match*/, PlayerId /*holder*/, std::uint8_t /*zone*/) const {}

std::vector<Rulebook::MatchOption> Rulebook::matchOptions() const { return {}; }

std::optional<Communication> Rulebook::payment(const Match& /*match*/, CardId /*card*/, PlayerId /*player*/,
                                               std::uint8_t /*resource*/, int /*amount*/) const {
    return std::nullopt;
}

bool Rulebook::mayTarget(const Match& /*match*/, CardId /*card*/, PlayerId /*by*/) const { return true; }

std::optional<Communication> Rulebook::afterVerb(Match& /*match*/, const Communication& /*verb*/,
                                                 std::size_t /*firstTrigger*/) const {
    return std::nullopt;
}

PlayerId Rulebook::orders(const Match& /*match*/, PlayerId owner) const { return owner; }

void Rulebook::startsLasting(Match& /*match*/, FloatingEffect& /*effect*/) const {}

void Rulebook::drewFromEmpty(Match& /*match*/, PlayerId /*player*/) const {}

bool Rulebook::mayLieIn(const Match& /*match*/, CardId /*card*/, std::uint8_t /*zone*/) const { return true; }

Rulebook::SeatCount Rulebook::seatCount() const { return {}; }

std::string Rulebook::sentence(MessageId message) const {
    const std::string& resource = vocabulary().anyResource;
    if (message == MessageId::NotEnoughResources && !resource.empty()) return "Not enough " + resource + ".";
    return text(message);
}

std::vector<ReplyForm> coreReplyForms() {
    return {{"pass"},
            {"yes"},
            {"no"},
            {"choose", ReplyShape::Subject},
            {"number", ReplyShape::Number},
            {"option", ReplyShape::Number},
            {"done"},
            {"cancel"},
            {"concede"},
            {"name", ReplyShape::Subtype}};
}

}  // namespace duelogue
