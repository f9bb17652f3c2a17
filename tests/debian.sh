# SPDX-License-Identifier: MIT
# The Debian package: built from what git has, looked through by lintian, and with an older version's number
# installed on a new Debian, where each game is played, a club is made and ticked, and a match begins. The
# package is upgraded while the club ticks, the match goes on, and the package is removed and purged. Needs root, debhelper, lintian and debootstrap; 77: they are not here.
set -eu
cd "$(dirname "$0")/.."
for tool in dh lintian debootstrap; do
	command -v $tool >/dev/null || { echo "there is no $tool"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo 'a Debian of its own can be made by root alone'; exit 77; }
work=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-debian.XXXXXX")
root=$work/root
trap 'umount "$root/dev/pts" "$root/proc" 2>/dev/null || :; rm -rf "$work"' EXIT

build()
{
	mkdir "$work/tradepost"
	git archive HEAD | tar -x -C "$work/tradepost"
	grep -q "^tradepost ($(sed -nE 's/^AC_INIT\(\[tradepost\], \[(.*)\]\)/\1/p' configure.ac)) " debian/changelog
	(cd "$work/tradepost" && dpkg-buildpackage -us -uc -b)
	# The project has no domain of its own to write to.
	lintian --allow-root --fail-on error,warning \
		--suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$work"/tradepost_*.changes
}

make_debian()
{
	. /etc/os-release
	site=$(apt-get indextargets --format '$(SITE)' "Codename: $VERSION_CODENAME" | head -n 1)
	debootstrap --variant=minbase "$VERSION_CODENAME" "$root" "$site"
	mount -t proc proc "$root/proc"
	mount -t devpts devpts "$root/dev/pts"
	# Nothing is started there.
	printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
	chmod +x "$root/usr/sbin/policy-rc.d"
	cp -r "$work/tradepost" "$root/source"
	cp "$work"/tradepost_*.deb "$root/tradepost.deb"
	dpkg-deb -R "$root/tradepost.deb" "$work/older"
	sed -i 's/^Version: .*/Version: 0.0~before/' "$work/older/DEBIAN/control"
	dpkg-deb -b "$work/older" "$root/older.deb"
}

# there COMMAND...: on the new Debian
there()
{
	DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"
}

install_package()
{
	there apt-get -q update
	began=$(date +%s)
	there apt-get -q -y --no-install-recommends install /older.deb
	echo "# installed in $(($(date +%s) - began)) s"
}

as_club()
{
	there runuser -u tradepost -- tradepost -C /var/lib/tradepost "$@"
}

begin_match()
{
	echo 'subaddress = yes' >>"$root/var/lib/tradepost/tradepost.conf"
	as_club new ktech running --seats 2 --set unsigned=token
	as_club seat running 1 --name Ann --mail ann@example.org
	as_club seat running 2 --name Ben --mail ben@example.org
	as_club start running
	as_club run running --now
}

# Ticks go on all the while; what the club has at the end is what it would have without.
upgrade()
{
	there sh -c 'while [ ! -e /stop ]; do
		runuser -u tradepost -- tradepost -C /var/lib/tradepost tick || [ $? = 75 ] || touch /failed
	done' &
	there apt-get -q -y --no-install-recommends install /tradepost.deb
	touch "$root/stop"
	wait
	[ ! -e "$root/failed" ]
	[ -z "$(there dpkg -s tradepost | grep -F 0.0~before)" ]
	as_club run running --now
	as_club selftest
}

remove()
{
	there apt-get -q -y purge tradepost
	[ ! -e "$root/usr/bin/tradepost" ]
	[ -e "$root/var/lib/tradepost/tradepost.conf" ]
}

build
make_debian
install_package
for test in demo club; do
	there sh -c "cd /source && sh debian/tests/$test"
done
begin_match
upgrade
remove
