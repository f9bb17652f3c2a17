-- SPDX-License-Identifier: MIT
-- Schema 7: the people whom the referee seats by name.

CREATE TABLE persons (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE
		CHECK (length(name) BETWEEN 1 AND 24 AND name NOT GLOB '*[^a-z0-9-]*'),
	shown TEXT NOT NULL,
	mail TEXT NOT NULL,
	key TEXT NOT NULL
) STRICT;

ALTER TABLE seats ADD COLUMN person INTEGER REFERENCES persons (id);

PRAGMA user_version = 7;
