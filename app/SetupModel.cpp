#include "app/SetupModel.h"

#include "app/paint/FaceStore.h"

#include <QVariantMap>
#include <algorithm>

namespace duelogue {

void SetupModel::show(const Setup& setup) {
    m_setup = setup;
    m_game = 0;
    m_seats.clear();
    seatAll();
    emit changed();
}

void SetupModel::update(const Setup& setup) {
    const MatchWish before = wish();
    m_setup = setup;
    seatAll();
    for (std::size_t i = 0; i < before.seats.size(); ++i) chooseDeck(int(i), before.seats[i].deck);
    emit changed();
}

void SetupModel::chooseDeck(int seat, const QString& id) {
    const SetupGame* const game = chosenGame();
    for (std::size_t d = 0; game != nullptr && d < game->decks.size(); ++d) {
        if (game->decks[d].id == id) setDeck(seat, int(d));
    }
}

void SetupModel::setNotices(const QStringList& notices) {
    m_setup.notices = notices;
    emit changed();
}

const SetupGame* SetupModel::chosenGame() const {
    return m_game < int(m_setup.games.size()) ? &m_setup.games[std::size_t(m_game)] : nullptr;
}

/// The first seat is a person, the others are usual opponents; each takes another deck.
void SetupModel::seatAll() {
    const SetupGame* const game = chosenGame();
    const std::size_t count = game == nullptr ? 0 : std::size_t(std::max(2, game->seats));
    const int decks = game == nullptr ? 0 : int(game->decks.size());
    m_seats.resize(std::min(m_seats.size(), count));
    while (m_seats.size() < count) {
        const int seat = int(m_seats.size());
        const int last = std::max(0, int(m_setup.kinds.size()) - 1);
        const int kind = seat == 0 ? 0 : kindOf(m_setup.opponent, last);
        m_seats.push_back({QString(), kind, decks > 0 ? seat % decks : 0});
    }
    for (Seat& seat : m_seats) seat.deck = std::clamp(seat.deck, 0, std::max(0, decks - 1));
}

int SetupModel::kindOf(const QString& id, int otherwise) const {
    for (std::size_t k = 0; k < m_setup.kinds.size(); ++k) {
        if (m_setup.kinds[k].id == id) return int(k);
    }
    return otherwise;
}

void SetupModel::choose(const MatchWish& wish) {
    for (std::size_t i = 0; i < m_setup.games.size(); ++i) {
        if (m_setup.games[i].id == wish.game) m_game = int(i);
    }
    seatAll();
    const SetupGame* const game = chosenGame();
    for (std::size_t i = 0; game != nullptr && i < std::min(m_seats.size(), wish.seats.size()); ++i) {
        const MatchWish::Seat& seat = wish.seats[i];
        m_seats[i].name = seat.name;
        m_seats[i].kind = kindOf(seat.kind, m_seats[i].kind);
        for (std::size_t d = 0; d < game->decks.size(); ++d) {
            if (game->decks[d].id == seat.deck) m_seats[i].deck = int(d);
        }
    }
    emit changed();
}

QString SetupModel::nameOf(std::size_t seat) const {
    if (!m_seats[seat].name.isEmpty()) return m_seats[seat].name;
    const auto people = std::count_if(m_seats.begin(), m_seats.end(), [this](const Seat& each) {
        return std::size_t(each.kind) < m_setup.kinds.size() && m_setup.kinds[std::size_t(each.kind)].person;
    });
    const bool person =
        std::size_t(m_seats[seat].kind) < m_setup.kinds.size() && m_setup.kinds[std::size_t(m_seats[seat].kind)].person;
    if (!person) return QStringList{tr("Maren"), tr("Oskar"), tr("Ilse"), tr("Jonas")}.value(int(seat));
    return people == 1 ? tr("You") : tr("Player %1").arg(seat + 1);
}

MatchWish SetupModel::wish() const {
    MatchWish wish;
    const SetupGame* const game = chosenGame();
    if (game == nullptr) return wish;
    wish.game = game->id;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const auto kind = std::size_t(m_seats[i].kind), deck = std::size_t(m_seats[i].deck);
        wish.seats.push_back({nameOf(i), kind < m_setup.kinds.size() ? m_setup.kinds[kind].id : QString(),
                              deck < game->decks.size() ? game->decks[deck].id : QString()});
    }
    return wish;
}

