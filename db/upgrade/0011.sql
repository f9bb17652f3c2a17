-- SPDX-License-Identifier: MIT
-- Schema 11: until when nothing is due in a match, so that tick looks at few of many.

ALTER TABLE matches ADD COLUMN wake INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_awake ON matches (state, wake);

PRAGMA user_version = 11;
