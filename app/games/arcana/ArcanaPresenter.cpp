#include "app/games/arcana/ArcanaPresenter.h"

#include <algorithm>

#include "app/games/arcana/ArcanaFace.h"
#include "app/games/arcana/ArcanaMoments.h"
#include "app/games/arcana/ArcanaQuestion.h"
#include "app/games/arcana/ArcanaTable.h"
#include "app/games/arcana/ArcanaTr.h"
#include "app/games/presenter/HintFigures.h"
#include "app/games/presenter/HintWords.h"
#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/DeclareAttackers.h"
#include "match/arcana/combat/DeclareBlockers.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/payment/PaymentWays.h"
#include "match/arcana/turn/Priority.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

TableState ArcanaPresenter::table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const MatchLog& log) const {
    return makeTable(view, occupants, replies, log);
}

namespace {

DUELOGUE_TR_OF(Arcana)

/// See HintWords.
QString phrase(std::uint8_t word, const QString& name, const QString& with) {
    switch (static_cast<Word>(word)) {
        case Word::Play:
            return tr("play %1").arg(name);
        case Word::Activate:
            return tr("activate %1").arg(name);
        case Word::Tap:
            return tr("tap %1").arg(name);
        case Word::Attack:
            return tr("attack with %1").arg(name);
        case Word::Block:
            return tr("block %1 with %2").arg(name, with);
        default:
            return {};
    }
}

double lifeOf(const ReadableMatch& match, PlayerId player) { return value(match.state(), player, Value::Life); }

double creaturesOf(const ReadableMatch& match, PlayerId player) {
    const auto isCreature = [&](CardId id) { return has(match.state().card(id), Trait::Creature); };
    return static_cast<double>(std::ranges::count_if(battlefield(match.state(), player), isCreature));
}

/// See HintFigure.
std::vector<HintFigure> makeFigures() {
    const QString you = tr("you have");
    const QString other = tr("your opponent has");
    return {
        {lifeOf, you, tr("%1 more life"), tr("%1 less life"), .3},
        {ofOthers<lifeOf>, other, tr("%1 more life"), tr("%1 less life"), -.3},
        {handSize, you, tr("%1 more cards in hand"), tr("%1 fewer cards in hand")},
        {ofOthers<handSize>, other, tr("%1 more cards in hand"), tr("%1 fewer cards in hand"), -1},
        {creaturesOf, you, tr("%1 more creatures"), tr("%1 fewer creatures")},
        {ofOthers<creaturesOf>, other, tr("%1 more creatures"), tr("%1 fewer creatures"), -1},
    };
}

}  // namespace

int ArcanaPresenter::phase(const View& view) const { return phaseNow(view.state()); }

TableHints ArcanaPresenter::hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const TableQuestion& question, const std::vector<Hint>& hints) const {
    const HintWords words{phrase, [](std::uint8_t word) { return word == static_cast<std::uint8_t>(Word::Tap); }};
    return makeHints(view, occupants, replies, question, hints, words);
}

std::vector<HintFigure> ArcanaPresenter::figures() const { return makeFigures(); }

std::optional<TableMoment> ArcanaPresenter::moment(const View& view) const { return makeMoment(view); }

namespace {

/// Returns how much a player's priority matters in a step of the own turn, if the stack is empty. The main phases are
/// the best time for everything outside combat. The end step matters only for what the player could not do before.
Chance chanceInOwnTurn(Step step) {
    switch (step) {
        case Step::Upkeep:
        case Step::Draw:
        case Step::BeginCombat:
        case Step::EndCombat:
            return Chance::CanWait;
        case Step::End:
            return Chance::IfNew;
        default:
            return Chance::Matters;
    }
}

/// Returns how much a player's priority matters in a step of another player's turn, if the stack is empty. Effects on
/// attackers are used before attacks, in combat or before the end of the turn.
Chance chanceInOtherTurn(Step step) {
    switch (step) {
        case Step::Upkeep:
        case Step::Draw:
        case Step::Main:
        case Step::EndCombat:
        case Step::SecondMain:
            return Chance::CanWait;
        default:
            return Chance::Matters;
    }
}

/// Returns true if the cost can be paid in one way only and nothing has been tapped for it yet.
bool isOneWay(const ReadableMatch& match, const Communication& payment) {
    const auto& body = payment.as<PayMana>();
    const auto pool = manaPool(match.state(), body.player);
    return payment.listSize() == 0 && std::all_of(pool.begin(), pool.end(), [](int mana) { return mana == 0; }) &&
           paysInOneWay(match, body.player, body.price);
}

}  // namespace

std::optional<Reply> ArcanaPresenter::obvious(const View& view) const {
    const SeenMatch& match = view.match();
    const Communication& asking = *match.pendingQuestion();
    return asking.is<PayMana>() && isOneWay(match, asking) ? std::optional(Reply(Word::PayAuto)) : std::nullopt;
}

Chance ArcanaPresenter::chance(const View& view, const Replies& /*replies*/) const {
    const MatchState& state = view.state();
    if (!state.communications.back().is<Priority>() || !state.pendingItems.empty()) return Chance::Matters;
    return state.globals.current == view.viewer() ? chanceInOwnTurn(step(state)) : chanceInOtherTurn(step(state));
}

std::optional<Reply> ArcanaPresenter::idle(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<Priority>()) return Reply(ReplyWord::Pass);
    if (!asking.is<DeclareAttackers>() || asking.listSize() > 0) return std::nullopt;
    // If a creature must attack, the player must choose.
    const bool mayStop = std::ranges::any_of(view.legalReplies(), [](const Reply& r) { return r.is(ReplyWord::Done); });
    return mayStop ? std::optional(Reply(ReplyWord::Done)) : std::nullopt;
}

bool ArcanaPresenter::givesUp(const View& view) const { return arcana::givesUp(view.match(), view.legalReplies()); }

/// A complete choice of attackers needs no confirmation: nothing else could be meant. Blocks can be arranged in many
/// ways.
bool ArcanaPresenter::wantsLastWord(const View& view) const {
    const Communication& asking = view.state().communications.back();
    return asking.is<DeclareBlockers>() && asking.listSize() > 0;
}

TablePlace ArcanaPresenter::placeOf(std::uint8_t zone) const { return arcana::placeOf(zone); }

TableFace ArcanaPresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString ArcanaPresenter::colorsOf(const CardPool& pool, DefinitionId card) const {
    return arcana::colorsOf(pool, card);
}

}  // namespace duelogue::arcana
