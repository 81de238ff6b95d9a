#include "app/arcana/ArcanaStaging.h"

#include "app/arcana/ArcanaFace.h"
#include "app/arcana/ArcanaHints.h"
#include "app/arcana/ArcanaTable.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

Table ArcanaStaging::table(const View& view, const std::vector<Sitter>& sitters, const Replies& replies,
                           const LogBook& log) const {
    return makeTable(view, sitters, replies, log);
}

TableHints ArcanaStaging::hints(const View& view, const std::vector<Sitter>& sitters, const Replies& replies,
                                const TableQuestion& question, const std::vector<Hint>& hints) const {
    return makeHints(view, sitters, replies, question, hints);
}

/// In one's own steps around the first main phase, which comes, or has come and could have been used.
bool ArcanaStaging::passesItself(const Match& match) const {
    const MatchState& state = match.state();
    const Step now = step(state);
    const bool own = state.globals.current == match.asked();
    return own && (now == Step::Upkeep || now == Step::Draw || now == Step::BeginCombat);
}

QString ArcanaStaging::coloursOf(const CardPool& pool, DefinitionId card) const {
    return arcana::coloursOf(pool, card);
}

}  // namespace duelogue::arcana
