// SPDX-License-Identifier: MIT
// What a page must keep to: all that html-validate recommends, and all of the standard.
module.exports = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document", "html-validate:standard"],
	rules: {
		// Which of two spellings an attribute has is the serializer's choice, and both are valid: libxml2
		// leaves out the values of those that HTML 4 had, so hidden="hidden" keeps its own.
		"attribute-boolean-style": "off",
		// A sum is for files of other hosts, of which there are none; ours change with the templates.
		"require-sri": ["error", { target: "crossorigin" }],
	},
};
