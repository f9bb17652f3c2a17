# SPDX-License-Identifier: MIT
# Clubs with a small match of each game, just before each command that a sweep tries: see tests/faults/scenario.h. Time
# stands still, so that the same work gives the same bytes.
. "${srcdir:-.}/tests/lib.sh"
faults=$(dirname "$TRADEPOST")/tests/faults
now=1795262400 # 2026-11-21 12:00 UTC
games='dragonlords ktech runes tradewarz tradeworlds'

# Prints what is missing to inject faults; nothing where all is there.
cannot_sweep() {
	command -v sqlite3 >/dev/null || echo 'sqlite3 is not installed'
	"$faults/sysfault" all count true 3>/dev/null >/dev/null 2>&1
	[ $? != 77 ] || echo 'ptrace is not to be had'
}

still() {
	FAULT_NOW=$now LD_PRELOAD="$faults/faultload.so" "$TRADEPOST" "$@"
}

# written GAME SEASON SEAT: the orders that this player writes, with their header
written() {
	if [ "$2" = 0 ]; then
		printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole silk)" "$3"
	else
		still -C club show silk --seat "$3"
	fi >.shown
	case $1.$2 in
	ktech.0) cat .shown && echo 'start 4,6 5,3' ;;
	tradeworlds.0) cat .shown && echo 'faction covenant' ;;
	*) sh "$srcdir/tests/lib/player.sh" "$1" .shown ;;
	esac
}

# post GAME SEASON: the letters of all seats lie in the mailbox
post() {
	for seat in $(sqlite3 -readonly club/club.db 'SELECT seat FROM seats'); do
		name=$(echo red blue green yellow black white | cut -d' ' -f"$seat")
		written "$1" "$2" "$name" >.orders
		grep -q '^match ' .orders || continue
		{
			printf 'From: %s <%s@example.org>\nTo: referee@localhost\nSubject: orders\n' $name $name
			printf 'Message-ID: <%s.%s@example.org>\n\n' "$2" $name
			still sign --key club/player.key .orders
		} >"club/mailbox/new/$2.$name" || return 1
	done
}

# found GAME: a club `club` with a match silk, whose letters come to a mailbox
found() {
	rm -rf club pages other
	still init club >/dev/null || return 1
	echo 'take = mailbox' >>club/tradepost.conf
	mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp
	still key new club/player || return 1
	still -C club new "$1" silk || return 1
	for seat in $(sqlite3 -readonly club/club.db 'SELECT seats FROM matches' | xargs seq); do
		name=$(echo red blue green yellow black white | cut -d' ' -f"$seat")
		still -C club seat silk $name --name "Player $name" --mail $name@example.org \
			--key club/player.pub || return 1
	done
	still -C club start silk && still -C club tick
}

