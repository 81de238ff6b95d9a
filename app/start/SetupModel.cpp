#include "app/start/SetupModel.h"

#include "app/shell/language/OutsideWords.h"
#include "app/shell/paint/FaceStore.h"
#include "app/start/FirstStart.h"
#include "match/loop/CommunicationKind.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QVariantMap>
#include <algorithm>

namespace duelogue {

void SetupModel::show(const Setup& setup) {
    m_plan = {};
    update(setup);
}

void SetupModel::update(const Setup& setup) {
    m_plan.offer(setup);
    m_notices = setup.notices;
    m_canUndo = false;
    if (!m_doubts.isEmpty() && m_plan.game() != nullptr) setDoubts(doubtsOf(*m_plan.game()));
    emit noticed();
    tellOffer();
}

void SetupModel::chooseGame(const QString& id) {
    const auto& games = m_plan.offered().games;
    const auto found = std::ranges::find(games, id, &SetupGame::id);
    if (found != games.end()) setGame(static_cast<int>(found - games.begin()));
}

void SetupModel::chooseDeck(int seat, const QString& id) {
    const SetupGame* const game = m_plan.game();
    for (std::size_t d = 0; game != nullptr && d < game->decks.size(); ++d) {
        if (game->decks[d].id == id) pickDeck(game->decks[d].seat < 0 ? seat : game->decks[d].seat, int(d));
    }
}

void SetupModel::setNotices(const QStringList& notices, bool canUndo) {
    m_notices = notices;
    m_canUndo = canUndo;
    emit noticed();
}

void SetupModel::choose(const MatchConfig& config) {
    const int before = game();
    m_plan.choose(config);
    if (game() != before) return tellOffer();
    tellChoice();
}

void SetupModel::recall(const StartChoice& choice) {
    const int before = game();
    m_plan.recall(choice);
    if (game() != before) return tellOffer();
    tellChoice();
}

QString SetupModel::deckName(const QString& id) const {
    const SetupGame* const game = m_plan.game();
    if (game == nullptr) return {};
    const auto found =
        std::find_if(game->decks.begin(), game->decks.end(), [&](const SetupDeck& deck) { return deck.id == id; });
    return found == game->decks.end() ? QString() : found->name;
}

// -------------------------------------------------------------------------------------------------- properties for QML

QVariantList SetupModel::games() const {
    QVariantList list;
    for (const SetupGame& game : m_plan.offered().games) {
        list << QVariantMap{
            {"id", game.id}, {"name", game.name}, {"description", game.description}, {"icon", game.icon}};
    }
    return list;
}

namespace {

/// Returns the key of the deck's picture, which is drawn like that of a card.
QString pictureOf(const SetupDeck& deck) {
    TableFace face;
    face.name = deck.name;
    face.icon = deck.icon;
    face.colors = deck.colors;
    const QString plain = deck.hue.isEmpty() ? QString("A") : deck.hue;
    face.frame = deck.colors.size() > 1 ? QString("M") : deck.colors.isEmpty() ? plain : deck.colors;
    face.figures = "-";
    return FaceStore::instance().keyOf(face);
}

}  // namespace

QVariantList SetupModel::decks() const {
    QVariantList list;
    const SetupGame* const game = m_plan.game();
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
                            {"seat", deck.seat},
                            {"colors", deck.colors.split("", Qt::SkipEmptyParts)},
                            {"fan", deck.fan},
                            {"curve", QVariant::fromValue(QList<int>(deck.curve.begin(), deck.curve.end()))}};
    }
    return list;
}

QVariantList SetupModel::kinds() const {
    QVariantList list;
    for (const SetupKind& kind : m_plan.kinds()) {
        list << QVariantMap{{"id", kind.id},
                            {"name", kind.name},
                            {"description", kind.description},
                            {"icon", kind.icon},
                            {"person", kind.person}};
    }
    return list;
}

int SetupModel::joined() const { return m_plan.game() == nullptr ? 1 : m_plan.game()->joined; }

bool SetupModel::isOneBox() const {
    const SetupGame* const game = m_plan.game();
    return game != nullptr && (game->joined > 1 || game->seats.most > 2);
}

QStringList SetupModel::roles() const { return m_plan.game() == nullptr ? QStringList() : m_plan.game()->roles; }

