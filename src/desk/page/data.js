// SPDX-License-Identifier: MIT
// What the page has inside: the engine, and boxes, rules and phrases of the games.

/** @param {string} base64 of what gzip made */
async function unpack(base64) {
	const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));

	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {string} id of the element that has it */
export async function inside(id) {
	return unpack(document.getElementById(id)?.textContent?.trim() ?? '');
}

/** @typedef {{ box: string, clauses: string, phrases: string }} GameTexts */
/** @returns {Promise<{ games: Record<string, GameTexts>, phrases: string, orders: string }>} */
export async function texts() {
	return JSON.parse(new TextDecoder().decode(await inside('texts')));
}
