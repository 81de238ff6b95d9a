#include "players/netrun/Guesses.h"

#include <algorithm>
#include <cmath>

#include "match/effects/Verb.h"
#include "match/loop/Questions.h"
#include "match/netrun/Access.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Run.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Windows.h"
#include "players/netrun/SecretBids.h"
#include "players/netrun/Ways.h"
#include "players/netrun/Worth.h"

namespace duelogue::netrun {

namespace {

constexpr double aFolly = -6;

/// What is known of the match while one question is thought about.
class Guesser {
public:
    explicit Guesser(const Match& match)
        : m_match(match),
          m_state(match.state()),
          m_question(*match.question()),
          m_self(match.asked()),
          m_facts(factsFor(match.rulebook())),
          m_rig(rigOf(match)),
          m_credits(value(m_state, m_self, PlayerValue::Credits)),
          m_clicks(value(m_state, m_self, PlayerValue::Clicks)) {}

    double gainOf(const Reply& reply) {
        if (m_question.is<Act>() || m_question.is<Opportunity>()) return gainOfDeed(reply);
        if (m_question.is<Accessed>()) return gainOfAccessed(reply);
        if (m_question.is<JackOut>()) return reply.is(Word::JackOut) ? -worthOfGoingOn() : 0;
        if (m_question.is<YesNo>()) return reply.is(ReplyWord::Yes) ? gainOfYes() : 0;
        if (m_question.is<Bid>()) return gainOfBid(reply.number);
        if (m_question.is<ChooseNumber>()) return gainOfNumber(reply.number);
        if (m_question.is<ChooseOption>()) return reply.is(ReplyWord::Done) ? -0.1 : gainOfOption(reply.number);
        if (m_question.is<ChooseCard>() || m_question.is<ChooseTarget>())
            return reply.is(ReplyWord::Choose) ? gainOfChoice(reply.subject) : 0;
        return 0;
    }

private:
    const Match& m_match;
    const MatchState& m_state;
    const Communication& m_question;
    PlayerId m_self;
    const std::vector<CardFacts>& m_facts;
    Rig m_rig;
    int m_credits;
    int m_clicks;

    [[nodiscard]] const Card& card(CardId id) const { return m_state.card(id); }
    [[nodiscard]] const Definition& what(CardId id) const { return printed(m_match, id); }
    [[nodiscard]] const CardFacts& facts(CardId id) const { return m_facts[card(id).definition.value]; }
    [[nodiscard]] int handSize(PlayerId player) const {
        return static_cast<int>(m_state.zone(player, Zone::Hand).size());
    }
    [[nodiscard]] bool isKnown(CardId id) const { return card(id).isKnownTo(m_self) && card(id).definition; }

    /// What so many credits more are worth now, those spent below zero.
    [[nodiscard]] double credits(int more) const {
        return worthOfCredits(std::max(0, m_credits + more)) - worthOfCredits(m_credits);
    }

    // ------------------------------------------------------------------------------------------ actions and windows

    double gainOfDeed(const Reply& reply) {
        if (reply.is(ReplyWord::Pass)) return 0;
        switch (static_cast<Word>(reply.word)) {
            case Word::Credit:
                return credits(1) + (m_credits < 4 ? 0.4 : 0);
            case Word::Draw:
                return gainOfDraw();
            case Word::Play:
                return gainOfPlay(reply.subject.card());
            case Word::Install:
                return m_self == corp ? gainOfCorpInstall(reply.subject.card()) : gainOfRig(reply.subject.card());
            case Word::Overwrite:
                return gainOfRig(reply.subject.card()) - 0.5;
            case Word::Advance:
                return gainOfAdvance(reply.subject.card(), m_clicks - 1);
            case Word::Purge:
                return gainOfPurge();
            case Word::Untag:
                return gainOfUntagging();
            case Word::Trash:
                return worthInPlay(m_match, reply.subject.card(), facts(reply.subject.card())) + credits(-2);
            case Word::Run:
                return gainOfRun(reply.subject.card(), aClick, 0, false);
            case Word::Use:
                return gainOfUse(reply.subject.card(), static_cast<std::size_t>(reply.number));
            case Word::Rez:
                return gainOfRez(reply.subject.card());
            case Word::Score:
                return 30;
            case Word::Break:
                return gainOfBreaking(CardId{}, -1);
            default:
                return 0;
        }
    }

    [[nodiscard]] double gainOfDraw() const {
        const int hand = handSize(m_self);
        const auto deck = static_cast<int>(m_state.zone(m_self, Zone::Deck).size());
        if (m_self == corp && deck < 4) return -3;
        const int size = value(m_state, m_self, PlayerValue::HandSize);
        if (hand >= size) return m_self == runner && m_clicks > 1 ? 0.1 : -0.5;
        if (m_self == runner) return hand < 2 ? 2.0 : hand < 3 ? 1.4 : hand < 4 ? 1.0 : 0.75;
        return hand < 2 ? 1.6 : hand < 3 ? 1.2 : hand < 4 ? 0.7 : 0.3;
    }

