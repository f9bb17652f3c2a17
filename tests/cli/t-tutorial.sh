#!/bin/sh
# SPDX-License-Identifier: MIT
# tradepost-tutorial(7) is true, and after it tradepost-playing(7), in the same match: its commands are run, its answers mailed, and each line of a command's output
# or of a mail that it shows comes, in that order; '...' stands for lines that it leaves out, and at the end of a
# line for the rest of that. SHOW=yes prints what came of each step.
. "${srcdir:-.}/tests/lib.sh"
[ "$clock" ] || {
	skip 'the tutorial is true' 'faketime is not installed'
	finish
	exit
}

# Each block of the pages into a file step.N, and what it is, from the comment before it, into step.N.is.
awk '/^\.\\" (runs|conf|mail|answer)/ { is = substr($0, 5); next }
	/^\.Bd/ && is { out = sprintf("step.%03d", ++n); print is >(out ".is"); close(out ".is"); next }
	/^\.Ed/ { if (out) close(out); out = is = ""; next }
	out { gsub(/\\e/, "\\"); gsub(/\\&/, ""); gsub(/\\\(dq/, "\""); print >out }' \
	"$srcdir/man/tradepost-tutorial.7" "$srcdir/man/tradepost-playing.7"
steps=$work
now='2026-12-01 18:00:00'

tradepost() {
	clock_stands "$now" "$TRADEPOST" "$@" 2>&1
}

# shows STEP CAME: each line of the step stands in what came, behind the one before it
shows() {
	[ -z "${SHOW:-}" ] || { echo "== $1"; cat "$2"; } >&3
	awk 'function is(came, shown) {
			return shown ~ / [.][.][.]$/ ? index(came, substr(shown, 1, length(shown) - 3)) == 1 : came == shown
		}
		NR == FNR { came[++n] = $0; next }
		/^[$] / || $0 == "..." || $0 == "" { next }
		{
			from = at
			while (at < n && !is(came[at + 1], $0))
				at++
			if (at++ >= n) {
				print "it does not say: " $0
				for (at = from + 1; at <= n; at++)
					print "but: " came[at]
				exit 1
			}
		}' "$2" "$1"
}

# Dice that are the same each time, see tests/cli/known.c; invitations know a match by its secret, so they
# are written anew.
fixed() {
	known match . harbour 7 && tradepost seat harbour red ann && tradepost seat harbour blue max
}

runs() { # STEP: its commands, into came
	sed -n 's/^[$] //p' "$1" >"$steps/commands"
	: >"$steps/came"
	while IFS= read -r command <&4; do
		eval "$command" >>"$steps/came" </dev/null || { cat "$steps/came"; return 1; }
		case $command in
		*' init '*) known key club/referee 0 || return ;;
		*' new '*) fixed >/dev/null || return ;;
		esac
	done 4<"$steps/commands"
	now=$(date -u -d "$now UTC + 10 minutes" '+%Y-%m-%d %H:%M:%S')
}

# newest NAME: their newest mail, into NAME.mail
newest() {
	last=$(grep -l "^To: .*<$1@example.org>" spool/*.eml | tail -n 1)
	[ "$last" ] && tr -d '\r' <"$last" >"$steps/$1.mail"
}

answer() { # NAME STEP: to their newest mail, as a mail program writes it
	newest "$1" || return
	to=$(sed -n 's/^Reply-To: <\(.*\)>$/\1/p; /^$/q' "$steps/$1.mail")
	sent=$((${sent:-0} + 1))
	{
		printf 'From: %s@example.org\nTo: <%s>\nMessage-ID: <%s@example.org>\n\n' "$1" "$to" "$sent"
		cat "$2"
		printf '\nOn Tue, Dec 1, 2026 at 18:00 The Harbour Club <%s> wrote:\n\n' "$to"
		sed '1,/^$/d; s/^/> /' "$steps/$1.mail"
	} >"letters/$sent.eml"
}

[ -z "${SHOW:-}" ] || exec 3>&2
last_of_tutorial=$(grep -cE '^\.\\" (runs|conf|mail|answer)' "$srcdir/man/tradepost-tutorial.7")
nth=0
while [ -e "$steps/$(printf 'step.%03d' $((nth + 1)))" ]; do
	nth=$((nth + 1))
	step=$steps/$(printf 'step.%03d' $nth)
	read -r what who <"$step.is"
	case $what in
	runs)
		runs "$step" >"$steps/said" 2>&1
		check "block $nth: $(head -n 1 "$steps/commands")" test ! -s "$steps/said"
		check "block $nth prints what the page shows" shows "$step" "$steps/came"
		;;
	conf)
		check "block $nth are settings" cp "$step" tradepost.conf
		;;
	mail)
		check "block $nth: $who has a mail" newest "$who"
		check "block $nth is in it" shows "$step" "$steps/$who.mail"
		;;
	answer)
		check "block $nth: $who answers" answer "$who" "$step"
		[ $nth -le "$last_of_tutorial" ] || check "block $nth is taken" tradepost tick
		;;
	esac
done
check 'the pages have some thirty blocks' test $nth -ge 28
finish
