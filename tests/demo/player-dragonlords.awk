# SPDX-License-Identifier: MIT
# A player of DragonLords who can read a report and a map and little more: he buys what he can, sends
# his armies to the nearest land that is not his, and attacks what looks weaker than they are. The map
# is that of the box below the folder srcdir.
BEGIN {
	box = (ENVIRON["srcdir"] ? ENVIRON["srcdir"] : ".") "/db/boxes/dragonlords.xml"
	while ((getline line < box) > 0)
		if (line ~ /<space name=/ && line ~ /in="land/)
			read_space(line)
	close(box)
}

function value(line, name) {
	if (!match(line, " " name "=\"[^\"]*\""))
		return ""
	return substr(line, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
}

function read_space(line,    id) {
	id = value(line, "name")
	lands[++nlands] = id
	next_to[id] = value(line, "next-to")
	is_kingdom[id] = line ~ /in="land kingdom/
}

# ---- the map in words: "Gharzul a (r4a), b (r4b): yours, wall 1: 3 orcs, an archer" ----

/^In words/ { in_words = 1 }
/^STANDINGS/ { in_words = 0; land_ends() }
in_words && /^    [^ ]/ { land_ends(); told = substr($0, 5); next }
in_words && /^      [^ ]/ { told = told " " substr($0, 7); next }
in_words { land_ends() }

function land_ends(    names, rest, id) {
	if (!told)
		return
	match(told, /\): /)
	names = substr(told, 1, RSTART)
	rest = substr(told, RSTART + RLENGTH)
	while (match(names, /\([a-z0-9]+\)/)) {
		id = substr(names, RSTART + 1, RLENGTH - 2)
		names = substr(names, RSTART + RLENGTH)
		land_is(id, rest)
	}
	told = ""
}

function land_is(id, rest,    owner, units) {
	owner = rest
	sub(/[,:].*/, "", owner)
	mine[id] = owner == "yours"
	vacant[id] = owner == "vacant"
	units = rest
	sub(/^[^:]*:? ?/, "", units)
	strength[id] = count(units)
	if (match(rest, /wall [0-9]/))
		wall[id] = substr(rest, RSTART + 5, 1)
}

# How many units a list means; a king or a wizard is no army.
function count(units,    part, n, i, sum) {
	if (units ~ /a few units/)
		return 3
	if (units ~ /some units/)
		return 8
	if (units ~ /many units/)
		return 16
	if (units ~ /a host/)
		return 28
	n = split(units, part, /, /)
	for (i = 1; i <= n; i++)
		if (part[i] ~ /^[0-9]/)
			sum += part[i] + 0
		else if (part[i] ~ /^an? /)
			sum++
	return sum + 0
}

# ---- the template: what can be bought and built ----

function offer(head, rest,    list) {
	split(rest, list, " ")
	if (form ~ /^build/ && season < 9)
		order("build " head " " list[1])
	if (form ~ /^buy/)
		bought[head] = list[1]
}

function order(text) {
	if (length(text) <= 60)
		print text
}

# ---- armies ----

function neighbour(id, i,    list) {
	return i <= split(next_to[id], list, " ") ? list[i] : ""
}

function worth(id) {
	return strength[id] + 5 * wall[id]
}

# The best prey beside a land: a kingdom, then the weakest.
function prey(id,    i, to, best) {
	for (i = 1; (to = neighbour(id, i)); i++) {
		if (mine[to] || attacked[to] || (is_kingdom[to] && season < 3))
			continue
		if (worth(to) + 2 >= strength[id])
			continue
		if (!best || (is_kingdom[to] && !is_kingdom[best]) || worth(to) < worth(best))
			best = to
	}
	return best
}

# Up to four steps over one's own land towards the nearest that is not.
function way(from,    queue, head, tail, came, at, to, i, path, steps) {
	queue[tail = 1] = from
	came[from] = from
	for (head = 1; head <= tail; head++) {
		at = queue[head]
		if (!mine[at])
			break
		for (i = 1; (to = neighbour(at, i)); i++)
			if (!(to in came)) {
				came[to] = at
				queue[++tail] = to
			}
	}
	if (head > tail)
		return ""
	for (at = came[at]; at != from; at = came[at])
		path = at " " path
	split(path, steps, " ")
	path = ""
	for (i = 1; i <= 4 && steps[i]; i++)
		path = path " " steps[i]
	return path
}

function command(id,    to, path) {
	to = prey(id)
	if (to) {
		attacked[to] = 1
		order("attack " to " with army from " id)
		return
	}
	path = way(id)
	if (path)
		order("march army from " id " via" path)
}

END {
	land_ends()
	if (!season) {
		print "garrison 4 r4d 3 r6d"
		exit
	}
	for (kind in bought)
		if (kind ~ /knight|hobgoblin/)
			order("buy 3 " kind " " bought[kind])
	for (kind in bought)
		if (kind ~ /^(orc|barbarian|elf|dwarf)$/)
			order("buy 20 " kind " " bought[kind])
	for (i = 1; i <= nlands; i++)
		if (mine[lands[i]] && strength[lands[i]] > 2)
			command(lands[i])
	print "@ when go-on if ratio >= 80: fight"
	print "@ when go-on: retreat"
	print "@ when casualties: basic archer heavy"
}
