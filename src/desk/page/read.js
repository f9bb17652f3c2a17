// SPDX-License-Identifier: MIT
// The report as people read it: what happened first, then the map, the story and the position.
import { button, make } from './dom.js';

/** @param {Element} parent @param {string} name */
const children = (parent, name) => [...(parent.querySelector(`:scope > ${name}`)?.children ?? [])];

/**
 * A clause that shows its text when it is asked for.
 * @param {string} id @param {(id: string) => void} show
 */
export function clause(id, show) {
	return button(`[${id}]`, () => show(id), { class: 'clause', 'aria-label': `rule ${id}` });
}

/** Text whose clauses, "[build 1]", can be asked for. @param {string} text @param {(id: string) => void} show */
export function withClauses(text, show) {
	return text
		.split(/(\[[a-z-]+ \d+\])/)
		.filter((part) => part)
		.map((part) => (/^\[[a-z-]+ \d+\]$/.test(part) ? clause(part.slice(1, -1), show) : part));
}

/** @param {Element} report @param {(id: string) => void} show */
export function story(report, show) {
	const list = make('div', {});
	let items = null;
	let joined = 0; // facts that the one before has told

	for (const fact of children(report, 'facts')) {
		const heading = fact.getAttribute('heading');

		if (joined) {
			joined--;
			continue;
		}
		joined = Number(fact.getAttribute('joins') ?? 1) - 1;

		if (heading || !items) {
			items = make('ul', { class: 'facts' });
			list.append(make('h3', {}, heading ?? 'This season'), items);
		}
		items.append(
			make('li', { class: fact.getAttribute('cause') ? 'caused' : null },
				`${fact.getAttribute('joined') ?? fact.textContent} `, clause(fact.getAttribute('clause') ?? '', show)),
		);
	}
	return list;
}

/** @param {Element} report */
export function opening(report) {
	return make('div', {}, ...children(report, 'opening').map((p) => make('p', {}, p.textContent ?? '')));
}

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** @param {Element} report */
export function seats(report) {
	const rows = [...children(report, 'seats')].sort((a, b) => Number(a.getAttribute('rank')) - Number(b.getAttribute('rank')));
	const own = report.getAttribute('seat');

	return make('table', {},
		make('caption', {}, 'Standings'),
		make('tbody', {}, ...rows.map((seat) =>
			make('tr', {},
				make('th', { scope: 'row' }, capital(seat.getAttribute('name') ?? '') + (seat.getAttribute('name') === own ? ' (you)' : '')),
				make('td', {}, seat.getAttribute('player') ?? ''),
				make('td', {}, seat.getAttribute('score') ?? '')))));
}

/** @param {Element} report */
export function map(report) {
	const drawing = report.querySelector(':scope > drawing');

	if (!drawing) return make('p', {}, 'This report has no map.');
	return make('div', {},
		make('pre', { class: 'map', tabindex: '0', role: 'img', 'aria-label': 'the map, drawn in letters' }, drawing.textContent ?? ''),
		make('p', { class: 'note' }, drawing.getAttribute('key') ?? ''));
}

/** What the reader's last letter came to. @param {Element} report */
export function letter(report) {
	const lines = children(report, 'letter').filter((line) => line.nodeName === 'line');

	return lines.length
		? make('ol', {}, ...lines.map((line) => make('li', {}, line.textContent ?? '')))
		: make('p', {}, 'No letter of yours was in.');
}
