#!/bin/sh
# SPDX-License-Identifier: MIT
# What the mails of a match prove, by two verifiers that share no code: `tradepost verify`, and
# tests/verify/second, which was written from the manual alone. A match of three is played by
# letters: red and blue have joined, green has not, blue gets a new key in season 4 and joins anew.
# Then a referee who has his key cheats in every way, and others change bytes without it.
. "${srcdir:-.}/tests/lib.sh"
tools=$(dirname "$TRADEPOST")/tests/verify
sent=0

# ---- the match ----

# mail_of SEAT TEXT: the last mail to that seat that has a line of this text
mail_of() {
	grep -l "^To:.*<$1@" $(grep -l -- "$2" club/spool/*.eml) | tail -n 1
}

# join SEAT: by the text below the invitation
join() {
	sed -n '/^match    /,$p' "$(mail_of "$1" '^/join')" >orders.txt
	post "$1" "$1"
}

# order SEAT SEQ KEY [LINE...]: the header of the seat's last template, then the lines
order() {
	seat=$1 key=$3
	sed -n "/^match    /,/^nonce /{ s/^seq .*/seq $2/; p; }" "$(mail_of "$1" '^nonce ')" >orders.txt
	shift 3
	printf '%s\n' "$@" >>orders.txt
	post "$seat" "$key"
}

# post SEAT KEY: what stands in orders.txt, signed; the player keeps a copy
post() {
	sent=$((sent + 1))
	tp sign --key "$2.key" orders.txt | mail "$1" >"mailbox/$1/sent.$sent.eml"
	tp -C club take "mailbox/$1/sent.$sent.eml"
}

# close_season: it is played and told, and each player finds his mails
close_season() {
	tp -C club run harbour --now && tp -C club send || return
	for seat in red blue green; do
		cp $(grep -l "^To:.*<$seat@" club/spool/*.eml) mailbox/$seat
	done
}

open_match() {
	tp init club && tp -C club new ktech harbour --seats 3 || return
	for seat in red blue green; do
		mkdir -p mailbox/$seat
		tp key new $seat
		tp -C club seat harbour $seat --name "$seat player" --mail $seat@example.org \
			--key $seat.pub || return
	done
	tp -C club send
	join red && join blue && tp -C club start harbour && tp -C club send
}

# The first letter of red is replaced, and all green sends is a letter for the season before.
play_gaps() {
	sed 's/^seq .*/seq 9/' orders.txt >late.txt
	order red 1 red 'gold e' && order red 2 red 'gold e' 'gold a' || return
	order blue 1 blue 'gold e' || return
	cp late.txt orders.txt
	post green green
	close_season
}

play_change_of_key() {
	tp key new new
	order blue 1 blue "/key $(tail -n 1 new.pub)" && order blue 2 new /join || return
	order blue 3 new 'gold e' && order red 1 red && close_season
}

play_match() {
	for seat in red blue green; do order $seat 1 $seat 'start 4,6 7,3 6,10'; done
	close_season
	for seat in red blue green; do order $seat 1 $seat 'gold e'; done
	close_season
	play_gaps || return
	for seat in red blue green; do order $seat 1 $seat 'gold a'; done
	close_season
	cp -r mailbox before
	play_change_of_key || return
	for seat in red blue green; do order $seat 1 $seat 'gold e'; done
	order blue 1 new
	close_season
}

# play_to_end MATCH: nobody sends letters
play_to_end() {
	i=0
	while [ $i -lt 30 ] && tp -C club run "$1" --now; do i=$((i + 1)); done
	tp -C club status | grep -q "^$1 .*over after season"
}

# ---- its documents ----

# blocks KIND: those on standard input, without what stands around them
blocks() {
	tr -d '\r' | sed -n "/^-----BEGIN TRADEPOST $1-----/,/^-----END/p"
}

write_documents() {
	tp -C club records harbour >records.txt
	cat club/spool/*.eml | blocks ACKNOWLEDGEMENT >acks.txt
	for mail in mailbox/*/sent.*.eml; do
		blocks 'SEALED ORDERS' <"$mail" >"letter.${mail#mailbox/*/sent.}"
	done
	for seat in red blue green; do
		for season in 0 1 2 3 4 5; do
			tp -C club show harbour --seat $seat --season $season \
				>report.$seat.$season || return
		done
	done
}

# of_record N: its block; but_record N: all others
of_record() {
	awk -v RS= -v ORS='\n\n' "/\nrecord $1\n/" records.txt
}

but_record() {
	awk -v RS= -v ORS='\n\n' "!/\nrecord $1\n/" records.txt
}

# edit N SED: all records, with this done to record N
edit() {
	sed "/^record $1\$/,/^-----END/ { $2
}" records.txt
}

