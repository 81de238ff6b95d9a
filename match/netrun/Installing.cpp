#include "match/netrun/Installing.h"

#include <algorithm>
#include <optional>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/VerbHandlerParts.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

int printedFigure(const ReadableMatch& match, CardId card, Figure which) {
    const DefinitionId definition = match.state().card(card).definition;
    return definition ? match.pool()[definition].figures[static_cast<std::size_t>(which)] : 0;
}

bool isProgram(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Program)) != 0;
}

int memoryOf(const ReadableMatch& match, CardId card) {
    return isProgram(match, card) ? printedFigure(match, card, Figure::Memory) : 0;
}

/// Returns the memory that a host offers to this kind of card by its own static ability. Returns nullopt if it cannot
/// host the kind at all, not even cards that take no memory.
std::optional<int> roomOn(const ReadableMatch& match, CardId host, CardId card) {
    std::optional<int> room;
    anyStatementOf(match, Verb::Hosts, runner, [&](const Instruction& said, const EvalContext& scope) {
        if (scope.self != host) return false;
        const Evaluator evaluator(match, scope);
        const bool isOfKind = said.cards && match.pool()[said.cards].term == Term::Filtered &&
                              evaluator.matchesAnywhere(match.pool()[said.cards].filter, card);
        if (evaluator.holds(said.condition) && isOfKind) room = evaluator.number(said.amount);
        return false;
    });
    return room;
}

int memoryOn(const ReadableMatch& match, CardId host) {
    int taken = 0;
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (match.state().card(card).current.host == host) taken += memoryOf(match, card);
    }
    return taken;
}

bool isAttached(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Attached)) != 0;
}

/// Returns the credits for an installation at the place. For ice, this is the number of pieces of ice that already
/// protect the server.
int priceAt(const ReadableMatch& match, CardId card, CardId place, int cheaper, InstallOne::By by) {
    if (by == InstallOne::By::Nothing) return 0;
    const Card& installed = match.state().card(card);
    if (installed.owner != corp) return std::max(0, costOf(match, card) - cheaper);
    const bool ice = (printedTraits(match.pool(), installed) & bit(Trait::Ice)) != 0;
    return ice ? std::max(0, countIceAt(match, place) - cheaper) : 0;
}

Bill billFor(const ReadableMatch& match, CardId card) {
    return {match.state().card(card).owner, Detail::Installing, card};
}

int creditsFor(const ReadableMatch& match, CardId card) { return purse(match, billFor(match, card)); }

/// Rule: an installed card is not installed again.
bool isInstalled(const ReadableMatch& match, CardId card) { return isIn(match.state().card(card), Zone::Play); }

/// Calls `is(place)` for the legal places of the card, regardless of cost, until it returns true.
template <class Is>
bool anyLegalPlace(const ReadableMatch& match, CardId card, Is&& is) {
    constexpr Traits staying =
        rootTypes | bit(Trait::Ice) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
    const bool stays = (printedTraits(match.pool(), match.state().card(card)) & staying) != 0;
    if (!stays || isInstalled(match, card)) return false;
    const auto isAt = [&](CardId place) { return place != card && mayInstallAt(match, card, place) && is(place); };
    if (match.state().card(card).owner == corp) {
        if (std::ranges::any_of(servers(match), isAt)) return true;
        const CardId remote = newRemote(match);
        return remote && isAt(remote);
    }
    if (isAttached(match, card)) {
        return std::ranges::any_of(match.state().zone(corp, Zone::Play), isAt) ||
               std::ranges::any_of(match.state().zone(runner, Zone::Play), isAt);
    }
    if (is(CardId{})) return true;
    return isProgram(match, card) && std::ranges::any_of(match.state().zone(runner, Zone::Play), [&](CardId host) {
               const std::optional<int> room = roomOn(match, host, card);
               return room && *room >= memoryOn(match, host) + memoryOf(match, card) && is(host);
           });
}

