# SPDX-License-Identifier: MIT
# The outbox under a clock of our own: when a mail that was kept is tried again, when it is given
# up, who gets none, how many answers go out, what the ledger tells, and what stands in a mail.
. "${srcdir:-.}/tests/lib.sh"

if [ ! "$clock" ]; then
	skip 'the outbox under a clock of our own' 'faketime is not installed'
	finish
fi

# All is done in December 2026, on the day and at the time of `now`.
now='01 00:00:00'
tp()
{
	clock_begins "2026-12-$now" "$TRADEPOST" "$@"
}

# at TIME COMMAND...: tradepost in the club, then and from then on
at()
{
	now=$1
	shift
	tp -C club "$@"
}

# The way out: a program that keeps each mail, and ends as the file `code` says.
mkdir out
cat >mailer <<'MAILER'
#!/bin/sh
cd "$(dirname "$0")" || exit 1
cat >"out/$(ls out | wc -l)"
exit "$(cat code)"
MAILER
chmod 700 mailer

the_way()
{
	echo "$1" >code
}

# tries N TIME COMMAND...: the way out is called N times by it
tries()
{
	want=$1 had=$(ls out | wc -l)
	shift
	at "$@" >.log 2>&1
	got=$(($(ls out | wc -l) - had))
	[ "$got" = "$want" ] && return 0
	echo "$got mails were handed over, not $want"
	cat .log
	return 1
}

# ledger SEAT: its line and what stands under it
ledger()
{
	tp -C club status --mail harbour | awk -v seat="$1" '
		/^  [a-z]/ { here = $1 == seat }
		here'
}

# ledger_has SEAT TEXT
ledger_has()
{
	ledger "$1" >.ledger
	has .ledger "$2"
}

# The newest mail that was handed over, in plain lines.
newest()
{
	cat "out/$(($(ls out | wc -l) - 1))"
}

setting()
{
	echo "$1" >>club/tradepost.conf
}

the_way 0
tp init club
setting "send = sendmail:$work/mailer"
make_match club harbour 2 --option passes=2
tp -C club send

# ---- back-off ----

at '01 00:00:00' resend harbour red
the_way 75
check 'a mail that the way does not take is kept' says 75 'kept for later' at '01 00:00:00' send
check 'it is not tried again within 5 minutes' tries 0 '01 00:04:30' send
check 'what waits for its time is no failure' exits 0 at '01 00:04:30' send
check 'tick does not try it either' tries 0 '01 00:04:30' tick
check 'after 5 minutes it is tried' tries 1 '01 00:06:00' send
check 'then not within 15 minutes' tries 0 '01 00:20:30' send
check 'after 15 minutes it is' tries 1 '01 00:22:00' send
check 'then not within an hour' tries 0 '01 01:21:30' send
check 'after an hour it is' tries 1 '01 01:23:00' send
check 'then not within 3 hours' tries 0 '01 04:22:30' send
check 'after 3 hours it is' tries 1 '01 04:24:00' send
check 'then not within 6 hours' tries 0 '01 10:23:30' send
check 'after 6 hours it is' tries 1 '01 10:25:00' send
check 'then not within 12 hours' tries 0 '01 22:24:30' send
check 'after 12 hours it is' tries 1 '01 22:26:00' send
check 'and 12 hours later again' tries 1 '02 10:27:00' send
check 'send --now does not wait' tries 1 '02 10:28:00' send --now
check 'nor is it waited for a time that is ahead of a clock put right' tries 1 '01 12:00:00' send
check 'the ledger tells what the way said' ledger_has red 'ended with status 75'
the_way 0
check 'once the way takes it, it is sent' tries 1 '02 00:01:00' send
check 'and never again' tries 0 '09 00:00:00' send --now
check 'the ledger tells when' ledger_has red '0 to send, 2 sent, 0 refused, last 2026-12-02T00:01Z'

# ---- age ----

at '10 00:00:00' resend harbour red
at '10 00:00:00' resend harbour blue
the_way 75
at '10 00:00:00' send 2>log
check 'a mail of nearly 5 days is kept' tries 2 '14 23:59:00' send
check 'the ledger has it as one to send' ledger_has red '1 to send, 1 sent, 0 refused'
check 'an older one is tried once more, then refused with the reason' \
	says 75 'given up after 5 days' at '15 12:00:00' send
