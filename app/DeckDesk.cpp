#include "app/DeckDesk.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/Database.h"
#include "app/Games.h"
#include "app/SetupModel.h"
#include "app/StartOffer.h"
#include "app/decks/DeckShelf.h"
#include "app/decks/ReadDeck.h"
#include "app/decks/WriteDeck.h"

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
}

void DeckDesk::copy(int seat) {
    const MatchWish wish = m_setup.wish();
    const Game* chosen = game(wish.game.toStdString());
    if (chosen == nullptr) return;
    const auto found = findDeck(*chosen, wish.seats.at(std::size_t(seat)).deck.toStdString());
    if (const auto* problem = std::get_if<std::string>(&found)) {
        return m_setup.setNotices(QStringList{QString::fromStdString(*problem)} + shelfProblems());
    }
    const Deck& deck = std::get<Deck>(found);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeDeck(chosen->pool(), deck, DeckFormat::Arena)));
    m_setup.setNotices({tr("%1 is on the clipboard.").arg(QString::fromStdString(deck.name))});
}

void DeckDesk::paste(int seat) {
    const Game* chosen = game(m_setup.wish().game.toStdString());
    if (chosen == nullptr) return;
    DeckReading reading = readDeck(chosen->pool(), {}, QGuiApplication::clipboard()->text().toStdString());
    QStringList notices;
    if (reading.deck.size() == 0) {
        return m_setup.setNotices(
            {tr("There is no deck on the clipboard. Copy a list like \"4 Forest\" first, "
                "one card a line.")});
    }
    const auto id = keepDeck(*chosen, reading.deck);
    notices += shelfProblems();
    if (!id) return m_setup.setNotices(QStringList{tr("The deck can't be kept.")} + notices);
    for (const std::string& problem : deckProblems(chosen->pool(), reading.deck, chosen->deckBuilding().rules)) {
        notices += tr("By the rules for decks: %1.").arg(QString::fromStdString(problem));
    }
    for (const DeckError& error : reading.errors) {
        notices += tr("Line %1: %2.").arg(error.line).arg(QString::fromStdString(error.message));
    }
    if (notices.isEmpty()) notices += tr("The deck is kept among yours.");
    m_setup.update(startOffer());
    m_setup.chooseDeck(seat, QString::fromStdString(*id));
    m_setup.setNotices(notices);
}

void DeckDesk::forget(int seat) {
    const MatchWish wish = m_setup.wish();
    const Game* chosen = game(wish.game.toStdString());
    if (chosen == nullptr) return;
    if (!forgetDeck(*chosen, wish.seats.at(std::size_t(seat)).deck.toStdString()))
        return m_setup.setNotices(shelfProblems());
    m_setup.update(startOffer());
    m_setup.setNotices({tr("The deck is gone.")});
}

}  // namespace duelogue
