#!/bin/sh
# SPDX-License-Identifier: MIT
# new: what it lists is what a match can be made with.
. "${srcdir:-.}/tests/lib.sh"

games='ktech tradewarz tradeworlds runes dragonlords'

# listed HEAD FILE: the lines NAME=VALUE below that head
listed() {
	sed -n "/^$1/,/^$/s/^  \([a-z][a-z0-9-]*=[^ ]*\).*/\1/p" "$2"
}

# flags FLAG HEAD FILE: these lines as flags
flags() {
	listed "$2" "$3" | sed "s/^/--$1 /" | tr '\n' ' '
}

tp new >all
tp init club

all_games() {
	for game in $games; do
		has all "$game" || return
	done
}
check 'new lists the games, without a club' all_games
check 'with how many play each' has all 'ktech         2 to 6 play KTech'

all_options() {
	for game in $games; do
		tp new $game | sed -n '/^options/,/^$/s/^  \([a-z][a-z0-9-]*=.*\)/    \1/p' >wanted
		sed -n "/^$game /,/^[^ ]/s/^    /    /p" all >got
		[ -s wanted ] && diff wanted got || return
	done
}
check 'and the options of each with their values, a line an option' all_options

by_default() {
	for game in $games; do
		tp new $game >$game || return
		listed options $game >options
		[ -s options ] || return
		is "$(wc -l <options)" "$(grep -c '<option ' "$srcdir/db/boxes/$game.xml")" || return
		# shellcheck disable=SC2046
		tp -C club new $game d-$game $(flags option options $game) $(flags set settings $game) || return
		is "$(query "SELECT count(*) FROM matches WHERE name = 'd-$game'")" 1 || return
	done
}
check 'every option and setting that new GAME lists can be given as it stands there' by_default
same() {
	for game in $games; do
		tp -C club new $game n-$game || return
		listed settings $game | sort >wanted
		tp -C club charter n-$game | sed 's/ *= */=/; s/ .*//; s/(none)//' | sort >got
		diff wanted got || return
	done
}
check 'the settings are those that charter prints, as they are by default' same
check 'a setting has what else it can be' has ktech 'missing=default   one of default hold autopilot'
check 'a number has its bounds' has ktech 'passes=3   (2 to 4)'
check 'an option has its words' has tradewarz 'turn-order=fixed   (fixed|rotate)'
check 'the seats are named' has ktech '  red, blue, green, yellow, black, white'
each_map() {
	for game in $games; do
		is "$(sed -n '/^maps/,/^$/p' $game | grep -c seats\)\$)" \
			"$(grep -c '<map ' "$srcdir/db/boxes/$game.xml")" || return
	done
}
check 'every map of a box is listed' each_map

sed 's/name="passes" value="3"/name="passes" value="2"/' "$srcdir/db/boxes/ktech.xml" >own.xml
check "with --box the options are those of that box" prints 'passes=2 ' tp new ktech --box own.xml
check 'a game nobody has is named' says 64 "no game 'chess'" tp new chess
check 'a flag about a match wants the match' says 64 "name the match, as in 'tradepost new GAME MATCH': '--seats' is a flag for a match" tp new ktech --seats 3
check 'and a game as well' says 64 "'--box' is a flag for a match" tp new --box own.xml
is_empty() {
	is "$(query "SELECT count(*) FROM matches WHERE name NOT GLOB '[dn]-*'")" 0
}
check 'nothing of that makes a match' is_empty

# ---- with people ----

for name in ann bob cleo; do
	tp key new club/$name
	tp -C club person $name --mail $name@example.org --key club/$name.pub
