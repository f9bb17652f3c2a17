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
# ---- a disk without room ----

# in_mounts COMMAND...: where it may mount, and nobody else sees it
if [ "$(id -u)" = 0 ]; then
	in_mounts() { unshare -m "$@"; }
else
	in_mounts() { unshare -rm "$@"; }
fi
mkdir disk
can_mount() {
	in_mounts sh -c 'mount -t tmpfs -o size=1m none disk && mount -o remount,ro disk' 2>/dev/null
}

make_match club harbour 2
tp -C club send
for seat in red blue; do
	letter club harbour 0 $seat 1 </dev/null >$seat.eml
done
tp -C club take red.eml blue.eml
subject='no room on the disk'
# tight COMMANDS: on a small disk, with the club on it
tight() {
	in_mounts sh -c 'mount -t tmpfs -o size=16m none disk && cp -r club disk/club && cd disk && t="$2 -C club" && '"$1" \
		sh "$1" "$TRADEPOST"
}
if can_mount; then
	check 'a season waits where there is no room for it' tight '
		$t run 2>said; [ $? = 75 ] && grep -q "make room there" said && $t status | grep -q "season 0"'
	check 'the referee is mailed once, and ticks say it once' tight '
		$t tick >said 2>&1; [ $? = 75 ] && [ -s said ] && $t tick >again 2>&1
		[ $? = 75 ] && [ ! -s again ] && [ $(cat club/spool/* | grep -c "'"$subject"'") = 1 ]'
	check 'with room the next tick plays it' tight '
		$t tick >said 2>&1; mount -o remount,size=64m . && $t tick && $t status | grep -q "season 1"'
else
	skip 'a season waits where there is no room for it' 'nothing can be mounted here'
fi
# ---- who can write it ----

chmod o+w club/tradepost.conf
check 'settings that everybody can write are not used' ends 78 "chmod o-w club/tradepost.conf" \
	"$TRADEPOST" -C club tick
chmod o-w club/tradepost.conf
chmod o+w club/club.db
check 'nor is such a store' ends 74 "chmod o-w club/club.db" "$TRADEPOST" -C club status
chmod o-w club/club.db
check 'the remedy helps' exits 0 tp -C club status
finish
