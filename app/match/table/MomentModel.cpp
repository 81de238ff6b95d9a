#include "app/match/table/MomentModel.h"

#include "app/match/rows/ArrowRows.h"
#include "app/match/rows/StoryRows.h"

namespace duelogue {

MomentModel::MomentModel(const ShownTable& shown) : m_shown(shown), m_arrows(roleNames<ArrowRow>()) {}

void MomentModel::begin() {
    m_cards.setRows({});
    m_marks.setRows({});
}

void MomentModel::arrange() {
    m_cards.setRows(momentCardRows(m_shown.state, m_shown.layout));
    m_marks.setRows(momentMarkRows(m_shown.state, m_shown.layout));
    m_arrows.setRows(momentArrowRows(m_shown.state, m_shown.layout));
    m_ranks.setRows(momentRankRows(m_shown.state));
    emit arranged();
}

QString MomentModel::words() const {
    const std::vector<TableLogLine>& log = m_shown.state.log;
    if (!moment().words.empty() || log.empty() || log.back().turn) return wordsOf(moment());
    return richText(log.back().text);
}

}  // namespace duelogue
