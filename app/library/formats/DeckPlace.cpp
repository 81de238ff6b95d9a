#include "app/library/formats/DeckPlace.h"

#include <QHash>
#include <QStringList>

namespace duelogue {

std::optional<DeckPlace> deckPlaceNamed(const QString& word) {
    using enum DeckPlace;
    static const QHash<QString, DeckPlace> all{{"deck", Main},
                                               {"main", Main},
                                               {"mainboard", Main},
                                               {"main board", Main},
                                               {"maindeck", Main},
                                               {"main deck", Main},
                                               {"deck list", Main},
                                               {"decklist", Main},
                                               {"commander", Main},
                                               {"commanders", Main},
                                               {"command zone", Main},
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
                                               {"considering", LeftOut},
                                               {"acquireboard", LeftOut},
                                               {"wishlist", LeftOut},
                                               {"token", LeftOut},
                                               {"tokens", LeftOut},
                                               {"tokens & extras", LeftOut},
                                               {"tokens and extras", LeftOut},
                                               {"emblems", LeftOut},
                                               {"avatar", Foreign},
                                               {"planes", Foreign},
                                               {"planar deck", Foreign},
                                               {"planechase", Foreign},
                                               {"schemes", Foreign},
                                               {"scheme deck", Foreign},
                                               {"planes/schemes", Foreign},
                                               {"conspiracy", Foreign},
                                               {"conspiracies", Foreign},
                                               {"dungeon", Foreign},
                                               {"dungeons", Foreign},
                                               {"attractions", Foreign},
                                               {"contraptions", Foreign},
                                               {"stickers", Foreign},
                                               {"vanguard", Foreign}};
    const auto found = all.constFind(word.simplified().toCaseFolded());
    return found == all.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<DeckPlace> deckPlaceOfCategory(const QString& categories) {
    QString first = categories.section(u',', 0, 0);
    const bool isOut = first.contains("{noDeck}", Qt::CaseInsensitive);
    first = first.section(u'{', 0, 0);
    return isOut ? DeckPlace::LeftOut : deckPlaceNamed(first);
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
