-- SPDX-License-Identifier: MIT
-- Schema 8: who asks for an open seat, the addresses that players ask for, acks of letters that a restore
-- lacks, whom pages name, the zones of people, and
-- letters that are not clear.

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

CREATE TABLE address_requests (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	mail TEXT NOT NULL,
	asked INTEGER NOT NULL,
	letter BLOB CHECK (length(letter) = 32),
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE acks (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	seq INTEGER NOT NULL,
	received INTEGER NOT NULL,
	hash BLOB NOT NULL CHECK (length(hash) = 32),
	UNIQUE (match, hash)
) STRICT;

ALTER TABLE persons ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1);
ALTER TABLE seats ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1);
ALTER TABLE leavers ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1);
ALTER TABLE leavers ADD COLUMN person INTEGER REFERENCES persons (id);
ALTER TABLE persons ADD COLUMN zone TEXT NOT NULL DEFAULT '';

ALTER TABLE letters ADD COLUMN unclear INTEGER NOT NULL DEFAULT 0 CHECK (unclear >= 0);

PRAGMA user_version = 8;
