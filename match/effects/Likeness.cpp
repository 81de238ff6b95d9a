#include "match/effects/Likeness.h"

#include <cstring>
#include <span>
#include <vector>

#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
    return hash ^ (hash >> 29U);
}

std::uint64_t mixBytes(std::uint64_t hash, std::span<const std::byte> bytes) {
    for (std::size_t i = 0; i < bytes.size(); i += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, std::min(sizeof word, bytes.size() - i));
        hash = mix(hash, word);
    }
    return hash;
}

template <class Value>
std::uint64_t mixValue(std::uint64_t hash, const Value& value) {
    static_assert(std::has_unique_object_representations_v<Value>);
    return mixBytes(hash, std::as_bytes(std::span(&value, 1)));
}

/// A hasher of one state. A card stands for all cards like it, so its number is never hashed.
class Hasher {
public:
    Hasher(const Rulebook& rulebook, const MatchState& state) : m_rulebook(rulebook), m_state(state) {
        m_cards.reserve(state.cards.size());
        for (const Card& card : state.cards) m_cards.push_back(alone(card));
    }

    [[nodiscard]] std::uint64_t hash() const {
        std::uint64_t hash = mix(globals(), zones());
        for (const Player& player : m_state.players) hash = mixValue(hash, player);
        for (const Communication& communication : m_state.communications) hash = mix(hash, of(communication));
        for (const PendingItem& item : m_state.pendingItems) hash = mix(hash, of(item));
        for (const Trigger& trigger : m_state.triggers) hash = mix(hash, of(trigger));
        return mix(hash, lasting());
    }

private:
    const Rulebook& m_rulebook;
    const MatchState& m_state;
    std::vector<std::uint64_t> m_cards;  ///< hash of each card, without its host

    /// Leaves out the card's previous zone and its stamps, which no longer matter.
    [[nodiscard]] static std::uint64_t alone(const Card& card) {
        Characteristics now = card.current;
        now.host = CardId{};
        std::uint64_t hash = mixValue(card.definition.value, now);
        hash = mixValue(hash, card.values);
        const std::uint64_t where = (std::uint64_t{card.holder.value} << 8U) + card.zone;
        return mix(hash, (where << 16U) + (std::uint64_t{card.owner.value} << 8U) + card.knownTo);
    }
    [[nodiscard]] std::uint64_t card(CardId id) const {
        return id && id.value < m_cards.size() ? m_cards[id.value] : std::uint64_t{id.value};
    }
    [[nodiscard]] std::uint64_t subject(Subject subject) const {
        return subject.isCard() ? card(subject.card()) : mixValue(0, subject);
    }
    [[nodiscard]] std::uint64_t subjects(std::span<const Subject> list) const {
        std::uint64_t hash = list.size();
        for (const Subject one : list) hash = mix(hash, subject(one));
        return hash;
    }

    [[nodiscard]] std::uint64_t globals() const {
        const Globals& globals = m_state.globals;
        std::uint64_t hash = mixValue(globals.turn, globals.random);
        hash = mix(hash, (std::uint64_t{globals.phase} << 16U) + (std::uint64_t{globals.current.value} << 8U) +
                             globals.winners);
        return mixValue(mix(hash, globals.over), globals.values);
    }

    /// In a zone without an order, and for unknown cards, only the presence of a card counts, not its place.
    [[nodiscard]] std::uint64_t zones() const {
        std::uint64_t sum = 0;
        const auto& words = m_rulebook.vocabulary().zones;
        for (std::size_t z = 0; z < m_state.zones.size(); ++z) {
            const std::size_t kind = z % maxZones;
            const bool isOrdered = kind < words.size() && words[kind].ordered;
            for (std::size_t i = m_state.zones[z].begin; i < m_state.zones[z].end; ++i) {
                const CardId id = m_state.order[i];
                const Card& lying = m_state.card(id);
                const std::size_t place = isOrdered && lying.definition ? i - m_state.zones[z].begin + 1 : 0;
                sum += mix(mix(card(id), card(lying.current.host)), place);
            }
        }
        return sum;
    }

