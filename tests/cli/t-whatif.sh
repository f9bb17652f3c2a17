#!/bin/sh
# SPDX-License-Identifier: MIT
# whatif: a season played with other orders, answers, dice and things on the table; what would differ,
# for the referee and for one seat; and that nothing of it is kept.
. "${srcdir:-.}/tests/lib.sh"

# The changes are standard input: whatif MATCH [FLAG...]
whatif() {
	cat >changes
	tp -C club whatif "$@" changes >.what 2>.talk
}
lacks() {
	! grep -q -- "$2" "$1" || { cat "$1"; false; }
}

tp init club
known_keys club 3
chance=4 make_match club harbour 3 || exit 1
printf 'orders red\n' >none
check 'before anything is played there is nothing to change' says 66 'not played yet' \
	tp -C club whatif harbour none
play club harbour 0 3 'start 6,10 4,6 5,3'
printf 'build village 7,4\nplay religion\n@ gold e\n' | letter club harbour 1 red 1 >.eml
tp -C club take .eml
tp -C club run harbour --now
cp club/club.db before.db

# ---- KTech ----

check 'other orders are played' whatif harbour <<EOT
# had Red built farther south
orders red
    build village 8,3	# and no farther
    play religion
    @ gold e
EOT
check 'what was changed stands first' has .what 'build village 8,3'
check 'without comments' lacks .what farther
check 'a fact that would be gone has its number' grep -q '^ *13  Red built a village on 7,4' .what
check 'and its clause' grep -q 'on 7,4\..*\[build 1\]$' .what
check 'what would have happened is told' has .what 'Red built a village on 8,3.'
check 'what is the same is not' lacks .what 'Red played'
check 'the position would be another' has .what '7,4: a village of Red less.'
check 'in both places' has .what '8,3: a village of Red more.'
check 'it is for the referee' has .what 'For the referee alone'

check 'nobody builds' whatif harbour <<EOT
orders red
    play religion
EOT
check 'then he has fewer points' has .what 'Red: place 1, total 2; instead place 1, total 1.'
check 'and what was refused is not any more' \
	sh -c 'tr -s "\n " " " <.what | grep -qF "order \"@ gold e\" refused: The price is 3 gold"'

check 'the same orders change nothing' whatif harbour <<EOT
orders red
    build village 7,4
    play religion
    @ gold e
EOT
check 'and it says so' has .what 'Nothing would be different.'
check 'answers are put above a letter' whatif harbour <<EOT
answers red
    when discard-card: tithes
EOT
check 'which stays as it was' lacks .what 'on 7,4'
check 'and they answer' has .what 'Red had too many cards and discarded Tithes'
check 'a season before the last one is played' whatif harbour --season 0 <<EOT
given
    dice first-seat: 3
EOT
check 'with other dice' has .what 'Green takes the first turn of every season.'
check 'whose facts differ' has .what 'Blue takes the first turn of every season.'
check 'and the table' has .what 'As it was played: Blue takes the first turn. Instead: Green'
check 'a die that is not thrown is told' whatif harbour <<EOT
given
    dice first-seat: 3
EOT
check 'on the side' has .talk 'changes:2: given here, but never thrown: 1 of 1'

# ---- for one seat ----

red_hand() {
	cat <<EOT
given
    red hand top: gems
orders red
    play religion
    when discard-card: trade-route, fishing
EOT
}
red_hand >changes
check 'Red holds another card' tp -C club whatif harbour changes
cp .out all
check 'which the referee reads' has all "Red's hand:"
check 'by its name' has all Gems
check 'and Red' prints Gems tp -C club whatif harbour changes --seat red
check 'his orders are his to read' has .stdout 'play religion'
check 'but not what was given' lacks .stdout 'red hand top'
check 'Blue may ask for it' tp -C club whatif harbour changes --seat blue
cp .out blue
check 'and is not told which card' lacks blue Gems
check 'nor the orders' lacks blue 'discard-card'
check 'nor what was drawn' lacks blue 'Red drew [A-Z]'
check 'but that something was changed' has blue '3 more lines, which are not for you to see'
check 'and what all may see' has blue '7,4: a village of Red less.'
check 'he is told as reports tell him' has blue 'What you would have been told'
check 'of what nobody sees he reads the number' has blue 'The deck: 1 less.'

# ---- mistakes ----