# forged HOW: what stands on standard input, by a referee who has his key
forged() {
	"$tools/forge" "$1" club/referee.key
}

# ---- what the verifiers say ----

# faults_first, faults_second: names and numbers of what is wrong, a line each
faults_first() {
	awk '/^    / && wrong { sub(/^ +/, " "); wrong = wrong $0; next }
		{ if (wrong) print wrong; wrong = "" }
		/^  (WRONG|UNPROVEN) / { wrong = $0 }
		END { if (wrong) print wrong }' first.out | sed 's/^  [A-Z]* //; s/: .*//' | sort -u
}

faults_second() {
	sed -n 's/^fault //p' second.out | sort -u
}

# agree FAULTS FILE...: both verifiers find these faults in the files, parted by ; and no others.
# What dice come to by a wrong entropy is left to chance, so both must only agree on it.
agree() {
	echo "$1" | tr ';' '\n' | sed '/^$/d' | sort >want
	shift
	"$TRADEPOST" verify "$@" >first.out 2>first.err
	code=$?
	"$tools/second" "$@" >second.out 2>second.err
	echo "exit codes $code and $?" >codes
	faults_first >first
	faults_second >second
	grep -q bad-die want || sed '/^bad-die/d' second >second.want
	grep -q bad-die want && cp second second.want
	cat first.err second.err codes
	diff first second && diff want second.want || return 1
	if [ -s want ]; then has codes 'exit codes 1 and 1'; else has codes 'exit codes 0 and 0'; fi
}

# find_faults FAULTS FILE...: what is in a mailbox, by the program alone
find_faults() {
	echo "$1" | tr ';' '\n' | sed '/^$/d' | sort >want
	shift
	"$TRADEPOST" verify "$@" >first.out
	faults_first >first
	cat first.out
	diff want first
}

nothing_wrong() {
	for mails in "$@"; do
		prints 'Nothing is wrong with what is here.' tp verify $mails || return
	done
}

# ---- the honest match ----

# shellcheck disable=SC2015
open_match >match.log 2>&1 && play_match >>match.log 2>&1 && write_documents 2>>match.log \
	|| { cat match.log; exit 1; }
all_mails='report.*.[0-9] acks.txt letter.*.eml'
zero=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
check 'what each player was mailed proves the match' \
	nothing_wrong before/red before/blue before/green
check 'up to its last season' prints 'the history of the match up to record 3 (season 3)' tp verify before/green
check 'after a change of key so it does with the records that are published' \
	nothing_wrong 'mailbox/red records.txt' 'mailbox/blue records.txt' \
	'mailbox/green records.txt' 'mailbox/red mailbox/blue mailbox/green records.txt'
check 'and without them, too' nothing_wrong mailbox/red mailbox/blue mailbox/green
# shellcheck disable=SC2086
check 'both verifiers find nothing wrong with its texts' agree '' records.txt $all_mails
check 'and prove the same: letters' has first.out '16 letters in the records'
check 'receipts and reports' has first.out '18 receipts, and the text of 18 reports'
check 'acknowledgements' has first.out '17 acknowledgements'
check 'and as many again' has second.out \
	'proven 8 records, 16 letters, 18 receipts, 17 acknowledgements, 18 reports'
check 'a letter that was refused stands in its record' \
	grep -q '^refused 3 .* wrong-season$' records.txt

