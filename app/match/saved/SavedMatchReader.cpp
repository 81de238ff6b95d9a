#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>
#include <limits>

#include "app/match/remembered/RememberedText.h"
#include "app/match/saved/Participants.h"
#include "app/match/saved/SavedMatchText.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/FileWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/RulesFingerprint.h"

namespace duelogue {

namespace {

/// The oldest version that can be read. Version 1 had no version number, version 2 no settings, version 3 no clock.
constexpr int oldestRead = 2;

DUELOGUE_TR(Autosave)

AutosaveProblem cannotGoOn(const QString& reason) { return {tr("Can't resume the last match: %1").arg(reason)}; }

/// Returns a whole number within the range of the type, or std::nullopt for any other value.
template <class Number>
std::optional<Number> wholeNumber(const QJsonValue& value) {
    using Limits = std::numeric_limits<Number>;
    const double number = value.toDouble(std::nan(""));
    const bool fits = number >= Limits::min() && number <= Limits::max() && std::floor(number) == number;
    return fits ? std::optional(static_cast<Number>(number)) : std::nullopt;
}

/// A reader that goes through a text line by line and stops at the first invalid line.
class Reader {
public:
    Reader(const QByteArray& text, QString path) : m_lines(text.split('\n')), m_path(std::move(path)) {
        // The text after the last line break is empty or incomplete, because the program ended during a write. The head
        // is always written as a whole.
        if (m_lines.size() > 1) m_lines.removeLast();
    }

    FoundMatch read() {
        if (auto problem = readHead(QJsonDocument::fromJson(m_lines.front()).object())) return std::move(*problem);
        Match match(m_game->rulebook());
        begin(match, m_match.start());
        for (m_line = 1; m_line < m_lines.size() && !isRefused(); ++m_line) {
            if (auto problem = readReply(match)) return std::move(*problem);
        }
        m_match.over = !isRefused() && (m_match.over || match.pendingQuestion() == nullptr);
        if (!m_refusal) return std::move(m_match);
        if (!m_match.replies.empty()) m_refusal->message += ' ' + tr("You can still watch it under Matches.");
        m_refusal->watchable = std::move(m_match);
        return *std::move(m_refusal);
    }

private:
    using Problem = std::optional<AutosaveProblem>;

    QList<QByteArray> m_lines;
    QString m_path;
    qsizetype m_line = 0;
    SavedMatch m_match;
    const Game* m_game = nullptr;
    std::optional<AutosaveProblem> m_refusal;  ///< the reason why the match can be watched but can't continue

    [[nodiscard]] bool isRefused() const { return m_match.former && m_match.former->refused > 0; }

    [[nodiscard]] AutosaveProblem damaged() const {
        return cannotGoOn(tr("its file is damaged (%1, line %2).").arg(m_path, QString::number(m_line + 1)));
    }

    Problem readHead(const QJsonObject& head) {
        if (head.isEmpty()) return damaged();
        const auto found = wholeNumber<int>(head["version"]);
        if (!found || *found < oldestRead) return cannotGoOn(tr("it was saved by an older version of Duelogue."));
        if (*found > keptVersion) return cannotGoOn(tr("it was saved by a newer version of Duelogue."));
        m_match.config.game = head["game"].toString();
        m_game = game(m_match.config.game.toStdString());
        if (m_game == nullptr) return cannotGoOn(tr("the game “%1” doesn't exist.").arg(m_match.config.game));
        bool isNumber = false;
        m_match.seed = head["seed"].toString().toULongLong(&isNumber);
        if (!isNumber) return damaged();
        m_match.identity = {head["id"].toString(), head["begun"].toInteger(), head["origin"].toString(),
                            head["originAt"].toInt()};
        if (auto problem = readOptions(head["options"].toObject())) return problem;
        if (auto problem = readSeats(head["seats"].toArray())) return problem;
        if (auto problem = readDecks(head["decks"].toArray())) return problem;
        if (auto problem = readSeries(head["series"].toObject())) return problem;
        if (auto problem = readClock(head["clock"].toObject())) return problem;
        m_match.remembered = readRemembered(m_game->pool(), head["remembered"].toArray());
        const auto rules = wholeNumber<int>(head["rules"]);
        auto cards = readFingerprints(head["cards"].toString().toStdString());
        if (!rules || !cards) return damaged();
        const RulesFingerprint then{*rules, *std::move(cards)};
        const auto differs = whatDiffers(m_game->rulebook(), m_match.start().decks, then);
        if (!differs) return std::nullopt;
        m_refusal = cannotGoOn(fileWords(*differs) + ".");
        m_match.former = FormerMatch{then};
        return std::nullopt;
    }

    /// Reads the settings by their words. Missing settings get their default value.
    Problem readOptions(const QJsonObject& options) {
        if (options.isEmpty()) return std::nullopt;
        qsizetype named = 0;
        for (const Rulebook::MatchSetting& known : m_game->rulebook().settings()) {
            const QString word = QString::fromStdString(known.word);
            const QString former = QString::fromStdString(known.formerWord);
            const QJsonValue value = options[options.contains(word) || former.isEmpty() ? word : former];
            const auto number = wholeNumber<std::int16_t>(value.isUndefined() ? QJsonValue(known.usual) : value);
            if (!number || *number < known.least || *number > known.most) return damaged();
            m_match.config.options.push_back(*number);
            named += value.isUndefined() ? 0 : 1;
        }
        return named == options.size() ? std::nullopt : Problem(damaged());
    }

