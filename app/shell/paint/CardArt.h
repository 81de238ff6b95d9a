#pragma once

#include "app/games/presenter/TableState.h"

#include <QPainter>

namespace duelogue {

/// Paints the picture of a card into `area`: a ground derived from its color, type and name, with its icon in front.
/// The same face always gives the same picture, and other names give other pictures. The corners have the radius
/// `radius`.
void paintArt(QPainter& painter, const QRectF& area, double radius, const TableFace& face);

}  // namespace duelogue
