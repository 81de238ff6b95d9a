#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/state/Ids.h"

namespace duelogue {

/// The words of replies: core ones first; a rulebook numbers its own from ReplyWord::Count on.
enum class ReplyWord : std::uint8_t {
    Pass,
    Yes,
    No,
    Choose,   ///< `subject`
    Number,   ///< `number`
    Option,   ///< `number`, from 0
    Done,     ///< no more
    Cancel,   ///< take back what is being done; always a player's right where something can be taken back
    Concede,  ///< always a player's right
    Name,     ///< `number`: a subtype (TagId)
    Count
};

/// What follows a word when a reply is written: "play CARD", "join CARD with CARD", "choose NUMBER", "name SUBTYPE".
enum class ReplyShape : std::uint8_t { Bare, Subject, TwoSubjects, Number, SubjectAndNumber, Subtype };

/// One small answer of a player: one card, one target, one more or done. Eight bytes.
struct Reply {
    std::uint8_t word = 0;
    std::uint8_t unused = 0;
    Subject subject;
    Subject second;
    std::int16_t number = 0;

    Reply() = default;
    template <class Word>
    explicit Reply(Word w, Subject a = {}, Subject b = {}, int n = 0)
        : word(static_cast<std::uint8_t>(w)), subject(a), second(b), number(static_cast<std::int16_t>(n)) {}
    template <class Word>
    [[nodiscard]] bool is(Word w) const {
        return word == static_cast<std::uint8_t>(w);
    }
    auto operator<=>(const Reply&) const = default;
};

using Replies = std::vector<Reply>;

/// How a reply is written in the notation: "play", and what follows it.
struct ReplyForm {
    std::string word;
    ReplyShape shape = ReplyShape::Bare;
};

/// The forms of the core's words, in the order of ReplyWord.
[[nodiscard]] std::vector<ReplyForm> coreReplyForms();

}  // namespace duelogue
