-- SPDX-License-Identifier: MIT
-- Schema 8: who asks for an open seat.

CREATE TABLE seat_requests (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	name TEXT NOT NULL,
	mail TEXT NOT NULL,
	asked INTEGER NOT NULL,
	confirmed INTEGER NOT NULL,
	UNIQUE (match, mail)
) STRICT;

CREATE TABLE asked_addresses (
	hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
	asked INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 8;
