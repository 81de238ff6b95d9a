#pragma once

#include "app/shell/paint/Palette.h"
#include "app/shell/paint/Scenery.h"

#include <QPointF>
#include <QString>

// The landscapes in the pictures of cards.

namespace duelogue {

/// Paints the ground of a color, lit from `light`, in fractions of the picture.
void paintGround(Brushwork& brush, Ground ground, const Palette& hues, QPointF light);
/// Paints a whole landscape by its name (TableFace::scene). Returns false if the name is unknown.
bool paintPlace(Brushwork& brush, const QString& scene);

}  // namespace duelogue
