-- SPDX-License-Identifier: MIT
-- Schema 4: a season says which seats have something to write for the next one; where none has, its
-- reports wait for those of that season.

ALTER TABLE seasons ADD COLUMN writers INTEGER CHECK (writers BETWEEN 0 AND 65535);
ALTER TABLE amends ADD COLUMN writers INTEGER CHECK (writers BETWEEN 0 AND 65535);
ALTER TABLE branches ADD COLUMN writers INTEGER CHECK (writers BETWEEN 0 AND 65535);

-- Reports that go out with the one of the season after, for which no seat had anything to write.
CREATE TABLE untold (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	text TEXT NOT NULL,
	xml TEXT NOT NULL,
	record TEXT NOT NULL, -- the season's, as it is enclosed
	PRIMARY KEY (match, season, seat)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 4;
