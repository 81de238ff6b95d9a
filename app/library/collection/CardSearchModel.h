#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QHash>
#include <QVariantList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/match/rows/RowModel.h"
#include "cards/data/CardPool.h"
#include "cards/search/Query.h"
#include "cards/search/QueryMistake.h"

namespace duelogue {

/// The cards of one game that a query finds, for QML. A row is a card; roles: name (always English), faceKey (of
/// FaceStore), spoken (the contents of the face for a screen reader). Rows change in place: a new result keeps the
/// rows and gives them other cards, so a view keeps its delegates.
///
/// Clicks and typing change the same text. While a text has a mistake, the result of the last correct text remains, and
/// a click changes that text. Each game keeps its text and its current card as long as the object lives. The cards of a
/// game are read when the game is first set.
class CardSearchModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// The id of the game; empty: no cards.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// The query as typed (cards/search/README.md).
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY searched)
    Q_PROPERTY(int count READ count NOTIFY searched)
    /// "37 of 200 cards".
    Q_PROPERTY(QString countText READ countText NOTIFY searched)
    /// A sentence about the mistake in the text and what is possible at its place; empty without a mistake.
    Q_PROPERTY(QString mistake READ mistake NOTIFY searched)
    /// The letters of the text that are wrong: from mistakeBegin to before mistakeEnd.
    Q_PROPERTY(int mistakeBegin READ mistakeBegin NOTIFY searched)
    Q_PROPERTY(int mistakeEnd READ mistakeEnd NOTIFY searched)
    /// True if the text with the mistake can become right by typing on.
    Q_PROPERTY(bool unfinished READ isUnfinished NOTIFY searched)
    /// Roles: filter, name, minor, chosen, choices (choice, label, cards, chosen); see CardFilters.h.
    Q_PROPERTY(duelogue::RowModel* filters READ filters CONSTANT)
    /// Roles: field, name, order; see SortRow.
    Q_PROPERTY(duelogue::RowModel* sortFields READ sortFields CONSTANT)
    /// The row of the current card; -1 without cards. A new result keeps the card if it contains it.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)

public:
    explicit CardSearchModel(QObject* parent = nullptr);
    ~CardSearchModel() override;
    CardSearchModel(const CardSearchModel&) = delete;
    CardSearchModel& operator=(const CardSearchModel&) = delete;

    [[nodiscard]] QString game() const { return m_game; }
    /// Sets the game; an unknown id means no cards.
    void setGame(const QString& game);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] int count() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString mistake() const;
    [[nodiscard]] int mistakeBegin() const;
    [[nodiscard]] int mistakeEnd() const;
    [[nodiscard]] bool isUnfinished() const { return m_mistake && m_mistake->isUnfinished; }
    [[nodiscard]] RowModel* filters() { return &m_filters; }
    [[nodiscard]] RowModel* sortFields() { return &m_sortFields; }
    [[nodiscard]] int current() const { return m_current; }
    /// Sets the current row; a row that does not exist is ignored.
    void setCurrent(int row);

    /// Chooses a value of a filter, or no longer; the arguments are roles of `filters`.
    Q_INVOKABLE void toggle(int filter, int choice);
    /// Sorts by a field in ascending order, then in descending order, then no longer. The argument is a role of
    /// `sortFields`.
    Q_INVOKABLE void sortBy(int field);
    /// Returns what can be typed at the cursor: maps with text and meaning; empty if nothing can be suggested. The
    /// cursor is a position in the text.
    Q_INVOKABLE QVariantList completions(int cursor) const;
    /// Replaces the word at the cursor by a suggestion and returns the new position of the cursor.
    Q_INVOKABLE int complete(int cursor, const QString& suggestion);
    /// Returns the name of the card in a row; empty if the row does not exist.
    Q_INVOKABLE QString nameAt(int row) const;
    /// Returns the row of a card, or -1 if the result does not contain it.
    Q_INVOKABLE int rowOfCard(const QString& name) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();
    /// The text or its result has changed.
    void searched();
    void currentChanged();

private:
    enum Role { NameRole = Qt::UserRole, FaceKeyRole, SpokenRole };
    struct Searched;
    /// The state of a game's cards while another game is shown.
    struct Kept {
        QString text;
        DefinitionId card;
    };

    std::map<QString, std::unique_ptr<Searched>> m_all;  ///< the games that were set so far
    Searched* m_searched = nullptr;
    QHash<QString, Kept> m_kept;
    QString m_game;
    QString m_text;
    Query m_query;  ///< of the last text without a mistake
    std::optional<QueryMistake> m_mistake;
    std::vector<DefinitionId> m_cards;
    int m_current = -1;
    RowModel m_filters;
    RowModel m_sortFields;

    [[nodiscard]] DefinitionId currentCard() const;
    void search();
    void write(const Query& query);
    void showCards(std::vector<DefinitionId> cards);
    void showFilters();
    void retell();
};

}  // namespace duelogue
