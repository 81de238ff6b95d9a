#include "players/netrun/Deeds.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

/// A reader of instructions, which sums up their effects.
class DeedsReader {
public:
    DeedsReader(const CardPool& pool, PlayerId owner, Deeds& deeds) : m_pool(pool), m_owner(owner), m_deeds(deeds) {}

    void body(InstructionId at) {
        for (; at; at = m_pool[at].next) instruction(m_pool[at]);
    }

private:
    const CardPool& m_pool;
    PlayerId m_owner;
    Deeds& m_deeds;
    int m_times = 1;
    int m_thatMuch = 1;

    void instruction(const Instruction& made) {
        switch (made.op) {
            case Op::Do:
                return verb(made);
            case Op::If:
            case Op::May:
            case Op::ForEachCard:
            case Op::ForEachPlayer:
                return branch(made.body, made.next);
            case Op::Unless:
                return paid(made);
            case Op::Repeat:
                m_times = std::max(1, number(made.amount));
                branch(made.body, made.next);
                m_times = 1;
                return;
            case Op::ChooseOne:
                return branch(made.body ? m_pool[made.body].body : InstructionId{}, made.next);
            case Op::Float:
                if (made.ability) body(m_pool[made.ability].body);
                return;
            case Op::Choose:
                m_thatMuch = std::max(1, number(made.second));
                m_deeds.byAdvancement = m_deeds.byAdvancement || speaksOfAdvancement(made.second);
                return;
            case Op::ChooseNumber:
                m_thatMuch = std::max(1, number(made.second));
                m_deeds.byAdvancement = m_deeds.byAdvancement || speaksOfAdvancement(made.second);
                return;
            default:
                return;
        }
    }

    void paid(const Instruction& made) {
        if (made.ability) body(m_pool[made.ability].cost.body);
        if (made.amount) add(whom(made) == m_owner ? m_deeds.price : m_deeds.taken, number(made.amount));
        branch(made.body, made.next);
    }

    /// Reads a branch up to `end`, where it joins the instructions after it.
    void branch(InstructionId at, InstructionId end) {
        for (; at && at != end; at = m_pool[at].next) instruction(m_pool[at]);
    }

    [[nodiscard]] int number(ExpressionId id) const {
        if (!id) return 1;
        const Expression& said = m_pool[id];
        switch (said.term) {
            case Term::Number:
                return said.number;
            case Term::ThatMuch:
                return m_thatMuch;
            case Term::Times:
                return number(said.left) * number(said.right);
            case Term::PlayerValue:
                return 5;
            default:
                return 1;
        }
    }
    [[nodiscard]] bool speaksOfAdvancement(ExpressionId id) const {
        if (!id) return false;
        const Expression& said = m_pool[id];
        if (said.term == Term::Counters) return said.index == static_cast<std::uint8_t>(Counter::Advancement);
        return said.term == Term::Times && (speaksOfAdvancement(said.left) || speaksOfAdvancement(said.right));
    }
    /// Returns the player that the instruction affects; the card's own side if it names no player.
    [[nodiscard]] PlayerId whom(const Instruction& made) const {
        for (const ExpressionId id : {made.cards, made.player}) {
            if (!id) continue;
            if (m_pool[id].term == Term::Role) return PlayerId(m_pool[id].index);
            if (m_pool[id].term == Term::Others) return otherThan(m_owner);
        }
        return m_owner;
    }

    static void add(std::int16_t& sum, int amount) { sum = static_cast<std::int16_t>(sum + amount); }

    void verb(const Instruction& made) {
        const int amount = number(made.amount) * m_times;
        const bool own = whom(made) == m_owner;
        const auto value = static_cast<PlayerValue>(made.detail);
        switch (static_cast<CoreVerb>(made.verb)) {
            case CoreVerb::Gain:
                if (value == PlayerValue::Credits && own) add(m_deeds.credits, amount);
                if (value == PlayerValue::Clicks && own) add(m_deeds.clicks, amount);
                if (value == PlayerValue::BadPublicity) add(m_deeds.badPublicity, amount);
                return;
            case CoreVerb::Lose:
                m_thatMuch = amount;
                if (value == PlayerValue::Credits && !own) add(m_deeds.taken, amount);
                if (value == PlayerValue::Clicks) own ? add(m_deeds.clicks, -amount) : add(m_deeds.lostClicks, amount);
                return;
            case CoreVerb::Draw:
                if (own) add(m_deeds.cards, amount);
                return;
            case CoreVerb::Move:
                if (made.zone == index(Zone::Hand)) add(m_deeds.cards, 1);
                return;
            default:
                return ofTheGame(made, amount, own);
        }
    }

    void ofTheGame(const Instruction& made, int amount, bool own) {
        switch (static_cast<Verb>(made.verb)) {
            case Verb::Damage:
            case Verb::SureDamage:
                m_deeds.byAdvancement = m_deeds.byAdvancement || speaksOfAdvancement(made.amount);
                add(made.detail == static_cast<std::uint8_t>(Detail::Core) ? m_deeds.core : m_deeds.damage, amount);
                return;
            case Verb::Tag:
                m_deeds.byAdvancement = m_deeds.byAdvancement || speaksOfAdvancement(made.amount);
                return add(m_deeds.tags, amount);
            case Verb::Trash:
                if (!made.cards || m_pool[made.cards].term != Term::This) add(m_deeds.trashes, 1);
                return;
            case Verb::PutCounters:
                if (made.detail != static_cast<std::uint8_t>(Counter::Advancement)) return;
                m_deeds.placesX = made.amount && m_pool[made.amount].term == Term::X;
                return add(m_deeds.advances, amount);
            case Verb::TakeCredits:
                return add(m_deeds.credits, amount);
            case Verb::Pay:
                return add(own ? m_deeds.price : m_deeds.taken, amount);
            case Verb::Run:
                m_deeds.runs = static_cast<std::uint8_t>(m_deeds.runs | serverOf(made.cards));
                return;
            case Verb::AccessMore:
                return add(m_deeds.more, amount);
            case Verb::EndRun:
                m_deeds.endsRun = true;
                return;
            case Verb::Bypass:
                m_deeds.bypasses = true;
                return;
            case Verb::Trace:
                m_deeds.trace = static_cast<std::int16_t>(amount);
                return;
            case Verb::Install:
            case Verb::InstallFree:
                m_deeds.installs = true;
                if (made.amount) add(m_deeds.cheaper, amount);
                return;
            case Verb::Expose:
                m_deeds.exposes = true;
                return;
            default:
                return;
        }
    }

    [[nodiscard]] std::uint8_t serverOf(ExpressionId cards) const {
        if (cards && m_pool[cards].term == Term::Named && m_pool[cards].index <= static_cast<unsigned>(Name::Archives))
            return static_cast<std::uint8_t>(1U << m_pool[cards].index);
        return Deeds::anyServer;
    }
};

PlayerId ownerOf(const Definition& card) { return (card.traits & corpFactions) != 0 ? corp : runner; }

}  // namespace

Deeds deedsOf(const CardPool& pool, const Definition& card, InstructionId body) {
    Deeds deeds;
    DeedsReader(pool, ownerOf(card), deeds).body(body);
    return deeds;
}

}  // namespace duelogue::netrun
