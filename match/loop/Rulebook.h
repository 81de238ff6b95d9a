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

/// At which moment triggers on a verb look at the match. All that the engine has to know of a verb to carry it out is
/// in VerbInfo.
enum class LooksBack : std::uint8_t {
    Never,    ///< once it has happened
    Leaving,  ///< those on a card that leaves play, just before; all others once it has happened
    Always,   ///< just before
};

struct VerbInfo {
    /// Makes it happen, for all its subjects at once. A derived verb asks for others and is entered again with each
    /// answer; callers can't tell (S4.3).
    StepResult (*act)(Match&, Communication& verb, const Communication* answered) = nullptr;
    LooksBack looksBack = LooksBack::Never;
    /// An amount of it is so many events, one after the other, and so are several subjects (draws).
    bool oneByOne = false;
    /// Cards have no word of it: nothing can meet it, nothing hears of it.
    bool silent = false;
    /// It puts its subjects onto a card: VerbBody::onto().
    bool onto = false;
    /// Its player pays its amount, all of it or nothing (Rulebook::payment()).
    bool pays = false;
    /// A verb that takes a value from players: those who may choose to suffer it must have all of the amount.
    bool inFull = false;
    /// Told once of each such verb that is about to happen, before anything meets it; null: the rules need not know.
    void (*imminent)(Match&, const Communication& verb) = nullptr;
};

/// The rules of one game: stateless and const, one for all matches. What differs between games is here; what a match
/// is, is not.
class Rulebook {
public:
    /// Zones that the core's verbs speak of, as indices into Vocabulary::zones.
    struct ZoneRoles {
        std::uint8_t deck = 0;
        std::uint8_t hand = 0;
        std::uint8_t inPlay = 0;
        std::uint8_t discard = 0;
        std::uint8_t stack = 0;      ///< where a card lies that waits to resolve
        std::uint8_t tableDeck = 0;  ///< the deck of nobody, where the game has one
    };

