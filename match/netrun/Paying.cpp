#include "match/netrun/Paying.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Disjunction.h"
#include "match/effects/Evaluator.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Using.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

/// Credits in one place.
struct Source {
    CardId card;  ///< none: the player's own
    int credits = 0;
    bool isLeaving = false;  ///< on a card that leaves once it is resolved
    int uses = 0;            ///< the number of purposes that the credits may pay for

    /// Credits on a leaving card are spent first, then those with the fewest uses.
    [[nodiscard]] std::pair<bool, int> order() const { return {!isLeaving, uses}; }
};

bool isFor(const ReadableMatch& match, const Instruction& said, const Evaluator& evaluator, const Bill& bill) {
    const auto use = static_cast<Detail>(said.detail);
    if (use != bill.use && use != Detail::Anything) return false;
    return !said.cards || isAmong(match, evaluator, said.cards, bill.card);
}

std::vector<Source> sourcesFor(const ReadableMatch& match, const Bill& bill) {
    std::vector<Source> sources;
    anyStatementOf(match, Verb::PaysFor, bill.player, [&](const Instruction& said, const EvalContext& scope) {
        const int credits = counters(match.state().card(scope.self), Counter::Credit);
        if (credits == 0) return false;
        const Evaluator evaluator(match, scope);
        const auto known = std::ranges::find(sources, scope.self, &Source::card);
        const bool isLeaving = isIn(match.state().card(scope.self), Zone::Limbo);
        Source& source = known != sources.end() ? *known : sources.emplace_back(Source{scope.self, 0, isLeaving, 0});
        ++source.uses;
        if (evaluator.holds(said.condition) && isFor(match, said, evaluator, bill)) source.credits = credits;
        return false;
    });
    std::erase_if(sources, [](const Source& source) { return source.credits == 0; });
    std::ranges::stable_sort(sources, {}, &Source::order);
    return sources;
}

/// Returns the credits without those on cards.
int creditsInPool(const MatchState& state, PlayerId player) {
    return value(state, player, PlayerValue::Credits) + (player == runner ? value(state, Global::LentCredits) : 0);
}

}  // namespace

bool isAmong(const ReadableMatch& match, const Evaluator& evaluator, ExpressionId cards, CardId card) {
    const Expression& said = match.pool()[cards];
    if (said.term == Term::Filtered) return card && evaluator.matchesAnywhere(said.filter, card);
    return evaluator.any(cards, [card](Subject subject) { return subject == Subject(card); });
}

bool canSpend(const ReadableMatch& match, const Bill& bill, int amount) {
    return amount <= creditsInPool(match.state(), bill.player) || amount <= purse(match, bill);
}

int purse(const ReadableMatch& match, const Bill& bill) {
    int sum = creditsInPool(match.state(), bill.player);
    for (const Source& source : sourcesFor(match, bill)) sum += source.credits;
    return sum;
}

int creditsOf(const ReadableMatch& match, PlayerId player) {
    int sum = creditsInPool(match.state(), player);
    std::vector<CardId> counted;
    anyStatementOf(match, Verb::PaysFor, player, [&](const Instruction& said, const EvalContext& scope) {
        const bool isSimple = !said.condition || match.pool()[said.condition].term == Term::Fact;
        const bool isForAll = static_cast<Detail>(said.detail) == Detail::Anything && !said.cards;
        const bool isNew = std::ranges::find(counted, scope.self) == counted.end();
        if (isSimple && isForAll && isNew && Evaluator(match, scope).holds(said.condition)) {
            counted.push_back(scope.self);
            sum += counters(match.state().card(scope.self), Counter::Credit);
        }
        return false;
    });
    return sum;
}

