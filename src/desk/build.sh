#!/bin/sh
# SPDX-License-Identifier: MIT
# build.sh FOLDER SOURCE...: compiles the desk's engine from these sources of ours, and what it needs of libraries, to
# FOLDER/engine.wasm; and around it, for these GAMES, the page FOLDER/desk.html. Call it from the top of the sources;
# TRADEPOST_BUILD is the folder with config.h.
set -eu
out=$1
shift
for tool in clang wasm-ld apt-get; do
	command -v $tool >/dev/null || {
		echo "the desk needs $tool: ./autogen.sh desk installs what it needs" >&2
		exit 1
	}
done
sh src/desk/sources.sh "$out/sources"
sodium=$(echo "$out"/sources/libsodium-*/src/libsodium)
utf8proc=$(echo "$out"/sources/utf8proc-*)
rm -rf "$out/objects"
mkdir -p "$out/objects"
# The library makes this header as it is configured.
sed 's/@VERSION@/0/; s/@SODIUM_LIBRARY_VERSION_[A-Z]*@/0/; s/@SODIUM_LIBRARY_MINIMAL_DEF@//' \
	"$sodium/include/sodium/version.h.in" >"$sodium/include/sodium/version.h"

target="--target=wasm32-wasi -O2 -std=c11 -D_GNU_SOURCE -DNDEBUG -ffunction-sections -fdata-sections"
{
	for source; do
		case $source in *.c) echo "$source -Wall -Wextra -Wno-missing-field-initializers -Wno-unknown-attributes -Werror" ;; esac
	done
	for source in crypto_generichash/crypto_generichash crypto_generichash/blake2b/ref/blake2b-ref \
		crypto_generichash/blake2b/ref/blake2b-compress-ref crypto_generichash/blake2b/ref/generichash_blake2b \
		crypto_generichash/blake2b/generichash_blake2 sodium/codecs; do
		echo "$sodium/$source.c -DCONFIGURED=1 -I$sodium/include/sodium -w"
	done
	echo "$utf8proc/utf8proc.c -w"
} | while read -r source flags; do
	echo "clang $target $flags -Isrc -I$TRADEPOST_BUILD -I$sodium/include -I$utf8proc -DUTF8PROC_STATIC -DSODIUM_STATIC=1" \
		"-c $source -o $out/objects/$(echo "$source" | tr / _).o"
done >"$out/commands"
xargs -P "$(nproc)" -d '\n' -n 1 sh -ec <"$out/commands"

# The page calls what desk.h declares.
exports=$(grep -o 'desk_[a-z_]*(' src/desk/desk.h | sort -u | sed 's/(//; s/^/-Wl,--export=/')
clang $target -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all -Wl,-z,stack-size=262144 -Wl,--stack-first \
	$exports "$out"/objects/*.o -o "$out/engine.wasm.new"
mv "$out/engine.wasm.new" "$out/engine.wasm"

# The page around it.
[ "${GAMES:-}" ] || exit 0
command -v npm >/dev/null || {
	echo 'the page of the desk needs npm: ./autogen.sh desk installs what it needs' >&2
	exit 1
}
mkdir -p "$out/tools"
if ! cmp -s src/desk/page/package-lock.json "$out/tools/.lock"; then
	cp src/desk/page/package.json src/desk/page/package-lock.json "$out/tools"
	(cd "$out/tools" && npm ci --silent --ignore-scripts --no-audit --no-fund)
	cp src/desk/page/package-lock.json "$out/tools/.lock"
fi
DESK_TOOLS=$out/tools node src/desk/page/build.mjs "$out/engine.wasm" . "$out/desk.html" $GAMES
