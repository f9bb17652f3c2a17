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
check 'a pipe is refused at once' ends 66 "'-' reads what a program prints" \
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
		$t run 2>said; [ $? = 75 ] && grep -q "Make room on the disk" said && $t status | grep -q "season 0"'
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
# ---- where nothing can be written ----

# readable COMMANDS: $t is the program at the club on a read-only disk, $T the program
readable() {
	in_mounts sh -c 'mount --bind club disk && mount -o remount,ro,bind disk && T=$2 && t="$2 -C disk" && '"$1" \
		sh "$1" "$TRADEPOST"
}
tp -C club run
tp -C club send
if can_mount; then
	check 'a club on a read-only disk tells how it stands' readable '$t status && $t status harbour'
	check 'its reports are shown' readable '$t show harbour --seat red | grep -q "season 0"'
	check 'its seasons are played again' readable '$t replay harbour'
	check 'its archive is made' readable 'rm -rf made && $t archive made && [ -s made/index.html ]'
	check 'its records are printed and proven' readable \
		'$t records harbour >records && $T verify records disk/spool'
	check 'what would write says that it cannot' readable \
		'$t new ktech other 2>said; [ $? != 0 ] && grep -q "it is read-only" said'
	printf 'x' >club/club.db-wal
	check 'a store that was not closed says so, and is not read as it was before' readable '
		$t status 2>said; [ $? = 74 ] && grep -q "was not closed" said'
	rm -f club/club.db-wal
else
	skip 'a club on a read-only disk tells how it stands' 'nothing can be mounted here'
fi
chmod 400 club/club.db
nobody=
[ "$(id -u)" = 0 ] && command -v setpriv >/dev/null && nobody='setpriv --reuid 65534 --regid 65534 --clear-groups'
cp -r club theirs && [ ! "$nobody" ] || chown -R 65534:65534 theirs
chmod 755 .
check 'a club whose store may not be written is read' $nobody "$TRADEPOST" -C theirs status
check 'and its seasons are played again' $nobody "$TRADEPOST" -C theirs replay harbour
chmod 600 club/club.db theirs/club.db
chmod 500 theirs
check 'one whose folder may not be written, too' $nobody "$TRADEPOST" -C theirs status harbour
chmod 700 theirs
finish
