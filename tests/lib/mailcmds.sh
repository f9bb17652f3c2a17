# SPDX-License-Identifier: MIT
# For tests of mail commands in the match 'harbour' of the folder club: letters, their answers, the store.
# wish SEAT SEQ [SEASON]: a signed letter whose body is standard input; no line 'season' if not said
wish() {
	printf 'match %s\nseat %s\nseq %s\n%s' "$(whole harbour)" "$1" "$2" "${3:+season $3
}" >.text
	cat >>.text
	tp sign --key "club/${key:-$1}.key" .text >.block || return 1
	mail "$1" <.block
}
verdict() {
	query "select verdict from letters order by id desc limit 1"
}
# Prints the newest mail that is no report, as text.
answer() {
	query "select bytes from mails join mail_bytes on mail = id where kind in ('ack', 'answer')
		order by id desc limit 1" | tr -d '\r'
}
mails() {
	query "select count(*) from mails where kind = '$1'"
}
# ask 'TEXT' SEAT SEQ [SEASON] <commands: the letter is taken and its answer holds the text
ask() {
	text=$1
	shift
	before=$(($(mails answer) + $(mails ack)))
	wish "$@" >.eml && tp -C club take .eml || return 1
	if [ $(($(mails answer) + $(mails ack))) != $((before + 1)) ]; then
		echo "one answer more was not mailed"
		query 'select season, seat, seq, verdict from letters'
		return 1
	fi
	answer | tr '\n' ' ' | tr -s ' ' >.answer
	grep -qF -- "$text" .answer && return 0
	echo "the answer does not say '$text' but:"
	answer
	return 1
}
# silent COMMAND...: the command queues no mail
silent() {
	before=$(query 'select count(*) from mails')
	"$@" || return 1
	[ "$(query 'select count(*) from mails')" = "$before" ]
}
is() {
	[ "$1" = "$2" ] && return 0
	echo "it is '$1', not '$2'"
	return 1
}
attendance() {
	query "select $2 from attendance where seat = $1"
}
day() {
	date -u -d "$1 days" +%Y-%m-%d
}