    /// Who can get rid of all tags before the turn ends, and would be hurt for them, does so while there is time.
    [[nodiscard]] double gainOfUntagging() const {
        constexpr int price = 2;
        const int tags = value(m_state, runner, PlayerValue::Tags);
        const double gain = aTag * 1.6 + credits(-price) + (tags > 1 ? 0.5 : 0);
        if (m_clicks != tags || price * tags > m_credits) return gain;
        constexpr double most = 7;
        return gain + std::min(most, dangerOfTags());
    }
    /// What the Corp may do to a tagged Runner: trash resources, play what asks for tags, use what it has scored.
    [[nodiscard]] double dangerOfTags() const {
        double danger = 0;
        for (const CardId id : m_state.zone(runner, Zone::Play))
            danger += has(card(id), Trait::Resource) ? worthInPlay(m_match, id, facts(id)) : 0;
        const auto punishes = [this](CardId id) {
            const Deeds& deeds = facts(id).played;
            return deeds.trace < 0 && (deeds.damage > 0 || deeds.taken > 0 || deeds.placesX);
        };
        const bool mayPunish = std::ranges::any_of(m_state.zone(corp, Zone::Hand), punishes) ||
                               std::ranges::any_of(m_state.zone(corp, Zone::Deck), punishes);
        const auto shoots = [this](CardId id) {
            return std::ranges::any_of(facts(id).uses, [](const UseFacts& use) { return use.deeds.damage > 0; });
        };
        const bool doesShoot = std::ranges::any_of(m_state.zone(corp, Zone::Score), shoots);
        return danger + (mayPunish ? 3 : 0) + (doesShoot ? 3 : 0);
    }

    [[nodiscard]] double gainOfPurge() const {
        int counts = 0;
        for (const PlayerId side : {corp, runner}) {
            for (const CardId id : m_state.zone(side, Zone::Play)) counts += counters(card(id), Counter::Virus);
        }
        return 0.7 * counts - 3 * aClick;
    }

    /// What a card or an ability does, without its price.
    [[nodiscard]] double gainOfDeeds(const Deeds& deeds, int clicksLeft) {
        double gain = 0;
        const int spare = value(m_state, m_self, PlayerValue::HandSize) + 1 - handSize(m_self);
        gain += credits(deeds.credits - deeds.price) + aCard * std::clamp<int>(deeds.cards, 0, std::max(1, spare));
        gain += aClick * deeds.clicks;
        if (deeds.taken > 0) {
            const int there = value(m_state, otherThan(m_self), PlayerValue::Credits);
            gain += worthOfCredits(there) - worthOfCredits(std::max(0, there - deeds.taken));
        }
        gain += 0.6 * (deeds.exposes ? 1 : 0) + (deeds.installs ? 1.0 : 0);
        if (m_self == runner) {
            gain -= aTag * deeds.tags + 1.2 * deeds.damage;
            // What it brings comes by the run, what it costs in any case.
            if (deeds.runs != 0) gain = bestRun(deeds, gain);
            gain -= 3 * deeds.core;
            if (deeds.trashes > 0 && deeds.runs == 0) gain += 1.5;
        } else {
            if (deeds.harmsRunner()) gain += harmOf(m_match, m_rig, deeds, 1);
            if (deeds.placesX) {
                gain += bestPlacing(clicksLeft);
            } else if (deeds.advances > 0) {
                gain += bestAdvance(deeds.advances, clicksLeft);
            }
            gain -= 1.5 * deeds.badPublicity;
        }
        return gain;
    }

    /// Of the runs that a card lets make, the best one; a success brings so much besides the breach.
    double bestRun(const Deeds& deeds, double success) {
        double best = aFolly;
        for (const CardId server : m_state.zone(PlayerId{}, Zone::Play)) {
            const bool named = isCentral(server) && ((deeds.runs >> server.value) & 1U) != 0;
            if (!named && (deeds.runs & Deeds::anyServer) == 0) continue;
            // What takes credits does so instead of the breach.
            const bool instead = deeds.taken > 0;
            best = std::max(best, gainOfRun(server, 0, deeds.more, deeds.bypasses, success, instead));
        }
        return best;
    }

    double gainOfPlay(CardId id) {
        const Definition& played = what(id);
        const Deeds& deeds = facts(id).played;
        if (deeds.placesX && bestPlacing(m_clicks - 1) <= 0) return aFolly;
        const int cost = costOf(m_match, id);
        double gain = gainOfDeeds(deeds, m_clicks - 1) + credits(-cost + deeds.credits) - credits(deeds.credits);
        // Behind the price a card is gone, and so is a click; but what waits in the hand does nothing.
        gain -= 0.6 * aCard;
        gain -= aClick * played.cost.resources[1];
        return gain;
    }

    // ------------------------------------------------------------------------------------------ the Corp

    /// How badly a server wants more ice.
    [[nodiscard]] double need(CardId server) const {
        const auto ice = static_cast<double>(iceBefore(m_state, server).count);
        if (server == central(Name::Archives)) return ice > 0 ? 0 : 0.3;
        double risk = std::min(10.0, worthOfBreach(m_match, m_rig, server, corp));
        if (isCentral(server)) {
            risk = std::max(risk, 2.5);
        } else {
            risk = std::max(risk, hasAgendaInHand() ? 4.5 : 1.0);
        }
        const Way way = wayInto(m_match, m_rig, server, corp);
        const double open = way.chance / (1 + 0.18 * way.price + 0.1 * std::min(10.0, way.harm));
        return risk * (0.25 + open) / (1 + 0.7 * ice);
    }
    /// How much a new remote server is wanted: one that is ready for an agenda is enough.
    [[nodiscard]] double needOfNew() const {
        for (const CardId server : m_state.zone(PlayerId{}, Zone::Play)) {
            if (!isCentral(server) && !inRoot(server) && iceBefore(m_state, server).count > 0) return -0.3;
        }
        return hasAgendaInHand() ? 2.2 : 0.8;
    }
    [[nodiscard]] bool hasAgendaInHand() const {
        return std::ranges::any_of(m_state.zone(corp, Zone::Hand),
                                   [&](CardId id) { return isOf(what(id), Trait::Agenda); });
    }

