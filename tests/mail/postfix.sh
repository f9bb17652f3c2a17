#!/bin/sh
# SPDX-License-Identifier: MIT
# A club behind a real Postfix. It takes the club's mails under TLS and a log-in,
# brings them to mailboxes of Dovecot by LMTP, and sends back what nobody can get: red has a mailbox
# there, blue has none. Both servers run in the folder of the test alone, on loopback.
servers='postfix dovecot-core dovecot-imapd dovecot-lmtpd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='a club sends and gets its mails by Postfix'
if [ "$(id -u)" != 0 ]; then
	skip "$subject" 'Postfix can be started by root only'
	finish
fi
users='referee red'
tools='curl postfix setsid'
# Postfix asks for passwords at the socket auth-client; a wrong one is no reason to wait.
also='protocols = imap lmtp
recipient_delimiter = +
service auth {
  unix_listener auth-client {
    mode = 0666
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}'
. "$srcdir/tests/lib/dovecot.sh"

# ---- Postfix ----

# postfix_configure SUBMISSION MX: the port of those who log in, and that of other servers. It looks
# up no names, and mail for elsewhere is refused: nothing of this can leave the machine.
postfix_configure() {
	cat >postfix/etc/main.cf <<-END
		compatibility_level = 3.6
		queue_directory = $work/postfix/queue
		data_directory = $work/postfix/data
		maillog_file = $work/postfix/log
		maillog_file_prefixes = $work/postfix
		myhostname = mx.example.org
		mydestination =
		mynetworks =
		inet_interfaces = 127.0.0.1
		inet_protocols = ipv4
		smtpd_peername_lookup = no
		default_transport = error:mail for elsewhere is off in this test
		alias_maps =
		alias_database =
		local_recipient_maps =
		notify_classes =
		recipient_delimiter = +
		virtual_mailbox_domains = game.example, example.org
		virtual_mailbox_maps = static:ok
		virtual_transport = lmtp:unix:$work/server/run/lmtp
		smtpd_tls_security_level = encrypt
		smtpd_tls_chain_files = $work/good.key, $work/good.pem
		smtpd_relay_restrictions = reject_unauth_destination
		smtpd_sasl_type = dovecot
		smtpd_sasl_path = $work/server/run/auth-client
	END
	cat >postfix/etc/master.cf <<-END
		127.0.0.1:$1 inet n - n - - smtpd
		  -o smtpd_sasl_auth_enable=yes
		  -o smtpd_client_restrictions=permit_sasl_authenticated,reject
		127.0.0.1:$2 inet n - n - - smtpd
		cleanup unix n - n - 0 cleanup
		qmgr unix n - n 300 1 qmgr
		tlsmgr unix - - n 1000? 1 tlsmgr
		rewrite unix - - n - - trivial-rewrite
		bounce unix - - n - 0 bounce
		defer unix - - n - 0 bounce
		trace unix - - n - 0 bounce
		error unix - - n - - error
		lmtp unix - - n - - lmtp
		anvil unix - - n - 1 anvil
		scache unix - - n - 1 scache
		showq unix n - n - - showq
		postlog unix-dgram n - n - 1 postlogd
	END
}

# postfix_start: on the first two ports that are free. A signal from the terminal must not end it
# half started, with nobody to stop it.
postfix_start() {
	mkdir -p postfix/etc postfix/queue postfix/data
	chown postfix postfix/data
	for try in 0 1 2 3 4 5 6 7 8 9; do
		submission=$((20000 + ($$ * 7 + 500 + try * 1013) % 20000))
		mx=$((submission + 1))
		postfix_configure $submission $mx
		setsid -w postfix -c "$work/postfix/etc" start && return 0
		grep -qs 'already in use' postfix/log || break
	done
	tail -n 5 postfix/log
	return 1
}

postfix_stop() {
	[ ! -f postfix/queue/pid/master.pid ] || postfix -c "$work/postfix/etc" stop 2>/dev/null
}
trap 'trap "" HUP INT PIPE TERM; postfix_stop; clean_up' EXIT

# ---- the post ----

# settings CA: how the club sends and reads, and what authority it trusts
settings() {
	cat >club/tradepost.conf <<-END
		mail = referee@game.example
		take = imaps://localhost:$((port + 1))/INBOX
		imap-user = referee
		imap-password-file = $work/password
		imap-ca = $work/ca.pem
		send = smtp://localhost:$submission
		smtp-user = referee
		smtp-password-file = $work/password
		smtp-ca = $work/$1
		bounces = yes
		subaddress = yes
		patience = 10
	END
}

# post FROM TO: standard input, as the server of that sender hands it over; FROM '' is no address
post() {
	curl -sS -m 10 --ssl-reqd --cacert ca.pem --crlf --mail-from "$1" --mail-rcpt "$2" -T - \
		"smtp://localhost:$mx/out.example.org"
}

# come N: so many mails lie in the mailbox of the club
come() {
	got=$(find "$box/new" "$box/cur" -type f 2>/dev/null | wc -l)
	[ "$got" = "$1" ] && return 0
	echo "$got mails lie there, not $1:"
	tail -n 20 postfix/log
	return 1
}

# gets PLAYER SUBJECT: one mail of that subject comes to his mailbox
gets() {
	until_ holds "$1" 1 "$2"
}

# went_to PLAYER N: so many mails to that address have gone through Postfix
went_to() {
	got=$(grep -c "to=<$1@example.org>" postfix/log)
	[ "$got" = "$2" ] && return 0
	echo "$got mails went to $1, not $2:"
	cat postfix/log
	return 1
}

sql() {
	sqlite3 club/club.db "$1"
}

# known: all that the club knows of its mails and of addresses
known() {
	sql 'select id, recipient, state, trouble from mails; select * from addresses'
}

# ---- the way out ----

echo 'correct horse' >password
chmod 600 password
tp init club || exit 1
check 'Postfix runs' postfix_start
[ "$failed" = 0 ] || finish
settings ca.pem
invite() {
	tp -C club new ktech harbour --seats 2 || return
	for seat in red blue; do
		tp key new club/$seat && tp -C club seat harbour $seat --name "$seat player" \
			--mail $seat@example.org --key club/$seat.pub || return
	done
}
invite >/dev/null || exit 1

check 'it takes nothing without TLS' says 55 530 \
	curl -sS -m 10 --mail-from red@example.org --mail-rcpt referee@game.example -T password \
	"smtp://localhost:$mx"
settings other.pem
check 'a club that does not trust its certificate sends nothing' says 75 certificate tp -C club send
settings ca.pem
echo wrong >password
check 'a club with a wrong password sends nothing' says 75 535 tp -C club send --now
check 'the mails wait' prints 'red@example.org             1 to send, 0 sent, 0 refused' \
	tp -C club status --mail
echo 'correct horse' >password
check 'with the right one a letter of the club to itself comes in' \
	prints 'mail works both ways' tp -C club selftest --mail
check 'and the mails leave that have waited' silent tp -C club send --now
check 'red gets the invitation' gets red 'your invitation'
check 'it came under TLS and with a log-in' tells red 'your invitation' 'with ESMTPSA'
check 'its sender is its own' tells red 'your invitation' 'Return-Path: <referee+b-1-'

# ---- what comes back ----

check 'that of blue comes back to the club' until_ come 1
cat "$box"/new/* >bounce.eml
check 'to its own sender' has bounce.eml 'Delivered-To: referee+b-2-'
check 'a tick reads it' silent tp -C club tick
check 'the ledger knows' prints 'bounced: 1 time' tp -C club status --mail
check 'and what Dovecot said' prints "550 5.1.1 <blue@example.org> User doesn't exist" \
	tp -C club status --mail
check 'once is no reason to tell the referee' holds referee 0 'an address is bad'

# forge TAG: what came back, as if it were the invitation of red
forge() {
	sed -n "s/+b-2-[0-9a-f]*@/+b-1-$1@/g; s/blue@/red@/g; /^Date: /,\$p" bounce.eml >forged.eml
	post '' "referee+b-1-$1@game.example" <forged.eml
}
known >before
check 'anybody can write a bounce' forge 0123456789abcdef
check 'even with the tag of another mail' \
	forge "$(sed -n 's/^To: .*+b-2-\(.*\)@.*/\1/p' bounce.eml)"
check 'both come in' until_ come 2
check 'a tick reads them' silent tp -C club tick
known >after
check 'they change nothing' cmp before after
check 'they are logged as forged' \
	[ "$(sql "select count(*) from unknown_senders where reason like '%forged%'")" = 2 ]

# ---- a letter ----

check 'the match begins' exits 0 tp -C club start harbour
check 'a tick tells both' silent tp -C club tick
check 'red reads so' gets red 'the match begins'
check 'what blue should have read comes back' until_ come 1
check 'a tick reads it, too' silent tp -C club tick
check 'the ledger has marked the address' prints 'bounced: mails came back: 5.1.1' \
	tp -C club status --mail
check 'the referee is told' gets referee 'an address is bad'
check 'and of whom' tells referee 'an address is bad' "'blue@example.org' (blue of 'harbour')"

to=$(mail_of red 'your invitation' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
printf 'start 4,6\n/press blue\nShall we share the north?\n/end\n' | letter club harbour 0 red 1 |
	sed "s/^To: .*/To: $to/" >red.eml
check 'red answers to the address of the match' post red@example.org "$to" <red.eml
check 'the letter comes in, behind what the referee was told' until_ come 2
check 'a tick takes it, and says to whom it cannot send' \
	says 69 "the address 'blue@example.org' is bad" tp -C club tick
check 'red reads so' gets red 'your letter is taken'
check 'the season is played' exits 0 tp -C club run --now harbour
check 'a tick does not send to that address' says 69 "the address 'blue@example.org' is bad" \
	tp -C club tick
check 'red gets the report' gets red 'report of season 0'
check 'four mails went to red' until_ went_to red 4
check 'two mails went to blue' until_ went_to blue 2
check 'Postfix keeps none' until_ prints 'Mail queue is empty' \
	postqueue -c "$work/postfix/etc" -p
check 'the next tick finds nothing wrong' silent tp -C club tick
finish
