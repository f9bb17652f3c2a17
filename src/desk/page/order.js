// SPDX-License-Identifier: MIT
// Orders: the letter as text, what becomes of each line, and an order built from what is offered.
import { button, fill, make } from './dom.js';
import { added, linesOf, moved, replaced } from './letter.js';
import { withClauses } from './read.js';
import { result } from './result.js';

const WAIT = 250; // milliseconds after the last key
const STEP = 5; // seasons between two looks at how far a forecast is

/**
 * @typedef {object} Line
 * @property {number} number
 * @property {string} text
 * @property {string} what
 * @property {string} [as]
 * @property {boolean} [standing]
 * @property {string} [problem]
 * @property {string} [remedy]
 * @property {string[]} [meant]
 * @property {boolean} [some]
 * @property {string} [refusal]
 * @property {boolean} [partly]
 * @property {boolean} [spare]
 * @property {boolean} [unasked]
 * @property {string} [vain]
 * @property {string} [waits]
 */

/** What a line comes to, in a word for its class and in one for people. @param {Line} line */
export function verdict(line) {
	if (line.what === 'bad') return ['bad', 'not understood'];
	if (line.refusal && line.partly) return ['perhaps', 'done in part'];
	if (line.refusal) return ['bad', 'will be refused as the match is now'];
	if (line.unasked) return ['perhaps', 'nothing asks for it now'];
	if (line.spare) return ['perhaps', 'a line above it is done instead'];
	if (line.waits) return ['perhaps', 'waits for another player'];
	if (line.vain) return ['perhaps', 'understood, but see below'];
	return ['fine', line.standing ? 'counts every season' : 'understood'];
}

export class Orders {
	/**
	 * @param {{ desk: import('./desk.js').Desk, text: HTMLTextAreaElement, told: Element, builder: Element,
	 *   show: (id: string) => void, changed: (text: string) => void }} parts
	 */
	constructor(parts) {
		Object.assign(this, parts);
		this.parts = parts;
		this.asked = 0;
		parts.text.addEventListener('input', () => this.later());
		this.build('');
		this.tell();
	}

	get value() {
		return this.parts.text.value;
	}

	/** @param {string} value */
	set(value) {
		this.parts.text.value = value;
		this.tell();
	}

