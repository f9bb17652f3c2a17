#!/bin/sh
# SPDX-License-Identifier: MIT
# Two friends with nothing but webmail play a match of each game, between Postfix and Dovecot. A step of
# a player is to read a mail, to press Reply and write on top of it, or to send it; a step of the
# referee is a command. Nobody has a key. Then somebody asks for a seat of an open match.
servers='postfix dovecot-core dovecot-imapd dovecot-lmtpd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='two friends with webmail play five matches by Postfix'
users='referee ann max dora'
. "$srcdir/tests/lib/postfix.sh"
games='ktech tradewarz tradeworlds runes dragonlords'

# ---- the players ----

# Each counts what a player does.
steps=0
read_mail() { # PLAYER GAME SUBJECT: into mail.eml
	steps=$((steps + 1))
	uid=$(imap "$1" '' -X "UID SEARCH HEADER Subject \"[$2] $3\"" | sed 's/^\* SEARCH *//')
	[ "$uid" ] || return 1
	imap "$1" ";UID=${uid##* }" >mail.eml
}

# What is typed: the header is left out, as the mail that is answered has it.
orders_of() { # PLAYER GAME SEASON
	if [ "$3" = 0 ]; then
		case $2.$1 in
		ktech.ann) echo 'start 4,6 5,3' ;;
		ktech.max) echo 'start 7,2 6,4' ;;
		tradewarz.*) echo 'dock g1 g2 g3 g4 g5 g6' ;;
		tradeworlds.ann) echo 'faction brethren acolytes' ;;
		tradeworlds.max) echo 'faction covenant' ;;
		esac
	fi
	sh "$srcdir/tests/lib/player.sh" "$2" mail.eml |
		grep -vE '^(match|open|season|seat|seq|saw|nonce|token|dock|start|faction) '
}

press_reply() { # PLAYER GAME SEASON: the mail, into reply.eml
	steps=$((steps + 1))
	orders_of "$@" >typed
	# Such a player orders more than can be done, and means it so.
	echo /ready >>typed
	write_reply "$@"
}

# As webmail writes it: plain and HTML, the answered mail quoted in both.
write_reply() { # PLAYER GAME NUMBER
	to=$(sed -n 's/^Reply-To: <\(.*\)>$/\1/p; /^$/q' mail.eml)
	[ "$to" ] || to=$(sed -n 's/^From: .*<\(.*\)>$/\1/p; /^$/q' mail.eml)
	id=$(sed -n 's/^Message-ID: //p; /^$/q' mail.eml)
	sed -n '/^Content-Type: text\/plain/,/^--/p' mail.eml | sed '1,/^$/d; /^--/d' >quoted
	{
		printf 'From: %s <%s@example.org>\nTo: <%s>\nSubject: Re: %s\n' "$1" "$1" "$to" "$2"
		printf 'Message-ID: <%s.%s.%s@mail.example.org>\nIn-Reply-To: %s\n' "$1" "$2" "$3" "$id"
		printf 'MIME-Version: 1.0\nContent-Type: multipart/alternative; boundary="000000000000b1"\n\n'
		printf -- '--000000000000b1\nContent-Type: text/plain; charset="UTF-8"\n\n'
		cat typed
		printf '\nOn Sat, Nov 28, 2026 at 2:41 AM referee <\n%s> wrote:\n\n' "$to"
		sed 's/^/> /' quoted
		printf -- '\n--000000000000b1\nContent-Type: text/html; charset="UTF-8"\n\n<div dir="ltr">'
		sed 's/&/\&amp;/g; s/</\&lt;/g; s/$/<br>/' typed
		printf '</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Sat, Nov 28, '
		printf '2026 at 2:41 AM referee wrote:<br></div><blockquote class="gmail_quote"><pre>\n'
		sed 's/&/\&amp;/g; s/</\&lt;/g' quoted
		printf '</pre></blockquote></div>\n--000000000000b1--\n'
	} >reply.eml
}
send() { # PLAYER
	steps=$((steps + 1))
	post "$1@example.org" "$to" <reply.eml
}

