#include "app/games/HowToPlayPages.h"

#include "app/games/Games.h"
#include "app/games/GlossaryPages.h"
#include "app/games/presenter/HowToPlay.h"
#include "app/shell/language/OutsideWords.h"

namespace duelogue {

QVariantList HowToPlayPages::of(const QString& game) {
    QVariantList parts;
    for (const HowToPlayPart& part : howToPlay(game.toStdString())) {
        QVariantList terms;
        for (const std::string& term : part.terms) terms += GlossaryPages::entryOf(game, QString::fromStdString(term));
        parts << QVariantMap{{"heading", translated("HowToPlay", part.heading)},
                             {"text", translated("HowToPlay", part.text)},
                             {"terms", terms}};
    }
    return parts;
}

QString HowToPlayPages::title(const QString& game) {
    const Game* const found = duelogue::game(game.toStdString());
    return found == nullptr ? QString() : translated("Games", found->title());
}

}  // namespace duelogue