check 'the ledger keeps the reason' ledger_has blue 'given up after 5 days: cannot send the mail'
check 'and counts it' ledger_has blue '0 to send, 1 sent, 1 refused'
the_way 0
check 'the referee is told in one mail' tries 1 '15 12:06:00' send
newest >mail
check 'it goes to the club' has mail 'To: <referee@localhost>'
check 'it names the seats' \
	has mail '- harbour red, season 0: roster to red@example.org: given up'
check 'all of them' has mail '- harbour blue, season 0: roster to blue@example.org: given up'
check 'and says what to do' has mail 'tradepost resend MATCH SEAT'
the_way 67
at '15 13:00:00' resend harbour red
check 'what is refused on the same day' says 69 'refused' at '15 13:00:00' send
the_way 0
check 'is not told yet' tries 0 '16 11:59:00' send
check 'but a day after the mail before' tries 1 '16 12:01:00' send
newest >mail
check 'and only what is new' sh -c 'grep -q "^- harbour red" mail && ! grep "^- harbour blue" mail'
check 'then nothing is told any more' tries 0 '20 00:00:00' send

# An old mail that was never tried, because nobody was there to: it is not given up untried.
at '20 00:00:00' resend harbour red
check 'a mail that is old when it is first tried can go out' tries 1 '30 00:00:00' send
check 'and is counted as sent' ledger_has red '2 sent, 0 refused'

# ---- resend ----

check 'resend sends the same bytes again' sh -c '
	newest=$(($(ls out | wc -l) - 1)) i=0
	while [ $i -lt 6 ] && ! cmp -s out/$newest out/$i; do i=$((i + 1)); done
	[ $i -lt 6 ]'
check 'a seat that is none is refused' says 64 "has no seat 'mauve'" tp -C club resend harbour mauve
check 'a season that was not played is refused' says 66 'was not played yet' \
	tp -C club resend harbour red --season 0
play club harbour 0 2 'start 4,6 5,3' >/dev/null 2>&1
at '30 01:00:00' send
tp -C club resend harbour blue
check 'after a season resend takes its report' tries 1 '30 01:01:00' send
newest >mail
check 'that of the season' has mail '[harbour] report of season 0'
check 'to the seat' has mail 'To: "blue player" <blue@example.org>'

# ---- what a player has seen ----

check 'who wrote without a line saw has seen nothing known' ledger_has red 'seen -'
saw_of()
{
	tp -C club show harbour --seat "$1" | sed -n 's/^saw //p'
}
printf 'saw %s\n' "$(saw_of red)" | letter club harbour 1 red 1 >red.eml
tp -C club take red.eml
check 'a letter tells which report was seen' ledger_has red 'seen season 0'
check 'a letter tells nothing of another seat' ledger_has blue 'seen -'
check 'status without --mail is what it was' prints 'letter in' tp -C club status harbour
check 'status --mail of a club tells of all matches' prints 'seen season 0' tp -C club status --mail
check 'mails of no match stand below them' prints 'of no match' tp -C club status --mail
tp init fresh
check 'where there are any' is "$(tp -C fresh status --mail)" ''

# ---- headers and formats ----

