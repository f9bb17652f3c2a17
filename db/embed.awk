# SPDX-License-Identifier: MIT
# Makes a C header of text files: one array of their lines, NULL after each file and another at the
# end. Lines, and not one string, because no compiler need take a literal of more than 4095 bytes.
#	awk -f db/embed.awk -v name=store_schema db/schema.sql db/upgrade/[0-9]*.sql
BEGIN {
	printf "/* made from db/ by db/embed.awk */\nstatic const char *const %s[] = {\n", name
}
FNR == 1 && NR > 1 {
	print "\tNULL,"
}
{
	gsub(/\\/, "&&")
	gsub(/"/, "\\\"")
	printf "\t\"%s\\n\",\n", $0
}
END {
	print "\tNULL,\n\tNULL,\n};"
}