void spend(HandlerContext& match, const Bill& bill, int amount, PriceLine line) {
    const auto take = [&](Subject from, int credits) {
        const int taken = std::min(amount, credits);
        if (taken <= 0) return;
        VerbBody body;
        body.player = bill.player;
        body.amount = static_cast<std::int16_t>(taken);
        body.detail = static_cast<std::uint8_t>(line);
        executeSilently(match, Rule::SpendCredits, body, {from});
        amount -= taken;
    };
    if (bill.player == runner) take(Subject{}, value(match.state(), Global::LentCredits));
    for (const Source& source : sourcesFor(match, bill)) take(source.card, source.credits);
    take(bill.player, value(match.state(), bill.player, PlayerValue::Credits));
}

namespace {

bool isAskedForPrice(const Communication& whole) {
    const auto waitsFor = [&](auto step) { return whole.step == static_cast<std::uint8_t>(step); };
    if (whole.is<UseOne>()) return waitsFor(UseOne::Step::Paid);
    if (whole.is<PlayOne>()) return waitsFor(PlayOne::Step::PaidMore);
    if (whole.is<InstallOne>()) return waitsFor(InstallOne::Step::Trashed) || waitsFor(InstallOne::Step::PaidMore);
    if (whole.is<FreeMemory>()) return waitsFor(FreeMemory::Step::Trashed);
    if (whole.is<RunAbility>()) return waitsFor(RunAbility::Step::Priced);
    return whole.kind.value < maxVerbs && waitsFor(VerbBody::Step::Paid);
}

}  // namespace

/// The communication that asked for the verb decides. The search for it skips a split verb, and the running ability.
bool isPaying(const MatchState& state) {
    const auto& stack = state.communications;
    if (stack.empty()) return false;
    std::size_t asked = stack.size() - 1;
    while (asked > 0 && stack[asked - 1].kind == stack.back().kind && !isAskedForPrice(stack[asked - 1])) --asked;
    if (asked > 1 && stack[asked - 1].is<RunAbility>()) --asked;
    return asked > 0 && isAskedForPrice(stack[asked - 1]);
}

void spendClicks(HandlerContext& match, PlayerId player, int amount) {
    VerbBody body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    if (amount > 0) executeSilently(match, Rule::SpendClicks, body, {player});
}

void loadRecurring(HandlerContext& match, CardId card) {
    const DefinitionId definition = match.state().card(card).definition;
    for (const Ability& ability : match.pool().abilitiesOf(match.pool()[definition])) {
        if (ability.kind != AbilityKind::Static) continue;
        const EvalContext scope = evalContextOf(match, card);
        for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
            const Instruction& said = match.pool()[at];
            const Evaluator evaluator(match, scope);
            if (said.verb != static_cast<std::uint8_t>(Verb::Recurring) || !evaluator.holds(said.condition)) continue;
            std::int16_t& credits = counters(match.state().card(card), Counter::Credit);
            const int loaded = evaluator.number(said.amount);
            if (loaded <= credits) continue;
            credits = static_cast<std::int16_t>(loaded);
            match.state().globals.outdateLooks();
        }
    }
}

StepResult Price::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<Price>();
    if (static_cast<Step>(self.step) == Step::Begin) {
        Communication question = Communication::of(YesNo{body.card}, Party::of(body.card), Party::of(body.player));
        question.instruction = self.instruction;
        return Ask{question, Step::Decided};
    }
    if (answered->value == 0) return Complete::canceled(MessageId::None);
    spend(match, {body.player, Detail::Using, body.card}, body.amount);
    return Complete::succeeded(body.amount);
}

std::vector<Field> Price::fields() {
    return {field<&Price::card>("card"), field<&Price::amount>("amount"), field<&Price::player>("player")};
}

