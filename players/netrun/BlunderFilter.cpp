#include "players/netrun/BlunderFilter.h"

#include <algorithm>

#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/CardValue.h"
#include "players/netrun/ReplyPriors.h"
#include "players/netrun/SecretBids.h"
#include "players/netrun/ServerCost.h"
#include "players/plain/Choosing.h"

namespace duelogue::netrun {

namespace {

/// Returns true if an earlier reply plays or installs a copy of the same card.
bool isAgain(const ReadableMatch& match, const Replies& replies, std::size_t at) {
    const Reply& reply = replies[at];
    if (!reply.subject.isCard() || !(reply.is(Word::Install) || reply.is(Word::Play))) return false;
    const DefinitionId card = match.state().card(reply.subject.card()).definition;
    return std::any_of(replies.begin(), replies.begin() + static_cast<std::ptrdiff_t>(at), [&](const Reply& other) {
        return other.word == reply.word && match.state().card(other.subject.card()).definition == card;
    });
}

/// Returns true if rezzing the card now is premature or always useless.
bool isRezzedInVain(const ReadableMatch& match, CardId card) {
    const MatchState& state = match.state();
    const Definition& what = printed(match, card);
    if (isOf(what, Trait::Ice)) return false;
    const CardFacts& facts = factsOf(match, card);
    if (facts.accessed.harmsRunner()) return true;
    const RunServer* const run = currentRun(state);
    if (run != nullptr) return isOf(what, Trait::Asset) || run->server != state.card(card).current.host;
    if (isOf(what, Trait::Upgrade)) return state.globals.current != corp || !facts.helpsServer;
    // An asset that earns each turn earns from the next turn on. Until then it can stay hidden.
    const bool byClicks = std::ranges::any_of(facts.uses, [](const UseFacts& use) { return use.clicks > 0; });
    if (state.globals.current == corp) return phase(state) != Detail::Start && !byClicks && !facts.helpsServer;
    return phase(state) != Detail::Discard;
}

/// Returns true if all subroutines of the encountered ice are broken, and no card on it would trash it at strength 0.
bool isThrough(const ReadableMatch& match, const EncounterIce& encounter) {
    const MatchState& state = match.state();
    if (meet(match, encounter.ice).left() > 0) return false;
    return std::ranges::none_of(state.zone(runner, Zone::Play), [&](CardId id) {
        return state.card(id).current.host == encounter.ice && factsOf(match, id).wrecks;
    });
}

bool isUsedInVain(const ReadableMatch& match, PlayerId player, CardId card, std::size_t place) {
    const MatchState& state = match.state();
    const CardFacts& facts = factsOf(match, card);
    if (place >= facts.uses.size()) return false;
    const UseFacts& use = facts.uses[place];
    const EncounterIce* const encounter = currentEncounter(state);
    const RunServer* const run = currentRun(state);
    if (use.purpose == UseFacts::For::Weaken || use.purpose == UseFacts::For::Strengthen) {
        if (encounter == nullptr || player != runner || isThrough(match, *encounter)) return true;
        const bool isItself = use.purpose == UseFacts::For::Strengthen;
        return isItself && figure(state.card(card), Figure::Strength) >= meet(match, encounter->ice).strength;
    }
    if (player != corp) return false;
    if (use.deeds.endsRun) return run == nullptr || run->left > 0;
    // The Corp can tag or advance just as well in its own turn.
    if (use.clicks == 0 && (use.deeds.tags > 0 || use.deeds.advances > 0)) return state.globals.current != corp;
    return false;
}

class Judge {
public:
    explicit Judge(const ReadableMatch& match) : m_match(match), m_self(match.playerToAct()) {}

    bool isBlunder(const Replies& replies, std::size_t at) {
        const Reply& reply = replies[at];
        const Communication& question = *m_match.pendingQuestion();
        if (question.is<ChooseCard>() && question.as<Selection>().purpose == forServer)
            return isMisplaced(question.as<Selection>().card, reply);
        if (!question.is<Act>() && !question.is<Opportunity>()) return false;
        // Installing the program asks which cards to trash anyway.
        if (isAgain(m_match, replies, at) || reply.is(Word::Overwrite)) return true;
        if (reply.is(Word::Rez)) return isRezzedInVain(m_match, reply.subject.card());
        if (reply.is(Word::Use))
            return isUsedInVain(m_match, m_self, reply.subject.card(), static_cast<std::size_t>(reply.number));
        if (reply.is(Word::Run)) return isRunInVain(reply.subject.card());
        if (reply.is(Word::Draw)) return isDrawnInVain();
        return false;
    }

private:
    const ReadableMatch& m_match;
    PlayerId m_self;
    std::optional<Rig> m_rig;

