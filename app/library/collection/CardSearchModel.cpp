#include "app/library/collection/CardSearchModel.h"

#include <QStringView>
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/library/collection/CardFilters.h"
#include "app/library/collection/QueryWords.h"
#include "app/match/rows/Rows.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/search/CardFields.h"
#include "cards/search/QueryCompletion.h"
#include "cards/search/QueryParser.h"
#include "cards/search/SearchIndex.h"

namespace duelogue {

namespace {

/// More would cover the cards.
constexpr qsizetype mostSuggestions = 8;

/// Returns the position in a QString of a byte position in its UTF-8 text.
int letterAt(const std::string& text, std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(byte, text.size()))).size());
}

/// Converts a position in a QString into the position in the same text in UTF-8.
std::size_t byteAt(const QString& text, int letter) {
    return static_cast<std::size_t>(QStringView(text).left(std::max(0, letter)).toUtf8().size());
}

template <class Row>
std::vector<RowModel::Row> numbered(const std::vector<Row>& rows) {
    std::vector<RowModel::Row> list;
    list.reserve(rows.size());
    for (const Row& row : rows) list.push_back(rowOf(static_cast<int>(list.size()), row));
    return list;
}

}  // namespace

/// The cards of a game, ready to be searched. Faces are made when they are first shown.
struct CardSearchModel::Searched {
    struct Face {
        QString key;
        QString spoken;
    };

    explicit Searched(const Game& searchedGame)
        : game(searchedGame), fields(game.pool()), index(game.pool(), fields), filters(game.pool(), fields, index) {
        faces.resize(game.pool().definitions().size());
    }

    [[nodiscard]] const Face& faceOf(DefinitionId card) {
        Face& face = faces[card.value];
        if (face.key.isEmpty()) {
            const TableFace printed = game.presenter().printed(game.pool(), card);
            face = {FaceStore::instance().keyOf(printed), spokenFace(printed)};
        }
        return face;
    }
    [[nodiscard]] QString nameOf(DefinitionId card) const { return QString::fromStdString(game.pool()[card].name); }

    const Game& game;
    CardFields fields;
    SearchIndex index;
    CardFilters filters;
    std::vector<Face> faces;  ///< by card; empty until they are shown
};

CardSearchModel::CardSearchModel(QObject* parent)
    : QAbstractListModel(parent),
      m_filters(duelogue::roleNames<FilterRow>()),
      m_sortFields(duelogue::roleNames<SortRow>()) {
    connect(&Language::ofProgram(), &Language::changed, this, &CardSearchModel::retell);
}

CardSearchModel::~CardSearchModel() = default;

void CardSearchModel::setGame(const QString& game) {
    if (game == m_game) return;
    if (m_searched != nullptr) m_kept[m_game] = {m_text, currentCard()};
    m_game = game;
    // Cards of the previous game must not be looked up in this one.
    m_current = -1;
    showCards({});
    const Game* const found = duelogue::game(game.toStdString());
    std::unique_ptr<Searched>& searched = m_all[game];
    if (searched == nullptr && found != nullptr) searched = std::make_unique<Searched>(*found);
    m_searched = searched.get();
    m_query = {};
    const Kept kept = m_kept.value(game);
    m_text = kept.text;
    emit gameChanged();
    search();
    const auto row = std::ranges::find(m_cards, kept.card);
    if (kept.card && row != m_cards.end()) setCurrent(static_cast<int>(row - m_cards.begin()));
}

void CardSearchModel::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    search();
}

/// Finds the cards of the text. Keeps the result if the text has a mistake.
void CardSearchModel::search() {
    m_mistake.reset();
    if (m_searched != nullptr) {
        auto parsed = parseQuery(m_text.toStdString(), m_searched->fields);
        if (auto* const mistake = std::get_if<QueryMistake>(&parsed))
            m_mistake = std::move(*mistake);
        else
            m_query = std::get<Query>(std::move(parsed));
        showCards(m_searched->index.find(m_query));
    }
    showFilters();
    emit searched();
}

void CardSearchModel::write(const Query& query) {
    setText(QString::fromStdString(printQuery(query, m_searched->fields)));
}

void CardSearchModel::showCards(std::vector<DefinitionId> cards) {
    const DefinitionId chosen = currentCard();
    const int before = count();
    const int after = static_cast<int>(cards.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_cards.resize(cards.size());
        endRemoveRows();
    }
    const auto [old, now] = std::ranges::mismatch(m_cards, cards);
    const int same = static_cast<int>(old - m_cards.begin());
    const int kept = count();
    std::copy(now, cards.begin() + kept, old);
    if (same < kept) emit dataChanged(index(same), index(kept - 1));
    if (after > kept) {
        beginInsertRows({}, kept, after - 1);
        m_cards.insert(m_cards.end(), cards.begin() + kept, cards.end());
        endInsertRows();
    }
    const auto row = std::ranges::find(m_cards, chosen);
    const bool isThere = chosen && row != m_cards.end();
    m_current = isThere ? static_cast<int>(row - m_cards.begin()) : m_cards.empty() ? -1 : 0;
    emit currentChanged();
}

