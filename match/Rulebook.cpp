#include "match/Rulebook.h"

#include "match/BaseVerbs.h"
#include "match/ChooseTargets.h"
#include "match/Match.h"
#include "match/Questions.h"
#include "match/RunAbility.h"
#include "match/Triggers.h"
#include "match/Verb.h"

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

std::vector<std::string> Rulebook::phaseWords() const { return {}; }

std::vector<std::string> Rulebook::valueWords() const {
    std::vector<std::string> words;
    for (const Word& value : vocabulary().playerValues) words.push_back(value.word);
    return words;
}

std::vector<std::string> Rulebook::counterWords() const { return {}; }

void Rulebook::emptyPosition(Match& match, std::size_t players) const {
    const std::vector<std::vector<DefinitionId>> decks(players);
    setUp(match, decks);
}

void Rulebook::startPosition(Match& /*match*/) const {}

void Rulebook::addVerbKind(std::uint8_t verb) {
    Kind& kind = m_kinds.at(KindId(verb));
    kind.name = vocabulary().verbs[verb].word;
    kind.fields = Verb::fields();
    kind.enter = &Verb::enter;
}

void Rulebook::addCore() {
    addVerb(CoreVerb::Move, {&verbs::move, true});
    addVerb(CoreVerb::Shuffle, {&verbs::shuffle});
    addVerb(CoreVerb::Reveal, {&verbs::reveal});
    addVerb(CoreVerb::Look, {&verbs::look});
    addVerb(CoreVerb::Draw, {&verbs::draw});
    addVerb(CoreVerb::Discard, {&verbs::discard});
    addVerb(CoreVerb::Gain, {&verbs::gain});
    addVerb(CoreVerb::Lose, {&verbs::lose});
    m_kinds.add<YesNo>();
    m_kinds.add<ChooseCard>();
    m_kinds.add<ChoosePlayer>();
    m_kinds.add<ChooseTarget>();
    m_kinds.add<ChooseNumber>();
    m_kinds.add<ChooseOption>();
    m_kinds.add<Order>();
    m_kinds.add<Bid>();
    m_kinds.add<Contest>();
    m_kinds.add<ChooseTargets>();
    m_kinds.add<RunAbility>();
    m_kinds.add<PlaceTriggers>();
    m_kinds.add<ResolveTriggers>();
    m_replyForms = coreReplyForms();
}

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
