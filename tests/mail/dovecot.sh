#!/bin/sh
# SPDX-License-Identifier: MIT
# Letters out of a mailbox of a real server: Dovecot, started for this test alone, without root, on
# loopback, with certificates of an authority made here.
. "${srcdir:-.}/tests/lib.sh"
PATH=$PATH:/usr/sbin:/sbin
for tool in dovecot openssl sqlite3; do
	command -v $tool >/dev/null && continue
	skip 'letters out of a mailbox of Dovecot' "$tool is not installed"
	finish
done

# ---- certificates ----

# authority NAME
authority() {
	openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 \
		-subj "/CN=$1" -addext 'basicConstraints=critical,CA:TRUE' \
		-addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout "$1.key" -out "$1.pem" 2>/dev/null
}

# certificate NAME HOST DAYS: signed by the authority `ca`; DAYS may be past
certificate() {
	openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$2" \
		-keyout "$1.key" -out "$1.csr" 2>/dev/null &&
		printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth\n' "$2" >"$1.ext" &&
		openssl x509 -req -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days "$3" \
			-extfile "$1.ext" -out "$1.pem" 2>/dev/null
}

authority ca && authority other && certificate good DNS:localhost,IP:127.0.0.1 36500 &&
	certificate elsewhere DNS:elsewhere.example 36500 && certificate old DNS:localhost,IP:127.0.0.1 -1 ||
	exit 1

# ---- the server ----

# Its login process refuses to run as root.
if [ "$(id -u)" = 0 ]; then
	user=nobody
	group=$(id -gn nobody)
	as_user() {
		setpriv --reuid nobody --regid "$group" --clear-groups "$@"
	}
else
	user=$(id -un)
	group=$(id -gn)
	as_user() {
		"$@"
	}
fi
chmod 711 "$work"
box=$work/server/mail/referee
mkdir -p server/run server/state server/mail
echo 'referee:{PLAIN}correct horse::::::' >server/users

# configure CERTIFICATE PORT
configure() {
	cp "$1.pem" server/server.pem
	cp "$1.key" server/server.key
	cat >server/dovecot.conf <<-END
		protocols = imap
		base_dir = $work/server/run
		state_dir = $work/server/state
		log_path = $work/server/log
		instance_name = tradepost-test
		listen = 127.0.0.1
		auth_failure_delay = 0
		auth_verbose = yes
		default_internal_user = $user
		default_internal_group = $group
		default_login_user = $user
		first_valid_uid = 0
		ssl = required
		ssl_cert = <$work/server/server.pem
		ssl_key = <$work/server/server.key
		mail_location = maildir:$work/server/mail/%n
		namespace inbox {
		  inbox = yes
		}
		passdb {
		  driver = passwd-file
		  args = scheme=PLAIN username_format=%n $work/server/users
		}
		userdb {
		  driver = static
		  args = uid=$(id -u $user) gid=$(id -g $user) home=$work/server/mail/%n
		}
		service anvil {
		  chroot =
		}
		service imap-login {
		  chroot =
		  inet_listener imap {
		    port = $2
		  }
		  inet_listener imaps {
		    port = $(($2 + 1))
		    ssl = yes
		  }
		}
	END
	[ "$(id -u)" != 0 ] || chown -R "$user:$group" server
}

answers() {
	openssl s_client -connect "127.0.0.1:$1" </dev/null 2>/dev/null | grep -q BEGIN
}

server_stop() {
	[ -f server/run/master.pid ] || return 0
	pid=$(cat server/run/master.pid)
	kill "$pid" 2>/dev/null
	for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		[ -f server/run/master.pid ] || break
		sleep 0.1
	done
	rm -f server/run/master.pid
}

# server_start [CERTIFICATE]: on the port it had, or on the first one that is free
server_start() {
	server_stop
	for try in 0 1 2 3 4 5 6 7 8 9; do
		port=${had_port:-$((20000 + ($$ * 7 + try * 1013) % 20000))}
		configure "${1:-good}" "$port"
		as_user dovecot -c server/dovecot.conf >server/start 2>&1
		for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
			if answers $((port + 1)); then
				had_port=$port
				return 0
			fi
			grep -qs -e 'already in use' -e Fatal server/start server/log && break
			sleep 0.1
		done
		server_stop
	done
	return 1
}
trap 'server_stop; rm -rf "$work"' EXIT
# A test that is ended from outside leaves no server behind.
trap 'exit 1' HUP INT TERM
if ! server_start; then
	skip 'letters out of a mailbox of Dovecot' \
		"it cannot run here: $(cat server/start server/log 2>/dev/null | tail -n 1)"
	finish
fi

# deliver FILE NAME: as a server does, into the mailbox
deliver() {
	as_user mkdir -p "$box/new" "$box/cur" "$box/tmp"
	cp -p "$1" "$box/tmp/$2"
	[ "$(id -u)" != 0 ] || chown "$user:$group" "$box/tmp/$2"
	mv "$box/tmp/$2" "$box/new/$2"
}
lying() {
	find "$box/new" "$box/cur" -type f 2>/dev/null | wc -l
}
done_with() {
	find "$box/.Done/new" "$box/.Done/cur" -type f 2>/dev/null | wc -l
}
sql() {
	sqlite3 club/club.db "$1"
}
# lies IN DONE LETTERS: so many mails in the mailbox, in Done, and letters taken
lies() {
	[ "$(lying) $(done_with) $(sql "select count(*) from letters where verdict = 'taken'")" = "$*" ] &&
		return 0
	echo "not $* but $(lying) $(done_with)"
	sql 'select seat, seq, verdict from letters; select * from strangers; select * from cursors'
	tail -n 5 server/log
	return 1
}
logins() {
	grep -c -e 'Login: user' -e 'auth failed' -e '[0-9] attempts' server/log
}

