#pragma once

#include <QCoreApplication>
#include <QString>

/// The function tr() of a file outside of any QObject, whose words stand under this name in the lists of translations.
/// To be written once in the namespace of the file; lupdate is told of it (resources/translations/CMakeLists.txt).
#define DUELOGUE_TR(context)                                                             \
    inline QString tr(const char* text, const char* meaning = nullptr, int count = -1) { \
        return QCoreApplication::translate(#context, text, meaning, count);              \
    }
