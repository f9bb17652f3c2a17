# SPDX-License-Identifier: MIT
# The programs that sign letters.
# key_of SIGNER: makes a key; its public half is SIGNER.pub
key_of() {
	case $1 in
	tradepost) tp key new tradepost ;;
	minisign) minisign -G -W -f -p minisign.pub -s minisign.key ;;
	ssh-keygen) ssh-keygen -q -t ed25519 -N '' -f ssh && mv ssh.pub ssh-keygen.pub ;;
	signify-openbsd) signify-openbsd -G -n -p signify-openbsd.pub -s signify-openbsd.sec ;;
	esac >/dev/null 2>&1
}
# signed SIGNER FILE: signs the file; the signature is FILE.sig or FILE.minisig
signed() {
	rm -f "$2.sig" "$2.minisig"
	case $1 in
	minisign) minisign -S -s minisign.key -m "$2" ;;
	ssh-keygen) ssh-keygen -q -Y sign -f ssh -n tradepost-orders "$2" ;;
	signify-openbsd) signify-openbsd -S -s signify-openbsd.sec -m "$2" -x "$2.sig" ;;
	esac >/dev/null 2>&1
	ls "$2".sig "$2".minisig 2>/dev/null
}
# clubs SIGNER: makes two clubs of equal matches, players and keys
clubs() {
	for club in ours theirs; do
		rm -rf $club
		tp init $club
		for match in harbour lagoon; do
			tp -C $club new ktech $match --seats 2
			for seat in red blue; do
				key=$1
				[ $seat = red ] || key=another
				tp -C $club seat $match $seat --name $seat --mail $seat@example.org \
					--key $key.pub
			done
			tp -C $club start $match
		done
	done
}
