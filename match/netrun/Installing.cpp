#include "match/netrun/Installing.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/InstallPlaces.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/verbs/VerbHandlerParts.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- installing a card

namespace {

using InstallStep = InstallOne::Step;

Traits printedOf(const ReadableMatch& match, CardId card) {
    return printedTraits(match.pool(), match.state().card(card));
}

/// Puts the card into play; then cards trigger on that. `price` is for the log: the price that its line names.
StepResult enterIt(HandlerContext& match, const InstallOne& body, int price = 0) {
    Body enter;
    enter.player = body.player;
    enter.amount = static_cast<std::int16_t>(price);
    enter.putOnto(body.place);
    executeSilently(match, Rule::Enter, enter, {body.card});
    Body installed;
    installed.player = body.player;
    return Ask{Body::on(match, Verb::Installed, installed, body.card), InstallStep::Entered};
}

bool hasSameName(const ReadableMatch& match, CardId a, CardId b) {
    return match.state().card(a).definition == match.state().card(b).definition;
}

/// Returns the cards that the installation replaces: the agenda or asset in the same root, or another region at the
/// server. For the Runner: another console, or another copy of a unique card.
std::vector<CardId> inTheWay(const ReadableMatch& match, const InstallOne& body) {
    const Traits printed = printedOf(match, body.card);
    std::vector<CardId> found;
    if (body.player == corp) {
        constexpr Traits single = bit(Trait::Agenda) | bit(Trait::Asset);
        if ((printed & rootTypes) == 0) return found;
        for (const CardId other : rootOf(match, body.place)) {
            const Traits there = printedOf(match, other);
            const bool both = (printed & single) != 0 && (there & single) != 0;
            if (both || (printed & there & bit(Trait::Region)) != 0) found.push_back(other);
        }
        return found;
    }
    for (const CardId other : match.state().zone(runner, Zone::Play)) {
        const bool twin = (printed & bit(Trait::Unique)) != 0 && hasSameName(match, body.card, other);
        if (twin || (printed & printedOf(match, other) & bit(Trait::Console)) != 0) found.push_back(other);
    }
    return found;
}

/// Removes the cards that the Runner's new card replaces. Rule: nothing can keep them in play.
StepResult replaceOthers(HandlerContext& match, const InstallOne& body) {
    const std::vector<CardId> old = inTheWay(match, body);
    if (old.empty()) return enterIt(match, body);
    Body move;
    move.zone = index(Zone::Discard);
    Communication gone = Body::make(CoreVerb::Move, move);
    for (const CardId card : old) Body::add(match, gone, card);
    return Ask{acts::byRule(gone), InstallStep::MadeWay};
}

StepResult buy(HandlerContext& match, const InstallOne& body) {
    const int price = priceAt(match, body.card, body.place, body.cheaper, body.by);
    if (price > creditsFor(match, body.card)) return Complete{Outcome::Refused, 0, MessageId::NotEnoughResources};
    const bool hasTerms = body.player == runner && body.by != InstallOne::By::Nothing;
    const int more = hasTerms ? clickCostOf(match, body.card) : 0;
    spendClicks(match, body.player, more + (body.by == InstallOne::By::Action ? 1 : 0));
    const InstructionId further = match.pool()[match.state().card(body.card).definition].cost.body;
    const bool paysMore = body.player == runner && hasTerms && further;
    const bool entersNow = !paysMore && (body.player == corp || inTheWay(match, body).empty());
    spend(match, {body.player, Detail::Installing, body.card}, price,
          entersNow ? PriceLine::WithPurchase : PriceLine::Own);
    if (entersNow) return enterIt(match, body, price);
    if (!paysMore) return replaceOthers(match, body);
    RunAbility frame = RunAbility::of(match, AbilityId{}, body.card, body.player);
    frame.at = further;
    return Ask{RunAbility::make(frame), InstallStep::PaidMore};
}

/// Trashes the Corp's replaced cards before the cost is paid.
StepResult makeWay(HandlerContext& match, const InstallOne& body) {
    const std::vector<CardId> old = inTheWay(match, body);
    return old.empty() ? buy(match, body)
                       : StepResult(Ask{acts::trashingByRule(match, corp, old), InstallStep::MadeWay});
}

StepResult freeMemory(HandlerContext& match, const InstallOne& body) {
    const bool isHosted =
        body.place && match.state().card(body.place).owner == runner && roomOn(match, body.place, body.card);
    FreeMemory memory;
    memory.card = body.card;
    memory.needed = static_cast<std::int16_t>(isHosted ? 0 : memoryOf(match, body.card));
    if (memory.needed == 0) return buy(match, body);
    return Ask{Communication::of(memory, Party::of(body.card)), InstallStep::MemoryFreed};
}

/// Continues the installation after its place is settled.
StepResult prepare(HandlerContext& match, const InstallOne& body) {
    return body.player == corp ? makeWay(match, body) : freeMemory(match, body);
}

/// Returns the cards at the server that the Corp may, but need not, trash during the installation. These are other ice,
/// or the other cards in the root.
std::vector<CardId> likeCardsAt(const ReadableMatch& match, InstallOne body, CardId server) {
    if ((printedOf(match, body.card) & bit(Trait::Ice)) != 0) return iceAt(match, server);
    body.place = server;
    const std::vector<CardId> going = inTheWay(match, body);
    std::vector<CardId> found = rootOf(match, server);
    std::erase_if(found, [&](CardId card) { return std::ranges::find(going, card) != going.end(); });
    return found;
}

std::vector<CardId> likeCards(const ReadableMatch& match, const InstallOne& body) {
    std::vector<CardId> found;
    if (body.player != corp) return found;
    const std::vector<CardId> servers = body.place ? std::vector<CardId>{body.place} : legalPlaces(match, body.card);
    for (const CardId server : servers) {
        const std::vector<CardId> there = likeCardsAt(match, body, server);
        found.insert(found.end(), there.begin(), there.end());
    }
    return found;
}

/// Asks for a place. The list also holds the cards that may be trashed first; choosing one of them chooses its server.
StepResult choosePlace(HandlerContext& match, InstallOne& body) {
    std::vector<CardId> places = placesFor(match, body.card, body.cheaper, body.by);
    if (body.place) std::erase_if(places, [&](CardId place) { return place != body.place; });
    const std::vector<CardId> like = likeCards(match, body);
    if (places.empty() && like.empty()) return Complete::impossible();
    // The rig is never shown as the only choice.
    const bool isShown = match.asksEverything() && !places.empty() && places.front();
    if (places.size() == 1 && like.empty() && !isShown) {
        body.place = places.front();
        return prepare(match, body);
    }
    Selection selection;
    selection.card = body.card;
    selection.purpose = forServer;
    selection.cancelable = body.by == InstallOne::By::Action && !body.place && body.hasTrashed == 0 ? 1 : 0;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    // The rig is not a card; the installed card stands for it.
    for (const CardId place : places) match.listAdd(question, place ? place : body.card);
    for (const CardId card : like) match.listAdd(question, card);
    return Ask{question, InstallStep::Placed};
}

/// Rule: before installing a program, the Runner may first trash any number of programs.
StepResult chooseProgramsToTrash(HandlerContext& match, InstallOne& body) {
    const std::vector<CardId> programs = installedPrograms(match);
    if (body.mayTrash == 0 || !isProgram(match, body.card) || programs.empty()) return choosePlace(match, body);
    Selection selection;
    selection.card = body.card;
    selection.least = 0;
    selection.most = static_cast<std::uint16_t>(programs.size());
    selection.purpose = forProgram;
    selection.cancelable = body.by == InstallOne::By::Action ? 1 : 0;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const CardId program : programs) match.listAdd(question, program);
    return Ask{question, InstallStep::Chosen};
}

