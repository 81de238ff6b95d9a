#include "match/loop/Rulebook.h"

#include "match/loop/Match.h"

namespace duelogue {

Rulebook::Rulebook(const CardPool& pool) : m_pool(pool), m_fingerprint(pool.fingerprint()) {
    for (const Definition& definition : pool.definitions()) m_triggering |= definition.triggersOn;
    for (const Ability& ability : pool.abilities()) lookAt(ability);
}

void Rulebook::lookAt(const Ability& ability) {
    std::uint64_t& said = m_statements.emplace_back();
    for (InstructionId at = ability.body; ability.kind == AbilityKind::Static && at; at = m_pool[at].next) {
        if (m_pool[at].op == Op::Do) said |= std::uint64_t{1} << m_pool[at].verb;
    }
    if (ability.zone == 0xff || ability.zone == vocabulary().inPlay) return;
    const auto zone = static_cast<std::uint8_t>(1U << ability.zone);
    if (ability.pattern) {
        m_elsewhere.zones = static_cast<std::uint8_t>(m_elsewhere.zones | zone);
        m_elsewhere.verbs |= m_pool[ability.pattern].verbs;
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