    [[nodiscard]] std::uint64_t of(const EventContext& event) const {
        std::uint64_t hash = mix(card(event.card), card(event.source));
        hash = mix(hash, card(event.paid));
        return mix(hash, (static_cast<std::uint64_t>(static_cast<std::uint16_t>(event.amount)) << 16U) +
                             (std::uint64_t{event.player.value} << 8U) + event.isAnother);
    }

    [[nodiscard]] std::uint64_t of(const Communication& communication) const {
        const std::uint64_t who = (std::uint64_t{communication.answerer.player.value} << 8U) +
                                  static_cast<std::uint8_t>(communication.answerer.role);
        std::uint64_t hash = mix((std::uint64_t{communication.kind.value} << 32U) +
                                     (std::uint64_t{communication.step} << 24U) + communication.instruction,
                                 (who << 8U) + static_cast<std::uint8_t>(communication.outcome));
        hash = mix(hash, static_cast<std::uint32_t>(communication.value));
        const auto list = std::span(m_state.lists);
        const std::size_t end = std::min<std::size_t>(communication.listEnd, list.size());
        const std::size_t begin = std::min<std::size_t>(communication.listBegin, end);
        return mix(mix(hash, body(communication)), subjects(list.subspan(begin, end - begin)));
    }
    [[nodiscard]] std::uint64_t body(const Communication& communication) const {
        if (communication.kind.value < maxVerbs) return of(communication.as<VerbBody>(), communication.kind);
        if (communication.is<RunAbility>()) return of(communication.as<RunAbility>());
        return mixBytes(0, communication.body);
    }
    [[nodiscard]] std::uint64_t of(VerbBody verb, KindId kind) const {
        std::uint64_t hash = mix(card(verb.source), card(verb.paid));
        if (m_rulebook.verb(kind).onto) {
            hash = mix(hash, card(verb.onto()));
            verb.second = 0;
        }
        verb.since = 0;
        verb.source = CardId{};
        verb.paid = CardId{};
        return mixValue(hash, verb);
    }
    [[nodiscard]] std::uint64_t of(RunAbility frame) const {
        const std::uint64_t hash = mix(mix(of(frame.event), card(frame.self)), card(frame.each));
        frame.since = 0;
        frame.event = EventContext{};
        frame.self = CardId{};
        frame.each = CardId{};
        return mixValue(hash, frame);
    }

    [[nodiscard]] std::uint64_t of(const PendingItem& item) const {
        const auto list = std::span(m_state.itemLists).subspan(item.listBegin, item.listEnd - item.listBegin);
        const std::uint64_t what = (std::uint64_t{item.ability.value} << 32U) +
                                   (std::uint64_t{static_cast<std::uint16_t>(item.x)} << 16U) +
                                   (std::uint64_t{item.controller.value} << 8U) + item.isCard;
        return mix(mix(mix(what, card(item.card)), of(item.event)), subjects(list));
    }
    [[nodiscard]] std::uint64_t of(const Trigger& trigger) const {
        const std::uint64_t what = (std::uint64_t{trigger.ability.value} << 16U) +
                                   (std::uint64_t{trigger.controller.value} << 8U) + trigger.eachPlayer.value;
        return mix(mix(what, card(trigger.source)), of(trigger.event));
    }
    /// Leaves out the order in which the effects began: it shows in the characteristics of the cards.
    [[nodiscard]] std::uint64_t lasting() const {
        std::uint64_t sum = 0;
        for (ContinuousEffect effect : m_state.continuousEffects) {
            const std::uint64_t hash = mix(mix(of(effect.event), card(effect.source)), subject(effect.on));
            effect.stamp = 0;
            effect.onSince = 0;
            effect.since = 0;
            effect.event = EventContext{};
            effect.source = CardId{};
            effect.on = Subject{};
            sum += mixValue(hash, effect);
        }
        return sum;
    }
};

}  // namespace

std::uint64_t likenessOf(const Rulebook& rulebook, const MatchState& state) { return Hasher(rulebook, state).hash(); }

}  // namespace duelogue
