#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "match/loop/MatchDriver.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

/// Names of the seats in tests.
// NOLINTBEGIN(readability-identifier-naming)
inline constexpr PlayerId A{0};
inline constexpr PlayerId B{1};
inline constexpr PlayerId C{2};
inline constexpr PlayerId D{3};
// NOLINTEND(readability-identifier-naming)

/// Returns the cards of cards.yaml. An error in the file ends the test program with its place.
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
/// After every answer, copies, hashes, saves and loads of the state are checked.
class Table : public Observer {
public:
    /// Starts just before the first player's main phase, with three clicks. Each player has ten credits and a deck of
    /// five Pages.
    explicit Table(int players = 2, std::uint64_t seed = 7, const MadeUpRulebook& rules = madeUpRules());
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    Table& hand(PlayerId player, const QStringList& names) { return put(player, Zone::Hand, names); }
    Table& board(PlayerId player, const QStringList& names) { return put(player, Zone::Board, names); }
    Table& deck(PlayerId player, const QStringList& names) { return put(player, Zone::Deck, names); }
    Table& discard(PlayerId player, const QStringList& names) { return put(player, Zone::Discard, names); }
    /// Moves the unit to the place.
    Table& at(const QString& place, const QString& unit);
    Table& set(PlayerId player, PlayerValue value, int number);

    /// Runs to the first question and returns it like asked().
    QString begin();
    /// Returns the pending question, such as "B yes-no Vest", or "over: A", "over: nobody" or "stuck".
    [[nodiscard]] QString asked() const;
    /// Returns all legal replies as says() reads them.
    [[nodiscard]] QStringList options() const;
    /// Gives a player's reply: one of options(), "cancel" or "concede". Returns the next question, or the reason of a
    /// refusal.
    QString says(PlayerId player, const QString& answer);
    /// Plays a card that needs no tapping, and pays for it.
    QString plays(PlayerId player, const QString& card);

    [[nodiscard]] Match& match() { return m_match; }
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] MatchDriver& driver() { return m_driver; }
    void setObserver(Observer* observer) { m_driver.setObserver(observer); }
    void addObserver(Observer& observer) { m_driver.addObserver(observer); }
    [[nodiscard]] int value(PlayerId player, PlayerValue value) const;
    [[nodiscard]] int credits(PlayerId player) const { return value(player, PlayerValue::Credits); }
    [[nodiscard]] int tags(PlayerId player) const { return value(player, PlayerValue::Tags); }
    [[nodiscard]] int clicks(PlayerId player) const { return value(player, PlayerValue::Clicks); }
    /// Returns the names of the cards in a zone, from bottom to top.
    [[nodiscard]] QStringList names(PlayerId player, Zone zone) const;
    [[nodiscard]] CardId card(const QString& wanted) const;
    [[nodiscard]] QString name(Subject subject) const;
    [[nodiscard]] int power(const QString& wanted) const;

    /// Returns the completed communications in order, such as "hurt B 1: happened" or "destroy Grunt: negated".
    [[nodiscard]] QStringList log() const;
    /// Returns true if the log contains these lines in this order, with or without others between them.
    [[nodiscard]] bool inOrder(const QStringList& lines) const;
    /// Returns the causes of a log line, nearest first.
    [[nodiscard]] QStringList causesOf(const QString& line) const;
    [[nodiscard]] CommunicationId idOf(const QString& line) const;
    /// Returns the card that prevented or negated the verb of a log line.
    [[nodiscard]] QString stopperOf(const QString& line) const;

    void completed(const ReadableMatch& match, const Communication& done) override;

private:
    struct Entry {
        CommunicationId id;
        CommunicationId cause;
        QString what;
        QString how;
        CardId stopper;

        [[nodiscard]] QString line() const { return what + how; }
    };

    MatchDriver m_driver;
    Match& m_match;  ///< the driver's
    QList<Entry> m_log;

    Table& put(PlayerId player, Zone zone, const QStringList& names);
    [[nodiscard]] QString describe(const Communication& communication) const;
    [[nodiscard]] QString describe(const Reply& reply) const;
    void checkPromises() const;
};

/// Checks copy, hash, save and load of the match. Returns a problem, or an empty string.
[[nodiscard]] QString brokenPromise(const Match& match);

}  // namespace duelogue::madeup
