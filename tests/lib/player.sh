#!/bin/sh
# SPDX-License-Identifier: MIT
# player.sh GAME [FILE]: out of a report, the letter of somebody who can read and no more
game=$1
shift
demo=$(dirname "$0")/../demo
exec awk -f "$demo/player-$game.awk" -f "$demo/template.awk" "$@"