# ---- a referee who cheats ----

# cheat 'a sentence' FAULTS FILE...
cheat() {
	sentence="both find $1"
	shift
	check "$sentence" agree "$@"
}

edit 1 '/^die counter.for=1 0 /s/^/DIE /' | awk '/^DIE / { $0 = substr($0, 5)
	$5 = $5 % substr($4, 2) + 1 } 1' >die
forged sign <die >bad.txt
cheat 'a die that was changed' 'bad-die 1 counter/for=1 0;two-heads 1' bad.txt
forged chain <die >bad.txt
cheat 'one under records that follow from it' 'bad-die 1 counter/for=1 0' bad.txt
cheat 'and whom it was told otherwise' \
	'bad-die 1 counter/for=1 0;two-heads 1;two-heads 2;two-heads 3' bad.txt report.green.[0-3]
edit 2 "s/^seat 1 order .*/seat 1 order $zero/; s/^seat 1 seq .*/seat 1 seq 1 auth key/" \
	| forged chain >bad.txt
cheat 'another letter than the one acknowledged' 'left-out 2 1' bad.txt acks.txt
edit 2 "s/^seat 1 order .*/seat 1 none/; /^seat 1 s/d; /^seat 1 nonce/d" | forged play >bad.txt
cheat 'a letter that was left out' 'left-out 2 1' bad.txt acks.txt letter.*.eml
edit 2 's/^seat 1 seq .*/seat 1 seq 7 auth key/' | forged chain >bad.txt
cheat 'a letter that says another seq than its record' 'made-up 2 1' bad.txt letter.*.eml
but_record 1 >bad.txt
cheat 'a record that is missing' 'no-record 1' bad.txt
# shellcheck disable=SC2086
cheat 'which the receipts cannot stand for' 'no-record 1' bad.txt $all_mails
sed 's/^record 1$/record X/; s/^record 2$/record 1/; s/^record X$/record 2/' records.txt \
	| forged sign >bad.txt
cheat 'records that changed places' \
	'bad-cast 1;bad-cast 2;bad-seal 1;bad-seal 2;two-heads 0;two-heads 1;two-heads 2' bad.txt
{ cat records.txt; edit 7 "s/^state .*/state $zero/" | forged sign; } >bad.txt
cheat 'two records of one number' 'two-heads 7' bad.txt
sed 's/^HARBOUR/HARBOR/' report.red.1 >bad.txt
cheat 'a report that is not that of its receipt' 'bad-report 1 1' records.txt bad.txt
sed "s/^report .*/report $zero/" report.red.1 | forged sign >bad.txt
cheat 'a receipt for another report than the record has' 'bad-report 1 1;report-differs 1 1' \
	records.txt bad.txt
