// SPDX-License-Identifier: MIT
// The desk: a report is opened, read, answered with orders that are tried first, and sent.
import workerSource from 'worker';
import { inside, texts } from './data.js';
import { Desk } from './desk.js';
import { button, byId, fill, make } from './dom.js';
import { flatten } from './flat.js';
import { draftName, headerOf } from './letter.js';
import { Orders } from './order.js';
import * as read from './read.js';

const MAILED = 1800; // letters of a mailto that mail programs take

const desk = new Desk(workerSource, await inside('engine'));
const data = await texts();
/** @type {Orders | null} */
let orders = null;

/** @param {string} text @param {string} [role] */
const say = (text, role = 'status') => fill(byId('said'), text ? make('p', { role }, text) : null);

/** Shows the words of a rule. @param {string} id */
async function show(id) {
	const words = await desk.ask('clause', id).catch((error) => error.message);
	const dialog = /** @type {HTMLDialogElement} */ (byId('rule'));

	fill(dialog, make('p', {}, words), button('Close', () => dialog.close()));
	dialog.showModal();
}

const store = {
	/** @param {string} name */
	get(name) {
		try {
			return localStorage.getItem(name) ?? '';
		} catch {
			return '';
		}
	},
	/** @param {string} name @param {string} value */
	set(name, value) {
		try {
			localStorage.setItem(name, value);
		} catch {
			// A browser may keep nothing; the letter is still on the page.
		}
	},
};

/** Lays out how the letter is sent. Returns what shows it anew once it has changed. @param {Element} report */
function sending(report) {
	const header = headerOf(report.querySelector(':scope > template')?.textContent ?? '');
	const reply = report.getAttribute('reply') ?? '';
	const subject = `Re: [${report.getAttribute('match')}] orders`;
	const whole = () => `${header}${orders?.lines.join('\n') ?? ''}\n`;
	const mail = make('a', { id: 'mail', class: 'button' }, 'Send by my mail program');
	const long = make('p', { class: 'note', hidden: true }, 'This letter is too long for that: copy it into an answer to the mail with your report.');
	const copy = () => navigator.clipboard.writeText(whole()).then(
		() => say('The letter is copied: answer the mail with your report, and put it above the quoted text.'),
		() => say('This browser copies nothing: select the letter below, and copy it by hand.', 'alert'),
	);

	fill(byId('sending'),
		make('p', {}, reply
			? 'Your mail program opens with the letter; press Send there. Or copy the letter into an answer to the mail with your report.'
			: 'Answer the mail with your report, and put this letter above the quoted text.',
			' It has your token: show it to nobody.'),
		make('p', { class: 'tools' },
			reply ? mail : null,
			button('Copy the letter', copy, { class: reply ? null : 'main' }),
			'share' in navigator ? button('Share', () => navigator.share({ title: subject, text: whole() }).catch(() => null)) : null),
		long);
	return () => {
		const address = `mailto:${encodeURIComponent(reply).replace(/%40/g, '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(whole().replace(/\n/g, '\r\n'))}`;

		fill(byId('whole'), whole());
		long.hidden = address.length <= MAILED || !reply;
		if (long.hidden) mail.setAttribute('href', address);
		else mail.removeAttribute('href');
	};
}

/** @param {Element} report */
function begin(report) {
	const draft = draftName(report);
	const text = /** @type {HTMLTextAreaElement} */ (byId('letter'));
	const showWhole = sending(report);

	document.title = `${report.getAttribute('match')}: ${report.getAttribute('called')}`;
	fill(byId('title'), `${report.getAttribute('match')}, ${report.getAttribute('title')}, ${report.getAttribute('called')}`);
	fill(byId('opening'), read.opening(report), read.seats(report));
	fill(byId('map'), read.map(report));
	fill(byId('story'), read.story(report, show));
	text.value = store.get(draft);
	orders = new Orders({
		desk,
		text,
		told: byId('told'),
		builder: byId('builder'),
		show,
		changed: (value) => {
			store.set(draft, value);
			if (orders) showWhole();
		},
	});
	showWhole();
	byId('opened').hidden = false;
	byId('title').focus();
}

/** Opens a report, whatever it is. @param {string} xml */
async function open(xml) {
	say('The report is read...');
	try {
		const { flat, document: report } = flatten(xml);
		const game = report.documentElement.getAttribute('game') ?? '';
		const known = Object.hasOwn(data.games, game) ? data.games[game] : null;

		if (!known) throw new Error('this is no report of a game that this page knows: open the file report.xml that came with the mail');
		await desk.open({
			report: xml,
			reportTree: flat,
			box: known.box,
			boxTree: flatten(known.box).flat,
			clauses: known.clauses,
			orderTexts: data.orders,
			phrases: data.phrases,
			gamePhrases: known.phrases,
		});
		say('');
		begin(report.documentElement);
	} catch (error) {
		byId('opened').hidden = true;
		say(error.message, 'alert');
	}
}

const file = /** @type {HTMLInputElement} */ (byId('file'));

file.addEventListener('change', async () => {
	if (file.files?.[0]) open(await file.files[0].text());
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', async (event) => {
	event.preventDefault();
	if (event.dataTransfer?.files[0]) open(await event.dataTransfer.files[0].text());
});
document.addEventListener('paste', (event) => {
	const pasted = event.clipboardData?.getData('text') ?? '';

	if (pasted.includes('<report ')) open(pasted.slice(pasted.indexOf('<report ')));
});
byId('forecast').addEventListener('click', () => orders?.forecast(byId('comes'), 100));
say('');
