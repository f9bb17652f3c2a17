# SPDX-License-Identifier: MIT
# The log of a fuzzer as a line for the ledger: how many inputs were tried, and how many edges they reach.
match($0, /cov: [0-9]+/) { reach = substr($0, RSTART + 5, RLENGTH - 5) }
/^stat::number_of_executed_units:/ { print "ledger:", kind, $2, reach }