sed "s/^order .* seq/order $zero seq/" report.red.1 | forged sign >bad.txt
cheat 'a receipt for another letter than the record has' 'order-differs 1 1' records.txt bad.txt
edit 1 "s/^reveal .*/reveal $zero/" | forged chain >bad.txt
cheat 'a value that is not of the chain of the referee' 'bad-reveal 1' bad.txt
edit 1 "s/^seat 1 nonce .*/seat 1 nonce $zero/" | forged play >bad.txt
cheat 'one that is not of the chain of a player' 'bad-nonce 1 1' bad.txt
edit 1 "s/^seat 1 nonce .*/seat 1 nonce none/" | forged chain >bad.txt
cheat 'a value that was left out of the entropy' 'bad-entropy 1' bad.txt
edit 1 "s/^entropy .*/entropy $zero/" | forged chain >bad.txt
cheat 'another entropy' 'bad-entropy 1;bad-entropy 2' bad.txt
edit 1 "s/^seal .*/seal $zero/" | forged sign >bad.txt
cheat 'another seal' 'bad-seal 1;two-heads 1' bad.txt
edit 0 "0,/^leaf/s/^leaf .*/leaf $zero/" | forged chain >bad.txt
cheat 'a leaf that was changed' 'bad-root 0 deck' bad.txt
awk '/^card / && !n++ { $5 = "joker" } 1' report.red.1 | forged sign >bad.txt
card=$(awk '/^card / { print $4; exit }' report.red.1)
cheat 'a card that was changed' "bad-card 1 deck $card" records.txt bad.txt
lot='bad-roll 1 2 lot/question=discard-card/seat=2 0'
awk -v block="block $zero" '/^block / && !n++ { $0 = block } 1' report.blue.1 | forged sign >bad.txt
cheat 'the block of a hidden die that was changed' "$lot" records.txt bad.txt
awk '/^roll / && !n++ { $5 = $5 % substr($4, 2) + 1 } 1' report.blue.1 | forged sign >bad.txt
cheat 'a hidden die that was changed' "$lot" records.txt bad.txt
edit 7 "s/^cast .*/cast 9/" | forged chain >bad.txt
check 'a cast that does not follow' sh -c '"$0" verify bad.txt | grep -q "WRONG bad-cast 7:" &&
	"$1" bad.txt | grep -qx "fault bad-cast 7"' "$TRADEPOST" "$tools/second"
{ but_record 2; of_record 2 | "$tools/forge" sign red.key; } >bad.txt
cheat 'a record that somebody else has signed' 'bad-signature record 2;no-record 2' bad.txt
sed "1,/^hidden/s/^hidden .*/hidden $zero/" records.txt | forged sign >bad.txt
cheat 'another opening than was mailed' 'bad-opening 0;bad-opening roster' bad.txt

edit 2 "s/^seat 1 order .*/seat 1 order $zero/" | forged chain >bad.txt
cheat 'another letter with the seq of the one acknowledged' 'left-out 2 1' bad.txt acks.txt
edit 3 's/^seat 1 nonce .*/seat 1 nonce none/' | forged play >bad.txt
cheat 'a value of a letter that was kept out of the dice' 'nonce-lost 3 1' bad.txt letter.*.eml
edit 2 's/^seat 1 saw .*/seat 1 saw none/' | forged chain >bad.txt
cheat 'a history that a letter did not name' 'saw-differs 2 1' bad.txt letter.*.eml
for line in '^rules' '^box' '^sealed' '^seat 3 saw' '^witness' '^report 2' '^state'; do
	edit 1 "/$line/d" | forged chain >bad.txt
	cheat "no record in one without its line $line" 'bad-text record 1' bad.txt
done
edit 1 's/^witness/witness\n&/' | forged chain >bad.txt
cheat 'no record in one that has a line more' 'bad-text record 1' bad.txt

sed -n '1,/^-----END/p' records.txt | sed "s/^hidden .*/hidden $zero/" | forged sign >bad.txt
cheat 'two openings' "two-openings $(sed -n 's/^game //p;T;q' records.txt)" records.txt bad.txt

# A referee without the key of the one before
tp -C club export harbour harbour.store 2>.err
tp init other && tp -C other import --yes harbour.store
tp -C other records harbour >bad.txt
check 'another club goes on with a record of its own' grep -qx 'tp-rekey 1' bad.txt
cheat 'that nobody but the new referee says that he is one' 'new-referee 8' bad.txt

# A referee whom the one before has named
"$tools/forge" rekey club/referee.key other/referee.key <records.txt >named.txt
check 'both see a match handed over' agree '' named.txt acks.txt letter.*.eml
sed '/^tp-rekey/,$s/^old .*/old '$zero/ named.txt >unnamed.txt
{ cat records.txt; sed -n '/^tp-rekey/,$p' unnamed.txt | sed '1i\
-----BEGIN TRADEPOST RECORD-----' | "$tools/forge" sign other/referee.key; } >bad.txt
cheat 'a name that the one before has not signed' 'new-referee 8' bad.txt
{ cat named.txt; echo; of_record 5 | sed 's/^record 5$/record 9/'; } >after.txt
"$tools/forge" chain other/referee.key <after.txt | awk -v RS= '/\nrecord 9\n/' >new.txt
forged chain <after.txt | awk -v RS= '/\nrecord 9\n/' >old.txt
check 'both take what the new one signs' agree '' named.txt new.txt
cheat 'what the old one still signs' 'bad-signature record 9' named.txt old.txt