    /// Whether something is in the root that a new agenda or asset would push out.
    [[nodiscard]] CardId inRoot(CardId server) const {
        for (const CardId id : m_state.zone(corp, Zone::Play)) {
            if (card(id).now.host != server || has(card(id), Trait::Ice)) continue;
            if ((what(id).traits & (bit(Trait::Agenda) | bit(Trait::Asset))) != 0) return id;
        }
        return {};
    }

    /// How likely the Runner gets into the server until the Corp's next turn, as the Corp sees it.
    [[nodiscard]] double danger(CardId server, int spent = 0) const {
        if (!isIn(card(server), Zone::Play)) return 0.9;
        Rig rig = m_rig;
        rig.credits += 2;
        rig.own += 2;
        rig.clicks = 4;
        const Way way = wayInto(m_match, rig, server, corp);
        (void)spent;
        if (way.chance <= 0) return way.stop && rig.covered < 3 ? 0.12 : 0.05;
        return way.chance * std::max(0.3, 0.95 - 0.04 * way.price - 0.04 * std::min(12.0, way.harm));
    }

    double gainAt(CardId id, CardId server) {
        const Definition& card = what(id);
        const bool isNew = !isIn(m_state.card(server), Zone::Play);
        if (isOf(card, Trait::Ice)) return gainOfIceAt(id, server, isNew);
        if (isOf(card, Trait::Upgrade)) {
            if (isNew) return -0.5;
            const bool ice = iceBefore(m_state, server).count > 0;
            const bool helps = inRoot(server) || (isCentral(server) && !facts(id).helpsScoring);
            return (ice ? 0.8 : 0) + (helps && facts(id).helpsServer ? 0.5 : 0) - 0.3;
        }
        const CardId old = isNew ? CardId{} : inRoot(server);
        const double pushedOut = old ? lossOf(old) : 0;
        if (isOf(card, Trait::Agenda)) return gainOfAgendaAt(id, isNew ? 0.9 : danger(server)) - pushedOut;
        return gainOfAssetAt(id, server, isNew) - pushedOut;
    }
    /// Of a card of the Corp's own that goes to Archives, with the click that it has cost: an agenda is anybody's
    /// there.
    [[nodiscard]] double lossOf(CardId id) const {
        const Definition& lost = what(id);
        if (!isOf(lost, Trait::Agenda)) return worthInPlay(m_match, id, facts(id)) + aClick;
        const int points = printedFigure(lost, Figure::Points);
        return 0.6 * (worthOfMorePoints(m_match, corp, points) + worthOfMorePoints(m_match, runner, points));
    }

    [[nodiscard]] double gainOfIceAt(CardId id, CardId server, bool isNew) const {
        const Definition& ice = what(id);
        const auto there = isNew ? 0 : static_cast<int>(iceBefore(m_state, server).count);
        const int cost = costOf(m_match, id);
        double gain = isNew ? needOfNew() : need(server);
        const bool ends = std::ranges::any_of(facts(id).subroutines, &Deeds::endsRun);
        gain *= ends ? 1.15 : there > 0 ? 0.9 : 0.7;
        if (cost > m_credits + 3) gain *= 0.6;
        if (ice.cost.body && m_state.zone(corp, Zone::Score).empty()) gain *= 0.3;
        return gain + credits(-there);
    }

    [[nodiscard]] double gainOfAgendaAt(CardId id, double risk) const {
        const Definition& agenda = what(id);
        const int points = printedFigure(agenda, Figure::Points);
        const int needed = printedFigure(agenda, Figure::Requirement);
        const double mine = worthOfMorePoints(m_match, corp, points);
        const double theirs = worthOfMorePoints(m_match, runner, points);
        const int clicks = m_clicks - 1;
        if (needed <= clicks && needed <= m_credits) return 0.8 * mine;
        const double soon = m_credits + 2 >= needed ? 0.4 : 0.2;
        // In HQ it is in danger as well.
        const double held = 0.12 * theirs;
        return soon * mine * (1 - risk) - 0.8 * theirs * risk + held;
    }

    [[nodiscard]] double gainOfAssetAt(CardId id, CardId server, bool isNew) const {
        const CardFacts& asset = facts(id);
        const auto ice = isNew ? 0 : iceBefore(m_state, server).count;
        const int cost = costOf(m_match, id);
        if (asset.accessed.harmsRunner())
            return 0.9 + (ice > 0 ? 0.2 : 0) + (m_credits >= asset.accessed.price ? 0.2 : 0);
        double gain = asset.hosted * 0.3 + asset.eachTurn.credits * 1.5;
        for (const UseFacts& use : asset.uses) {
            if (use.clicks > 0) gain += 0.4 * use.deeds.credits;
        }
        if (cost > m_credits) gain *= 0.4;
        // A server with ice is wanted for agendas.
        return gain - (ice > 0 && hasAgendaInHand() ? 1.2 : 0) + (ice > 0 ? 0.3 : 0);
    }

    double gainOfCorpInstall(CardId id) {
        double best = -aDeath;
        for (const CardId server : m_state.zone(PlayerId{}, Zone::Play)) {
            if (mayInstallAt(m_match, id, server)) best = std::max(best, gainAt(id, server));
        }
        if (const CardId remote = newRemote(m_match); remote && mayInstallAt(m_match, id, remote))
            best = std::max(best, gainAt(id, remote));
        return best - 0.3 * aCard;
    }

