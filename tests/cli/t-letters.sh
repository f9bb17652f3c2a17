#!/bin/sh
# SPDX-License-Identifier: MIT
# Letters of stock tools are taken, and each refusal has its name.
. "${srcdir:-.}/tests/lib.sh"
make_match club harbour 2 || exit 1

verdicts() {
	sqlite3 club/club.db "select count(*) from letters where verdict='$1'"
}
# took VERDICT COMMAND...: exactly one more letter of that verdict after the command
took() {
	verdict=$1
	shift
	before=$(verdicts "$verdict")
	"$@" || return 1
	[ "$(verdicts "$verdict")" = $((before + 1)) ] && return 0
	echo "no letter was '$verdict':"
	sqlite3 club/club.db 'select season, seat, seq, verdict from letters; select * from unknown_senders'
	return 1
}
unknown_senders() {
	sqlite3 club/club.db 'select count(*) from unknown_senders'
}

echo 'start 4,6' | letter club harbour 0 red 1 >red1.eml
check 'a sealed letter is taken, and a line says so' took taken \
	prints '1 letter taken' tp -C club take red1.eml
check 'of one that was taken before, too' prints '1 taken before' tp -C club take red1.eml
check 'the same letter twice changes nothing' sh -c '
	a=$(sqlite3 club/club.db "select count(*) from letters, mails") &&
	"$0" -C club take red1.eml &&
	[ "$(sqlite3 club/club.db "select count(*) from letters, mails")" = "$a" ]' "$TRADEPOST"
echo 'start 5,3' | letter club harbour 0 red 1 >red1b.eml
check 'another letter of the same seq is old' took old-seq \
	prints '1 letter refused' tp -C club take red1b.eml
echo 'start 5,3' | letter club harbour 0 red 2 >red2.eml
check 'a higher seq replaces' took taken tp -C club take red2.eml

echo 'start 4,6' | letter club harbour 3 red 3 >season.eml
echo /who | letter club harbour 0 red 3 >who.eml
printf 'From: eve@example.org\nMessage-ID: <eve@example.org>\n\nhello\n' >eve.eml
mkdir none both && cp who.eml eve.eml both
check 'what came is said in one line' prints '1 question answered, 1 other mail' tp -C club take both
check 'where nothing came, too' prints 'nothing came' tp -C club take none
check 'what a mail server hands over is taken in silence' is "$(tp -C club take - <eve.eml 2>&1)" ''
check 'as is all in a tick' is "$(tp -C club tick 2>&1)" ''
check 'a letter for another season is refused' took wrong-season tp -C club take season.eml
base64 -d >blob <<EOF
$(sed -n '/-----BEGIN/,/-----END/p' red2.eml | grep -v -- -----)
EOF
sed 's/start 5,3/start 6,3/' blob | base64 -w 64 >forged.b64
{
	sed '/-----BEGIN/q' red2.eml
	cat forged.b64
	echo '-----END TRADEPOST SEALED ORDERS-----'
} >forged.eml
check 'a tampered copy is refused' took bad-signature tp -C club take forged.eml
check 'a bad signature is kept once a season, and one from the address of the seat answered' sh -c '
	a=$(sqlite3 club/club.db "select count(*) from mails") &&
	k=$(sqlite3 club/club.db "select count(*) from letters") &&
	sed "s/start 5,3/start 7,3/" blob | base64 -w 64 >f2 &&
	{ sed "/-----BEGIN/q" red2.eml; cat f2; echo "-----END TRADEPOST SEALED ORDERS-----"; } >f2.eml &&
	"$0" -C club take f2.eml &&
	[ "$(sqlite3 club/club.db "select count(*) from mails")" = "$((a + 1))" ] &&
	[ "$(sqlite3 club/club.db "select count(*) from letters")" = "$k" ]' "$TRADEPOST"
orders harbour 0 blue 1 <<EOF >plain.txt
start 6,10
EOF
tp sign --key club/red.key plain.txt | mail red >otherkey.eml
check "a letter for another's seat is refused" took bad-signature tp -C club take otherkey.eml
mail blue <plain.txt >unsigned.eml
check 'an unsigned letter is refused' took unsigned tp -C club take unsigned.eml

