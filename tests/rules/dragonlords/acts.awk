# SPDX-License-Identifier: MIT
# Makes the cases of acts.tab from the set-ups of acts.kit, which say at their heads how they are
# written: awk -v only=PLACE -f acts.awk acts.kit acts.tab. Without only, those of all places.

function fail(why)
{
	print FILENAME ":" FNR ": " why >"/dev/stderr"
	bad = 1
}

function trim(text)
{
	gsub(/^[ \t]+|[ \t]+$/, "", text)
	return text
}

# ---- names ----

# Words that stand for names, in the order of the names of each civilization; a kind may be said
# by a letter, too.
function learn_names(    i, n, word)
{
	n = split("B H C A K W V R L S T Q P E", word, " ")
	for (i = 1; i <= n; i++)
		column[word[i]] = i
	n = split("basic heavy cavalry archer king wizard - - dragonlord - - cannon catapult elf", word, " ")
	for (i = 1; i <= n; i++)
		column[word[i]] = i
	names["orcs"] = "orc hobgoblin wolf-rider orc-archer gorbag morg zagga urk vermithrax maw tusk " \
		"- catapult -"
	names["elves"] = "elf elf-knight elf-cavalry elf-archer aelin ilvane sariel thandor silvermaw " \
		"heron swan - catapult elf"
	names["dwarves"] = "dwarf dwarf-knight - crossbow thrain bromm dagna rurik emberforge anvil " \
		"hammer cannon catapult -"
	called["basic"] = "a basic unit"
	called["heavy"] = "a heavy unit"
	called["cavalry"] = "a cavalry unit"
	called["archer"] = "an archer"
	called["king"] = "a king"
	called["wizard"] = "a Wizard"
	called["dragonlord"] = "a DragonLord"
	called["cannon"] = "a cannon"
	called["catapult"] = "a catapult"
	called["elf"] = "an Elf"
	called["ship"] = "a ship"
	called["camp"] = "a camp"
	called["party"] = "a party"
	called["land"] = "a land"
}

# A name of red's civilization, or with G before the word of green's.
function name_of(word,    list)
{
	split(names[word ~ /^G./ ? green : civilization], list, " ")
	sub(/^G/, "", word)
	if (!(word in column) || list[column[word]] == "-")
		fail("nothing is called @" word)
	return list[column[word]]
}

function knows()
{
	return unit == "wizard" ? "knows 1 1, knows 4 1, knows 5 1" : ""
}

# What stands for a word behind @.
function meant(word)
{
	if (word in let)
		return let[word]
	if (word ~ /^[0-9]+$/)
		return first + word
	if (word == "U")
		return name_of(unit in column ? unit : "heavy")
	if (word == "u")
		return meant("U") (knows() ? " (" knows() ")" : "")
	if (word == "a")
		return meant("U") " (ship " name_of("S") (knows() ? ", " knows() : "") ")"
	if (word == "k")
		return name_of(unit == "king" ? "catapult" : "K")
	return name_of(word)
}

function fill(text,    out, word)
{
	while (match(text, /@[A-Za-z0-9]+/)) {
		word = substr(text, RSTART + 1, RLENGTH - 1)
		out = out substr(text, 1, RSTART - 1)
		text = substr(text, RSTART + RLENGTH)
		out = out meant(word)
	}
	return out text
}

# ---- set-ups ----

# The lines of a thing that begin with this word come behind those found before.
function collect(thing, word,    i)
{
	for (i = 1; i <= lines[thing]; i++)
		if (key[thing, i] == word)
			found[++count] = value[thing, i]
}

function collect_all(word)
{
	count = 0
	collect("place all", word)
	collect(place, word)
	collect(mark, word)
	collect(deed, word)
}

function says(thing)
{
	count = 0
	collect(thing, "says")
	return found[1]
}

function take_lets(    i, j, n, list)
{
	split("", let)
	let["civ"] = civilization
	let["green"] = green
	collect_all("let")
	for (i = 1; i <= count; i++) {
		n = split(found[i], list, " ")
		for (j = 1; j <= n; j++)
			let[substr(list[j], 1, index(list[j], "=") - 1)] = substr(list[j], index(list[j], "=") + 1)
	}
}

