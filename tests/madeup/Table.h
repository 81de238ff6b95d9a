#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "match/loop/Match.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

/// The seats, as the tests call them.
// NOLINTBEGIN(readability-identifier-naming)
inline constexpr PlayerId A{0};
inline constexpr PlayerId B{1};
inline constexpr PlayerId C{2};
inline constexpr PlayerId D{3};
// NOLINTEND(readability-identifier-naming)

/// The cards of cards.yaml. A mistake in the file ends the test program with its place.
[[nodiscard]] const CardPool& madeUpCards();
[[nodiscard]] const MadeUpRulebook& madeUpRules();

/// A match of the made-up game with its log, for tests that read like play:
///
///     Table table;
///     table.hand(A, {"Sting"}).board(B, {"Vest"}).hand(B, {"Grunt"});
///     table.begin();                                      // "A turn"
///     table.says(A, "play Sting");                        // "A pay Sting"
///     table.says(A, "pay");                               // "B yes-no Vest"
///
/// After every answer the promises of the state are checked: copy, hash, save and load.
class Table : public Observer {
public:
    /// The first player's main phase is about to begin, with three clicks; everybody has ten credits and five cards
    /// named Page in the deck.
    explicit Table(int players = 2, std::uint64_t seed = 7, const MadeUpRulebook& rules = madeUpRules());
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    Table& hand(PlayerId player, const QStringList& names) { return put(player, Zone::Hand, names); }
    Table& board(PlayerId player, const QStringList& names) { return put(player, Zone::Board, names); }
    Table& deck(PlayerId player, const QStringList& names) { return put(player, Zone::Deck, names); }
    Table& discard(PlayerId player, const QStringList& names) { return put(player, Zone::Discard, names); }
    /// The unit lies at the place.
    Table& at(const QString& place, const QString& unit);
    Table& set(PlayerId player, PlayerValue value, int number);

    /// Runs until somebody is asked, and says who and what.
    QString begin();
    /// What is asked: "B yes-no Vest"; or "over: A", "over: nobody", "stuck".
    [[nodiscard]] QString asked() const;
    /// Every legal answer, as it is given to says().
    [[nodiscard]] QStringList options() const;
    /// A player answers, with one of options(), "cancel" or "concede". Returns what is asked then, or why the answer
    /// was refused.
    QString says(PlayerId player, const QString& answer);
    /// Plays a card that needs no tapping, and pays for it.
    QString plays(PlayerId player, const QString& card);

    [[nodiscard]] Match& match() { return m_match; }
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] int value(PlayerId player, PlayerValue value) const;
    [[nodiscard]] int credits(PlayerId player) const { return value(player, PlayerValue::Credits); }
    [[nodiscard]] int tags(PlayerId player) const { return value(player, PlayerValue::Tags); }
    [[nodiscard]] int clicks(PlayerId player) const { return value(player, PlayerValue::Clicks); }
    /// The names of the cards in a zone, from the bottom up.
    [[nodiscard]] QStringList names(PlayerId player, Zone zone) const;
    [[nodiscard]] CardId card(const QString& wanted) const;
    [[nodiscard]] QString name(Subject subject) const;
    [[nodiscard]] int power(const QString& wanted) const;

    /// What is complete, in order: "hurt B 1: happened", "destroy Grunt: negated".
    [[nodiscard]] QStringList log() const;
    /// Whether these are in the log in this order, with or without others between them.
    [[nodiscard]] bool inOrder(const QStringList& lines) const;
    /// What led to the line of the log, nearest first.
    [[nodiscard]] QStringList causesOf(const QString& line) const;
    [[nodiscard]] CommunicationId idOf(const QString& line) const;
    /// The card that prevented or negated what the line of the log tells of.
    [[nodiscard]] QString stopperOf(const QString& line) const;

    void completed(const Match& match, const Communication& done) override;

private:
    struct Entry {
        CommunicationId id;
        CommunicationId cause;
        QString what;
        QString how;
        CardId stopper;

        [[nodiscard]] QString line() const { return what + how; }
    };

    Match m_match;
    QList<Entry> m_log;

    Table& put(PlayerId player, Zone zone, const QStringList& names);
    [[nodiscard]] QString describe(const Communication& communication) const;
    [[nodiscard]] QString describe(const Reply& reply) const;
    void checkPromises() const;
};

/// Copy, hash, save and load keep their promises for this match. Empty, or what is wrong.
[[nodiscard]] QString brokenPromise(const Match& match);

}  // namespace duelogue::madeup
