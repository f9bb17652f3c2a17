# SPDX-License-Identifier: MIT
# A player who cannot play but can read: out of a report's template he makes a letter that orders
# the first things it offers. A form stands as "# play <card> - words: harvest taxes", more of it as "#   words", what
# fits it otherwise as "#     village, city: 4,5 4,7; mine: 3,5", and more of that as "#       3,6".
/^match +/ { header = 1 }
!header { next }
/^(match|season|seat|seq|saw) / { print; next }
/^#       [^ ]/ { groups = groups " " substr($0, 9); next }
/^#     [^ ]/ { groups = groups (groups ? "; " : "") substr($0, 7); next }
/^#   for example: / { next }
/^#   [^ ]/ { form = form " " substr($0, 5); next }
{ offers() }
/^# [a-z]/ { form = substr($0, 3); next }
/^--/ { header = 0 }

# A form that was read whole: what may fill its first hole, and what may follow that; or what stands
# behind its words alone.
function offers(    n, most, i, k, group, list, names, name) {
	list = form
	sub(/ - .*/, "", form)
	n = split(groups, group, "; ")
	for (i = 1; i <= n; i++) {
		names = group[i]
		sub(/: .*/, "", names)
		gsub(/ [(][^)]*[)]/, "", names)
		most = split(names, name, ", ")
		for (k = 1; k <= most; k++)
			offer(name[k], substr(group[i], index(group[i], ": ") + 2))
	}
	if (form && !n && list ~ /: [^ ]/) {
		sub(/^.*: /, "", list)
		offer(list, "")
	}
	form = groups = ""
}

function offer(head, rest,    list, i, n) {
	if (form ~ /^build/)
		order("build " head " " rest)
	else if (form ~ /^start/)
		order("start " head)
	else if (form ~ /^play <card>$/) {
		n = split(head, list, " ")
		for (i = 1; i <= n; i++)
			order("if yield > 0: play " list[i])
	} else if (form ~ /^play <card> <space>/)
		order("play " head " " rest)
	else if (form ~ /^gold b <counter>/ && rest)
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
