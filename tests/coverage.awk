# SPDX-License-Identifier: MIT
# Sums up what llvm-cov exports in the format of lcov, below tests/coverage.txt, which is read first. Each
# side of a condition is a branch. What must() and bug() ask is none: its other side is a fault of ours, and
# ends the program.

# The groups with aims of their own, beside the folders.
function part(name)
{
	if (name ~ /^store\//) return "store"
	if (name ~ /^(post|reader|transport|worker)\//) return "mail"
	if (name ~ /^proof\//) return "proof"
	if (name ~ /^club\/(admission|intake|letter_quota|signed|successor|token|verdict)\.c$/)
		return "admission"
}

# Marks the lines of a file that must() and bug() stand on.
function mark(name,   text, n, open)
{
	marked[name] = 1
	while ((getline text < ("src/" name)) > 0) {
		n++
		if (text ~ /(^|[^a-z_])(must|bug)\(/) open = 1
		if (open) sure[name, n] = 1
		if (text ~ /;/) open = 0
	}
	close("src/" name)
}

function add(to)
{
	to[folder]++
	to["whole"]++
	if (group) to[group]++
}

# The function a line is in: the one that begins last before it.
function function_at(line,   at, found)
{
	for (at in begins)
		if (at + 0 <= line && (!found || at + 0 > found)) found = at + 0
	return name ":" begins[found]
}

function percent(some, all)
{
	return all ? 100 * some / all : 100
}

function row(what, aim,   reached, low)
{
	reached = percent(taken[what], branches[what])
	low = aim && reached < aim
	if (low) missed = 1
	printf "%-12s %7d %6.1f %9d %6.1f %10d %7d%s\n", what, lines[what],
		percent(run[what], lines[what]), branches[what], reached,
		branches[what] - taken[what], argued[what],
		aim ? sprintf("   aim %d%s", aim, low ? ": missed" : "") : ""
}

BEGIN {
	print "Branches that no test reaches: file, line, function, the side that is never taken." >unreached
}
FILENAME ~ /coverage\.txt$/ {
	if (NF && !/^#/) why[$1] = 1
	next
}
/^SF:/ {
	name = substr($0, 4)
	inside = sub(/^.*\/src\//, "", name)
	group = part(name)
	folder = name
	sub(/\/.*/, "/", folder)
	if (inside && !(folder in lines)) folders[++n] = folder
	split("", begins)
	if (inside && !(name in marked)) mark(name)
}
!inside { next }
/^FN:/ {
	split(substr($0, 4), f, ",")
	sub(/^.*:/, "", f[2])
	begins[f[1]] = f[2]
}
/^DA:/ {
	split(substr($0, 4), f, ",")
	if ((name, f[1]) in sure) next
	add(lines)
	if (f[2] > 0) add(run)
}
/^BRDA:/ {
	split(substr($0, 6), f, ",")
	if ((name, f[1]) in sure) next
	add(branches)
	if (f[4] > 0) {
		add(taken)
		next
	}
	at = function_at(f[1])
	if (at in why) {
		add(argued)
		used[at] = 1
	} else
		print "src/" name ":" f[1], substr(at, length(name) + 2), f[3] % 2 ? "false" : "true" >unreached
}
END {
	printf "%-12s %7s %6s %9s %6s %10s %7s\n", "", "lines", "%", "branches", "%", "unreached", "argued"
	for (i = 1; i <= n; i++) row(folders[i])
	row("store", 95)
	row("mail", 95)
	row("proof", 95)
	row("admission", 95)
	row("whole", 85)
	for (at in why)
		if (!(at in used)) {
			print "tests/coverage.txt: all of " at " is reached, or it is no function"
			missed = 1
		}
	exit missed
}
