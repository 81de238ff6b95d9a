# cmake --install: the program, and its files for the desktop, man and the shells. The installation is relocatable,
# because the program's own files are compiled into it. The root CMakeLists.txt includes this file after it has defined
# the program. `ninja manual` builds all installed files.
include(GNUInstallDirs)
set(desktop ${CMAKE_CURRENT_LIST_DIR})
set(generated ${PROJECT_BINARY_DIR}/desktop)
set(id org.duelogue.Duelogue)
set(doc ${CMAKE_INSTALL_DATADIR}/doc/duelogue)

# The project has the only version number. The first one in CHANGELOG.md must match it.
set(changelog ${PROJECT_SOURCE_DIR}/resources/CHANGELOG.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(STRINGS ${changelog} newest LIMIT_COUNT 1 REGEX "^## ")
if(NOT newest MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$" OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "resources/CHANGELOG.md begins with \"${newest}\", expected \"## ${PROJECT_VERSION} (DATE)\"")
endif()
set(DUELOGUE_DATE ${CMAKE_MATCH_2})
configure_file(${desktop}/${id}.metainfo.xml.in ${generated}/${id}.metainfo.xml @ONLY)

# The license in the format of a copyright file: each line is indented, and an empty line is a dot.
file(READ ${PROJECT_SOURCE_DIR}/LICENSE licence)
string(STRIP "${licence}" licence)
string(REGEX REPLACE "^MIT License\n\n" "" licence "${licence}")
string(REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REPLACE "\n" "\n " EXPAT " ${licence}")
configure_file(${desktop}/copyright.in ${generated}/copyright @ONLY)

# The program itself writes the manual page and the completions. This step ignores leaks.
set(program ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:duelogue>)
add_custom_command(
    OUTPUT ${generated}/duelogue.6 ${generated}/duelogue.bash ${generated}/_duelogue
    COMMAND ${program} --manual > ${generated}/duelogue.6
    COMMAND ${program} --completion bash > ${generated}/duelogue.bash
    COMMAND ${program} --completion zsh > ${generated}/_duelogue
    DEPENDS duelogue
    COMMENT "Writing the manual page and the completions")
add_custom_target(manual ALL DEPENDS ${generated}/duelogue.6)

install(TARGETS duelogue RUNTIME)
install(FILES ${desktop}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/duelogue.svg RENAME ${id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${generated}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${generated}/duelogue.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${generated}/duelogue.bash RENAME duelogue
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${generated}/_duelogue DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${changelog} ${generated}/copyright ${PROJECT_BINARY_DIR}/resources/icons/files/credits.txt
    DESTINATION ${doc})
# The licenses of the fonts must accompany them.
foreach(font fonts-inter fonts-quattrocento)
    install(FILES /usr/share/doc/${font}/copyright RENAME ${font}.copyright DESTINATION ${doc})
endforeach()

# cpack: a package for Debian. Linked libraries are detected; modules that the program loads by name are listed here.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME duelogue)
set(CPACK_PACKAGE_CONTACT "The Duelogue authors <authors@duelogue.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card duels with every rule enforced")
set(CPACK_PACKAGE_DESCRIPTION "Duels of cards against a friend at the same screen, or against the
computer: four games whose rules the program knows to the last detail,
with decks, hints and five opponents. A command line without a window
simulates, measures and checks.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qml6-module-qtqml, qml6-module-qtqml-workerscript, \
qml6-module-qtquick, qml6-module-qtquick-layouts, qml6-module-qtquick-shapes, qml6-module-qtquick-templates, \
qml6-module-qtquick-window")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
set(CPACK_PRE_BUILD_SCRIPTS ${desktop}/debian.cmake)
include(CPack)
