#!/bin/sh
# SPDX-License-Identifier: MIT
# A person's language: every mail to a seat of theirs is in it; mails to others, records, and what all are told
# in the same words are in English, and so are reports.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/brackets.sh"
. "$srcdir/tests/lib/mailcmds.sh"
. "$srcdir/tests/lib/all_said.sh"
. "$srcdir/tests/lib/answers.sh"

bracketed_data data xx
TRADEPOST_DATA=$PWD/data
a_club

# ---- by signed letters ----

for seat in red blue green; do
	tp key new "club/$seat"
	tp -C club person $seat --name "$seat player" --mail "$seat@example.org" --key "club/$seat.pub"
done >/dev/null
tp -C club person red --language xx >/dev/null
tp -C club new ktech harbour red blue green >/dev/null
printf 'match %s\nopen %s\nseat red\n/join\n' "$(whole harbour)" \
	"$(newest invitation 1 | sed -n 's/^open  *//p' | head -n 1)" >o
tp sign --key club/red.key o | mail red >.eml
tp -C club take .eml
tp -C club start harbour >/dev/null
all_said

# ---- by answers ----

tp -C club person rita --mail rita@example.org --language xx >/dev/null
for who in bert cleo; do tp -C club person $who --mail $who@example.org; done >/dev/null
in_hours() {
	date -u -d "$1 hours" +%Y-%m-%dT%H:%MZ
}
# writes [FROM]: rita's answer to the mail $to, from standard input
writes() {
	mailed "${1:-rita@example.org}" "$to"
}
tp -C club new ktech tide rita bert cleo --set open=yes --deadline "$(in_hours 30)" >/dev/null
table=tide
query "update matches set made = made - 864000 where name = 'tide'"
tp -C club tick >/dev/null
to=$(address invitation 1)
echo 'Thank you, what is this?' | writes
echo yes | writes
echo 'start nowhere' | writes
echo 'start 4,6 5,3' | writes
tp -C club start tide --deadline "$(in_hours 30)" >/dev/null
for who in 1 2 3; do
	to=$(address roster $who)
	printf 'start 4,6 5,3\nstart 3,3 2,2\n' | writes "$(echo rita bert cleo | cut -d' ' -f$who)@example.org"
done
to=$(address roster 1)
printf 'hallo\nbuidl vilage 4,5\nstart 4,6 9,9\nif x: start 4,6\nat: start 5,3\nwhen place-any: 5,5,5 and\n' | writes
printf 'season 7\nstart 4,6\n' | writes
printf 'match harbour\nseat blue\nstart 4,6\n' | writes
printf 'seq many\nstart 4,6\n' | writes
head -c 70000 /dev/zero | tr '\0' x | writes
printf '\0\1\2' | writes
tp -C club run tide --now
old=$to
to=$(address report 1)
printf '%s\n' /who /mine /games '/seat tide Rita' '/rules build' /deadline '/vacation in 3 days' '/vacation 2199-01-01' | writes
printf '%s\n' '/vacation soon' /ready /wait '/vote draw' '/vote concede red' '/press blue later' Qua. /end \
	'/press all' Qua. /end | writes
printf '%s\n' '/vote agree' /vote '/format html' '/format odd' '/format plain' '/public yes' '/public maybe' '/docket 9' \
	/join '/address rita@example.org' '/press all' Qua. | writes