# Strangers, who can sign whatever they like with keys of their own
{ cat records.txt; edit 3 "s/^state .*/state $zero/" | sed -n '/^-----BEGIN/,$p' | "$tools/forge" sign \
	other/referee.key; sed -n '/^-----BEGIN/,$p' unnamed.txt | sed -n '/^tp-rekey/,$p' | sed '1i\
-----BEGIN TRADEPOST RECORD-----' | "$tools/forge" sign other/referee.key; } >bad.txt
check 'a history by somebody whom nobody named is no history' find_faults 'bad-signature open;bad-signature roster;new-referee 8' bad.txt
key=$(sed -n 's/^seat 1 key //p' records.txt | head -n 1)
{ sed -n '1,/^-----END/p' records.txt | sed "s/^referee .*/referee $key/" |
	"$tools/forge" sign red.key; cat records.txt; } >bad.txt
cheat 'an opening by a stranger, whatever comes first' 'bad-signature open' bad.txt

# ---- what is hidden, whole ----

# The opening has a line of this name, too.
shows_secret() {
	[ "$(grep -c '^hidden ' "$1")" = 2 ]
}

make_match club quay 6 --option passes=2 >match.log 2>&1
check 'a match is played to its end' play_to_end quay
tp -C club records quay >quay.txt
check 'its last record shows the secret' shows_secret quay.txt
tp -C club show quay --seat white >white.txt
tp -C club show quay --seat red --season 1 >red.txt
check 'both verifiers prove by it what was hidden' agree '' quay.txt white.txt red.txt
last=$(sed -n 's/^record //p' quay.txt | tail -n 1)
sed "/^record $last\$/,\$s/^hidden .*/hidden $zero/" quay.txt | forged chain >bad.txt
cheat 'a secret that is not the one of the opening' "bad-hidden $last" bad.txt

# ---- two who have nothing but their mailboxes ----

edit 3 "s/^state .*/state $zero/" | forged play >new.txt
check 'what is published after season 3 was written anew is in itself without a fault' \
	agree '' new.txt
for seat in red blue; do
	check "the mailbox of $seat proves that it was" find_faults 'two-heads 3' before/$seat new.txt
	cheat "the same in the reports of $seat" 'two-heads 3' new.txt report.$seat.[0-3]
	check 'and that so was all that follows' \
		find_faults 'two-heads 3;two-heads 4;two-heads 5;two-heads 6;two-heads 7' \
		mailbox/$seat new.txt
done

# ---- without the key ----

of_record 1 >one.txt
but_record 1 >rest.txt
blocks RECEIPT <report.red.1 >receipt.txt
check 'every byte of a record counts' "$tools/second" --flip 1 one.txt rest.txt
check 'every byte of a receipt counts' "$tools/second" --flip 1 receipt.txt records.txt

# A receipt below a megabyte of lines, each of which could end its report.
long_report() {
	echo =====
	yes | head -n 450000
	cat receipt.txt
}
looks_at_long_report() {
	long_report | mail red >long.eml
	timeout 60 "$TRADEPOST" verify long.eml records.txt >out.txt 2>&1
	grep -q bad-report out.txt || { tail -n 5 out.txt; return 1; }
}
check 'however long a text above a receipt is, it is looked at in seconds' looks_at_long_report

check 'every byte of an acknowledgement counts' "$tools/second" --flip 17 acks.txt records.txt
flip_reports() {
	for file in report.*.[135]; do "$tools/second" --flip 37 "$file" records.txt || return; done
}
check 'the bytes of reports count' flip_reports
flip_letters() {
	for file in $(grep -l . letter.*.eml); do
		"$tools/second" "$file" records.txt | grep -q ' 1 letters' || continue
		"$tools/second" --flip 37 "$file" records.txt || return
	done
}
check 'the bytes of letters count' flip_letters

