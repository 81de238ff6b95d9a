#pragma once

#include "app/games/presenter/TableState.h"

#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace duelogue {

/// Announcements for screen readers: the differences between a table and the previous one, such as lines of the log,
/// the question and the result. Each viewer hears every line once. Behind a curtain, only the curtain's own text is
/// announced.
class Announcements {
public:
    /// Returns the announcements for the next table, in order.
    [[nodiscard]] QStringList of(const TableState& table);
    /// Forgets everything announced so far, because another match begins.
    void forget();
    /// Announces only new lines after a change of language, although the texts of the old lines differ.
    void changeLanguage();

private:
    /// The log lines already announced to one viewer.
    struct Told {
        std::vector<QString> lines;
        bool otherwise = false;  ///< announced in another language
    };
    /// An announced question. `asking` and the frames tell it apart from an identical question after the next reply.
    struct Asked {
        int viewer = -1;
        TableQuestion question;
        int asking = -1;
        std::vector<TableFrame> frames;

        bool operator==(const Asked&) const = default;
    };

    std::map<int, Told> m_told;  ///< by the viewer's seat
    std::optional<Asked> m_asked;
    TableCurtain m_curtain;
    TableResult m_result;
    QString m_notice;

    [[nodiscard]] QStringList linesOf(const TableState& table);
    [[nodiscard]] QStringList questionOf(const TableState& table);
    [[nodiscard]] QStringList resultOf(const TableState& table);
};

}  // namespace duelogue
