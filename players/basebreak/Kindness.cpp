#include "players/basebreak/Kindness.h"

#include "cards/data/CardPool.h"
#include "match/basebreak/Values.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

/// Returns how a body treats its cards: a negative value for harm, a positive one for a benefit, 0 if unknown. A branch
/// ends at `end`, where the instructions after it begin.
int kindness(const CardPool& pool, InstructionId at, InstructionId end = {}) {
    for (; at && at != end; at = pool[at].next) {
        const Instruction& instruction = pool[at];
        if (instruction.op == Op::Do) {
            switch (static_cast<Verb>(instruction.verb)) {
                case Verb::Destroy:
                case Verb::LessPower:
                    return -1;
                case Verb::Boost:
                case Verb::MorePower:
                case Verb::PlayCard:
                    return 1;
                default:
                    break;
            }
            if (instruction.verb == static_cast<std::uint8_t>(CoreVerb::Discard)) return -1;
            if (instruction.verb == static_cast<std::uint8_t>(CoreVerb::Move)) return -1;
        }
        if (instruction.body) {
            if (const int inner = kindness(pool, instruction.body, instruction.next); inner != 0) return inner;
        }
    }
    return 0;
}

}  // namespace

int kindnessOfText(const ReadableMatch& match, CardId card, bool lies) {
    const CardPool& pool = match.pool();
    const DefinitionId known = match.state().card(card).definition;
    if (!known) return 0;
    for (const Ability& ability : pool.abilitiesOf(pool[known])) {
        // A replacement or prevention effect protects the minion.
        if (ability.kind == AbilityKind::Preempt && lies) return 1;
        const bool counts = ability.kind == AbilityKind::Played || ability.kind == AbilityKind::Static ||
                            ability.kind == AbilityKind::Triggered;
        if (const int found = counts ? kindness(pool, ability.body) : 0; found != 0) return found;
    }
    return 0;
}

int kindnessOf(const ReadableMatch& match, const Communication& question) {
    const CardPool& pool = match.pool();
    if (question.instruction != 0xffff) return kindness(pool, pool[InstructionId(question.instruction)].next);
    const CardId asks = question.as<Selection>().card;
    return asks ? kindnessOfText(match, asks, question.as<Selection>().purpose == forPlace) : 0;
}

}  // namespace duelogue::basebreak
