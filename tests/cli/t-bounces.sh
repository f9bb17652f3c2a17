#!/bin/sh
# SPDX-License-Identifier: MIT
# What comes back: forged ones count nothing, for now waits, twice for good marks the address.
. "${srcdir:-.}/tests/lib.sh"
make_match club harbour 2 && make_match club lagoon 2 && make_match club delta 2 || exit 1
cat >sendmail <<'EOF'
#!/bin/sh
cat >/dev/null
echo "$4" >>"$(dirname "$0")/senders"
EOF
chmod +x sendmail
cat >club/tradepost.conf <<EOF
mail = referee@game.example
send = sendmail:$work/sendmail
bounces = yes
EOF

sql() {
	sqlite3 club/club.db "$1"
}
# sender N: the envelope's sender of the n-th mail to red
sender() {
	id=$(sql "select id from mails where recipient = 'red@example.org' order by id limit 1 offset $(($1 - 1))")
	grep "+b-$id-" senders | head -n 1
}
# bounce ADDRESS ACTION STATUS: a delivery report to it
bounce() {
	cat <<-END
		Return-Path: <>
		From: Mail Delivery System <MAILER-DAEMON@example.org>
		To: $1
		Message-ID: <$(date +%s%N)@example.org>
		Auto-Submitted: auto-replied
		MIME-Version: 1.0
		Content-Type: multipart/report; report-type=delivery-status; boundary="=b"

		--=b
		Content-Type: text/plain

		I am sorry.
		--=b
		Content-Type: message/delivery-status

		Reporting-MTA: dns; example.org

		Final-Recipient: rfc822; red@example.org
		Action: $2
		Status: $3
		Diagnostic-Code: smtp; 550 no such user

		--=b--
	END
}
# knows HARD BAD NOTICES: what is known of red's address, and how often the referee was told
knows() {
	got="$(sql "select hard || ' ' || (bad <> '') from addresses where mail = 'red@example.org'")"
	got="${got:-0 0} $(sql "select count(*) from mails where kind = 'notice'")"
	[ "$got" = "$*" ] && return 0
	echo "not '$*' but '$got'"
	sql 'select * from addresses; select * from unknown_senders; select * from notes'
	return 1
}
takes() {
	bounce "$@" >bounce.eml
	exits 0 tp -C club take bounce.eml
}

check 'mails go out' exits 0 tp -C club send
check 'each under a sender of its own' sh -c '[ "$(sort -u senders | wc -l)" = "$(wc -l <senders)" ] && ! grep -v "^referee+b-[0-9]*-[0-9a-f]*@game.example$" senders'
check 'the key is for its owner only' sh -c '[ "$(stat -c "%a %s" club/bounce.key)" = "600 32" ]'

check 'a forged bounce is passed over' takes "$(sender 1 | sed 's/-[0-9a-f]*@/-0123456789abcdef@/')" failed 5.1.1
check 'and counts nothing' knows 0 0 0
check 'and is logged' sh -c 'sqlite3 club/club.db "select reason from unknown_senders" | grep -q forged'
check 'the tag of one mail is not that of another' takes "$(sender 1 | sed 's/b-[0-9]*-/b-2-/')" failed 5.1.1
check 'and counts nothing, too' knows 0 0 0
check 'a bounce for now is taken' takes "$(sender 1)" delayed 4.2.2
check 'and waits' knows 0 0 0
check 'a bounce for good is taken' takes "$(sender 1)" failed 5.1.1
check 'and counted' knows 1 0 0
check 'the mail is known as refused' sh -c '[ "$(sqlite3 club/club.db "select count(*) from mails where state = 2 and trouble like '"'%550 no such user'"'")" = 1 ]'
check 'the same once more' takes "$(sender 1)" failed 5.1.1
check 'does not count twice' knows 1 0 0
check 'a second mail for good, to the address in other letters' takes "$(sender 2 | tr a-z A-Z)" failed 5.1.1
check 'marks the address, and the referee is told' knows 2 1 1
check 'a third one is taken' takes "$(sender 3)" failed 5.1.1
check 'and the referee is not told again' knows 3 1 1
check 'no answer went to a bounce' sh -c '[ "$(sqlite3 club/club.db "select count(*) from mails where kind in ('"'ack', 'answer'"')")" = 0 ]'

echo 'start 4,6' | letter club harbour 0 red 1 | sed "s/^To: .*/To: $(sender 1)/" >red.eml
check "a player's mailer may answer to that sender" exits 0 tp -C club take red.eml
check 'and his letter is taken' sh -c '[ "$(sqlite3 club/club.db "select verdict from letters")" = taken ]'
check 'and clears the address' knows 0 0 1

: >senders
echo 'mail = referee@game.example' >club/tradepost.conf
echo "send = sendmail:$work/sendmail" >>club/tradepost.conf
tp -C club send
check 'where the club says no, the sender is the plain address' sh -c '[ "$(sort -u senders)" = referee@game.example ]'
check 'what left before comes back all the same' takes "referee+b-1-0123456789abcdef@game.example" failed 5.1.1
echo 'bounces = yes' >>club/tradepost.conf
chmod 644 club/bounce.key
check 'a key that others can read is not used' says 77 0600 tp -C club take bounce.eml
chmod 600 club/bounce.key
echo x >club/bounce.key
check 'nor one that is damaged' says 77 'no key of bounces' tp -C club take bounce.eml
finish
