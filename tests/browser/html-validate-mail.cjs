// SPDX-License-Identifier: MIT
// What the page of a mail must keep to: the same, but for styles at their elements, and for the attributes that
// mail programs still go by.
const page = require("./html-validate.cjs");

module.exports = {
	...page,
	rules: {
		...page.rules,
		"no-inline-style": "off",
		"no-deprecated-attr": "off",
	},
};
