#include "app/library/formats/DeckPlace.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "app/library/formats/DeckText.h"

namespace duelogue {

namespace {

std::optional<DeckPlace> placeOf(const QString& name) {
    using enum DeckPlace;
    static const QHash<QString, DeckPlace> all{{"deck", Main},
                                               {"main", Main},
                                               {"mainboard", Main},
                                               {"main board", Main},
                                               {"maindeck", Main},
                                               {"main deck", Main},
                                               {"deck list", Main},
                                               {"decklist", Main},
                                               {"hauptdeck", Main},
                                               {"commander", Main},
                                               {"commanders", Main},
                                               {"command zone", Main},
                                               {"oathbreaker", Main},
                                               {"extra", Extra},
                                               {"extra deck", Extra},
                                               {"extradeck", Extra},
                                               {"fusion deck", Extra},
                                               {"sideboard", Side},
                                               {"side board", Side},
                                               {"sideboards", Side},
                                               {"side", Side},
                                               {"side deck", Side},
                                               {"sidedeck", Side},
                                               {"sb", Side},
                                               {"companion", Companion},
                                               {"companions", Companion},
                                               {"maybeboard", LeftOut},
                                               {"maybe board", LeftOut},
                                               {"maybe", LeftOut},
                                               {"maybes", LeftOut},
                                               {"considering", LeftOut},
                                               {"considerations", LeftOut},
                                               {"acquire", LeftOut},
                                               {"acquireboard", LeftOut},
                                               {"acquire board", LeftOut},
                                               {"wishlist", LeftOut},
                                               {"wish list", LeftOut},
                                               {"possible additions", LeftOut},
                                               {"possible includes", LeftOut},
                                               {"token", LeftOut},
                                               {"tokens", LeftOut},
                                               {"emblem", LeftOut},
                                               {"emblems", LeftOut},
                                               {"avatar", Foreign},
                                               {"planes", Foreign},
                                               {"planar deck", Foreign},
                                               {"planechase", Foreign},
                                               {"schemes", Foreign},
                                               {"scheme deck", Foreign},
                                               {"conspiracy", Foreign},
                                               {"conspiracies", Foreign},
                                               {"dungeon", Foreign},
                                               {"dungeons", Foreign},
                                               {"attractions", Foreign},
                                               {"contraptions", Foreign},
                                               {"stickers", Foreign},
                                               {"vanguard", Foreign}};
    const auto found = all.constFind(name);
    return found == all.constEnd() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<DeckPlace> deckPlaceNamed(const QString& word) {
    static const QRegularExpression around(R"(^(my|the|your) | (cards?|section|zone)$)");
    static const QRegularExpression joined(R"(\s*[/&,+]\s*|\s+and\s+)");
    constexpr qsizetype longest = 60;
    if (word.isEmpty() || word.size() > longest) return std::nullopt;
    const QString name = word.simplified().toCaseFolded();
    if (const auto place = placeOf(name)) return place;
    static const QRegularExpression several("[ /&,+]");
    if (!name.contains(several)) return std::nullopt;
    QStringList parts = QString(name).remove(around).split(joined, Qt::SkipEmptyParts);
    // Without the tokens, extras would be cards of an extra deck.
    if (parts.size() > 1) parts.removeOne("extras");
    if (parts.isEmpty()) return std::nullopt;
    const auto place = placeOf(parts.front());
    return std::ranges::all_of(parts, [&](const QString& part) { return placeOf(part) == place; }) ? place
                                                                                                   : std::nullopt;
}

bool mentionsDeckPlace(const QString& text) {
    static const QRegularExpression word = ignoringCase(
        R"(\b(side|side\s?(board|deck)s?|maybes?|maybe\s?board|tokens?|emblems?|considering|extra\s?deck|acquire)"
        R"(|acquire\s?board|wish\s?list|companions?)\b)");
    return text.contains(word);
}

std::optional<DeckPlace> deckPlaceOfCategory(const QString& categories) {
    const QString first = categories.section(u',', 0, 0);
    const bool isOut = first.contains("{noDeck}", Qt::CaseInsensitive);
    const auto named = deckPlaceNamed(first.section(u'{', 0, 0));
    const bool isBeside = named == DeckPlace::Side || named == DeckPlace::Companion || named == DeckPlace::Extra;
    return isOut && !isBeside ? DeckPlace::LeftOut : named;
}

std::optional<DeckPlace> deckPlaceBeside(const QString& answer) {
    const auto isOneOf = [&](const QStringList& words) { return words.contains(answer, Qt::CaseInsensitive); };
    if (isOneOf({"yes", "true", "1", "y"})) return DeckPlace::Side;
    if (isOneOf({"no", "false", "0", "n", ""})) return DeckPlace::Main;
    return std::nullopt;
}

std::optional<DeckPart> deckPartOf(DeckPlace place) {
    if (place == DeckPlace::Main) return DeckPart::Main;
    if (place == DeckPlace::Extra) return DeckPart::Extra;
    if (place == DeckPlace::Side || place == DeckPlace::Companion) return DeckPart::Side;
    return std::nullopt;
}

}  // namespace duelogue
