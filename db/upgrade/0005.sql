-- SPDX-License-Identifier: MIT
-- Schema 5: there is one protocol. A match of the one before it, which was never released, has no records.
-- Mails that name no seat lie in a table of the name that pages call them by.

CREATE TABLE kept (protocol INTEGER
	CONSTRAINT "a match in it has no records: play that on with the tradepost it was made with"
	CHECK (protocol = 1)) STRICT;
INSERT INTO kept SELECT protocol FROM matches;
DROP TABLE kept;

ALTER TABLE matches DROP COLUMN protocol;

CREATE TABLE unknown_senders (
	id INTEGER PRIMARY KEY,
	received INTEGER NOT NULL,
	source TEXT NOT NULL,
	reason TEXT NOT NULL
) STRICT;
INSERT INTO unknown_senders SELECT id, received, source, reason FROM strangers;
DROP TABLE strangers;

PRAGMA user_version = 5;
