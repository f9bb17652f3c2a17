// SPDX-License-Identifier: MIT
// Pastes a report into the desk many times, each time changed otherwise: the browser's own parser reads it, and the page says
// a sentence or opens it. The body of a function for ChromeDriver, given REPORT and TIMES before it; returns what went wrong.
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let state = 7;
const below = (n) => {
	state = (Math.imul(state, 1103515245) + 12345) >>> 0;
	return (state >>> 8) % n;
};
const tricks = ['<b>x</b>', '&lt;img src=x onerror=alert(1)&gt;', '<![CDATA[x]]>', '<!--x-->', '<?x y?>', '&#0;', '&x;', '"', "'", '<',
	'\u202e', '\u0000', '99999999999', '-1', '', '<script xmlns="http://www.w3.org/1999/xhtml">window.taken = 1</script>',
	'<svg xmlns="http://www.w3.org/2000/svg" onload="window.taken = 1"/>'];
const changed = () => {
	let text = REPORT;

	for (let i = below(4); i >= 0; i--) {
		const at = below(text.length);
		text = text.slice(0, at) + tricks[below(tricks.length)] + text.slice(at + below(60));
	}
	return `<report ${text.slice(text.indexOf('<report ') + 8)}`;
};
const said = () => document.querySelector('#said').textContent;
let opened = 0;
let refused = 0;

for (let i = 0; i < TIMES; i++) {
	const data = new DataTransfer();

	data.setData('text', changed());
	document.querySelector('#opened').hidden = true;
	document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
	for (let tries = 0; tries < 1000 && (said() === 'The report is read...' || (!said() && document.querySelector('#opened').hidden)); tries++) await wait(2);
	if (!document.querySelector('#opened').hidden) opened++;
	else if (/[a-z]{3}/.test(said())) refused++;
	else return `a change was met with silence: ${said()}`;
	if (/fault of its own/.test(said())) return said();
	if (window.taken || document.querySelector('main b, main img, main svg, main script')) return 'a report has become markup';
}
return refused ? '' : `${opened} opened, none refused`;