    Problem readClock(const QJsonObject& clock) {
        m_match.config.clock = {clock["minutes"].toInt(), clock["increment"].toInt()};
        return m_match.config.clock.isValid() ? std::nullopt : Problem(damaged());
    }

    Problem readTimeLeft(const QJsonArray& line) {
        m_match.timeLeft.clear();
        for (qsizetype seat = 1; seat < line.size(); ++seat) {
            const auto left = wholeNumber<std::int32_t>(line.at(seat));
            if (!left || *left < 0) return damaged();
            m_match.timeLeft.emplace_back(*left);
        }
        const bool fits = m_match.config.clock.isOn() && m_match.timeLeft.size() == m_match.config.seats.size();
        return fits ? std::nullopt : Problem(damaged());
    }

    Problem readSeats(const QJsonArray& seats) {
        const Rulebook::SeatCount count = m_game->rulebook().seatCount();
        const auto found = static_cast<std::size_t>(seats.size());
        if (found < count.least || found > count.most) return damaged();
        for (const QJsonValue value : seats) {
            const QJsonObject seat = value.toObject();
            const QString kind = seat["kind"].toString();
            if (kind != "person" && usualPlayer(kind.toStdString(), m_game->rulebook(), 1) == nullptr) {
                return cannotGoOn(tr("the player “%1” doesn't exist.").arg(kind));
            }
            m_match.config.seats.push_back({seat["name"].toString(), kind, seat["deck"].toString()});
        }
        return std::nullopt;
    }

    Problem readCards(const QJsonArray& cards, std::vector<DeckEntry>& entries) {
        for (const QJsonValue value : cards) {
            const QJsonArray entry = value.toArray();
            const auto count = wholeNumber<std::uint8_t>(entry.at(0));
            const QString name = entry.at(1).toString();
            const DefinitionId card = m_game->pool().find(name.toStdString());
            if (!card) return cannotGoOn(tr("the card “%1” no longer exists.").arg(name));
            if (!count || *count == 0 || !Deck::add(entries, {*count, card})) return damaged();
        }
        return std::nullopt;
    }

    /// Reads the state of the series and the sideboard of each deck.
    Problem readSeries(const QJsonObject& written) {
        if (written.isEmpty()) return std::nullopt;
        const std::size_t seats = m_match.config.seats.size();
        Series& series = m_match.config.series;
        series.of = wholeNumber<int>(written["of"]).value_or(0);
        for (const QJsonValue value : written["wins"].toArray())
            series.wins.push_back(wholeNumber<int>(value).value_or(-1));
        if (!isSeries(series, seats)) return damaged();
        const QJsonArray beside = written["beside"].toArray();
        if (static_cast<std::size_t>(beside.size()) > seats) return damaged();
        for (qsizetype seat = 0; seat < beside.size(); ++seat) {
            Deck& deck = m_match.decks[static_cast<std::size_t>(seat)];
            if (auto problem = readCards(beside[seat].toArray(), deck.sideboard)) return problem;
        }
        return std::nullopt;
    }

    /// Reads a deck for each seat. All cards must exist.
    Problem readDecks(const QJsonArray& decks) {
        if (static_cast<std::size_t>(decks.size()) != m_match.config.seats.size()) return damaged();
        for (const QJsonValue cards : decks) {
            Deck& deck = m_match.decks.emplace_back();
            if (auto problem = readCards(cards.toArray(), deck.entries)) return problem;
            if (deck.size() < 1 || deck.size() > m_game->deckBuilding().rules.most) return damaged();
        }
        return std::nullopt;
    }

    /// Reads one reply, the clocks, or the end of the match. Nothing may follow the end.
    Problem readReply(Match& match) {
        const QJsonArray line = QJsonDocument::fromJson(m_lines[m_line]).array();
        if (m_match.over) return damaged();
        if (line.size() == 1 && line.at(0).toString() == "over") {
            m_match.over = true;
            return std::nullopt;
        }
        if (line.at(0).toString() == "clock") return readTimeLeft(line);
        const auto player = wholeNumber<std::uint8_t>(line.at(0));
        const auto word = wholeNumber<std::uint8_t>(line.at(1));
        const auto subject = wholeNumber<std::uint16_t>(line.at(2));
        const auto second = wholeNumber<std::uint16_t>(line.at(3));
        const auto number = wholeNumber<std::int16_t>(line.at(4));
        if (line.size() < 5 || line.size() > 6 || !player || !word || !subject || !second || !number) return damaged();
        const Reply reply(*word, Subject::ofCode(*subject), Subject::ofCode(*second), *number);
        if (match.play(PlayerId(*player), reply) != MessageId::None) {
            refuseRest();
            return std::nullopt;
        }
        if (line.size() == 6) m_match.choices.push_back(m_match.replies.size());
        m_match.replies.push_back({PlayerId(*player), reply});
        return std::nullopt;
    }

    void refuseRest() {
        if (!m_refusal)
            m_refusal = cannotGoOn(
                tr("a saved move is no longer legal (%1, line %2).").arg(m_path, QString::number(m_line + 1)));
        if (!m_match.former) m_match.former = FormerMatch{editionOf(m_game->rulebook(), m_match.start().decks)};
        m_match.former->refused = static_cast<int>(m_lines.size() - m_line);
    }
};

}  // namespace

FoundMatch readKept(const QByteArray& text, const QString& path) { return Reader(text, path).read(); }

}  // namespace duelogue
