-- SPDX-License-Identifier: MIT
-- Schema 11: until when nothing is due in a match, so that tick looks at few of many; and the
-- first day of a vacation.

ALTER TABLE matches ADD COLUMN wake INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_awake ON matches (state, wake);
ALTER TABLE attendance ADD COLUMN away_from INTEGER NOT NULL DEFAULT 0;

PRAGMA user_version = 11;
