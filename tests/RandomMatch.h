#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/View.h"
#include "match/state/Random.h"

namespace duelogue {

[[nodiscard]] inline Reply anyOf(const Match& match, Random& random) {
    Replies replies;
    match.options(replies);
    return replies[random.below(static_cast<std::uint32_t>(replies.size()))];
}

/// A match with random replies, and what must be so at every decision of any game: no card comes or goes, what is taken
/// back leaves no trace, copies and saves are the same, and in a match as a player could imagine it this player sees
/// and may do the same. `watch` says what else must be so at a decision, `ended` at the end; empty where all is well.
class RandomMatch {
public:
    using Check = std::function<std::string(const Match&)>;
    static constexpr int mostDecisions = 20'000;

    RandomMatch(Match begun, std::uint64_t seed, Check watch, Check ended)
        : m_match(std::move(begun)),
          m_random(seed),
          m_watch(std::move(watch)),
          m_ended(std::move(ended)),
          m_cards(cardsOf(m_match.state())) {}

    [[nodiscard]] Match& match() { return m_match; }
    /// What goes wrong in it, if anything.
    [[nodiscard]] std::string play() {
        const std::string wrong = play(mostDecisions);
        return wrong.empty() && m_match.question() != nullptr ? "it does not end" : wrong;
    }
    /// The same of so many decisions at most.
    [[nodiscard]] std::string play(int decisions) {
        for (int i = 0; m_match.question() != nullptr && i < decisions; ++i) {
            if (const std::string wrong = problem(); !wrong.empty()) return wrong + ", " + where();
            answer();
        }
        if (m_match.question() != nullptr) return {};
        if (m_match.state().globals.over == 0) return "it got stuck: " + m_match.report();
        return m_ended(m_match);
    }

private:
    using Counts = std::map<std::pair<std::uint16_t, std::uint8_t>, int>;

    Match m_match;
    Random m_random;
    Check m_watch;
    Check m_ended;
    Counts m_cards;
    /// By player: at the last decision that was no part of what can be taken back.
    std::array<MatchState, maxPlayers> m_before;
    bool m_takenBack = false;

    static Counts cardsOf(const MatchState& state) {
        Counts cards;
        for (const Card& card : state.cards) ++cards[{card.definition.value, card.owner.value}];
        return cards;
    }
    /// Everything but the numbers that only count.
    static MatchState withoutCounters(MatchState state) {
        state.globals.nextCommunication = 0;
        state.globals.nextStamp = 0;
        state.globals.stale = 0;
        state.globals.touched = 0;
        return state;
    }
    [[nodiscard]] std::string where() const { return "turn " + std::to_string(m_match.state().globals.turn); }

    void answer() {
        if (!m_match.canCancel()) m_before[m_match.asked().value] = m_match.state();
        m_takenBack = m_match.canCancel() && m_random.below(6) == 0;
        const Reply reply = m_takenBack ? Reply(ReplyWord::Cancel) : anyOf(m_match, m_random);
        (void)m_match.answer(m_match.asked(), reply);
    }

    std::string problem() {
        const MatchState& state = m_match.state();
        if (cardsOf(state) != m_cards) return "a card has come or gone";
        if (const auto broken = problemIn(state, m_match.rulebook())) return *broken;
        if (std::string wrong = m_watch(m_match); !wrong.empty()) return wrong;
        const MatchState& before = m_before[m_match.asked().value];
        if (m_takenBack && !m_match.canCancel() && withoutCounters(state) != withoutCounters(before))
            return "not all was taken back";
        return m_random.below(4) == 0 ? copies() : std::string();
    }

    std::string copies() {
        const Match copy =
            m_match;  // NOLINT(performance-unnecessary-copy-initialization): it is the copy that is tested
        if (copy.state() != m_match.state() || copy.state().hash() != m_match.state().hash()) return "a copy differs";
        const auto loaded = load(m_match.rulebook(), save(m_match));
        if (const auto* error = std::get_if<SaveError>(&loaded)) return "can't be loaded: " + error->message;
        if (std::get<MatchState>(loaded) != m_match.state()) return "what was loaded differs";
        for (std::uint8_t p = 0; p < m_match.state().globals.playerCount; ++p) {
            if (auto wrong = view(PlayerId(p)); !wrong.empty()) return wrong;
        }
        return {};
    }

    std::string view(PlayerId viewer) {
        const View view(m_match, viewer);
        const Match other(m_match.rulebook(), view.sample(m_random));
        if (other.asked() != m_match.asked()) return "in a sampled match somebody else is asked";
        Replies replies;
        if (m_match.asked() == viewer) other.options(replies);
        if (replies != view.options()) return "a sampled match has other replies";
        if (const auto broken = problemIn(other.state(), m_match.rulebook())) return "a sample is broken: " + *broken;
        return View(other, viewer) == view ? "" : "a player sees something of what is hidden";
    }
};

}  // namespace duelogue
