#include "app/library/editor/DeckEditorModel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "app/library/editor/DeckMaps.h"
#include "app/library/editor/JoinedDecks.h"
#include "app/library/files/Database.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "app/shell/language/DeckWords.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// More skipped lines of a pasted list would not fit.
constexpr std::size_t mostLines = 3;

QStringList problemsOfFiles() {
    QStringList sentences;
    for (const std::string& problem : Database::takeProblems()) sentences += QString::fromStdString(problem);
    return sentences;
}

std::uint64_t anySeed() { return QRandomGenerator::global()->generate64(); }

/// Returns the deck as the beginning of a new one.
Deck copyOf(const Game& game, Deck deck, std::string_view id) {
    const auto isReady = [&](const NamedDeck& named) { return named.id == id; };
    deck.about.clear();
    if (std::ranges::any_of(game.decks(), isReady))
        deck.name = DeckEditorModel::tr("%1 (copy)").arg(QString::fromStdString(deck.name)).toStdString();
    const auto joined = joinedIn(game, deck);
    if (!joined.empty()) deck.name = joinedName(game, joined, {}).toStdString();
    return deck;
}

bool isNameOfOther(const Game& game, const std::string& name, const std::string& id) {
    const auto kept = keptDeckNamed(game, name);
    return (kept && *kept != id) ||
           std::ranges::any_of(game.decks(), [&](const NamedDeck& named) { return named.deck.name == name; });
}

QString firstName() { return DeckEditorModel::tr("New deck"); }

}  // namespace

DeckEditorModel::DeckEditorModel(QObject* parent) : QObject(parent) {
    connect(&Language::ofProgram(), &Language::changed, this, &DeckEditorModel::retell);
}

/// Records a deck that is still open when the program ends as a version.
DeckEditorModel::~DeckEditorModel() {
    if (m_draft) m_draft->close();
}

// ---------------------------------------------------------------------------------------------------- opening a deck

bool DeckEditorModel::openDeck(const QString& game, const QString& id, int seat) {
    const Game* const played = duelogue::game(game.toStdString());
    if (played == nullptr) return false;
    const std::string wanted = id.toStdString();
    if (auto own = StoredDraft::open(*played, wanted)) {
        show(std::move(*own));
        return true;
    }
    FoundDeck found = findDeck(*played, wanted, anySeed(), static_cast<std::size_t>(std::max(0, seat)));
    if (std::holds_alternative<std::string>(found)) return false;
    show(StoredDraft::begin(*played, copyOf(*played, std::get<Deck>(std::move(found)), wanted)));
    return true;
}

bool DeckEditorModel::beginDeck(const QString& game) {
    const Game* const played = duelogue::game(game.toStdString());
    if (played == nullptr) return false;
    Deck deck;
    deck.name = firstName().toStdString();
    show(StoredDraft::begin(*played, std::move(deck)));
    return true;
}

void DeckEditorModel::show(StoredDraft draft) {
    close();
    m_draft = std::move(draft);
    m_faces = std::make_unique<CardFaces>(played());
    m_grouping = joined() == 1 ? DeckGrouping::Cost : DeckGrouping::Type;
    m_part = DeckPart::Main;
    emit opened();
    emit changed();
    emit dealt();
}

void DeckEditorModel::close() {
    if (!m_draft) return;
    const StoredDraft draft = *std::exchange(m_draft, std::nullopt);
    draft.close();
    m_faces.reset();
    m_marked.clear();
    m_hand.clear();
    m_notices.clear();
    // The screen of the editor ends with opened(), so everything on it is emptied before.
    emit dealt();
    emit changed();
    emit opened();
    emit closed(QString::fromStdString(draft.game().id()), QString::fromStdString(draft.id()));
}

void DeckEditorModel::retell() {
    if (!m_draft) return;
    m_faces = std::make_unique<CardFaces>(played());
    m_notices.clear();
    emit opened();
    emit changed();
    emit dealt();
}

// ------------------------------------------------------------------------------------------------------------- changes

/// Applies a change to the draft. Tells why, if it can't be stored.
bool DeckEditorModel::edit(const std::function<bool(DeckDraft&)>& change) {
    if (!m_draft) return false;
    const bool isDone = m_draft->change(change);
    m_notices = problemsOfFiles();
    emit changed();
    return isDone;
}

DefinitionId DeckEditorModel::find(const QString& card) const {
    return m_draft ? played().pool().find(card.toStdString()) : DefinitionId();
}

bool DeckEditorModel::allows(DeckPart part) const {
    const DeckRules& rules = played().deckBuilding().rules;
    return part == DeckPart::Main || (part == DeckPart::Extra ? rules.extra : rules.sideboard) > 0;
}

std::vector<DeckPart> DeckEditorModel::allowedParts() const {
    std::vector<DeckPart> all{DeckPart::Main, DeckPart::Extra, DeckPart::Side};
    if (!m_draft) return {};
    std::erase_if(all, [this](DeckPart part) { return !allows(part); });
    return all;
}

