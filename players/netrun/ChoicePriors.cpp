#include "players/netrun/ChoicePriors.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "players/netrun/CorpPriors.h"
#include "players/netrun/RunnerPriors.h"
#include "players/netrun/SecretBids.h"

namespace duelogue::netrun {

namespace {

/// Returns true if no other icebreaker of the rig covers some kind of ice that this one breaks.
bool isTheOnly(const Situation& here, CardId id) {
    Rig others = here.rig;
    for (std::size_t i = 0; i < others.count; ++i) {
        if (others.breakers[i].card != id) continue;
        others.breakers[i] = others.breakers[--others.count];
        break;
    }
    return std::ranges::any_of(here.facts(id).uses, [&](const UseFacts& use) {
        return use.purpose == UseFacts::For::Break && use.kinds != 0 && !others.breaks(use.kinds);
    });
}

/// Returns the value of a card in play. The only icebreaker for some ice counts for more than its cost.
double worthOfInstalled(const Situation& here, CardId id) {
    const double worth = worthInPlay(here.match, id, here.facts(id));
    constexpr double only = 4;
    return here.facts(id).isBreaker && isTheOnly(here, id) ? worth + only : worth;
}

bool isPermanent(const Definition& known) {
    return (known.traits & (bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource))) != 0;
}

/// Returns the value of a permanent in hand. `others` is the number of further copies in hand.
double worthOfTool(const Situation& here, const Card& tool, const CardFacts& does, int others) {
    constexpr double later = 0.6;
    double worth = 0.2 * does.hosted;
    if (does.isBreaker) {
        const auto opens = [&](const UseFacts& use) {
            return use.purpose == UseFacts::For::Break && !use.tag && (use.kinds == 0 || !here.rig.breaks(use.kinds));
        };
        if (std::ranges::any_of(does.uses, opens)) worth += 3;
    } else {
        worth += later * gainOfTools(does);
    }
    const bool isThere = std::ranges::any_of(here.state.zone(runner, Zone::Play), [&](CardId other) {
        return here.card(other).definition == tool.definition;
    });
    return isThere || others > 0 ? 0.3 * worth : worth;
}

/// Returns the value of a card in any zone.
double worthOf(const Situation& here, CardId id) {
    const Card& it = here.card(id);
    if (!it.definition) return 1;
    const Definition& known = here.match.pool()[it.definition];
    if (isIn(it, Zone::Play)) return worthOfInstalled(here, id);
    if (isOf(known, Trait::Agenda)) return 4 + printedFigure(known, Figure::Points);
    const CardFacts& does = here.facts(id);
    const int cost = known.cost.resources[0];
    double worth = 0.6 + 0.15 * cost + 0.3 * does.played.cards;
    worth += 0.3 * std::max(0, does.played.credits - cost);
    int others = -1;
    for (const CardId other : here.state.zone(here.self, Zone::Hand))
        others += here.card(other).definition == it.definition ? 1 : 0;
    if (here.self == runner && isPermanent(known)) worth += worthOfTool(here, it, does, others);
    return worth - 0.3 * others;
}

/// Returns the prior of a mulligan. The Corp keeps a hand with ice and at most two agendas, the Runner one with
/// economy.
double gainOfNewHand(const Situation& here) {
    int agendas = 0;
    int ice = 0;
    int money = 0;
    for (const CardId id : here.state.zone(here.self, Zone::Hand)) {
        agendas += isOf(here.what(id), Trait::Agenda) ? 1 : 0;
        ice += isOf(here.what(id), Trait::Ice) ? 1 : 0;
        money += here.facts(id).played.credits > 2 || here.facts(id).hosted > 2 ? 1 : 0;
    }
    if (here.self == corp) return ice == 0 || agendas > 2 ? 1 : -1;
    return money == 0 ? 0.3 : -1;
}

/// Returns the prior of trading an installed card for 3 credits. A nearly empty card is the best choice.
double gainOfPawning(const Situation& here, CardId asks) {
    double best = aBlunder;
    for (const CardId id : here.state.zone(runner, Zone::Play)) {
        if (id == asks || !has(here.card(id), Trait::Installed)) continue;
        best = std::max(best, here.gainOfCredits(3) - worthOfInstalled(here, id));
    }
    return best;
}

double gainOfYes(const Situation& here) {
    if (phase(here.state) == Detail::SetUp) return gainOfNewHand(here);
    const CardId asks = here.question.as<YesNo>().card;
    const CardFacts* const what = here.factsIfKnown(asks);
    if (what == nullptr) return 0.5;
    const bool own = here.card(asks).owner == here.self;
    // The Corp decides whether a trap takes effect.
    if (own && here.self == corp && what->accessed.harmsRunner()) {
        const int advancement = counters(here.card(asks), Counter::Advancement);
        const double harm = harmOf(here.match, here.rig, what->accessed, advancement);
        return harm > 0.5 ? harm + here.gainOfCredits(-what->accessed.price) + 0.5 : -0.5;
    }
    if (own && what->eachTurn.trashes > 0) return gainOfPawning(here, asks);
    if (own && what->scored.tags > 0 && what->scored.badPublicity > 0) return -3;
    return 0.5;
}

/// Returns the harm at stake in a trace of the card, in points.
double stakeOf(const Situation& here, CardId id) {
    const CardFacts* const what = here.factsIfKnown(id);
    if (what == nullptr) return 2;
    double stake = 0;
    const auto count = [&](const Deeds& deeds) {
        if (deeds.trace < 0) return;
        Deeds harm = deeds;
        harm.trace = -1;
        stake = std::max(stake, harmOf(here.match, here.rig, harm, 1));
    };
    for (const Deeds& each : what->subroutines) count(each);
    count(what->played);
    return std::max(1.8, stake);
}

/// Returns the prior of a bid. In a trace, a good bid is 0 or one that the opponent cannot match. In secret, it is the
/// bid of secretBid().
double gainOfBid(const Situation& here, int bid) {
    const auto& question = here.question.as<Bid>();
    const double price = here.gainOfCredits(-bid);
    const Communication* const asker = here.state.asker();
    const bool trace = asker != nullptr && asker->is(Verb::Trace);
    if (!trace) return bid == secretBid(here.match) ? 1 : 0;
    const double stake = stakeOf(here, question.card);
    // A bid that changes nothing is wasted.
    constexpr double waste = 2;
    if (here.self == runner) {
        const bool isWasted = bid != question.against && bid != 0;
        return (bid >= question.against ? stake : 0) + price - (isWasted ? waste : 0);
    }
    const int base = asker->as<VerbBody>().amount;
    const int theirs = here.rig.link + value(here.state, runner, PlayerValue::Credits);
    const bool holds = base + bid > theirs;
    if (holds && bid > 0 && base + bid - 1 > theirs) return stake + price - waste;
    // A bid also has value if the Runner must pay to escape the trace.
    const int paid = std::max(0, base + bid - here.rig.link);
    return (holds ? stake : std::min(stake, 0.5 * paid)) + price;
}

/// Returns the prior of a number: the more the better, except when each one costs own credits.
double gainOfNumber(const Situation& here, int number) {
    const auto& question = here.question.as<ChooseNumber>();
    if (question.purpose != forX) return 0.3 * number;
    const CardFacts* const asks = here.factsIfKnown(question.card);
    if (asks != nullptr && asks->played.placesX) return number == 0 ? 0 : gainOfPlacing(here, number, here.clicks - 1);
    return number == 0 ? 0.1 : -0.1 * number;
}

/// Returns how many subroutines precede the ability on the ice.
std::size_t subroutinesBefore(const CardPool& pool, const Definition& ice, int ability) {
    std::size_t count = 0;
    for (int i = ice.firstAbility; i < ability; ++i) {
        const Ability& each = pool[AbilityId(static_cast<std::uint16_t>(i))];
        const bool fires =
            each.kind == AbilityKind::Triggered && pool[each.pattern].verb == static_cast<std::uint8_t>(Verb::Fire);
        count += fires ? 1 : 0;
    }
    return count;
}

/// Returns the prior of an option. The best subroutine to break is the most harmful one. Otherwise the first option is
/// the best, unless it ends the Runner's own run.
double gainOfOption(const Situation& here, int number) {
    const auto& question = here.question.as<ChooseOption>();
    const auto list = here.match.list(here.question);
    const auto at = static_cast<std::size_t>(number) * 2;
    if (at >= list.size() || !list[at].isNumber()) return 0;
    if (here.factsIfKnown(question.card) == nullptr) return 0;
    const Definition& asks = here.what(question.card);
    const EncounterIce* const encounter = currentEncounter(here.state);
    if (encounter != nullptr && isOf(asks, Trait::Ice) && encounter->isOpen != 0) {
        const std::size_t subroutine = subroutinesBefore(here.match.pool(), asks, list[at].number());
        const auto& subroutines = here.facts(question.card).subroutines;
        if (subroutine >= subroutines.size()) return 0;
        const Deeds& deeds = subroutines[subroutine];
        return harmOf(here.match, here.rig, deeds, 0) + (deeds.endsRun ? 2.5 : 0);
    }
    if (here.self == runner && isOf(asks, Trait::Ice)) {
        // The Runner chooses between a tag and the end of the run.
        const RunServer* const run = currentRun(here.state);
        const double stays = run != nullptr ? prizeBehind(here, *run, {}) - aTag : 0;
        return number == 0 ? stays : 0;
    }
    return number == 0 ? 0.5 : 0;
}

bool advances(const CardFacts& asks) {
    const auto does = [](const Deeds& deeds) { return deeds.advances > 0; };
    return does(asks.played) || does(asks.encountered) ||
           std::ranges::any_of(asks.uses, [&](const UseFacts& use) { return does(use.deeds); });
}

/// Returns true if the card that asks trashes the chosen card.
bool isHarmed(const CardFacts* asks) {
    if (asks == nullptr) return true;
    const auto does = [](const Deeds& deeds) { return deeds.trashes > 0; };
    return does(asks->eachTurn) || does(asks->played) || std::ranges::any_of(asks->subroutines, does) ||
           std::ranges::any_of(asks->uses, [&](const UseFacts& use) { return does(use.deeds); });
}

/// Returns the prior of installing a card at a discount. The credits saved count more than the card itself.
double gainOfCheaper(const Situation& here, CardId id, int cheaper) {
    const int saved = std::min(cheaper, costOf(here.match, id));
    return saved + 0.3 * gainOfRigging(here, id, cheaper);
}

/// Returns the prior of installing a card at this place.
double gainOfPlace(const Situation& here, CardId installed, CardId place) {
    // A card at the server is worth more than the credits that trashing it saves.
    if (here.self == corp && !has(here.card(place), Trait::Server)) return aBlunder - lossOf(here, place);
    if (here.self == corp) return gainAt(here, installed, place);
    if (place == installed) return 0.1;
    if (here.card(place).owner == runner)
        return isOf(here.what(place), Trait::Icebreaker) ? 1 + 0.1 * figure(here.card(place), Figure::Strength) : 0.6;
    // Weak and expensive ice is the best host.
    const int strength = figure(here.card(place), Figure::Strength);
    return 2.5 - 0.4 * strength + 0.2 * here.what(place).cost.resources[0];
}

/// Returns the prior of accessing this card next.
double gainOfAccessing(const Situation& here, CardId id) {
    if (has(here.card(id), Trait::Server)) return 0.5;
    if (!here.card(id).isKnownTo(here.self) || here.factsIfKnown(id) == nullptr) return 1;
    return worthOfAccess(here.match, here.rig, here.card(id).definition, counters(here.card(id), Counter::Advancement),
                         true);
}

/// Returns the prior of choosing a server for the card that asks.
double gainOfServer(const Situation& here, CardId asks, CardId server) {
    if (here.self == corp) return needOfIce(here, server);
    const CardFacts* const what = here.factsIfKnown(asks);
    return gainOfRun(here, server, {.bypasses = what != nullptr && what->played.bypasses});
}

double gainOfCard(const Situation& here, CardId id) {
    const auto& selection = here.question.as<Selection>();
    if (selection.purpose == forServer) return gainOfPlace(here, selection.card, id);
    if (selection.purpose == forAccess) return gainOfAccessing(here, id);
    if (has(here.card(id), Trait::Server)) return gainOfServer(here, selection.card, id);
    const CardFacts* const asks = here.factsIfKnown(selection.card);
    if (asks != nullptr && asks->played.cheaper > 0 && here.self == runner && isIn(here.card(id), Zone::Hand))
        return gainOfCheaper(here, id, asks->played.cheaper);
    const double worth = worthOf(here, id);
    const bool isLost = selection.purpose == forHandLimit || selection.purpose == forMemory ||
                        selection.purpose == forProgram || selection.purpose == Purpose::Cost;
    if (isLost) return -worth;
    const bool own = here.card(id).owner == here.self;
    if (asks != nullptr && advances(*asks)) return gainOfAdvancing(here, id, here.clicks) - here.gainOfCredits(-1);
    if (isIn(here.card(id), Zone::Play)) return own && isHarmed(asks) ? -worth : worth;
    return worth;
}

}  // namespace

double gainOfChoosing(const Situation& here, const Reply& reply) {
    const Communication& question = here.question;
    if (question.is<YesNo>()) return reply.is(ReplyWord::Yes) ? gainOfYes(here) : 0;
    if (question.is<Bid>()) return gainOfBid(here, reply.number);
    if (question.is<ChooseNumber>()) return gainOfNumber(here, reply.number);
    if (question.is<ChooseOption>()) return reply.is(ReplyWord::Done) ? -0.1 : gainOfOption(here, reply.number);
    const bool isSelection = question.is<ChooseCard>() || question.is<ChooseTarget>();
    const bool isCard = isSelection && reply.is(ReplyWord::Choose) && reply.subject.isCard();
    return isCard ? gainOfCard(here, reply.subject.card()) : 0;
}

}  // namespace duelogue::netrun
