# SPDX-License-Identifier: MIT
# A player who cannot play but can read: out of a report's template he makes a letter that orders
# the first things it offers.

function offer(head, rest,    list, i, n) {
	if (form ~ /^build/)
		order("build " head " " rest)
	else if (form ~ /^start/)
		order("start " head)
	else if (form ~ /^play CARD$/) {
		n = split(head, list, " ")
		for (i = 1; i <= n; i++)
			order("if yield > 0: play " list[i])
	} else if (form ~ /^play CARD SPACE/)
		order("play " head " " rest)
	else if (form ~ /^gold b COUNTER/ && rest)
		order("if gold >= 9: gold b " head " " rest)
}

# One line of at most 60 columns; what does not fit is left out.
function order(text) {
	while (length(text) > 60)
		if (!sub(/ [^ ]*$/, "", text))
			return
	print text
}

END {
	print "if last: gold e max"
	print "if gold >= 6: gold e"
	print "@ prefer city castle temple mine village army"
	print "@ discard cards battle siege raze sea-battle"
	print "when steal-from if gold blue > 3: blue"
}
