# SPDX-License-Identifier: MIT
# A player who cannot play but can read: out of a report's template he makes a letter that orders
# the first things it offers. A form stands as "# build <counter> <space>+ - words", more of those as "#   words",
# what fits it as "#     village: 4,5 4,7" or "#     harvest taxes", and more of that as "#       3,6".
/^match +/ { header = 1 }
!header { next }
/^(match|season|seat|seq|saw) / { print; next }
/^#       [^ ]/ { what = what " " substr($0, 9); next }
{ offer() }
/^# [a-z]/ { form = substr($0, 3); sub(/ - .*/, "", form); next }
/^#     [^ ]/ { what = substr($0, 7); next }
/^--/ { header = 0 }

# The line of options just read whole, under its form.
function offer(    head, rest, list, i, n) {
	if (!what)
		return
	head = rest = what
	if (index(what, ": ")) {
		sub(/: .*/, "", head)
		sub(/^[^:]*: /, "", rest)
	} else
		rest = ""
	if (form ~ /^build/ && rest)
		order("build " head " " rest)
	else if (form ~ /^start/)
		order("start " what)
	else if (form ~ /^play <card>$/) {
		n = split(what, list, " ")
		for (i = 1; i <= n; i++)
			order("if yield > 0: play " list[i])
	} else if (form ~ /^play <card> <space>/ && rest)
		order("play " head " " rest)
	else if (form ~ /^gold b <counter>/ && rest)
		order("if gold >= 9: gold b " head " " rest)
	what = ""
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
