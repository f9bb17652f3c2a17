#!/bin/sh
# SPDX-License-Identifier: MIT
# HOW DO I of the manual: every command that an entry names is there and does what the entry is about, for a referee in
# a shell and for a player by mail.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf

# named PAGE: the commands that its entries name, one a line
named() {
	awk '
		/^\.Sh/ { inside = /HOW DO I/ }
		inside && sub(/^\.Ql /, "") { sub(/ [.,:;]$/, ""); print }' "$srcdir/man/$1"
}
# full COMMAND: as the entry means it, where that names only the command; the last of these lines for it
full() {

	case $1 in
	'tradepost amend') echo "tradepost amend harbour --why 'Red passed'" ;;
	'tradepost whatif') echo 'tradepost whatif harbour other.txt' ;;
	'tradepost explain') echo 'tradepost explain harbour 1' ;;
	'tradepost replay') echo 'tradepost replay harbour' ;;
	'tradepost verify') echo 'tradepost verify records' ;;
	'tradepost backup FILE') echo 'tradepost backup ../moved.db' ;;
	'tradepost restore FILE') echo 'tradepost restore --yes --nothing-since ../moved.db' ;;
	'tradepost restore FILE SOURCE ...') echo 'tradepost restore --yes --nothing-since ../moved.db sent' ;;
	# What follows is asked for before anything is done; and on a Sunday that is no later deadline.
	'tradepost rollback'*) echo "$1 --yes" ;;
	'tradepost extend harbour sunday'*) echo "$1" | sed "s/sunday/$(date -u -d '+8 days' +%F)/" ;;
	*) echo "$1" ;;
	esac
}
# runs COMMAND: in the club's folder
runs() (
	mkdir -p club/sent
	for mail in $(query 'select mail from mail_bytes'); do
		query "select bytes from mail_bytes where mail = $mail" >club/sent/"$mail"
	done
	cd club && eval "$(full "$1" | sed 's/^tradepost/"$TRADEPOST"/')" >../.said 2>&1
	code=$?
	# A line on what is wrong may end with 1.
	case $code,$1 in 0,* | 1,*selftest | 1,*status*) return ;; esac
	cat ../.said
	echo "it exits with $code"
	return 1
)
is_known() {
	tp help "$(echo "$1" | cut -d' ' -f2)" >/dev/null
}

# ---- for the referee ----

seats harbour ann bob >/dev/null
tp key new new >/dev/null && cp new.pub club/
tp -C club person dora --mail dora@example.org
tp -C club charter harbour vacant-after=0 'schedule=sun 20:00 UTC' >/dev/null
for _ in 0 1 2 3 4 5; do tp -C club run harbour --now >/dev/null; done
printf 'orders red\n  build village 5,3\n' >club/other.txt
tp -C club records harbour >club/records
table=harbour
named tradepost-host.1 | grep '^tradepost' >.commands
named tradepost-host.1 | grep -v '^tradepost' >.others
check 'each entry for the referee is told by commands' sh -c '[ "$(wc -l <.commands)" -ge 14 ] && ! [ -s .others ]'
while read -r command; do
	check "'$command' is a command" is_known "$command"
	check "'$command' does it" runs "$command"
done <.commands

# ---- for a player ----

rm -rf club
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf
seats strait red blue >/dev/null
for _ in 0 1 2 3; do tp -C club run strait --now >/dev/null; done
table=strait

# written COMMAND: the letter that the entry means
written() {
	case $1 in
	/press* | /dispute*) printf '%s\nMy words.\n/end\n' "$1" ;;
	/forecast) printf 'gold a\n/forecast\n' ;;
	*) echo "$1" ;;
	esac
}
is_answered() {
	to=$(address report 1)
	written "$1" | mailed red@example.org "$to"
	query 'select bytes from mail_bytes order by mail desc limit 1' | tr -d '\r' | sed '1,/^$/d' >said
	! grep -qiE 'is no mail command|not understood|is not known' said || { cat said; return 1; }
	[ -s said ]
}
named tradepost-playing.7 | grep '^/' | grep -v '^/end$' >.commands
check 'each entry for a player is told by mail commands' sh -c '[ "$(wc -l <.commands)" -ge 10 ]'
# Who leaves has no seat any more: that comes last.
grep -v '^/stop' .commands >.first
grep '^/stop' .commands >>.first
while read -r command; do
	check "'$command' is answered" is_answered "$command"
done <.first
finish