# ---- a case ----

# Of two lines for one place the later one holds.
function print_given(    i, n, what, where, order, last_of)
{
	collect_all("given")
	for (i = 1; i <= count; i++) {
		what = fill(found[i])
		where = what ~ /^dice/ ? what : substr(what, 1, index(what, ":") - 1)
		if (!(where in last_of))
			order[++n] = where
		last_of[where] = what
	}
	for (i = 1; i <= n; i++)
		print "    " last_of[order[i]]
}

function print_orders(seat,    i)
{
	collect_all(seat)
	if (seat == "red") {
		collect(deed, "tries")
		tried = count
	}
	if (count)
		print "orders " seat
	for (i = 1; i <= count; i++)
		print "    " fill(found[i])
}

function print_expected(thing, word,    i)
{
	count = 0
	collect(thing, word)
	for (i = 1; i <= count; i++)
		print "    " fill(found[i])
}

function print_case(answer, title,    i, may, reason)
{
	may = answer == "may"
	reason = answer
	sub(/^[a-z]+:? */, "", reason)
	print "\ncase " title
	printf "given season 2 option civilization-1 %s option civilization-3 %s", civilization, green
	collect_all("option")
	for (i = 1; i <= count; i++)
		printf " option %s", found[i]
	print ""
	print_given()
	print_orders("blue")
	print_orders("green")
	print_orders("red")
	print "expect"
	count = 0
	collect(deed, "tries")
	if (count && may)
		print "    done red " tried
	else if (count)
		print "    refused red " tried (reason ? ": " fill(reason) : "")
	print_expected(deed, may ? "may" : "no")
	print_expected(mark, "always")
}

function take_cell(answer, clauses,    title)
{
	if (answer !~ /^(may|no|no: .*)$/)
		fail("the answer is may or no, not '" answer "'")
	civilization = unit == "cannon" ? "dwarves" : unit == "elf" ? "elves" : "orcs"
	green = unit == "elf" ? "orcs" : "elves"
	count = 0
	collect(place, "red")
	first = count
	take_lets()
	title = called[unit] " that " says(mark) (answer == "may" ? " may " : " may not ") says(deed) ", " \
		says(place) " [" clauses "]"
	print_case(answer, title)
}

BEGIN { learn_names() }
/^#/ || /^[ \t]*$/ { next }

# ---- the kit ----

FNR == NR && /^[a-z]/ {
	thing = $1 == "place" ? $1 " " $2 : $1 " " $2 " " $3
	known[thing]
	next
}
FNR == NR && $1 == "like" {
	like[thing] = $2
	next
}
FNR == NR {
	key[thing, ++lines[thing]] = $1
	$1 = ""
	value[thing, lines[thing]] = trim($0)
	next
}

# ---- the table ----

!headed {
	print "game dragonlords seats 3"
	headed = 1
}
{
	n = split($0, cell, "|")
	for (i = 1; i <= n; i++)
		cell[i] = trim(cell[i])
	place = "place " cell[1]
	unit = cell[2]
	mark = "mark " (place in like ? like[place] : cell[1]) " " cell[3]
	deed = "deed " cell[1] " " cell[4]
	if (n != 7)
		fail("a row has seven columns, this one has " n)
	else if (!(unit in called))
		fail("no unit is called '" unit "'")
	else if (!(place in known) || !(mark in known) || !(deed in known))
		fail("the kit lacks one of " place ", " mark ", " deed)
	else if ((cell[1], unit, cell[3], cell[4]) in seen)
		fail("this cell stands twice")
	else if (!only || only == cell[1])
		take_cell(cell[5], cell[6])
	seen[cell[1], unit, cell[3], cell[4]]
	used[place]
	used[mark]
	used[deed]
}
END {
	for (thing in known)
		if (!(thing in used) && thing != "place all")
			fail("no cell is of " thing)
	exit bad
}
