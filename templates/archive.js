// SPDX-License-Identifier: MIT
// A convenience: the arrow keys step from season to season. Every page works without it.
"use strict";
document.addEventListener("keydown", function (event) {
	var rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
	var at = event.target;
	var link;

	if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
		return;
	// Where something scrolls sideways or is typed into the arrows are its own.
	if (at.closest && at.closest("input, textarea, select, [tabindex]"))
		return;
	link = document.querySelector("nav.steps a[rel=" + rel + "]");
	if (link)
		link.click();
});
