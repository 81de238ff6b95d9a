#include "app/match/layout/TableLayout.h"

#include "app/match/layout/CardStacks.h"
#include "app/match/layout/ColumnLayout.h"
#include "app/match/layout/SideLayout.h"
#include "app/match/layout/SpaceLayout.h"
#include "cards/data/CardPool.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>

namespace duelogue {

namespace {

constexpr double handWidth = 152;                 // of a card in the viewer's hand
constexpr double ownStep = .98, othersStep = .6;  // distance of hand cards relative to their width, with enough room
constexpr double leastHandWidth = 100, leastHandShown = 92;  // pixels; the name and cost must be legible
constexpr double leastBackTile = 32;                         // pixels; a small tile is recognized by its picture
constexpr double leastTile = 120;                            // pixels; tiles are smaller only without enough room
constexpr double backHeight = 84;                            // of a tile in the back row, in units
constexpr double frontHeight = 146;                          // of a tile in the front row
constexpr int pileDepth = 50, handDepth = 1000, stackDepth = 2000;

class Arranger {
public:
    Arranger(const TableState& table, const TableRoom& room)
        : m_table(table), m_room(room), m_window(room.window), m_cardStacks(table) {
        m_layout.unit = tableUnit(m_window);
        for (const TableAnswer& answer : table.question.answers) m_clickable.insert(answer.card);
    }

    TableLayout arrange() {
        regions();
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) placeSeat(seat);
        stackItems();
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
            piles(seat);
            hand(seat);
        }
        if (m_table.spaces > 0) {
            layOutSpaces(m_table, m_layout);
        } else if (m_table.columns.empty()) {
            boards();
        } else if (m_table.columns.front().seat >= 0) {
            layOutSides(m_table, m_cardStacks, m_layout);
        } else {
            layOutColumns(m_table, m_cardStacks, m_layout);
        }
        return std::move(m_layout);
    }

private:
    [[nodiscard]] double u(double units) const { return units * m_layout.unit; }
    /// Returns the size of letters as Theme.letters does.
    [[nodiscard]] double letters(double units) const { return std::max(11.0, u(units) * m_room.letters); }

    void regions() {
        const double w = m_window.width(), h = m_window.height();
        const double column = std::max(u(330), std::min(250.0, w * .25));
        const double side = std::max(u(250), std::min(190.0, w * .2));
        m_layout.column = {w - column, 0, column, h};
        m_layout.left = {u(18), 0, side, h};
        const double x = m_layout.left.right() + u(18), wide = w - column - x - u(16);
        const double handShown = std::max(u(184), leastHandShown) * m_room.cards;
        const double bar = std::min(std::max({u(122), 92.0, m_room.question}), h * .4);
        m_layout.hand = {x, h - handShown, wide, handShown};
        m_layout.question = {x, h - handShown - bar - u(6), wide, bar};
        m_layout.board = {x, u(46), wide, m_layout.question.top() - u(46) - u(8)};
        if (!m_table.piles.empty())
            m_layout.commons = {x, u(6), letters(15) * 5.5 * double(m_table.piles.size()), u(34)};
    }

    /// The number of other seats. They are placed in turn order after the viewer.
    [[nodiscard]] int places() const { return std::max(1, int(m_table.seats.size()) - 1); }
    [[nodiscard]] int place(int seat) const {
        const int n = int(m_table.seats.size());
        return (seat - m_table.viewer - 1 + n) % n;
    }
    [[nodiscard]] bool mine(int seat) const { return seat == m_table.viewer; }

    /// Returns the height of a seat's panel. A resource whose units are shown one by one needs a line of its own, and
    /// every two facts need one line.
    [[nodiscard]] double panelHeight(const TableSeat& seat) const {
        constexpr double inOneLine = 2;
        const bool spends = !seat.pool.empty() && seat.pool.front().most > 0;
        const double lines = spends ? std::ceil(double(seat.facts.size()) / inOneLine) : 1;
        const double last = spends ? letters(21) * 1.2 : letters(12) * 1.3;
        return std::max(u(106), letters(20) * 1.3 + lines * (letters(18) * 1.1 + (spends ? u(5) : 0)) + last + u(30));
    }