    explicit Rulebook(const CardPool& pool);
    virtual ~Rulebook() = default;
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;

    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_pool.vocabulary(); }
    /// Raised whenever the same beginning and the same replies would lead to another end (or to the same one with
    /// another hash): matches that were written down carry it.
    [[nodiscard]] virtual int version() const { return 1; }
    /// The fingerprint of its cards, worked out once.
    [[nodiscard]] std::uint64_t fingerprint() const { return m_fingerprint; }
    /// The index over the abilities of its cards.
    [[nodiscard]] const AbilityIndex& abilities() const { return m_abilities; }
    [[nodiscard]] const CommunicationKinds& kinds() const { return m_kinds; }
    [[nodiscard]] const VerbInfo& verb(KindId id) const { return m_verbs[id.value]; }
    [[nodiscard]] const ZoneRoles& zones() const { return m_zones; }
    [[nodiscard]] std::span<const ReplyForm> replyForms() const { return m_replyForms; }

    /// Puts the decks into the zones, shuffles, and leaves the match before its first phase. The options of the match
    /// are set already.
    virtual void setUp(Match& match, std::span<const std::vector<DefinitionId>> decks) const = 0;

    /// STACK: nothing is outstanding and an item waits. Returns what happens next. `answered` is the last answered
    /// communication, if that was asked for here or by onPhase.
    [[nodiscard]] virtual std::optional<Communication> onPendingItem(Match& match,
                                                                     const Communication* answered) const = 0;
    /// PHASE: nothing is outstanding and nothing waits. None ends the match's turn of the loop with the phase moved on.
    [[nodiscard]] virtual std::optional<Communication> onPhase(Match& match, const Communication* answered) const = 0;

    /// Derives Characteristics::now of every card in play from what is printed and from what lasts.
    virtual void derive(Match& match) const = 0;
    /// Whether a fact holds (Vocabulary::facts).
    [[nodiscard]] virtual bool isFactTrue(const Match& match, const EvalContext& scope, std::uint8_t fact) const = 0;
    /// Whether a card is in the relation Filter::related to one of the players, where `scope` is that of the words.
    [[nodiscard]] virtual bool isRelated(const Match& match, const EvalContext& scope, CardId card,
                                         PlayerSet players) const = 0;
    /// Appends what one of Vocabulary::names means now.
    virtual void resolveName(const Match& match, const EvalContext& scope, std::uint8_t name,
                             std::vector<Subject>& out) const;
    /// Who is "you" for an ability of a card of nobody. Default: the current player.
    [[nodiscard]] virtual PlayerId defaultController(const Match& match) const;
    /// The families (first subtypes of cards) of which one can be named now, in an order that depends on nothing but
    /// the state.
    [[nodiscard]] virtual std::vector<TagId> families(const Match& match) const;
    /// An ability needs so many of the top cards of a holder's deck, and there are fewer: the game may mend that.
    virtual void onDeckTooShort(Match& match, PlayerId holder, std::uint8_t zone) const;
    /// A number that a player has: Vocabulary::playerValues.
    [[nodiscard]] virtual int playerValue(const Match& match, PlayerId player, std::uint8_t value) const;
    /// "Unless they pay": lets a player pay an amount of a resource (Vocabulary::resources; 0: of any kind) for what a
    /// card asks, as a communication that succeeds or not. None: nobody can.
    [[nodiscard]] virtual std::optional<Communication> payment(const Match& match, CardId card, PlayerId player,
                                                               std::uint8_t resource, int amount) const;
    /// Whether a card may be targeted by an ability of that player.
    [[nodiscard]] virtual bool mayTarget(const Match& match, CardId card, PlayerId by) const;
    /// Whether a card that was targeted stays a target. Default: as if it were targeted now.
    [[nodiscard]] virtual bool staysTarget(const Match& match, CardId card, PlayerId by) const;
    /// Whether such a verb, with that amount, could happen to the card now: otherwise the card is not offered where one
    /// is chosen for it. Default: yes.
    [[nodiscard]] virtual bool couldAffect(const Match& match, KindId verb, int amount, CardId card) const;
    /// To how many cards at most a verb can happen now for a player: no more can be chosen for it. Default: any number.
    [[nodiscard]] virtual std::size_t maxSubjects(const Match& match, KindId verb, PlayerId player) const;
    /// What has to be done right after a verb that triggered something: from `firstTrigger` on, MatchState::triggers
    /// are this verb's. None: they wait.
    [[nodiscard]] virtual std::optional<Communication> afterVerb(Match& match, const Communication& verb,
                                                                 std::size_t firstTrigger) const;
    /// What the rules see to before the next of what has triggered resolves, in a game in which that is done right
    /// after the verb (ResolveTriggers). Default: nothing.
    [[nodiscard]] virtual std::optional<Communication> beforeTrigger(Match& match) const;
    /// The player who orders what happens at the same time and is `owner`'s (S2.5).
    [[nodiscard]] virtual PlayerId triggerOrderChooser(const Match& match, PlayerId owner) const;
    /// The player who says which of several abilities is first to meet what is about to happen to something of
    /// `affected`'s. Default: that player.
    [[nodiscard]] virtual PlayerId replacementOrderChooser(const Match& /*match*/, PlayerId affected) const {
        return affected;
    }
    /// Whether what surely prevents a verb comes before all else that could be done about it ("can't" beats "can").
    /// Default: replacementOrderChooser() says who says which is first.
    [[nodiscard]] virtual bool isPreventionFirst() const { return false; }
    static constexpr std::uint8_t noQueue = 0xff;
    /// In which queue a trigger waits: those of the lowest one are put among what waits to resolve first, or resolved
    /// first where nothing waits in the game, in the order that triggerOrderChooser() chooses. noQueue: it is put
    /// nowhere. Default: by the seat of who orders them, from the current player on.
    [[nodiscard]] virtual std::uint8_t triggerQueue(const Match& match, const Trigger& trigger) const;
    /// An effect begins to last: may say that it does not work yet (`running`), or add others for what it settles.
    virtual void onEffectStarted(Match& match, ContinuousEffect& effect) const;
    /// A player has given up while others play on, in the midst of whatever is going on. Default: that is all.
    virtual void onPlayerLeft(Match& match, PlayerId player) const;
    /// A player had to draw from an empty deck.
    virtual void onDrawFromEmptyDeck(Match& match, PlayerId player) const;
    /// Whether a verb may put the card there. Default: it may.
    [[nodiscard]] virtual bool mayLieIn(const Match& match, CardId card, std::uint8_t zone) const;
    /// The card has come to another zone: sets what the game gives it there, and takes what it loses.
    virtual void onZoneChanged(Match& match, CardId card, std::uint8_t from) const = 0;
    /// Whether a card in play that somebody doesn't know could be of that definition, as far as everybody can see.
    /// Default: it could.
    [[nodiscard]] virtual bool couldBe(const MatchState& state, CardId card, const Definition& definition) const;

    /// An option of a match: a number that is settled before it begins (MatchState::globals.options).
    struct MatchSetting {
        std::string word;  ///< "points to win"
        int least = 0;
        int most = 0;
        int usual = 0;
        std::string meaning;
    };
    [[nodiscard]] virtual std::vector<MatchSetting> settings() const;

    /// How many players a match of this game has.
    struct SeatCount {
        std::size_t least = 2;
        std::size_t most = maxPlayers;
    };
    [[nodiscard]] virtual SeatCount seatCount() const;

    /// How its positions are written.
    [[nodiscard]] virtual const GameNotation& notation() const = 0;
    /// What its log says.
    [[nodiscard]] virtual const LogFormatter& logFormatter() const = 0;
    /// A message to a player, in the words of this game.
    [[nodiscard]] virtual std::string sentence(MessageId message) const;
    /// Returns the sentence of a refusal, with the name of its card if the player who is asked knows that card.
    [[nodiscard]] std::string reason(const Match& match, const Refusal& refusal) const;
    /// Returns why a question does not let a card or a player be chosen, by the rules of this game. The card is known
    /// to the player who is asked. Default: None, and the core says that it is not eligible.
    [[nodiscard]] virtual Refusal whyNotChoose(const Match& match, const Communication& question,
                                               Subject subject) const;

protected:
    const CardPool& m_pool;      // NOLINT(*-non-private-member-variables-in-classes,*-avoid-const-or-ref-data-members)
    CommunicationKinds m_kinds;  // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<VerbInfo> m_verbs;        // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<ReplyForm> m_replyForms;  // NOLINT(*-non-private-member-variables-in-classes)
    ZoneRoles m_zones;                    // NOLINT(*-non-private-member-variables-in-classes)

    /// Declares which statements derive() reads, see AbilityIndex::declareStatements(). Without it, derive() is called
    /// after every verb.
    template <class VerbNumber, class FactNumber>
    void deriveFromStatements(std::initializer_list<VerbNumber> statements,
                              std::initializer_list<FactNumber> factsOfTurn, std::uint32_t watched = 0) {
        m_abilities.declareStatements(bitsOf(statements), bitsOf(factsOfTurn), watched);
    }
    /// Declares which verbs make effects that derive() reads without an ability. Without it: all.
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
