# SPDX-License-Identifier: MIT
# Mail servers for tests, on a machine that has none: nothing is installed there. Their packages are
# fetched and unpacked once, into mail-servers in the build folder, and the test begins anew in a mount
# namespace of its own, where they lie over /usr and /etc. Where that cannot be done, $without says why.
# Use, before lib.sh and in the build folder:
#   servers='postfix dovecot-core'  the packages
#   . "$srcdir/tests/lib/servers.sh"
mail_servers=$(pwd)/mail-servers
without=${MAIL_SERVERS-}

are_installed() {
	for package in $servers; do
		[ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || return 1
	done
}

# These packages, and what they need that is not installed.
missing_packages() {
	apt-get -s --no-install-recommends install postfix dovecot-core dovecot-imapd dovecot-lmtpd |
		sed -n 's/^Inst \([^ ]*\) .*/\1/p'
}

# The users of both servers must be in a file of passwords; nobody is added to the one of the machine.
add_users() {
	for file in passwd group; do
		cp /etc/$file etc/$file || return
	done
	for user in postfix dovecot dovenull; do
		id "$user" >/dev/null 2>&1 && continue
		id=$((id + 1))
		echo "$user:x:$id:$id::/nonexistent:/usr/sbin/nologin" >>etc/passwd
		echo "$user:x:$id:" >>etc/group
	done
	grep -q '^postdrop:' etc/group || echo "postdrop:x:$((id + 1)):" >>etc/group
}

unpack_servers() {
	rm -rf new && mkdir new && cd new || return
	packages=$(missing_packages) && apt-get -q download $packages || return
	for package in *.deb; do
		dpkg -x "$package" . || return
	done
	rm -f ./*.deb
	mkdir -p usr etc
	for folder in bin sbin lib lib64; do
		[ ! -d $folder ] || { mkdir -p usr/$folder && cp -a $folder/. usr/$folder && rm -r $folder; } ||
			return
	done
	id=64000
	add_users && cd .. && mv new unpacked
}

# Only one test at a time fetches.
fetch_servers() {
	mkdir -p "$mail_servers" && (
		cd "$mail_servers" && flock 9 || exit
		[ -d unpacked ] || unpack_servers
	) 9>"$mail_servers/lock" >>"$mail_servers/log" 2>&1
}

# laid COMMAND...: runs the command in such a namespace, as the same user
laid() {
	as='--map-current-user --keep-caps'
	[ "$(id -u)" != 0 ] || as=
	unshare -m $as sh -c 'for folder in usr etc; do
			mount -t overlay overlay -o "lowerdir=$0/$folder:/$folder" "/$folder" || exit
		done
		exec "$@"' "$mail_servers/unpacked" "$@"
}

if [ ! "${MAIL_SERVERS+set}" ] && ! are_installed; then
	if ! command -v apt-get >/dev/null || ! fetch_servers; then
		without='their packages cannot be fetched here'
	elif ! laid true 2>>"$mail_servers/log"; then
		without='this machine gives a test no mounts of its own'
	else
		MAIL_SERVERS=
		export MAIL_SERVERS
		laid sh "$0"
		exit
	fi
	MAIL_SERVERS=$without
	export MAIL_SERVERS
fi
