#pragma once

#include "app/games/presenter/TableState.h"

#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace duelogue {

/// What a table tells that the one before did not, in words for whoever can't see it: the lines of the log, what is
/// asked, how it ended. Each person who looks is told every line once; behind a curtain nothing is told but for whom
/// the screen is.
class Announcements {
public:
    /// One after the other.
    [[nodiscard]] QStringList of(const TableState& table);
    /// Another match comes: all of it is to be told.
    void forget();
    /// The tables to come speak another language: what has been told in the one before is not told again.
    void changeLanguage();

private:
    /// What one person has been told of the log.
    struct Told {
        std::vector<QString> lines;
        bool otherwise = false;  ///< in another language
    };
    /// A question that has been told; that of the next reply may say the same.
    struct Asked {
        int viewer = -1;
        TableQuestion question;
        std::vector<TableFrame> frames;

        bool operator==(const Asked&) const = default;
    };

    std::map<int, Told> m_told;  ///< by the seat that looks
    std::optional<Asked> m_asked;
    TableCurtain m_curtain;
    TableResult m_result;
    QString m_notice;

    [[nodiscard]] QStringList linesOf(const TableState& table);
    [[nodiscard]] QStringList questionOf(const TableState& table);
    [[nodiscard]] QStringList resultOf(const TableState& table);
};

}  // namespace duelogue