QVariantList SetupModel::seats() const {
    QVariantList list;
    for (int seat = 0; seat < m_plan.seats(); ++seat) list << seatMap(seat);
    return list;
}

QVariantMap SetupModel::seatMap(int seat) const {
    const std::vector<SetupDeck>& decks = m_plan.game()->decks;
    const std::vector<int> picks = m_plan.picks(seat);
    QVariantList chosen;
    QStringList faces;
    for (const int pick : picks) {
        chosen << pick;
        faces << pictureOf(decks[std::size_t(pick)]);
    }
    const bool whole = !picks.empty() && decks[std::size_t(picks.front())].whole;
    while (!whole && faces.size() < joined()) faces << QString();
    return {{"name", m_plan.nameOf(seat)},
            {"kind", m_plan.kindOf(seat)},
            {"decks", chosen},
            {"deck", picks.empty() ? -1 : picks.front()},
            {"title", titleOf(picks)},
            {"faces", faces},
            {"canGo", m_plan.canTake(seat)}};
}

/// Returns the title of joined decks: "Aliens and Ninjas".
QString SetupModel::titleOf(const std::vector<int>& picks) const {
    const std::vector<SetupDeck>& decks = m_plan.game()->decks;
    if (picks.empty()) return joined() > 1 ? tr("Random") : QString();
    QString title = decks[std::size_t(picks.front())].name;
    if (decks[std::size_t(picks.front())].whole) return title;
    for (std::size_t i = 1; i < picks.size(); ++i)
        title = tr("%1 and %2").arg(title, decks[std::size_t(picks[i])].name);
    const int lacking = joined() - int(picks.size());
    return lacking > 0 ? tr("%1 + random").arg(title) : title;
}

