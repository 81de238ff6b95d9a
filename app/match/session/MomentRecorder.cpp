#include "app/match/session/MomentRecorder.h"

#include "app/games/presenter/TableWords.h"
#include "app/shell/language/Tr.h"
#include "match/loop/ReadableMatch.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace duelogue {

namespace {

DUELOGUE_TR(MomentRecorder)

template <class List>
void append(List& list, List& more) {
    std::move(more.begin(), more.end(), std::back_inserter(list));
}

void join(TableMoment& whole, TableMoment& part) {
    append(whole.words, part.words);
    append(whole.cards, part.cards);
    append(whole.numbers, part.numbers);
    append(whole.strikes, part.strikes);
    append(whole.targetCards, part.targetCards);
    append(whole.targetSeats, part.targetSeats);
    append(whole.concerns, part.concerns);
    // Merged moments with several sources show no arrows, which would suggest a single source.
    if (part.source != whole.source) whole.source = -1;
}

}  // namespace

void MomentRecorder::watch(const GamePresenter& presenter, const ReadableMatch& match, PlayerId viewer, TableState seen,
                           bool kept) {
    m_presenter = &presenter;
    m_viewer = viewer;
    m_kept = kept;
    m_concerned = false;
    m_turn = match.state().globals.turn;
    m_seen = std::move(seen);
    m_recorder.clear();
    m_whole = {};
}

std::vector<TableState> MomentRecorder::take() { return std::exchange(m_recorder, {}); }

void MomentRecorder::completed(const ReadableMatch& match, const Communication& /*done*/, bool told) {
    if (m_presenter == nullptr) return;
    const std::optional<TableMoment> moment = m_presenter->moment(View(match, m_viewer));
    if (m_kept) noteTurn(match);
    if (!moment) {
        if (told) nameLate(match);
        return;
    }
    const auto& concerns = moment->concerns;
    const int viewer = m_viewer.value;
    if (moment->seat != viewer && std::find(concerns.begin(), concerns.end(), viewer) != concerns.end())
        m_concerned = true;
    if (m_kept) add(match, *moment, told);
}

void MomentRecorder::noteTurn(const ReadableMatch& match) {
    const Globals& globals = match.state().globals;
    if (globals.turn == m_turn) return;
    m_turn = globals.turn;
    TableMoment moment;
    moment.kind = TableMomentKind::Turn;
    moment.seat = globals.current.value;
    TableState table = m_picture(match);
    const TableSeat& seat = table.seats[static_cast<std::size_t>(moment.seat)];
    const bool yours = moment.seat == table.viewer && seat.person;
    moment.words = {yours ? tr("Your turn") : tr("%1's turn").arg(withinLine(seat.name))};
    table.moment = std::move(moment);
    m_seen = table;
    m_recorder.push_back(std::move(table));
}

bool MomentRecorder::joins(const TableMoment& moment, CommunicationId whole) const {
    return !m_recorder.empty() && m_recorder.back().moment.kind == moment.kind && m_whole == whole &&
           moment.faces.empty() && m_recorder.back().moment.faces.empty();
}

/// Limits a death to cards that the viewer has seen on the board. Without such a card, it is only a move.
void MomentRecorder::keepToWhatLay(TableMoment& moment) const {
    std::erase_if(moment.cards, [this](int card) {
        return std::none_of(m_seen.cards.begin(), m_seen.cards.end(),
                            [card](const TableCard& each) { return each.id == card && each.zone == TableZone::Board; });
    });
    if (moment.cards.empty()) moment.kind = TableMomentKind::Move;
}

/// Adds the log line of a death that comes after its parts: a card leaves first, and its destruction is logged later.
void MomentRecorder::nameLate(const ReadableMatch& match) {
    if (m_recorder.empty() || m_whole != match.state().communications.front().id) return;
    TableMoment& moment = m_recorder.back().moment;
    if (moment.kind != TableMomentKind::Death || !moment.words.empty()) return;
    const TableState table = m_picture(match);
    m_recorder.back().log = table.log;
    moment.words = {table.log.back().text};
}

void MomentRecorder::add(const ReadableMatch& match, TableMoment moment, bool told) {
    const CommunicationId whole = match.state().communications.front().id;
    TableState table = m_picture(match);
    if (told && moment.words.empty() && !table.log.empty()) moment.words = {table.log.back().text};
    if (moment.kind == TableMomentKind::Death) keepToWhatLay(moment);
    // A card that leaves is shown once more at its old place.
    const bool goes = moment.kind == TableMomentKind::Death;
    TableState shown = goes ? m_seen : table;
    shown.log = table.log;
    if (joins(moment, whole)) {
        TableMoment& before = m_recorder.back().moment;
        join(before, moment);
        moment = std::move(before);
        if (goes) shown = m_recorder.back();
        m_recorder.pop_back();
    }
    shown.moment = std::move(moment);
    m_recorder.push_back(std::move(shown));
    m_seen = std::move(table);
    m_whole = whole;
}

}  // namespace duelogue
