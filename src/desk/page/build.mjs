// SPDX-License-Identifier: MIT
// build.mjs ENGINE.wasm DATA OUT.html GAME...: makes the page of its parts, one file that needs no other. What a browser
// may run in it is named by its hash.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const { build } = createRequire(`${process.env.DESK_TOOLS}/package.json`)('esbuild');
const [engine, data, out, ...games] = process.argv.slice(2);
const page = new URL('.', import.meta.url).pathname;
const text = (file) => readFileSync(`${data}/${file}`, 'utf8');
const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64');
const hash = (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const bundle = async (file, plugins) => {
	const made = await build({ entryPoints: [page + file], bundle: true, minify: true, write: false, format: 'esm',
		target: ['chrome109', 'firefox115', 'safari16.4'], charset: 'ascii', plugins });

	// No end of an element may stand in a script.
	return made.outputFiles[0].text.replace(/<\/(script)/gi, '<\\/$1');
};

const worker = await bundle('worker.js', []);
const script = await bundle('main.js', [{
	name: 'worker',
	setup(made) {
		made.onResolve({ filter: /^worker$/ }, () => ({ path: 'worker', namespace: 'worker' }));
		made.onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: worker, loader: 'text' }));
	},
}]);
const style = readFileSync(`${page}style.css`, 'utf8').replace(/\/\*.*?\*\/\n?/gs, '');
const texts = JSON.stringify({
	games: Object.fromEntries(games.map((game) => [game, {
		box: text(`db/boxes/${game}.xml`),
		clauses: text(`db/rules/${game}.txt`),
		phrases: text(`templates/${game}.en.txt`),
	}])),
	phrases: text('templates/report.en.txt'),
	orders: text('templates/order.en.txt'),
});
const policy = [
	"default-src 'none'",
	`script-src ${hash(script)} blob: 'wasm-unsafe-eval'`,
	'worker-src blob:',
	`style-src ${hash(style)}`,
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
].join('; ');
const parts = { POLICY: policy, STYLE: style, ENGINE: packed(readFileSync(engine)), TEXTS: packed(texts), SCRIPT: script };

writeFileSync(out, readFileSync(`${page}index.html`, 'utf8').replace(/\b(POLICY|STYLE|ENGINE|TEXTS|SCRIPT)\b/g, (name) => parts[name]));
console.log(`${out}: ${readFileSync(out).length} bytes, ${gzipSync(readFileSync(out)).length} compressed`);
