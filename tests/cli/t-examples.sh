#!/bin/sh
# SPDX-License-Identifier: MIT
# The examples are what they say: settings the program takes, a crontab cron takes, units systemd
# takes.
. "${srcdir:-.}/tests/lib.sh"
examples=$srcdir/examples

# ---- the crontab ----

# Each line is empty, a comment, NAME=VALUE, or five fields of a time and a command, in which a
# percent sign would end the command.
crontab_ok() {
	awk '
		function bad(why) { print FILENAME ":" FNR ": " why; failed = 1 }
		function field(text, least, most,	part, n, i, range) {
			n = split(text, part, ",")
			for (i = 1; i <= n; i++) {
				sub(/\/[1-9][0-9]*$/, "", part[i])
				if (part[i] == "*")
					continue
				if (part[i] !~ /^[0-9]+(-[0-9]+)?$/)
					return 0
				split(part[i], range, "-")
				if (range[1] < least || range[1] > most || range[2] > most)
					return 0
			}
			return n > 0
		}
		/^#/ || /^[ \t]*$/ || /^[A-Z_]+=/ { next }
		{
			jobs++
			if (NF < 6)
				bad("no command")
			if (!field($1, 0, 59) || !field($2, 0, 23) || !field($3, 1, 31) ||
				!field($4, 1, 12) || !field($5, 0, 7))
				bad("no time")
			line = $0
			gsub(/\\%/, "", line)
			if (line ~ /%/)
				bad("a percent sign without a backslash")
			if (!/tradepost -C /)
				bad("no club")
		}
		END { if (!jobs) bad("no line"); exit failed }' "$1"
}
check 'the crontab is one' crontab_ok "$examples/crontab"
echo '61 * * * * tradepost -C x tick' >wrong
wrong_found() {
	! crontab_ok wrong
}
check 'a wrong time would be found' wrong_found

# The commands of the crontab, as the shell gets them.
sed -n 's/^[0-9*][^ ]* [^ ]* [^ ]* [^ ]* [^ ]* //p' "$examples/crontab" | sed 's/\\%/%/g' >commands
check 'its commands are ones of a shell' sh -n commands
if [ -x "$TRADEPOST" ]; then
	make_match club harbour 2 >/dev/null || exit 1
	mkdir backup
	sed -e "s|/home/ann/||g" -e "s|tradepost -C|\"$TRADEPOST\" -C|g" commands >here
	check 'they run' sh -e here
	check 'and once more' sh -e here
	check 'the copy is there' sh -c 'ls backup/harbour-[1-7].store'
fi

# ---- the units ----

if command -v systemd-analyze >/dev/null; then
	mkdir units
	cp "$examples/tradepost.timer" "$examples"/*.service units
	# It is not installed where it is tested.
	sed -i 's|^ExecStart=[^ ]*|ExecStart=/bin/true|' units/*.service
	check 'systemd takes the units' sh -c '
		systemd-analyze verify --man=no units/*.service units/tradepost.timer 2>said
		code=$?
		cat said
		[ $code = 0 ] && [ ! -s said ]'
	# security UNIT N: how far it is open, in tenths, is at most N
	security() {
		systemd-analyze security --offline=yes --no-pager --threshold="$2" "units/$1.service"
	}
	check 'the service for a mail server is below 2.0' security tradepost 19
	check 'the service for sendmail is below 5.5' security tradepost-sendmail 54
	wide_open() {
		sed -i '/^NoNewPrivileges/,$d' units/tradepost.service
		! security tradepost 19
	}
	check 'one that is open would be found' wide_open
else
	for sentence in 'systemd takes the units' 'the service for a mail server is below 2.0' \
		'the service for sendmail is below 5.5'; do
		skip "$sentence" 'systemd-analyze is not installed'
	done
fi
for unit in tradepost tradepost-sendmail; do
	check "$unit.service ticks" has "$examples/$unit.service" '-C /var/lib/tradepost tick'
done

# ---- the settings in the manual ----

# example N: the N-th example of tradepost.conf(5) that is a file of settings
example() {
	awk -v wanted="$1" '/^\.Sh EXAMPLES/ { on = 1 }
		on && /^\.Bd/ { n++; next }
		/^\.Ed/ && n == wanted { exit }
		on && n == wanted' "$srcdir/man/tradepost.conf.5"
}
if [ -x "$TRADEPOST" ]; then
	for i in 1 2 3; do
		tp init "club$i"
		example $i >"club$i/tradepost.conf"
		check "settings of example $i of tradepost.conf(5) are taken" \
			sh -c '[ -s "$0/tradepost.conf" ] && "$1" -C "$0" status' "club$i" "$TRADEPOST"
	done
	example 4 >charter
	check 'so are the settings of a match' sh -c '
		[ -s charter ] && sed "s|^tradepost|\"$0\" -C club|" charter >run && sh -e run' "$TRADEPOST"
fi
finish
