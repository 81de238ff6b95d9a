#include "app/games/arcana/ArcanaLabels.h"

#include <algorithm>

#include "app/games/arcana/ArcanaTr.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

template <class Word_>
constexpr std::uint8_t wordNumber(Word_ word) {
    return static_cast<std::uint8_t>(word);
}

bool isCasting(const MatchState& state) {
    return std::ranges::any_of(state.communications, [](const Communication& c) { return c.is<PlayCard>(); });
}

}  // namespace

QString replyLabel(const MatchState& state, const Reply& reply) {
    switch (reply.word) {
        case wordNumber(Word::Play):
            return has(state.card(reply.subject.card()), Trait::Land) ? tr("Play this land") : tr("Cast this spell");
        case wordNumber(Word::Activate):
            return tr("Activate ability");
        case wordNumber(Word::Tap):
            return tr("Tap for mana");
        case wordNumber(Word::Pay):
            return isCasting(state) ? tr("Cast") : tr("Activate");
        case wordNumber(Word::PayAuto):
            return tr("Auto-pay");
        case wordNumber(Word::Attack):
            return tr("Attack");
        case wordNumber(Word::Block):
            return tr("Block");
        default:
            return {};
    }
}

QString stepTitle(Step step, const QString& current) {
    const bool mine = current.isEmpty();
    switch (step) {
        case Step::Main:
            return mine ? tr("Your main phase") : tr("%1's main phase").arg(current);
        case Step::SecondMain:
            return mine ? tr("Your main phase 2") : tr("%1's main phase 2").arg(current);
        case Step::DeclareAttackers:
            return tr("Combat: attackers");
        case Step::DeclareBlockers:
            return tr("Combat: blockers");
        case Step::End:
            return mine ? tr("Your end step") : tr("%1's end step").arg(current);
        case Step::Upkeep:
            return tr("Upkeep");
        case Step::Draw:
            return tr("Draw step");
        default:
            return tr("Combat");
    }
}

QString passLabel(Step step, bool mine) {
    if (!mine) return tr("Pass");
    if (step == Step::Main) return tr("To combat");
    return step == Step::SecondMain ? tr("End turn") : tr("Next");
}

}  // namespace duelogue::arcana
