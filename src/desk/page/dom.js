// SPDX-License-Identifier: MIT
// Elements of the page. Text goes in as text alone, so that nothing of a report or letter is ever markup.

/**
 * Makes an element with attributes, listeners (functions) and children; null is left out.
 * @param {string} name
 * @param {Record<string, any>} given
 * @param {...(Node | string | null)} children
 */
export function make(name, given, ...children) {
	const element = document.createElement(name);

	for (const [key, value] of Object.entries(given)) {
		if (typeof value === 'function') element.addEventListener(key, value);
		else if (value === true) element.setAttribute(key, '');
		else if (value !== false && value !== null) element.setAttribute(key, value);
	}
	for (const child of children) if (child !== null) element.append(child);
	return element;
}

/** @param {string} label @param {(event: Event) => void} click @param {Record<string, any>} [given] */
export function button(label, click, given = {}) {
	return make('button', { type: 'button', click, ...given }, label);
}

/** @param {string} id */
export function byId(id) {
	return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {Element} element @param {...(Node | string | null)} children */
export function fill(element, ...children) {
	element.replaceChildren(...children.filter((child) => child !== null));
}
