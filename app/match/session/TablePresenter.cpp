#include "app/match/session/TablePresenter.h"

#include <algorithm>
#include <utility>

#include "app/games/presenter/Refusals.h"
#include "app/games/presenter/ReplyPreview.h"
#include "app/match/saved/Series.h"
#include "app/match/session/MatchCurve.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::size_t mostForetold = 60;  // replies; with more, the previews would cause a noticeable delay

bool isOwnOnBoard(const TableState& table, int card) {
    return std::ranges::any_of(table.cards, [&](const TableCard& each) {
        return each.id == card && each.seat == table.viewer && each.zone == TableZone::Board;
    });
}

}  // namespace

void TablePresenter::begin(const Game& game, std::vector<Occupant> occupants) {
    m_game = &game;
    m_occupants = std::move(occupants);
    m_replies.clear();
    m_macros.clear();
}

Replies TablePresenter::repliesOf(const ReadableMatch& match) {
    Replies replies;
    match.legalReplies(replies);
    if (match.canCancel()) replies.emplace_back(ReplyWord::Cancel);
    return replies;
}

Reply TablePresenter::nextOfAll(const Replies& replies) {
    const auto one = std::ranges::find_if(replies, [](const Reply& each) { return !each.is(ReplyWord::Done); });
    return one != replies.end() ? *one : replies.back();
}

const Reply* TablePresenter::replyAt(int answer) const {
    const bool isReply = answer >= 0 && answer < static_cast<int>(m_replies.size());
    return isReply ? &m_replies[static_cast<std::size_t>(answer)] : nullptr;
}

const ReplyMacro* TablePresenter::macroAt(int answer) const {
    const int index = answer - ReplyMacro::firstIndex;
    const bool isMacro = index >= 0 && index < static_cast<int>(m_macros.size());
    return isMacro ? &m_macros[static_cast<std::size_t>(index)] : nullptr;
}

void TablePresenter::addMacros(TableHints& hints) {
    for (TableHint& hint : hints.hints) {
        if (hint.replies.empty()) continue;
        hint.accept = ReplyMacro::firstIndex + static_cast<int>(m_macros.size());
        m_macros.push_back({hint.words, hint.cards, hint.replies});
    }
}

TableState TablePresenter::tableOf(const ReadableMatch& match, PlayerId viewer, const MatchLog& log,
                                   const Replies& replies) const {
    // While a communication is running, derived values can be out of date.
    Hypothetical current(match);
    current.refresh();
    TableState table = m_game->presenter().table(View(current, viewer), m_occupants, replies, log);
    table.game = QString::fromStdString(m_game->id());
    return table;
}

TableState TablePresenter::snapshot(const ReadableMatch& match, PlayerId viewer, const MatchLog& log) const {
    return tableOf(match, viewer, log, {});
}

TableState TablePresenter::question(const ReadableMatch& match, PlayerId viewer, const MatchLog& log, Replies replies,
                                    bool isCovered) {
    m_replies = std::move(replies);
    m_macros.clear();
    const View view(match, viewer);
    TableState table = tableOf(match, viewer, log, m_replies);
    foretell(table, view);
    if (m_replies.empty()) return table;
    const GamePresenter& presenter = m_game->presenter();
    table.canPassTurn = presenter.idle(view).has_value();
    table.canPassOn = table.canPassTurn && !presenter.givesUp(view);
    table.canHint = !isCovered;
    if (isCovered) return table;
    addRefusals(table, view);
    m_macros = presenter.replyMacros(view);
    offerMacros(table);
    return table;
}

/// Offers macros before all other answers.
void TablePresenter::offerMacros(TableState& table) const {
    std::vector<TableAnswer> answers;
    for (const ReplyMacro& replyMacro : m_macros) {
        TableAnswer answer;
        answer.index = ReplyMacro::firstIndex + static_cast<int>(answers.size());
        answer.label = replyMacro.label;
        answer.touches = replyMacro.touches;
        answers.push_back(answer);
    }
    table.question.answers.insert(table.question.answers.begin(), answers.begin(), answers.end());
}

/// Notes why the viewer's own cards in the hand and on the board can't be used now.
void TablePresenter::addRefusals(TableState& table, const View& view) const {
    for (TableCard& card : table.cards) {
        const bool isOwn = card.seat == table.viewer && !card.hidden &&
                           (card.zone == TableZone::Hand || card.zone == TableZone::Board);
        if (!isOwn) continue;
        for (const QString& sentence : refusalsOf(view.match(), CardId(static_cast<std::uint16_t>(card.id)))) {
            if (std::ranges::find(card.notes, sentence) == card.notes.end()) card.notes.push_back(sentence);
        }
    }
}

/// Adds to each answer a preview of its effect and cost, found by look-ahead.
void TablePresenter::foretell(TableState& table, const View& view) const {
    if (m_replies.size() > mostForetold) return;
    for (std::size_t i = 0; i < m_replies.size(); ++i) {
        if (m_replies[i].is(ReplyWord::Cancel)) continue;
        const ReplyPreview trial(view, m_replies[i]);
        const std::vector<QString> words = trial.words(m_occupants);
        for (TableAnswer& answer : table.question.answers) {
            if (answer.index != static_cast<int>(i)) continue;
            answer.preview = words;
            warn(table, view, trial, answer);
        }
    }
}

/// Protects against a reflex click or key that would lose a card permanently. Such a card opens its menu instead, and
/// such a reply is not the default.
void TablePresenter::warn(const TableState& table, const View& view, const ReplyPreview& trial,
                          TableAnswer& answer) const {
    const auto losses = [&] { return trial.losses(m_game->presenter(), m_occupants, table); };
    const bool isUse = table.question.ask == TableAsk::Act && answer.onto < 0 && answer.ontoSeat < 0;
    if (isUse && isOwnOnBoard(table, answer.card)) {
        // A single card stands for all interchangeable ones.
        const int used = m_replies[static_cast<std::size_t>(answer.index)].subject.card().value;
        const std::vector<int> lost = losses();
        answer.costsCard = std::ranges::find(lost, used) != lost.end();
    }
    if (view.match().pendingQuestion()->is(CoreKind::YesNo) && answer.isDefault) answer.isDefault = losses().empty();
}

void TablePresenter::addSeries(TableState& table, const MatchConfig& config, const ReadableMatch& match) {
    if (config.series.of <= 1) return;
    const SeriesStanding standing = standingOf(config, match);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        table.seats[seat].wins = standing.wins[seat];
        table.seats[seat].winsNeeded = config.series.of / 2 + 1;
    }
    if (!table.result.over) return;
    table.result.series = seriesWords(config.seats, config.series.of, standing.wins);
    table.result.goesOn = !standing.decided;
}

void TablePresenter::addCourse(TableState& table, const Rulebook& rulebook, const MatchStart& start,
                               const std::vector<JournalEntry>& replies) {
    if (!table.result.over) return;
    if (!replies.empty() && replies.back().reply.is(ReplyWord::Concede)) table.result.blow.clear();
    const auto [chances, turns] = curveOf(rulebook, start, replies);
    table.result.turns = turns;
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
        const bool isShown = chances.size() > 2 || static_cast<int>(seat) == table.viewer;
        constexpr std::size_t fewest = 4;  // points; a shorter curve shows nothing
        if (isShown && chances[seat].size() >= fewest)
            table.result.curves.push_back({static_cast<int>(seat), chances[seat]});
    }
}

}  // namespace duelogue