void DeckEditorModel::setPart(int part) {
    const auto wanted = static_cast<DeckPart>(part);
    const std::vector<DeckPart> parts = allowedParts();
    if (std::ranges::find(parts, wanted) == parts.end() || wanted == m_part) return;
    m_part = wanted;
    emit changed();
}

void DeckEditorModel::setByCost(bool byCost) {
    m_grouping = byCost ? DeckGrouping::Cost : DeckGrouping::Type;
    emit changed();
}

void DeckEditorModel::add(const QString& card) { addTo(part(), card); }

/// Removes a copy from the current part, or else from another part that has the card.
void DeckEditorModel::remove(const QString& card) {
    if (!m_draft) return;
    DeckPart from = m_part;
    for (const DeckPart part : allowedParts()) {
        if (m_draft->draft().count(from, find(card)) == 0) from = part;
    }
    removeFrom(static_cast<int>(from), card);
}

void DeckEditorModel::addTo(int part, const QString& card) {
    const DefinitionId id = find(card);
    if (id) edit([&](DeckDraft& draft) { return draft.add(static_cast<DeckPart>(part), id); });
}

void DeckEditorModel::removeFrom(int part, const QString& card) {
    const DefinitionId id = find(card);
    if (id) edit([&](DeckDraft& draft) { return draft.remove(static_cast<DeckPart>(part), id); });
}

void DeckEditorModel::moveOn(int part, const QString& card) {
    const std::vector<DeckPart> parts = allowedParts();
    const auto from = std::ranges::find(parts, static_cast<DeckPart>(part));
    if (from == parts.end()) return;
    moveTo(part, static_cast<int>(std::next(from) == parts.end() ? parts.front() : *std::next(from)), card);
}

void DeckEditorModel::moveTo(int from, int to, const QString& card) {
    const DefinitionId id = find(card);
    if (!id || !allows(static_cast<DeckPart>(from)) || !allows(static_cast<DeckPart>(to)) || from == to) return;
    edit([&](DeckDraft& draft) { return draft.move(static_cast<DeckPart>(from), static_cast<DeckPart>(to), id); });
}

void DeckEditorModel::toggleReady(int index) {
    if (joined() < 2 || index < 0) return;
    edit([&](DeckDraft& draft) {
        return draft.replace(withJoinedToggled(played(), draft.deck(), static_cast<std::size_t>(index), firstName()));
    });
}

void DeckEditorModel::rename(const QString& name) {
    const std::string wanted = name.simplified().toStdString();
    if (!m_draft || wanted.empty() || wanted == deck().name) return;
    if (isNameOfOther(played(), wanted, m_draft->id())) {
        m_notices = {tr("Another deck is called %1.").arg(name.simplified())};
        emit changed();
        return;
    }
    edit([&](DeckDraft& draft) { return draft.rename(wanted); });
}

void DeckEditorModel::undo() {
    edit([](DeckDraft& draft) { return draft.undo(); });
}

void DeckEditorModel::redo() {
    edit([](DeckDraft& draft) { return draft.redo(); });
}

bool DeckEditorModel::replaceCards(const Deck& cards) {
    return edit([&](DeckDraft& draft) {
        Deck changed = cards;
        changed.name = draft.deck().name;
        changed.about = draft.deck().about;
        return draft.replace(std::move(changed));
    });
}

void DeckEditorModel::toggleMark(const QString& card) {
    const DefinitionId id = find(card);
    if (!id) return;
    if (std::erase(m_marked, id) == 0) {
        if (m_marked.size() == DeckOdds::mostCards) m_marked.erase(m_marked.begin());
        m_marked.push_back(id);
    }
    emit changed();
}

void DeckEditorModel::deal() {
    if (!m_draft) return;
    m_hand = sampleHand(played(), deck(), *m_faces, anySeed());
    emit dealt();
}

void DeckEditorModel::makeRandom() {
    if (!canMakeRandom()) return;
    FoundDeck found = findDeck(played(), "random", anySeed(), seatOfDeck(played(), deck()));
    const auto* const random = std::get_if<Deck>(&found);
    if (random == nullptr) return;
    (void)becomeLike(*random);
}

/// Replaces all cards. The name of joined decks follows as long as it is theirs.
bool DeckEditorModel::becomeLike(const Deck& cards) {
    const bool followsParts = joined() > 1 && name() == joinedName(played(), joinedIn(played(), deck()), firstName());
    return edit([&](DeckDraft& draft) {
        Deck changed = cards;
        changed.name = followsParts ? joinedName(played(), joinedIn(played(), changed), firstName()).toStdString()
                                    : draft.deck().name;
        changed.about = draft.deck().about;
        return draft.replace(std::move(changed));
    });
}