done
tp -C club person dan --mail dan@example.org
# seats_of MATCH: the people of its seats in order
seats_of() {
	query "SELECT group_concat(coalesce(p.name, s.name || '!'), ' ') FROM matches AS m JOIN seats AS s
		ON m.id = match LEFT JOIN persons AS p ON p.id = person WHERE m.name = '$1' ORDER BY seat"
}
of_match() {
	query "SELECT $2 FROM matches WHERE name = '$1'"
}
invited() {
	query "SELECT group_concat(recipient, ' ') FROM (SELECT recipient FROM mails JOIN matches AS m
		ON m.id = match WHERE m.name = '$1' AND kind = 'invitation' ORDER BY mails.id)"
}
check 'a match is made of people' exits 0 tp -C club new tradewarz strait ann bob cleo
check 'with as many seats' is "$(of_match strait seats)" 3
check 'in order' is "$(seats_of strait)" 'ann bob cleo'
check 'and all are invited' is "$(invited strait)" 'ann@example.org bob@example.org cleo@example.org'
check 'the match begins when all have joined' is "$(of_match strait charter)" 'begin=joined'
tp -C club new ktech sound green=ann bob red=cleo
check 'a seat can be said, and others get what is free' is "$(seats_of sound)" 'cleo bob ann'
tp -C club new ktech bay bob --seats 3
check 'a seat may stay free' is "$(of_match bay seats) $(seats_of bay)" '3 bob'

# refuses_whole CODE TEXT WORD...: new refuses, and nothing is made nor mailed
refuses_whole() {
	mails=$(query 'SELECT count(*) FROM mails')
	code=$1 text=$2
	shift 2
	says "$code" "$text" tp -C club new ktech refused "$@" || return
	is "$(query "SELECT count(*) FROM matches WHERE name = 'refused'") $(query 'SELECT count(*) FROM mails')" \
		"0 $mails"
}
check 'who is not known is refused' refuses_whole 66 "nobody is called 'zoe'" ann zoe
check 'who is named twice is' refuses_whole 64 "'ann' is named twice" ann ann
check 'a seat that is given twice is' refuses_whole 64 "'1' is given twice" red=ann 1=bob
check 'a seat that is not there is' refuses_whole 64 "no seat 'black' for 2" ann black=bob
check 'more people than seats are' refuses_whole 64 '3 people are named for 2 seats' ann bob cleo --seats 2
check 'fewer than the game is played by are' says 64 '1 person is named: KTech is played by 2 to 6' tp -C club new ktech refused ann
check 'a date that has passed is' refuses_whole 64 'has passed' ann bob --deadline 2020-01-01

check 'who has no key needs a club that can mail tokens' refuses_whole 64 'subaddress = yes' ann dan
check 'with the address to try' has .stderr \
	"Dan has no key: write 'subaddress = yes' into tradepost.conf if mail to referee+test@localhost comes to the club"
check 'or a key, as is said' has .stderr "or give one by 'tradepost person NAME --key FILE.pub'"
echo 'subaddress = yes' >>club/tradepost.conf
check 'then the match takes tokens, and that is said' sh -c '
	"$0" -C club new ktech pond dan ann 2>err && grep -q "Dan has no key.*unsigned=token" err' "$TRADEPOST"
check 'in its settings' is "$(of_match pond charter | tr '\n' ' ')" 'unsigned=token begin=joined  '
check 'unless the referee wants signatures' refuses_whole 64 'leave out unsigned=no' dan ann --set unsigned=no

tomorrow=$(date -u -d tomorrow '+%Y-%m-%d')
check 'the deadline is told' prints 'due ' tp -C club new ktech lake ann bob --deadline "$tomorrow 20:00"
told() {
	query "SELECT bytes FROM mail_bytes JOIN mails AS l ON l.id = mail JOIN matches AS m ON m.id = match
		WHERE m.name = '$1' AND kind = 'invitation'" | tr -d '\r' | tr '\n' ' '
}
told lake >mails
check 'by the invitations' is "$(grep -o 'The first letters are due [^.]*20:00 UTC' mails | wc -l)" 2
told sound >mails
check 'by none where there is no deadline' sh -c '! grep -q "first letters are due" mails'
tp -C club new ktech weekly ann bob --set schedule='sun 20:00 UTC' >/dev/null
told weekly | tr -s ' ' >mails
check 'where there is a schedule alone they tell that' is \
	"$(grep -o 'season is played on this schedule: sun 20:00 UTC, or as soon as all letters are in' mails | wc -l)" 2