# plays PLAYER GAME SUBJECT SEASON: from a mail to orders that are on their way, in three steps
plays() {
	steps=0
	read_mail "$1" "$2" "$3" && press_reply "$1" "$2" "$4" && send "$1" && is "$steps" 3
}

# all_play SUBJECT SEASON: in all games
all_play() {
	for game in $games; do
		for player in ann max; do
			plays $player $game "$1" "$2" || return 1
		done
	done
}

# have N SUBJECT: both have a mail of that subject in each of the five matches
have() {
	for player in ann max; do
		until_ holds $player "$1" "$2" || return 1
	done
}

# Ten replies lie in the mailbox of the club, beside what it told the referee.
replies_lie_there() {
	is "$(cat "$box"/new/* "$box"/cur/* 2>/dev/null | grep -c '^Subject: Re: ')" 10
}

all_taken() { # SEASON
	is "$(sqlite3 club/club.db "select verdict, count(*) from letters where season = $1 group by 1")" 'taken|10'
}

# ---- the referee ----

tp init club || exit 1
settings ca.pem
commands=0
referee() {
	commands=$((commands + 1))
	exits 0 tp -C club "$@"
}
check 'Ann is known to the club' referee person ann --mail ann@example.org
check 'so is Max' referee person max --mail max@example.org
for game in $games; do
	check "a match of $game is made, named like the game" referee new $game $game ann max
done
check 'five matches for two friends took seven commands' is $commands 7

# ---- from the invitation to the first season ----

check 'a tick invites' silent tp -C club tick
check 'both have five invitations' have 5 'your invitation'
check 'both answer each with orders, in three steps' all_play 'your invitation' 0
check 'all come in' until_ replies_lie_there
check 'a tick takes them, and each match begins' silent tp -C club tick
check 'all are taken' all_taken 0
check 'they read so' have 5 'your letter is taken'
check 'and of nothing that is not understood' have 0 'not all is understood'
for season in 0 1; do
	check "season $season is played when all are in" silent tp -C club tick
	check 'both read five reports' have $((5 * (season + 1))) 'report of'
	check 'and answer each with orders, in three steps' all_play 'report of' $((season + 1))
	check 'all come in' until_ replies_lie_there
	check 'a tick takes them' silent tp -C club tick
	check 'all are taken' all_taken $((season + 1))
	check 'they read so' have $((5 * (season + 2))) 'your letter is taken'
	check 'and of nothing that is not understood' have 0 'not all is understood'
done

# ---- somebody without a seat asks for one ----

# A mail of Dora's lies in the mailbox of the club.
dora_wrote() {
	is "$(cat "$box"/new/* "$box"/cur/* 2>/dev/null | grep -c '^Message-ID: <dora\.')" 1
}
# dora SUBJECT TEXT NUMBER: reads that mail, and answers it with the text; a tick takes the answer
dora() {
	until_ holds dora 1 "$1" && read_mail dora "$game" "$1" && echo "$2" >typed && write_reply dora x "$3" &&
		send dora && until_ dora_wrote && tp -C club tick
}
check 'a match is open to all' exits 0 tp -C club new ktech harbour --open ann
printf 'From: Dora <dora@example.org>\nTo: <referee@game.example>\nMessage-ID: <dora.0@mail.example.org>\n\n/games\n' |
	post dora@example.org referee@game.example
check 'a mail with the line /games comes in' until_ dora_wrote
check 'and is answered' silent tp -C club tick
game=tradepost
check 'the answer is answered with the line that asks' dora 'matches with open seats' '/seat harbour Dora' 1
game=harbour
check 'and the mail that asks with yes' dora 'do you want to play?' yes 2
check 'who asked has the seat' prints 'Dora' tp -C club status harbour
check 'and answers the next mail with orders' dora 'your invitation' 'start 4,6 5,3' 3
check 'which are taken' until_ holds dora 1 'your letter is taken'
finish