StepResult trashChosen(HandlerContext& match, InstallOne& body, const Communication& answered) {
    const auto chosen = match.list(answered).first(static_cast<std::size_t>(answered.value));
    if (chosen.empty()) return choosePlace(match, body);
    std::vector<CardId> programs;
    for (const Subject program : chosen) programs.push_back(program.card());
    body.hasTrashed = 1;
    return Ask{acts::trashingByRule(match, runner, programs), InstallStep::Trashed};
}

StepResult goTo(HandlerContext& match, InstallOne& body, CardId chosen) {
    const Card& there = match.state().card(chosen);
    if (body.player == corp && !has(there, Trait::Server)) {
        body.place = there.current.host;
        return Ask{acts::trashingByRule(match, corp, {chosen}), InstallStep::Cleared};
    }
    body.place = chosen == body.card ? CardId{} : chosen;
    return prepare(match, body);
}

}  // namespace

StepResult InstallOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<InstallOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return isInstalled(match, body.card) ? StepResult(Complete::impossible())
                                                 : chooseProgramsToTrash(match, body);
        case Step::Chosen:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return trashChosen(match, body, *answered);
        case Step::Trashed:
            return choosePlace(match, body);
        case Step::Placed: {
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return goTo(match, body, match.list(*answered).front().card());
        }
        case Step::Cleared:
            return choosePlace(match, body);
        case Step::MemoryFreed:
            return buy(match, body);
        case Step::PaidMore:
            return answered->succeeded() ? replaceOthers(match, body) : StepResult(Complete{answered->outcome});
        case Step::MadeWay:
            return body.player == corp ? buy(match, body) : enterIt(match, body);
        case Step::Entered: {
            if (body.by != By::Nothing) return Complete::succeeded(1);
            Body rez;
            rez.player = body.player;
            return Ask{Body::on(match, Verb::RezFree, rez, body.card), Step::Rezzed};
        }
        case Step::Rezzed:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> InstallOne::fields() {
    return {field<&InstallOne::card>("card"), field<&InstallOne::place>("at"), field<&InstallOne::player>("player")};
}

}  // namespace duelogue::netrun
