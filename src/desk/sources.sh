#!/bin/sh
# SPDX-License-Identifier: MIT
# sources.sh FOLDER: lays the sources of the libraries that the desk's engine takes from into a folder, from the source
# packages of this system. What is not, byte for byte, as sources.sum has it is not used.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
sha256sum --status -c "$here/sources.sum" 2>/dev/null && exit

# Where packages come from, as sources: lists of our own leave those of the system as they are.
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
mkdir -p "$lists/parts" "$lists/state/partial"
for list in /etc/apt/sources.list.d/*.sources; do
	[ ! -f "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$lists/parts/$(basename "$list")"
done
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
	[ ! -f "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$lists/parts/$(basename "$list" .list).list"
done
set -- -qq -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$lists/parts" \
	-o "Dir::State::lists=$lists/state" -o APT::Sandbox::User=root
apt-get "$@" update
apt-get "$@" --download-only source libsodium utf8proc
sha256sum -c "$here/sources.sum" >&2
for archive in $(sed 's/^[^ ]* *//' "$here/sources.sum"); do tar -xzf "$archive"; done
