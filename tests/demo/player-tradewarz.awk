# SPDX-License-Identifier: MIT
# A player of TradeWarz who can read and no more: out of a report's template he makes a letter. What
# he does first changes with the season, so that all kinds of action have their turn.

function offer(head, rest,    list, n) {
	n = split(rest ? rest : head, list, " ")
	if (form ~ /^march/)
		add("march", "march " head " via " list[1 + (season + length(seat)) % n])
	else if (form ~ /^build (castle|village|settlement)/)
		add("build", substr(form, 1, match(form, /[A-Z]/) - 1) list[1])
	else if (form ~ /^build university/)
		add("learn", "build university " list[1 + (season + length(seat)) % n])
	else if (form ~ /^buy/)
		add("learn", "buy " list[1] " " list[n])
	else if (form ~ /^play MORALE$/)
		add("cards", "play " list[1])
}

function add(sort, line) {
	sub(/ +$/, "", line)
	if (length(line) <= 60)
		lines[sort] = lines[sort] line "\n"
}

END {
	printf "%s", lines["cards"]
	n = split(season % 3 == 1 ? "march build learn" : season % 3 == 2 ? "build march learn" \
		: "learn build march", sort, " ")
	for (i = 1; i <= n; i++)
		printf "%s", lines[sort[i]]
	print "recruit"
	print "when meet if odds < 30: stop"
	print "when morale-attack: extra-strength"
	print "when morale-defence: any"
}
