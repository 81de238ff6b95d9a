#pragma once

#include <optional>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/View.h"

namespace duelogue {

/// Writes the moment of the communication that has just been completed, as GamePresenter::moment() says: what all games
/// show alike. A game says what its own verbs and requests look like. One writer writes one moment.
class MomentWriter {
public:
    virtual ~MomentWriter() = default;
    MomentWriter(const MomentWriter&) = delete;
    MomentWriter& operator=(const MomentWriter&) = delete;

    /// None where it is not worth a look; nothing is before the first turn has begun.
    [[nodiscard]] std::optional<TableMoment> write();

protected:
    using Kind = TableMomentKind;
    using Result = std::optional<TableMoment>;

    explicit MomentWriter(const View& view);

    /// As the viewer sees it.
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] const MatchState& state() const { return m_match.state(); }
    [[nodiscard]] const Communication& completed() const { return state().communications.back(); }
    [[nodiscard]] TableMoment& moment() { return m_moment; }

    /// Something else than a verb. Default: nothing to be seen.
    [[nodiscard]] virtual Result request() { return std::nullopt; }
    /// Cards have moved, and neither by being drawn nor by being discarded.
    [[nodiscard]] virtual Result moved(const VerbBody& verb) = 0;
    /// A player's value has changed by the amount.
    [[nodiscard]] virtual Result gained(const VerbBody& verb, int amount) = 0;
    /// A verb of the game.
    [[nodiscard]] virtual Result ownVerb(const VerbBody& verb) = 0;
    /// A card as it is seen; without a name where it is not known.
    [[nodiscard]] virtual TableFace face(CardId card) const = 0;
    /// Who does it. Default: the player that the verb names, or whose card does it; else it is the rules, in the turn
    /// of the current player.
    [[nodiscard]] virtual PlayerId doer(const VerbBody& verb) const;
    /// Whom it concerns what happens to the card. Default: who controls it, elsewhere than in play who holds it.
    [[nodiscard]] virtual PlayerId concerned(CardId card) const;

    [[nodiscard]] Result as(Kind kind);
    /// The moment's cards are shown large, as far as they are known; none: nothing to be seen.
    [[nodiscard]] Result faces();
    /// The number floats up from every player to whom it happens.
    [[nodiscard]] Result numbers(int amount, Kind kind, const QString& frame = {});
    void showFace(CardId card);
    [[nodiscard]] bool isInPlay(CardId card) const;
    /// Whether a communication of that kind has asked for it.
    template <class KindNumber>
    [[nodiscard]] bool isPartOf(KindNumber kind) const {
        return state().asker() != nullptr && state().asker()->is(kind);
    }

private:
    const Match m_match;
    TableMoment m_moment;

    void concern(Subject subject);
    [[nodiscard]] Result coreVerb(const VerbBody& verb);
};

}  // namespace duelogue