if command -v minisign >/dev/null; then
	minisign -G -W -f -p mini.pub -s mini.key >/dev/null 2>&1
	tp -C club new ktech stock --seats 2
	tp -C club seat stock red --name Mini --mail mini@example.org --key mini.pub
	rm -f id id.pub
	ssh-keygen -q -t ed25519 -N '' -f id
	tp -C club seat stock blue --name Ssh --mail ssh@example.org --key id.pub
	tp -C club start stock
	mkdir in && echo 'start 4,6' | orders stock 0 red 1 >in/orders.txt
	minisign -S -s mini.key -m in/orders.txt >/dev/null 2>&1
	check 'a file signed by stock minisign is taken' took taken tp -C club take in
	mkdir in2 && echo 'start 7,3' | orders stock 0 blue 1 >in2/orders.txt
	ssh-keygen -q -Y sign -f id -n tradepost-orders in2/orders.txt 2>/dev/null
	check 'a file signed by ssh-keygen is taken' took taken tp -C club take in2
	sed -i 's/7,3/7,4/' in2/orders.txt
	check 'a tampered file signed by ssh-keygen is refused' took bad-signature tp -C club take in2
	# A carrier labels the file otherwise: it is the same letter all the same.
	mkdir in3
	printf 'start 4,6\n# ~ \\ \302\267\n' | orders stock 0 red 2 >in3/orders.txt
	minisign -S -s mini.key -m in3/orders.txt >/dev/null 2>&1
	{
		printf 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n'
		printf -- '--b\nContent-Type: text/plain; charset=shift_jis; name=orders.txt\n\n'
		cat in3/orders.txt
		printf -- '--b\nContent-Type: text/plain; name=orders.txt.minisig\n\n'
		cat in3/orders.txt.minisig
		printf -- '\n--b--\n'
	} >body
	{ printf 'From: red <red@example.org>\nMessage-ID: <l@example.org>\n'; cat body; } >in.eml
	check 'a file with another label is taken as it was signed' sh -c '
		"$0" -C club take in.eml && sqlite3 club/club.db "SELECT text FROM letters
			ORDER BY id DESC LIMIT 1" | grep -qxF "$(printf "# ~ \\\\ \302\267")"' \
		"$TRADEPOST"
	printf 'start 4,6\n# t\351t\351\n' | orders stock 0 red 3 >latin.txt
	minisign -S -s mini.key -m latin.txt >/dev/null 2>&1
	{
		printf 'Message-ID: <latin@example.org>\nFrom: red <red@example.org>\n\n'
		echo '-----BEGIN TRADEPOST SEALED ORDERS-----'
		cat latin.txt.minisig latin.txt | base64
		echo '-----END TRADEPOST SEALED ORDERS-----'
	} >latin.eml
	check 'signed bytes that are not UTF-8 are refused' took bad-signature tp -C club take latin.eml
	check 'the answer says to save them as UTF-8' sh -c '
		"$0" -C club send && cat club/spool/*.eml | tr -s "\r\n" " " | grep -q "save the orders as UTF-8"' \
		"$TRADEPOST"
	check 'the season of both is played' exits 0 tp -C club run stock
else
	skip 'letters signed by stock tools' 'minisign is not installed'
fi

echo 'start 6,10' | letter club nowhere 0 blue 1 2>/dev/null >nomatch.eml
a=$(unknown_senders)
tp -C club take nomatch.eml
check 'a letter for no match here is logged' sh -c "[ $(unknown_senders) = $((a + 1)) ]"
echo 'start 6,10' | orders harbour 0 purple 1 >p.txt
tp sign --key club/blue.key p.txt | mail blue >noseat.eml
a=$(unknown_senders)
tp -C club take noseat.eml
check 'a letter for no seat is logged' sh -c "[ $(unknown_senders) = $((a + 1)) ]"
printf 'From: eve@example.org\n\nHello, how does this work?\n' >hello.eml
a=$(unknown_senders)
tp -C club take hello.eml
check 'status tells of unknown senders' prints 'letters of unknown senders' tp -C club status
check 'with the reason of the last' prints 'hello.eml: ' tp -C club status
query 'update unknown_senders set received = received - 8 * 86400 where source not like '\''%hello%'\'''
check 'of those that came in 7 days alone' prints '1 letter of unknown senders in 7 days' tp -C club status
check 'which are all that is listed' is "$(tp -C club status | sed '1,/unknown senders/d' | wc -l)" 1
query 'update unknown_senders set received = received - 8 * 86400'
check 'and of none when none came' sh -c '! "$0" -C club status | grep "unknown senders"' "$TRADEPOST"
check 'a mail without orders is logged and not answered' sh -c "[ $(unknown_senders) = $((a + 1)) ]"
orders harbour 0 blue 9 <<EOF >saw.txt
saw AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
start 6,10
EOF
tp sign --key club/blue.key saw.txt | mail blue >saw.eml
check 'a letter that saw another history is refused' took unknown-saw tp -C club take saw.eml

sqlite3 club/club.db "UPDATE matches SET deadline = 978307200 WHERE name = 'harbour'"
echo 'start 6,10' | letter club harbour 0 blue 1 >late.eml
check 'a letter after the deadline is late' took late tp -C club take late.eml
check 'a season whose deadline passed is played without all letters' sh -c '
	"$0" -C club run && "$0" -C club show harbour >/dev/null' "$TRADEPOST"
echo 'frob the gnu
build city 99,99
@ gold e max' | letter club harbour 1 red 1 >mixed.eml
check 'a letter with lines not understood is taken' took taken tp -C club take mixed.eml
tp -C club send
check 'the answer says what was not understood' sh -c 'grep -l "NOT UNDERSTOOD" club/spool/*.eml >/dev/null'
check 'the answer names what could stand there' sh -c 'grep -h "is no" club/spool/*.eml >/dev/null'
rm -rf md && mkdir -p md/new md/cur md/tmp
cp mixed.eml md/new/1.x
check 'a letter of a Maildir goes to cur when it is kept' sh -c '
	"$0" -C club take md && [ -z "$(ls md/new)" ] && ls md/cur/1.x:2,RS >/dev/null' "$TRADEPOST"
printf 'From x Thu Jan  1 00:00:00 2026\n' | cat - red1.eml >box.mbox
check 'an mbox is read' exits 0 tp -C club take box.mbox
check 'standard input is read' sh -c '"$0" -C club take - <red1.eml' "$TRADEPOST"
finish
