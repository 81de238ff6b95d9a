#include "app/TableLayout.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace duelogue {

namespace {

constexpr double tileRatio = 250.0 / 232.0;  // width of a tile for a height of 1
constexpr double faceRatio = 250.0 / 350.0;
constexpr double handWidth = 152;    // a card in the viewer's hand
constexpr double backHeight = 84;    // the back row, in units
constexpr double frontHeight = 146;  // the front row
constexpr int attackLift = 300;      // attackers lie above what stands beside them
constexpr int boardDepth = 100, pileDepth = 50, handDepth = 1000, stackDepth = 2000;

/// What takes one place in a row: a heap of equal cards, with what is attached to it.
struct Heap {
    std::vector<const TableCard*> cards;  ///< the last one lies on top
    std::vector<const TableCard*> attached;
    TableRow row = TableRow::Front;
};

class Arranger {
public:
    Arranger(const Table& table, QSizeF window) : m_table(table), m_window(window) {
        m_layout.unit = tableUnit(window);
        for (const TableAnswer& answer : table.question.answers) m_legal[answer.card] = true;
    }

    TableLayout arrange() {
        regions();
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) placeSeat(seat);
        stackItems();
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
            piles(seat);
            hand(seat);
        }
        boards();
        return std::move(m_layout);
    }