	later() {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.tell(), WAIT);
	}

	/** Asks what becomes of the lines; of two questions only the answer to the last one is shown. */
	async tell() {
		const nth = ++this.asked;
		const { desk, told, changed } = this.parts;

		changed(this.value);
		try {
			const { lines, vain } = await desk.ask('lines', this.value);

			if (nth === this.asked) this.showLines(lines, vain);
		} catch (error) {
			if (nth === this.asked) fill(told, make('p', { role: 'alert' }, error.message));
		}
	}

	/** @param {Line[]} lines @param {string} [vain] */
	showLines(lines, vain) {
		fill(this.parts.told,
			lines.length ? make('ol', { class: 'lines' }, ...lines.map((line, i) => this.showLine(line, i, lines.length))) : make('p', {}, 'Your letter has no line yet.'),
			vain ? make('p', { class: 'perhaps' }, ...withClauses(vain, this.parts.show)) : null);
	}

	/** @param {Line} line @param {number} i @param {number} n */
	showLine(line, i, n) {
		const [kind, words] = verdict(line);
		const text = (/** @type {string | undefined} */ more) =>
			more ? make('p', { class: 'why' }, ...withClauses(more, this.parts.show)) : null;

		return make('li', { class: kind },
			make('p', {}, make('code', {}, line.text), ' ', make('strong', {}, words)),
			line.as ? text(`understood as '${line.as}'`) : null,
			text(line.remedy ? `${line.remedy}.` : undefined),
			text(line.problem),
			text(line.refusal),
			text(line.vain),
			text(line.waits),
			make('p', { class: 'tools' },
				line.meant && !line.some ? button(`Use: ${line.meant.join('; ')}`, () => this.set(replaced(this.value, i, line.meant ?? []))) : null,
				i ? button('Up', () => this.set(moved(this.value, i, i - 1)), { 'aria-label': `move line ${line.number} up` }) : null,
				i + 1 < n ? button('Down', () => this.set(moved(this.value, i, i + 1)), { 'aria-label': `move line ${line.number} down` }) : null,
				button('Remove', () => this.set(replaced(this.value, i, [])), { 'aria-label': `remove line ${line.number}` })));
	}

	/** Offers what may stand next behind some words. @param {string} words @param {string} [form] that was chosen */
	async build(words, form) {
		const { desk, builder } = this.parts;

		try {
			const { forms, questions } = await desk.ask('next', words);
			const chosen = form ? forms.filter((other) => other.form === form) : forms;

			fill(builder, ...(words || form ? this.stepsOf(words, chosen[0], form) : this.formsOf(chosen, questions)));
		} catch (error) {
			fill(builder, make('p', { role: 'alert' }, error.message));
		}
	}

	/**
	 * @param {{ form: string, help: string, names: any[], whole: boolean, more: boolean }[]} forms
	 * @param {{ question: string, answer: string, help: string }[]} questions
	 */
	formsOf(forms, questions) {
		const now = forms.filter((form) => form.names.length || form.whole);
		const item = (label, help, click) =>
			make('li', {}, button(label, click), help ? make('span', { class: 'help' }, help.replace(/`/g, '')) : null);

		return [
			make('ul', { class: 'forms' }, ...now.map((form) => item(form.form, form.help, () => this.choose(form)))),
			questions.length
				? make('details', {}, make('summary', {}, 'Answers to what the season may ask'),
					make('ul', { class: 'forms' }, ...questions.map(({ question, answer, help }) =>
						item(`when ${question}: ${answer}`, help, () => this.answer(question, answer)))))
				: null,
		].filter((part) => part);
	}

	/** Offers the words that answer a question; another answer is written by hand. @param {string} question @param {string} answer */
	answer(question, answer) {
		const words = answer.split('/').every((word) => /^[a-z-]+$/.test(word)) ? answer.split('/') : [];
		const { builder, text } = this.parts;

		if (!words.length) {
			this.set(added(this.value, `when ${question}: `));
			text.focus();
			return;
		}
		fill(builder,
			make('p', {}, make('strong', {}, `when ${question}`)),
			make('p', { class: 'names' }, ...words.map((word) => button(word, () => this.add(`when ${question}: ${word}`)))),
			make('p', { class: 'tools' }, button('Other orders', () => this.build(''))));
	}

	/** An order without names is added at once. @param {{ form: string, names: any[], whole: boolean }} form */
	choose(form) {
		if (form.names.length) this.build('', form.form);
		else this.add(form.form.replace(/ *[(A-Z].*$/, ''));
	}

	/** @param {string} words */
	add(words) {
		this.set(added(this.value, words));
		this.build('');
		this.parts.text.focus();
	}

	/** @param {string} words @param {any} at @param {string} [form] */
	stepsOf(words, at, form) {
		const shape = at?.form ?? form ?? '';

		return [
			make('p', {}, make('strong', {}, shape)),
			words ? make('p', { 'aria-live': 'polite' }, make('code', {}, words)) : null,
			make('p', { class: 'names' }, ...(at?.names ?? []).map((name) =>
				button(name.title && name.title !== name.name ? `${name.name} (${name.title})` : name.name, () => this.build(name.words, shape)))),
			at?.more ? make('p', { class: 'note' }, 'More can be written here by hand, in the letter.') : null,
			make('p', { class: 'tools' },
				words ? button(at?.whole ? 'Add to the letter' : 'Add as it is', () => this.add(words), { class: 'main' }) : null,
				button('Other orders', () => this.build(''))),
		].filter((part) => part);
	}

	/**
	 * Plays the season many times, in steps, and shows what came of it. Who changes the letter or presses Stop ends it.
	 * @param {Element} out @param {number} times
	 */
	async forecast(out, times) {
		const nth = (this.forecasts = (this.forecasts ?? 0) + 1);
		const bar = /** @type {HTMLProgressElement} */ (make('progress', { max: times, value: 0, 'aria-label': 'seasons played' }));
		const { desk } = this.parts;

		fill(out, bar, button('Stop', () => {
			this.forecasts = nth + 1;
			fill(out, make('p', { role: 'status' }, 'The forecast was stopped.'));
		}));
		try {
			await desk.ask('begin', this.value, times);
			for (let step; nth === this.forecasts && !step?.lines; ) {
				step = await desk.ask('play', STEP);
				if (step.lines && nth === this.forecasts) fill(out, result(step, this.parts.show));
				else bar.value = step.played ?? times;
			}
		} catch (error) {
			if (nth === this.forecasts) fill(out, make('p', { role: 'alert' }, error.message));
		}
	}

	get lines() {
		return linesOf(this.value);
	}
}
