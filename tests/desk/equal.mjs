// SPDX-License-Identifier: MIT
// equal.mjs GAME LETTERS REPORT.xml...: for each report some letters made by chance; the desk's engine says of each what
// the program says, byte for byte. Prints what differs; exits with 1 where something does.
// DESK is the folder of the engine, FLAT and TRADEPOST the programs, TRADEPOST_DATA where the data lie.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { DESK, FLAT, PAGE, TRADEPOST, TRADEPOST_DATA } = process.env;
const { Engine, Refusal } = await import(`${PAGE}/engine.js`);
const [game, count, ...reports] = process.argv.slice(2);
const engine = await Engine.load(await WebAssembly.compile(readFileSync(`${DESK}/engine.wasm`)));
const flat = (what, file) => execFileSync(FLAT, [what, file], { maxBuffer: 1 << 26 });
const data = (file) => readFileSync(`${TRADEPOST_DATA}/${file}`);
const box = `${TRADEPOST_DATA}/db/boxes/${game}.xml`;

// The same numbers each time, so that what failed can be tried again.
let state = 1;
const below = (n) => {
	state = (Math.imul(state, 1103515245) + 12345) >>> 0;
	return (state >>> 8) % n;
};
const pick = (list) => list[below(list.length)];

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
	state = report.split('').reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
	engine.open({
		report: readFileSync(report),
		reportTree: flat('report', report),
		box: readFileSync(box),
		boxTree: flat('box', box),
		clauses: data(`db/rules/${game}.txt`),
		orderTexts: data('templates/order.en.txt'),
		phrases: data('templates/report.en.txt'),
		gamePhrases: data(`templates/${game}.en.txt`),
	});
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
