// SPDX-License-Identifier: MIT
// A file that the browser's parser has read, in the flat form of src/desk/flat.h.

const encoder = new TextEncoder();
const size = (/** @type {string} */ text) => encoder.encode(text).length;

/**
 * Returns the flat form of XML, and its document; throws where the XML is none.
 * @param {string} xml
 */
export function flatten(xml) {
	const read = new DOMParser().parseFromString(xml.replace(/^\ufeff/, ''), 'application/xml');
	let line = 1;
	let text = '';
	let out = '';
	const endText = () => {
		if (text) out += `'${line} ${size(text)}\n${text}`;
		text = '';
	};
	/** @param {Element} element */
	const walk = (element) => {
		out += `<${line} ${size(element.nodeName)} ${element.attributes.length}\n${element.nodeName}`;
		for (const { name, value } of element.attributes) out += `=${size(name)} ${size(value)}\n${name}${value}`;
		for (const node of element.childNodes) {
			if (node.nodeType === Node.TEXT_NODE) {
				text += node.nodeValue;
				line += (node.nodeValue?.match(/\n/g) ?? []).length;
			} else if (node.nodeType === Node.ELEMENT_NODE) {
				endText();
				walk(/** @type {Element} */ (node));
			} else {
				endText();
			}
		}
		endText();
		out += '>\n';
	};

	if (read.getElementsByTagName('parsererror').length) throw new Error('this file is not the XML of a report');
	walk(read.documentElement);
	return { flat: out, document: read };
}