private:
    [[nodiscard]] double u(double units) const { return units * m_layout.unit; }

    void regions() {
        const double w = m_window.width(), h = m_window.height();
        const double column = std::max(u(330), std::min(250.0, w * .25));
        const double side = std::max(u(250), std::min(190.0, w * .2));
        m_layout.column = {w - column, 0, column, h};
        m_layout.left = {u(18), 0, side, h};
        const double x = m_layout.left.right() + u(18);
        const double handShown = u(188), bar = std::max(u(116), 92.0);
        m_layout.question = {x, h - handShown - bar - u(6), w - column - x - u(16), bar};
        m_layout.board = {x, u(46), m_layout.question.width(), m_layout.question.top() - u(46) - u(8)};
    }

    /// Opponents count from the one after the viewer.
    [[nodiscard]] int places() const { return std::max(1, int(m_table.seats.size()) - 1); }
    [[nodiscard]] int place(int seat) const {
        const int n = int(m_table.seats.size());
        return (seat - m_table.viewer - 1 + n) % n;
    }
    [[nodiscard]] bool mine(int seat) const { return seat == m_table.viewer; }

    void placeSeat(int seat) {
        const double high = std::max(u(106), 76.0), h = m_window.height(), side = m_layout.left.width();
        const double x = m_layout.left.left();
        const bool roomy = places() == 1;
        SeatPlace result;
        result.panel = mine(seat) ? QRectF(x, h - high - u(18), side, high)
                                  : QRectF(x, u(18) + place(seat) * (high + u(8)), side, high);
        const double wide = std::min(u(74), side / 2.6), tall = wide / faceRatio;
        const double y = mine(seat) ? result.panel.top() - tall - u(14) : result.panel.bottom() + u(14);
        const int count = int(m_table.seats[std::size_t(seat)].piles.size());
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
            const bool spell = std::any_of(m_table.cards.begin(), m_table.cards.end(), [card](const TableCard& c) {
                return c.id == card && c.zone == TableZone::Stack;
            });
            if (spell) m_layout.cards[card] = place;
        }
    }

    /// New cards come from the face-down pile of their seat.
    [[nodiscard]] QPointF source(int seat) const {
        const TableSeat& who = m_table.seats[std::size_t(seat)];
        for (std::size_t i = 0; i < who.piles.size(); ++i) {
            if (who.piles[i].faceDown) return m_layout.seats[std::size_t(seat)].piles[i].topLeft();
        }
        return m_layout.seats[std::size_t(seat)].panel.center();
    }

    void piles(int seat) {
        std::map<int, std::vector<int>> lying;
        for (const TableCard& card : m_table.cards) {
            if (card.zone == TableZone::Pile && card.seat == seat) lying[card.pile].push_back(card.id);
        }
        const auto& rects = m_layout.seats[std::size_t(seat)].piles;
        for (const auto& [pile, cards] : lying) {
            if (pile < 0 || pile >= int(rects.size())) continue;
            for (std::size_t i = 0; i < cards.size(); ++i) {
                CardPlace place;
                place.at = rects[std::size_t(pile)];
                place.from = place.at.topLeft();
                place.form = TableForm::Face;
                place.depth = pileDepth + int(i);
                place.covered = i + 1 < cards.size();
                m_layout.cards[cards[i]] = place;
            }
        }
    }

    void hand(int seat) {
        std::vector<const TableCard*> cards;
        for (const TableCard& card : m_table.cards) {
            if (card.zone == TableZone::Hand && card.seat == seat) cards.push_back(&card);
        }
        const bool own = mine(seat);
        const double share = m_layout.board.width() / (own ? 1 : places());
        const double left = m_layout.board.left() + (own ? 0 : place(seat) * share);
        const double wide = own ? u(handWidth) : u(84), tall = wide / faceRatio;
        const auto count = double(cards.size());
        const double room = own ? share - u(26) : std::min(share * .8, u(430));
        const double step = count > 1 ? std::min(wide * (own ? .8 : .6), (room - wide) / (count - 1)) : 0;
        const double start = left + (share - wide - step * (count - 1)) / 2;
        const double lean = std::min(2.4, 16.0 / std::max(1.0, count));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double off = double(i) - (count - 1) / 2;
            const double sag = u(std::min(2.2, 16.0 / (count * count)) * off * off);
            CardPlace place;
            const double y = own ? m_window.height() - u(184) + sag - (m_legal.contains(cards[i]->id) ? u(8) : 0)
                                 : -tall + u(46) - sag;
            place.at = {start + double(i) * step, y, wide, tall};
            place.turned = off * lean * (own ? 1 : -1);
            place.depth = handDepth + int(i);
            place.form = cards[i]->hidden ? TableForm::Back : TableForm::Face;
            place.from = source(seat);
            m_layout.cards[cards[i]->id] = place;
        }
    }

    [[nodiscard]] std::vector<Heap> heapsOf(int seat, bool front) const {
        std::vector<Heap> heaps;
        std::map<QString, std::size_t> known;
        std::map<int, std::vector<const TableCard*>> attached;
        for (const TableCard& card : m_table.cards) {
            if (card.attachedTo >= 0 && card.zone == TableZone::Board) attached[card.attachedTo].push_back(&card);
        }
        for (const TableCard& card : m_table.cards) {
            const bool here = card.zone == TableZone::Board && card.seat == seat && card.attachedTo < 0;
            if (!here || (card.row == TableRow::Front) != front) continue;
            const auto with = attached.find(card.id);
            const QString key = card.gather + (card.tapped ? u'-' : u'+') + QChar(u'0' + int(card.row));
            if (!card.gather.isEmpty() && with == attached.end() && known.contains(key)) {
                auto& cards = heaps[known[key]].cards;
                // Whatever can be clicked must lie on top.
                cards.insert(m_legal.contains(card.id) ? cards.end() : cards.begin(), &card);
                continue;
            }
            if (!card.gather.isEmpty() && with == attached.end()) known[key] = heaps.size();
            heaps.push_back(
                {{&card}, with == attached.end() ? std::vector<const TableCard*>{} : with->second, card.row});
        }
        std::stable_sort(heaps.begin(), heaps.end(), [](const Heap& a, const Heap& b) { return a.row < b.row; });
        return heaps;
    }

    struct Line {
        int seat;
        bool front;
        std::vector<Heap> heaps;
        double weight;
    };

    /// From top to bottom: the opponents' back and front rows, then the viewer's front and back rows. A row with many
    /// cards is given more of the height, because it will need several lines.
    void boards() {
        const double middle = u(34), gap = u(8);
        std::vector<Line> top = {{-1, false, {}, backHeight}, {-1, true, {}, frontHeight}};
        Line front{m_table.viewer, true, heapsOf(m_table.viewer, true), frontHeight};
        Line back{m_table.viewer, false, heapsOf(m_table.viewer, false), backHeight};
        std::size_t most = 0;
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
            if (!mine(seat)) most = std::max(most, heapsOf(seat, true).size() * std::size_t(places()));
        }
        top[1].weight = weightOf(most);
        front.weight = weightOf(front.heaps.size());
        const double sum = top[0].weight + top[1].weight + front.weight + back.weight;
        const double unit = (m_layout.board.height() - middle - 2 * gap) / sum;
        double y = m_layout.board.top();
        for (const Line& line : top) {
            for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
                if (mine(seat)) continue;
                const double share = m_layout.board.width() / places();
                row({m_layout.board.left() + share * place(seat), y, share - (places() > 1 ? u(10) : 0),
                     line.weight * unit},
                    heapsOf(seat, line.front), false, line.front);
            }
            y += line.weight * unit + (line.front ? middle : gap);
        }
        row({m_layout.board.left(), y, m_layout.board.width(), front.weight * unit}, front.heaps, true, true);
        y += front.weight * unit + gap;
        row({m_layout.board.left(), y, m_layout.board.width(), back.weight * unit}, back.heaps, true, false);
    }

    [[nodiscard]] static double weightOf(std::size_t count) {
        return count > 14 ? frontHeight * 1.5 : count > 8 ? frontHeight * 1.3 : frontHeight;
    }

    /// Lays heaps out in as many lines as make them largest, centred.
    void row(const QRectF& area, const std::vector<Heap>& heaps, bool own, bool front) {
        if (heaps.empty()) return;
        const double gap = u(front ? 14 : 10);
        const auto count = double(heaps.size());
        const double most = std::min(area.height(), u(front ? 176 : 104));
        double best = 0;
        int lines = 1;
        for (int n = 1; n <= 4; ++n) {
            const double across = std::ceil(count / n);
            const double high = std::min(
                {most, (area.height() - gap * (n - 1)) / n, (area.width() - gap * (across - 1)) / across / tileRatio});
            if (high > best + .5) best = high, lines = n;
        }
        const int across = int(std::ceil(count / lines));
        const double wide = best * tileRatio, all = best * lines + gap * (lines - 1);
        const double start = area.top() + (front ? (area.height() - all) / 2 : own ? 0 : area.height() - all);
        for (int i = 0; i < int(heaps.size()); ++i) {
            const int line = i / across, at = i % across;
            const int inLine = std::min(across, int(heaps.size()) - line * across);
            const double x = area.center().x() - (wide * inLine + gap * (inLine - 1)) / 2 + at * (wide + gap);
            heap(heaps[std::size_t(i)], {x, start + line * (best + gap), wide, best}, own, i);
        }
    }

    void heap(const Heap& heap, QRectF at, bool own, int index) {
        const TableCard& top = *heap.cards.back();
        if (top.attacking || top.blocking) at.translate(0, (own ? -1 : 1) * u(top.attacking ? 18 : 10));
        const double tuck = heap.attached.empty() ? 0 : at.height() * .16;
        const double shrink = tuck * double(std::min<std::size_t>(2, heap.attached.size()));
        // The host gives up some of its height, the rest stands out of the row.
        const double less = shrink * .55;
        const QRectF body = at.adjusted(less * tileRatio / 2, less, -less * tileRatio / 2, 0);
        CardPlace place;
        place.at = body;
        place.turned = top.tapped ? 8 : 0;
        place.form = top.hidden ? TableForm::Back : TableForm::Tile;
        for (std::size_t i = 0; i < heap.cards.size(); ++i) {
            const bool last = i + 1 == heap.cards.size();
            place.count = last ? int(heap.cards.size()) : 1;
            place.covered = !last;
            place.depth = boardDepth + index * 8 + (last ? 6 : 5) + (top.attacking ? attackLift : 0);
            place.from = body.topLeft();
            m_layout.cards[heap.cards[i]->id] = place;
        }
        place.count = 1;
        place.covered = false;
        for (std::size_t i = 0; i < heap.attached.size(); ++i) {
            place.at = body.translated(double(i + 1) * tuck * .3, -tuck * double(i + 1));
            place.depth = boardDepth + index * 8 + 4 - int(std::min<std::size_t>(4, i));
            place.from = place.at.topLeft();
            m_layout.cards[heap.attached[i]->id] = place;
        }
    }

    const Table& m_table;
    QSizeF m_window;
    TableLayout m_layout;
    std::map<int, bool> m_legal;
};

}  // namespace

double tableUnit(QSizeF window) { return std::max(.4, std::min(window.width() / 1600, window.height() / 900)); }

TableLayout layOut(const Table& table, QSizeF window) { return Arranger(table, window).arrange(); }

}  // namespace duelogue