# scenario NAME [once]: the folders of now are before the command on standard input, a word a line, which is
# given again as it is, or as .again has it
scenario() {
	mkdir -p "scenarios/$1/before" || return 1
	cat >"scenarios/$1/step"
	cp "scenarios/$1/step" "scenarios/$1/again"
	[ ! -e .again ] || mv .again "scenarios/$1/again"
	[ $# = 1 ] || : >"scenarios/$1/once"
	cp -r club "scenarios/$1/before/"
	for folder in pages other witness asked heard; do
		[ ! -d "$folder" ] || cp -r "$folder" "scenarios/$1/before/"
	done
}

words() {
	printf '%s\n' "$@"
}

# of_club NAME WORD: a command of the club that tick does again
of_club() {
	words -C club tick >.again
	words -C club "$2" | scenario "$1"
}

# serve: a mail server is there, see tests/mail/sink.c
serve() {
	[ ! -s port ] || return 0
	"$(dirname "$TRADEPOST")/tests/mail/sink" port log 7200 &
	server=$!
	trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT
	until_ test -s port
}

# served NAME: the mails of the club go to the server, those too that wait for their next try
served() {
	serve && cp club/tradepost.conf conf || return 1
	printf 'send = smtp://127.0.0.1:%s\npatience = 12\n' "$(cat port)" >>club/tradepost.conf
	words -C club send --now | scenario "$1"
	cp conf club/tradepost.conf
}

# prepare_game GAME: scenarios/STEP.GAME of all steps; with a mail server, of one game
prepare_game() {
	found "$1" && post "$1" 0 && still -C club tick && post "$1" 1 && still -C club tick || return 1
	still -C club archive pages && still -C club backup club/copy || return 1
	post "$1" 2 && of_club "tick.$1" tick && of_club "take.$1" take && still -C club take || return 1
	of_club "run.$1" run && still -C club run || return 1
	[ "$1" != ktech ] || served "serve.$1" || return 1
	of_club "send.$1" send && still -C club send || return 1
	words -C club archive pages | scenario "archive.$1"
	words -C club amend silk --why 'a slip of the pen' | scenario "amend.$1" once
	still -C club export silk club/silk.store && still init other || return 1
	words -C other import --yes club/silk.store | scenario "import.$1" once
	words -C club restore --yes --why 'the disk broke' club/copy club/spool club/mailbox/cur |
		scenario "restore.$1"
}

# deliver CLUB ADDRESS FOLDER: what the club has sent to that address lies in the folder
deliver() {
	mkdir -p "$3/new" "$3/cur" "$3/tmp"
	for mail in "$1"/spool/*.eml; do
		grep -q "^To:.*<$2>" "$mail" || continue
		tr -d '\r' <"$mail" >"$3/new/$(basename "$mail")" && rm "$mail" || return 1
	done
}

# joined SEAT: its letter with which it takes part in chance
joined() {
	printf 'match %s\nopen %s\nseat %s\n/join\n' "$(whole silk)" "$open" "$1" >.orders
	still sign --key "club/$1.key" .orders | mail "$1" >"club/mailbox/new/join.$1"
}

# A match with a witness, which has answered how it was opened.
found_witnessed() {
	rm -rf club witness pages other
	still init club && still init witness || return 1
	printf '%s\n' 'mail = club@example.org' 'take = mailbox' >>club/tradepost.conf
	printf '%s\n' 'mail = witness@example.net' 'answers = 500' >>witness/tradepost.conf
	mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp
	still -C club new ktech silk --seats 2 --witness witness@example.net \
		--witness-key witness/referee.pub --set missing=default || return 1
	for seat in red blue; do
		still key new club/$seat && still -C club seat silk $seat --name "Player $seat" \
			--mail $seat@example.org --key club/$seat.pub || return 1
	done
	still -C club send || return 1
	open=$(sed -n 's/^open  *//p' club/spool/*.eml | tr -d '\r' | head -n 1)
	joined red && joined blue && still -C club take && deliver club witness@example.net asked &&
		still witness witness asked && deliver witness club@example.org heard &&
		still -C club take heard && still -C club start silk && still -C club tick
}

# prepare_witnessed: scenarios/STEP.witness of a season that is sealed, witnessed and played
prepare_witnessed() {
	found_witnessed || return 1
	for seat in red blue; do
		printf 'match %s\nopen %s\nseason 0\nseat %s\nseq 1\nnonce 0\nstart 4,6 5,3\n' \
			"$(whole silk)" "$open" $seat >.orders
		still sign --key club/$seat.key .orders | mail $seat >club/mailbox/new/0.$seat || return 1
	done
	of_club take.witness take && still -C club take && of_club run.witness run &&
		still -C club run && of_club send.witness send && still -C club send &&
		deliver club witness@example.net asked || return 1
	words witness witness asked | scenario answer.witness
	still witness witness asked && deliver witness club@example.org heard || return 1
	words -C club take heard | scenario hear.witness
	still -C club take heard && of_club played.witness run
}

# answered SEAT TEXT: what answers the seat's invitation lies in the mailbox
answered() {
	to=$(sed -n 's/^Reply-To: <\(.*\)>.*/\1/p' "$(grep -l "seat=$1" club/spool/*.eml)")
	printf 'From: %s@example.org\nTo: <%s>\nMessage-ID: <%s@example.org>\n\n%s\n' "$1" "$to" "$1" "$2" \
		>"club/mailbox/new/$1"
}

# prepare_begin: the last answer to an invitation begins the match
prepare_begin() {
	rm -rf club pages other
	still init club && printf '%s\n' 'take = mailbox' 'subaddress = yes' >>club/tradepost.conf || return 1
	mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp
	still -C club person ann --mail red@example.org && still -C club person max --mail blue@example.org &&
		still -C club new ktech silk ann max && still -C club send || return 1
	answered red yes && answered blue 'start 4,6 5,3' && of_club begin.ktech take
}

# prepare_request: somebody asks for an open seat; the yes of their address gives it, and begins the match
prepare_request() {
	rm -rf club pages other
	still init club && printf '%s\n' 'take = mailbox' 'subaddress = yes' >>club/tradepost.conf || return 1
	mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp
	still -C club person ann --mail red@example.org && still -C club new ktech silk --open ann || return 1
	printf 'From: dora@example.org\nTo: <referee@localhost>\nMessage-ID: <ask@example.org>\n\n/seat silk Dora\n' \
		>club/mailbox/new/ask
	still -C club send && answered red yes && of_club request.ktech take || return 1
	still -C club take && still -C club send || return 1
	to=$(sed -n 's/^Reply-To: <\(.*\)>.*/\1/p' "$(grep -l '^To: "Dora"' club/spool/*.eml)")
	printf 'From: dora@example.org\nTo: <%s>\nMessage-ID: <yes@example.org>\n\nyes\n' "$to" >club/mailbox/new/yes
	of_club confirm.ktech take
}

# prepare GAME: its scenarios; or witness
prepare() {
	if [ "$1" = witness ]; then
		prepare_witnessed
	else
		prepare_game "$1" && { [ "$1" != ktech ] || { prepare_begin && prepare_request; }; }
	fi
}

# sweep SCENARIO JOBS TURN KIND=POINTS...: see tests/faults/sweep.c
sweep() {
	scenario=$1 jobs=$2 turn=$3
	shift 3
	"$faults/sweep" "scenarios/$scenario" "$jobs" "$turn" $now "$faults/faultload.so" "$TRADEPOST" "$@"
}
