#pragma once

#include <QImage>
#include <QSize>

// The remains of a burning card: its charred picture in shards, which the window drops.

namespace duelogue {

/// How far a shard may extend beyond its cell of the grid, relative to the cell. CrumblingCard.qml uses the same value.
constexpr double shardMargin = 0.3;

/// A shard: one half of a cell of the grid.
struct ShardPlace {
    QSize grid;
    int column = 0;
    int row = 0;
    bool second = false;
};

/// Returns a charred picture of a card (see paintCard()): darker and almost without color.
QImage charred(const QImage& card);

/// Returns one shard of a charred picture: its cell with the margin around it. The shards of one grid form the card
/// without its shadow.
QImage shardOf(const QImage& charred, const ShardPlace& place);

}  // namespace duelogue
