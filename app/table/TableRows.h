#pragma once

#include "app/staging/Table.h"
#include "app/table/RowModel.h"
#include "app/table/TableLayout.h"

#include <set>

// A Table made into rows for QML. The order of the values is that of the role names beside them.

namespace duelogue {

/// What the person is doing at the moment, which is not part of the match.
struct TableGestures {
    int aimed = -1;         ///< clicked first; a second click says onto what
    int number = -1;        ///< kind Number: the one that is taken by the space bar
    std::set<int> touched;  ///< would be changed by the answer under the pointer
    TableHint hint;         ///< what it speaks of is marked; answer -1: there is none
};

/// Which cards and seats can be clicked now, and what lies ready for a second click.
struct TableTargets {
    std::set<int> cards;
    std::set<int> seats;
};
TableTargets targetsOf(const TableQuestion& question, int aimed);

std::vector<QByteArray> cardRoles();
std::vector<RowModel::Row> cardRows(const Table& table, const TableLayout& layout, const TableGestures& gestures);

/// The grid of a question: what it shows, and besides every card with an answer that can't be seen on the table, so
/// that nothing legal is out of reach.
/// The fixed places of cards, where there are such.
std::vector<QByteArray> spaceRoles();
std::vector<RowModel::Row> spaceRows(const TableLayout& layout);

std::vector<QByteArray> pickRoles();
std::vector<RowModel::Row> pickRows(const Table& table, const TableLayout& layout, const TableGestures& gestures);
/// The cards of a pile that is looked through.
std::vector<RowModel::Row> pileRows(const Table& table, int seat, int pile);

std::vector<QByteArray> seatRoles();
std::vector<RowModel::Row> seatRows(const Table& table, const TableLayout& layout, const TableGestures& gestures);

std::vector<QByteArray> answerRoles();
std::vector<RowModel::Row> answerRows(const Table& table, const TableGestures& gestures);

std::vector<QByteArray> hintRoles();
std::vector<RowModel::Row> hintRows(const TableHints& hints);

std::vector<QByteArray> frameRoles();
std::vector<RowModel::Row> frameRows(const Table& table);

/// What goes on meanwhile.
std::vector<QByteArray> affairRoles();
std::vector<RowModel::Row> affairRows(const Table& table);

std::vector<QByteArray> itemRoles();
std::vector<RowModel::Row> itemRows(const Table& table, const TableLayout& layout);

/// A line of the log with the names of cards in their colours, as rich text.
QString richText(const QString& line);
std::vector<QByteArray> logRoles();
std::vector<RowModel::Row> logRows(const Table& table);

/// Where a card, seat or item lies; a null rectangle if it is not to be seen.
QRectF placeOf(const Table& table, const TableLayout& layout, int card, int seat, int item);
/// An arrow from the edge of one place into another.
RowModel::Row arrowRow(int id, TableArrowKind kind, const QRectF& from, const QRectF& to);
std::vector<QByteArray> arrowRoles();
std::vector<RowModel::Row> arrowRows(const Table& table, const TableLayout& layout);

}  // namespace duelogue
