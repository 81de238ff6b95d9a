#include "app/games/arcana/ArcanaLabels.h"

#include "app/games/arcana/ArcanaTr.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

template <class Word_>
constexpr std::uint8_t wordNumber(Word_ word) {
    return static_cast<std::uint8_t>(word);
}

}  // namespace

QString replyLabel(const MatchState& state, const Reply& reply) {
    switch (reply.word) {
        case wordNumber(Word::Play):
            return has(state.card(reply.subject.card()), Trait::Land) ? tr("Play this land") : tr("Cast this spell");
        case wordNumber(Word::Activate):
            return tr("Use its ability");
        case wordNumber(Word::Tap):
            return tr("Tap for mana");
        case wordNumber(Word::Pay):
            return tr("Pay");
        case wordNumber(Word::PayAuto):
            return tr("Pay for me");
        case wordNumber(Word::Attack):
            return tr("Attack");
        case wordNumber(Word::Block):
            return tr("Block");
        default:
            return {};
    }
}

QString stepTitle(Step step, bool mine) {
    switch (step) {
        case Step::Main:
            return mine ? tr("Your main phase") : tr("Their main phase");
        case Step::SecondMain:
            return mine ? tr("Your second main phase") : tr("Their second main phase");
        case Step::DeclareAttackers:
            return mine ? tr("Your attack") : tr("You are attacked");
        case Step::DeclareBlockers:
            return tr("Blockers are declared");
        case Step::End:
            return mine ? tr("Your turn ends") : tr("Their turn ends");
        case Step::Upkeep:
            return tr("Upkeep");
        case Step::Draw:
            return tr("Draw step");
        default:
            return tr("Combat");
    }
}

QString passLabel(Step step, bool mine) {
    if (!mine) return tr("Go on");
    if (step == Step::Main) return tr("To combat");
    return step == Step::SecondMain ? tr("End turn") : tr("Go on");
}

}  // namespace duelogue::arcana
