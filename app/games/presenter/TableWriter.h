#pragma once

#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/loop/View.h"

namespace duelogue {

/// Writes the table of a match, as GamePresenter::table() says: what all games lay out alike. A game says the rest. One
/// writer writes one table; the view and the sitters must outlive it.
class TableWriter {
public:
    virtual ~TableWriter() = default;
    TableWriter(const TableWriter&) = delete;
    TableWriter& operator=(const TableWriter&) = delete;

    [[nodiscard]] TableState write(const Replies& replies, const MatchLog& log);

protected:
    TableWriter(const View& view, const std::vector<Occupant>& sitters);

    /// As the viewer sees it.
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] const MatchState& state() const { return m_match.state(); }
    [[nodiscard]] PlayerId viewer() const { return m_view.viewer(); }
    [[nodiscard]] const std::vector<Occupant>& sitters() const { return m_sitters; }
    [[nodiscard]] const QString& nameOf(PlayerId player) const { return m_sitters[player.value].name; }

    /// The parts of the turn, and whatever else the table has words for.
    virtual void begin(TableState& table) const = 0;
    /// Completes what describe() knows of a player.
    virtual void describe(PlayerId player, TableSeat& seat) const = 0;
    /// Cards, columns, items and arrows.
    virtual void lay(TableState& table) const = 0;
    /// The question and what belongs to it, and its reasons.
    virtual void ask(const Replies& replies, TableState& table) const = 0;
    /// As it is now, of a card that is known.
    [[nodiscard]] virtual TableFace face(CardId card) const = 0;
    /// The frame of a card's face.
    [[nodiscard]] virtual QString frame(DefinitionId card) const = 0;
    /// One sentence.
    [[nodiscard]] virtual QString whyWon(PlayerId winner) const = 0;
    /// Likewise, where nobody has won by the rules of the game. Default: nothing.
    [[nodiscard]] virtual QString whyDrawn() const { return {}; }
    /// Of whom the line of the log is that tells with what the match has ended; of nobody: none does. Default: of
    /// anybody.
    [[nodiscard]] virtual PlayerSet blowTo(PlayerId /*winner*/) const { return PlayerSet::all(); }

    template <class Zone>
    [[nodiscard]] int count(PlayerId player, Zone zone) const {
        return static_cast<int>(state().zone(player, zone).size());
    }
    /// A card as anybody sees it who sees what the viewer sees; on the side of nobody where there is no player.
    [[nodiscard]] TableCard card(CardId id, PlayerId side, TableZone zone) const;
    template <class Zone>
    void layHand(PlayerId player, Zone zone, TableState& table) const {
        for (const CardId id : state().zone(player, zone)) table.cards.push_back(card(id, player, TableZone::Hand));
    }
    /// `pile`: which of the seat's piles, or of the table's.
    template <class Zone>
    void layPile(PlayerId player, Zone zone, int pile, TableState& table) const {
        for (const CardId id : state().zone(player, zone)) {
            table.cards.push_back(card(id, player, TableZone::Pile));
            table.cards.back().pile = pile;
        }
    }
    /// What waits to resolve, as the column of it shows it; a game may give it another title.
    [[nodiscard]] TableItem item(const PendingItem& waiting) const;
    /// Arrows from it to its targets. What has moved since it was aimed at is no target any more.
    void aim(const PendingItem& waiting, TableState& table) const;
    /// How a change stands in a statement or an effect that lasts: in the amount, and where the card shows two figures
    /// in the second one too; `sign` is -1 where it lowers them.
    struct Sum {
        bool isOfTwo = false;
        int sign = 1;
    };
    /// What statements of that verb add to the card, and effects that say so: "+400/-200 from Sword of Dark
    /// Destruction".
    template <class Verb>
    void tellStatements(CardId id, Verb verb, Sum sum, TableCard& shown) const {
        tellSaid(id, static_cast<std::uint8_t>(verb), sum, shown);
    }
    /// What a verb has added that lasts: "+4/+0 from Howling Fury, until end of turn".
    template <class Verb>
    void tellLasting(CardId id, Verb verb, Sum sum, TableCard& shown) const {
        tellDone(id, static_cast<std::uint8_t>(verb), sum, shown);
    }
    /// A card's, where it is known; else nothing.
    [[nodiscard]] QString nameOf(CardId card) const;
    /// "until end of turn", see howLong().
    [[nodiscard]] QString lasting(const ContinuousEffect& effect) const;

private:
    const View& m_view;
    const Match m_match;
    const std::vector<Occupant>& m_sitters;

    void tellSaid(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const;
    void tellDone(CardId id, std::uint8_t verb, Sum sum, TableCard& shown) const;
    [[nodiscard]] QString cameFrom(const QString& change, CardId on, CardId source) const;
    [[nodiscard]] TableSeat seat(PlayerId player) const;
    void end(TableState& table) const;
};

}  // namespace duelogue