    void placeSeat(int seat) {
        const double high = panelHeight(m_table.seats[std::size_t(seat)]);
        const double h = m_window.height(), side = m_layout.left.width();
        const double x = m_layout.left.left();
        const bool roomy = places() == 1;
        SeatPlace result;
        result.panel = mine(seat) ? QRectF(x, h - high - u(18), side, high)
                                  : QRectF(x, u(18) + place(seat) * (high + u(8)), side, high);
        const int count = int(m_table.seats[std::size_t(seat)].piles.size());
        const double wide = std::min(u(74), (side - u(4)) / std::max(1, count) - u(14)), tall = wide / cardRatio;
        const double y = mine(seat) ? result.panel.top() - tall - u(14) : result.panel.bottom() + u(14);
        for (int i = 0; i < count; ++i) {
            result.piles.push_back(roomy || mine(seat) ? QRectF(x + i * (wide + u(14)) + u(4), y, wide, tall)
                                                       : QRectF(result.panel.center(), QSizeF(1, 1)));
        }
        if (mine(seat)) {
            m_layout.phases.setBottom(y - u(14));
        } else {
            const double end = count > 0 && roomy ? y + tall : result.panel.bottom();
            m_layout.phases.setTop(std::max(m_layout.phases.top(), end + u(14)));
        }
        m_layout.phases.setLeft(x);
        m_layout.phases.setWidth(side);
        m_layout.seats.push_back(result);
    }

    void stackItems() {
        const double high = std::max(u(74), 58.0), top = u(58);
        const auto count = double(m_table.stack.size());
        const double room = m_window.height() * .42;
        const double step = std::min(high + u(8), count > 1 ? (room - high) / (count - 1) : high);
        m_layout.stackEnd = count > 0 ? top + step * (count - 1) + high + u(6) : 0;
        int depth = stackDepth + int(count);
        for (std::size_t i = 0; i < m_table.stack.size(); ++i) {
            const QRectF item(m_layout.column.left() + u(18), top + step * double(i), m_layout.column.width() - u(36),
                              high);
            m_layout.items.push_back(item);
            CardPlace place;
            const double inner = high - u(14);
            place.at = {item.left() + u(8), item.top() + u(7), inner * tileRatio, inner};
            place.depth = depth--;
            place.from = item.topLeft();
            const int card = m_table.stack[i].card;
            const bool isThere = std::any_of(m_table.cards.begin(), m_table.cards.end(), [card](const TableCard& c) {
                return c.id == card && c.zone == TableZone::Stack;
            });
            if (isThere) m_layout.cards[card] = place;
        }
    }

    /// Returns the start of the movement of new cards: the face-down pile of their seat, else its panel.
    [[nodiscard]] QPointF source(int seat) const {
        const TableSeat& who = m_table.seats[std::size_t(seat)];
        for (std::size_t i = 0; i < who.piles.size(); ++i) {
            if (who.piles[i].faceDown) return m_layout.seats[std::size_t(seat)].piles[i].topLeft();
        }
        return m_layout.seats[std::size_t(seat)].panel.center();
    }

    void piles(int seat) {
        std::map<int, std::vector<const TableCard*>> lying;
        for (const TableCard& card : m_table.cards) {
            if (card.zone == TableZone::Pile && card.seat == seat) lying[card.pile].push_back(&card);
        }
        const auto& rects = m_layout.seats[std::size_t(seat)].piles;
        for (const auto& [pile, cards] : lying) {
            if (pile < 0 || pile >= int(rects.size())) continue;
            for (std::size_t i = 0; i < cards.size(); ++i) {
                CardPlace place;
                place.at = rects[std::size_t(pile)];
                place.from = place.at.topLeft();
                place.form = cards[i]->hidden ? TableForm::Back : TableForm::Face;
                place.depth = pileDepth + int(i);
                place.covered = i + 1 < cards.size();
                m_layout.cards[cards[i]->id] = place;
            }
        }
    }

