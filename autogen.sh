#!/bin/sh
# SPDX-License-Identifier: MIT
# autogen.sh              makes configure; then ./configure && make as usual
# autogen.sh packages     prints which packages demo and check would install here, and installs none
# autogen.sh demo [GAME]  builds ./tradepost, installing what that needs, and plays a match
# autogen.sh package      makes a package for Debian, and says where it lies
# autogen.sh desk         builds the desk, a page for browsers, and says where it lies
# autogen.sh check        builds it in every way and runs all tests, closing with their number
#
# demo, package, desk and check install what is missing on Debian and its like, and say what before they do;
# elsewhere configure names what it misses.
set -eu
cd "$(dirname "$0")"

to_build='autoconf automake pkgconf make gcc libc6-dev libcurl4-openssl-dev libxml2-dev libxslt1-dev
	libsqlite3-dev libsodium-dev libutf8proc-dev libgmime-3.0-dev libseccomp-dev tzdata'
to_package='debhelper dpkg-dev'
to_desk='clang lld wasi-libc libclang-rt-dev-wasm32 nodejs npm'
to_check='libcmocka-dev clang clang-format libclang-rt-14-dev llvm valgrind mandoc minisign
	openssh-client signify-openbsd curl faketime libxml2-utils sqlite3 openssl'

is_installed()
{
	[ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# quietly LOG CODE COMMAND...: what it says is shown only when it fails, which ends with CODE.
quietly()
{
	log=$1 code=$2
	shift 2
	"$@" >"$log" 2>&1 </dev/null && return
	tail -n 40 "$log" >&2
	echo "'$1' has failed, see $log" >&2
	exit "$code"
}

# No package is removed for another: then apt-get fails, and the user decides.
apt_install()
{
	$become apt-get -q update && $become env DEBIAN_FRONTEND=noninteractive \
		apt-get -q -y --no-install-recommends --no-remove install "$@"
}

# find_missing PACKAGE...: in $missing; none where there is no apt-get
find_missing()
{
	missing=
	command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
	for package in "$@"; do
		is_installed "$package" || missing="$missing $package"
	done
}

say_packages()
{
	find_missing $2
	echo "$1 would install:${missing:- nothing}"
}

install_packages()
{
	become=
	find_missing "$@"
	[ "$missing" ] || return 0
	if [ "$(id -u)" != 0 ]; then
		become='sudo -n'
		if ! sudo -n true 2>/dev/null; then
			echo "packages are missing, install them with:" >&2
			echo "sudo apt-get install --no-install-recommends$missing" >&2
			exit 69
		fi
	fi
	echo 'these packages are missing, and will be installed now with apt-get:'
	echo "$missing" | fold -s -w 76 | sed 's/^ */    /'
	quietly build/packages.log 69 apt_install $missing
}

make_configure()
{
	autoreconf -fi
}

need_configure()
{
	[ -e configure ] && [ -e build-aux/tap-driver.sh ] ||
		quietly build/configure.log 70 make_configure
}

make_program()
{
	(cd build && { [ -e Makefile ] || ../configure; } && make -j2)
}

case ${1-} in
'')
	make_configure
	;;
packages)
	say_packages demo "$to_build"
	say_packages package "$to_build $to_package"
	say_packages desk "$to_build $to_desk"
	say_packages check "$to_build $to_check"
	;;
demo)
	game=${2-ktech}
	if [ ! -e "tests/demo/$game.sh" ]; then
		echo "there is no demo of '$game'; there are:" tests/demo/*.sh >&2
		exit 64
	fi
	mkdir -p build
	install_packages $to_build
	need_configure
	quietly build/make.log 70 make_program
	ln -sf build/tradepost tradepost
	exec sh "tests/demo/$game.sh"
	;;
package)
	mkdir -p build
	install_packages $to_build $to_package
	quietly build/package.log 70 dpkg-buildpackage -us -uc -b
	sed -n "s|^dpkg-deb: building package 'tradepost' in '\\(.*\\)'.*|install it, as root or with sudo: apt-get install \\1|p" build/package.log
	;;
desk)
	mkdir -p build
	install_packages $to_build $to_desk
	need_configure
	quietly build/make.log 70 make_program
	quietly build/desk.log 70 make -C build desk
	echo 'the desk is build/desk/desk.html: open it in a browser'
	;;
check)
	mkdir -p build
	install_packages $to_build $to_check
	need_configure
	exec sh tests/check.sh
	;;
*)
	echo "usage: ./autogen.sh [packages | demo [GAME] | package | desk | check]" >&2
	exit 64
	;;
esac