rm out/*
tp -C club send
newest | tr -d '\r' >mail
check 'an answer has a list' has mail 'List-Id: <harbour.localhost>'
check 'and a way to leave it' has mail 'List-Unsubscribe: <mailto:referee@localhost?subject=stop%20harbour>'
check 'and says whose it is' has mail 'X-Tradepost: match=harbour; season=1; seat=red'
check 'and in which language' has mail 'Content-Language: en'
check 'and that a program wrote it' has mail 'Auto-Submitted: auto-replied'
check 'and no address of its own' sh -c '! grep "^Reply-To" mail'

# season N [SETTING]: plays it and leaves red's report in the file mail
season()
{
	[ $# = 1 ] || setting "$2"
	play club harbour "$1" 2 >/dev/null 2>&1
	tp -C club send
	grep -l "report of season $1" out/* | xargs grep -l 'To: "red' | head -n 1 | xargs cat >mail
}

rm -r club
tp init club
setting "send = sendmail:$work/mailer"
make_match club harbour 2 --option passes=2
tp -C club send
rm -f out/*
play club harbour 0 2 'start 4,6 5,3' >/dev/null 2>&1
tp -C club send
season 1
check 'a report is text with the XML enclosed' sh -c 'grep -q "^Content-Type: multipart/mixed" mail &&
	grep -q report.xml mail && ! grep -q text/html mail'
season 2 'format = html'
check 'format = html adds a page' sh -c 'grep -q "^Content-Type: multipart/alternative" mail &&
	grep -q "^Content-Type: text/html" mail && grep -q report.xml mail'
# The page: what stands between its header and the next boundary; its lines are broken anywhere.
tr -d '\r' <mail | sed -n '/^Content-Type: text.html/,/^--/p' | sed -e :a -e '/=$/N; s/=\n//; ta' >page
check 'the map stands in it as a table, for drawings are dropped there' sh -c '
	grep -q "role=3D\"img\"" page && ! grep -q "<svg" page'
check 'and is attached as a drawing' sh -c '
	grep -q "^Content-Type: image/svg+xml" mail && grep -q "name=\"\?map.svg" mail'
season 3 'format = plain'
check 'format = plain is the text alone' sh -c 'grep -q "^Content-Type: text/plain" mail &&
	! grep -q -e multipart -e report.xml mail'
season 4 'subaddress = yes'
check 'subaddress = yes gives each match an address' has mail 'Reply-To: <referee+harbour@localhost>'
if sqlite3 club/club.db "INSERT OR REPLACE INTO attendance VALUES (1, 1, 0, 0, 0, 0, 0, 0, 'html', 0)"
then
	season 5
	check 'what the player wishes goes before the setting' has mail 'multipart/alternative'
	season 6
else
	skip 'what the player wishes goes before the setting' 'sqlite3 is not there'
	season 5
	season 6
fi
for bad in 'format = pdf' 'subaddress = maybe' 'give-up = 0' 'answers = many'; do
	cp -r club bad
	echo "$bad" >>bad/tradepost.conf
	check "the setting $bad is refused" says 78 "${bad%% *}" tp -C bad send
	rm -r bad
done

# ---- addresses ----

sqlite3 club/club.db "INSERT INTO addresses (mail, hard, bad, day, answers)
	VALUES ('red@example.org', 2, 'no such user', 0, 0)
	ON CONFLICT (mail) DO UPDATE SET hard = 2, bad = 'no such user'" 2>err
if [ -s err ]; then
	skip 'an address that is bad gets nothing' 'sqlite3 is not there'
else
	tp -C club resend harbour red
	check 'an address that is bad gets nothing' says 69 "the address 'red@example.org' is bad" \
		tp -C club send
	check 'the ledger says why' ledger_has red 'bounced: no such user'
	sqlite3 club/club.db "UPDATE addresses SET hard = 0, bad = ''"
fi

# ---- answers ----

setting 'answers = 3'
for seq in 1 2 3 4 5; do
	echo /who | letter club harbour 7 blue $seq >blue.$seq
done
letter club harbour 7 blue 6 </dev/null >blue.6
rm -f out/*
at '20 10:00:00' take blue.1 blue.2 blue.3 blue.4
at '20 10:00:00' send
check 'a seat gets so many answers a day and no more' sh -c '
	[ $(cat out/* | grep -c "what you asked for") = 3 ]'
check 'the last one says so' sh -c '[ $(cat out/* | grep -c "This is the last answer today") = 1 ]'
rm -f out/*
at '20 10:00:00' take blue.6
at '20 10:00:00' send
check 'a letter that is taken is acknowledged all the same' grep -q 'your letter is taken' out/*
check 'the next mail tells of what was not answered' grep -q 'One letter for your seat was not' out/*
rm -f out/*
at '20 10:00:00' take blue.4
at '21 10:00:00' take blue.5
at '21 10:00:00' send
check 'the next day it gets answers again' sh -c '
	[ $(cat out/* | grep -c "what you asked for") = 1 ] && ! grep "last answer" out/*'
finish
