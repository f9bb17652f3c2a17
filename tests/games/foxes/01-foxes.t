# SPDX-License-Identifier: MIT
game foxes
    red at: oak
    blue at: elm
    oak, elm: bone

case a bone lies in each space, and foxes have one between them [start 1]
given set-up seats 3
expect
    oak, may: bone
    red at: oak
    green at: yew

case a die decides who finds a bone, and a fox goes one space [turn 1, turn 2]
given
    dice paws red: 3
    dice paws blue: 2
orders red
    dig
orders blue
    dig
    go fir
expect
    red larder: bone
    told all: missed blue elm [turn 2]
next season
orders red
    dig
    go elm
    go ash
expect
    refused red 1: bare oak [turn 2]
    refused red 2: far elm [turn 1]
    told all: went red ash [turn 1]

case foxes that would go to one space stay, and so does one that digs there [turn 3]
given
    blue at: ash
orders red
    dig
orders blue
    go oak
expect
    told all: met blue oak [turn 3]
    refused red 1: met red oak [turn 3]
    blue at: ash
    oak: bone

case who has most bones after the last season has won [end 1]
given season 8
    red larder: bone
expect
    over
    rank red: 1
