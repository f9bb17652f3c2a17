// SPDX-License-Identifier: MIT
// mail-support.mjs TOOLS LIST PAGE...: which features of the pages of mails some mail program does not support, by
// the table of caniemail.com, and LIST does not say why that does no harm; and what LIST says in vain. Nothing where
// all is well. What nobody tried in a program is taken as supported.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [tools, list, ...pages] = process.argv.slice(2);
const { caniemail, rawData } = await import(pathToFileURL(`${tools}/node_modules/caniemail/dist/index.js`));
const families = ["apple-mail", "gmail", "gmx", "outlook", "protonmail", "thunderbird", "yahoo"];

// A program that is not in a row would end the search.
function fillTable() {
	const programs = families.map(family =>
		[family, new Set(rawData.data.flatMap(row => Object.keys(row.stats[family] ?? {})))]);

	for (const { stats } of rawData.data)
		for (const [family, names] of programs)
			for (const name of names)
				fillRow(stats, family, name);
}

function fillRow(stats, family, name) {
	const versions = (stats[family] ??= {})[name] ??= { untried: "u" };

	for (const version of Object.keys(versions))
		if (versions[version].startsWith("u"))
			versions[version] = "y";
}

// By feature: the programs that do not support it, and what the table notes.
function faults(page) {
	const { issues } = caniemail({ clients: families.map(family => `${family}.*`), html: readFileSync(page, "utf8") });

	return [...issues.errors, ...issues.warnings].flatMap(([program, found]) => found.map(fault =>
		({ feature: fault.title, says: `${program} ${fault.support} ${fault.notes.join(" ")}`.trim() })));
}

fillTable();

const harmless = new Map(readFileSync(list, "utf8").split("\n").filter(line => line && !line.startsWith("#"))
	.map(line => line.split(" - ")));
const found = pages.flatMap(faults);

for (const [feature, reason] of harmless) {
	if (!reason)
		console.log(`${feature}: the list gives no reason`);
	if (!found.some(fault => fault.feature === feature))
		console.log(`${feature}: is in the list, and no page needs it there`);
}
for (const line of new Set(found.filter(fault => !harmless.has(fault.feature)).map(fault => `${fault.feature}: ${fault.says}`)))
	console.log(line);
