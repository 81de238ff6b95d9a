#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// A part of the table that a step points to.
struct LessonTarget {
    enum class Kind : std::uint8_t {
        Card,    ///< `card`
        Zone,    ///< `zone` of `player`, or of the table if `player` is unset
        Button,  ///< the legal reply `reply`
        Figure   ///< `figure` of `card`, or of `player` if `card` is unset
    };
    Kind kind = Kind::Card;
    CardId card;
    PlayerId player;
    std::uint8_t zone = 0;
    Reply reply;
    std::string figure;  ///< a word of the notation, for a value, a figure or a counter

    bool operator==(const LessonTarget&) const = default;
};

/// Returns the target of a `look`, or nullopt if it does not exist in the match now. Cards are named as in a reply of
/// the learner. The forms are "card NAME", "zone 1 ZONE", "zone table ZONE", "button REPLY", "figure 1 VALUE" and
/// "figure NAME FIGURE", which may be a counter. A button is a legal reply.
[[nodiscard]] std::optional<LessonTarget> findTarget(const ReadableMatch& match, PlayerId learner,
                                                     std::string_view look);

}  // namespace duelogue