void CardSearchModel::showFilters() {
    if (m_searched == nullptr) {
        m_filters.setRows({});
        m_sortFields.setRows({});
        return;
    }
    m_filters.setRows(numbered(m_searched->filters.rows(m_query, m_searched->fields)));
    m_sortFields.setRows(numbered(m_searched->filters.sortRows(m_query, m_searched->fields)));
}

/// Tells everything again after a change of the language.
void CardSearchModel::retell() {
    for (auto& [game, searched] : m_all) {
        if (searched != nullptr) std::ranges::fill(searched->faces, Searched::Face{});
    }
    if (!m_cards.empty()) emit dataChanged(index(0), index(count() - 1));
    showFilters();
    emit searched();
}

QString CardSearchModel::countText() const {
    const int all = m_searched == nullptr ? 0 : static_cast<int>(m_searched->game.pool().definitions().size());
    if (count() == all) return tr("%n cards", "", all);
    return tr("%1 of %n cards", "", all).arg(count());
}

QString CardSearchModel::mistake() const { return m_mistake ? sentenceOf(*m_mistake) : QString(); }

int CardSearchModel::mistakeBegin() const { return m_mistake ? letterAt(m_text.toStdString(), m_mistake->begin) : 0; }

int CardSearchModel::mistakeEnd() const { return m_mistake ? letterAt(m_text.toStdString(), m_mistake->end) : 0; }

DefinitionId CardSearchModel::currentCard() const {
    const auto row = static_cast<std::size_t>(m_current);
    return row < m_cards.size() ? m_cards[row] : DefinitionId();
}

void CardSearchModel::setCurrent(int row) {
    if (row == m_current || row < 0 || row >= count()) return;
    m_current = row;
    emit currentChanged();
}

void CardSearchModel::toggle(int filter, int choice) {
    if (m_searched != nullptr) write(m_searched->filters.toggled(m_query, filter, choice, m_searched->fields));
}

void CardSearchModel::sortBy(int field) {
    if (m_searched == nullptr || field < 0 || static_cast<std::size_t>(field) >= m_searched->fields.all().size())
        return;
    write(withSortStep(m_query, FieldId(static_cast<std::uint8_t>(field))));
}

QVariantList CardSearchModel::completions(int cursor) const {
    QVariantList list;
    if (m_searched == nullptr) return list;
    const std::string text = m_text.toStdString();
    const std::size_t byte = byteAt(m_text, cursor);
    const QueryCompletion completion = completeQuery(text, byte, m_searched->fields);
    const std::string_view typed = std::string_view(text).substr(completion.begin, completion.end - completion.begin);
    for (const QuerySuggestion& each : completion.suggestions) {
        if (each.text != typed && list.size() < mostSuggestions)
            list += QVariantMap{{"text", QString::fromStdString(each.text)},
                                {"meaning", FieldNames::meaningOf(each.meaning)}};
    }
    return list;
}

int CardSearchModel::complete(int cursor, const QString& suggestion) {
    if (m_searched == nullptr) return cursor;
    std::string text = m_text.toStdString();
    const std::size_t byte = byteAt(m_text, cursor);
    const QueryCompletion completion = completeQuery(text, byte, m_searched->fields);
    const std::string word = suggestion.toStdString();
    text.replace(completion.begin, completion.end - completion.begin, word);
    setText(QString::fromStdString(text));
    return letterAt(text, completion.begin + word.size());
}

QString CardSearchModel::nameAt(int row) const {
    return row < 0 || row >= count() ? QString() : m_searched->nameOf(m_cards[static_cast<std::size_t>(row)]);
}

int CardSearchModel::rowOfCard(const QString& name) const {
    if (m_searched == nullptr) return -1;
    const DefinitionId card = m_searched->game.pool().find(name.toStdString());
    const auto row = std::ranges::find(m_cards, card);
    return card && row != m_cards.end() ? static_cast<int>(row - m_cards.begin()) : -1;
}

int CardSearchModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant CardSearchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const DefinitionId card = m_cards[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return m_searched->nameOf(card);
        case FaceKeyRole:
            return m_searched->faceOf(card).key;
        case SpokenRole:
            return m_searched->faceOf(card).spoken;
        default:
            return {};
    }
}

QHash<int, QByteArray> CardSearchModel::roleNames() const {
    return {{NameRole, "name"}, {FaceKeyRole, "faceKey"}, {SpokenRole, "spoken"}};
}

}  // namespace duelogue