    void hand(int seat) {
        std::vector<const TableCard*> cards;
        for (const TableCard& card : m_table.cards) {
            if (card.zone == TableZone::Hand && card.seat == seat) cards.push_back(&card);
        }
        const bool own = mine(seat);
        const bool known = std::ranges::none_of(cards, &TableCard::hidden);
        if (own && known) putInOrder(cards, m_room.hand);
        const double aside = own || m_layout.commons.isNull() ? 0 : m_layout.commons.width() + u(10);
        const double share = (m_layout.board.width() - aside) / (own ? 1 : places());
        const double left = m_layout.board.left() + aside + (own ? 0 : place(seat) * share);
        m_layout.seats[std::size_t(seat)].handRow =
            own ? QRectF(left, m_layout.hand.top(), share, m_layout.hand.height()) : QRectF(left, 0, share, u(46));
        const double wide = own ? std::max(u(handWidth), leastHandWidth) * m_room.cards : u(84),
                     tall = wide / cardRatio;
        const auto count = double(cards.size());
        const double room = own ? share - u(26) : std::min(share * .8, u(430));
        const double step = count > 1 ? std::min(wide * (own ? ownStep : othersStep), (room - wide) / (count - 1)) : 0;
        const double start = left + (share - wide - step * (count - 1)) / 2;
        const double lean = std::min(2.4, 16.0 / std::max(1.0, count));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double off = double(i) - (count - 1) / 2;
            const double sag = u(std::min(2.2, 16.0 / (count * count)) * off * off);
            CardPlace place;
            const double rests = m_layout.hand.top() + u(m_clickable.contains(cards[i]->id) ? 6 : 14);
            const double y = own ? rests + sag : -tall + u(46) - sag;
            place.at = {start + double(i) * step, y, wide, tall};
            place.turned = off * lean * (own ? 1 : -1);
            place.strip = i + 1 < cards.size() ? step : wide;
            place.depth = handDepth + int(i);
            place.form = cards[i]->hidden ? TableForm::Back : own ? TableForm::Held : TableForm::Face;
            place.from = source(seat);
            m_layout.cards[cards[i]->id] = place;
        }
    }

    [[nodiscard]] std::vector<CardStack> cardStacksOf(int seat, bool front) const {
        return m_cardStacks.of([&](const TableCard& card) {
            return card.column < 0 && card.seat == seat && (card.row == TableRow::Front) == front;
        });
    }

    /// A row of card stacks on the board.
    struct Line {
        bool front = false;
        double width = 0;
        std::size_t count = 0;  ///< number of stacks; the largest number if several seats share the row
        double scale = 1;       ///< pixels per unit for its tiles

        [[nodiscard]] double tile() const { return front ? frontHeight : backHeight; }
    };

    [[nodiscard]] static int inOneLine(const Line& line, double tile, double gap) {
        return std::max(1, int((line.width + gap) / (tile * tileRatio + gap)));
    }
    [[nodiscard]] double gapIn(const Line& line) const { return u(line.front ? 14 : 10); }

    /// Returns the height that a row needs.
    [[nodiscard]] double heightOf(const Line& line) const {
        const double tile = line.tile() * line.scale;
        const int across = inOneLine(line, tile, gapIn(line));
        const int lines = (int(std::max<std::size_t>(1, line.count)) + across - 1) / across;
        return lines * tile + (lines - 1) * gapIn(line);
    }
    [[nodiscard]] double heightOf(const std::array<Line, 4>& lines) const {
        double sum = 0;
        for (const Line& line : lines) sum += heightOf(line);
        return sum;
    }

    /// Makes all tiles as large as the fullest rows allow. The back rows then use the remaining height, up to a limit.
    void enlarge(std::array<Line, 4>& lines, double room) const {
        constexpr double atMost = 1.25;  // relative to the scale of a front row
        const double most = std::max(u(1.25), leastTile / frontHeight);
        const auto set = [&lines](double front, double back) {
            for (Line& line : lines) line.scale = line.front ? front : std::max(back, leastBackTile / backHeight);
        };
        double front = most;
        for (set(front, front); front > .1 && heightOf(lines) > room; set(front, front)) front *= .985;
        double back = front;
        for (set(front, back); back < std::min(most, front * atMost) && heightOf(lines) <= room; set(front, back))
            back *= 1.015;
        if (heightOf(lines) > room) set(front, back / 1.015);
    }

    /// Places the rows from top to bottom: the others' back and front rows, then the viewer's front and back rows. The
    /// remaining height is divided equally.
    void boards() {
        const double middle = u(34), gap = u(8);
        const double share = m_layout.board.width() / places();
        const double others = share - (places() > 1 ? u(10) : 0), own = m_layout.board.width();
        std::array<Line, 4> lines{{{false, others}, {true, others}, {true, own}, {false, own}}};
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
            for (Line& line : mine(seat) ? std::span(lines).last(2) : std::span(lines).first(2))
                line.count = std::max(line.count, cardStacksOf(seat, line.front).size());
        }
        const double room = m_layout.board.height() - middle - 2 * gap;
        enlarge(lines, room);
        const double spare = std::max(0.0, room - heightOf(lines)) / double(lines.size());
        double y = m_layout.board.top();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Line& line = lines[i];
            const bool below = i >= 2;
            const double high = heightOf(line) + spare;
            for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
                if (mine(seat) != below) continue;
                const double x = m_layout.board.left() + (mine(seat) ? 0 : share * place(seat));
                row({x, y, line.width, high}, line, mine(seat), cardStacksOf(seat, line.front));
            }
            y += high + (i == 1 ? middle : gap);
        }
    }

    /// Places card stacks in centered lines of equal length.
    void row(const QRectF& area, const Line& line, bool own, const std::vector<CardStack>& cardStacks) {
        if (cardStacks.empty()) return;
        const double gap = gapIn(line), tall = line.tile() * line.scale, wide = tall * tileRatio;
        const int most = inOneLine(line, tall, gap), count = int(cardStacks.size());
        const int lines = (count + most - 1) / most, across = (count + lines - 1) / lines;
        const double all = tall * lines + gap * (lines - 1);
        const double start = area.top() + (line.front ? (area.height() - all) / 2 : own ? 0 : area.height() - all);
        for (int i = 0; i < count; ++i) {
            const int above = i / across, at = i % across, inLine = std::min(across, count - above * across);
            const double x = area.center().x() - (wide * inLine + gap * (inLine - 1)) / 2 + at * (wide + gap);
            placeCardStack(cardStacks[std::size_t(i)], {x, start + above * (tall + gap), wide, tall}, own, i,
                           m_layout.unit, m_layout);
        }
    }

    const TableState& m_table;
    TableRoom m_room;
    QSizeF m_window;
    TableLayout m_layout;
    CardStacks m_cardStacks;
    std::set<int> m_clickable;
};

}  // namespace

double tableUnit(QSizeF window) { return std::max(.4, std::min(window.width() / 1600, window.height() / 900)); }

QRectF TableLayout::spotBefore(const SeatPlace& seat, bool own, double wide) const {
    constexpr double high = 1.5;  // relative to the height of the board
    const QSizeF size(seat.handRow.width() * wide, board.height() * high);
    const double edge = own ? board.bottom() : board.top();
    return {QPointF(seat.handRow.center().x() - size.width() / 2, edge - size.height() / 2), size};
}

TableLayout layOut(const TableState& table, const TableRoom& room) { return Arranger(table, room).arrange(); }

}  // namespace duelogue