# flip_some FILE BEGIN TIMES CONTEXT: so many bytes from BEGIN on, above the line that ends the
# block, each changed for the program. It says that something is wrong, or less is proven.
flip_some() {
	size=$(($(wc -c <"$1") - 45))
	tp verify "$1" "$4" >.whole || return
	for i in $(seq 0 $(($3 - 1))); do
		at=$(($2 + (size - $2) * i / $3))
		"$tools/forge" flip "$1" $at >flipped.txt
		tp verify flipped.txt "$4" >.flipped || continue
		cmp -s .whole .flipped || continue
		echo "byte $at of $1"
		return 1
	done
}
check 'the program notices changed bytes of a record' flip_some one.txt 0 20 rest.txt
check 'of a receipt' flip_some receipt.txt 0 20 records.txt
check 'and of a letter, behind its comments' flip_some letter.6.eml 470 12 records.txt
flip_report() {
	for at in 3 500 1000 1500 2000 2500 3000; do
		"$tools/forge" flip report.red.1 $at >flipped.txt
		tp verify flipped.txt records.txt >.flipped && return 1
	done
	true
}
check 'and of a report, above its template' flip_report

# ---- what the referee does beside the letters ----

play_desk() {
	make_match club isle 2 && play club isle 0 2 'start 6,10 4,6 5,3' || return
	echo 'gold e' | letter club isle 1 red 1 >red.eml
	tp -C club take red.eml && tp -C club run isle --now || return
	printf 'orders blue\n  gold e\n' >orders.txt
	echo 'gold e' >act.txt
	tp -C club amend isle orders.txt --why 'it lay in our own spam folder' \
		&& tp -C club act isle blue act.txt --why 'he is ill' && tp -C club run isle --now \
		&& tp -C club rollback isle 1 --yes --why 'all was wrong' && tp -C club run isle --now
}
play_desk >match.log 2>&1 || cat match.log
tp -C club records isle >records.txt
for kind in amend act rollback; do
	check "a match has a tp-$kind" grep -qx "tp-$kind 1" records.txt
done
check 'both find nothing wrong with them' agree '' records.txt red.eml
check 'and read as many' has second.out 'proven 7 records, 1 letters'
sed 's/^tp-rollback 1$/tp-gift 7/; s/^played .*/to all who play\nand more/' records.txt \
	| forged chain >bad.txt
check 'nor with a record of a kind that they do not know' agree '' bad.txt red.eml
edit 2 '/^die counter.for=1 0 /s/^/DIE /' | awk '/^DIE / { $0 = substr($0, 5)
	$5 = $5 % substr($4, 2) + 1 } 1' | forged chain >bad.txt
cheat 'a die of an amend that was changed' 'bad-die 2 counter/for=1 0' bad.txt
but_record 3 >bad.txt
cheat 'that an act is not here, and accuse nobody for it' 'no-record 3' bad.txt
{ but_record '[3-9]'; of_record 4 | sed 's/^record 4$/record 3/'; } | forged chain >bad.txt
cheat 'orders of the referee that no act has' 'made-up 3 2' bad.txt
edit 3 "s/^seat 2 order .*/seat 2 order $zero/" | forged chain >bad.txt
cheat 'other orders than the act has' 'made-up 4 2' bad.txt
edit 3 's/^seat 2 order/seat 1 order/' | forged chain >bad.txt
cheat 'orders that an act has for another seat' 'made-up 4 2' bad.txt

make_match club ford 3 >match.log 2>&1
tp key new ford
echo 'start 4,6' | letter club ford 0 red 1 >first.eml
echo "/key $(tail -n 1 ford.pub)" | letter club ford 0 red 2 >key.eml
tp -C club take first.eml && tp -C club take key.eml && tp -C club run ford --now
tp -C club records ford >ford.txt
check 'a letter that came before its player changed his key is his' agree '' ford.txt first.eml
for seat in red blue green; do tp -C club tell ford $seat '/vote end' >.out; done
tp -C club records ford >ford.txt
check 'a match that its players end keeps its secret' exits 1 shows_secret ford.txt
finish
