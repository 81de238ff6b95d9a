#include "match/loop/Rulebook.h"

#include "match/loop/Match.h"

namespace duelogue {

Rulebook::Rulebook(const CardPool& pool) : m_pool(pool), m_fingerprint(pool.fingerprint()) {
    for (const Definition& definition : pool.definitions()) m_triggering |= definition.triggersOn;
}

int Rulebook::playerValue(const Match& match, PlayerId player, std::uint8_t value) const {
    return match.state().player(player).values[value];
}

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
            {"concede"}};
}

}  // namespace duelogue
