#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/loop/AbilityIndex.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/LogFormatter.h"
#include "match/loop/Reply.h"
#include "match/state/EvalContext.h"
#include "match/state/MatchState.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

class GameNotation;
class Match;

/// The moment at which triggers on a verb look at the match.
enum class LooksBack : std::uint8_t {
    Never,    ///< after the verb has happened
    Leaving,  ///< just before the verb for triggers on a card that leaves play; afterwards for all others
    Always,   ///< just before the verb
};

/// The properties of a verb: everything that the engine knows in order to execute it.
struct VerbInfo {
    /// Executes the verb, for all its subjects at once. A derived verb asks for other verbs and is entered again with
    /// each answer; callers cannot tell the difference (S4.3). nullptr for an event without an effect of its own.
    StepResult (*act)(Match&, Communication& verb, const Communication* answered) = nullptr;
    LooksBack looksBack = LooksBack::Never;
    /// Each unit of its amount and each of its subjects is an event of its own, one after the other (draws).
    bool oneByOne = false;
    /// Card files cannot name the verb, so cards neither intercept nor notice it.
    bool silent = false;
    /// The verb puts its subjects onto a card: VerbBody::onto().
    bool onto = false;
    /// Its player pays its amount, completely or not at all (Rulebook::payment()).
    bool pays = false;
    /// The verb takes a value from players. A player may choose to suffer it only with at least that amount.
    bool inFull = false;
    /// Called once for each such verb that is about to happen, before it can be intercepted. nullptr if the rules need
    /// no notice.
    void (*imminent)(Match&, const Communication& verb) = nullptr;
};

/// The rules of one game. A rulebook is stateless and const, and serves all matches. Everything that differs between
/// games lives here; everything common to them lives in Match.
class Rulebook {
public:
    /// The zones that the core's verbs use, as indices into Vocabulary::zones.
    struct ZoneRoles {
        std::uint8_t deck = 0;
        std::uint8_t hand = 0;
        std::uint8_t inPlay = 0;
        std::uint8_t discard = 0;
        std::uint8_t stack = 0;      ///< holds cards that wait to resolve
        std::uint8_t tableDeck = 0;  ///< the ownerless deck, if the game has one
    };

