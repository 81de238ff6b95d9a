#pragma once

#include <vector>

#include "app/LogBook.h"
#include "app/Table.h"
#include "match/View.h"

namespace duelogue::arcana {

/// Who sits at a seat of the window's match.
struct Sitter {
    QString name;
    bool person = true;
};

/// Fills a Table for the person at a seat, from that seat's view and from nothing else: the only place where the window
/// is told what a number of Arcana means. `replies` are the legal replies in the order in which TableAnswer::index
/// counts them; a cancel, where there is one, stands last.
[[nodiscard]] Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies,
                              const LogBook& log);

/// The replies of a question as the window counts them: the legal ones, then cancel where something can be taken back.
[[nodiscard]] Replies repliesOf(const Match& match);

/// Answers with an index of its own: declare every creature that can attack.
inline constexpr int attackWithAll = 100'000;

}  // namespace duelogue::arcana
