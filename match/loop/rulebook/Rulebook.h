#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/loop/Reply.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/CharacteristicRules.h"
#include "match/loop/rulebook/TargetingRules.h"
#include "match/loop/rulebook/TriggerPolicy.h"
#include "match/loop/rulebook/TurnStructure.h"
#include "match/loop/rulebook/VerbInfo.h"
#include "match/loop/rulebook/ZoneRules.h"

namespace duelogue {

class CardPool;
class GameNotation;
class LogFormatter;
struct Vocabulary;

/// The rules of one game. A rulebook is stateless and const, and serves all matches. Everything that differs between
/// games lives here; everything common to them lives in Match. Its hooks are grouped by five interfaces with defaults;
/// a game overrides those in which it differs.
class Rulebook : public TurnStructure,
                 public CharacteristicRules,
                 public TargetingRules,
                 public TriggerPolicy,
                 public ZoneRules {
public:
    /// Builds the rulebook for a card pool, which must outlive it.
    explicit Rulebook(const CardPool& pool);
    ~Rulebook() override = default;
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;

    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }
    /// Returns the version of the rules. It is raised whenever the same start and the same replies lead to a different
    /// result or a different hash. Recorded matches contain it.
    [[nodiscard]] virtual int version() const { return 1; }
    /// Returns the fingerprint of the cards. It is computed once.
    [[nodiscard]] std::uint64_t fingerprint() const { return m_fingerprint; }
    /// Returns the index over the abilities of the cards.
    [[nodiscard]] const AbilityIndex& abilities() const { return m_abilities; }
    [[nodiscard]] const CommunicationKinds& kinds() const { return m_kinds; }
    [[nodiscard]] const VerbInfo& verb(KindId id) const { return m_verbs[id.value]; }
    [[nodiscard]] const ZoneRoles& zones() const { return m_zones; }
    /// Returns the forms of the replies, indexed by Reply::word.
    [[nodiscard]] std::span<const ReplyForm> replyForms() const { return m_replyForms; }

    /// Returns a communication in which a player may pay an amount of a resource that a card asks for ("unless they
    /// pay"). It succeeds if the player pays. `resource` is 0 for any kind, or an index into Vocabulary::resources plus
    /// 1. Returns nullopt if payment is impossible, which is the default.
    [[nodiscard]] virtual std::optional<Communication> payment(const ReadableMatch& match, CardId card, PlayerId player,
                                                               std::uint8_t resource, int amount) const;

    /// Returns what the player would need in addition to pay for a reply that was refused with NotEnoughResources.
    /// Empty if that is unknown, which is the default.
    [[nodiscard]] virtual ResourceAmounts missing(const ReadableMatch& match, PlayerId player,
                                                  const Reply& reply) const;

    /// Returns the notation of the game's positions.
    [[nodiscard]] virtual const GameNotation& notation() const = 0;
    /// Returns the formatter of the game's log.
    [[nodiscard]] virtual const LogFormatter& logFormatter() const = 0;
    /// Returns the English text of a message, in the words of this game.
    [[nodiscard]] virtual std::string sentence(MessageId message) const;
    /// Returns the text of a refusal, with the resources that are missing. It names the refusal's card only if the
    /// player who must answer knows that card; otherwise it says "a card".
    [[nodiscard]] std::string reason(const ReadableMatch& match, const Refusal& refusal) const;

protected:
    void setZones(const ZoneRoles& zones) { m_zones = zones; }
    /// Registers a form of replies. Its number is the number of forms before it.
    void addReplyForm(const ReplyForm& form) { m_replyForms.push_back(form); }
    /// Registers a kind of communication by the static members of its body.
    template <class Body>
    void addKind() {
        m_kinds.add<Body>();
    }
    /// Returns the entry of a kind, which may be new.
    [[nodiscard]] CommunicationKind& kindAt(KindId id) { return m_kinds.at(id); }
    /// Returns the entry of a verb, which may be new.
    [[nodiscard]] VerbInfo& verbAt(KindId id);

    /// Declares the statements that derive() reads: see AbilityIndex::declareStatements(). Without this declaration,
    /// derive() is called after every verb.
    template <class VerbNumber, class FactNumber>
    void deriveFromStatements(std::initializer_list<VerbNumber> statements,
                              std::initializer_list<FactNumber> factsOfTurn, std::uint32_t watched = 0) {
        m_abilities.declareStatements(bitsOf(statements), bitsOf(factsOfTurn), watched);
    }
    /// Declares the verbs whose effects without an ability derive() reads. Without this declaration: all verbs.
    template <class VerbNumber>
    void deriveFromEffects(std::initializer_list<VerbNumber> verbs) {
        m_abilities.declareEffects(bitsOf(verbs));
    }

private:
    const CardPool& m_pool;
    const Vocabulary& m_vocabulary;
    CommunicationKinds m_kinds;
    std::vector<VerbInfo> m_verbs;
    std::vector<ReplyForm> m_replyForms;
    ZoneRoles m_zones;
    std::uint64_t m_fingerprint;
    AbilityIndex m_abilities;

    template <class Number>
    [[nodiscard]] static std::uint64_t bitsOf(std::initializer_list<Number> numbers) {
        std::uint64_t set = 0;
        for (const Number number : numbers) set |= std::uint64_t{1} << static_cast<unsigned>(number);
        return set;
    }
};

}  // namespace duelogue
