#include "cards/rulestext/Amounts.h"

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::string Amounts::amount(ExpressionId id) {
    if (!id) return "0";
    const Expression& e = at(id);
    switch (e.term) {
        case Term::Number:
            return std::to_string(e.number);
        case Term::X:
            return "X";
        case Term::ThatMuch:
            return thatMuch();
        case Term::Count:
            return "the number of " + m_mentions.cards(e.left, Style::Plain).text;
        case Term::CountPlayers:
            return "the number of players";
        case Term::Figure:
            return figureOf(e);
        case Term::Counters:
            return "the number of " + words().counters[e.index].plural + " on " +
                   m_mentions.cards(e.left, Style::All).text;
        case Term::Sum:
        case Term::Least:
        case Term::Greatest:
            return reckoned(e);
        case Term::PlayerValue:
            return m_places.whose(e.left) + ' ' + words().playerValues[e.index].text;
        case Term::Plus:
            return inOrder({amount(e.left), " plus ", amount(e.right)});
        case Term::Minus:
            return difference(e);
        case Term::Times:
            if (is(e.left, Term::Number)) return times(at(e.left).number) + amount(e.right);
            if (is(e.right, Term::Number)) return times(at(e.right).number) + amount(e.left);
            return inOrder({amount(e.left), " times ", amount(e.right)});
        case Term::Over:
            return inOrder({amount(e.left), ", divided by ", amount(e.right), " and rounded down"});
        case Term::HalfUp:
            return "half " + amount(e.left) + ", rounded up";
        default:
            return "1";
    }
}

/// Returns the beginning of a product: "twice ", "3 times ".
std::string Amounts::times(int number) { return number == 2 ? "twice " : std::to_string(number) + " times "; }

/// Returns a figure of one card: "this unit's power", "the number of wheels on this unit".
std::string Amounts::figureOf(const Expression& e) {
    const std::string& figure = figureName(e.index, traitsOf(e.left));
    const Noun of = m_mentions.cards(e.left, Style::All);
    return figure.starts_with("number of ") ? "the " + figure + " on " + of.text : ofNoun(of, figure);
}

std::string Amounts::thatMuch() {
    if (m_spoken.divided != nullptr) return amount(m_spoken.divided->divided);
    if (m_spoken.upTo > 0) return "up to " + std::to_string(m_spoken.upTo);
    return "that much";
}

std::string Amounts::countable(ExpressionId id, std::string_view forms) {
    const bool atMost = forms.starts_with('<');
    const bool counting = atMost || forms.starts_with('=');
    if (counting) forms.remove_prefix(1);
    const std::size_t bar = forms.find('|');
    const std::string one(forms.substr(0, bar));
    // "an extra card" contains its article.
    const bool whole = one.starts_with("a ") || one.starts_with("an ");
    const bool asDigit = counting || words().style.digits;
    std::string single = whole ? one : asDigit ? number(1) + ' ' + one : withArticle(one);
    const std::string many(bar == std::string_view::npos ? forms : forms.substr(bar + 1));
    if (m_spoken.upTo > 0 && is(id, Term::ThatMuch))
        return "up to " + number(m_spoken.upTo) + ' ' + (m_spoken.upTo == 1 ? one : many);
    if (!m_spoken.most.empty() && is(id, Term::ThatMuch))
        return m_spoken.most == anyNumber ? m_spoken.most + many : many + ", up to " + m_spoken.most;
    const ExpressionId factor = is(id, Term::Times) ? at(id).left : id;
    if (is(id, Term::Count) || is(id, Term::Counters)) return single;
    if (is(factor, Term::Number)) {
        const int n = at(factor).number;
        if (n == 1) return single;
        return (atMost ? "up to " : "") + number(n) + ' ' + many;
    }
    return is(id, Term::ThatMuch) ? "that many " + many : amount(id) + ' ' + many;
}

std::string Amounts::forEach(ExpressionId id, const std::string& done) {
    if (!isForEach(id)) return {};
    const Expression& e = at(id);
    const Expression& count = isCounted(id) ? e : at(e.right);
    if (count.term == Term::Counters) {
        return " for each " + words().counters[count.index].text + " on " +
               m_mentions.cards(count.left, Style::All).text;
    }
    if (count.term == Term::Minus) {
        const std::string who = m_spoken.player ? "they have " : "";
        return " for each card fewer than " + number(at(count.left).number) + ' ' + who + done + "this way";
    }
    const Filter& filter = pool()[at(count.left).filter];
    return " for each " + m_descriptions.describe(filter, {}) + everywhere(filter);
}

/// Returns a figure of several cards: "the total power of units you control", "the lowest power among them".
std::string Amounts::reckoned(const Expression& e) {
    const std::string& figure = figureName(e.index, traitsOf(e.left));
    const std::string of = m_mentions.cards(e.left, Style::Plain).text;
    if (e.term == Term::Sum) return "the total " + figure + " of " + of;
    return (e.term == Term::Least ? "the lowest " : "the highest ") + figure + " among " + of;
}

std::string Amounts::difference(const Expression& minus) {
    const bool said = m_spoken.more && at(m_spoken.more).left == minus.left && at(m_spoken.more).right == minus.right;
    return said ? "the difference" : inOrder({amount(minus.left), " minus ", amount(minus.right)});
}

}  // namespace duelogue
