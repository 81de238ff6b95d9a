#include "match/loop/rulebook/Rulebook.h"

#include "cards/data/CardPool.h"
#include "cards/data/Price.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

int CharacteristicRules::playerValue(const ReadableMatch& match, PlayerId player, std::uint8_t value) const {
    return match.state().player(player).values[value];
}

PlayerId CharacteristicRules::defaultController(const ReadableMatch& match) const {
    const PlayerId current = match.state().globals.current;
    return current ? current : PlayerId(0);
}

std::uint8_t TriggerPolicy::triggerQueue(const ReadableMatch& match, const Trigger& trigger) const {
    std::uint8_t place = 0;
    const PlayerId orderer = triggerOrderChooser(match, trigger.controller);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        if (player == orderer) return place;
        ++place;
    }
    return noQueue;
}

Rulebook::Rulebook(const CardPool& pool)
    : m_pool(pool), m_vocabulary(pool.vocabulary()), m_fingerprint(pool.fingerprint()), m_abilities(pool) {}

VerbInfo& Rulebook::verbAt(KindId id) {
    if (m_verbs.size() <= id.value) m_verbs.resize(id.value + 1U);
    return m_verbs[id.value];
}

std::optional<Communication> Rulebook::payment(const ReadableMatch& /*match*/, CardId /*card*/, PlayerId /*player*/,
                                               std::uint8_t /*resource*/, int /*amount*/) const {
    return std::nullopt;
}

ResourceAmounts Rulebook::missing(const ReadableMatch& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) const {
    return {};
}

std::string Rulebook::sentence(MessageId message) const {
    const std::string& resource = vocabulary().anyResource;
    if (message == MessageId::NotEnoughResources && !resource.empty()) return "Not enough " + resource + ".";
    return text(message);
}

std::string Rulebook::reason(const ReadableMatch& match, const Refusal& refusal) const {
    constexpr std::string_view place = "[1]";
    std::string words = sentence(refusal.message);
    const std::string missing = symbolsOf(vocabulary(), Cost{.resources = refusal.missing});
    if (!missing.empty()) words.append(" Missing: ").append(missing).append(".");
    const std::size_t at = words.find(place);
    if (at == std::string::npos) return words;
    const Card* const card = refusal.card ? &match.state().card(refusal.card) : nullptr;
    const bool isKnown =
        card != nullptr && card->definition && match.playerToAct() && card->isKnownTo(match.playerToAct());
    return words.replace(at, place.size(), isKnown ? pool()[card->definition].name : std::string("a card"));
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
            {"name", ReplyShape::Name}};
}

}  // namespace duelogue