bool DeckEditorModel::swap(const Swap& swap) {
    const auto hasAll = [this](const DeckEntry& entry) {
        return Deck::copiesIn(deck().entries, entry.card) >= entry.count;
    };
    return m_draft && std::ranges::all_of(swap.out, hasAll) && becomeLike(duelogue::changed(deck(), swap));
}

void DeckEditorModel::copy() {
    if (!m_draft) return;
    const std::string text = writeDeck(played().pool(), deck(), DeckFormat::Arena);
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    m_notices = {tr("Copied %1.").arg(name())};
    emit changed();
}

void DeckEditorModel::paste() {
    if (!m_draft) return;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const ImportedDeck reading = readDeck(played().pool(), {}, text, {}, played().deckBuilding().rules);
    if (reading.deck.size() == 0 && reading.deck.sideboard.empty()) {
        m_notices = {tr("There is no deck list on the clipboard.")};
    } else {
        (void)replaceCards(reading.deck);
        m_notices += tr("%n cards pasted.", "", reading.deck.size());
        for (const DeckError& assumed : reading.assumptions)
            m_notices += tr("Line %1: %2.").arg(assumed.line).arg(deckWords(assumed.message));
        const std::size_t lines = std::min(mostLines, reading.errors.size());
        for (const DeckError& error : std::span(reading.errors).first(lines))
            m_notices += tr("Line %1 was skipped: %2.").arg(error.line).arg(deckWords(error.message));
        const int more = static_cast<int>(reading.errors.size() - lines);
        if (more > 0) m_notices += tr("%n more lines were skipped.", "", more);
    }
    emit changed();
}

void DeckEditorModel::restore(int number) {
    if (!m_draft) return;
    for (const DeckVersion& version : versionsOf(played(), m_draft->id())) {
        if (version.number == number) replaceCards(version.deck);
    }
}

// ------------------------------------------------------------------------------------------------- properties for QML

QString DeckEditorModel::game() const { return m_draft ? QString::fromStdString(played().id()) : QString(); }

QString DeckEditorModel::name() const { return m_draft ? QString::fromStdString(deck().name) : QString(); }

QVariantList DeckEditorModel::sections() const {
    return m_draft ? sectionMaps(played(), deck(), *m_faces, m_grouping, m_marked) : QVariantList();
}

QVariantMap DeckEditorModel::counts() const { return m_draft ? countMap(deck(), *m_faces) : QVariantMap(); }

QVariantList DeckEditorModel::parts() const {
    QVariantList list;
    for (const DeckPart part : allowedParts()) list += partMap(deck(), part);
    return list;
}

bool DeckEditorModel::hasCosts() const { return m_draft && joined() == 1 && duelogue::hasCosts(deck(), *m_faces); }

QString DeckEditorModel::costName() const { return m_draft ? duelogue::costName(played()) : QString(); }

QVariantList DeckEditorModel::problems() const { return m_draft ? problemMaps(played(), deck()) : QVariantList(); }

bool DeckEditorModel::isLegal() const {
    return m_draft && deckFindings(played().pool(), deck(), played().deckBuilding().rules).empty();
}

QVariantList DeckEditorModel::curve() const {
    return m_draft ? barMaps(figuresOf(played(), deck(), *m_faces).curve) : QVariantList();
}

QVariantList DeckEditorModel::types() const {
    return m_draft ? barMaps(figuresOf(played(), deck(), *m_faces).types) : QVariantList();
}

QVariantList DeckEditorModel::colors() const {
    return m_draft ? barMaps(figuresOf(played(), deck(), *m_faces).colors) : QVariantList();
}

QStringList DeckEditorModel::marked() const {
    QStringList names;
    for (const DefinitionId card : m_marked) names += (*m_faces)[card].name;
    return names;
}

QVariantList DeckEditorModel::odds() const {
    return m_draft && !m_marked.empty() ? oddsMaps(oddsOf(played(), deck(), m_marked, lastOddsTurn)) : QVariantList();
}

int DeckEditorModel::joined() const { return m_draft ? played().deckBuilding().joined : 1; }

QVariantList DeckEditorModel::ready() const { return joined() > 1 ? readyMaps(played(), *m_faces) : QVariantList(); }

QList<int> DeckEditorModel::chosen() const {
    QList<int> list;
    if (!m_draft) return list;
    for (const std::size_t index : joinedIn(played(), deck())) list += static_cast<int>(index);
    return list;
}

QVariantList DeckEditorModel::shared() const { return m_draft ? sharedMaps(played(), deck()) : QVariantList(); }

QVariantList DeckEditorModel::hand() const {
    QVariantList list;
    if (!m_draft) return list;
    for (const DefinitionId card : m_hand) list += faceMap((*m_faces)[card]);
    return list;
}

QVariantList DeckEditorModel::versions() const {
    return m_draft ? versionMaps(played(), deck(), versionsOf(played(), m_draft->id())) : QVariantList();
}

bool DeckEditorModel::canMakeRandom() const {
    return m_draft && (joined() > 1 || !played().deckBuilding().templates.empty());
}

}  // namespace duelogue
