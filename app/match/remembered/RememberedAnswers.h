#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "match/loop/View.h"

namespace duelogue {

/// The identity of an effect, the same for every copy of its card: the printed card, its ability, and the instruction
/// of the ability that asks. The ids are those of the card pool, which does not change while the program runs. A saved
/// match names the card instead (RememberedText.h).
struct EffectIdentity {
    DefinitionId card;
    AbilityId ability;
    InstructionId instruction;  ///< none if the ability is offered as a whole, or put in order

    auto operator<=>(const EffectIdentity&) const = default;
};

/// A decision of one player that is not asked for again in this match.
struct RememberedAnswer {
    enum class Kind : std::uint8_t {
        Yes,    ///< the optional effect is always used
        No,     ///< the optional effect is never used
        First,  ///< the effect comes first whenever exactly `among` are put in order
        Quiet,  ///< the chances of the card to act are skipped
    };

    Kind kind = Kind::No;
    PlayerId player;
    EffectIdentity effect;                ///< Quiet: only its card is set
    std::vector<EffectIdentity> among{};  ///< First: all effects that are put in order, sorted
    int turn = 0;                         ///< Quiet: the only turn in which it holds; 0: until the end of the match

    bool operator==(const RememberedAnswer&) const = default;
};

/// Returns the optional effect that asks the viewer, if the question is only whether to use it: yes or no, or one card
/// or none. Returns nullopt for all other questions, and for those of the rules.
[[nodiscard]] std::optional<EffectIdentity> optionalEffect(const View& view);
/// Returns the effects that the viewer must put in order, in the order of the options; empty for any other question.
[[nodiscard]] std::vector<EffectIdentity> effectsToOrder(const View& view);
/// Returns the legal reply that a decision means at the viewer's question, or nullopt if the decision is about another
/// question, another effect or another player.
[[nodiscard]] std::optional<Reply> replyOf(const RememberedAnswer& answer, const View& view);

/// The remembered answers of a match, of all its players. Times are numbers of replies that the match had. So the
/// answers follow undo: before a reply is given again, exactly those are known that were known at that decision.
class RememberedAnswers {
public:
    struct Entry {
        RememberedAnswer answer;
        std::size_t since = 0;
        std::optional<std::size_t> until{};  ///< revoked at this time

        bool operator==(const Entry&) const = default;
    };

    /// Starts a match, with the entries of a saved one.
    void begin(std::vector<Entry> entries);
    /// Returns everything that was remembered up to now, in this order, to be saved.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    /// Remembers an answer. It replaces one to the same question.
    void remember(const RememberedAnswer& answer, std::size_t now);
    void revoke(const RememberedAnswer& answer, std::size_t now);
    /// Returns to an earlier time.
    void backTo(std::size_t then);
    /// Redo: returns to a later time before the last one from which backTo() returned. Does nothing after act().
    void forwardTo(std::size_t then);
    /// Reports a new choice of a person, after which nothing can be redone.
    void act() { m_undone.clear(); }

    /// Returns the answers of a player that hold in this turn, the oldest first.
    [[nodiscard]] std::vector<RememberedAnswer> of(PlayerId player, int turn) const;
    /// Returns the remembered reply to the viewer's question, or nullopt to ask.
    [[nodiscard]] std::optional<Reply> replyTo(const View& view) const;
    /// Returns the viewer's legal replies without those about quiet cards.
    [[nodiscard]] Replies repliesThatCount(const View& view) const;

private:
    std::vector<Entry> m_entries;
    std::vector<Entry> m_undone;  ///< the entries before the first of several undos

    [[nodiscard]] static std::vector<Entry> asOf(const std::vector<Entry>& entries, std::size_t then);
};

}  // namespace duelogue
