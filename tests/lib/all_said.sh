# SPDX-License-Identifier: MIT
# For tests of all that a club says. Use behind lib.sh and lib/mailcmds.sh.

# a_club: the folder club, which answers everybody
a_club() {
	tp init club
	cat >>club/tradepost.conf <<'EOT'
name = Somewhere
answers = 500
format = plain
subaddress = yes
unknown-senders = answer
referee = master@example.org
EOT
}

# asked SEAT SEQ SEASON <commands
asked() {
	wish "$@" >.eml && tp -C club take .eml
}

# all_said: in its match harbour of three, red, blue and green, all that can be said in a match
all_said() {
	for seat in red blue green; do
		printf 'start 7,3\nwhen place-any: 5,5\n' | letter club harbour 0 $seat 1 >.eml
		tp -C club take .eml
	done
	tp -C club extend harbour 2099-01-01T00:00Z --why 'Qua.' 2>/dev/null
	tp -C club run harbour --now
	asked red 1 1 <<'EOT'
/help
/report
/report 9
/explain 1
/explain 99
/explain line 1
/explain
/history
/luck
/rules
/rules start 1
/rules nothing
/who
/deadline
/docket
EOT
	asked red 2 1 <<'EOT'
/vacation 2020-01-01
/vacation none
/ready
/wait
/vote
/vote end
/format html
/format odd
/format plain
/key
/hand-over nobody
/stop now
/nothing
EOT
	asked red 3 1 <<'EOT'
/dispute 1
It is not so.
/end
/dispute 999
It is not so.
/end
/dispute
/withdraw 7
/docket 1
/press blue anonymous
We meet there.
/end
/press red
Me.
/end
/diary
All is well.
/end
EOT
	asked blue 1 1 <<'EOT'
/vote end
/withdraw 1
/press all
To all.
/end
/stop
EOT
	tp -C club docket harbour 1 --rule 'Qua.' --clause 'start 1' >/dev/null
	for seat in red green; do
		printf 'gold e\ncancel 3\n' | letter club harbour 1 $seat 9 >.eml
		tp -C club take .eml
		tp -C club take .eml
		printf 'gold e\n' | letter club harbour 7 $seat 9 >.eml
		tp -C club take .eml
		printf 'gold e\n' | letter club harbour 1 $seat 2 >.eml
		tp -C club take .eml
	done
	orders harbour 1 red 77 club </dev/null | mail red >.eml
	tp -C club take .eml
	printf 'From: <red@example.org>\nTo: referee@localhost\nSubject: stop harbour\n\n' >.eml
	tp -C club take .eml
	tp -C club start harbour --deadline "$(date -u -d '2 hours' +%Y-%m-%dT%H:%MZ)" >/dev/null
	query 'update clocks set opened = opened - 864000'
	tp -C club tick >/dev/null
	tp -C club charter harbour grace=5 missing=hold vacant-after=1 >/dev/null
	tp -C club hold harbour --why 'Qua.' >/dev/null
	tp -C club go harbour >/dev/null
	printf 'gold e\n' >o
	tp -C club act harbour blue o --why 'Qua.' >/dev/null
	tp -C club run harbour --now
	tp -C club rollback harbour 1 --why 'Qua.' --yes >/dev/null
	tp -C club rollback harbour --undo --why 'Qua.' >/dev/null
	tp -C club seat harbour blue --name Ann --mail ann@example.org --key club/blue.pub >/dev/null
	tp -C club seat harbour green --mail elsewhere@example.org >/dev/null
}

# words_of_nobody [WORD...]: what is nobody's language: the names in the data; who plays, where, and what they
# wrote; how a letter came; a zone
words_of_nobody() {
	{
		names_in_data data ktech
		printf '%s\n' red blue green Red Blue Green player Ann Somewhere harbour HARBOUR \
			"$(whole harbour)" end KTech sealed token referee referee@localhost \
			red@example.org ann@example.org elsewhere@example.org master@example.org Qua. Qua ktech when cancel \
			first-seat discard-card place-any steal-from draw concede pause go agree html \
			plain grace missing hold vacant-after remind hand-over take-over stop UTC "$@"
	} | sort -u
}

# mail_alone <mail: its subject, and what somebody reads of its text
mail_alone() {
	tr -d '\r' >.bytes
	sed -n 's/^Subject: //p; /^$/q' .bytes
	sed '1,/^$/d' .bytes | text_alone
}
