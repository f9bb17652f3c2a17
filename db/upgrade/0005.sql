-- SPDX-License-Identifier: MIT
-- Schema 5: there is one protocol. A match of the one before it, which was never released, has no records.

CREATE TABLE kept (protocol INTEGER
	CONSTRAINT "a match in it has no records: play that on with the tradepost it was made with"
	CHECK (protocol = 1)) STRICT;
INSERT INTO kept SELECT protocol FROM matches;
DROP TABLE kept;

ALTER TABLE matches DROP COLUMN protocol;

PRAGMA user_version = 5;
