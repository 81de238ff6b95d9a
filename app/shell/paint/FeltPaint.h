#pragma once

#include <QImage>

// The table below the cards as pictures.

namespace duelogue {

/// Returns the felt of the table, lit from the middle. The colors are those of its middle, ground and rim.
QImage paintFelt(QSize size, const QColor& middle, const QColor& ground, const QColor& rim);

/// Returns colored light on the felt: strong in the middle, transparent at the rim.
QImage paintLight(QSize size, const QColor& color);

/// Returns the soft shadow of a lifted card; it fills the size.
QImage paintLiftedShadow(QSize size);

}  // namespace duelogue
