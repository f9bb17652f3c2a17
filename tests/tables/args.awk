# SPDX-License-Identifier: MIT
# args.awk -v game=NAME FILE.def... FILE.h... FILE.c...: calls of tell, refuse, deny, ask, pick, word, yes,
# wished, roll and draw that give a row another number of arguments than its table has, as "wrong
# ...", and those whose row only the running program knows, as "open FILE ROW".

# The string that a piece of source spells, macros and all.
function spelt(s,	out, name)
{
	out = ""
	while (s != "") {
		if (match(s, /^[ \t\n]+/))
			;
		else if (match(s, /^"[^"]*"/))
			out = out substr(s, 2, RLENGTH - 2)
		else if (match(s, /^[A-Z_0-9]+/)) {
			name = substr(s, 1, RLENGTH)
			out = out spelt(macro[name])
			match(s, /^[A-Z_0-9]+/)
		} else
			break
		s = substr(s, RLENGTH + 1)
	}
	return out
}

# The parts of the list that begins after the bracket at a place of s; part[1] and on, how many.
function parts(s, at,	depth, n, c, from, quoted)
{
	n = depth = quoted = 0
	for (from = at + 1; ++at <= length(s); ) {
		c = substr(s, at, 1)
		if (c == "\"")
			quoted = !quoted
		else if (quoted)
			continue
		else if (c ~ /[(\[{]/)
			depth++
		else if (c ~ /[)\]}]/ && depth-- == 0) {
			part[++n] = substr(s, from, at - from)
			return n
		} else if (c == "," && !depth) {
			part[++n] = substr(s, from, at - from)
			from = at + 1
		}
	}
	return n
}

function bare(s)
{
	gsub(/[ \t\n]+/, " ", s)
	gsub(/^ | $/, "", s)
	return s
}

function rows_of(text,	s, at, n)
{
	while (match(text, /(^|\n)(FACT|LABEL|QUESTION)\(/)) {
		at = RSTART + RLENGTH - 1
		n = parts(text, at)
		s = spelt(part[3])
		args[bare(part[1])] = gsub(/:/, "", s)
		text = substr(text, at + 1)
	}
}

# Macros that stand for a string, and how many arguments those stand for that take some.
function macros_of(text,	s, rest)
{
	rest = text
	while (match(rest, /(^|\n)#define [A-Z_0-9]+\([a-z, ]*\)/)) {
		s = substr(rest, RSTART, RLENGTH)
		rest = substr(rest, RSTART + RLENGTH)
		sub(/\(.*/, "", s)
		sub(/.* /, "", s)
		match(rest, /[^\n]*/)
		stands_for[s] = parts("(" substr(rest, 1, RLENGTH) ")", 1)
	}
	while (match(text, /(^|\n)#define [A-Z_0-9]+[ \t]+["A-Z]/)) {
		s = substr(text, RSTART, RLENGTH)
		text = substr(text, RSTART + RLENGTH - 1)
		sub(/^\n/, "", s)
		split(s, word, /[ \t]+/)
		match(text, /[^\n]*/)
		macro[word[2]] = substr(text, 1, RLENGTH)
	}
}

# The row of a call, which stands so many arguments behind its bracket.
function call(name, before, text, at,	n, row, k, i, given, known, choice, name_of)
{
	n = parts(text, at)
	row = bare(part[before + 1])
	given = n - before - 1
	for (i = before + 2; i <= n; i++) {
		name_of = bare(part[i])
		if (sub(/\(.*/, "", name_of) && name_of in stands_for)
			given += stands_for[name_of] - 1
	}
	calls++
	k = split(row, choice, /[^A-Za-z_0-9]+/)
	known = 0
	for (i = 1; i <= k; i++)
		if (choice[i] in args)
			known++
	if (!known || row !~ /^[A-Z_0-9]+$/ && row !~ /\? [A-Z_0-9]+ : ([^:?]*\? [A-Z_0-9]+ : )*[A-Z_0-9]+$/) {
		print "open " game "/" file ": " row
		return
	}
	for (i = 1; i <= k; i++)
		if (choice[i] in args && args[choice[i]] != given)
			print "wrong " game "/" file ": " name " gives " choice[i] " " given ", not " args[choice[i]]
}

function calls_of(text,	at, name, s)
{
	while (match(text, /[^A-Za-z_0-9](tell|refuse|deny|ask|pick|word|yes|wished|roll|draw)\(t, /)) {
		s = substr(text, RSTART + 1, RLENGTH - 1)
		name = substr(s, 1, index(s, "(") - 1)
		at = RSTART + length(name) + 1
		call(name, behind[name], text, at)
		text = substr(text, at + 1)
	}
}

BEGIN {
	behind["tell"] = 2
	behind["refuse"] = behind["deny"] = 1
	behind["ask"] = behind["word"] = behind["wished"] = 3
	behind["pick"] = behind["roll"] = 5
	behind["yes"] = 2
	behind["draw"] = 3
	for (i = 1; i < ARGC; i++) {
		text = "\n"
		while ((getline line < ARGV[i]) > 0) {
			gsub(/\/\*.*\*\//, "", line)
			if (line ~ /\\$/)
				text = text substr(line, 1, length(line) - 1)
			else
				text = text line "\n"
		}
		file = ARGV[i]
		sub(/.*\//, "", file)
		whole[i] = text
		names[i] = file
		macros_of(text)
	}
	for (i = 1; i < ARGC; i++)
		if (names[i] ~ /\.def$/)
			rows_of(whole[i])
	for (i = 1; i < ARGC; i++)
		if (names[i] ~ /\.c$/) {
			file = names[i]
			calls_of(whole[i])
		}
	print "calls " calls
}
