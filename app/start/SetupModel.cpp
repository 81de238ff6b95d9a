#include "app/start/SetupModel.h"

#include "app/paint/FaceStore.h"

#include <QVariantMap>
#include <algorithm>

namespace duelogue {

void SetupModel::show(const Setup& setup) {
    m_seats.clear();
    m_game = 0;
    m_setup = setup;
    m_canUndo = false;
    seatAll();
    emit offered();
    emit chosen();
    emit noticed();
}

void SetupModel::update(const Setup& setup) {
    const MatchWish before = choice();
    m_setup = setup;
    m_canUndo = false;
    emit offered();
    choose(before);
    emit noticed();
}

void SetupModel::chooseDeck(int seat, const QString& id) {
    const SetupGame* const game = chosenGame();
    for (std::size_t d = 0; game != nullptr && d < game->decks.size(); ++d) {
        if (game->decks[d].id == id) setDeck(seat, int(d));
    }
}

void SetupModel::setNotices(const QStringList& notices, bool canUndo) {
    m_setup.notices = notices;
    m_canUndo = canUndo;
    emit noticed();
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
    const int before = m_game;
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
    if (m_game != before) emit offered();
    emit chosen();
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

MatchWish SetupModel::choice() const {
    MatchWish choice;
    const SetupGame* const game = chosenGame();
    if (game == nullptr) return choice;
    choice.game = game->id;
    for (const Seat& seat : m_seats) {
        const auto kind = std::size_t(seat.kind), deck = std::size_t(seat.deck);
        choice.seats.push_back({seat.name, kind < m_setup.kinds.size() ? m_setup.kinds[kind].id : QString(),
                                deck < game->decks.size() ? game->decks[deck].id : QString()});
    }
    return choice;
}

MatchWish SetupModel::wish() const {
    MatchWish wish = choice();
    for (std::size_t i = 0; i < wish.seats.size(); ++i) wish.seats[i].name = nameOf(i);
    return wish;
}

QString SetupModel::deckName(const QString& id) const {
    const SetupGame* const game = chosenGame();
    if (game == nullptr) return {};
    const auto found =
        std::find_if(game->decks.begin(), game->decks.end(), [&](const SetupDeck& deck) { return deck.id == id; });
    return found == game->decks.end() ? QString() : found->name;
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
                            {"problem", deck.problem},
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
    emit offered();
    emit chosen();
}

void SetupModel::setName(int seat, const QString& name) {
    if (!isSeat(seat)) return;
    m_seats[std::size_t(seat)].name = name.trimmed().left(24);
    emit chosen();
}

void SetupModel::setKind(int seat, int kind) {
    if (!isSeat(seat) || kind < 0 || kind >= int(m_setup.kinds.size())) return;
    m_seats[std::size_t(seat)].kind = kind;
    emit chosen();
}

void SetupModel::setDeck(int seat, int deck) {
    const SetupGame* const game = chosenGame();
    const int decks = game == nullptr ? 0 : int(game->decks.size());
    if (!isSeat(seat) || deck < 0 || deck >= decks) return;
    m_seats[std::size_t(seat)].deck = deck;
    emit chosen();
}

void SetupModel::copyDeck(int seat) {
    if (isSeat(seat)) emit deckCopyWanted(seat);
}

void SetupModel::pasteDeck(int seat) {
    if (isSeat(seat)) emit deckPasteWanted(seat);
}

void SetupModel::forgetDeck(int seat) {
    if (isSeat(seat)) emit deckForgetWanted(seat);
}

void SetupModel::undoForgetting() {
    if (m_canUndo) emit deckUndoWanted();
}

/// Why the match can't begin at all; empty where it can.
QString SetupModel::whyNot(const SetupGame& game) const {
    for (const Seat& seat : m_seats) {
        if (std::size_t(seat.deck) >= game.decks.size()) return tr("There is no deck to play with.");
        const SetupDeck& deck = game.decks[std::size_t(seat.deck)];
        if (!deck.playable) return deck.name + ": " + deck.problem;
    }
    return {};
}

QStringList SetupModel::doubtsOf(const SetupGame& game) const {
    QStringList doubts;
    if (m_setup.canResume) doubts += tr("The unfinished match would be lost: %1.").arg(m_setup.resumeText);
    for (const Seat& seat : m_seats) {
        const SetupDeck& deck = game.decks[std::size_t(seat.deck)];
        const QString doubt = tr("%2 %1 can be played all the same.").arg(deck.name, deck.problem);
        if (!deck.problem.isEmpty() && !doubts.contains(doubt)) doubts += doubt;
    }
    return doubts;
}

void SetupModel::setDoubts(const QStringList& doubts) {
    m_doubts = doubts;
    emit doubted();
}

void SetupModel::start() {
    const SetupGame* const game = chosenGame();
    if (game == nullptr) return;
    const QString reason = whyNot(*game);
    if (!reason.isEmpty()) return setNotices({reason});
    setDoubts(doubtsOf(*game));
    if (m_doubts.isEmpty()) emit matchWanted(wish());
}

void SetupModel::startAnyway() {
    setDoubts({});
    emit matchWanted(wish());
}

void SetupModel::dropDoubts() { setDoubts({}); }

void SetupModel::resume() {
    setDoubts({});
    if (m_setup.canResume) emit resumeWanted();
}

}  // namespace duelogue
