#pragma once

#include "app/games/presenter/TableState.h"

#include <QPainter>

namespace duelogue {

/// Draws the picture of a card into `area`: a ground made from its colour, type and name, and its icon before it.
/// The same face always gives the same picture; other names give other ones. Corners are cut to `radius`.
void paintArt(QPainter& painter, const QRectF& area, double radius, const TableFace& face);

}  // namespace duelogue
