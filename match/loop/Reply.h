#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/state/Ids.h"

namespace duelogue {

/// The words of replies. The core's come first; a rulebook numbers its own from ReplyWord::Count on.
enum class ReplyWord : std::uint8_t {
    Pass,
    Yes,
    No,
    Choose,   ///< with `subject`
    Number,   ///< with `number`
    Option,   ///< with `number`, from 0
    Done,     ///< ends a choice
    Cancel,   ///< takes back the current action; accepted whenever something can be taken back
    Concede,  ///< always accepted
    Name,     ///< with `number`: a subtype (TagId), or for ChooseName a card as printed (DefinitionId)
    Count
};

/// The arguments that follow a word in the notation: "play CARD", "join CARD with CARD", "choose NUMBER", "name
/// SUBTYPE" or "name CARD".
enum class ReplyShape : std::uint8_t { Bare, Subject, TwoSubjects, Number, SubjectAndNumber, Name };

/// A reply of a player: one small step, such as one card, one target, one number or "done". Eight bytes.
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

/// The notation of a reply: its word, and the arguments that follow.
struct ReplyForm {
    std::string word;
    ReplyShape shape = ReplyShape::Bare;
};

/// Returns the forms of the core's words, in the order of ReplyWord.
[[nodiscard]] std::vector<ReplyForm> coreReplyForms();

}  // namespace duelogue