namespace {

/// Returns true if the answer depends on the identity of an unrezzed card, beyond its place and whether it is ice.
bool asksWhatItIs(const ReadableMatch& match, ExpressionId cards) {
    const Expression& said = match.pool()[cards];
    if (said.term != Term::Filtered) return false;
    constexpr Traits open = bit(Trait::Ice) | bit(Trait::Installed);
    const Filter& those = match.pool()[said.filter];
    const bool liesInPlay = those.zone == 0xff || those.zone == index(Zone::Play) || those.zone == Filter::anyZone;
    return liesInPlay && anyAlternative(match.pool(), those, [](const Filter& each) {
               const bool isOfKind = ((each.all | each.any | each.none) & ~open) != 0 || each.tags[0] || each.family;
               const bool isCalled = each.name || each.namedLike;
               return isOfKind || isCalled || each.comparison != Comparison::None;
           });
}

/// Returns false if a card with these traits surely does not fit the description.
bool mayDescribe(const Filter& those, Traits traits) {
    const bool isAny = those.any == 0 || those.tags[0] || (those.any & traits) != 0;
    return isAny && (those.all & ~traits) == 0 && (those.none & traits) == 0;
}

}  // namespace

bool isSaidOf(const ReadableMatch& match, const Instruction& said, const EvalContext& scope, CardId card) {
    const Evaluator evaluator(match, scope);
    if (!evaluator.holds(said.condition)) return false;
    if (!isUnrezzed(match.state().card(card)) || !asksWhatItIs(match, said.cards))
        return isAmong(match, evaluator, said.cards, card);
    const Traits traits = printedTraits(match.pool(), match.state().card(card)) | bit(Trait::Installed);
    if (!mayDescribe(match.pool()[match.pool()[said.cards].filter], traits)) return false;
    Hypothetical shown(match);
    showUnrezzed(shown, card);
    return isAmong(shown, Evaluator(shown, scope), said.cards, card);
}

int costOf(const ReadableMatch& match, CardId card) {
    const Card& paid = match.state().card(card);
    if (!paid.definition) return 0;
    int cost = match.pool()[paid.definition].cost.resources[0];
    anyStatement(match, Verb::Cheaper, [&](const Instruction& said, const EvalContext& scope) {
        if (isSaidOf(match, said, scope, card)) cost -= Evaluator(match, scope).number(said.amount);
        return false;
    });
    return std::max(0, cost);
}

int clickCostOf(const ReadableMatch& match, CardId card) {
    const DefinitionId known = match.state().card(card).definition;
    return known ? match.pool()[known].cost.resources[clickSlot] : 0;
}

MessageId whyNotPayForRez(const ReadableMatch& match, CardId card) {
    const Bill bill{corp, Detail::Count, card};
    const int cost = costOf(match, card);
    return canSpend(match, bill, cost) ? whyNotOnTerms(match, bill, cost, 0) : MessageId::NotEnoughResources;
}

bool canPayRest(const ReadableMatch& match, InstructionId rest, const EvalContext& scope, const Bill& bill, int credits,
                int clicks) {
    if (!rest) return true;
    const int onCards = purse(match, bill) - creditsOf(match, bill.player);
    const std::array<Due, 2> besides{{{static_cast<std::uint8_t>(PlayerValue::Credits), std::max(0, credits - onCards)},
                                      {static_cast<std::uint8_t>(PlayerValue::Clicks), clicks}}};
    return canPayBody(match, rest, scope, {.dues = besides});
}

MessageId whyNotOnTerms(const ReadableMatch& match, const Bill& bill, int credits, int clicks) {
    const DefinitionId known = match.state().card(bill.card).definition;
    if (!known) return MessageId::None;
    const Definition& printed = match.pool()[known];
    EvalContext scope = evalContextOf(match, bill.card);
    scope.you = bill.player;
    const int inAll = clicks + clickCostOf(match, bill.card);
    if (inAll > value(match.state(), bill.player, PlayerValue::Clicks)) return why(Reason::NoClicks);
    if (!canPayRest(match, printed.cost.body, scope, bill, credits, inAll)) return MessageId::CostCantBePaid;
    return Evaluator(match, scope).holds(printed.condition) ? MessageId::None : MessageId::TextForbids;
}

}  // namespace duelogue::netrun
