#pragma once

#include <QImage>
#include <QQuickImageProvider>

namespace duelogue {

/// An image provider for QML. Each picture is painted once for its size and cached for all windows of the program:
///     image://card/face/KEY                       a card with its margins, see CardPaint.h; also tile, small,
///                                                 held, wide, strip, plate
///     image://card/back, image://card/flatback    an unknown card
///     image://card/picture/KEY                    only the art, fills the size
///     image://card/icon/NAME/RRGGBB               an icon in a color
///     image://card/pip/PIP                        a round pip
///     image://card/felt/MIDDLE/GROUND/RIM         the felt of the table
///     image://card/light/RRGGBB                   light on the felt, fills the size
///     image://card/shadow                         the shadow of a lifted card, fills the size
///     image://card/shard/COLUMN-ROW-ACROSS-DOWN-HALF/CARD   a shard of a burning card, see ShardPlace; HALF is 0 or 1,
///                                                           CARD is face/KEY and so on
/// KEY is a key of FaceStore. ?marked or ?clear after a card's KEY selects another CardBrush. The size is
/// Image.sourceSize (for cards including the margins), or the pixels at the beginning of the path
/// (image://card/148x148/face/KEY), so that address and size change together. Any thread may request a picture.
class CardImages : public QQuickImageProvider {
public:
    CardImages();
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QImage made(const QString& id, QSize size);
};

}  // namespace duelogue