    /// Builds the rulebook for a card pool, which must outlive it.
    explicit Rulebook(const CardPool& pool);
    virtual ~Rulebook() = default;
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;

    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_pool.vocabulary(); }
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
    [[nodiscard]] std::span<const ReplyForm> replyForms() const { return m_replyForms; }

    /// Sets up a match: puts the decks into their zones, shuffles them, and stops before the first phase. `decks` has
    /// one entry per seat. The settings of the match must be set already.
    virtual void setUp(Match& match, std::span<const std::vector<DefinitionId>> decks) const = 0;

    /// Handles STACK: nothing is outstanding and an item waits. Returns the next communication, if any. `answered` is
    /// the last answered communication if this hook or onPhase() asked for it, otherwise nullptr.
    [[nodiscard]] virtual std::optional<Communication> onPendingItem(Match& match,
                                                                     const Communication* answered) const = 0;
    /// Handles PHASE: nothing is outstanding and nothing waits. Returns the next communication, or nullopt after moving
    /// on to another phase. `answered` is as for onPendingItem().
    [[nodiscard]] virtual std::optional<Communication> onPhase(Match& match, const Communication* answered) const = 0;

    /// Derives Card::current of every card in play from its printed values and from statements and continuous effects.
    virtual void derive(Match& match) const = 0;
    /// Returns true if a fact of Vocabulary::facts holds.
    [[nodiscard]] virtual bool isFactTrue(const Match& match, const EvalContext& scope, std::uint8_t fact) const = 0;
    /// Returns true if a card is in the relation Filter::related to one of the players. `scope` is the context of the
    /// filter.
    [[nodiscard]] virtual bool isRelated(const Match& match, const EvalContext& scope, CardId card,
                                         PlayerSet players) const = 0;
    /// Appends the current meaning of an entry of Vocabulary::names. Default: appends nothing.
    virtual void resolveName(const Match& match, const EvalContext& scope, std::uint8_t name,
                             std::vector<Subject>& out) const;
    /// Returns the player whom "you" means in an ability of an ownerless card. Default: the current player, or player 0
    /// if it is unset.
    [[nodiscard]] virtual PlayerId defaultController(const Match& match) const;
    /// Returns the families (first subtypes of cards) that can be named now. The order must depend only on the state.
    /// Default: empty.
    [[nodiscard]] virtual std::vector<TagId> families(const Match& match) const;
    /// Called when an effect needs more cards from the top of a deck than there are. The game may refill it. Default:
    /// does nothing.
    virtual void onDeckTooShort(Match& match, PlayerId holder, std::uint8_t zone) const;
    /// Returns a value of a player, by its index in Vocabulary::playerValues.
    [[nodiscard]] virtual int playerValue(const Match& match, PlayerId player, std::uint8_t value) const;
    /// Returns a communication in which a player may pay an amount of a resource that a card asks for ("unless they
    /// pay"). It succeeds if the player pays. `resource` is 0 for any kind, or an index into Vocabulary::resources plus
    /// 1. Returns nullopt if payment is impossible, which is the default.
    [[nodiscard]] virtual std::optional<Communication> payment(const Match& match, CardId card, PlayerId player,
                                                               std::uint8_t resource, int amount) const;
    /// Returns true if an ability of the player may target the card. Default: true.
    [[nodiscard]] virtual bool mayTarget(const Match& match, CardId card, PlayerId by) const;
    /// Returns true if a target chosen earlier is still legal. Default: the same as mayTarget().
    [[nodiscard]] virtual bool staysTarget(const Match& match, CardId card, PlayerId by) const;
    /// Returns true if the verb with that amount could happen to the card now. Otherwise the card is not offered as a
    /// choice for it. Default: true.
    [[nodiscard]] virtual bool couldAffect(const Match& match, KindId verb, int amount, CardId card) const;
    /// Returns the maximum number of cards to which a verb can happen now for a player. Default: unlimited.
    [[nodiscard]] virtual std::size_t maxSubjects(const Match& match, KindId verb, PlayerId player) const;
    /// Returns a communication to process right after a verb that triggered abilities. The verb's triggers begin at
    /// index `firstTrigger` of MatchState::triggers. Default: nullopt, and the triggers wait.
    [[nodiscard]] virtual std::optional<Communication> afterVerb(Match& match, const Communication& verb,
                                                                 std::size_t firstTrigger) const;
    /// Returns a communication that the rules require before the next trigger resolves. For games that resolve triggers
    /// right after their verb (ResolveTriggers). Default: nullopt.
    [[nodiscard]] virtual std::optional<Communication> beforeTrigger(Match& match) const;
    /// Returns the player who orders simultaneous triggers of `owner` (S2.5). Default: `owner`.
    [[nodiscard]] virtual PlayerId triggerOrderChooser(const Match& match, PlayerId owner) const;
    /// Returns the player who chooses which of several replacements or responses applies first to an event that affects
    /// `affected`. Default: `affected`.
    [[nodiscard]] virtual PlayerId replacementOrderChooser(const Match& /*match*/, PlayerId affected) const {
        return affected;
    }
    /// Returns true if certain preventions apply before all other replacements ("can't" beats "can"). Default: false,
    /// and replacementOrderChooser() decides about all of them.
    [[nodiscard]] virtual bool isPreventionFirst() const { return false; }
    /// The queue of a trigger that PlaceTriggers leaves waiting.
    static constexpr std::uint8_t noQueue = 0xff;
    /// Returns the queue in which a trigger waits. The lowest queue comes first: its triggers become pending items, or
    /// resolve in games without pending items. triggerOrderChooser() decides the order within a queue. Default: the
    /// distance of that player from the current player in turn order, or noQueue if that player has left.
    [[nodiscard]] virtual std::uint8_t triggerQueue(const Match& match, const Trigger& trigger) const;
    /// Called when a continuous effect begins. May delay it (`running`) or add further effects. Default: does nothing.
    virtual void onEffectStarted(Match& match, ContinuousEffect& effect) const;
    /// Called when a player concedes while others continue, possibly in the middle of an effect. Default: does nothing.
    virtual void onPlayerLeft(Match& match, PlayerId player) const;
    /// Called when a player must draw from an empty deck. Default: does nothing.
    virtual void onDrawFromEmptyDeck(Match& match, PlayerId player) const;
    /// Returns true if a verb may put the card into the zone. Default: true.
    [[nodiscard]] virtual bool mayLieIn(const Match& match, CardId card, std::uint8_t zone) const;
    /// Called after a card has moved to another zone. Sets what the game gives it there and removes what it loses.
    virtual void onZoneChanged(Match& match, CardId card, std::uint8_t from) const = 0;
    /// Returns true if an unknown card in play could have that definition, according to public information. Default:
    /// true.
    [[nodiscard]] virtual bool couldBe(const MatchState& state, CardId card, const Definition& definition) const;

    /// A setting of a match: a number fixed before it begins (Globals::settings).
    struct MatchSetting {
        std::string word;     ///< name, e.g. "points to win"
        int least = 0;        ///< lowest legal value
        int most = 0;         ///< highest legal value
        int usual = 0;        ///< default value
        std::string meaning;  ///< description for players
    };
    /// Returns the settings of the game, in the order of Globals::settings. Default: empty.
    [[nodiscard]] virtual std::vector<MatchSetting> settings() const;

    /// The range of the number of players. Default: from 2 to maxPlayers.
    struct SeatCount {
        std::size_t least = 2;
        std::size_t most = maxPlayers;
    };
    [[nodiscard]] virtual SeatCount seatCount() const;

    /// Returns the notation of the game's positions.
    [[nodiscard]] virtual const GameNotation& notation() const = 0;
    /// Returns the formatter of the game's log.
    [[nodiscard]] virtual const LogFormatter& logFormatter() const = 0;
    /// Returns the English text of a message, in the words of this game.
    [[nodiscard]] virtual std::string sentence(MessageId message) const;
    /// Returns the text of a refusal. It names the refusal's card only if the player who must answer knows that card;
    /// otherwise it says "a card".
    [[nodiscard]] std::string reason(const Match& match, const Refusal& refusal) const;
    /// Returns why the rules of this game do not let a card or player be chosen for a question. A card is known to the
    /// player who must answer. Default: an empty refusal, and the core says that the subject is not eligible.
    [[nodiscard]] virtual Refusal whyNotChoose(const Match& match, const Communication& question,
                                               Subject subject) const;

protected:
    const CardPool& m_pool;      // NOLINT(*-non-private-member-variables-in-classes,*-avoid-const-or-ref-data-members)
    CommunicationKinds m_kinds;  // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<VerbInfo> m_verbs;        // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<ReplyForm> m_replyForms;  // NOLINT(*-non-private-member-variables-in-classes)
    ZoneRoles m_zones;                    // NOLINT(*-non-private-member-variables-in-classes)

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
