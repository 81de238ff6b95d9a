#include "match/loop/Rulebook.h"

#include <limits>

#include "match/loop/Match.h"

namespace duelogue {

Rulebook::Rulebook(const CardPool& pool) : m_pool(pool), m_fingerprint(pool.fingerprint()), m_abilities(pool) {}

int Rulebook::playerValue(const Match& match, PlayerId player, std::uint8_t value) const {
    return match.state().player(player).values[value];
}

void Rulebook::resolveName(const Match& /*match*/, const EvalContext& /*scope*/, std::uint8_t /*name*/,
                           std::vector<Subject>& /*out*/) const {}

PlayerId Rulebook::defaultController(const Match& match) const {
    const PlayerId current = match.state().globals.current;
    return current ? current : PlayerId(0);
}

std::vector<TagId> Rulebook::families(const Match& /*match*/) const { return {}; }

void Rulebook::onDeckTooShort(Match& /*match*/, PlayerId /*holder*/, std::uint8_t /*zone*/) const {}

std::vector<Rulebook::MatchSetting> Rulebook::settings() const { return {}; }

std::optional<Communication> Rulebook::payment(const Match& /*match*/, CardId /*card*/, PlayerId /*player*/,
                                               std::uint8_t /*resource*/, int /*amount*/) const {
    return std::nullopt;
}

bool Rulebook::staysTarget(const Match& match, CardId card, PlayerId by) const { return mayTarget(match, card, by); }

bool Rulebook::couldAffect(const Match& /*match*/, KindId /*verb*/, int /*amount*/, CardId /*card*/) const {
    return true;
}

std::size_t Rulebook::maxSubjects(const Match& /*match*/, KindId /*verb*/, PlayerId /*player*/) const {
    return std::numeric_limits<std::size_t>::max();
}

bool Rulebook::mayTarget(const Match& /*match*/, CardId /*card*/, PlayerId /*by*/) const { return true; }

std::optional<Communication> Rulebook::beforeTrigger(Match& /*match*/) const { return std::nullopt; }

std::optional<Communication> Rulebook::afterVerb(Match& /*match*/, const Communication& /*verb*/,
                                                 std::size_t /*firstTrigger*/) const {
    return std::nullopt;
}

PlayerId Rulebook::triggerOrderChooser(const Match& /*match*/, PlayerId owner) const { return owner; }

bool Rulebook::couldBe(const MatchState& /*state*/, CardId /*card*/, const Definition& /*definition*/) const {
    return true;
}

std::uint8_t Rulebook::triggerQueue(const Match& match, const Trigger& trigger) const {
    std::uint8_t place = 0;
    const PlayerId orderer = triggerOrderChooser(match, trigger.controller);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        if (player == orderer) return place;
        ++place;
    }
    return noQueue;
}

void Rulebook::onEffectStarted(Match& /*match*/, ContinuousEffect& /*effect*/) const {}

void Rulebook::onPlayerLeft(Match& /*match*/, PlayerId /*player*/) const {}

void Rulebook::onDrawFromEmptyDeck(Match& /*match*/, PlayerId /*player*/) const {}

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
    const bool isKnown =
        card != nullptr && card->definition && match.playerToAct() && card->isKnownTo(match.playerToAct());
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
