// SPDX-License-Identifier: MIT
// What the tests of the desk's engine share: the engine, what a game's reports are opened with, and numbers by chance that are
// the same each time. DESK is the folder of the engine, FLAT the program, TRADEPOST_DATA where the data lie.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { DESK, FLAT, PAGE, TRADEPOST_DATA } = process.env;

export const { Engine, Refusal } = await import(`${PAGE}/engine.js`);
export const engine = await Engine.load(await WebAssembly.compile(readFileSync(`${DESK}/engine.wasm`)));

export const flat = (what, file) => execFileSync(FLAT, [what, file], { maxBuffer: 1 << 26 });
const data = (file) => readFileSync(`${TRADEPOST_DATA}/${file}`);

/** What every report of a game is opened with. */
export const inputsOf = (game) => {
	const box = `${TRADEPOST_DATA}/db/boxes/${game}.xml`;

	return {
		box: readFileSync(box),
		boxTree: flat('box', box),
		clauses: data(`db/rules/${game}.txt`),
		orderTexts: data('templates/order.en.txt'),
		phrases: data('templates/report.en.txt'),
		gamePhrases: data(`templates/${game}.en.txt`),
	};
};

let state = 1;

/** Begins the numbers anew from a text. */
export const seed = (text) => {
	state = text.split('').reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
};
export const below = (n) => {
	state = (Math.imul(state, 1103515245) + 12345) >>> 0;
	return (state >>> 8) % n;
};
export const pick = (list) => list[below(list.length)];