    /// One more advancement counter, with so many clicks behind it.
    [[nodiscard]] double gainOfAdvance(CardId id, int clicksLeft) const {
        const Card& advanced = card(id);
        const int there = counters(advanced, Counter::Advancement);
        const Definition& it = what(id);
        if (isOf(it, Trait::Agenda)) {
            const int needed = requirementOf(m_match, id) - there;
            const double mine = worthOfMorePoints(m_match, corp, printedFigure(it, Figure::Points));
            const double theirs = worthOfMorePoints(m_match, runner, printedFigure(it, Figure::Points));
            if (needed <= 0) return -2;
            if (needed <= 1 + clicksLeft && needed <= m_credits) return 0.6 * mine + 2;
            const double risk = danger(advanced.now.host);
            return 0.3 * mine * (1 - risk) - 0.2 * theirs * risk + credits(-1);
        }
        const CardFacts& what = facts(id);
        if (isOf(it, Trait::Ice)) return there < 3 && m_credits > 8 ? 0.35 : -0.3;
        if (what.accessed.byAdvancement) return there < 3 && m_credits > 4 ? 0.9 - 0.2 * there : -0.5;
        return -1;
    }
    [[nodiscard]] double bestAdvance(int amount, int clicksLeft) const {
        double best = 0;
        for (const CardId id : m_state.zone(corp, Zone::Play)) {
            if (canBeAdvanced(m_match, id)) best = std::max(best, gainOfAdvance(id, clicksLeft) - credits(-1));
        }
        return best * (amount > 1 ? 1.5 : 1);
    }

    /// As many counters for as many credits as is best, where it can't be more than the Runner has tags.
    [[nodiscard]] double bestPlacing(int clicksLeft) const {
        const int most = std::min(value(m_state, runner, PlayerValue::Tags), m_credits);
        double best = 0;
        for (int amount = 1; amount <= most; ++amount) best = std::max(best, gainOfPlacing(amount, clicksLeft));
        return best;
    }
    /// So many counters on one card, each for a credit.
    [[nodiscard]] double gainOfPlacing(int amount, int clicksLeft) const {
        double best = 0;
        for (const CardId id : m_state.zone(corp, Zone::Play)) {
            if (canBeAdvanced(m_match, id)) best = std::max(best, gainOfPlacingOn(id, amount, clicksLeft));
        }
        return best + credits(-amount);
    }
    [[nodiscard]] double gainOfPlacingOn(CardId id, int amount, int clicksLeft) const {
        const Definition& it = what(id);
        if (!isOf(it, Trait::Agenda)) return amount * gainOfAdvance(id, clicksLeft);
        const int needed = requirementOf(m_match, id) - counters(card(id), Counter::Advancement);
        const double mine = worthOfMorePoints(m_match, corp, printedFigure(it, Figure::Points));
        const int left = needed - amount;
        if (left <= 0) return 0.8 * mine + 2;
        if (left <= clicksLeft && left <= m_credits - amount) return 0.6 * mine + 2;
        return amount * std::max(0.0, gainOfAdvance(id, clicksLeft) - credits(-1));
    }

    double gainOfRez(CardId id) {
        const Definition& it = what(id);
        const CardFacts& what = facts(id);
        const int cost = costOf(m_match, id);
        const RunServer* const run = currentRun(m_state);
        if (isOf(it, Trait::Ice)) return run != nullptr ? gainOfRezzedIce(*run, id, cost) : -1;
        if (what.accessed.harmsRunner()) return aFolly;
        double gain = credits(-cost) - 0.1;
        if (what.eachTurn.credits > 0 || what.hosted > 0)
            return gain + 3.5 * what.eachTurn.credits + 0.8 * what.hosted + 0.5;
        const bool isHere = run != nullptr && run->server == card(id).now.host;
        for (const UseFacts& use : what.uses) {
            if (use.clicks > 0 && use.deeds.credits > 0 && m_state.globals.current == corp && run == nullptr)
                gain += m_clicks >= use.clicks ? 0.5 * use.deeds.credits : 0;
        }
        if (what.helpsServer && inRoot(card(id).now.host) && isOf(this->what(inRoot(card(id).now.host)), Trait::Agenda))
            gain += isHere || m_state.globals.current == corp ? 4 : 1;
        if (isHere && what.helpsServer) gain += 1;
        return gain;
    }

    /// What it keeps the Runner from, and what it costs the Runner.
    [[nodiscard]] double gainOfRezzedIce(const RunServer& run, CardId id, int cost) const {
        const Met ice = meet(m_match, id);
        double prize = worthOfBreach(m_match, m_rig, run.server, corp, value(m_state, Global::MoreAccess));
        // Where nothing is to be had it can as well be done another time.
        constexpr double something = 0.4;
        if (prize < something) prize -= 5;
        const auto plan = breakingOf(m_rig, ice, m_rig.credits, m_rig.clicks);
        const double harm = std::min(25.0, harmOf(m_match, m_rig, ice));
        double gain = 0.3 * credits(-cost);
        if (ice.facts->encountered.taken > 0 || ice.facts->encountered.tags > 0) gain += 1.5;
        if (what(id).cost.body) gain -= 6;
        if (plan) return gain + 0.35 * plan->price() + (plan->price() > 2 ? 0.2 * prize : 0);
        if (!ice.ends()) return gain + 0.7 * harm;
        return gain + prize + 0.5 * harm + 0.6;
    }

    // ------------------------------------------------------------------------------------------ the Runner

