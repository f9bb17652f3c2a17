# SPDX-License-Identifier: MIT
# Mails out by a server that is slow or dies, and a program that is ended or killed at any time: none is
# lost, none starves, and at most the mail at hand goes out twice, as the same bytes.
sink=${SINK:-$(pwd)/tests/mail/sink}
. "${srcdir:-.}/tests/lib.sh"

if [ ! -x "$sink" ]; then
	skip 'mails go out slowly' "there is no '$sink'"
	finish
fi
"$sink" port log &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT
until_ test -s port || exit 99
tp key new key

# a_club MATCHES NAME: as many matches of six seats, whose mails wait for servers of that kind
a_club()
{
	rm -rf club dies
	tp init club || return 1
	printf 'send = smtp://127.0.0.1:%s\npatience = 30\n' "$(cat port)" >>club/tradepost.conf
	for match in $(seq "$1"); do
		tp -C club new ktech "m$match" --seats 6 || return 1
		for seat in 1 2 3 4 5 6; do
			tp -C club seat "m$match" $seat --name "P$seat" \
				--mail "$2$match$seat@example.org" --key key.pub || return 1
		done
	done
	: >log
}

waiting()
{
	sqlite3 club/club.db 'SELECT count(*) FROM mails WHERE state = 0'
}

# The mails that the server took, a line each: its Message-ID.
ids()
{
	awk 'toupper($1) == "MESSAGE-ID:" { id = $2 } /^TAKEN/ { print id }' log
}

# came_twice: how many were taken once more than needed
came_twice()
{
	echo $(($(ids | wc -l) - $(ids | sort -u | wc -l)))
}

# all_came N: so many mails, each at least once, and each time the same bytes
all_came()
{
	[ "$(waiting)" = 0 ] && [ "$(ids | sort -u | wc -l)" = "$1" ] || {
		echo "$(waiting) wait, $(ids | sort -u | wc -l) came"
		return 1
	}
	awk '/^DATA/ { bytes = ""; next } { bytes = bytes $0 "\n" }
		toupper($1) == "MESSAGE-ID:" { id = $2 }
		/^TAKEN/ { if (id in was && was[id] != bytes) bad = 1; was[id] = bytes }
		END { exit bad }' log
}

# ---- ended while it works ----

ended_till_done()
{
	for call in $(seq 40); do
		timeout "$1" "$TRADEPOST" -C club send --now
		[ "$(waiting)" != 0 ] || return 0
	done
	echo "$(waiting) wait still"
	return 1
}
a_club 3 tardy
check 'calls that are ended by SIGTERM send all in the end' ended_till_done 1
check 'all of them came' all_came 18
check 'and none of them twice' test "$(came_twice)" = 0

a_club 1 snail
check 'SIGINT waits for the mail at hand, however slow the server is' sh -c '
	timeout -s INT 1 "$0" -C club send --now; [ $(grep -c TAKEN log) = 1 ]' "$TRADEPOST"
check 'which is marked then' test "$(waiting)" = 5

killed_till_done()
{
	kills=0
	while [ "$(waiting)" != 0 ] && [ $kills -lt 300 ]; do
		timeout -s KILL "0.$((RANDOM_STEP = (RANDOM_STEP * 7 + 3) % 90 + 10))" \
			"$TRADEPOST" -C club send --now
		kills=$((kills + 1))
	done
	[ "$(waiting)" = 0 ]
}
RANDOM_STEP=11
a_club 3 tardy
check 'calls that are killed at any time send all in the end' killed_till_done
check 'all of them came, too' all_came 18
check 'each call sent at most one that came again' test "$(came_twice)" -le "${kills:-0}"

# ---- the server dies ----

dying_till_done()
{
	calls=0
	while [ "$(waiting)" != 0 ] && [ $calls -lt 100 ]; do
		tp -C club send --now
		calls=$((calls + 1))
	done
	[ "$(waiting)" = 0 ]
}
# A mail takes six answers, so a longer step dies at another one each time.
for step in 7 8 11 13; do
	a_club 1 ann
	echo $step >dies
	check "a server that dies at each ${step}th answer gets all in the end" dying_till_done
	rm -f dies
	check 'all of them came, the same bytes each time' all_came 6
	check 'twice only what it had taken and not said so' \
		test "$(came_twice)" -le "$(awk '/^DIED/ && taken { n++ } { taken = /^TAKEN/ }
			END { print n + 0 }' log)"
done

# ---- none starves ----

a_club 1 later
sqlite3 club/club.db "UPDATE mails SET recipient = 'ann@example.org' WHERE seat = 6"
tp -C club send
check 'what was never tried goes before what was kept' sh -c '
	: >log
	"$0" -C club send --now
	grep -q "RCPT TO:<ann" log' "$TRADEPOST"

a_club 1 ann
cat >mailer <<'END'
#!/bin/sh
cat >/dev/null
echo called >>calls
exit 75
END
chmod +x mailer
sqlite3 club/club.db "DELETE FROM mail_bytes WHERE mail > 2; DELETE FROM mails WHERE id > 2"
printf 'send = sendmail:%s\n' "$work/mailer" >>club/tradepost.conf
tp -C club send --now
check 'what is kept is tried once in a call' test "$(wc -l <calls)" = 2
printf '#!/bin/sh\ncat >/dev/null\nsleep 2\necho done >>ended\n' >mailer
timeout -s INT 1 "$TRADEPOST" -C club send --now
check 'a mail program that was called ends its mail' test "$(wc -l <ended)" = 1
check 'which is marked as sent' test "$(waiting)" = 1

if [ "$clock" ]; then
	a_club 1 ann
	# A second of the clock is two minutes, and a mail takes one.
	printf '#!/bin/sh\nexec env -u LD_PRELOAD sh -c "cat >/dev/null; sleep 1"\n' >mailer
	chmod +x mailer
	printf 'send = sendmail:%s\npatience = 3600\n' "$work/mailer" >>club/tradepost.conf
	check 'after ten minutes the others are left for the next call' \
		says 0 'sending took 10 minutes' clock_stands '+0 x120' "$TRADEPOST" -C club send
	check 'which were some of them' sh -c "[ $(waiting) -ge 1 ] && [ $(waiting) -le 3 ]"
else
	skip 'after ten minutes the others are left for the next call' 'faketime is not installed'
fi
finish
