// SPDX-License-Identifier: MIT
// Conveniences; every page works without them. The arrow keys step from season to season. What is folded opens
// for who comes for something in it, and for print. A tap on a map says what stands there. A slider leads
// through the maps of a match. And a match's story can be searched, with lunr and the words
// of search.js, which are fetched when they are first wanted.
"use strict";

// Calls step with -1 or 1 at an arrow key. Where something scrolls sideways or is typed into the arrows are its own.
function onArrows(step) {
	document.addEventListener("keydown", function (event) {
		var by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		var at = event.target;

		if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
			return;
		if (!at.closest || !at.closest("input, textarea, select, [tabindex]"))
			step(by);
	});
}

onArrows(function (by) {
	var link = document.querySelector("nav.steps a[rel=" + (by < 0 ? "prev" : "next") + "]");

	if (link)
		link.click();
});

(function () {
	function unfold() {
		var at = document.getElementById(location.hash.slice(1));
		var fold = at && at.closest("details");

		if (fold && !fold.open) {
			fold.open = true;
			at.scrollIntoView();
		}
	}

	window.addEventListener("hashchange", unfold);
	unfold();
	window.addEventListener("beforeprint", function () {
		document.querySelectorAll("details:not(.long)").forEach(function (fold) {
			fold.open = true;
		});
	});
})();

// What the pointer is told where it rests.
(function () {
	var board = document.querySelector("figure.after svg");
	var spot = document.querySelector("p.spot");
	var hint = "Tap a space of the map to read what stands there.";

	if (!board || !spot)
		return;
	spot.textContent = hint;
	board.addEventListener("click", function (event) {
		var at = event.target.closest("g");
		var title = null;

		while (at && !title) {
			title = at.querySelector(":scope > title");
			at = at.parentElement.closest("g");
		}
		spot.textContent = title ? title.textContent : hint;
		spot.classList.toggle("told", title !== null);
	});
})();

(function () {
	var form = document.querySelector(".film-steps");
	var figure = document.querySelector("figure.film");
	var pages = document.querySelectorAll("ul.shelf a");
	var range, timer;

	function show() {
		var page = pages[range.value];
		var image = figure.querySelector("img");

		image.src = page.getAttribute("href").replace(/html$/, "svg#plain");
		image.alt = "The map after " + page.textContent;
		figure.querySelector("a").href = page.href;
		form.querySelector("output").textContent = page.textContent;
	}

	function stop() {
		clearInterval(timer);
		timer = 0;
		form.querySelector("button").textContent = "Play";
	}

	function step() {
		if (+range.value === pages.length - 1)
			return stop();
		range.value = +range.value + 1;
		show();
	}

	function play() {
		if (timer)
			return stop();
		if (+range.value === pages.length - 1)
			range.value = 0;
		show();
		timer = setInterval(step, 1000);
		form.querySelector("button").textContent = "Stop";
	}

	if (!form)
		return;
	range = form.querySelector("input");
	form.hidden = false;
	form.querySelector("button").addEventListener("click", play);
	range.addEventListener("input", function () {
		stop();
		show();
	});
	onArrows(function (by) {
		stop();
		range.value = +range.value + by;
		show();
	});
})();

(function () {
	var form = document.querySelector("form.search");
	var pages = null, index = null, asked = false;

	function say(words) {
		form.querySelector("[role=status]").textContent = words;
	}

	// All words must be there, each whole or as a beginning.
	function find(words) {
		return index.query(function (query) {
			words.forEach(function (word) {
				query.term(window.lunr.tokenizer(word), {
					presence: window.lunr.Query.presence.REQUIRED,
					wildcard: window.lunr.Query.wildcard.TRAILING
				});
			});
		});
	}

	function add(list, page) {
		var item = document.createElement("li");
		var link = document.createElement("a");

		link.href = page[0];
		link.textContent = page[1];
		item.appendChild(link);
		list.appendChild(item);
	}

	function show() {
		var words = form.q.value.toLowerCase().split(/\s+/).filter(Boolean);
		var list = form.querySelector("ol.found");
		var found;

		list.textContent = "";
		say("");
		if (!index || !words.length)
			return;
		found = find(words);
		say(found.length + " " + form.dataset.word + (found.length === 1 ? "" : "s"));
		found.slice(0, 50).forEach(function (one) {
			add(list, pages[one.ref]);
		});
	}

	// What search.js calls with its data.
	window.tradepostSearch = function (data) {
		pages = data;
		index = window.lunr(function () {
			var builder = this;

			// Names are no English words, so nothing is cut or left out.
			builder.pipeline.reset();
			builder.searchPipeline.reset();
			builder.ref("nth");
			builder.field("words");
			data.forEach(function (page, nth) {
				var words = (page[1] + " " + page[2]).replace(/[^\p{L}\p{N}]+/gu, " ");

				builder.add({ nth: nth, words: words });
			});
		});
		show();
	};

	function fetchScript(source, then) {
		var script = document.createElement("script");

		script.src = source;
		script.onload = then;
		script.onerror = function () {
			say("The search is not here.");
		};
		document.head.appendChild(script);
	}

	function begin() {
		if (asked)
			return;
		asked = true;
		fetchScript("../../lunr.js", function () {
			fetchScript("search.js", null);
		});
	}

	if (!form)
		return;
	form.hidden = false;
	form.addEventListener("submit", function (event) {
		event.preventDefault();
		begin();
		show();
	});
	form.q.addEventListener("focus", begin);
	form.q.addEventListener("input", function () {
		begin();
		show();
	});
	// An address that ends in ?q=castle searches at once.
	form.q.value = new URLSearchParams(location.search).get("q") || "";
	if (form.q.value)
		begin();
})();
