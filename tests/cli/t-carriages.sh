#!/bin/sh
# SPDX-License-Identifier: MIT
# A letter is taken as it was signed, or refused, on whatever way it comes: 46 ways, 4 signers, and letters for
# another club, match, season or seat, of an old seq, or sent again.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/carry.sh"
. "$srcdir/tests/lib/signers.sh"
query() {
	sqlite3 ours/club.db "$1"
}
# block FORM: orders.txt, signed
block() {
	if [ $signer = tradepost ]; then
		tp sign --key tradepost.key orders.txt
		return
	fi
	file=$(signed "$signer" orders.txt)
	if [ "$1" = sealed ]; then
		printf -- '-----BEGIN TRADEPOST SEALED ORDERS-----\n'
		cat "$file" orders.txt | base64
		printf -- '-----END TRADEPOST SEALED ORDERS-----\n'
	else
		printf -- '-----BEGIN TRADEPOST ORDERS-----\n'
		cat orders.txt
		printf -- '-----SIGNATURE-----\n'
		cat "$file"
		printf -- '-----END TRADEPOST ORDERS-----\n'
	fi
}
# letters FORM: one for each way, of its own seq; its text says which way and form
letters() {
	for way in $WAYS; do
		seq=$((seq + 1))
		printf 'start 4,6\n# %s %s\n' "$1" "$way" | orders harbour 0 red $seq ours >orders.txt
		block "$1" >letter.txt
		carry "$way" letter.txt >"mails/$(printf %05d $seq).$1.$way.eml"
	done
}
# wrong FORM NAME SED: a letter that is none of red's for this season of harbour, on all ways
wrong() {
	seq=$((seq + 1))
	printf 'start 4,6\n# wrong %s %s\n' "$1" "$2" | orders harbour 0 red $seq ours | sed "$3" >orders.txt
	block "$1" >letter.txt
	for way in $WAYS; do
		carry "$way" letter.txt >"mails/$(printf %05d $seq).wrong.$1.$2.$way.eml"
	done
}
# taken FORM WAY: that letter was, and its text is the one that was signed
taken() {
	was=$(query "SELECT group_concat(verdict) FROM letters WHERE text LIKE '%# $1 $2' || char(10)
		AND season = 0 AND seat = 1 AND match = 1")
	[ "$was" = taken ] && return 0
	echo "on the way $2 it is '${was:-not there}'"
	return 1
}
# all_taken FORM [BUT]: on every way, but for those
all_taken() {
	bad=0
	for way in $WAYS; do
		case " ${2:-} " in
		*" $way "*) ! taken "$1" "$way" >/dev/null || { echo "on the way $way it is taken" && bad=1; } ;;
		*) taken "$1" "$way" || bad=1 ;;
		esac
	done
	return $bad
}

tp key new another
printf 'KTech: a report\n\n\nmatch harbour\nseason 0\nseat red\nseq 1\n# a template\n' >report
for signer in tradepost minisign ssh-keygen signify-openbsd; do
	if [ $signer != tradepost ] && ! command -v $signer >/dev/null; then
		skip "letters signed by $signer" "there is no $signer"
		continue
	fi
	key_of $signer
	clubs $signer
	echo 'letters = 1000' >>ours/tradepost.conf
	forms='sealed clear'
	[ $signer = tradepost ] && forms=sealed
	rm -rf mails
	mkdir mails
	seq=1
	for form in $forms; do
		letters $form
		if [ $signer != tradepost ]; then wrong $form vague 's/^match .*/match harbour/'; fi
		wrong $form club "s/^match .*/match $(whole harbour theirs)/"
		wrong $form season 's/^season 0/season 1/'
		wrong $form seat 's/^seat .*/seat blue/'
		wrong $form old 's/^seq .*/seq 0/'
	done
	tp -C ours take mails/*.eml 2>/dev/null
	# A quotation by bars is none that mail programs make; points of no width, and blanks and dashes that
	# are others in the armour of a signature, are bytes that nobody has signed.
	check "$signer: a sealed letter is taken on every way" all_taken sealed bar-quoted
	case $signer in
	tradepost) ;;
	ssh-keygen) check "$signer: so is one in clear, but where its bytes are others" \
		all_taken clear 'bar-quoted zero-width nbsp dashes' ;;
	*) check "$signer: so is one in clear, but where its bytes are others" \
		all_taken clear 'bar-quoted zero-width' ;;
	esac
	check "$signer: nothing else is taken on any" prints 0 query \
		"SELECT count(*) FROM letters WHERE verdict = 'taken' AND text LIKE '%# wrong%'"
	check "$signer: what was taken is what was signed" prints 0 query \
		"SELECT count(*) FROM letters WHERE verdict = 'taken' AND (text NOT LIKE
		'match $(whole harbour ours)' || char(10) || 'season 0' || char(10) || 'seat red' || char(10)
		|| 'seq %' || char(10) || 'start 4,6' || char(10) || '# %')"
	before=$(query "SELECT count(*) FROM letters WHERE verdict = 'taken'")
	tp -C ours take mails/*.eml 2>/dev/null
	check "$signer: sent again they change nothing" prints "$before" query \
		"SELECT count(*) FROM letters WHERE verdict = 'taken'"
	tp -C theirs take mails/*.eml 2>/dev/null
	check "$signer: in another club none is taken but those for it" prints 1 sqlite3 theirs/club.db \
		"SELECT count(DISTINCT text) <= 2 AND count(*) = sum(text LIKE '%# wrong%club%') FROM letters
		WHERE verdict = 'taken'"
done
finish
