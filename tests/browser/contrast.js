// SPDX-License-Identifier: MIT
// What axe-core leaves out: whether the words of a map stand out from what lies below them. The body of a
// function for ChromeDriver; it gives a line for each word that does not, after the measure of WCAG 2.1.
const channels = text => text.match(/[\d.]+/g).map(Number);

function luminance(color) {
	const [r, g, b] = channels(color).slice(0, 3).map(value => {
		const part = value / 255;

		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});

	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
	const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);

	return (high + 0.05) / (low + 0.05);
}

const paints = style => style.fill !== "none" && style.fillOpacity > 0.5 && style.opacity > 0.5;

// What is painted there last before the word.
function ground(word, x, y) {
	const below = document.elementsFromPoint(x, y).find(element =>
		!element.closest("text") && element.closest("svg.board") && element.tagName !== "svg"
		&& !(element.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_PRECEDING)
		&& paints(getComputedStyle(element)));

	return below ? getComputedStyle(below).fill : getComputedStyle(document.body).backgroundColor;
}

function fault(word) {
	const box = word.getBoundingClientRect();
	const style = getComputedStyle(word);
	const grounds = style.paintOrder.startsWith("stroke") && style.stroke !== "none" ? [style.stroke]
		: [0.2, 0.5, 0.8].map(part => ground(word, box.left + part * box.width,
			(box.top + box.bottom) / 2));
	const worst = Math.min(...grounds.map(color => contrast(style.fill, color)));

	return worst < 4.5 ? [`"${word.textContent}" (${word.getAttribute("class")}): ${worst.toFixed(1)}, ${style.fill} on ${grounds}`] : [];
}

return [...document.querySelectorAll("svg.board text")].filter(word => word.textContent.trim()).flatMap(fault).join("\n");
