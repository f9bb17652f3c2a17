-- SPDX-License-Identifier: MIT
-- Schema 6: each page of the file ends with a checksum; store_open.c has made room for it before this file
-- is run, as that cannot be done in a transaction.

PRAGMA user_version = 6;
