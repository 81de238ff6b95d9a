#include "match/tribute/Outlook.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Instructions.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Field.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

bool isVerb(const Instruction& made, Verb verb) {
    return made.op == Op::Do && made.verb == static_cast<std::uint8_t>(verb);
}

bool isMove(const Instruction& made) {
    return made.op == Op::Do && made.verb == static_cast<std::uint8_t>(CoreVerb::Move);
}

/// Returns true if the instruction brings a monster to a player's side of the field.
bool brings(const Instruction& made) {
    return isVerb(made, Verb::SpecialSummon) || isVerb(made, Verb::TakeControl) ||
           (isMove(made) && made.zone == index(Zone::Field));
}

/// Returns true if the instruction takes cards off the field, and so may make room.
bool clears(const CardPool& pool, const Instruction& made) {
    if (made.op != Op::Do || !pool.vocabulary().verbs[made.verb].takesAway) return false;
    return isMove(made) ? made.zone != index(Zone::Field) : !brings(made);
}

/// A search through an effect for anything that it could do.
class Outlook {
public:
    Outlook(const ReadableMatch& match, PlayerId player, int summons)
        : m_match(match), m_player(player), m_summons(summons) {}

    [[nodiscard]] MessageId reason(InstructionId price, InstructionId body) {
        eachInstruction(pool(), price, [&](const Instruction& made) { m_isCleared |= clears(pool(), made); });
        return sequence(body, InstructionId{}) == Use::Something ? MessageId::None : m_reason;
    }

private:
    /// The outlook of a part of an effect: it can do something, it does nothing, or one of its instructions is
    /// impossible.
    enum class Use : std::uint8_t { Something, Nothing, Impossible };

    const ReadableMatch& m_match;
    PlayerId m_player;
    int m_summons;
    bool m_isCleared = false;  ///< room may have been made by now
    MessageId m_reason = MessageId::TextForbids;

    [[nodiscard]] const CardPool& pool() const { return m_match.pool(); }

    /// Examines a sequence of instructions; an impossible one makes the whole sequence impossible.
    Use sequence(InstructionId first, InstructionId behind) {
        Use use = Use::Nothing;
        for (InstructionId at = first; at && at != behind; at = pool()[at].next) {
            const Use part = instruction(pool()[at]);
            if (part == Use::Impossible) return part;
            if (part == Use::Something) use = part;
        }
        return use;
    }

    static Use either(Use one, Use other) {
        if (one == Use::Something || other == Use::Something) return Use::Something;
        return one == Use::Nothing && other == Use::Nothing ? Use::Nothing : Use::Impossible;
    }

    Use instruction(const Instruction& made) {
        switch (made.op) {
            case Op::Do:
                return use(made);
            case Op::If:
            case Op::Unless:
            case Op::Contest:
                return branches(made);
            case Op::May: {
                // The player can decline an impossible offer.
                const Use use = branches(made);
                return use == Use::Impossible ? Use::Nothing : use;
            }
            case Op::ForEachCard:
            case Op::ForEachPlayer:
            case Op::Repeat:
                return sequence(made.body, InstructionId{});
            case Op::ChooseOne: {
                Use use = Use::Impossible;
                for (InstructionId option = made.body; option; option = pool()[option].otherwise)
                    use = either(use, branch(pool()[option].body, InstructionId{}));
                return use;
            }
            case Op::Float:
                return Use::Something;
            case Op::Option:
            case Op::Choose:
            case Op::ChooseNumber:
            case Op::Order:
            case Op::ChooseFamily:
            case Op::ChooseName:
                return Use::Nothing;
        }
        return Use::Something;
    }

    Use branches(const Instruction& made) {
        return either(branch(made.body, made.next), branch(made.otherwise, made.next));
    }

    /// Examines one of several branches. Room made in one branch does not count for another.
    Use branch(InstructionId first, InstructionId behind) {
        const bool isCleared = m_isCleared;
        const Use use = sequence(first, behind);
        m_isCleared = isCleared;
        return use;
    }

    Use use(const Instruction& made) {
        const bool isOwn = !made.player || pool()[made.player].term == Term::You;
        if (isVerb(made, Verb::SummonAgain) && isOwn && countSummonable(m_match, m_player) < m_summons)
            return impossible(Reason::NothingToSummon);
        if (brings(made) && !hasRoomFor(made)) return impossible(Reason::NoMonsterSpace);
        m_isCleared = m_isCleared || clears(pool(), made);
        return Use::Something;
    }

    Use impossible(Reason reason) {
        m_reason = why(reason);
        return Use::Impossible;
    }

    /// Returns true if the side that the monster enters has a free space or is unknown.
    [[nodiscard]] bool hasRoomFor(const Instruction& made) const {
        if (m_isCleared) return true;
        if (!made.player) return isMove(made) || hasRoomIn(m_match.state(), m_player, Row::Monsters);
        const Term side = pool()[made.player].term;
        if (side == Term::You) return hasRoomIn(m_match.state(), m_player, Row::Monsters);
        return side != Term::Others || hasRoomIn(m_match.state(), rivalOf(m_match.state(), m_player), Row::Monsters);
    }
};

}  // namespace

Needs needsOf(const CardPool& pool, InstructionId body) {
    Needs needs;
    eachInstruction(pool, body, [&](const Instruction& made) {
        needs.room = needs.room || brings(made);
        needs.summon = needs.summon || isVerb(made, Verb::SummonAgain);
    });
    return needs;
}

MessageId whyInVain(const ReadableMatch& match, PlayerId player, InstructionId price, InstructionId body, int summons) {
    return Outlook(match, player, summons).reason(price, body);
}

}  // namespace duelogue::tribute
