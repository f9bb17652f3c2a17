// SPDX-License-Identifier: MIT
// equal.mjs GAME LETTERS REPORT.xml...: for each report some letters made by chance; the desk's engine says of each what
// the program says, byte for byte. Prints what differs; exits with 1 where something does.
// TRADEPOST is the program.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { below, engine, flat, inputsOf, pick, Refusal, seed } from './harness.mjs';

const { TRADEPOST } = process.env;
const [game, count, ...reports] = process.argv.slice(2);
const inputs = inputsOf(game);

// An order made of what is offered, word by word; empty where nothing is.
const order = () => {
	const first = engine.next('').forms;
	let form = pick(first);
	let words = '';

	if (!form) return '';
	if (!form.names.length) return form.form.replace(/[^a-z -].*$/, '').trim();
	for (let i = 0; i < 8 && form.names.length && (!form.whole || below(2)); i++) {
		const name = pick(form.names);

		words = name.words;
		form = engine.next(words).forms.find((other) => other.form === form.form) ?? { names: [], whole: false };
	}
	return words;
};

// What people do to a line.
const mangled = (line) => {
	const at = below(line.length + 1);

	switch (below(8)) {
		case 0:
			return line.slice(0, at) + line.slice(at + 1);
		case 1:
			return `please ${line}`;
		case 2:
			return `if season > ${below(30)}: ${line}`;
		case 3:
			return `@ ${line}`;
		case 4:
			return `else ${line}`;
		case 5:
			return `${line} and ${order()}`;
		case 6:
			return `${line.slice(0, at)}\u00e9\u{1f409}${line.slice(at)}`;
		default:
			return pick(['cancel 1', 'when : yes', 'hello, all!', '/who', '# a comment', 'at 3 ' + line]);
	}
};

const letter = () => {
	const lines = [];

	for (let i = below(12); i >= 0; i--) {
		const line = order();

		lines.push(below(4) ? line : mangled(line));
	}
	return `${lines.join('\n')}\n`;
};

const native = (command, report, orders, ...more) => {
	writeFileSync('orders.txt', orders);
	try {
		return execFileSync(TRADEPOST, [command, report, 'orders.txt', ...more], { encoding: 'utf8' });
	} catch (failed) {
		return failed.stdout;
	}
};

let differ = 0;
let tried = 0;
const compare = (what, report, orders, mine, theirs) => {
	tried++;
	if (mine === theirs) return;
	differ++;
	if (differ < 4) console.log(`# ${report}: ${what} differs\n# ${[orders, mine, theirs].join('\n----\n').replace(/\n/g, '\n# ')}`);
};

for (const report of reports) {
	seed(report);
	engine.open({ ...inputs, report: readFileSync(report), reportTree: flat('report', report) });
	for (let i = 0; i < count; i++) {
		const orders = letter();

		compare('check', report, orders, engine.check(orders), native('check', report, orders));
		JSON.parse(JSON.stringify(engine.lines(orders)));
		if (i % 4) continue;
		compare('forecast', report, orders, engine.forecast(orders, 5, true),
			native('forecast', report, orders, '--times', '5', '--others', 'autopilot'));
	}
}
// A tree that is none is refused in a sentence, and the engine goes on.
try {
	engine.open({ reportTree: '<1 6 0\nreport' });
	differ++;
} catch (refused) {
	if (!(refused instanceof Refusal)) throw refused;
}
console.log(`# ${tried} compared`);
process.exitCode = differ || !tried ? 1 : 0;
