# SPDX-License-Identifier: MIT
# 900 odd mails, every head with every body: headers without a body, bodies without a header, names without
# values, parts without ends; and each file of the folders OTHERS, mails that others wrote to try their own
# programs. The program takes them, looks for papers in them, and lives. Their worth is in a program that was
# built with sanitizers: SANITIZED names it; ./autogen.sh check calls this with its own.
others=$(for folder in ${OTHERS:-}; do realpath -q "$folder"; done)
. "${srcdir:-.}/tests/lib.sh"
TRADEPOST=${SANITIZED:-$TRADEPOST}

# Lines of a table: what printf makes of each is one head, or one body. A head has its last line end.
heads() {
	cat <<'EOF'
From: a@b.org\n\n
From: red@example.org\nTo: referee@localhost\nMessage-ID: <1@x>\n\n
From:\nTo:\nSubject:\nMessage-ID:\n\n
From: <>\nReturn-Path: <>\nSubject: =?utf-8?b??=\n\n
From: a@b.org\n
From: a@b.org
From: "\nTo: (\nSubject: =?\n\n
From: a@b.org\nSubject: stop harbour\n\n
From: red@example.org\nSubject: stop\n\n
From: a@b.org\nTo: referee+harbour.@localhost\n\n
From: a@b.org\nTo: referee+.x@localhost\nDelivered-To: +@\n\n
From: a@b.org\nTo: referee+b-0-0@localhost\nReturn-Path: <>\n\n
From: a@b.org\nTo: referee+b-1-0123456789abcdef@localhost\nContent-Type: multipart/report; boundary=x\n\n--x\n
From: a@b.org\nContent-Type:\n\n
From: a@b.org\nContent-Type: ;;;\nContent-Transfer-Encoding:\n\n
From: a@b.org\nContent-Type: text/plain; charset=\n\n
From: a@b.org\nContent-Type: text/plain; charset=utf-7\n\n
From: a@b.org\nContent-Type: text/plain; charset=nothing\n\n
From: a@b.org\nContent-Type: text/html\n\n
From: a@b.org\nContent-Transfer-Encoding: base64\n\n
From: a@b.org\nContent-Transfer-Encoding: quoted-printable\n\n
From: a@b.org\nContent-Type: multipart/mixed\n\n
From: a@b.org\nContent-Type: multipart/mixed; boundary=\n\n--\n
From: a@b.org\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\n
From: a@b.org\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Disposition: attachment; filename=\n\n
From: a@b.org\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/html\n\n
From: a@b.org\nContent-Type: message/rfc822\n\n
From: a@b.org\nContent-Disposition: attachment; filename="orders.txt"\n\n
\n\n
From nobody Thu Jan  1 00:00:00 2026\nFrom: a@b.org\n\n
EOF
}

bodies() {
	cat <<'EOF'

\n
open source\n
open\n
match\n
match \nseason\nseat\nseq\n
match harbour\n
match harbour\nseason 0\nseat red\nseq 1\n
match harbour\nseason 0\nseat red\nseq 1\nopen x\nnonce\nsaw\ntoken\n
match harbour.\nseason 99999999999999999999\nseat 0\nseq -1\nsaw 0\n
match .\nseason -1\nseat red\ntoken ................\n
match harbour\nseason 0\nseat red\n/\n/ \n/help\n/who \n/report 0\n/explain\n/end\n
match harbour\nseason 0\nseat red\n/take-over\n
match harbour\nseason 0\nseat red\n/take-over a a@b RWQ\n
match harbour\nseason 0\nseat red\n/press\n/press blue\n\n/end\n/diary\n
match harbour\nseason 0\nseat blue\nstart\nstart 4,6\n@\nwhen:\nif\n#\n
-----BEGIN TRADEPOST SEALED ORDERS-----\n
-----BEGIN TRADEPOST SEALED ORDERS-----\n-----END TRADEPOST SEALED ORDERS-----\n
-----BEGIN TRADEPOST SEALED ORDERS-----\n====\n-----END TRADEPOST SEALED ORDERS-----\n
-----BEGIN TRADEPOST SEALED ORDERS-----\nQUFB\n-----END TRADEPOST SEALED ORDERS-----\n
-----BEGIN TRADEPOST RECORD-----\n\n-----END TRADEPOST RECORD-----\n
-----BEGIN TRADEPOST RECORD-----\ntp-record 1\n\n=\n-----END TRADEPOST RECORD-----\n
untrusted comment:\n\ntrusted comment:\n\n
match harbour\n-----BEGIN SSH SIGNATURE-----\n-----END SSH SIGNATURE-----\n
> match harbour\n>\n> > season 0\n>seat red\n
--x--\n
Content-Type: message/delivery-status\n\nFinal-Recipient:\nAction:\nStatus:\n\n--x--
<html><p><br><>&#0;&;<!--</p
match harbour=\n=3D=\n=
\000\001\377\376\n\000
EOF
}

make_all() {
	heads >head.list && bodies >body.list && mkdir mails || return 1
	i=0
	while IFS= read -r head; do
		while IFS= read -r body; do
			i=$((i + 1))
			printf "$head$body" >"mails/$i.eml"
		done <body.list
	done <head.list
	[ $i = 900 ]
}

# keep_others: theirs is one more folder of mails
keep_others() {
	mkdir theirs || return 1
	i=0
	find $others -type f >files.list
	while IFS= read -r file; do
		i=$((i + 1))
		cp "$file" "theirs/$i.eml" || return 1
	done <files.list
	[ $i != 0 ]
}

# A run that fails is repeated mail by mail, to name the first that does it.
lives() {
	"$@" $mails >out 2>&1
	fine $? && return 0
	for mail in $(find $mails -name '*.eml'); do
		"$@" "$mail" >out 2>&1
		fine $? || { echo "$mail:" && cat -v "$mail" && tail -20 out; return 1; }
	done
	cat out
	return 1
}

# Returns whether a command ended by itself, and no sanitizer said a word.
fine() {
	[ "$1" -lt 70 ] && ! grep -qa 'runtime error\|Sanitizer' out
}

mails=mails
check '900 odd mails are made' make_all
if [ "$others" ]; then
	check 'those of others lie beside them' keep_others
	mails='mails theirs'
	echo "# ledger: others-mails $(find theirs -type f | wc -l)"
fi
make_match club harbour 2 >/dev/null 2>&1
printf '%s\n' 'unknown-senders = answer' 'bounces = yes' 'referee = me@home.example' >>club/tradepost.conf
check 'the program takes them all and lives' lives "$TRADEPOST" -C club take
check 'takes them again' lives "$TRADEPOST" -C club take
check 'looks for papers in them' lives "$TRADEPOST" verify
check 'and looks for what a witness is asked' lives "$TRADEPOST" witness club
check 'none is taken as a letter' sh -c '[ "$("$0" -C club status harbour | grep -c "letter in")" = 0 ]' "$TRADEPOST"
check 'the season can be played after all that' "$TRADEPOST" -C club run --now
check 'and the mails go out' "$TRADEPOST" -C club send
finish
