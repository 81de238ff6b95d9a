#include "app/shell/paint/CardImages.h"

#include "app/games/glossary/Glossaries.h"
#include "app/shell/paint/CardPaint.h"
#include "app/shell/paint/FaceStore.h"
#include "app/shell/paint/FeltPaint.h"
#include "app/shell/paint/IconPaint.h"
#include "app/shell/paint/Lettering.h"
#include "app/shell/paint/Shards.h"

#include <QCache>
#include <QMutex>
#include <algorithm>
#include <cmath>
#include <string>

namespace duelogue {

namespace {

constexpr qsizetype keptBytes = 96 * 1024 * 1024;

struct Kept {
    QMutex mutex;
    QCache<QString, QImage> pictures{keptBytes};
};

Kept& kept() {
    static Kept all;
    return all;
}

/// Returns the text with a mark before and after each term.
QString withTermMarks(const QString& text, const TermFinder& finder) {
    const std::string plain = text.toStdString();
    const std::string mark = QString(termMark).toStdString();
    std::string marked;
    std::size_t at = 0;
    for (const FoundTerm& term : finder.termsIn(plain)) {
        marked += plain.substr(at, term.begin - at);
        marked += mark;
        marked += plain.substr(term.begin, term.length);
        marked += mark;
        at = term.begin + term.length;
    }
    return QString::fromStdString(marked + plain.substr(at));
}

/// Returns the face with its terms marked. The parts are "page/KEY/GAME/LANGUAGE".
TableFace withTerms(const QStringList& parts) {
    TableFace face = FaceStore::instance().face(parts.value(1));
    const auto language = parts.value(3) == u"de" ? GlossaryLanguage::German : GlossaryLanguage::English;
    face.text = withTermMarks(face.text, termsOf(parts.value(2).toStdString(), language));
    return face;
}

QColor colorOf(const QStringList& parts, qsizetype index) {
    return index < parts.size() ? QColor(u'#' + parts[index]) : QColor("#e8dcc0");
}

QImage pipImage(const QString& pip, int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    paintPip(painter, {side / 2.0, side / 2.0}, side * .94, pip);
    return image;
}

CardBrush brushNamed(const QString& name) {
    if (name == u"clear") return CardBrush::Clear;
    return name == u"marked" ? CardBrush::Marked : CardBrush::Usual;
}

TableFace ofCloth(const QString& letters) {
    TableFace face;
    face.colors = letters;
    return face;
}

/// Returns the part after the first slash.
QString restOf(const QString& id) { return id.section(u'/', 1); }

/// Reads a size such as "160x48"; returns an empty size for any other text.
QSize pixelsOf(const QString& word) {
    const QStringList numbers = word.split(u'x');
    return numbers.size() == 2 ? QSize(numbers[0].toInt(), numbers[1].toInt()) : QSize();
}

QImage drawn(const QString& id, QSize size) {
    const QStringList parts = id.section(u'?', 0, 0).split(u'/');
    const CardBrush brush = brushNamed(id.section(u'?', 1, 1));
    const QString& kind = parts.front();
    const QString name = parts.value(1);
    const int cardWidth = int(std::lround(size.width() / (1 + 2 * cardMargin)));
    if (kind == u"face") return paintCard(CardForm::Face, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"page") return paintCard(CardForm::Face, withTerms(parts), cardWidth, brush);
    if (kind == u"tile") return paintCard(CardForm::Tile, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"small") return paintCard(CardForm::Small, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"held") return paintCard(CardForm::Held, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"wide") return paintCard(CardForm::Wide, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"strip") return paintCard(CardForm::Strip, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"plate") return paintCard(CardForm::Plate, FaceStore::instance().face(name), cardWidth, brush);
    if (kind == u"flatback") return paintCard(CardForm::FlatBack, ofCloth(name), cardWidth);
    if (kind == u"back") return paintCard(CardForm::Back, ofCloth(name), cardWidth);
    if (kind == u"picture") return paintPicture(FaceStore::instance().face(name), size);
    if (kind == u"icon") return iconImage(name, std::max(size.width(), size.height()), colorOf(parts, 2));
    if (kind == u"pip") return pipImage(name, std::max(size.width(), size.height()));
    if (kind == u"light") return paintLight(size, colorOf(parts, 1));
    if (kind == u"shadow") return paintLiftedShadow(size);
    if (kind == u"felt") return paintFelt(size, colorOf(parts, 1), colorOf(parts, 2), colorOf(parts, 3));
    return {};
}

}  // namespace

CardImages::CardImages() : QQuickImageProvider(QQuickImageProvider::Image) {}

/// Makes a picture. The cache also keeps the pictures of which it is made.
QImage CardImages::made(const QString& id, QSize size) {
    if (id.startsWith(u"charred/")) return charred(requestImage(restOf(id), nullptr, size));
    if (!id.startsWith(u"shard/")) return drawn(id, size);
    const QStringList numbers = id.section(u'/', 1, 1).split(u'-');
    const auto number = [&numbers](qsizetype i) { return std::clamp(numbers.value(i).toInt(), 0, 16); };
    const QSize grid(std::max(1, number(2)), std::max(1, number(3)));
    const QString whole = QStringLiteral("charred/") + id.section(u'/', 2);
    return shardOf(requestImage(whole, nullptr, size), {grid, number(0), number(1), number(4) != 0});
}

QImage CardImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    if (const QSize pixels = pixelsOf(id.section(u'/', 0, 0)); !pixels.isEmpty())
        return requestImage(restOf(id), size, pixels);
    const QSize wanted(requestedSize.width() > 0 ? requestedSize.width() : 128,
                       requestedSize.height() > 0 ? requestedSize.height() : 128);
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(wanted.width()).arg(wanted.height());
    {
        const QMutexLocker lock(&kept().mutex);
        if (const QImage* const found = kept().pictures.object(key)) {
            if (size != nullptr) *size = found->size();
            return *found;
        }
    }
    QImage image = made(id, wanted);
    if (size != nullptr) *size = image.size();
    const QMutexLocker lock(&kept().mutex);
    kept().pictures.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes()));
    return image;
}

}  // namespace duelogue