    /// `bypasses`: the first ice doesn't count. A success brings so much besides the breach, or instead of it.
    double gainOfRun(CardId server, double price, int more, bool bypasses, double success = 0, bool instead = false) {
        const IceList ice = iceBefore(m_state, server);
        Rig rig = m_rig;
        // Of the clicks one is gone for the run.
        const int left = bypasses && ice.count > 0 ? static_cast<int>(ice.count) - 1 : -1;
        const Way way = wayInto(m_match, rig, server, runner, left);
        const double cost = credits(-static_cast<int>(std::lround(way.price)));
        if (way.chance <= 0) return aFolly;
        rig.credits -= static_cast<int>(way.price);
        rig.own = std::max(0, std::min(rig.own, rig.credits));
        double prize = instead ? 0 : worthOfBreach(m_match, rig, server, runner, more);
        prize += worthOfSuccess(m_match, server) + success;
        double gain = way.chance * (prize + cost) + (1 - way.chance) * 0.6 * cost - way.harm - price;
        // To make the Corp pay for its ice is worth something.
        if (!way.isCertain && value(m_state, corp, PlayerValue::Credits) > 0 && rig.hand > 2) gain += 0.5;
        return gain;
    }

    /// What it would be worth to have the card in the rig, for so much less than it costs.
    [[nodiscard]] double gainOfRig(CardId id, int cheaper = 0) const {
        const Definition& it = what(id);
        const CardFacts& what = facts(id);
        const int cost = std::max(0, costOf(m_match, id) - cheaper);
        double gain = credits(-cost) - 0.3 * aCard;
        if (isOf(it, Trait::Program)) {
            const int free = value(m_state, runner, PlayerValue::Memory) - memoryTaken(m_match);
            if (printedFigure(it, Figure::Memory) > free) gain -= 4;
        }
        if (what.isBreaker) return gain + gainOfBreaker(it, what);
        if (what.hosted > 0) return gain + 0.3 * what.hosted + (m_credits < 6 ? 0.5 : 0);
        gain += gainOfTools(what);
        if (gain < 0 && (it.traits & bit(Trait::Unique)) == 0) gain += 0.5 * cost * aCredit;
        for (const CardId other : m_state.zone(runner, Zone::Play)) {
            if (card(other).definition == card(id).definition) gain -= isOf(it, Trait::Unique) ? 8 : 0.8;
        }
        return gain;
    }

    /// What a card that is no breaker does again and again.
    [[nodiscard]] static double gainOfTools(const CardFacts& what) {
        double gain = 1.3 * what.recurring + 0.5 * what.memory + 0.6 * what.link + (what.guards ? 0.7 : 0);
        for (const UseFacts& use : what.uses) {
            if (use.clicks > 0 && use.deeds.credits > 0 && !use.byAgenda) gain += 1.8 * use.deeds.credits;
            if (use.clicks > 0 && use.deeds.runs != 0) gain += 2;
        }
        if (what.eachTurn.cards > 0) gain += 1.5;
        if (what.wrecks) gain += 2.5;
        if (what.countsViruses) gain += 2;
        if (what.paysAt != 0) gain += 2.2;
        return gain;
    }
    /// To install it for less by another card: what is saved counts more than that it comes now.
    [[nodiscard]] double gainOfCheaper(CardId id, int cheaper) const {
        const int saved = std::min(cheaper, costOf(m_match, id));
        return saved + 0.3 * gainOfRig(id, cheaper);
    }

    /// The first breaker for a kind of ice opens doors.
    [[nodiscard]] double gainOfBreaker(const Definition& it, const CardFacts& what) const {
        Traits kinds = 0;
        bool any = false;
        for (const UseFacts& use : what.uses) {
            if (use.purpose != UseFacts::For::Break) continue;
            kinds |= use.kinds;
            any = any || (use.kinds == 0 && !use.tag);
        }
        double gain = 0.5 * it.cost.resources[0];
        for (const Trait kind : {Trait::Barrier, Trait::CodeGate, Trait::Sentry}) {
            if (!any && (kinds & bit(kind)) == 0) continue;
            if (!m_rig.breaks(bit(kind))) gain += (any ? 1.6 : 3) + (standsOpen(bit(kind)) ? 3.0 : 0);
        }
        return gain;
    }
    /// Whether rezzed ice of that kind is in the way.
    [[nodiscard]] bool standsOpen(Traits kind) const {
        return std::ranges::any_of(m_state.zone(corp, Zone::Play), [&](CardId id) {
            return has(card(id), Trait::Ice) && has(card(id), Flag::Rezzed) && (card(id).now.traits & kind) != 0;
        });
    }

    // ------------------------------------------------------------------------------------------ abilities

    double gainOfUse(CardId id, std::size_t place) {
        const CardFacts& facts = this->facts(id);
        if (place >= facts.uses.size()) return -1;
        const UseFacts& use = facts.uses[place];
        switch (use.purpose) {
            case UseFacts::For::Break:
            case UseFacts::For::Strengthen:
                return gainOfBreaking(id, static_cast<int>(place));
            case UseFacts::For::Weaken:
                return currentEncounter(m_state) != nullptr ? gainOfBreaking(id, static_cast<int>(place)) : aFolly;
            case UseFacts::For::Charge:
                return counters(card(id), Counter::Virus) < 2 ? 1.2 - 0.5 * counters(card(id), Counter::Virus) : -0.5;
            case UseFacts::For::Deeds:
                break;
        }
        if (const AccessOne* const access = currentAccess(m_state); access != nullptr && m_self == runner)
            return worthOfTrashing(access->card);
        if (use.deeds.endsRun) return gainOfEndingRun(use);
        double gain = gainOfDeeds(use.deeds, m_clicks - use.clicks) + credits(-use.price + use.deeds.credits) -
                      credits(use.deeds.credits);
        if (use.clicks > 0 && use.deeds.advances == 0) gain -= aClick * (use.clicks - 1);
        if (use.byAgenda && use.deeds.advances == 0) gain -= 8;
        if (use.byItself) gain -= 1;
        if (use.deeds.trashes > 0 && m_self == corp) gain -= 3;
        return gain;
    }

