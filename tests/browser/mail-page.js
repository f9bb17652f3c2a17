// SPDX-License-Identifier: MIT
// Prints the page in a mail that is read from standard input.
const mail = require("fs").readFileSync(0, "latin1").replace(/\r\n/g, "\n");
const part = mail.slice(mail.indexOf("Content-Type: text/html"));
const body = part.slice(part.indexOf("\n\n") + 2, part.indexOf("\n--=_"));
const bytes = body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

process.stdout.write(Buffer.from(bytes, "latin1"));
