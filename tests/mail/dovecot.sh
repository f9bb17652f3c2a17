#!/bin/sh
# SPDX-License-Identifier: MIT
# Letters out of a mailbox of a real server.
servers='dovecot-core dovecot-imapd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='letters out of a mailbox of Dovecot'
. "$srcdir/tests/lib/dovecot.sh"

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
	sql 'select seat, seq, verdict from letters; select * from unknown_senders; select * from cursors'
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
check 'what is no letter is logged' sh -c 'sqlite3 club/club.db "select source from unknown_senders" | grep -q "INBOX, mail 2"'
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
check 'the mail of 2 MiB is logged' sh -c 'sqlite3 club/club.db "select reason from unknown_senders" | grep -q "larger than 1 MiB"'

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
check 'a URL with a password in it is refused' says 78 'settings of their own' tp -C club take
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

# ---- mails the server does not hand out ----

echo 'start 4,8' | letter club harbour 0 red 5 >red5.eml
# The sizes in its name let the server list a mail it cannot open.
deliver red5.eml "8.red,S=$(wc -c <red5.eml),W=$(wc -c <red5.eml)"
chmod 000 "$box"/new/8.red*
tp -C club charter harbour absent-limit=0
sql "update matches set wake = 0, deadline = strftime('%s', 'now') - 7200"
check 'while a mail cannot be read nothing is played' says 75 'nothing is played' tp -C club tick
check 'the season is the same' sh -c '[ "$(sqlite3 club/club.db "select season from matches")" = 1 ]'
sql "update notes set value = value - 3600 where name like 'unread-since %'"
tp -C club tick >.out 2>&1
check 'after an hour nobody waits for it' sh -c '[ "$(sqlite3 club/club.db "select season from matches")" = 2 ]'
chmod 600 "$box"/new/8.red* "$box"/cur/8.red* 2>/dev/null
tp -C club tick >.out 2>&1
check 'and when it can be read it is taken in' lies 0 8 5
check 'the hour begins anew for the next' sh -c \
	'[ "$(sqlite3 club/club.db "select value from notes where name like '"'unread %'"'")" = 0 ]'
finish
