# SPDX-License-Identifier: MIT
# Odd places: what might never end is refused at once, a club that nobody can write is read, and one that
# everybody can write is not.
. "${srcdir:-.}/tests/lib.sh"

# ends CODE WORDS COMMAND...: says, within ten seconds
ends() {
	code=$1 words=$2
	shift 2
	says "$code" "$words" timeout 10 "$@"
}

# ---- what might never end ----

mkfifo pipe
check 'a pipe is refused at once' ends 66 "what a program prints is read from '-'" \
	"$TRADEPOST" verify pipe
check 'a device, too' ends 66 'it is no file and no folder' "$TRADEPOST" verify /dev/zero
echo 'From a Thu Jan  1 10:00:00 2026' >huge
if truncate -s 10G huge 2>/dev/null; then
	check 'and a file of 10 GiB' ends 66 'it is larger than 2 GiB: part it' "$TRADEPOST" verify huge
else
	skip 'and a file of 10 GiB' 'no such file can be made here'
fi
rm -f huge
finish
