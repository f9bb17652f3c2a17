// SPDX-License-Identifier: MIT
// A letter: the header that the report's template has, and the player's lines.

/** The lines of a template before what it offers: match, season, seat, token. @param {string} template */
export function headerOf(template) {
	const lines = template.split('\n');
	const end = lines.findIndex((line) => line.startsWith('#') || !line.trim());

	return `${lines.slice(0, end < 0 ? lines.length : end).join('\n')}\n`;
}

/** @param {string} text */
export function linesOf(text) {
	return text.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
}

/** @param {string} text @param {number} from @param {number} to both from 0 */
export function moved(text, from, to) {
	const lines = linesOf(text);

	if (to < 0 || to >= lines.length) return text;
	lines.splice(to, 0, ...lines.splice(from, 1));
	return lines.join('\n');
}

/** @param {string} text @param {number} at from 0 @param {string[]} other none: the line is taken out */
export function replaced(text, at, other) {
	const lines = linesOf(text);

	lines.splice(at, 1, ...other);
	return lines.join('\n');
}

/** @param {string} text @param {string} line */
export function added(text, line) {
	return [...linesOf(text), line].join('\n');
}

/** Where a draft is kept: two seats in one browser never mix. @param {Element} report */
export function draftName(report) {
	return ['draft', report.getAttribute('gid'), report.getAttribute('seat'), report.getAttribute('next')].join(' ');
}
