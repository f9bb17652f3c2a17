// SPDX-License-Identifier: MIT
// The engine as the page sees it: calls that a worker answers.

export class Desk {
	/** @param {string} source of the worker @param {Uint8Array} engine */
	constructor(source, engine) {
		this.source = source;
		this.engine = engine;
		this.waiting = new Map();
		this.count = 0;
		this.begin();
	}

	begin() {
		this.worker = new Worker(URL.createObjectURL(new Blob([this.source], { type: 'text/javascript' })));
		this.worker.onmessage = ({ data }) => {
			const { resolve, reject } = this.waiting.get(data.id);

			this.waiting.delete(data.id);
			if (data.refused === undefined) resolve(data.result);
			else reject(new Error(data.fault ? `The engine has a fault of its own: ${data.refused}` : data.refused));
		};
		this.loaded = this.ask('load', this.engine);
	}

	/** @param {string} call @param {...any} args @returns {Promise<any>} */
	ask(call, ...args) {
		const id = ++this.count;

		this.worker?.postMessage({ id, call, args });
		return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
	}

	/** Stops what the engine does, and opens the report again. */
	async stop() {
		this.worker?.terminate();
		for (const { reject } of this.waiting.values()) reject(new Error('stopped'));
		this.waiting.clear();
		this.begin();
		await this.ask('open', this.inputs);
	}

	/** @param {Record<string, string>} inputs */
	open(inputs) {
		this.inputs = inputs;
		return this.ask('open', inputs);
	}
}
