#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/References.h"

namespace duelogue {

/// A reply as the notation writes it: the word of its form, followed by arguments according to its shape:
///
///     Subject           "choose CARD", "choose player 2"
///     TwoSubjects       "join CARD with CARD": the second card is Reply::subject, the first is Reply::second
///     Number            "number 3"
///     SubjectAndNumber  "use CARD" or "use CARD 1"
///
/// Cards are written as CardReference. "option WORDS" has the words of describeReply(). A missing argument matches
/// anything. All forms may end with "for CARD", which says what the question is about: "number 2 for CARD", "yes for
/// CARD".
class WrittenReply {
public:
    /// Parses the text in every possible way, because names of cards may contain any word. Returns an empty list if it
    /// is not a reply.
    [[nodiscard]] static std::vector<WrittenReply> read(const ReadableMatch& match, PlayerId player,
                                                        std::string_view text);

    /// Returns the matching ones among the legal replies, the player's own cards first.
    [[nodiscard]] Replies among(const ReadableMatch& match, PlayerId player, const Replies& legal) const;
    /// Returns true if the question is about the card after "for", or if the text names none.
    [[nodiscard]] bool isAboutIt(const ReadableMatch& match) const;
    /// Returns the reply, legal or not. Returns nullopt if its card is not in the match or the question is about
    /// another card.
    [[nodiscard]] std::optional<Reply> anyhow(const ReadableMatch& match, PlayerId player) const;

private:
    /// A card or player as it is written.
    struct Named {
        PlayerId player;  ///< none for a card
        CardReference card;

        [[nodiscard]] bool fits(const ReadableMatch& match, Subject subject) const;
        [[nodiscard]] static std::optional<Named> read(const ReadableMatch& match, PlayerId speaker,
                                                       std::string_view text);
    };
    std::uint8_t m_word = 0;
    std::optional<Named> m_subject;
    std::optional<Named> m_second;
    std::optional<int> m_number;
    std::optional<CardReference> m_about;

    static void readForm(const ReadableMatch& match, PlayerId player, std::string_view text,
                         std::vector<WrittenReply>& readings);
    [[nodiscard]] bool fits(const ReadableMatch& match, const Reply& reply) const;
};

/// Returns the legal reply that the text means, or nullopt.
[[nodiscard]] std::optional<Reply> findReply(const ReadableMatch& match, PlayerId player, std::string_view text);
/// Returns the reply that the text means, even if it is not legal now. Returns nullopt if the text is not a reply.
[[nodiscard]] std::optional<Reply> readAnyReply(const ReadableMatch& match, PlayerId player, std::string_view text);

/// Returns why a text can never be a reply. Either the game does not know its first word, or the rest names an unknown
/// card, player, number or family.
[[nodiscard]] NotationError unreadableReply(const ReadableMatch& match, PlayerId player, const NotationLine& line,
                                            std::string_view text);
/// Returns the error of a reply that is readable but not legal: the reason, a sentence that may be empty, and the
/// question (writeQuestion()) that must be answered instead.
[[nodiscard]] NotationError illegalReply(const NotationLine& line, std::string_view reply, const std::string& reason,
                                         std::string question);

/// Returns the shortest text that findReply() reads as this legal reply; "?" for a word that the game does not have. It
/// does not depend on the rules texts of cards, so it is used for texts that are saved.
[[nodiscard]] std::string writeReply(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Writes a reply for people. An option is described by its card, or by its effect.
[[nodiscard]] std::string describeReply(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Joins describeReply() of each reply with commas.
[[nodiscard]] std::string describeReplies(const ReadableMatch& match, PlayerId player, const Replies& replies);
/// Writes the pending question with its replies, for an error: "player 1 is asked for choose-card: choose Grey Cat,
/// done". Lists at most 12 replies.
[[nodiscard]] std::string writeQuestion(const ReadableMatch& match);

}  // namespace duelogue
