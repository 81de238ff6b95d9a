#pragma once

#include "app/match/rows/CardRows.h"

// Rows for QML: answer buttons and hints.

namespace duelogue {

struct AnswerRow {
    int answer = -1;  ///< TableAnswer::index
    QString label{};
    bool isDefault = false;
    bool isCancel = false;
    int number = -1;
    int digit = 0;  ///< key of the button; 0: none
    bool hinted = false;
    QString preview{};

    static constexpr auto roles =
        std::tuple{Role{"answer", &AnswerRow::answer},       Role{"label", &AnswerRow::label},
                   Role{"isDefault", &AnswerRow::isDefault}, Role{"isCancel", &AnswerRow::isCancel},
                   Role{"number", &AnswerRow::number},       Role{"digit", &AnswerRow::digit},
                   Role{"hinted", &AnswerRow::hinted},       Role{"preview", &AnswerRow::preview}};
};
std::vector<RowModel::Row> answerRows(const TableState& table, const TableGestures& gestures);

struct HintRow {
    int answer = -1;
    QString words{};
    QString chance{};     ///< "62 %"; empty without an alternative to compare
    double share = 0;     ///< the same chance, from 0 to 1
    QString margin{};     ///< "±2": of the loss; of the chance in the first row
    QString loss{};       ///< "−3", or "as good"
    bool asGood = false;  ///< the interval of the loss contains zero
    QString line{};       ///< the expected continuation
    QString spoken{};

    static constexpr auto roles = std::tuple{
        Role{"answer", &HintRow::answer}, Role{"words", &HintRow::words},   Role{"chance", &HintRow::chance},
        Role{"share", &HintRow::share},   Role{"margin", &HintRow::margin}, Role{"loss", &HintRow::loss},
        Role{"asGood", &HintRow::asGood}, Role{"line", &HintRow::line},     Role{"spoken", &HintRow::spoken}};
};
/// Returns the hints, the best first.
std::vector<RowModel::Row> hintRows(const TableHints& hints);

}  // namespace duelogue
