# SPDX-License-Identifier: MIT
# What each player who can read and no more does: the header of a report's template is that of a letter, and of what
# the template offers each group goes to offer(head, rest), which the player has, with the form in `form`. A form
# stands as "# play CARD - words: harvest taxes", more of it as "#   words", what fits it otherwise as
# "#     village, city: 4,5 4,7; mine: 3,5", and more of that as "#       3,6". In brackets stands what a thing costs
# or brings, and "any of your hand" is a list of nothing.
/^match +/ { header = 1 }
!header { next }
/^season / { season = $2 }
/^seat / { seat = $2 }
/^(match|season|seat|seq|saw|open|nonce) / { print; next }
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
	gsub(/ [(][^)]*[)]/, "", list)
	gsub(/ [(][^)]*[)]/, "", groups)
	sub(/ - .*/, "", form)
	n = split(groups, group, "; ")
	for (i = 1; i <= n; i++) {
		names = group[i]
		sub(/: .*/, "", names)
		most = split(names, name, ", ")
		for (k = 1; k <= most; k++)
			offer(name[k], substr(group[i], index(group[i], ": ") + 2))
	}
	if (form && !n && list ~ /: [^ ]/) {
		sub(/^.*: /, "", list)
		gsub(/, /, " ", list)
		if (list !~ /^any of /)
			offer(list, "")
	}
	form = groups = ""
}