    /// Returns true if the Runner cannot pass known ice, or if neither the breach nor a success gains anything.
    bool isRunInVain(CardId server) {
        if (!m_rig) m_rig = rigOf(m_match);
        const Way way = wayInto(m_match, *m_rig, server, runner);
        if (way.chance <= 0) return true;
        return worthOfBreach(m_match, *m_rig, server, runner) <= 0 && worthOfSuccess(m_match, server) <= 0;
    }
    /// Returns true if installing here would trash an agenda of the Corp's own. In a server without ice it must not
    /// trash an asset either, because a new server is just as good.
    [[nodiscard]] bool isMisplaced(CardId installed, const Reply& reply) const {
        if (m_self != corp || !reply.subject.isCard()) return false;
        const CardId place = reply.subject.card();
        constexpr Traits alone = bit(Trait::Agenda) | bit(Trait::Asset);
        if (!has(m_match.state().card(place), Trait::Server)) return isOf(printed(m_match, place), Trait::Agenda);
        if ((printed(m_match, installed).traits & alone) == 0) return false;
        const bool hasIce = iceBefore(m_match.state(), place).count > 0;
        return std::ranges::any_of(m_match.state().zone(corp, Zone::Play), [&](CardId id) {
            const Traits there = printed(m_match, id).traits & (hasIce ? bit(Trait::Agenda) : alone);
            return m_match.state().card(id).current.host == place && there != 0;
        });
    }
    [[nodiscard]] bool isDrawnInVain() const {
        const MatchState& state = m_match.state();
        const auto deck = state.zone(m_self, Zone::Deck).size();
        if (m_self == corp && deck < 3) return true;
        // The hand would exceed its limit even if every remaining click used a card.
        const auto hand = static_cast<int>(state.zone(m_self, Zone::Hand).size());
        return hand + 2 - value(state, m_self, PlayerValue::Clicks) > value(state, m_self, PlayerValue::HandSize);
    }
};

/// Returns true if cards are chosen from a hand or a pile, rather than in play.
bool areOutOfPlay(const ReadableMatch& match, const Replies& replies) {
    if (!match.pendingQuestion()->is<ChooseCard>()) return false;
    return std::ranges::none_of(replies, [&](const Reply& reply) {
        return reply.subject.isCard() && isIn(match.state().card(reply.subject.card()), Zone::Play);
    });
}

/// Returns true if the Runner knows all remaining ice of the run.
bool knowsTheWay(const ReadableMatch& match) {
    const RunServer* const run = currentRun(match.state());
    return run != nullptr && wayInto(match, rigOf(match), run->server, runner, run->left).isCertain;
}

/// Returns how far a prior may fall below the best one before the reply is removed. The margin is small if little
/// depends on facts that the heuristics do not see.
double marginAt(const ReadableMatch& match, const Replies& replies) {
    constexpr double small = 0.5;
    constexpr double ofLosses = 0.8;
    constexpr double ofCards = 1.5;
    constexpr double ofBids = 1.5;
    constexpr double ofRuns = 2;
    constexpr double far = 4;
    const Communication& question = *match.pendingQuestion();
    if (question.is<Accessed>() || question.is<ChooseNumber>()) return small;
    if (question.is<Bid>()) return ofBids;
    if (areOutOfPlay(match, replies)) return question.as<Selection>().purpose == forHandLimit ? ofLosses : ofCards;
    if (question.is<JackOut>()) return knowsTheWay(match) ? small : ofRuns;
    const bool isMet = match.playerToAct() == runner && currentEncounter(match.state()) != nullptr;
    return isMet ? ofRuns : far;
}

/// Removes replies whose prior is far below the best one.
void leaveOutUnlikely(const ReadableMatch& match, Replies& replies) {
    thread_local std::vector<double> gains;
    replyPriors(match, replies, gains);
    const double least = *std::ranges::max_element(gains) - marginAt(match, replies);
    keep(replies, [&](std::size_t i) { return gains[i] >= least; });
}

}  // namespace

void filterBlunders(const ReadableMatch& match, Replies& replies) {
    const auto scores = [](const Reply& reply) { return reply.is(Word::Score); };
    const auto steals = [&](const Reply& reply) { return reply.is(Word::Steal) && !diesOfStealing(rigOf(match), 0); };
    const Communication& question = *match.pendingQuestion();
    if (isSecretBid(match)) {
        // A bidder who always spends the best-looking amount is predictable.
        const int bid = secretBid(match);
        const auto drawn = [bid](const Reply& reply) { return reply.number == bid; };
        if (std::ranges::any_of(replies, drawn)) std::erase_if(replies, [&](const Reply& r) { return !drawn(r); });
        return;
    }
    if (question.is<Act>() || question.is<Opportunity>() || question.is<Accessed>()) {
        // A reply that gains points is always taken.
        const auto points = std::ranges::find_if(replies, [&](const Reply& r) { return scores(r) || steals(r); });
        if (points != replies.end()) {
            const Reply best = *points;
            replies.assign(1, best);
            return;
        }
        const auto pass = std::ranges::find_if(replies, [](const Reply& r) { return r.is(ReplyWord::Pass); });
        if (pass != replies.end()) std::rotate(replies.begin(), pass, pass + 1);
    }
    Judge judge(match);
    keep(replies, [&](std::size_t i) { return !judge.isBlunder(replies, i); });
    if (replies.size() > 1) leaveOutUnlikely(match, replies);
}

}  // namespace duelogue::netrun
