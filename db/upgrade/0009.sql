-- SPDX-License-Identifier: MIT
-- Schema 9: seasons that wait for a later deadline whatever comes in, and the languages of people.

ALTER TABLE clocks ADD COLUMN punctual INTEGER NOT NULL DEFAULT 0 CHECK (punctual BETWEEN 0 AND 1);

ALTER TABLE persons ADD COLUMN language TEXT NOT NULL DEFAULT '';

PRAGMA user_version = 9;
