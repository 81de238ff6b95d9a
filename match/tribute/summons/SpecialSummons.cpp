// Special summons outside a chain.
#include "match/effects/Statements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

// -------------------------------------------------------------------------------------------------- summons

namespace {

using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- special summons

namespace {

/// Calls `visit(source, cards, scope)` for each card that now allows the player a special summon, until it returns
/// true.
template <class Visit>
bool anyLeave(const ReadableMatch& match, PlayerId player, Visit&& visit) {
    return anyStatementOf(match, Verb::MayCall, player, [&](const Instruction& said, const EvalContext& scope) {
        const Card& source = match.state().card(scope.self);
        if (value(source, CardValue::Called) == static_cast<int>(match.state().globals.turn)) return false;
        return Evaluator(match, scope).holds(said.condition) && visit(scope.self, said.cards, scope);
    });
}

}  // namespace

/// Does not check for fitting monsters, because they may be in a hidden zone.
void callOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    anyLeave(match, player, [&](CardId source, ExpressionId /*cards*/, const EvalContext& /*scope*/) {
        if (!hasRoomIn(match.state(), player, Row::Monsters)) return true;
        out.emplace_back(Word::Call, source);
        return false;
    });
}

Communication callRequest(PlayerId player, CardId source) {
    Call call;
    call.card = source;
    call.player = player;
    return Communication::of(call);
}

namespace {

/// Lets the player search for the monster, possibly without success.
StepResult searchFor(HandlerContext& match, const Call& body) {
    std::vector<Subject> found;
    anyLeave(match, body.player, [&](CardId source, ExpressionId cards, const EvalContext& scope) {
        if (source != body.card) return false;
        Evaluator(match, scope).subjects(cards, found);
        return true;
    });
    executeSilently(match, Rule::NoteCall, Body{}, {body.card});
    Body show;
    show.player = body.player;
    executeSilently(match, KindId(static_cast<std::uint8_t>(CoreRule::Show)), show, found);
    Selection selection;
    selection.card = body.card;
    selection.least = 0;
    selection.most = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const Subject card : found) match.listAdd(question, card);
    return Ask{question, Call::Step::Chosen};
}

StepResult summonChosen(HandlerContext& match, const Call& body, const Communication& answered) {
    if (!answered.succeeded() || answered.value == 0) return Complete::succeeded(1);
    Body verb;
    verb.player = body.player;
    verb.source = body.card;
    return Ask{Body::on(match, Verb::SpecialSummon, verb, match.list(answered).front()), Call::Step::Summoned};
}

}  // namespace

/// Shuffles the deck after the search.
StepResult Call::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<Call>();
    Body verb;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return searchFor(match, body);
        case Step::Chosen: {
            StepResult next = summonChosen(match, body, *answered);
            if (!std::holds_alternative<Complete>(next)) return next;
            break;
        }
        case Step::Summoned:
            break;
        case Step::Shuffled:
            return Complete::succeeded(1);
    }
    return Ask{Body::on(match, CoreVerb::Shuffle, verb, body.player), Step::Shuffled};
}

}  // namespace duelogue::tribute
