#!/bin/sh
# SPDX-License-Identifier: MIT
# A club behind a real Postfix. It takes the club's mails under TLS and a log-in,
# brings them to mailboxes of Dovecot by LMTP, and sends back what nobody can get: red has a mailbox
# there, blue has none. Both servers run in the folder of the test alone, on loopback.
servers='postfix dovecot-core dovecot-imapd dovecot-lmtpd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='a club sends and gets its mails by Postfix'
users='referee red'
. "$srcdir/tests/lib/postfix.sh"

sql() {
	sqlite3 club/club.db "$1"
}

# known: all that the club knows of its mails and of addresses
known() {
	sql 'select id, recipient, state, trouble from mails; select * from addresses'
}

# ---- the way out ----

tp init club || exit 1
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
check 'and the mails leave that have waited' prints 'mails went' tp -C club send --now
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
