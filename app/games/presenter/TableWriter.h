#pragma once

#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/loop/View.h"

namespace duelogue {

/// Writes the table of a match, see GamePresenter::table(). This class covers what all games have in common; a subclass
/// adds the rest. Each writer writes one table. The view and the sitters must outlive it.
class TableWriter {
public:
    virtual ~TableWriter() = default;
    TableWriter(const TableWriter&) = delete;
    TableWriter& operator=(const TableWriter&) = delete;

    [[nodiscard]] TableState write(const Replies& replies, const MatchLog& log);

protected:
    TableWriter(const View& view, const std::vector<Occupant>& occupants);

    /// The match as the viewer sees it.
    [[nodiscard]] const ReadableMatch& match() const { return m_match; }
    [[nodiscard]] const MatchState& state() const { return m_match.state(); }
    [[nodiscard]] PlayerId viewer() const { return m_view.viewer(); }
    [[nodiscard]] const std::vector<Occupant>& occupants() const { return m_occupants; }
    [[nodiscard]] const QString& nameOf(PlayerId player) const { return m_occupants[player.value].name; }

    /// Sets the parts of the turn and the other words of the game.
    virtual void begin(TableState& table) const = 0;
    /// Completes the seat of a player.
    virtual void describe(PlayerId player, TableSeat& seat) const = 0;
    /// Adds cards, columns, items and arrows.
    virtual void lay(TableState& table) const = 0;
    /// Writes the question, its related parts, and its reasons.
    virtual void ask(const Replies& replies, TableState& table) const = 0;
    /// Returns the current face of a known card.
    [[nodiscard]] virtual TableFace face(CardId card) const = 0;
    /// Returns the frame of a card's face.
    [[nodiscard]] virtual QString frame(DefinitionId card) const = 0;
    /// Returns the reason for the win in one sentence.
    [[nodiscard]] virtual QString whyWon(PlayerId winner) const = 0;
    /// Returns the reason for a draw by the rules of the game in one sentence; empty by default.
    [[nodiscard]] virtual QString whyDrawn() const { return {}; }
    /// Returns the players whose last log line describes the decisive event. An empty set shows none. All players by
    /// default.
    [[nodiscard]] virtual PlayerSet blowTo(PlayerId /*winner*/) const { return PlayerSet::all(); }

    template <class Zone>
    [[nodiscard]] int count(PlayerId player, Zone zone) const {
        return static_cast<int>(state().zone(player, zone).size());
    }
    /// Returns a card as the viewer sees it, on the side of `side`, or of no seat if `side` is empty.
    [[nodiscard]] TableCard card(CardId id, PlayerId side, TableZone zone) const;
    template <class Zone>
    void layHand(PlayerId player, Zone zone, TableState& table) const {
        for (const CardId id : state().zone(player, zone)) table.cards.push_back(card(id, player, TableZone::Hand));
    }
    /// `pile` is the index into the piles of the seat or of the table.
    template <class Zone>
    void layPile(PlayerId player, Zone zone, int pile, TableState& table) const {
        for (const CardId id : state().zone(player, zone)) {
            table.cards.push_back(card(id, player, TableZone::Pile));
            table.cards.back().pile = pile;
        }
    }
    /// Returns a pending item for the display of the stack. A game may replace its title.
    [[nodiscard]] TableItem item(const PendingItem& waiting) const;
    /// Adds arrows from the item to its targets, except to cards that have moved since they were chosen.
    void aim(const PendingItem& waiting, TableState& table) const;
    /// The form in which a static ability or a continuous effect stores a change. The amount is the change of the first
    /// figure; cards with two figures have a second amount. `sign` is -1 if the change lowers them.
    struct Sum {
        bool isOfTwo = false;
        int sign = 1;
    };
    /// Adds notes about changes by static abilities with that verb and by effects that use it: "+400/-200 from Sword of
    /// Dark Destruction".
    template <class Verb>
    void tellStatements(CardId id, Verb verb, Sum sum, TableCard& shown) const {
        tellSaid(id, static_cast<std::uint8_t>(verb), sum, shown);
    }
    /// Adds notes about continuous effects of that verb: "+4/+0 from Howling Fury, until end of turn".
    template <class Verb>
    void tellLasting(CardId id, Verb verb, Sum sum, TableCard& shown) const {
        tellDone(id, static_cast<std::uint8_t>(verb), sum, shown);
    }
    /// Returns the card's name; empty if it is unknown.
    [[nodiscard]] QString nameOf(CardId card) const;
    /// Returns the duration of an effect: "until end of turn", see howLong().
    [[nodiscard]] QString lasting(const ContinuousEffect& effect) const;

private:
    const View& m_view;
    const SeenMatch& m_match;
    const std::vector<Occupant>& m_occupants;

    void tellSaid(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const;
    void tellDone(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const;
    [[nodiscard]] QString cameFrom(const QString& change, CardId on, CardId source) const;
    [[nodiscard]] TableSeat seat(PlayerId player) const;
    void end(TableState& table) const;
};

}  // namespace duelogue
