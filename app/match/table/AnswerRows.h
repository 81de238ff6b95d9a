#pragma once

#include "app/match/table/CardRows.h"

// What can be answered with a button, and what is advised, as rows for QML.

namespace duelogue {

struct AnswerRow {
    int answer = -1;  ///< TableAnswer::index
    QString label{};
    bool isDefault = false;
    bool isCancel = false;
    int number = -1;
    bool hinted = false;
    QString prospect{};

    static constexpr auto roles =
        std::tuple{Role{"answer", &AnswerRow::answer},       Role{"label", &AnswerRow::label},
                   Role{"isDefault", &AnswerRow::isDefault}, Role{"isCancel", &AnswerRow::isCancel},
                   Role{"number", &AnswerRow::number},       Role{"hinted", &AnswerRow::hinted},
                   Role{"prospect", &AnswerRow::prospect}};
};
std::vector<RowModel::Row> answerRows(const TableState& table, const TableGestures& gestures);

struct HintRow {
    int answer = -1;
    QString words{};
    QString chance{};  ///< "62 %"; empty: there was nothing to compare
    double share = 0;  ///< the same from 0 to 1
    QString error{};
    QString loss{};
    QString line{};  ///< how it may go on
    QString spoken{};

    static constexpr auto roles =
        std::tuple{Role{"answer", &HintRow::answer}, Role{"words", &HintRow::words},  Role{"chance", &HintRow::chance},
                   Role{"share", &HintRow::share},   Role{"error", &HintRow::error},  Role{"loss", &HintRow::loss},
                   Role{"line", &HintRow::line},     Role{"spoken", &HintRow::spoken}};
};
/// The best first.
std::vector<RowModel::Row> hintRows(const TableHints& hints);

}  // namespace duelogue