wrong() {
	cat >changes
	says 65 "$1" tp -C club whatif harbour changes
}
check 'an order that is none is named by its line' wrong "changes:3: no order begins with 'frob'" <<EOT
orders red
    play religion
    frob
EOT
check 'one that is continued too' wrong "changes:4: no order begins with 'frob'" <<EOT
orders red
    play
    + religion
    frob
EOT
check 'and below a header' wrong "changes:3: no order begins with 'frob'" <<EOT
orders red
    match harbour
    frob
EOT
check 'what answers nothing is told' wrong 'changes:2: this answers no question' <<EOT
answers red
    play religion
EOT
check 'a place that is none' wrong "changes:2: 'nowhere' is no place" <<EOT
given
    nowhere: red army
EOT
check 'a heading of cases' wrong "changes:1: 'expect' cannot stand here" <<EOT
expect
    4,6: empty
EOT
check 'a seat that nobody has' wrong 'changes:1: this seat is not in the match, which has 3' <<EOT
orders white
EOT
check 'a seat named twice' wrong "changes:2: this seat's letter is above already" <<EOT
orders red
answers red
EOT
check 'a file that changes nothing' wrong 'changes:1: nothing is changed' <<EOT
# nothing
EOT
check 'in a case there are no answers' says 65 "answers' changes a letter that came" sh -c '
	printf "game ktech\ncase x [build 1]\nanswers red\n" >a.t; "$0" try a.t' "$TRADEPOST"
check 'a file that is not there' says 66 "cannot open 'nofile'" tp -C club whatif harbour nofile
check 'a season that was not played yet' says 66 'not played yet' \
	tp -C club whatif harbour none --season 2
check 'nothing was stored' cmp -s before.db club/club.db
check 'and all seasons are as they were' exits 0 tp -C club replay harbour

# ---- the autopilot ----

chance=2 make_match club drift 2 --set missing=autopilot
play club drift 0 2 'start 4,6 5,3'
tp -C club run drift --now
cp club/club.db before.db
check 'answers of a seat without a letter' whatif drift <<EOT
answers red
    when steal-from: blue
EOT
check 'leave the autopilot to it' has .what 'Nothing would be different.'
check 'a letter' whatif drift <<EOT
orders red
EOT
check 'is played without it' grep -q '^ *[0-9][0-9]*  Red built' .what
check 'though what it would have ordered is gone' lacks .what '^       Red built'
check 'nothing was stored of that' cmp -s before.db club/club.db

# ---- TradeWarz ----

tp -C club new tradewarz strait --seats 2
known match club strait 7
for seat in red blue; do
	tp -C club seat strait $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start strait
play club strait 0 2 'dock g1 g2'
printf 'march 2 g1 via s15 s14 s13\n' | letter club strait 1 red 1 >.eml
tp -C club take .eml
tp -C club run strait --now
cp club/club.db before.db

# march FACE: where Red comes to
march() {
	whatif strait <<EOT
given
    dice march red g1: $1
EOT
}
check 'another die of a march' march 1
check 'is three moves' has .what 's13: 2 soldiers of Red more.'
check 'the least' march 6
check 'is one' has .what 's15: 2 soldiers of Red more.'
check 'and the next square is not reached' has .what 's14: 2 soldiers of Red less.'

# battle RED BLUE: Blue stands in the way; the cards each burns and plays
battle() {
	whatif strait <<EOT
given
    s15: blue 2 soldier
    s15 lead: blue
    g2: blue city
    g2 lead: none
    red pile top: b123 $1
    blue pile top: b132 $2
EOT
}
check 'a battle that was not fought' battle b420 b303
check 'is told to its end' has .what 'Red beat Blue on s15, 6 strength to 5.'
check 'and counted' has .what 'Red: place 1, total 0; instead place 1, total 1.'
check 'with other cards' battle b303 b420
check 'it is lost' has .what 'Blue beat Red on s15, 6 strength to 5.'
check 'and nobody stands there but Blue' has .what 's15: 2 soldiers of Blue more.'
cat >changes <<EOT
given
    s15: blue 2 soldier
    g2: blue city
EOT
check 'a table that cannot be is not played' says 65 'changes:1: this table cannot be' \
	tp -C club whatif strait changes
check 'nothing of that was stored' cmp -s before.db club/club.db
finish