QVariantList SetupModel::games() const {
    QVariantList list;
    for (const SetupGame& game : m_setup.games) {
        list << QVariantMap{{"id", game.id},
                            {"name", game.name},
                            {"description", game.description},
                            {"icon", game.icon},
                            {"seats", game.seats}};
    }
    return list;
}

namespace {

/// A deck's picture is drawn like a card's.
QString pictureOf(const SetupDeck& deck) {
    TableFace face;
    face.name = deck.name;
    face.icon = deck.icon;
    face.colours = deck.colours;
    face.frame = deck.colours.size() > 1 ? QString("M") : deck.colours.isEmpty() ? QString("A") : deck.colours;
    face.figures = "-";
    return FaceStore::instance().keyOf(face);
}

}  // namespace

QVariantList SetupModel::decks() const {
    QVariantList list;
    const SetupGame* const game = chosenGame();
    if (game == nullptr) return list;
    for (const SetupDeck& deck : game->decks) {
        list << QVariantMap{{"id", deck.id},
                            {"name", deck.name},
                            {"icon", deck.icon},
                            {"description", deck.description},
                            {"cards", deck.cards},
                            {"own", deck.own},
                            {"faceKey", pictureOf(deck)},
                            {"colours", deck.colours.split(QString(), Qt::SkipEmptyParts)}};
    }
    return list;
}

QVariantList SetupModel::kinds() const {
    QVariantList list;
    for (const SetupKind& kind : m_setup.kinds) {
        list << QVariantMap{{"id", kind.id},
                            {"name", kind.name},
                            {"description", kind.description},
                            {"icon", kind.icon},
                            {"person", kind.person}};
    }
    return list;
}

QVariantList SetupModel::seats() const {
    QVariantList list;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        list << QVariantMap{{"name", nameOf(i)}, {"kind", m_seats[i].kind}, {"deck", m_seats[i].deck}};
    }
    return list;
}

void SetupModel::setGame(int game) {
    if (game == m_game || game < 0 || game >= int(m_setup.games.size())) return;
    m_game = game;
    seatAll();
    emit changed();
}

void SetupModel::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= int(m_seats.size())) return;
    m_seats[std::size_t(seat)].name = name.trimmed().left(24);
    emit changed();
}

void SetupModel::setKind(int seat, int kind) {
    if (seat < 0 || seat >= int(m_seats.size()) || kind < 0 || kind >= int(m_setup.kinds.size())) return;
    m_seats[std::size_t(seat)].kind = kind;
    emit changed();
}

void SetupModel::setDeck(int seat, int deck) {
    const SetupGame* const game = chosenGame();
    const int decks = game == nullptr ? 0 : int(game->decks.size());
    if (seat < 0 || seat >= int(m_seats.size()) || deck < 0 || deck >= decks) return;
    m_seats[std::size_t(seat)].deck = deck;
    emit changed();
}

void SetupModel::copyDeck(int seat) {
    if (seat >= 0 && seat < int(m_seats.size())) emit deckCopyWanted(seat);
}

void SetupModel::pasteDeck(int seat) {
    if (seat >= 0 && seat < int(m_seats.size())) emit deckPasteWanted(seat);
}

void SetupModel::forgetDeck(int seat) {
    if (seat >= 0 && seat < int(m_seats.size())) emit deckForgetWanted(seat);
}

void SetupModel::start() {
    if (chosenGame() != nullptr) emit matchWanted(wish());
}

void SetupModel::resume() {
    if (m_setup.canResume) emit resumeWanted();
}

}  // namespace duelogue