printf '%s\n' '/dispute 1' Qua. /end | writes
echo 'gold e' | writes
echo 'gold e' | writes rita@elsewhere.example
to=$(address notice 1)
echo perhaps | writes
echo yes | writes
echo yes | writes
to=$old
echo 'gold e' | writes
to=$(address report 2)
printf '/press red\nQua.\n/end\n/vote pause\n' | mailed bert@example.org "$to"
to=$(address report 1)
printf '%s\n' '/hand-over Qua' '/address nothing' '/address rita@new.example' | writes
to=$(address notice 1)
echo yes | writes
to=$(query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'rita@new.example'
	order by mails.id desc limit 1" | tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
echo 'who is this?' | mailed rita@new.example "$to"
echo yes | mailed rita@new.example "$to"
to=$(address report 1)
echo 'gold e' | mailed rita@new.example "$to"
to=$(address notice 1)
printf '/key %s\n' "$(tail -n 1 club/red.pub)" | mailed rita@new.example "$to"
to=$(address notice 1)
echo yes | mailed rita@new.example "$to"
tp -C club docket tide 1 --rule 'Qua.' >/dev/null
tp -C club charter tide missing=autopilot >/dev/null
query "update clocks set opened = opened - 864000"
tp -C club start tide --deadline "$(in_hours 2)" >/dev/null
tp -C club tick >/dev/null
printf 'answers = 1\n' >>club/tradepost.conf
to=$(address notice 1)
for i in 1 2 3; do echo /who | mailed rita@new.example "$to"; done
tp -C club run tide --now
tp -C club person rita --mail rita@third.example >/dev/null

# ---- what was said ----

theirs="recipient in ('red@example.org', 'rita@example.org', 'rita@new.example', 'rita@third.example')"
for where in "$theirs" "not $theirs"; do
	for id in $(query "select id from mails where $where order by id"); do
		query "select bytes from mail_bytes where mail = $id" | tr -d '\r' >"$id"
	done
	mkdir -p theirs others
	case $where in not*) mv [0-9]* others ;; *) mv [0-9]* theirs ;; esac
done
words_of_nobody rita bert cleo Rita Bert Cleo tide "$(query "select gid from matches where name = 'tide'")" \
	rita@new.example rita@third.example rita@elsewhere.example \
	$(sed -n 's/^Reply-To: <[^+]*+tide\.\(.*\)@.*/\1/p' theirs/*) nowhere space buidl vilage at orders play discard prefer if and COUNTER SPACE \
	season $(fields_in_source ktech) >words
mkdir said
for file in $(grep -l '\[%' theirs/*); do mail_alone <"$file" >"said/${file#*/}"; done
# a mail without a word of theirs is a report, or goes to others with the same subject
told_to_all() {
	for file in $(grep -L '\[%' theirs/*); do
		query "select m.kind || (m.seat > 0), (select count(*) from mails o join mail_bytes b on b.mail = o.id where o.match = m.match
			and o.seat <> m.seat and o.seat and instr(b.bytes, '
$(grep '^Subject: ' "$file")')) from mails m where id = ${file#*/}" |
			grep -qE '^(report1|answer0)\||\|[1-9]' || { echo "$file: $(grep '^Subject: ' "$file")"; return 1; }
	done
}
in_language() {
	for file in said/*; do grep -q '^Content-Language: xx$' "theirs/${file#*/}" || { echo "$file"; return 1; }; done
	! grep -L '^Content-Language: en$' $(grep -L '\[%' theirs/* others/*) | grep .
}
check 'a person with a language gets mails of all kinds' test "$(ls said | wc -l)" -ge 50
check 'all that they say is in that language' all_in_brackets said/*
check 'others of theirs are reports, and what all are told' told_to_all
check 'a mail says which language it is in' in_language
no_word() {
	! grep -l '\[%' others/* | grep .
}
check 'no mail to others has a word of it' no_word
check 'nor has a record' is "$(query "select count(*) from records where text like '%[%%' escape '!'")" 0

# ---- the languages that come with the program ----

TRADEPOST_DATA=$srcdir
languages=$(ls "$srcdir/templates" | sed -n 's/^mail\.\(.*\)\.txt$/\1/p')
for language in $languages; do
	check "the texts of $language fit those of English" exits 0 tp -C club person cleo --language $language
done
tp -C club person cleo --language de >/dev/null
query "update matches set deadline = 2112375600 where name = 'tide'"
tp -C club tell tide green /deadline | tr '\n' ' ' | tr -s ' ' >told
check 'who tells for a seat of a language is answered in English' has told \
	'is due Monday 8 December 2036, 19:00 UTC, in '
tp -C club tell tide green /mine | tr '\n' ' ' | tr -s ' ' >told
check 'so are the dates of a list of matches' has told 'is due Monday 8 December 2036, 19:00 UTC'
to=$(address report 3)
echo /deadline | mailed cleo@example.org "$to"
newest answer 3 | mail_alone | sed 's/=C3=A4/ä/g' | tr '\n' ' ' | tr -s ' ' >german
check 'German is one' has german 'fällig am Montag, 8. Dezember 2036, 19:00 Uhr UTC, in '
if [ -n "${KEEP:-}" ]; then cp -r . "$KEEP"; fi
finish
