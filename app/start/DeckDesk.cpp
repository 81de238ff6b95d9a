#include "app/start/DeckDesk.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>

#include "app/decks/DeckShelf.h"
#include "app/decks/FindDeck.h"
#include "app/decks/ReadDeck.h"
#include "app/decks/WriteDeck.h"
#include "app/files/Database.h"
#include "app/games/Games.h"
#include "app/language/DeckWords.h"
#include "app/start/SetupModel.h"
#include "app/start/StartOffer.h"

namespace duelogue {

namespace {

QStringList shelfProblems() {
    QStringList sentences;
    for (const std::string& problem : Database::takeProblems()) sentences += QString::fromStdString(problem);
    return sentences;
}

}  // namespace

DeckDesk::DeckDesk(SetupModel& setup, QObject* parent) : QObject(parent), m_setup(setup) {
    connect(&m_setup, &SetupModel::deckCopyWanted, this, &DeckDesk::copy);
    connect(&m_setup, &SetupModel::deckPasteWanted, this, &DeckDesk::paste);
    connect(&m_setup, &SetupModel::deckForgetWanted, this, &DeckDesk::forget);
    connect(&m_setup, &SetupModel::deckUndoWanted, this, &DeckDesk::bringBack);
    connect(m_setup.draft(), &DeckDraft::typed, this, &DeckDesk::nameTyped);
    connect(m_setup.draft(), &DeckDraft::keepWanted, this, &DeckDesk::keep);
}

const Game* DeckDesk::chosenGame() const { return game(m_setup.choice().game.toStdString()); }

void DeckDesk::copy(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const auto found =
        findDeck(*chosen, m_setup.choice().seats.at(std::size_t(seat)).deck.toStdString(), 1, std::size_t(seat));
    if (const auto* problem = std::get_if<std::string>(&found)) {
        return m_setup.setNotices(QStringList{QString::fromStdString(*problem)} + shelfProblems());
    }
    const Deck& deck = std::get<Deck>(found);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeDeck(chosen->pool(), deck, DeckFormat::Arena)));
    m_setup.setNotices({tr("%1 is on the clipboard.").arg(QString::fromStdString(deck.name))});
}

namespace {

constexpr const char* cantKeep = QT_TRANSLATE_NOOP("DeckDesk", "The deck can't be kept.");

SetupDraft draftOf(const Game& game, const DeckReading& reading) {
    SetupDraft draft;
    draft.name = QString::fromStdString(reading.deck.name);
    const auto list = [&](const DeckEntry& entry) {
        return QString::number(entry.count) + ' ' + QString::fromStdString(game.pool()[entry.card].name);
    };
    for (const DeckEntry& entry : reading.deck.entries) draft.cards += list(entry);
    for (const DeckEntry& entry : reading.deck.extra) draft.cards += DeckDesk::tr("%1, extra deck").arg(list(entry));
    for (const DeckEntry& entry : reading.deck.sideboard) draft.cards += DeckDesk::tr("%1, beside").arg(list(entry));
    for (const DeckError& error : reading.errors) {
        draft.mistakes += DeckDesk::tr("Line %1: %2.").arg(error.line).arg(deckWords(error.message));
    }
    const int size = reading.deck.size();
    draft.count = size == 1 ? DeckDesk::tr("1 card") : DeckDesk::tr("%1 cards").arg(size);
    if (size > 0) draft.problems = problemsOf(game, reading.deck);
    return draft;
}

}  // namespace

void DeckDesk::paste(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const DeckReading reading = readDeck(chosen->pool(), {}, QGuiApplication::clipboard()->text().toStdString());
    m_pasted = reading.deck;
    m_seat = seat;
    m_setup.draft()->show(draftOf(*chosen, reading));
}

void DeckDesk::look(const GivenDeck& given) {
    m_setup.chooseGame(QString::fromStdString(given.game->id()));
    m_pasted = given.reading.deck;
    m_seat = 0;
    SetupDraft draft = draftOf(*given.game, given.reading);
    const QFileInfo file(QString::fromStdString(given.path));
    draft.file = file.fileName();
    if (draft.name.isEmpty()) draft.name = file.completeBaseName();
    m_setup.draft()->show(draft);
}

void DeckDesk::nameTyped(const QString& name) {
    const Game* const chosen = chosenGame();
    const bool kept = chosen != nullptr && isDeckKept(*chosen, name.toStdString());
    m_setup.draft()->remark(kept ? tr("It takes the place of your deck of that name.") : QString());
}

void DeckDesk::keep(const QString& name) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    m_pasted.name = name.toStdString();
    const auto id = keepDeck(*chosen, m_pasted);
    if (!id) return m_setup.setNotices(QStringList{tr(cantKeep)} + shelfProblems());
    m_setup.update(startOffer());
    m_setup.chooseDeck(m_seat, QString::fromStdString(*id));
    m_setup.setNotices({tr("The deck is kept among yours.")});
}

void DeckDesk::forget(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const MatchWish wish = m_setup.choice();
    const QString& id = wish.seats.at(std::size_t(seat)).deck;
    const auto text = keptText(*chosen, id.toStdString());
    if (!text || !forgetDeck(*chosen, id.toStdString())) return m_setup.setNotices(shelfProblems());
    Forgotten forgotten{id.toStdString(), *text, m_setup.deckName(id), {}};
    for (std::size_t i = 0; i < wish.seats.size(); ++i) {
        if (wish.seats[i].deck == id) forgotten.seats.push_back(static_cast<int>(i));
    }
    m_setup.update(startOffer());
    m_setup.setNotices({tr("%1 is forgotten.").arg(forgotten.name)}, true);
    m_forgotten = std::move(forgotten);
}

void DeckDesk::bringBack() {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr || !m_forgotten) return;
    if (!keepText(*chosen, m_forgotten->id, m_forgotten->text))
        return m_setup.setNotices(QStringList{tr(cantKeep)} + shelfProblems());
    m_setup.update(startOffer());
    for (const int seat : m_forgotten->seats) m_setup.chooseDeck(seat, QString::fromStdString(m_forgotten->id));
    m_setup.setNotices({tr("%1 is there again.").arg(m_forgotten->name)});
    m_forgotten.reset();
}

}  // namespace duelogue
