#include "app/match/rows/StoryRows.h"

#include "app/games/presenter/TableWords.h"
#include "app/shell/paint/FaceStore.h"
#include "app/shell/paint/Palette.h"

#include <QRegularExpression>
#include <algorithm>

namespace duelogue {

std::vector<RowModel::Row> frameRows(const TableState& table) {
    std::vector<RowModel::Row> rows;
    for (const TableFrame& frame : table.frames) {
        rows.push_back(
            rowOf(frame.id, FrameRow{frame.who, frame.what, frame.because, frame.tone, frame.depth, frame.card}));
    }
    return rows;
}

std::vector<RowModel::Row> activityRows(const TableState& table) {
    std::vector<RowModel::Row> rows;
    for (const TableActivity& activity : table.activities) {
        ActivityRow row{.title = activity.title,
                        .sentence = activity.sentence,
                        .steps = {activity.steps.begin(), activity.steps.end()},
                        .step = activity.step};
        for (const TableLine& line : activity.lines)
            row.lines.push_back({line.text, line.value, line.now, line.over, line.answer});
        rows.push_back(rowOf(int(rows.size()), row));
    }
    return rows;
}

std::vector<RowModel::Row> itemRows(const TableState& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.stack.size(); ++i) {
        const TableItem& item = table.stack[i];
        const ItemRow row{.title = item.title,
                          .what = item.text,
                          .faceKey = item.face.name.isEmpty() ? QString() : FaceStore::instance().keyOf(item.face),
                          .seat = item.seat,
                          .at = layout.items[i],
                          .own = item.seat == table.viewer};
        rows.push_back(rowOf(item.id, row));
    }
    return rows;
}

QString richText(const QString& line) {
    QString text = line.toHtmlEscaped();
    for (qsizetype at = text.indexOf(u"[["); at >= 0; at = text.indexOf(u"[[", at)) {
        const qsizetype bar = text.indexOf(u'|', at), end = text.indexOf(u"]]", at);
        if (bar < 0 || end < bar) break;
        const QString color = mixed(frameColors(text[at + 2]).hues.glow, "#cfc4ae", .25).name();
        const QString name = text.mid(bar + 1, end - bar - 1);
        text.replace(at, end + 2 - at, QStringLiteral("<font color=\"%1\">%2</font>").arg(color, name));
    }
    return withBrackets(text);
}

QString plainText(const QString& line) {
    static const QRegularExpression name("\\[\\[[^|\\]]*\\|(.*?)\\]\\]");
    return withBrackets(QString(line).replace(name, "\\1"));
}

std::vector<RowModel::Row> logRows(const TableState& table, const TableState& before,
                                   const std::vector<RowModel::Row>& shown) {
    const auto same = std::ranges::mismatch(table.log, before.log);
    const bool isShown = shown.size() == before.log.size();
    const std::ptrdiff_t known = isShown ? same.in1 - table.log.begin() : 0;
    std::vector<RowModel::Row> rows(shown.begin(), shown.begin() + known);
    rows.reserve(table.log.size());
    for (auto line = table.log.begin() + known; line != table.log.end(); ++line)
        rows.push_back(rowOf(line->id, LogRow{richText(line->text), line->turn}));
    return rows;
}

QVariantList curveMaps(const TableState& table) {
    QVariantList maps;
    for (const TableCurve& curve : table.result.curves) {
        QVariantList points;
        for (std::size_t i = 0; i < curve.chances.size(); ++i)
            points << QPointF(double(i) / double(curve.chances.size() - 1), curve.chances[i]);
        const auto nameOf = [&](int seat) { return table.seats[std::size_t(seat)].name; };
        maps << QVariantMap{{"seat", curve.seat},
                            {"name", nameOf(curve.seat)},
                            {"other", table.seats.size() == 2 ? nameOf(1 - curve.seat) : QString()},
                            {"points", points}};
    }
    return maps;
}

/// The last point is the end of the match, not the beginning of a turn.
QVariantList turnMaps(const TableResult& result) {
    QVariantList maps;
    for (std::size_t i = 0; i + 1 < result.turns.size(); ++i) {
        if (result.turns[i] > 0)
            maps << QVariantMap{{"x", double(i) / double(result.turns.size() - 1)}, {"turn", result.turns[i]}};
    }
    return maps;
}

}  // namespace duelogue
