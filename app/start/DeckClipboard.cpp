#include "app/start/DeckClipboard.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>

#include "app/games/Games.h"
#include "app/library/decks/FindDeck.h"
#include "app/library/files/Database.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "app/shell/language/DeckWords.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

QStringList shelfProblems() {
    QStringList sentences;
    for (const std::string& problem : Database::takeProblems()) sentences += QString::fromStdString(problem);
    return sentences;
}

}  // namespace

DeckClipboard::DeckClipboard(SetupModel& setup, QObject* parent) : QObject(parent), m_setup(setup) {
    connect(&m_setup, &SetupModel::deckEdited, this, &DeckClipboard::takeEdited);
    connect(&m_setup, &SetupModel::deckCopyWanted, this, &DeckClipboard::copy);
    connect(&m_setup, &SetupModel::deckPasteWanted, this, &DeckClipboard::paste);
    connect(&m_setup, &SetupModel::deckForgetWanted, this, &DeckClipboard::forget);
    connect(&m_setup, &SetupModel::deckUndoWanted, this, &DeckClipboard::bringBack);
    connect(m_setup.draft(), &PastedDeck::typed, this, &DeckClipboard::nameTyped);
    connect(m_setup.draft(), &PastedDeck::keepWanted, this, &DeckClipboard::keep);
}

const Game* DeckClipboard::chosenGame() const { return game(m_setup.choice().game.toStdString()); }

void DeckClipboard::takeEdited(int seat, const QString& game, const QString& id) {
    if (id.isEmpty()) return;
    m_former.reset();
    m_setup.update(startOffer());
    if (seat >= 0 && m_setup.choice().game == game) m_setup.chooseDeck(seat, id);
}

void DeckClipboard::copy(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const auto found =
        findDeck(*chosen, m_setup.choice().seats.at(std::size_t(seat)).deck.toStdString(), 1, std::size_t(seat));
    if (const auto* problem = std::get_if<std::string>(&found)) {
        return m_setup.setNotices(QStringList{QString::fromStdString(*problem)} + shelfProblems());
    }
    const Deck& deck = std::get<Deck>(found);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeDeck(chosen->pool(), deck, DeckFormat::Arena)));
    m_setup.setNotices({tr("Copied %1.").arg(QString::fromStdString(deck.name))});
}

namespace {

constexpr const char* cantKeep = QT_TRANSLATE_NOOP("DeckClipboard", "Couldn't save the deck.");

SetupDraft draftOf(const Game& game, const ImportedDeck& reading) {
    SetupDraft draft;
    draft.name = QString::fromStdString(reading.deck.name);
    const auto list = [&](const DeckEntry& entry) {
        return QString::number(entry.count) + ' ' + QString::fromStdString(game.pool()[entry.card].name);
    };
    for (const DeckEntry& entry : reading.deck.entries) draft.cards += list(entry);
    for (const DeckEntry& entry : reading.deck.extra)
        draft.cards += DeckClipboard::tr("%1, extra deck").arg(list(entry));
    for (const DeckEntry& entry : reading.deck.sideboard)
        draft.cards += DeckClipboard::tr("%1, sideboard").arg(list(entry));
    for (const DeckError& error : reading.errors) {
        draft.mistakes += DeckClipboard::tr("Line %1: %2.").arg(error.line).arg(deckWords(error.message));
    }
    for (const DeckError& assumed : reading.assumptions) {
        draft.assumptions += DeckClipboard::tr("Line %1: %2.").arg(assumed.line).arg(deckWords(assumed.message));
    }
    const int size = reading.deck.size();
    draft.count = size == 1 ? DeckClipboard::tr("1 card") : DeckClipboard::tr("%1 cards").arg(size);
    if (size > 0) draft.problems = problemsOf(game, reading.deck);
    return draft;
}

}  // namespace

void DeckClipboard::paste(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const ImportedDeck reading = readDeck(chosen->pool(), {}, text, {}, chosen->deckBuilding().rules);
    m_pasted = reading.deck;
    m_seat = seat;
    m_setup.draft()->show(draftOf(*chosen, reading));
}

void DeckClipboard::look(const GivenDeck& given) {
    m_setup.chooseGame(QString::fromStdString(given.game->id()));
    m_pasted = given.reading.deck;
    m_seat = 0;
    SetupDraft draft = draftOf(*given.game, given.reading);
    const QFileInfo file(QString::fromStdString(given.path));
    draft.file = file.fileName();
    if (draft.name.isEmpty()) draft.name = file.completeBaseName();
    m_setup.draft()->show(draft);
}

void DeckClipboard::nameTyped(const QString& name) {
    const Game* const chosen = chosenGame();
    const bool kept = chosen != nullptr && keptDeckNamed(*chosen, name.toStdString()).has_value();
    m_setup.draft()->remark(kept ? tr("Replaces your deck of the same name.") : QString());
}

/// Replaces the user's deck of that name, as nameTyped() has announced. The replaced deck can be restored.
void DeckClipboard::keep(const QString& name) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    m_pasted.name = name.toStdString();
    if (const auto same = keptDeckNamed(*chosen, m_pasted.name)) return replace(*same);
    const auto kept = keepDeck(*chosen, m_pasted);
    if (!kept) return m_setup.setNotices(QStringList{tr(cantKeep)} + shelfProblems());
    m_former.reset();
    tellKept(kept->id, tr("Saved to your decks."), false);
}

void DeckClipboard::replace(const std::string& id) {
    const auto former = replaceDeck(*chosenGame(), id, m_pasted);
    if (!former) return m_setup.setNotices(QStringList{tr(cantKeep)} + shelfProblems());
    m_former = Former{*former, QString::fromStdString(m_pasted.name), {}};
    tellKept(id, tr("Saved. Your deck of the same name was replaced."), true);
}

void DeckClipboard::tellKept(const std::string& id, const QString& notice, bool canUndo) {
    m_setup.update(startOffer());
    m_setup.chooseDeck(m_seat, QString::fromStdString(id));
    m_setup.setNotices({notice}, canUndo);
}

void DeckClipboard::forget(int seat) {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr) return;
    const MatchConfig config = m_setup.choice();
    const QString& id = config.seats.at(std::size_t(seat)).deck;
    const QString name = m_setup.deckName(id);
    const auto gone = forgetDeck(*chosen, id.toStdString());
    if (!gone) return m_setup.setNotices(shelfProblems());
    m_former = Former{*gone, name, {}};
    for (std::size_t i = 0; i < config.seats.size(); ++i) {
        if (config.seats[i].deck == id) m_former->seats.push_back(static_cast<int>(i));
    }
    m_setup.update(startOffer());
    m_setup.setNotices({tr("Deleted %1.").arg(name)}, true);
}

void DeckClipboard::bringBack() {
    const Game* const chosen = chosenGame();
    if (chosen == nullptr || !m_former) return;
    const auto id = duelogue::bringBack(*chosen, m_former->deck);
    if (!id) return m_setup.setNotices(QStringList{tr(cantKeep)} + shelfProblems());
    m_setup.update(startOffer());
    for (const int seat : m_former->seats) m_setup.chooseDeck(seat, QString::fromStdString(*id));
    m_setup.setNotices({tr("Restored %1.").arg(m_former->name)});
    m_former.reset();
}

}  // namespace duelogue
