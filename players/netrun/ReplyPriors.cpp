#include "players/netrun/ReplyPriors.h"

#include <algorithm>

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "players/netrun/ChoicePriors.h"
#include "players/netrun/CorpPriors.h"
#include "players/netrun/RunnerPriors.h"

namespace duelogue::netrun {

namespace {

double gainOfDraw(const Situation& here) {
    const int hand = here.handSize(here.self);
    const auto deck = static_cast<int>(here.state.zone(here.self, Zone::Deck).size());
    if (here.self == corp && deck < 4) return -3;
    const int size = value(here.state, here.self, PlayerValue::HandSize);
    if (hand >= size) return here.self == runner && here.clicks > 1 ? 0.1 : -0.5;
    if (here.self == runner) return hand < 2 ? 2.0 : hand < 3 ? 1.4 : hand < 4 ? 1.0 : 0.75;
    return hand < 2 ? 1.6 : hand < 3 ? 1.2 : hand < 4 ? 0.7 : 0.3;
}

/// Returns the value of the Corp's ways to punish tags: trashing resources, cards that need tags, and scored agendas.
double dangerOfTags(const Situation& here) {
    double danger = 0;
    for (const CardId id : here.state.zone(runner, Zone::Play))
        danger += has(here.card(id), Trait::Resource) ? worthInPlay(here.match, id, here.facts(id)) : 0;
    const auto punishes = [&](CardId id) {
        const Deeds& deeds = here.facts(id).played;
        return deeds.trace < 0 && (deeds.damage > 0 || deeds.taken > 0 || deeds.placesX);
    };
    const bool mayPunish = std::ranges::any_of(here.state.zone(corp, Zone::Hand), punishes) ||
                           std::ranges::any_of(here.state.zone(corp, Zone::Deck), punishes);
    const auto shoots = [&](CardId id) {
        return std::ranges::any_of(here.facts(id).uses, [](const UseFacts& use) { return use.deeds.damage > 0; });
    };
    const bool doesShoot = std::ranges::any_of(here.state.zone(corp, Zone::Score), shoots);
    return danger + (mayPunish ? 3 : 0) + (doesShoot ? 3 : 0);
}

/// Returns the prior of removing a tag. It includes the danger of tags when the remaining clicks just suffice to remove
/// all of them.
double gainOfUntagging(const Situation& here) {
    constexpr int price = 2;
    const int tags = value(here.state, runner, PlayerValue::Tags);
    const double gain = aTag * 1.6 + here.gainOfCredits(-price) + (tags > 1 ? 0.5 : 0);
    if (here.clicks != tags || price * tags > here.credits) return gain;
    constexpr double most = 7;
    return gain + std::min(most, dangerOfTags(here));
}

double gainOfPurge(const Situation& here) {
    int counts = 0;
    for (const PlayerId side : {corp, runner}) {
        for (const CardId id : here.state.zone(side, Zone::Play)) counts += counters(here.card(id), Counter::Virus);
    }
    return 0.7 * counts - 3 * aClick;
}

/// Returns the value of the effects without their cost, apart from credits paid on resolution.
double gainOfDeeds(const Situation& here, const Deeds& deeds, int clicksLeft) {
    double gain = 0;
    const int spare = value(here.state, here.self, PlayerValue::HandSize) + 1 - here.handSize(here.self);
    gain +=
        here.gainOfCredits(deeds.credits - deeds.price) + aCard * std::clamp<int>(deeds.cards, 0, std::max(1, spare));
    gain += aClick * deeds.clicks;
    if (deeds.taken > 0) {
        const int there = value(here.state, otherThan(here.self), PlayerValue::Credits);
        gain += worthOfCredits(there) - worthOfCredits(std::max(0, there - deeds.taken));
    }
    gain += 0.6 * (deeds.exposes ? 1 : 0) + (deeds.installs ? 1.0 : 0);
    if (here.self == runner) {
        gain -= aTag * deeds.tags + 1.2 * deeds.damage;
        // The effects so far happen only if the run succeeds; core damage happens in any case.
        if (deeds.runs != 0) gain = bestRun(here, deeds, gain);
        gain -= 3 * deeds.core;
        if (deeds.trashes > 0 && deeds.runs == 0) gain += 1.5;
    } else {
        if (deeds.harmsRunner()) gain += harmOf(here.match, here.rig, deeds, 1);
        if (deeds.placesX) {
            gain += bestPlacing(here, clicksLeft);
        } else if (deeds.advances > 0) {
            gain += bestAdvance(here, deeds.advances, clicksLeft);
        }
        gain -= 1.5 * deeds.badPublicity;
    }
    return gain;
}

double gainOfPlay(const Situation& here, CardId id) {
    const Definition& played = here.what(id);
    const Deeds& deeds = here.facts(id).played;
    if (deeds.placesX && bestPlacing(here, here.clicks - 1) <= 0) return aBlunder;
    const int cost = costOf(here.match, id);
    double gain = gainOfDeeds(here, deeds, here.clicks - 1) + here.gainOfCredits(-cost + deeds.credits) -
                  here.gainOfCredits(deeds.credits);
    // The card and a click are spent, but a card that stays in hand does nothing.
    gain -= 0.6 * aCard;
    gain -= aClick * played.cost.resources[1];
    return gain;
}

double gainOfUse(const Situation& here, CardId id, std::size_t place) {
    const CardFacts& facts = here.facts(id);
    if (place >= facts.uses.size()) return -1;
    const UseFacts& use = facts.uses[place];
    switch (use.purpose) {
        case UseFacts::For::Break:
        case UseFacts::For::Strengthen:
            return gainOfBreaking(here, id, static_cast<int>(place));
        case UseFacts::For::Weaken:
            return currentEncounter(here.state) != nullptr ? gainOfBreaking(here, id, static_cast<int>(place))
                                                           : aBlunder;
        case UseFacts::For::Charge:
            return counters(here.card(id), Counter::Virus) < 2 ? 1.2 - 0.5 * counters(here.card(id), Counter::Virus)
                                                               : -0.5;
        case UseFacts::For::Deeds:
            break;
    }
    if (const AccessOne* const access = currentAccess(here.state); access != nullptr && here.self == runner)
        return worthOfTrashing(here, access->card);
    if (use.deeds.endsRun) return gainOfEndingRun(here, use);
    double gain = gainOfDeeds(here, use.deeds, here.clicks - use.clicks) +
                  here.gainOfCredits(-use.price + use.deeds.credits) - here.gainOfCredits(use.deeds.credits);
    if (use.clicks > 0 && use.deeds.advances == 0) gain -= aClick * (use.clicks - 1);
    if (use.byAgenda && use.deeds.advances == 0) gain -= 8;
    if (use.byItself) gain -= 1;
    if (use.deeds.trashes > 0 && here.self == corp) gain -= 3;
    return gain;
}

/// Returns the prior of an action or of a reply in a paid ability window.
double gainOfAction(const Situation& here, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return 0;
    const CardId id = reply.subject.isCard() ? reply.subject.card() : CardId{};
    switch (static_cast<Word>(reply.word)) {
        case Word::Credit:
            return here.gainOfCredits(1) + (here.credits < 4 ? 0.4 : 0);
        case Word::Draw:
            return gainOfDraw(here);
        case Word::Play:
            return gainOfPlay(here, id);
        case Word::Install:
            return here.self == corp ? gainOfInstalling(here, id) : gainOfRigging(here, id);
        case Word::Overwrite:
            return gainOfRigging(here, id) - 0.5;
        case Word::Advance:
            return gainOfAdvancing(here, id, here.clicks - 1);
        case Word::Purge:
            return gainOfPurge(here);
        case Word::Untag:
            return gainOfUntagging(here);
        case Word::Trash:
            return worthInPlay(here.match, id, here.facts(id)) + here.gainOfCredits(-2);
        case Word::Run:
            return gainOfRun(here, id, {.price = aClick});
        case Word::Use:
            return gainOfUse(here, id, static_cast<std::size_t>(reply.number));
        case Word::Rez:
            return gainOfRezzing(here, id);
        case Word::Score:
            return 30;
        case Word::Break:
            return gainOfBreaking(here, CardId{}, -1);
        default:
            return 0;
    }
}

double gainOf(const Situation& here, const Reply& reply) {
    const Communication& question = here.question;
    if (question.is<Act>() || question.is<Opportunity>()) return gainOfAction(here, reply);
    if (question.is<Accessed>()) return gainOfAccessed(here, reply);
    if (question.is<JackOut>()) return reply.is(Word::JackOut) ? -worthOfGoingOn(here) : 0;
    return gainOfChoosing(here, reply);
}

}  // namespace

void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    gains.clear();
    gains.reserve(replies.size());
    const Situation here(match);
    for (const Reply& reply : replies) gains.push_back(gainOf(here, reply));
}

}  // namespace duelogue::netrun
