#include "match/loop/Save.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::array<char, 8> magic{'D', 'U', 'E', 'L', 'O', 'G', '0', '5'};
constexpr std::uint64_t mostEntries = 100'000;

std::uint64_t checksum(std::span<const std::byte> bytes) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const std::byte byte : bytes) hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3ULL;
    return hash;
}

class Writer {
public:
    template <class Value>
    void value(const Value& value) {
        bytes(&value, sizeof value);
    }
    void bytes(const void* data, std::size_t size) {
        const auto* from = static_cast<const std::byte*>(data);
        m_out.insert(m_out.end(), from, from + size);
    }
    [[nodiscard]] std::vector<std::byte> finish() {
        value(checksum(m_out));
        return std::move(m_out);
    }
    void reserve(std::size_t size) { m_out.reserve(size); }

private:
    std::vector<std::byte> m_out;
};

class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <class Value>
    bool value(Value& value) {
        return bytes(&value, sizeof value);
    }
    bool bytes(void* to, std::size_t size) {
        if (size > m_bytes.size() - m_at) return false;
        if (size > 0) std::memcpy(to, m_bytes.data() + m_at, size);
        m_at += size;
        return true;
    }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size() - m_at; }

private:
    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
};

struct Head {
    std::array<char, 8> format = magic;
    std::array<char, 24> game{};
    std::uint64_t cards = 0;
};

Head headFor(const Rulebook& rulebook) {
    Head head;
    const std::string& game = rulebook.vocabulary().game;
    std::copy_n(game.begin(), std::min(game.size(), head.game.size() - 1), head.game.begin());
    head.cards = rulebook.fingerprint();
    return head;
}

std::optional<std::string> wrongHead(const Head& found, const Head& expected) {
    if (found.format != expected.format) return "This is not a saved match of this version.";
    if (found.game != expected.game) return "This match is of another game.";
    if (found.cards != expected.cards) return "This match was played with other cards.";
    return std::nullopt;
}

}  // namespace

std::vector<std::byte> save(const ReadableMatch& match) {
    Writer writer;
    writer.reserve(match.state().bytes() + 256);
    writer.value(headFor(match.rulebook()));
    MatchState::visit(match.state(), [&writer]<class Part>(const char*, const Part& part) {
        if constexpr (requires { part.capacity(); }) {
            writer.value(static_cast<std::uint64_t>(part.size()));
            writer.bytes(part.data(), part.size() * sizeof(*part.data()));
        } else {
            writer.value(part);
        }
    });
    return writer.finish();
}

std::variant<MatchState, SaveError> load(const Rulebook& rulebook, std::span<const std::byte> bytes) {
    constexpr std::size_t sum = sizeof(std::uint64_t);
    if (bytes.size() < sizeof(Head) + sum) return SaveError{bytes.size(), "The file is too short for a saved match."};
    Reader reader(bytes.first(bytes.size() - sum));
    Head head;
    (void)reader.value(head);
    if (const auto wrong = wrongHead(head, headFor(rulebook))) return SaveError{0, *wrong};
    std::uint64_t expected = 0;
    std::memcpy(&expected, bytes.data() + bytes.size() - sum, sum);
    if (expected != checksum(bytes.first(bytes.size() - sum)))
        return SaveError{bytes.size() - sum, "The file is damaged."};

    MatchState state;
    std::string broken;
    MatchState::visit(state, [&]<class Part>(const char* name, Part& part) {
        if (!broken.empty()) return;
        bool fine = true;
        if constexpr (requires { part.capacity(); }) {
            std::uint64_t count = 0;
            fine = reader.value(count) && count <= mostEntries && count * sizeof(*part.data()) <= reader.left();
            if (fine) {
                part.resize(count);
                fine = reader.bytes(part.data(), count * sizeof(*part.data()));
            }
        } else {
            fine = reader.value(part);
        }
        if (!fine) broken = std::string("The part \"") + name + "\" is cut off.";
    });
    if (!broken.empty()) return SaveError{reader.at(), broken};
    if (reader.left() != 0) return SaveError{reader.at(), "There is more in the file than a match."};
    if (const auto problem = problemIn(state, rulebook)) return SaveError{reader.at(), *problem};
    return state;
}

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
                                       return m_exists.isDefinition(card.definition) && isSomebodys(card) &&
                                              m_exists(card.lastKnown.controller) && m_exists(card.lastKnown.host) &&
                                              m_exists.isZone(card.zone) && isOnSomething(card);
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
    if (!check.items()) return "What waits to resolve is not in order.";
    if (!check.effects()) return "An effect refers to something that isn't there.";
    return std::nullopt;
}

}  // namespace duelogue
