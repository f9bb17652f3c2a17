// SPDX-License-Identifier: MIT
// The engine, apart from the page: what takes long does not keep the page waiting.
import { Engine, EngineFault } from './engine.js';

/** @type {WebAssembly.Module | null} */
let module = null;
/** @type {Engine | null} */
let engine = null;
/** What the last report was opened with: an engine that failed is thrown away, and another opens it again. */
let opened = null;

const calls = {
	async load(bytes) {
		module = await WebAssembly.compile(bytes);
	},
	async open(inputs) {
		engine = await Engine.load(/** @type {WebAssembly.Module} */ (module));
		opened = inputs;
		engine.open(inputs);
	},
	lines: (orders) => engine?.lines(orders),
	next: (words) => engine?.next(words),
	clause: (id) => engine?.clause(id),
	begin: (orders, times) => engine?.begin(orders, times),
	play: (most) => engine?.play(most),
};

const isFault = (error) => error instanceof EngineFault || error instanceof WebAssembly.RuntimeError;

self.onmessage = async ({ data: { id, call, args } }) => {
	try {
		self.postMessage({ id, result: await calls[call](...args) });
	} catch (error) {
		self.postMessage({ id, refused: error.message, fault: isFault(error) });
		if (isFault(error) && opened && call !== 'open') await calls.open(opened).catch(() => null);
	}
};