namespace {

QString playedBy(const QStringList& names) {
    if (names.isEmpty()) return {};
    // "You" is the default name of a person.
    if (names == QStringList{QCoreApplication::translate("SeatSelection", "You")})
        return SetupModel::tr("Chosen by you");
    const QString who = names.join(SetupModel::tr(" and "));
    return SetupModel::tr("Chosen by %1").arg(who);
}

QString capital(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

}  // namespace

QVariantList SetupModel::holders() const {
    QVariantList list;
    const int decks = m_plan.game() == nullptr ? 0 : int(m_plan.game()->decks.size());
    for (int deck = 0; deck < decks; ++deck) {
        QVariantList seats;
        QStringList names;
        for (const int seat : m_plan.holders(deck)) {
            seats << seat;
            names << m_plan.nameOf(seat);
        }
        list << QVariantMap{{"seats", seats}, {"who", playedBy(names)}};
    }
    return list;
}

/// Returns the value by its name, as the name of its seat, as yes or no if the rule is a switch, or else as a number.
QString SetupModel::wordOf(const SetupOption& option, int value) const {
    const int place = value - option.least;
    if (place < option.names.size()) return capital(translated("Options", option.names[place].toStdString()));
    if (option.isSeat) return m_plan.nameOf(value - 1);
    const bool isYesOrNo = option.least == 0 && option.most == 1;
    if (!isYesOrNo) return QString::number(value);
    return value == 1 ? tr("yes") : tr("no");
}

QVariantList SetupModel::options() const {
    QVariantList list;
    const SetupGame* const game = m_plan.game();
    for (std::size_t i = 0; game != nullptr && i < game->options.size(); ++i) {
        const SetupOption& option = game->options[i];
        list << QVariantMap{{"name", capital(translated("Options", option.word.toStdString()))},
                            {"meaning", capital(translated("Options", option.meaning.toStdString()))},
                            {"value", m_plan.option(int(i))},
                            {"valueWord", wordOf(option, m_plan.option(int(i)))},
                            {"usual", option.usual},
                            {"usualWord", wordOf(option, option.usual)},
                            {"least", option.least},
                            {"most", m_plan.mostOf(option)}};
    }
    return list;
}

// -------------------------------------------------------------------------------------------------- choosing

/// Emits the signal that replaces items on the screen last. A replaced item still receives events until the current one
/// is over, and the garbage collector may delete it meanwhile.
void SetupModel::tellChoice() {
    emit chosen();
    emit seated();
}

void SetupModel::tellOffer() {
    emit chosen();
    emit offered();
    emit seated();
}

void SetupModel::setGame(int game) {
    const int before = this->game();
    m_plan.setGame(game);
    if (this->game() != before) tellOffer();
}

void SetupModel::addSeat() {
    m_plan.addSeat();
    tellChoice();
}

void SetupModel::takeSeat(int seat) {
    m_plan.takeSeat(seat);
    tellChoice();
}

void SetupModel::changeSides() {
    m_plan.changeSides();
    emit chosen();
}

void SetupModel::setName(int seat, const QString& name) {
    m_plan.setName(seat, name);
    emit chosen();
}

void SetupModel::setKind(int seat, int kind) {
    m_plan.setKind(seat, kind);
    emit chosen();
}

void SetupModel::pickDeck(int seat, int deck) {
    m_plan.pick(seat, deck);
    emit chosen();
}

void SetupModel::dealDecks() {
    m_plan.deal(QRandomGenerator::global()->generate64());
    emit chosen();
}

void SetupModel::setOption(int option, int value) {
    m_plan.setOption(option, value);
    emit chosen();
}

void SetupModel::setSeries(int of) {
    m_plan.setSeries(of);
    emit chosen();
}

void SetupModel::setClockMinutes(int minutes) {
    m_plan.setClock({minutes, clockIncrement()});
    emit chosen();
}

void SetupModel::setClockIncrement(int seconds) {
    m_plan.setClock({clockMinutes(), seconds});
    emit chosen();
}

void SetupModel::resetOptions() {
    m_plan.resetOptions();
    emit chosen();
}

void SetupModel::editDeck(int seat) {
    if (!isSeat(seat)) return;
    const MatchConfig config = choice();
    emit editWanted(seat, config.game, config.seats[std::size_t(seat)].deck);
}

void SetupModel::editNewDeck(int seat) {
    if (isSeat(seat)) emit editWanted(seat, choice().game, {});
}

void SetupModel::takeEdited(int seat, const QString& game, const QString& id) { emit deckEdited(seat, game, id); }

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

// -------------------------------------------------------------------------------------------------- starting

/// Returns the reason why the match can't begin; empty if it can.
QString SetupModel::whyNot(const SetupGame& game) const {
    if (game.decks.empty()) return tr("No decks available for this game.");
    for (int seat = 0; seat < m_plan.seats(); ++seat) {
        for (const int pick : m_plan.picks(seat)) {
            const SetupDeck& deck = game.decks[std::size_t(pick)];
            if (!deck.playable) return deck.name + ": " + deck.problem;
        }
    }
    return {};
}

QStringList SetupModel::doubtsOf(const SetupGame& game) const {
    QStringList doubts;
    if (canResume()) doubts += m_plan.offered().resumeDoubt;
    for (int seat = 0; seat < m_plan.seats(); ++seat) {
        for (const int pick : m_plan.picks(seat)) {
            const SetupDeck& deck = game.decks[std::size_t(pick)];
            const QString doubt = tr("%2 You can still play %1.").arg(deck.name, deck.problem);
            if (!deck.problem.isEmpty() && !doubts.contains(doubt)) doubts += doubt;
        }
    }
    return doubts;
}

void SetupModel::setDoubts(const QStringList& doubts) {
    m_doubts = doubts;
    emit doubted();
}

void SetupModel::start() {
    const SetupGame* const game = m_plan.game();
    if (game == nullptr) return;
    const QString reason = whyNot(*game);
    if (!reason.isEmpty()) return setNotices({reason});
    setDoubts(doubtsOf(*game));
    if (m_doubts.isEmpty()) emit matchWanted(config());
}

void SetupModel::startAnyway() {
    setDoubts({});
    emit matchWanted(config());
}

void SetupModel::dropDoubts() { setDoubts({}); }

void SetupModel::resume() {
    setDoubts({});
    if (canResume()) emit resumeWanted();
}

void SetupModel::welcome() {
    m_welcoming = true;
    emit welcomed();
}

void SetupModel::endWelcome() {
    if (!m_welcoming) return;
    m_welcoming = false;
    chooseFirstMatch(choice().game);
    emit welcomed();
}

void SetupModel::chooseFirstMatch(const QString& game) { choose(firstMatch(game)); }

}  // namespace duelogue