    [[nodiscard]] double gainOfEndingRun(const UseFacts& use) const {
        const RunServer* const run = currentRun(m_state);
        if (run == nullptr || m_self != corp) return aFolly;
        const double prize = worthOfBreach(m_match, m_rig, run->server, corp, value(m_state, Global::MoreAccess));
        return prize - (use.byAgenda ? 5 : 1) - 2.0 * run->left;
    }

    /// Whether using this is the next step of the way through the ice that is encountered, and whether that pays.
    double gainOfBreaking(CardId id, int place) {
        const EncounterIce* const encounter = currentEncounter(m_state);
        const RunServer* const run = currentRun(m_state);
        if (encounter == nullptr || run == nullptr) return aFolly;
        const Met ice = meet(m_match, encounter->ice);
        const auto plan = breakingOf(m_rig, ice, m_rig.credits, m_rig.clicks);
        if (!plan) return aFolly;
        double saved = harmOf(m_match, m_rig, ice) + harmInEncounter(m_match, m_rig, When::Now);
        if (ice.ends()) saved += prizeBehind(*run, *plan);
        // What was kept for runs is worth less than credits that could be saved; a click is worth one anyway.
        const double clicks = aClick * plan->clicks;
        const double gain = saved - 0.6 * (plan->price() - clicks) - clicks;
        if (gain <= 0) return gain - 0.5;
        return plan->card == id && plan->use == place ? gain : -0.5;
    }

    /// What waits behind the ice that is left, if it goes on there; `spent` by then.
    [[nodiscard]] double prizeBehind(const RunServer& run, const Breaking& spent) const {
        Rig rig = m_rig;
        rig.credits -= spent.credits;
        rig.own = std::min(rig.own, rig.credits);
        rig.clicks -= spent.clicks;
        const int left = std::max(0, run.left - (run.ice ? 1 : 0));
        const Way way = wayInto(m_match, rig, run.server, runner, left);
        const double prize = worthOfBreach(m_match, rig, run.server, runner, value(m_state, Global::MoreAccess)) +
                             worthOfSuccess(m_match, run.server) + lasting();
        return std::max(0.0, way.chance * (prize - aCredit * way.price) - way.harm);
    }

    /// Behind ice that was passed.
    [[nodiscard]] double worthOfGoingOn() const {
        const RunServer* const run = currentRun(m_state);
        if (run == nullptr) return 0;
        const Way way = wayInto(m_match, m_rig, run->server, runner, run->left);
        const double prize = worthOfBreach(m_match, m_rig, run->server, runner, value(m_state, Global::MoreAccess)) +
                             worthOfSuccess(m_match, run->server) + lasting();
        return way.chance * (prize + credits(-static_cast<int>(way.price))) - way.harm + 0.1;
    }
    /// An effect for this run waits for its success.
    [[nodiscard]] double lasting() const {
        const bool waits = std::ranges::any_of(m_state.floating, [](const FloatingEffect& effect) {
            return effect.ability && effect.duration == static_cast<std::uint8_t>(Duration::Run);
        });
        return waits ? 3 : 0;
    }

    // ------------------------------------------------------------------------------------------ accesses

    [[nodiscard]] double worthOfTrashing(CardId id) const {
        const Definition& it = what(id);
        if (isOf(it, Trait::Agenda)) return -2;
        const CardFacts& what = facts(id);
        const bool installed = isIn(card(id), Zone::Play);
        double worth = 0.7 + 0.35 * it.cost.resources[0] + 3.0 * what.eachTurn.credits + 0.2 * what.hosted;
        if (what.accessed.harmsRunner()) worth = isIn(card(id), Zone::Deck) ? 1.2 : 0.8;
        if (what.helpsServer) worth += installed ? 1.5 : 0.5;
        return installed ? worth : 0.7 * worth;
    }

    /// What rezzed cards do to a Runner who trashes one.
    [[nodiscard]] int vengeance() const {
        int damage = 0;
        for (const CardId id : m_state.zone(corp, Zone::Play)) {
            if (has(card(id), Flag::Rezzed)) damage += facts(id).avenges;
        }
        return damage;
    }

    [[nodiscard]] double gainOfAccessed(const Reply& reply) const {
        if (reply.is(Word::Steal)) return diesOfStealing(m_rig, 0) ? -aDeath : 30;
        if (reply.is(ReplyWord::Pass)) return 0;
        const CardId id = m_question.as<Accessed>().card;
        const int damage = vengeance();
        if (damage > handSize(runner)) return -aDeath;
        constexpr double eachDamage = 1.2;
        const double worth = worthOfTrashing(id) - eachDamage * damage;
        if (reply.is(Word::Use)) return worth;
        return worth + credits(-printedFigure(what(id), Figure::TrashCost));
    }

    // ------------------------------------------------------------------------------------------ what follows

    /// The first hand: a Corp wants ice and no more than two agendas, a Runner something to pay with.
    [[nodiscard]] double gainOfNewHand() const {
        int agendas = 0;
        int ice = 0;
        int money = 0;
        for (const CardId id : m_state.zone(m_self, Zone::Hand)) {
            agendas += isOf(what(id), Trait::Agenda) ? 1 : 0;
            ice += isOf(what(id), Trait::Ice) ? 1 : 0;
            money += facts(id).played.credits > 2 || facts(id).hosted > 2 ? 1 : 0;
        }
        if (m_self == corp) return ice == 0 || agendas > 2 ? 1 : -1;
        return money == 0 ? 0.3 : -1;
    }

