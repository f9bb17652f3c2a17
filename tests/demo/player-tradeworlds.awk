# SPDX-License-Identifier: MIT
# A player of TradeWorlds who can read and no more: out of a report's template he makes a letter. He
# puts together what fits, attacks with all he has, strengthens his ships, and banks the rest.
/^[A-Z]/ { holds = /^ONLY YOU SEE/ }
holds && /^    [a-z]/ { hand = hand " " $1 }

function offer(head, rest,    list, n, i) {
	n = split(rest ? rest : head, list, " ")
	if (form ~ /^configure/)
		for (i = 1; i <= n; i++)
			pairs[++parts] = head " " list[i]
	else if (form ~ /^(attack|shoot|hit)/)
		fight(form, head, rest ? rest : head, list, n)
	else if (form ~ /^engineer/)
		add("change", "engineer " head " " list[1])
	else if (form ~ /^send/ && season % 4 == 0)
		add("change", "send " head " " list[1])
}

# All ships at once, then each by itself.
function fight(form, head, rest, list, n,    i, verb) {
	verb = form ~ /^attack/ ? "attack " head : form ~ /^hit/ ? "hit " head : "shoot derelict"
	add(form ~ /^hit/ ? "hits" : "fights", verb " with " rest)
	for (i = 1; i <= n; i++)
		add(form ~ /^hit/ ? "hits" : "fights", verb " with " list[i])
}

function add(sort, line) {
	sub(/ +$/, "", line)
	if (length(line) <= 60 && ++count[sort] <= 12)
		lines[sort] = lines[sort] line "\n"
}

# Every pair of a starship and a weapon with every crew of the hand, strong ships only.
function configure(    crews, n, i, k) {
	n = split(hand, crews, " ")
	for (i = 1; i <= parts; i++)
		for (k = 1; k <= n; k++)
			if (crews[k] ~ /^(deckhands|regulars|veterans|vanguard|recruits)$/)
				add("ships", "configure " pairs[i] " " crews[k])
}

END {
	configure()
	printf "%s", lines["ships"]
	if (season % 3 == 0)
		printf "%s", lines["change"]
	if (season == 5)
		print "mechanic"
	if (season % 4)
		printf "%s%s", lines["fights"], lines["hits"]
	print "treasurer"
	print "buy weapon max 2 if value >= 3"
	print "buy starship max 2 if value >= 3"
	print "buy crew max 2 if value >= 3"
	print "discard below 3"
	print "when tactic: auto"
	print "when scrap: 2 lowest value"
	print "when frigate: yes"
}
