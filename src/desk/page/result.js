// SPDX-License-Identifier: MIT
// What a forecast came to: outcomes as bars, and what the player would have.
import { make } from './dom.js';
import { withClauses } from './read.js';

/** @param {string} words @param {number} n @param {number} times */
const share = (words, n, times) =>
	make('li', {},
		make('span', {}, `${words}: ${n} of ${times}`),
		make('meter', { min: 0, max: times, value: n, 'aria-hidden': 'true' }));

/** @param {any} line @param {number} times @param {(id: string) => void} show */
function lineOf(line, times, show) {
	const outcomes = line.outcomes.slice(0, 5);

	return make('li', {},
		make('code', {}, line.text),
		line.problem ? make('p', { class: 'why' }, line.problem) : null,
		make('ul', { class: 'shares' },
			...(line.results ?? []).map(({ result, n }) => share(result, n, times)),
			...outcomes.map(({ told, n }) => share(told.replace(/\.$/, ''), n, times))),
		line.refusal ? make('p', { class: 'why' }, ...withClauses(line.refusal, show)) : null);
}

/** @param {any} number */
function numberOf({ name, now, least, median, most }) {
	return make('tr', {},
		make('th', { scope: 'row' }, name),
		make('td', {}, String(now)),
		make('td', {}, least === most ? String(least) : `${least} to ${most}, median ${median}`));
}

/** @param {any} forecast @param {(id: string) => void} show */
export function result({ times, lines, numbers }, show) {
	const changed = numbers.filter(({ now, least, most }) => least !== most || least !== now);

	return make('div', {},
		make('p', {}, `Played ${times} times, on guesses at what you cannot see; the autopilot played the others. These are not the real dice.`),
		make('ol', { class: 'lines' }, ...lines.map((line) => lineOf(line, times, show))),
		changed.length
			? make('table', {},
				make('caption', {}, 'What you would have'),
				make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'what'), make('th', { scope: 'col' }, 'now'), make('th', { scope: 'col' }, 'after'))),
				make('tbody', {}, ...changed.map(numberOf)))
			: make('p', {}, 'What you have stays as it is.'));
}
