# SPDX-License-Identifier: MIT
# A player of World Adventure who writes one letter for all months: out of a report's template he
# takes the header, and below it stands what he does wherever he is. Blue hunts monsters, Green
# plunders merchants, the others trade.
header && /^seat / { trade = $2 == "blue" ? "hunter" : $2 == "green" ? "plunderer" : "trader" }

# What the template offers is not looked at.
function offer(head, rest) {
}

# One of these: the first that can be done.
function first_of(line) {
	print (chain++ ? "  else " : "") line
}

# In a city: what it is good for, whoever one is.
function city(    i) {
	print "if in-city: sell all"
	print "if in-city and fainted > 0 and gold >= 6: heal"
	print "if trainees > 0 and gold >= 15 and in-city: train surely hero s1 s2"
	print "if trainees > 0 and in-city: train hero s1 s2 s3 s4 s5"
	print "if in-city and gold >= 10: stall"
	print "if in-city and gold >= 40 and caravan != " master ": workshop " master
	if (trade == "hunter")
		print "if in-city and soldiers < 4 and gold >= 5: recruit 4"
	else
		print "if in-city and soldiers < 2 and gold >= 8: recruit"
	print "if in-city and gold >= 12 and caravan = " master ": fit bomb medic medic medic pet rack"
	print "if in-city and gold >= 15: fit rack pet"
	print "quest"
	chain = 0
	n = split("pilgrimage love-letter bell-tower tax-collector pest-control court-speech smuggler" \
		" lost-child treasure", quests, " ")
	for (i = 1; i <= n; i++)
		first_of("if in-city and quest = none and quest-open " quests[i] ": take " quests[i])
	print "quest"
	print "if in-city: buy any max 2"
}

# To where the quest is, to a city that wants what one carries, or to the nearest open shop.
function to_city(    n, i, k, far) {
	n = split("eu0 ru0 jp0 eg0 pe0 cn0 ar0 in0 jv0", list, " ")
	chain = 0
	for (i = 1; i <= n; i++)
		for (k = 1; k <= 6; k++)
			first_of("if needs " list[i] " = " good[k] " and carries " good[k] " > 0 and shop " \
				list[i] " and distance " list[i] " <= 4: go " list[i])
	for (far = 1; far <= 3; far++)
		for (i = 1; i <= n; i++)
			first_of("if distance " list[i] " = " far " and shop " list[i] ": go " list[i])
}

function to_icon(what, sides,    n, i, k, far, where) {
	n = split("eu ru jp eg pe cn ar in jv", nation, " ")
	chain = 0
	for (i = 1; i <= n; i++)
		first_of("if fainted >= 2 and distance " nation[i] "0 <= 2: go " nation[i] "0")
	for (i = 1; i <= n; i++)
		first_of("if trainees > 0 and gold >= 10 and distance " nation[i] "0 <= 2: go " nation[i] "0")
	for (far = 1; far <= 3; far++)
		for (i = 1; i <= n; i++)
			for (k = 1; k <= 3; k++) {
				where = nation[i] substr(sides, k, 1)
				first_of("if " what " " where " and distance " where " = " far ": go " where)
			}
}

function work() {
	if (trade == "hunter")
		print "if ready >= 2: engage"
	if (trade == "plunderer")
		print "if ready >= 2: scout merchant"
}

END {
	split("silk iron medicine spice fruit chocolate", good, " ")
	master = trade == "trader" ? "master-trader" : trade == "hunter" ? "master-shell" : "master-chaser"
	if (season == 0) {
		if (trade == "trader") {
			print "hero salman idris nefret mei"
			print "status 3 charisma 2 leadership"
			print "start with trader"
		} else if (trade == "hunter") {
			print "hero salman raden mei zahra"
			print "status 4 leadership 1 charisma"
			print "start with scout-shell"
		} else {
			print "hero salman raden mei devika"
			print "status 3 explorer 2 leadership"
			print "start with chaser"
		}
		exit
	}
	print "use coin-spring"
	print "if fainted > 0: use mending"
	print "use wind-step"
	print "if fainted > 0: medic"
	city()
	work()
	if (trade == "hunter")
		to_icon("monster-at", "135")
	else if (trade == "plunderer")
		to_icon("merchant-at", "246")
	else
		to_city()
	work()
	city()
	print "when raise: " (trade == "hunter" ? "charisma explorer" : "charisma leadership")
	print "when card if ready >= 4: highest hp"
	print "when card: lowest hp"
	print "when attack if odds >= 60: attack"
	print "when attack: decline"
	print "when retreat if ready = 0: bomb roll"
	print "when power if foe-hp > 2: any"
	print "when medic: all"
	print "when power-card: flame fury ward any"
	print "when scout-bomb if low = 0: yes"
}
