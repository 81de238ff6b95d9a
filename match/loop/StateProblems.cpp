// The checks of a loaded state.
#include <algorithm>
#include <cstring>

#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Save.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

class Checker {
public:
    Checker(const MatchState& state, const Rulebook& rulebook)
        : m_state(state), m_rulebook(rulebook), m_exists(rulebook, state) {}

    [[nodiscard]] bool players() const {
        const Globals& globals = m_state.globals;
        return globals.playerCount >= 1 && globals.playerCount <= maxPlayers && m_exists(globals.current);
    }
    [[nodiscard]] bool cards() const {
        return std::ranges::all_of(m_state.cards,
                                   [this](const Card& card) {
                                       return m_exists.isDefinition(card.definition) && m_exists(card.printed()) &&
                                              isSomebodys(card) && m_exists(card.lastKnown.controller) &&
                                              m_exists(card.lastKnown.host) && m_exists.isZone(card.zone) &&
                                              isOnSomething(card);
                                   }) &&
               std::ranges::all_of(m_state.lastCounters,
                                   [this](const LastCounters& last) { return last.card && m_exists(last.card); });
    }
    /// Returns true if every card is in exactly the zone that it names, and the zones follow one another without gaps.
    [[nodiscard]] bool zones() const {
        std::size_t at = 0;
        for (std::size_t z = 0; z < m_state.zones.size(); ++z) {
            const ZoneSpan& span = m_state.zones[z];
            if (span.begin != at || span.end < span.begin || span.end > m_state.order.size()) return false;
            for (std::size_t i = span.begin; i < span.end; ++i) {
                if (m_state.order[i].value >= m_state.cards.size()) return false;
                const Card& card = m_state.card(m_state.order[i]);
                if (zoneIndex(card.holder, card.zone) != z) return false;
            }
            at = span.end;
        }
        return at == m_state.order.size() && at == m_state.cards.size() && isPermutation();
    }
    [[nodiscard]] bool stack() const {
        std::size_t end = 0;
        for (const Communication& communication : m_state.communications) {
            const bool list = communication.listBegin >= end && communication.listEnd >= communication.listBegin &&
                              communication.listEnd <= m_state.lists.size();
            if (!list || !isSound(communication)) return false;
            end = communication.listEnd;
        }
        return std::ranges::all_of(m_state.lists, m_exists);
    }
    [[nodiscard]] bool items() const {
        std::size_t end = 0;
        for (const PendingItem& item : m_state.pendingItems) {
            if (item.listBegin != end || item.listEnd < item.listBegin || item.listEnd > m_state.itemLists.size())
                return false;
            if (!m_exists(item.card) || !m_exists(item.ability) || !m_exists.isSeat(item.controller)) return false;
            if (!m_exists(item.event) || !m_exists(item.eachPlayer)) return false;
            const auto list = std::span(m_state.itemLists).subspan(end, std::size_t{item.listEnd} - end);
            if (m_exists.targets(item.ability, list) != list.size()) return false;
            end = item.listEnd;
        }
        return end == m_state.itemLists.size() && std::ranges::all_of(m_state.itemLists, m_exists);
    }
    [[nodiscard]] bool effects() const {
        return std::ranges::all_of(m_state.triggers,
                                   [this](const Trigger& trigger) {
                                       return m_exists(trigger.ability) && trigger.source && m_exists(trigger.source) &&
                                              m_exists.isSeat(trigger.controller) && m_exists(trigger.event) &&
                                              m_exists(trigger.eachPlayer);
                                   }) &&
               std::ranges::all_of(m_state.continuousEffects, [this](const ContinuousEffect& effect) {
                   return m_exists(effect.ability) && m_exists(effect.source) && m_exists.isSeat(effect.controller) &&
                          m_exists(effect.until) && m_exists(effect.event) && m_exists(effect.on);
               });
    }

private:
    const MatchState& m_state;
    const Rulebook& m_rulebook;
    StateValidator m_exists;

    /// Returns true if the owner, holder and controller are seats. All three are unset for an ownerless card, in games
    /// that have such cards.
    [[nodiscard]] bool isSomebodys(const Card& card) const {
        if (card.owner)
            return m_exists.isSeat(card.owner) && m_exists.isSeat(card.holder) &&
                   m_exists.isSeat(card.current.controller);
        return !card.holder && !card.current.controller &&
               std::ranges::any_of(m_rulebook.vocabulary().zones, [](const ZoneWord& zone) { return zone.ofTable; });
    }
    /// Returns true if following the hosts ends, without a cycle.
    [[nodiscard]] bool isOnSomething(const Card& card) const {
        std::size_t steps = 0;
        for (CardId host = card.current.host; host; host = m_state.card(host).current.host) {
            if (host.value >= m_state.cards.size() || ++steps > m_state.cards.size()) return false;
        }
        return true;
    }
    [[nodiscard]] bool isPermutation() const {
        std::vector<bool> seen(m_state.cards.size());
        for (const CardId id : m_state.order) {
            if (seen[id.value]) return false;
            seen[id.value] = true;
        }
        return true;
    }
    /// Returns true if a player can answer the communication or a handler can run it, and its contents are valid.
    [[nodiscard]] bool isSound(const Communication& communication) const {
        if (communication.kind.value >= m_rulebook.kinds().size()) return false;
        const CommunicationKind& kind = m_rulebook.kinds()[communication.kind];
        const bool known =
            communication.isQuestion() ? kind.legalReplies != nullptr && kind.reply != nullptr : kind.enter != nullptr;
        return known && m_exists(communication.answerer.player) && m_exists(communication.initiator.player) &&
               m_exists(communication.initiator.card) && m_exists(InstructionId(communication.instruction)) &&
               fields(kind, communication) && (kind.isValid == nullptr || kind.isValid(m_exists, communication));
    }
    [[nodiscard]] bool fields(const CommunicationKind& kind, const Communication& communication) const {
        return std::ranges::all_of(kind.fields, [&](const Field& field) {
            std::uint16_t number = 0xffff;
            std::memcpy(&number, communication.body.data() + field.offset, std::min<std::size_t>(2, field.size));
            switch (field.type) {
                case Field::Type::Card:
                    return m_exists(CardId(number));
                case Field::Type::Ability:
                    return m_exists(AbilityId(number));
                case Field::Type::Player:
                    return m_exists(PlayerId(static_cast<std::uint8_t>(number)));
                case Field::Type::Subject:
                    return m_exists(Subject::ofCode(number));
                case Field::Type::Number:
                case Field::Type::Secret:
                    break;
            }
            return true;
        });
    }
};

}  // namespace

std::optional<std::string> problemIn(const MatchState& state, const Rulebook& rulebook) {
    const Checker check(state, rulebook);
    if (!check.players()) return "The seats are wrong.";
    if (!check.cards()) return "A card is not what it should be.";
    if (!check.zones()) return "The zones are not in order.";
    if (!check.stack()) return "The requests are not in order.";
    if (!check.items()) return "The pending items are not in order.";
    if (!check.effects()) return "An effect refers to a missing card or player.";
    return std::nullopt;
}

}  // namespace duelogue