due=$(of_match lake deadline)
check 'the match begins with it' prints 'due ' tp -C club start lake
check 'as it was told' is "$(of_match lake deadline)" "$due"
query "UPDATE matches SET deadline = 1000 WHERE name = 'sound'"
tp -C club start sound
check 'but not when it has passed' is "$(of_match sound deadline)" 0

# ---- like another ----

tp -C club new ktech first red=bob blue=ann --option passes=4 --set grace=30 --set remind=5 --map b \
	--box own.xml
check 'a match is made like another' exits 0 tp -C club new ktech second --like first
check 'with its people' is "$(seats_of second)" 'bob ann'
same_but() {
	is "$(of_match second "$1")" "$(of_match first "$1")"
}
check 'its options, settings, map and box' same_but 'hex(box) || map || options || charter || seats'
check 'and chance of its own' is "$(query "SELECT count(DISTINCT secret) FROM matches
	WHERE name IN ('first', 'second')")" 2
tp -C club new ktech third cleo ann --like first --option passes=2 --set grace=0
check 'what is said goes before it' is "$(of_match third options)" 'passes=2'
check 'setting by setting' is "$(of_match third charter | tr '\n' ' ')" 'grace=0 remind=5 begin=joined  '
check 'and so do people' is "$(seats_of third)" 'cleo ann'
check 'another game has no match like it' says 64 'is a match of ktech' \
	tp -C club new runes fourth --like first
check 'without a game it is told where that stands' says 64 'tradepost new GAME fourth --like first' \
	tp -C club new fourth --like first
tp -C club person ann --mail moved@example.org
tp -C club seat first blue --name Guest --mail guest@example.org --key club/cleo.pub
check 'start says what it did, and who may not know' prints \
	'second takes letters for season 0; not answered yet: red, blue' tp -C club start second
query "INSERT OR REPLACE INTO attendance
	VALUES ((SELECT id FROM matches WHERE name = 'second'), 1, 0, 0, 0, 0, 1, 0, '', 0)"
tp -C club new ktech fifth --like second
check 'who has left is not invited again' is "$(seats_of fifth) $(invited fifth)" 'ann moved@example.org'
tp -C club new ktech sixth --like first
check 'a guest is seated as there' is "$(seats_of sixth)" 'bob Guest!'
tp -C club new ktech seventh ann bob --set begin=start
check 'the referee may start it' is "$(of_match seventh charter)" 'begin=start'

# ---- five matches for two friends ----

# answer MATCH SEAT NAME: the invitation is answered with yes
answer() {
	to=$(query "SELECT bytes FROM mail_bytes JOIN mails AS l ON l.id = mail JOIN matches AS m ON m.id = match
		WHERE m.name = '$1' AND seat = $2 AND kind = 'invitation'" | tr -d '\r' |
		sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
	printf 'From: %s@example.org\nTo: <%s>\nMessage-ID: <%s@example.org>\n\nyes\n' "$3" "$to" "$1.$2" >.eml
	tp -C club take .eml
}
seven_commands() {
	tp -C club person max --mail max@example.org &&
		tp -C club person ines --mail ines@example.org &&
		tp -C club new ktech m-ktech max ines &&
		tp -C club new tradewarz m-tradewarz max ines &&
		tp -C club new tradeworlds m-tradeworlds max ines &&
		tp -C club new runes m-runes max ines &&
		tp -C club new dragonlords m-dragonlords max ines
}
check 'seven commands host five matches for two friends' seven_commands
under_way() {
	query "SELECT count(*) FROM matches WHERE name GLOB 'm-*' AND state = 1"
}
for game in $games; do
	answer m-$game 1 max
done
check 'which do not begin with the first answer' is "$(under_way)" 0
for game in $games; do
	answer m-$game 2 ines
done
check 'but with the last' is "$(under_way)" 5

finish
