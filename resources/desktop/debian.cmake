# Adapts the package to Debian. cpack runs this script when all files are in place, before it packs them. Debian's
# policy: games are in /usr/games (11.11), and manual pages and changelogs are compressed (12.1, 12.7).
set(root ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(doc ${root}/share/doc/${CPACK_PACKAGE_NAME})

file(MAKE_DIRECTORY ${root}/games)
file(RENAME ${root}/bin/${CPACK_PACKAGE_NAME} ${root}/games/${CPACK_PACKAGE_NAME})
file(REMOVE_RECURSE ${root}/bin)

# The changelog in Debian's format: each version has a heading, its changes, its maintainer and its date.
set(form [=[
function written(    count, words, line, i) {
    count = split(text, words, " ")
    line = "  " sign
    for (i = 1; i <= count; ++i) {
        if (length(line " " words[i]) > 78) { print line; line = "   " }
        line = line " " words[i]
    }
    if (count) print line
    text = ""
}
function released() {
    written()
    ("LC_ALL=C date -u -R -d " date) | getline when
    print "\n -- " who "  " when "\n"
}
/^## / {
    if (date) released()
    date = substr($3, 2, length($3) - 2)
    print package " (" $2 ") unstable; urgency=medium\n"
    sign = " "
    next
}
/^- / { written(); sign = "*"; text = substr($0, 3); next }
/^[^#]/ { text = text " " $0 }
END { released() }
]=])
execute_process(
    COMMAND awk -v package=${CPACK_PACKAGE_NAME} -v "who=${CPACK_PACKAGE_CONTACT}" "${form}" ${doc}/CHANGELOG.md
    OUTPUT_FILE ${doc}/changelog
    COMMAND_ERROR_IS_FATAL ANY)

file(GLOB_RECURSE pages ${root}/share/man/*.6)
execute_process(COMMAND gzip -9n ${doc}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
