# Sourced by app/play, app/package, tests/run and tests/mutate. Installs missing packages on Debian 12 and builds.
# Reports its progress on standard error. Needs no network if all packages are installed.

packages=(
    g++ cmake ninja-build ccache clang-format clang-tidy
    qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev libqt6sql6-sqlite
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qttest
    libyaml-cpp-dev libasound2-dev fonts-quattrocento fonts-inter
)
command -v node >/dev/null && command -v npm >/dev/null || packages+=(nodejs npm ca-certificates)
command -v python3 >/dev/null || packages+=(python3) # for the example bot in tests/bots

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { echo "duelogue: $*" >&2; }

as_root() { if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi; }

install_packages() {
    local installed missing=() package
    installed=$'\n'$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)$'\n'
    for package in "${packages[@]}"; do
        [[ $installed == *$'\n'"$package installed"$'\n'* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    say "installing ${missing[*]}"
    as_root apt-get -qq update >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "${missing[@]}" >/dev/null
}

fetch_icons() {
    local icons=$root/resources/icons
    [[ $icons/node_modules/.package-lock.json -nt $icons/package-lock.json ]] && return
    say "fetching the icons"
    npm ci --prefix "$icons" --no-audit --no-fund --loglevel error >&2
}

# configure FOLDER [-DNAME=VALUE...]: configures the folder, unless it is already configured with these options.
configure() {
    local folder=$1 option same=1
    shift
    for option in "$@"; do
        grep -qs "^${option:2}\$" <(sed 's/:[A-Z]*=/=/' "$folder/CMakeCache.txt" 2>/dev/null) || same=
    done
    [[ -f $folder/build.ninja && $same ]] && return
    [[ -f $folder/build.ninja ]] ||
        say "configuring ${folder#"$root"/}; the first build takes about $(minutes) minutes on this machine"
    cmake -G Ninja -S "$root" -B "$folder" "$@" --log-level=WARNING >&2
}

# Prints the estimated time of the first build in minutes. A build takes roughly nine minutes of CPU time.
minutes() { echo $((1 + 9 / $(nproc))); }

# build FOLDER "TARGET..." [-DNAME=VALUE...]: sets up, configures and builds. Shows progress on a terminal.
build() {
    local folder=$1 targets=$2 quiet=--quiet
    shift 2
    install_packages
    fetch_icons
    configure "$folder" "$@"
    [[ -t 2 ]] && quiet=
    say "building ${folder#"$root"/}"
    # shellcheck disable=SC2086 # several targets are several words
    ninja -C "$folder" $quiet $targets >&2
}
