// SPDX-License-Identifier: MIT
// The engine of the desk, as src/desk/desk.h describes it, for a page, a worker or node.

/** What a desk is given, in the order of enum desk_input. */
export const INPUT = {
	report: 0,
	reportTree: 1,
	box: 2,
	boxTree: 3,
	clauses: 4,
	orderTexts: 5,
	phrases: 6,
	gamePhrases: 7,
	orders: 8,
};

/** A fault of the engine itself: the engine must be thrown away. */
export class EngineFault extends Error {}

/** A report or letter with which nothing can be done, and why. */
export class Refusal extends Error {}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
	/** @param {WebAssembly.Exports & Record<string, any>} exports */
	constructor(exports) {
		this.exports = exports;
		this.desk = exports.desk_new();
	}

	/**
	 * Loads an engine of its own.
	 * @param {WebAssembly.Module} module
	 */
	static async load(module) {
		/** @type {any} */
		let exports = null;
		const text = (at, n) => decoder.decode(new Uint8Array(exports.memory.buffer, at, n));
		// The library of C wants these for printing, which nothing does.
		const never = () => 8;
		const instance = await WebAssembly.instantiate(module, {
			page: {
				fault: (at, n) => {
					throw new EngineFault(text(at, n));
				},
			},
			wasi_snapshot_preview1: { fd_close: never, fd_seek: never, fd_write: never },
		});

		exports = instance.exports;
		exports._initialize();
		return new Engine(exports);
	}

	/**
	 * @param {number} what one of INPUT
	 * @param {string | Uint8Array} value
	 */
	give(what, value) {
		const bytes = typeof value === 'string' ? encoder.encode(value) : value;
		const at = this.exports.desk_give(this.desk, what, bytes.length);

		new Uint8Array(this.exports.memory.buffer).set(bytes, at);
	}

	answer() {
		const at = this.exports.desk_answer(this.desk);
		const n = this.exports.desk_answer_size(this.desk);

		return decoder.decode(new Uint8Array(this.exports.memory.buffer, at, n));
	}

	/**
	 * Calls a function of desk.h and returns its answer.
	 * @param {string} name
	 * @param {...number} more
	 */
	call(name, ...more) {
		if (!this.exports[`desk_${name}`](this.desk, ...more)) throw new Refusal(this.answer());
		return this.answer();
	}

	/**
	 * Opens a report with what its game needs.
	 * @param {Record<string, string | Uint8Array>} inputs by the names of INPUT
	 */
	open(inputs) {
		for (const [name, value] of Object.entries(inputs)) this.give(INPUT[name], value);
		this.call('open');
	}

	/** @param {string} orders */
	check(orders) {
		this.give(INPUT.orders, orders);
		return this.call('check');
	}

	/** @param {string} orders */
	lines(orders) {
		this.give(INPUT.orders, orders);
		return JSON.parse(this.call('lines'));
	}

	/**
	 * @param {string} orders
	 * @param {number} times
	 * @param {boolean} autopilot
	 */
	forecast(orders, times, autopilot) {
		this.give(INPUT.orders, orders);
		return this.call('forecast', times, autopilot ? 1 : 0);
	}

	/**
	 * Begins a forecast, which play goes on with until it returns the result.
	 * @param {string} orders
	 * @param {number} times
	 */
	begin(orders, times) {
		this.give(INPUT.orders, orders);
		this.call('forecast_begin', times, 1);
	}

	/** @param {number} most plays */
	play(most) {
		const { played, times } = JSON.parse(this.call('forecast_play', most));

		return played < times ? { played, times } : JSON.parse(this.call('forecast_result'));
	}

	/** @param {string} words */
	next(words) {
		this.give(INPUT.orders, words);
		return JSON.parse(this.call('next'));
	}

	/** @param {string} id */
	clause(id) {
		this.give(INPUT.orders, id);
		return this.call('clause');
	}

	template() {
		return this.call('template');
	}

	map() {
		return this.call('map');
	}
}
