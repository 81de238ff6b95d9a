#pragma once

#include <QImage>
#include <QQuickImageProvider>

namespace duelogue {

/// Pictures for QML, each drawn once for its size and then kept, for all windows of the program:
///     image://card/face/KEY, and tile, small, held, wide, strip, plate   a card with its margins, see CardPaint.h
///     image://card/back, image://card/flatback                           one of which nothing is known
///     image://card/picture/KEY                    only the art, fills the size
///     image://card/icon/NAME/RRGGBB               an icon in a colour
///     image://card/pip/PIP                        a round pip
///     image://card/felt/MIDDLE/GROUND/RIM
///     image://card/light/RRGGBB                   light on the felt, fills the size
///     image://card/shadow                         of what is lifted, likewise
///     image://card/shard/COLUMN-ROW-ACROSS-DOWN-HALF/CARD   a shard of a card that burns, see ShardPlace; HALF is 0 or
///                                                           1, CARD face/KEY and so on
/// KEY is FaceStore's. Behind a card's KEY stands how it is painted where that is not as usual: ?marked or ?clear
/// (CardBrush). The size is Image.sourceSize, for cards with the margins, or the pixels before all of it
/// (image://card/148x148/face/KEY), for an address and a size that change at once. Any thread may ask.
class CardImages : public QQuickImageProvider {
public:
    CardImages();
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QImage made(const QString& id, QSize size);
};

}  // namespace duelogue