# ---- the club ----

make_match club harbour 2 >/dev/null || exit 1
echo 'correct horse' >password
chmod 600 password
# settings URL CA
settings() {
	cat >club/tradepost.conf <<-END
		take = $1
		imap-user = referee
		imap-password-file = $work/password
		${2:+imap-ca = $work/$2}
		patience = 10
	END
}
settings "imaps://localhost:$((port + 1))/INBOX" ca.pem

check 'an empty mailbox has no letters' exits 0 tp -C club take
echo 'start 4,6' | letter club harbour 0 red 1 >red.eml
printf 'From: eve@example.org\n\nHello, how does this work?\n' >hello.eml
deliver red.eml 1.red
deliver hello.eml 2.hello
check 'letters of the mailbox are taken' exits 0 tp -C club take
check 'and moved to the folder Done, which is made' lies 0 2 1
check 'the cursor stands behind the last one' sh -c '[ "$(sqlite3 club/club.db "select uid from cursors")" = 2 ]'
check 'what is no letter is logged' sh -c 'sqlite3 club/club.db "select source from strangers" | grep -q "INBOX, mail 2"'
check 'taken again, nothing changes' sh -c '"$0" -C club take' "$TRADEPOST"
check 'and nothing is moved twice' lies 0 2 1

settings "imap://localhost:$port/INBOX" ca.pem
echo 'start 6,10' | letter club harbour 0 blue 1 >blue.eml
sql "update matches set deadline = strftime('%s', 'now') - 60"
touch -d '2 minutes ago' blue.eml
deliver blue.eml 3.blue
check 'STARTTLS does as well' exits 0 tp -C club take
check 'a letter counts from when the server got it, not from when it is read' lies 0 3 2
sql 'update matches set deadline = 0'

head -c 2097152 /dev/zero | tr '\0' x | fold -w 70 | mail eve >huge.eml
echo 'start 4,6' | letter club harbour 0 red 2 >red2.eml
deliver huge.eml 4.huge
deliver red2.eml 5.red
check 'a mail of 2 MiB is passed over' exits 0 tp -C club take
check 'the letter behind it is taken' lies 0 5 3
check 'the mail of 2 MiB is logged' sh -c 'sqlite3 club/club.db "select reason from strangers" | grep -q "larger than 1 MiB"'

# A kill between the commit and the move leaves the mails where they were, and the cursor behind them.
echo 'start 5,3' | letter club harbour 0 red 3 >red3.eml
deliver red3.eml 6.red
as_user ls "$box/new" >/dev/null
server_stop
cp -pR server/mail before
server_start || exit 1
check 'one more letter is taken' exits 0 tp -C club take
check 'and moved' lies 0 6 4
server_stop
rm -rf server/mail
cp -pR before server/mail
server_start || exit 1
check 'after a kill before the move the mail lies there still' lies 1 5 4
check 'after a kill before the move all goes on' exits 0 tp -C club take
check 'nothing is taken twice, and the mail is moved' lies 0 6 4
check 'nothing is answered twice' sh -c '[ "$(sqlite3 club/club.db "select count(*) from mails where kind = '"'ack'"'")" = 4 ]'

server_stop
find "$box" -maxdepth 1 -name 'dovecot*' -exec rm -rf {} +
mv "$box"/.Done/cur/* "$box/cur"
sql 'update cursors set uid = 4000000000'
server_start || exit 1
check 'under another UIDVALIDITY all is read again' exits 0 tp -C club take
check 'and nothing is taken twice' lies 0 6 4
check 'the cursor is the new one' sh -c '[ "$(sqlite3 club/club.db "select min(uid) from cursors")" -le 6 ]'

# ---- who is not trusted ----

echo 'start 7,3' | letter club harbour 0 red 4 >red4.eml
deliver red4.eml 7.red
# refuses WHAT: take fails for now, and no login was tried
refuses() {
	before=$(logins)
	says 75 "$1" tp -C club take || return 1
	sleep 0.2
	[ "$(logins)" = "$before" ] && return 0
	echo 'it has tried to log in:'
	tail -n 3 server/log
	return 1
}
for way in "imaps://localhost:$((port + 1))" "imap://localhost:$port"; do
	settings "$way/INBOX" other.pem
	check "${way%%:*}: a certificate of an authority not trusted is refused" refuses certificate
done
for kind in elsewhere old; do
	server_start $kind || exit 1
	for way in "imaps://localhost:$((port + 1))" "imap://localhost:$port"; do
		settings "$way/INBOX" ca.pem
		check "${way%%:*}: a certificate that is '$kind' is refused" refuses localhost
	done
done
server_start || exit 1
settings "imaps://localhost:$((port + 1))/INBOX" ca.pem
echo wrong >password
check 'a wrong password is told, without it' says 75 'does not take this user and password' tp -C club take
chmod 644 password
check 'a password that others can read is not used' says 78 0600 tp -C club take
echo 'correct horse' >password
chmod 600 password
settings "imaps://referee:secret@localhost:$((port + 1))/INBOX" ca.pem
check 'a URL with a password in it is refused' says 78 'apart from it' tp -C club take
check 'and not shown' sh -c '! grep -q secret .stderr'
settings "imaps://localhost:$((port + 1))/INBOX" ca.pem
echo 'imap-done = inbox' >>club/tradepost.conf
check 'mails are not moved to where they are' says 78 'another one than the mailbox' tp -C club take
server_stop
settings "imaps://localhost:$((port + 1))/INBOX" ca.pem
check 'without its server take is to be tried again' exits 75 tp -C club take
check 'after all this nothing was taken' lies 1 6 4
server_start || exit 1
check 'tick takes letters from the server' exits 0 tp -C club tick
check 'and moves them' lies 0 7 5
finish