    double gainOfYes() {
        if (phase(m_state) == Detail::SetUp) return gainOfNewHand();
        const CardId asks = m_question.as<YesNo>().card;
        if (!asks || !card(asks).definition) return 0.5;
        const CardFacts& what = facts(asks);
        const bool own = card(asks).owner == m_self;
        // A trap that was met, or what comes of it.
        if (own && m_self == corp && what.accessed.harmsRunner()) {
            const int advancement = counters(card(asks), Counter::Advancement);
            const double harm = harmOf(m_match, m_rig, what.accessed, advancement);
            return harm > 0.5 ? harm + credits(-what.accessed.price) + 0.5 : -0.5;
        }
        if (own && what.eachTurn.trashes > 0) return gainOfPawning(asks);
        if (own && what.scored.tags > 0 && what.scored.badPublicity > 0) return -3;
        return 0.5;
    }
    /// To give up something else for credits: what is nearly empty.
    [[nodiscard]] double gainOfPawning(CardId asks) const {
        double best = aFolly;
        for (const CardId id : m_state.zone(runner, Zone::Play)) {
            if (id == asks || !has(card(id), Trait::Installed)) continue;
            best = std::max(best, credits(3) - worthInRig(id));
        }
        return best;
    }

    /// In a trace: as much as the other side can't follow, or nothing. In secret: what the mixture has drawn.
    [[nodiscard]] double gainOfBid(int bid) const {
        const auto& question = m_question.as<Bid>();
        const double price = credits(-bid);
        const Communication* const asker = m_state.asker();
        const bool trace = asker != nullptr && asker->is(Verb::Trace);
        if (!trace) return bid == secretBid(m_match) ? 1 : 0;
        const double stake = stakeOf(question.card);
        // What makes no difference is thrown away.
        constexpr double waste = 2;
        if (m_self == runner) {
            const bool isWasted = bid != question.against && bid != 0;
            return (bid >= question.against ? stake : 0) + price - (isWasted ? waste : 0);
        }
        const int base = asker->as<duelogue::Verb>().amount;
        const int theirs = m_rig.link + value(m_state, runner, PlayerValue::Credits);
        const bool holds = base + bid > theirs;
        if (holds && bid > 0 && base + bid - 1 > theirs) return stake + price - waste;
        // What the Runner has to pay to escape counts as well.
        const int paid = std::max(0, base + bid - m_rig.link);
        return (holds ? stake : std::min(stake, 0.5 * paid)) + price;
    }
    /// What hangs on a trace of that card.
    [[nodiscard]] double stakeOf(CardId id) const {
        if (!id || !card(id).definition) return 2;
        const CardFacts& what = facts(id);
        double stake = 0;
        const auto count = [&](const Deeds& deeds) {
            if (deeds.trace < 0) return;
            Deeds harm = deeds;
            harm.trace = -1;
            stake = std::max(stake, harmOf(m_match, m_rig, harm, 1));
        };
        for (const Deeds& each : what.subroutines) count(each);
        count(what.played);
        return std::max(1.8, stake);
    }

    /// As much as there is, but for what is paid with one's own credits.
    [[nodiscard]] double gainOfNumber(int number) const {
        const auto& question = m_question.as<ChooseNumber>();
        if (question.purpose == forX) {
            const bool places = question.card && card(question.card).definition && facts(question.card).played.placesX;
            if (places) return number == 0 ? 0 : gainOfPlacing(number, m_clicks - 1);
            return number == 0 ? 0.1 : -0.1 * number;
        }
        return 0.3 * number;
    }

    /// Of subroutines first what harms the most; of what a card offers the first one, unless it ends the own run.
    [[nodiscard]] double gainOfOption(int number) const {
        const auto& question = m_question.as<ChooseOption>();
        const auto list = m_match.list(m_question);
        const auto at = static_cast<std::size_t>(number) * 2;
        if (at >= list.size() || !list[at].isNumber()) return 0;
        if (!question.card || !card(question.card).definition) return 0;
        const Definition& asks = what(question.card);
        const CardFacts& what = facts(question.card);
        const EncounterIce* const encounter = currentEncounter(m_state);
        if (encounter != nullptr && isOf(asks, Trait::Ice) && encounter->isOpen != 0) {
            std::size_t subroutine = 0;
            const int ability = list[at].number();
            for (int i = asks.firstAbility; i < ability; ++i) {
                const Ability& each = m_match.pool()[AbilityId(static_cast<std::uint16_t>(i))];
                const bool fires = each.kind == AbilityKind::Triggered &&
                                   m_match.pool()[each.pattern].verb == static_cast<std::uint8_t>(Verb::Fire);
                subroutine += fires ? 1 : 0;
            }
            if (subroutine >= what.subroutines.size()) return 0;
            const Deeds& deeds = what.subroutines[subroutine];
            return harmOf(m_match, m_rig, deeds, 0) + (deeds.endsRun ? 2.5 : 0);
        }
        if (m_self == runner && isOf(asks, Trait::Ice)) {
            // To be tagged or to go.
            const RunServer* const run = currentRun(m_state);
            const double stays = run != nullptr ? prizeBehind(*run, {}) - aTag : 0;
            return number == 0 ? stays : 0;
        }
        return number == 0 ? 0.5 : 0;
    }

