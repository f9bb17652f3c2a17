// SPDX-License-Identifier: MIT
// The map of a page as 64 columns of 16 greys, 0 being black: so coarse that no font matters, and a text that
// shows where it changed. The body of a function for ChromeDriver, on a page that is served: of a picture
// from disk a canvas tells nothing.
const columns = 64;
const fine = 8;
const map = document.querySelector("figure.after svg").viewBox.baseVal;
const rows = Math.round(columns * map.height / map.width);
const picture = new Image();

picture.src = location.pathname.replace(/html$/, "svg");
await picture.decode();

const canvas = Object.assign(document.createElement("canvas"), { width: columns * fine, height: rows * fine });
const context = canvas.getContext("2d");

context.fillStyle = "white";
context.fillRect(0, 0, canvas.width, canvas.height);
context.drawImage(picture, 0, 0, canvas.width, canvas.height);

const points = context.getImageData(0, 0, canvas.width, canvas.height).data;

function grey(column, row) {
	let sum = 0;

	for (let y = row * fine; y < (row + 1) * fine; y++)
		for (let x = column * fine; x < (column + 1) * fine; x++) {
			const at = 4 * (y * canvas.width + x);

			sum += 0.2126 * points[at] + 0.7152 * points[at + 1] + 0.0722 * points[at + 2];
		}
	return Math.min(15, Math.floor(sum / (fine * fine) / 16)).toString(16);
}

return Array.from({ length: rows }, (_, row) =>
	Array.from({ length: columns }, (_, column) => grey(column, row)).join("")).join("\n");
