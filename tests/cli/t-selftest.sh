#!/bin/sh
# SPDX-License-Identifier: MIT
# What selftest says of a host that is set up well, and of each way to set one up badly. The way out
# is a program that delivers into the Maildir that is the way in.
. "${srcdir:-.}/tests/lib.sh"

make_match club harbour 2 >/dev/null || exit 1
mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp

# sendmail NAME: standard input is what the program does with the mail
sendmail() {
	{
		echo '#!/bin/sh'
		cat
	} >"$work/$1"
	chmod 755 "$work/$1"
}
sendmail deliver <<END
cat >"$work/club/mailbox/tmp/\$\$" && mv "$work/club/mailbox/tmp/\$\$" "$work/club/mailbox/new/\$\$.test"
END
sendmail swallow <<END
cat >/dev/null
END
sendmail refuse <<END
exit 67
END
# What a mail server says of an address it does not know.
sendmail bounce <<END
cat >"$work/returned"
{
	printf 'Return-Path: <>\nFrom: MAILER-DAEMON@example.org\nTo: harbour@example.org\n'
	printf 'Subject: Undelivered Mail\nAuto-Submitted: auto-replied\nMIME-Version: 1.0\n'
	printf 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n'
	printf -- '--b\nContent-Type: text/plain\n\nIt could not be delivered.\n\n'
	printf -- '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\n'
	printf 'Final-Recipient: rfc822; harbour@example.org\nAction: failed\nStatus: 5.1.1\n'
	printf 'Diagnostic-Code: smtp; 550 no such user here\n\n'
	printf -- '--b\nContent-Type: message/rfc822\n\n'
	cat "$work/returned"
	printf -- '\n--b--\n'
} >"$work/club/mailbox/new/back.test"
END

settings() {
	cat >club/tradepost.conf
}
good() {
	settings <<-END
		name = The Harbour Club
		mail = harbour@example.org
		take = mailbox
		send = sendmail:$work/deliver
		patience = 1
	END
}
# tells CODE TEXT [WORD...]: selftest ends with that code and its report, unfolded, has the text
tells() {
	code=$1
	text=$2
	shift 2
	exits "$code" tp -C club selftest "$@" || return 1
	tr -s ' \n' '  ' <"$work/.stdout" | grep -qF -- "$text" && return 0
	echo "it does not tell '$text' but:"
	cat "$work/.stdout"
	return 1
}
silent_of() {
	! grep -qF -- "$1" "$work/.stdout" "$work/.stderr"
}

# ---- a host that is set up well ----

good
check 'a club set up well has nothing wrong' tells 0 'the settings can be used'
check 'whether the program for mail servers is shut in is told' \
	tells 0 'the program that talks to mail servers is '
if [ "$(id -u)" != 0 ]; then
	locks_nothing() {
		(ulimit -l 0 && tells 0 'the memory of keys cannot be locked')
	}
	check 'that keys cannot be locked is told' locks_nothing
fi
check 'that tick was never called is noted' tells 0 'tick was never called'
tp -C club tick
check 'when it was called last is told' tells 0 'tick was last called on'
check 'the store is looked through' tells 0 'the store is whole: 1 match'
check 'a letter goes out and comes in' tells 0 'mail works both ways' --mail
check 'it is done with' \
	sh -c '! grep -rq selftest club/mailbox/new && grep -rl selftest club/mailbox/cur | grep -q RS'
check 'tick does not take it for a letter' exits 0 tp -C club tick
check 'nobody is answered, and nothing logged' \
	sh -c '! "$0" -C club status | grep -q "unknown senders"' "$TRADEPOST"
tp -C club selftest >report
check 'lines have 80 columns at most' sh -c '! grep -n ".\{81\}" report'

# ---- the folder ----

chmod 644 club/referee.key
check 'a key that others can read is wrong' tells 78 "chmod go= 'club/referee.key'"
chmod 600 club/referee.key
chmod 770 club
check 'a folder that others can write is wrong' tells 78 "chmod go-w 'club/.'"
chmod 700 club
mv club/referee.key kept
check 'a key that is not there is wrong' tells 66 "club/referee.key': No such file"
mv kept club/referee.key
cp club/referee.pub kept
tp key new other && cp other.pub club/referee.pub
check 'keys that are no pair are wrong' tells 77 'take referee.pub and referee.key from one copy'
cp kept club/referee.pub
if [ "$(id -u)" = 0 ] && chown nobody club/club.db; then
	check "another user's file is wrong" tells 78 'belongs to another user'
	chown root club/club.db
fi
check 'no club is said so' says 66 'is no club' tp -C nowhere selftest

# ---- the settings ----

echo 'smpt-user = x' | settings
check 'a setting nobody knows is told with its line' \
	says 78 "tradepost.conf:1: there is no setting 'smpt-user'" tp -C club selftest
settings </dev/null
check 'a new club is told that its mails stay in the spool' tells 0 'mails stay in the folder spool'
check 'and that nobody can answer to localhost' tells 0 'nobody outside this machine'
check 'with --mail it wants a way out' tells 78 'give another way out than spool' --mail
echo 'send = pigeon' | settings
check 'an unknown way to send is wrong' tells 78 "'pigeon' is no way to send"
echo 'take = nowhere' | settings
check 'a mailbox that is not there is wrong' tells 78 "cannot read 'club/nowhere'"
echo 'take = imaps://mail.example.org/INBOX' | settings
check 'a mailbox at a server wants a log-in' tells 78 'give imap-user and imap-password-file'
echo 'correct horse battery' >club/password
chmod 644 club/password
settings <<-END
	send = smtps://mail.example.org
	smtp-user = harbour
	smtp-password-file = password
END
check 'a password that others can read is wrong' tells 78 "chmod 0600 'club/password'"
check 'nothing is sent before that is put right' tells 78 'no letter was sent' --mail
chmod 600 club/password
echo 'smtp-user = harbour' | settings
check 'half a log-in is wrong' tells 78 'give the setting smtp-password-file, too'

# ---- the mail ----

good
sed -i "s|/deliver|/swallow|" club/tradepost.conf
check 'a letter that does not come is waited for, and missed' \
	tells 69 'did not come in within 3 seconds' --mail
sed -i "s|/swallow|/refuse|" club/tradepost.conf
check 'a way out that refuses is told' tells 69 'ended with status 67' --mail
check 'with what to do' tells 69 'Call that program by hand' --mail
sed -i "s|/refuse|/bounce|" club/tradepost.conf
check 'a letter that comes back is told with the reason' tells 69 '550 no such user here' --mail
sed -i "s|/bounce|/nowhere|" club/tradepost.conf
check 'a program that is not there is told' tells 69 'cannot run the mail program' --mail
settings <<-END
	send = smtp://localhost:1
	smtp-user = harbour
	smtp-password-file = password
	patience = 2
END
check 'a server that is not there is told' tells 69 'Is the port right' --mail
check 'the password is not printed' silent_of battery
settings <<-END
	send = sendmail:$work/deliver
	take = imaps://localhost:1/INBOX
	imap-user = harbour
	imap-password-file = password
	patience = 2
END
check 'so is a mailbox server' tells 69 'the way in: cannot open the mailbox' --mail
check 'and its password is not printed' silent_of battery
check 'no letter was sent before' sh -c '[ -z "$(ls club/mailbox/new | grep -v back)" ]'

# ---- the store ----

good
sqlite3 club/club.db "update matches set charter = 'missing=sometimes'" 2>/dev/null &&
	check 'a charter that is wrong is told' tells 65 "the match harbour: 'missing' cannot be"
finish
