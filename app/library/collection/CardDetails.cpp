#include "app/library/collection/CardDetails.h"

#include <algorithm>
#include <vector>

#include "app/games/Games.h"
#include "app/games/ProgramRulings.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/library/collection/FieldNames.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/matches/Statistics.h"
#include "app/match/lesson/LessonSource.h"
#include "app/match/saved/MatchResults.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/decks/Deck.h"

namespace duelogue {

namespace {

/// Returns the copies in the deck with its extra deck, without the sideboard.
int playedIn(const Deck& deck, DefinitionId card) {
    return Deck::copiesIn(deck.entries, card) + Deck::copiesIn(deck.extra, card);
}

/// Returns the copies in the deck in words. Its sideboard counts only if it holds all of them.
QString copiesOf(const Deck& deck, DefinitionId card) {
    if (const int played = playedIn(deck, card); played > 0) return CardDetails::tr("%n copies", "", played);
    const int aside = Deck::copiesIn(deck.sideboard, card);
    return aside > 0 ? CardDetails::tr("%n copies in the sideboard", "", aside) : QString();
}

}  // namespace

/// The decks and matches of the game.
struct CardDetails::Records {
    struct ListedDeck {
        QString id;
        Deck deck;
        bool isOwn = false;
    };

    explicit Records(const Game& game) {
        for (OwnDeck& own : ownDecks(game))
            decks.push_back({QString::fromStdString(own.id), std::move(own.deck), true});
        for (const NamedDeck& named : game.decks()) decks.push_back({QString::fromStdString(named.id), named.deck});
        const QString id = QString::fromStdString(game.id());
        matches = matchResults();
        std::erase_if(matches, [&id](const MatchResult& match) { return match.game != id; });
    }

    /// Returns the user's results with decks that contain the card. Random decks are unknown.
    [[nodiscard]] Tally tallyOf(DefinitionId card) const {
        QStringList ids;
        for (const ListedDeck& each : decks) {
            if (playedIn(each.deck, card) > 0) ids += each.id;
        }
        std::vector<MatchResult> played;
        for (const MatchResult& match : matches) {
            const int seat = seatOfPerson(match);
            if (seat < 0) continue;
            const QStringList parts = match.seats[seat].deck.split(u'+', Qt::SkipEmptyParts);
            if (std::ranges::any_of(parts, [&ids](const QString& part) { return ids.contains(part); }))
                played.push_back(match);
        }
        return statisticsOf(played).all;
    }

    std::vector<ListedDeck> decks;
    std::vector<MatchResult> matches;
};

CardDetails::CardDetails(QObject* parent) : QObject(parent) {
    connect(&Language::ofProgram(), &Language::changed, this, &CardDetails::changed);
}

CardDetails::~CardDetails() = default;

void CardDetails::setGame(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    m_played = duelogue::game(game.toStdString());
    m_records.reset();
    find();
}

void CardDetails::setName(const QString& name) {
    if (name == m_name) return;
    m_name = name;
    find();
}

void CardDetails::find() {
    m_card = m_played == nullptr ? DefinitionId() : m_played->pool().find(m_name.toStdString());
    emit changed();
}

void CardDetails::refresh() {
    m_records.reset();
    emit changed();
}

const CardDetails::Records& CardDetails::records() const {
    if (m_records == nullptr) m_records = std::make_unique<Records>(*m_played);
    return *m_records;
}

QString CardDetails::faceKey() const {
    if (!m_card) return {};
    return FaceStore::instance().keyOf(m_played->presenter().printed(m_played->pool(), m_card));
}

QString CardDetails::typeLine() const {
    return m_card ? m_played->presenter().printed(m_played->pool(), m_card).typeLine : QString();
}

QString CardDetails::spoken() const {
    return m_card ? spokenFace(m_played->presenter().printed(m_played->pool(), m_card)) : QString();
}

QVariantList CardDetails::facts() const {
    QVariantList list;
    if (!m_card) return list;
    const Definition& card = m_played->pool()[m_card];
    const auto add = [&list](const QString& name, const QString& value) {
        if (!value.isEmpty()) list += QVariantMap{{"name", name}, {"value", value}};
    };
    add(tr("Set"), QString::fromStdString(card.set));
    if (card.number != 0) add(tr("Number"), QString::number(card.number));
    add(tr("Rarity"), FieldNames::wordOf(card.rarity));
    if (card.copies != 0) add(tr("In the box"), tr("%n copies", "", card.copies));
    return list;
}

QString CardDetails::attribution() const {
    const QString icon = m_card ? QString::fromStdString(m_played->pool()[m_card].icon) : QString();
    if (icon.isEmpty()) return {};
    return tr("Picture: icon “%1” by the authors of game-icons.net (CC BY 3.0).").arg(icon);
}

QVariantList CardDetails::decks() const {
    QVariantList list;
    if (!m_card) return list;
    for (const Records::ListedDeck& each : records().decks) {
        const QString copies = copiesOf(each.deck, m_card);
        if (copies.isEmpty()) continue;
        list += QVariantMap{{"name", QString::fromStdString(each.deck.name)}, {"copies", copies}, {"own", each.isOwn}};
    }
    return list;
}

QString CardDetails::results() const {
    if (!m_card) return {};
    const Tally tally = records().tallyOf(m_card);
    if (tally.total() == 0) return tr("You have not finished a match with a deck that contains this card.");
    QStringList parts{tr("%1 won").arg(tally.won)};
    if (tally.even > 0) parts += tr("%1 drawn").arg(tally.even);
    parts += tr("%1 lost").arg(tally.lost);
    return tr("%n matches with decks that contain this card today: %1.", "", tally.total())
        .arg(parts.join(QStringLiteral(", ")));
}

QVariantList CardDetails::rulings() const {
    QVariantList list;
    if (!m_card) return list;
    const Rulings& rulings = rulingsOf(*m_played);
    for (const Ruling* const ruling : rulings.ofCard(m_played->pool()[m_card].name)) {
        const auto index = static_cast<int>(ruling - rulings.all().data());
        list += QVariantMap{{"sentence", spokenText(ruling->sentence())}, {"index", index}};
    }
    return list;
}

}  // namespace duelogue