std::vector<CardId> legalPlaces(const ReadableMatch& match, CardId card) {
    std::vector<CardId> places;
    anyLegalPlace(match, card, [&places](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

/// Returns false for a program that could never have enough memory. Such a program is not installed.
bool canBeHeld(const ReadableMatch& match, CardId card, CardId place) {
    if (place && roomOn(match, place, card)) return true;
    return memoryOf(match, card) <= value(match.state(), runner, PlayerValue::Memory);
}

template <class Visit>
void eachInMemory(const ReadableMatch& match, Visit&& visit) {
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (memoryOf(match, card) == 0) continue;
        const CardId host = match.state().card(card).current.host;
        const bool isHosted = host && match.state().card(host).owner == runner && roomOn(match, host, card);
        if (!isHosted) visit(card);
    }
}

}  // namespace

std::vector<CardId> programsToFree(const ReadableMatch& match) {
    std::vector<CardId> programs;
    eachInMemory(match, [&](CardId card) { programs.push_back(card); });
    return programs;
}

int memoryTaken(const ReadableMatch& match) {
    int taken = 0;
    eachInMemory(match, [&](CardId card) { taken += memoryOf(match, card); });
    return taken;
}

namespace {

/// Returns why the installation is illegal, apart from credits and places; None if it is legal. The Corp pays for its
/// cards when it rezzes them.
MessageId whyNotByTerms(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by) {
    const PlayerId player = match.state().card(card).owner;
    if (player == corp || by == InstallOne::By::Nothing) return MessageId::None;
    const int credits = priceAt(match, card, CardId{}, cheaper, by);
    return whyNotOnTerms(match, billFor(match, card), credits, by == InstallOne::By::Action ? 1 : 0);
}

/// Calls `is(place)` for each place where the card could be installed apart from whyNotByTerms(), until it returns
/// true. See placesFor().
template <class Is>
bool anyPlace(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by, Is&& is) {
    const bool ofRunner = match.state().card(card).owner == runner;
    return anyLegalPlace(match, card, [&](CardId place) {
        return canSpend(match, billFor(match, card), priceAt(match, card, place, cheaper, by)) &&
               (!ofRunner || canBeHeld(match, card, place)) && is(place);
    });
}

}  // namespace

std::vector<CardId> placesFor(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by) {
    std::vector<CardId> places;
    if (whyNotByTerms(match, card, cheaper, by) != MessageId::None) return places;
    anyPlace(match, card, cheaper, by, [&places](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

namespace {

/// Returns all programs of the Runner in play, including hosted ones.
std::vector<CardId> installedPrograms(const ReadableMatch& match) {
    std::vector<CardId> programs;
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (isProgram(match, card)) programs.push_back(card);
    }
    return programs;
}

}  // namespace

MessageId whyNotInstall(const ReadableMatch& match, PlayerId player, CardId card) {
    constexpr Traits ofRunner = bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
    const Traits types = player == corp ? rootTypes | bit(Trait::Ice) : ofRunner;
    const Card& held = match.state().card(card);
    const bool isInHand = isIn(held, Zone::Hand) && held.holder == player;
    if (!isInHand) return MessageId::NotInHand;
    if ((printedTraits(match.pool(), held) & types) == 0) return MessageId::WrongType;
    const MessageId reason = whyNotByTerms(match, card, 0, InstallOne::By::Action);
    if (reason != MessageId::None) return reason;
    const auto any = [](CardId /*place*/) { return true; };
    if (anyPlace(match, card, 0, InstallOne::By::Action, any)) return MessageId::None;
    if (!anyLegalPlace(match, card, any)) return why(Reason::OtherServer);
    const bool isHeld = player == corp || canBeHeld(match, card, CardId{});
    return isHeld ? MessageId::NotEnoughResources : why(Reason::NoMemory);
}

void installOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const bool hasPrograms = player == runner && !installedPrograms(match).empty();
    for (const CardId card : match.state().zone(player, Zone::Hand)) {
        if (whyNotInstall(match, player, card) != MessageId::None) continue;
        out.emplace_back(Word::Install, card);
        if (hasPrograms && isProgram(match, card)) out.emplace_back(Word::Overwrite, card);
    }
}

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
    selection.cancellable = body.by == InstallOne::By::Action && !body.place && body.hasTrashed == 0 ? 1 : 0;
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
    selection.cancellable = body.by == InstallOne::By::Action ? 1 : 0;
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
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            return trashChosen(match, body, *answered);
        case Step::Trashed:
            return choosePlace(match, body);
        case Step::Placed: {
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
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

namespace {

/// Returns the memory still lacking after the chosen programs are trashed.
int lacking(const ReadableMatch& match, int needed, std::span<const Subject> chosen) {
    int freed = 0;
    for (const Subject program : chosen) freed += memoryOf(match, program.card());
    return memoryTaken(match) + needed - freed - value(match.state(), runner, PlayerValue::Memory);
}

/// Returns true if some of the programs left can free enough memory, while the smallest trashed program is still
/// needed.
bool canBeExact(int lacking, int smallest, std::span<const int> left) {
    if (lacking <= 0) return lacking + smallest > 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (canBeExact(lacking - left[i], std::min(smallest, left[i]), left.subspan(i + 1))) return true;
    }
    return false;
}

/// Returns the legal choices after a loss of memory. Rule: a program that could stay while all others go must not be
/// trashed.
std::vector<CardId> withoutExcess(const ReadableMatch& match, int lacking, std::span<const Subject> chosen,
                                  const std::vector<CardId>& left) {
    std::vector<CardId> found;
    for (const CardId program : left) {
        const int freed = memoryOf(match, program);
        int smallest = freed;
        for (const Subject other : chosen) smallest = std::min(smallest, memoryOf(match, other.card()));
        std::vector<int> others;
        for (const CardId other : left) {
            if (other != program) others.push_back(memoryOf(match, other));
        }
        if (canBeExact(lacking - freed, smallest, others)) found.push_back(program);
    }
    return found.empty() ? left : found;
}

StepResult trashAll(HandlerContext& match, std::span<const Subject> chosen) {
    std::vector<CardId> programs;
    for (const Subject program : chosen) programs.push_back(program.card());
    if (programs.empty()) return Complete::succeeded();
    return Ask{acts::trashingByRule(match, runner, programs), FreeMemory::Step::Trashed};
}

StepResult askForProgram(HandlerContext& match, CardId installed, const std::vector<CardId>& programs) {
    Selection selection;
    selection.card = installed;
    selection.purpose = forMemory;
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(runner));
    for (const CardId program : programs) match.listAdd(question, program);
    return Ask{question, FreeMemory::Step::Chosen};
}

}  // namespace

StepResult FreeMemory::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    if (static_cast<Step>(self.step) == Step::Trashed) return Complete::succeeded();
    if (static_cast<Step>(self.step) == Step::Chosen) match.listAppend(self, match.list(*answered).front());
    const auto& body = self.as<FreeMemory>();
    const auto chosen = match.list(self);
    const int lack = lacking(match, body.needed, chosen);
    std::vector<CardId> programs = programsToFree(match);
    std::erase_if(programs, [&](CardId one) { return std::ranges::find(chosen, Subject(one)) != chosen.end(); });
    if (lack <= 0 || programs.empty()) return trashAll(match, chosen);
    if (!body.card) programs = withoutExcess(match, lack, chosen, programs);
    return askForProgram(match, body.card, programs);
}

std::vector<Field> InstallOne::fields() {
    return {field<&InstallOne::card>("card"), field<&InstallOne::place>("at"), field<&InstallOne::player>("player")};
}

}  // namespace duelogue::netrun
