#pragma once

#include <optional>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/View.h"

namespace duelogue {

/// Writes the moment of the communication that has just been completed, see GamePresenter::moment(). This class covers
/// what all games have in common; a subclass adds the verbs and requests of its game. Each writer writes one moment.
class MomentWriter {
public:
    virtual ~MomentWriter() = default;
    MomentWriter(const MomentWriter&) = delete;
    MomentWriter& operator=(const MomentWriter&) = delete;

    /// Returns nullopt if the communication is not worth showing, and always before the first turn.
    [[nodiscard]] std::optional<TableMoment> write();

protected:
    using Kind = TableMomentKind;
    using Result = std::optional<TableMoment>;

    explicit MomentWriter(const View& view);

    /// The match as the viewer sees it.
    [[nodiscard]] const ReadableMatch& match() const { return m_match; }
    [[nodiscard]] const MatchState& state() const { return m_match.state(); }
    [[nodiscard]] const Communication& completed() const { return state().communications.back(); }
    [[nodiscard]] TableMoment& moment() { return m_moment; }

    /// Handles a communication other than a verb. Shows nothing by default.
    [[nodiscard]] virtual Result request() { return std::nullopt; }
    /// Handles cards that moved without being drawn or discarded.
    [[nodiscard]] virtual Result moved(const VerbBody& verb) = 0;
    /// Handles a change of a player's value by `amount`.
    [[nodiscard]] virtual Result gained(const VerbBody& verb, int amount) = 0;
    /// Handles a verb of the game.
    [[nodiscard]] virtual Result ownVerb(const VerbBody& verb) = 0;
    /// Returns a card as the viewer sees it, without a name if it is unknown.
    [[nodiscard]] virtual TableFace face(CardId card) const = 0;
    /// Returns the player who causes the event. By default the player that the verb names, or the controller of its
    /// source; for the rules, the current player.
    [[nodiscard]] virtual PlayerId doer(const VerbBody& verb) const;
    /// Returns the player whom an event of the card concerns. By default its controller in play and its holder
    /// elsewhere.
    [[nodiscard]] virtual PlayerId concerned(CardId card) const;

    [[nodiscard]] Result as(Kind kind);
    /// Shows the known cards of the moment enlarged. Returns nullopt if none is known.
    [[nodiscard]] Result faces();
    /// Lets the number float up from every player affected.
    [[nodiscard]] Result numbers(int amount, Kind kind, const QString& frame = {});
    void showFace(CardId card);
    [[nodiscard]] bool isInPlay(CardId card) const;
    /// Returns true if a communication of that kind asked for the completed one.
    template <class KindNumber>
    [[nodiscard]] bool isPartOf(KindNumber kind) const {
        return state().asker() != nullptr && state().asker()->is(kind);
    }

private:
    const SeenMatch& m_match;
    TableMoment m_moment;

    void concern(Subject subject);
    [[nodiscard]] Result coreVerb(const VerbBody& verb);
};

}  // namespace duelogue
