#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/CardPool.h"
#include "match/Evaluator.h"
#include "match/Kind.h"
#include "match/MatchState.h"
#include "match/Reply.h"

namespace duelogue {

class Match;

/// How the engine carries out one verb.
struct VerbInfo {
    /// Makes it happen, for all its subjects at once. A derived verb asks for others and is entered again with each
    /// answer; callers can't tell (S4.3).
    Next (*act)(Match&, Communication& verb, const Communication* answered) = nullptr;
    /// Triggers on it look at the match as it was just before: a card leaves play (rule 603.10).
    bool looksBack = false;
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
        std::uint8_t stack = 0;  ///< where a card lies that waits to resolve
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
    /// Bit v: some card of the pool triggers on verb v.
    [[nodiscard]] std::uint64_t triggering() const { return m_triggering; }
    [[nodiscard]] const KindTable& kinds() const { return m_kinds; }
    [[nodiscard]] const VerbInfo& verb(KindId id) const { return m_verbs[id.value]; }
    [[nodiscard]] const ZoneRoles& zones() const { return m_zones; }
    [[nodiscard]] std::span<const ReplyForm> replyForms() const { return m_replyForms; }

    /// Puts the decks into the zones, shuffles, and leaves the match before its first phase.
    virtual void setUp(Match& match, std::span<const std::vector<DefinitionId>> decks) const = 0;

    /// STACK: nothing is outstanding and an item waits. Returns what happens next. `answered` is the last answered
    /// communication, if that was asked for here or by onPhase.
    [[nodiscard]] virtual std::optional<Communication> onStack(Match& match, const Communication* answered) const = 0;
    /// PHASE: nothing is outstanding and nothing waits. None ends the match's turn of the loop with the phase moved on.
    [[nodiscard]] virtual std::optional<Communication> onPhase(Match& match, const Communication* answered) const = 0;

    /// Derives Look::now of every card in play from what is printed and from what lasts.
    virtual void derive(Match& match) const = 0;
    /// Whether a fact holds (Vocabulary::facts).
    [[nodiscard]] virtual bool fact(const Match& match, const Scope& scope, std::uint8_t fact) const = 0;
    /// Whether a card is in the relation Filter::attacking to one of the players.
    [[nodiscard]] virtual bool attacks(const Match& match, CardId card, PlayerSet players) const = 0;
    /// A number that a player has: Vocabulary::playerValues.
    [[nodiscard]] virtual int playerValue(const Match& match, PlayerId player, std::uint8_t value) const;
    /// "Unless they pay": lets a player pay an amount of a resource (Vocabulary::resources; 0: of any kind) for what a
    /// card asks, as a communication that succeeds or not. None: nobody can.
    [[nodiscard]] virtual std::optional<Communication> payment(const Match& match, CardId card, PlayerId player,
                                                               std::uint8_t resource, int amount) const;
    /// Whether a card may be targeted by an ability of that player.
    [[nodiscard]] virtual bool mayTarget(const Match& match, CardId card, PlayerId by) const;
    /// What has to be done right after a verb that triggered something: from `firstTrigger` on, MatchState::triggers
    /// are this verb's. None: they wait.
    [[nodiscard]] virtual std::optional<Communication> afterVerb(Match& match, const Communication& verb,
                                                                 std::size_t firstTrigger) const;
    /// The player who orders what happens at the same time and is `owner`'s (S2.5).
    [[nodiscard]] virtual PlayerId orders(const Match& match, PlayerId owner) const;
    /// An effect begins to last: may say that it does not work yet (`running`), or add others for what it settles.
    virtual void startsLasting(Match& match, FloatingEffect& effect) const;
    /// A player had to draw from an empty deck.
    virtual void drewFromEmpty(Match& match, PlayerId player) const;
    /// Whether a verb may put the card there. Default: it may.
    [[nodiscard]] virtual bool mayLieIn(const Match& match, CardId card, std::uint8_t zone) const;
    /// The card has come to another zone: sets what the game gives it there (damage gone, summoning sickness, ...).
    virtual void arrived(Match& match, CardId card) const = 0;

    // What the notation needs to know of a game. All of it has a default.
    /// How many players a match of this game has.
    struct SeatCount {
        std::size_t least = 2;
        std::size_t most = maxPlayers;
    };
    [[nodiscard]] virtual SeatCount seatCount() const;
    /// Words for Globals::phase, by its number, as a position writes them ("turn 3 PHASE"). None: a position names
    /// none.
    [[nodiscard]] virtual std::vector<std::string> phaseWords() const;
    /// Words for Player::values, by their place; an empty one is not written. Default: Vocabulary::playerValues.
    [[nodiscard]] virtual std::vector<std::string> valueWords() const;
    /// Words for Card::values, by their place; an empty one is not written. Default: none.
    [[nodiscard]] virtual std::vector<std::string> counterWords() const;
    /// Makes a new match one with so many seats and no cards, each number as at the start of a match; a position is
    /// then filled in. The random generator has its seed already. Default: setUp() with empty decks.
    virtual void emptyPosition(Match& match, std::size_t players) const;
    /// The position has been filled in: the cards lie in their zones with their flags and values, and Globals::turn,
    /// current and phase are as written. Makes of it a match at the beginning of that phase: nothing of the phase has
    /// happened yet, everything before it has (a main phase of turn 2: its card has been drawn), nobody has passed, and
    /// no question about the start of the match is open. Where no turn was written Globals::turn is 0, it is player
    /// 1's, and the rulebook says which one it is. run() is called next. Default: nothing is to be done.
    virtual void startPosition(Match& match) const;

    // What the log and the window say. English; the window translates.
    /// One sentence about a verb or request that has just happened, and is still on top of the stack; empty: not worth
    /// a line. Whoever shows it puts the
    /// names in: [12] is card 12, [12 14] the two of them, {0} player 0, {0's} what is theirs, and {0:draws|draw}
    /// player 0 with a verb, the second for "you".
    [[nodiscard]] virtual std::string tell(const Match& match, const Communication& done) const = 0;
    /// A message to a player, in the words of this game.
    [[nodiscard]] std::string sentence(MessageId message) const;

protected:
    const CardPool& m_pool;  // NOLINT(*-non-private-member-variables-in-classes,*-avoid-const-or-ref-data-members)
    KindTable m_kinds;       // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<VerbInfo> m_verbs;        // NOLINT(*-non-private-member-variables-in-classes)
    std::vector<ReplyForm> m_replyForms;  // NOLINT(*-non-private-member-variables-in-classes)
    ZoneRoles m_zones;                    // NOLINT(*-non-private-member-variables-in-classes)

    /// Adds the core's kinds and verbs to the tables; a rulebook's constructor calls it first. The names of the verbs
    /// come from the vocabulary.
    void addCore();
    template <class VerbNumber>
    void addVerb(VerbNumber verb, VerbInfo info) {
        const auto index = static_cast<std::size_t>(verb);
        if (m_verbs.size() <= index) m_verbs.resize(index + 1);
        m_verbs[index] = info;
        addVerbKind(static_cast<std::uint8_t>(verb));
    }

private:
    std::uint64_t m_fingerprint;
    std::uint64_t m_triggering = 0;

    void addVerbKind(std::uint8_t verb);
};

}  // namespace duelogue
