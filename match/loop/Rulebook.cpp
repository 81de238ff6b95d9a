#include "match/loop/Rulebook.h"

#include <limits>

#include "match/loop/Match.h"
#include "match/loop/Reads.h"

namespace duelogue {

namespace {

std::uint64_t statedIn(const CardPool& pool, const Ability& ability) {
    std::uint64_t said = 0;
    for (InstructionId at = ability.body; at; at = pool[at].next) {
        if (pool[at].op == Op::Do) said |= std::uint64_t{1} << pool[at].verb;
    }
    return said;
}

}  // namespace

Rulebook::Rulebook(const CardPool& pool)
    : m_pool(pool), m_fingerprint(pool.fingerprint()), m_readBy(pool.abilities().size(), DerivedFrom{0, false, false}) {
    for (const Ability& ability : pool.abilities()) lookAt(ability);
    for (const Definition& definition : pool.definitions()) lookAt(definition);
}

void Rulebook::lookAt(const Definition& definition) {
    m_triggering |= definition.triggersOn;
    std::uint64_t& stated = m_statedBy.emplace_back();
    std::uint64_t& elsewhere = m_elsewhereBy.emplace_back();
    Stretch& stretch = m_inPlayBy.emplace_back();
    stretch.begin = static_cast<std::uint32_t>(m_inPlay.size());
    for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
        const AbilityId id(static_cast<std::uint16_t>(definition.firstAbility + i));
        stated |= statementsOf(id);
        if (verbsOf(id) == 0) continue;
        if (zoneOf(m_pool[id]) == vocabulary().inPlay) {
            m_inPlay.push_back({verbsOf(id), CardId{}, id, m_pool[id].kind, PlayerId{}});
        } else {
            elsewhere |= verbsOf(id);
        }
    }
    stretch.size = static_cast<std::uint32_t>(m_inPlay.size()) - stretch.begin;
}

/// Where cards are in play they change with every card there.
void Rulebook::lookAtReading(std::uint64_t statements, std::uint64_t factsOfTurn, std::uint32_t watched) {
    m_derivedFrom = {static_cast<std::uint8_t>(1U << vocabulary().inPlay), false, false};
    for (std::size_t i = 0; i < m_pool.abilities().size(); ++i) {
        const Ability& ability = m_pool.abilities()[i];
        if (ability.kind != AbilityKind::Static) continue;
        Reads read(m_pool, factsOfTurn, watched);
        for (InstructionId at = ability.body; at; at = m_pool[at].next) {
            if (m_pool[at].op == Op::Do && ((statements >> m_pool[at].verb) & 1U) != 0) read.add(m_pool[at]);
        }
        m_readBy[i] = read.all();
        if (zoneOf(ability) == vocabulary().inPlay) continue;
        m_derivedFrom.add(read.all());
        if ((statedIn(m_pool, ability) & statements) != 0)
            m_derivedFrom.zones = static_cast<std::uint8_t>(m_derivedFrom.zones | (1U << zoneOf(ability)));
    }
}

std::uint8_t Rulebook::zoneOf(const Ability& ability) const {
    return ability.zone == 0xff ? vocabulary().inPlay : ability.zone;
}

void Rulebook::lookAt(const Ability& ability) {
    const std::uint64_t met = ability.pattern ? m_pool[ability.pattern].verbs : 0;
    const std::uint64_t said = ability.kind == AbilityKind::Static ? statedIn(m_pool, ability) : 0;
    m_verbsOf.push_back(said | met);
    if (ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead) m_lurking |= met;
    if (ability.kind == AbilityKind::Response) m_responding |= met;
    const auto add = [zone = zoneOf(ability)](std::uint8_t& zones) {
        zones = static_cast<std::uint8_t>(zones | (1U << zone));
    };
    if (ability.kind == AbilityKind::Activated) add(m_elsewhere.activated);
    if (zoneOf(ability) == vocabulary().inPlay) return;
    if (ability.pattern) {
        add(m_elsewhere.zones);
        m_elsewhere.verbs |= met;
    }
    if (said != 0) {
        add(m_elsewhere.stating);
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

bool Rulebook::staysTarget(const Match& match, CardId card, PlayerId by) const { return mayTarget(match, card, by); }

bool Rulebook::canBe(const Match& /*match*/, KindId /*verb*/, int /*amount*/, CardId /*card*/) const { return true; }

std::size_t Rulebook::mostFor(const Match& /*match*/, KindId /*verb*/, PlayerId /*player*/) const {
    return std::numeric_limits<std::size_t>::max();
}

bool Rulebook::mayTarget(const Match& /*match*/, CardId /*card*/, PlayerId /*by*/) const { return true; }

std::optional<Communication> Rulebook::beforeTrigger(Match& /*match*/) const { return std::nullopt; }

std::optional<Communication> Rulebook::afterVerb(Match& /*match*/, const Communication& /*verb*/,
                                                 std::size_t /*firstTrigger*/) const {
    return std::nullopt;
}

PlayerId Rulebook::orders(const Match& /*match*/, PlayerId owner) const { return owner; }

bool Rulebook::mayBe(const MatchState& /*state*/, CardId /*card*/, const Definition& /*definition*/) const {
    return true;
}

std::uint8_t Rulebook::queueOf(const Match& match, const Trigger& trigger) const {
    std::uint8_t place = 0;
    const PlayerId orderer = orders(match, trigger.controller);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        if (player == orderer) return place;
        ++place;
    }
    return noQueue;
}

void Rulebook::startsLasting(Match& /*match*/, FloatingEffect& /*effect*/) const {}

void Rulebook::left(Match& /*match*/, PlayerId /*player*/) const {}

void Rulebook::drewFromEmpty(Match& /*match*/, PlayerId /*player*/) const {}

bool Rulebook::mayLieIn(const Match& /*match*/, CardId /*card*/, std::uint8_t /*zone*/) const { return true; }

Rulebook::SeatCount Rulebook::seatCount() const { return {}; }

std::string Rulebook::sentence(MessageId message) const {
    const std::string& resource = vocabulary().anyResource;
    if (message == MessageId::NotEnoughResources && !resource.empty()) return "Not enough " + resource + ".";
    return text(message);
}

std::string Rulebook::reason(const Match& match, const Refusal& refusal) const {
    constexpr std::string_view place = "[1]";
    std::string words = sentence(refusal.message);
    const std::size_t at = words.find(place);
    if (at == std::string::npos) return words;
    const Card* const card = refusal.card ? &match.state().card(refusal.card) : nullptr;
    const bool isKnown = card != nullptr && card->definition && match.asked() && card->isKnownTo(match.asked());
    return words.replace(at, place.size(), isKnown ? pool()[card->definition].name : std::string("a card"));
}

Refusal Rulebook::whyNotChoose(const Match& /*match*/, const Communication& /*question*/, Subject /*subject*/) const {
    return {};
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
