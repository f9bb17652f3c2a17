#!/bin/sh
# SPDX-License-Identifier: MIT
# The mails of tests/letters/replies, and signed letters on all ways of tests/lib/carry.sh, go through Postfix, which
# hands them on in 7 bits and short lines, and come back: they are read as they were before.
servers='postfix dovecot-core dovecot-imapd dovecot-lmtpd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='mails that came through Postfix are read as before'
users='referee games'
# The next server cannot take 8 bits, so Postfix turns them into quoted-printable.
postfix_also='virtual_mailbox_domains = game.example, example.org, clara.example
lmtp_discard_lhlo_keywords = 8bitmime
default_destination_concurrency_limit = 2'
. "$srcdir/tests/lib/postfix.sh"
. "$srcdir/tests/lib/carry.sh"
. "$srcdir/tests/lib/signers.sh"

# ---- answers ----

replies=$srcdir/tests/letters/replies
many=$(ls "$replies"/*.eml | wc -l)
games=$work/server/mail/games
lie_there() { # FOLDER N
	is "$(find "$1/new" "$1/cur" -type f 2>/dev/null | wc -l)" "$2"
}
send_replies() {
	for file in "$replies"/*.eml; do
		{
			echo "X-Name: $(basename "$file")"
			cat "$file"
		} | post max@web.example games+harbour.k3Xq9ZtB7mWp2RcV@clara.example || return
	done
}
check "Postfix takes all $many of the corpus" send_replies
check 'all come to the mailbox' until_ lie_there "$games" "$many"
cp -r "$replies" back
rm back/*.eml
for file in "$games"/new/* "$games"/cur/*; do
	[ ! -f "$file" ] || cp "$file" "back/$(sed -n 's/^X-Name: //p' "$file" | head -n 1 | tr -d '\r')"
done
check 'each came back once' is "$(ls back/*.eml | wc -l)" "$many"
seven_bits() {
	bad=$(LC_ALL=C grep -lP '[\x80-\xff]' back/*.eml | wc -l)
	LC_ALL=C grep -lP '[\x80-\xff]' "$replies"/*.eml >.eight
	[ -s .eight ] || { echo 'no mail of the corpus has 8 bits' && return 1; }
	is "$bad" 0
}
check 'in 7 bits' seven_bits
check 'of each the same orders are read as before' env "REPLIES=$work/back" "srcdir=$srcdir" \
	"$(dirname "$TRADEPOST")/tests/unit/t-reply"

# ---- signed letters ----

printf 'KTech: a report\n\n\nmatch harbour\nseason 0\nseat red\nseq 1\n# a template\n' >report
tp key new another
query() {
	sqlite3 ours/club.db "$1"
}
# letter_of FORM: orders.txt, signed
letter_of() {
	if [ "$1" = sealed ]; then
		tp sign --key tradepost.key orders.txt
		return
	fi
	printf -- '-----BEGIN TRADEPOST ORDERS-----\n'
	cat orders.txt
	printf -- '-----SIGNATURE-----\n'
	cat "$(signed ssh-keygen orders.txt)"
	printf -- '-----END TRADEPOST ORDERS-----\n'
}
# send_letters FORM: one on each way
send_letters() {
	seq=0
	for way in $WAYS; do
		seq=$((seq + 1))
		printf 'start 4,6\n# %s %s\n' "$1" "$way" | orders harbour 0 red $seq ours >orders.txt
		# The lines above are what a mail server must write in another way.
		printf '.\n..\n.text\nFrom here on\n\n' >letter.txt
		letter_of "$1" >>letter.txt
		carry "$way" letter.txt | sed 's/\r$//' | post red@example.org referee@game.example || return
	done
}
all_taken() { # FORM [BUT]
	bad=0
	for way in $WAYS; do
		was=$(query "select group_concat(verdict) from letters where text like '%# $1 $way' || char(10)")
		case " ${2:-} " in
		*" $way "*) continue ;;
		esac
		[ "$was" = taken ] || { echo "on the way $way it is '${was:-not there}'" && bad=1; }
	done
	return $bad
}
ways=$(echo $WAYS | wc -w)
for form in sealed clear; do
	signer=tradepost
	[ $form = sealed ] || signer=ssh-keygen
	command -v ssh-keygen >/dev/null || [ $form = sealed ] || {
		skip 'letters in plain text' 'there is no ssh-keygen'
		continue
	}
	key_of $signer
	clubs $signer >/dev/null
	mkdir -p club
	settings ca.pem
	sed 's/^subaddress.*/letters = 1000/' club/tradepost.conf >ours/tradepost.conf
	rm -f "$box"/new/* "$box"/cur/*
	check "a $form letter is sent on $ways ways" send_letters $form
	check 'all come to the mailbox' until_ lie_there "$box" "$ways"
	tp -C ours tick >.tick 2>&1
	# As tests/cli/t-carriages.sh says of bars and of bytes that nobody signed.
	but=bar-quoted
	[ $form = sealed ] || but='bar-quoted zero-width nbsp dashes'
	check 'the club takes each of them' all_taken $form "$but"
done
finish
