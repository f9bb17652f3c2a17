// SPDX-License-Identifier: MIT
// serve.js FOLDER: the folder as a web server shows it, on a free port of this machine's loopback, which is
// printed. It is stricter than most: nothing from elsewhere is allowed, no script within a page, and no
// guess at what a file may be.
"use strict";
const fs = require("fs");
const http = require("http");
const path = require("path");

const kinds = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
};
// A picture within a page has a style of its own, and the icon is an empty one of data.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
	+ "img-src 'self' data:; form-action 'self'; base-uri 'none'";
const root = path.resolve(process.argv[2]);

const server = http.createServer(function (request, response) {
	const name = decodeURIComponent(new URL(request.url, "http://club").pathname);
	const file = path.join(root, name.endsWith("/") ? name + "index.html" : name);

	fs.readFile(file, function (error, bytes) {
		if (error)
			response.writeHead(404).end();
		else
			response.writeHead(200, {
				"Content-Type": kinds[path.extname(file)] || "application/octet-stream",
				"Content-Security-Policy": policy,
				"X-Content-Type-Options": "nosniff",
			}).end(bytes);
	});
});
server.listen(0, "127.0.0.1", function () {
	console.log(server.address().port);
});