    double gainOfChoice(Subject subject) {
        if (!subject.isCard()) return 0;
        const auto& selection = m_question.as<Selection>();
        const CardId id = subject.card();
        if (selection.purpose == forServer) return gainOfPlace(selection.card, id);
        if (selection.purpose == forAccess) return gainOfAccessChoice(id);
        if (has(card(id), Trait::Server)) return gainOfServer(selection.card, id);
        const CardFacts* const asks =
            selection.card && card(selection.card).definition ? &facts(selection.card) : nullptr;
        if (asks != nullptr && asks->played.cheaper > 0 && m_self == runner && isIn(card(id), Zone::Hand))
            return gainOfCheaper(id, asks->played.cheaper);
        const double worth = worthOf(id);
        const bool isLost = selection.purpose == forHandLimit || selection.purpose == forMemory ||
                            selection.purpose == forProgram || selection.purpose == Purpose::Cost;
        if (isLost) return -worth;
        const bool own = card(id).owner == m_self;
        if (asks != nullptr && advances(*asks)) return gainOfAdvance(id, m_clicks) - credits(-1);
        if (isIn(card(id), Zone::Play)) return own && isHarmed(asks) ? -worth : worth;
        return worth;
    }
    static bool advances(const CardFacts& asks) {
        const auto does = [](const Deeds& deeds) { return deeds.advances > 0; };
        return does(asks.played) || does(asks.encountered) ||
               std::ranges::any_of(asks.uses, [&](const UseFacts& use) { return does(use.deeds); });
    }
    /// Whether what asks trashes what is chosen.
    [[nodiscard]] bool isHarmed(const CardFacts* asks) const {
        if (asks == nullptr) return true;
        const auto does = [](const Deeds& deeds) { return deeds.trashes > 0; };
        return does(asks->eachTurn) || does(asks->played) || std::ranges::any_of(asks->subroutines, does) ||
               std::ranges::any_of(asks->uses, [&](const UseFacts& use) { return does(use.deeds); });
    }

    double gainOfPlace(CardId installed, CardId place) {
        // What lies there already is worth more than what its place would cost.
        if (m_self == corp && !has(card(place), Trait::Server)) return aFolly - lossOf(place);
        if (m_self == corp) return gainAt(installed, place);
        if (place == installed) return 0.1;
        if (card(place).owner == runner)
            return isOf(what(place), Trait::Icebreaker) ? 1 + 0.1 * figure(card(place), Figure::Strength) : 0.6;
        // On ice: the sooner it is gone, and the more it stands in the way, the better.
        const int strength = figure(card(place), Figure::Strength);
        return 2.5 - 0.4 * strength + 0.2 * what(place).cost.resources[0];
    }

    double gainOfAccessChoice(CardId id) const {
        if (has(card(id), Trait::Server)) return 0.5;
        if (!isKnown(id)) return 1;
        return worthOfAccess(m_match, m_rig, card(id).definition, counters(card(id), Counter::Advancement), true);
    }

    double gainOfServer(CardId asks, CardId server) {
        if (m_self == corp) return need(server);
        const Deeds* const deeds = asks && card(asks).definition ? &facts(asks).played : nullptr;
        const bool bypasses = deeds != nullptr && deeds->bypasses;
        return gainOfRun(server, 0, 0, bypasses);
    }

    /// Of a card, wherever it lies.
    [[nodiscard]] double worthOf(CardId id) const {
        const Card& it = card(id);
        if (!it.definition) return 1;
        const Definition& known = m_match.pool()[it.definition];
        if (isIn(it, Zone::Play)) return worthInRig(id);
        if (isOf(known, Trait::Agenda)) return 4 + printedFigure(known, Figure::Points);
        const CardFacts& does = facts(id);
        const int cost = known.cost.resources[0];
        double worth = 0.6 + 0.15 * cost + 0.3 * does.played.cards;
        worth += 0.3 * std::max(0, does.played.credits - cost);
        int others = -1;
        for (const CardId other : m_state.zone(m_self, Zone::Hand))
            others += card(other).definition == it.definition ? 1 : 0;
        if (m_self == runner && isPermanent(known)) worth += worthOfTool(it, does, others);
        return worth - 0.3 * others;
    }
    /// Of a card in play; a breaker that is the only one for some ice counts for more than it has cost.
    [[nodiscard]] double worthInRig(CardId id) const {
        const double worth = worthInPlay(m_match, id, facts(id));
        constexpr double only = 4;
        return facts(id).isBreaker && isTheOnly(id) ? worth + only : worth;
    }
    [[nodiscard]] bool isTheOnly(CardId id) const {
        Rig others = m_rig;
        for (std::size_t i = 0; i < others.count; ++i) {
            if (others.breakers[i].card != id) continue;
            others.breakers[i] = others.breakers[--others.count];
            break;
        }
        return std::ranges::any_of(facts(id).uses, [&](const UseFacts& use) {
            return use.purpose == UseFacts::For::Break && use.kinds != 0 && !others.breaks(use.kinds);
        });
    }
    [[nodiscard]] static bool isPermanent(const Definition& known) {
        return (known.traits & (bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource))) != 0;
    }
    /// Of a card in hand that stays once it is installed, with so many more of its kind beside it.
    [[nodiscard]] double worthOfTool(const Card& tool, const CardFacts& does, int others) const {
        constexpr double later = 0.6;
        double worth = 0.2 * does.hosted;
        if (does.isBreaker) {
            const auto opens = [this](const UseFacts& use) {
                return use.purpose == UseFacts::For::Break && !use.tag && (use.kinds == 0 || !m_rig.breaks(use.kinds));
            };
            if (std::ranges::any_of(does.uses, opens)) worth += 3;
        } else {
            worth += later * gainOfTools(does);
        }
        const bool isThere = std::ranges::any_of(
            m_state.zone(runner, Zone::Play), [&](CardId other) { return card(other).definition == tool.definition; });
        return isThere || others > 0 ? 0.3 * worth : worth;
    }
};

}  // namespace

void guessGains(const Match& match, const Replies& options, std::vector<double>& gains) {
    gains.clear();
    gains.reserve(options.size());
    Guesser guesser(match);
    for (const Reply& reply : options) gains.push_back(guesser.gainOf(reply));
}

}  // namespace duelogue::netrun
