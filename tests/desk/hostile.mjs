// SPDX-License-Identifier: MIT
// hostile.mjs GAME TREES REPORT.xml...: trees of reports that somebody changed. The engine refuses each in a sentence, or
// opens it and tries a letter; it never traps.
import { readFileSync } from 'node:fs';
import { below, engine, flat, inputsOf, pick, Refusal } from './harness.mjs';

const [game, count, ...reports] = process.argv.slice(2);
const inputs = inputsOf(game);

// Numbers and names in a tree become others; or bytes do, so that it may be no tree.
const words = ['0', '1', '-1', '99999', '2147483647', 'red', 'nobody', 'x', '', '4,5', '\u{1f409}'];
const mutated = (tree) => {
	let text = tree.toString('latin1');

	for (let i = below(6); i >= 0; i--) {
		const at = below(text.length);

		if (below(3)) {
			// A value, with its length.
			const record = text.slice(at).match(/\n=(\d+) (\d+)\n/);
			if (!record) continue;
			const begin = at + record.index;
			const head = begin + record[0].length + Number(record[1]);
			const value = Buffer.from(pick(words)).toString('latin1');

			text = `${text.slice(0, begin)}\n=${record[1]} ${value.length}\n${text.slice(begin + record[0].length, head)}${value}${text.slice(head + Number(record[2]))}`;
		} else if (below(2)) {
			text = text.slice(0, at) + text.slice(at + below(40));
		} else {
			text = text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
		}
	}
	return Buffer.from(text, 'latin1');
};

let opened = 0;
let refused = 0;

for (let i = 0; i < count; i++) {
	const report = reports[i % reports.length];
	const tree = flat('report', report);

	try {
		engine.open({ ...inputs, report: readFileSync(report), reportTree: mutated(tree) });
		engine.check('buy\nbuild\nmarch\nwhen : yes\n');
		engine.next('');
		opened++;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (!/[a-z]/.test(error.message)) throw new Error('a refusal without a sentence');
		refused++;
	}
}
console.log(`# ${opened} opened, ${refused} refused`);
process.exitCode = opened && refused ? 0 : 1;
