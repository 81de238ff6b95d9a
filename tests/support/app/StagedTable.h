#pragma once

#include <QTest>
#include <algorithm>
#include <optional>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

/// A match at a position after some moves, as the player to act sees it on the table.
class StagedTable {
public:
    /// `names` are the players: the first is a person, the others are computers.
    StagedTable(const QString& position, const QStringList& moves, const QStringList& names = {"Anna", "Ben"},
                std::string_view game = "arcana")
        : m_game(*duelogue::game(game)), m_runner(m_game.rulebook()) {
        for (const QString& name : names) m_occupants.push_back({name, m_occupants.empty()});
        const auto read = readScenarios(position.toStdString());
        if (const auto* error = std::get_if<NotationError>(&read)) {
            m_problem = error->message();
            return;
        }
        if (const auto wrong = m_runner.setUp(std::get<std::vector<Scenario>>(read).front()))
            m_problem = wrong->message();
        m_runner.setObserver(&m_log);
        for (const QString& move : moves) {
            if (!m_problem.empty()) return;
            if (const auto wrong = m_runner.play({1, move.toStdString()}, false))
                m_problem = move.toStdString() + ": " + wrong->message();
        }
        m_runner.match().legalReplies(m_replies);
        if (m_runner.match().canCancel()) m_replies.push_back(Reply(ReplyWord::Cancel));
    }

    /// Returns the table of a valid position. Aborts the test with the reason if the position is invalid.
    [[nodiscard]] static StagedTable checked(const QString& position, const QStringList& moves,
                                             const QStringList& names, std::string_view game) {
        return {position, moves, names, game, Checked{}};
    }

    /// Returns the reason why the position or a move failed, or an empty string.
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    [[nodiscard]] TableState table() const { return presenter().table(view(), m_occupants, m_replies, m_log); }
    [[nodiscard]] Match& match() { return m_runner.match(); }
    void addObserver(Observer& observer) { m_runner.addObserver(observer); }
    [[nodiscard]] const GamePresenter& presenter() const { return m_game.presenter(); }
    /// Returns the view of the player to act, or of the first player if nobody must act.
    [[nodiscard]] View view() const {
        const PlayerId asked = m_runner.match().playerToAct();
        return {m_runner.match(), asked ? asked : PlayerId(0)};
    }
    [[nodiscard]] const std::vector<Occupant>& occupants() const { return m_occupants; }
    [[nodiscard]] const Replies& replies() const { return m_replies; }

private:
    struct Checked {};
    StagedTable(const QString& position, const QStringList& moves, const QStringList& names, std::string_view game,
                Checked /*checked*/)
        : StagedTable(position, moves, names, game) {
        if (!m_problem.empty()) qFatal("%s", m_problem.c_str());
    }

    const Game& m_game;
    ScenarioRunner m_runner;
    std::vector<Occupant> m_occupants;
    MatchLog m_log;
    Replies m_replies;
    std::string m_problem;
};

/// Returns the first card with that name, or nullptr if the table shows none.
inline const TableCard* cardNamed(const TableState& table, const QString& name) {
    const auto found = std::ranges::find_if(table.cards, [&](const TableCard& card) { return card.face.name == name; });
    return found == table.cards.end() ? nullptr : &*found;
}

/// Returns the labels of the answers on the card with that name.
inline QStringList labelsOn(const TableState& table, const QString& name) {
    QStringList labels;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card == cardNamed(table, name)->id) labels << answer.label;
    }
    return labels;
}

}  // namespace duelogue
