#pragma once

#include <QImage>
#include <QSize>

// What is left of a card that burns: a charred picture in shards, which the window lets fall.

namespace duelogue {

/// So far a shard may stand out of its cell of the grid on every side, as a share of the cell; CrumblingCard.qml knows
/// it too.
constexpr double shardMargin = 0.3;

/// Each cell of the grid is broken in two.
struct ShardPlace {
    QSize grid;
    int column = 0;
    int row = 0;
    bool second = false;
};

/// A picture of a card (see paintCard) as fire leaves it: darker, and hardly a colour.
QImage charred(const QImage& card);

/// One shard of such a picture: its cell with the margin around it. Those of one grid fit together, and make the card
/// without the margin of its shadow.
QImage shardOf(const QImage& charred, const ShardPlace& place);

}  // namespace duelogue
