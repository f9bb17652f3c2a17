# SPDX-License-Identifier: MIT
# Trading posts: where they lie, who owns them, when they are gained and lost, teleports, and what they bring.

# Red marches here from s24 to post 1 on s34, one step to the south, and on to s44 or s33. Posts 2 and 3 lie on s63 and
# s41. Faces of the red die: 1 to 3 are suns of 3 steps, 4 and 5 winds of 2, 6 is a cloud of 1.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    s34: post-1
    s63: post-2
    s41: post-3

# ---- where they lie ----

case with two seats posts 1, 2 and 3 are placed, post 4 stays in the stock [post 1]
given set-up
expect
    told all: post-placed post-1
    told all: post-placed post-2
    told all: post-placed post-3
    told nobody: post-placed post-4
    square has 3 post in all
    stock has 0 post-1, 0 post-2, 0 post-3, 1 post-4

case with three seats post 4 is not used either [post 1]
given set-up seats 3
expect
    told all 3 times: post-placed
    stock has 1 post-4

case with four seats there are four posts [post 1]
given set-up seats 4
expect
    told all 4 times: post-placed
    square has 4 post in all
    map has 4 post in all
    stock has 0 post-1, 0 post-2, 0 post-3, 0 post-4

case chance places them on the squares that touch a mountain or a lake, not beside gates [post 1, post 2]
# On this map these are 23 squares from s22 to s66. The tenth is s41.
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
    dice post post-1: 1
    dice post post-2: 23
    dice post post-3: 10
expect
    told all: post-placed post-1 s22
    told all: post-placed post-2 s66
    told all: post-placed post-3 s41
    s22: post-1
    s66: post-2
    s41: post-3

case a square that touches resources only gets no post [post 1]
given set-up seats 6
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    s11 s12 s13 s14 s15 s16 s24: empty
    told all 4 times: post-placed

case no post lies on a square joined to a gate [post 2]
given set-up seats 5
expect
    s12 s15 s21 s26 s51 s56 s62 s65: empty
    told all 4 times: post-placed

case two posts that fell nearer than 3 are placed anew [post 2]
# s22 and s23 are 1 apart, s22 and s33 are 2, s22 and s34 are 3.
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
    dice post post-1: 1 1 1
    dice post post-2: 2 6 7
    dice post post-3: 23
expect
    s22: post-1
    s34: post-2
    s66: post-3

case after 500 draws in vain posts may lie beside gates [post 2]
# Both are drawn on s22 for 500 times; then the squares beside gates count too, the first of 29 is s21.
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1
    dice post post-2: 29
    dice post post-3: 15
expect
    s21: post-1
    s66: post-2
    s44: post-3

case after 1000 draws in vain posts need only be 2 apart [post 2]
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-2: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice post post-1: 1
    dice post post-2: 3
    dice post post-3: 7
expect
    s21: post-1
    s23: post-2
    s32: post-3

# ---- gained and lost ----

case a post is gained where a squad ends its move [post 4, post 9]
given
    s24: red 2 soldier
    red reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
expect
    told all: arrived red 2 s34
    told all: post-gained red post-1 s34 [post 4]
    s34: red post-1, red 2 soldier
    red silver-xadlas: 1

case a post is not gained in passing [post 4]
given
    s24: red 2 soldier
    red reserve: 6 soldier
    dice march red s24: 4
orders red
    march s24 via s34 s33
expect
    s33: red 2 soldier
    s34: post-1
    told nobody: post-gained
    told nobody: post-lost
    red silver-xadlas: 0

case a post is gained where the die gives out, though the path leads on [post 4]
given
    s24: red 2 soldier
    red reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34 s33
expect
    told all: post-gained red post-1 s34
    red silver-xadlas: 1

case a post is lost when the last soldier leaves it and no building stands there [post 4, post 9]
given
    s34: red 2 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    march s34 via s24
expect
    told all: post-lost red post-1 s34 [post 4]
    s34: post-1
    red silver-xadlas: 0

case a soldier left behind keeps the post [post 4]
given
    s34: red 2 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    march 1 s34 via s24
expect
    told nobody: post-lost
    s34: red post-1, red 1 soldier
    red silver-xadlas: 1

case a building keeps the post when the soldiers leave [post 4]
given
    s34: red 2 soldier, red settlement, red post-1
    o34: mine, red silo (for s34)
    red supply: 22 silo
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    march s34 via s24
expect
    told nobody: post-lost
    s34: red post-1, red settlement
    red silver-xadlas: 1

case a settlement built on an own post keeps it from then on [post 4, build 2]
given
    s34: red 2 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    build settlement s34
orders blue
    pass
expect
    s34: red post-1, red settlement, red 2 soldier
    red silver-xadlas: 1
next season
orders red
    march s34 via s24
expect
    s34: red post-1, red settlement
    red silver-xadlas: 1

case a squad that retreats from a post loses it [post 4, retreat 1]
given
    s34: red 2 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 6 soldier
orders red
    retreat s34
expect
    told all: post-lost red post-1 s34
    red silver-xadlas: 0
    s34: post-1

case a post whose last soldier goes home for want of support is lost [post 4, support 2]
given
    s25: red 2 soldier
    s34: red 1 soldier, red post-1
    s61: red settlement
    o61: field, red silo (for s61)
    s51: blue 2 soldier
    red supply: 22 silo
    red silver-xadlas: 1
    red reserve: 5 soldier
    blue reserve: 6 soldier
    dice march blue s51: 6
orders red
    pass
orders blue
    march s51 via s61
expect
    told all: raided blue red settlement s61
    then told all: went-home red 1 s34 g2
    told all: post-lost red post-1 s34
    s34: post-1
    red silver-xadlas: 0

case who is beaten on a post loses it, and the victor who stays there gains it [post 4, post 9]
given
    s24: red 2 soldier
    s34: blue 1 soldier, blue post-1
    blue silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 7 soldier
    red pile: b411, b402, b420, b330, b231, b222
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: battle-won red blue s34 6 3
    told all: post-lost blue post-1 s34
    told all: post-gained red post-1 s34
    s34: red post-1, red 1 soldier
    red silver-xadlas: 1
    blue silver-xadlas: 0

case a post whose squad is beaten by an attacker that is wiped out belongs to nobody [post 4, post 9, battle 19]
# Red plays 4/2/0 and wins by 6 to 4, but Blue's 2/3/1 kills both.
given
    s24: red 2 soldier
    s34: blue 2 soldier, blue post-1
    blue silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: battle-won red blue s34 6 4
    told all: post-lost blue post-1 s34
    told nobody: post-gained
    s34: post-1
    red silver-xadlas: 0
    blue silver-xadlas: 0

case who beats off an attack keeps his post [post 4]
given
    s24: red 2 soldier
    s34: blue 2 soldier, blue post-1
    blue silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b420, b330, b231, b222
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: battle-won blue red s34 4 3
    s34: blue post-1, blue 1 soldier
    blue silver-xadlas: 1
    red silver-xadlas: 0

case a squad beaten back onto the post it set out from owns it as before [post 4, home 1]
given
    s34: red 2 soldier, red post-1
    s44: blue 2 soldier
    red silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b420, b330, b231
    blue pile: b411, b312, b231, b303, b132, b123
    dice march red s34: 6
orders red
    march s34 via s44
orders blue
    pass
expect
    told all: battle-won blue red s44 5 4
    s34: red post-1, red 2 soldier
    red silver-xadlas: 1

case a squad beaten back onto a post on its path ends its move there and gains it [post 4, home 2]
given
    s24: red 2 soldier
    s44: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b420, b330, b231
    blue pile: b411, b312, b231, b303, b132, b123
    dice march red s24: 4
orders red
    march s24 via s34 s44
orders blue
    pass
expect
    told all: went-back red 2 s44 s34
    told all: post-gained red post-1 s34
    s34: red post-1, red 2 soldier
    red silver-xadlas: 1

case with a castle on a post both silver Xadlas go to its captor [post 9, castle 6]
given season 6
    s24: red 3 soldier
    s22: red settlement
    o22: field, red silo (for s22)
    s34: blue village (since 1 builder blue), blue castle (since 2 builder blue), blue 1 soldier, blue post-1
    o34: mine, 2 blue silo (for s34)
    red supply: 22 silo
    blue supply: 21 silo
    blue silver-xadlas: 2
    red reserve: 5 soldier
    blue reserve: 7 soldier
    red pile: b411, b402, b420, b330, b231, b222
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: castle-taken red blue s34
    red silver-xadlas: 2
    blue silver-xadlas: 0
    s34 has 1 red soldier, 1 red castle, 1 red post-1

# ---- raids ----

case a squad that only passes an unguarded settlement on a post takes the post from its owner [post 5, post 4]
given
    s24: red 2 soldier
    s34: blue settlement, blue post-1
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
    blue silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 4
orders red
    march s24 via s34 s33
orders blue
    pass
expect
    told all: raided red blue settlement s34
    told all: post-lost blue post-1 s34
    told nobody: post-gained
    s34: post-1
    blue silver-xadlas: 0
    red silver-xadlas: 0
    blue supply: 23 silo

case a squad that ends on an unguarded village on a post has the post [post 5, post 9]
given
    s24: red 2 soldier
    s34: blue village (since 1 builder blue), blue post-1
    o34: mine, 2 blue silo (for s34)
    blue supply: 21 silo
    blue silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: raided red blue village s34
    then told all: post-lost blue post-1 s34
    then told all: post-gained red post-1 s34
    s34: red post-1, red 2 soldier
    red silver-xadlas: 1
    blue silver-xadlas: 0

case the silver Xadla of a post may reach the target, and the match ends at once [post 9, over 2]
given
    s24: red 2 soldier
    red reserve: 6 soldier
    red gold-xadlas: 5
    dice march red s24: 6
orders red
    march s24 via s34
expect
    over
    told all: target-reached red 6
    told nobody: idle blue
    told nobody: resources-taken blue

# ---- teleports ----

case a squad on an own post steps straight to a linked own post [post 7, post 3]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 2
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    march s34 via s63
expect
    told all: teleported red s63 [post 7]
    s63: red post-2, red settlement, red 2 soldier
    s34: post-1
    told all: post-lost red post-1 s34
    red silver-xadlas: 1
    red marches-used: 1

case with two seats post 2 is linked with 3, and 3 with 1 [post 3]
given
    s34: red settlement, red post-1
    o34: mine, red silo (for s34)
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    s63: red 2 soldier, red post-2
    red supply: 21 silo
    red silver-xadlas: 3
    red reserve: 6 soldier
    dice march red s63: 6
orders red
    march s63 via s41
orders blue
    pass
expect
    told all: teleported red s41
    s41 has 2 red soldier
next season
given
    dice march red s41: 6
orders red
    march s41 via s34
expect
    told all: teleported red s34
    s34 has 2 red soldier
    told all: arrived red 2 s34

case a teleport is one step [post 8]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 2
    red reserve: 6 soldier
    dice march red s34: 4
orders red
    march s34 via s63 s62 s61
expect
    told all: marched red 2 s34 wind 2
    told all: teleported red s63
    then told all: arrived red 2 s62
    s62: red 2 soldier

case a post that was left opens no teleport in the same march [post 4, post 8]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 2
    red reserve: 6 soldier
    dice march red s34: 1
orders red
    march s34 via s63 s34
expect
    told all: teleported red s63
    then told all: post-lost red post-1 s34
    then told red: stopped-way red s63 s34
    s63: red 2 soldier, red settlement, red post-2
    s34: post-1
    red silver-xadlas: 1

case a post where a soldier stays behind opens the way back in the same march [post 4, post 8]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 2
    red reserve: 6 soldier
    dice march red s34: 1
orders red
    march 1 s34 via s63 s34 s63
expect
    s63: red 1 soldier, red settlement, red post-2
    s34: red 1 soldier, red post-1
    red silver-xadlas: 2
    told nobody: post-lost

case a march that finds no room and ends where it began never left its post [post 4, march 8]
given
    s34: red 1 soldier, red post-1
    s24: red 3 soldier, red village
    o24: mine, 2 red silo (for s24)
    red supply: 21 silo
    red silver-xadlas: 1
    red reserve: 4 soldier
    dice march red s34: 6
orders red
    march s34 via s24
expect
    told only red: stopped-room red s34 s24
    told nobody: post-lost
    told nobody: arrived
    s34: red 1 soldier, red post-1

case nobody teleports to a post that belongs to nobody [post 8]
given
    s34: red 2 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 6 soldier
orders red
    march s34 via s63
    pass
expect
    refused red 1: no-way s34 s63
    s34: red post-1, red 2 soldier
    red marches-used: 0

case nobody teleports to the post of another seat, guarded or not [post 8]
given
    s34: red 2 soldier, red post-1
    s63: blue 1 soldier, blue post-2
    s41: blue settlement, blue post-3
    o51: forest, blue silo (for s41)
    blue supply: 22 silo
    red silver-xadlas: 1
    blue silver-xadlas: 2
    red reserve: 6 soldier
    blue reserve: 7 soldier
orders red
    march s34 via s63
    march s34 via s41
    pass
orders blue
    pass
expect
    refused red 1: no-way s34 s63
    refused red 2: no-way s34 s41
    told nobody: battle
    s41: blue post-3, blue settlement

case nobody teleports from a square without a post [post 7]
given
    s24: red 2 soldier
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 1
    red reserve: 6 soldier
orders red
    march s24 via s63
    pass
expect
    refused red 1: no-way s24 s63

case the squad itself makes the post it comes to its own for a teleport, without gaining it [post 8, post 4]
given
    s24: red 2 soldier
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 4
orders red
    march s24 via s34 s63
expect
    told all: stepped red s34
    then told all: teleported red s63
    s63: red post-2, red settlement, red 2 soldier
    s34: post-1
    told nobody: post-gained
    red silver-xadlas: 1

case the squad may teleport from a post whose building it has just raided [post 8, post 5]
given
    s24: red 2 soldier
    s34: blue settlement, blue post-1
    o34: mine, blue silo (for s34)
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    blue supply: 22 silo
    red silver-xadlas: 1
    blue silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 4
orders red
    march s24 via s34 s63
orders blue
    pass
expect
    told all: raided red blue settlement s34
    then told all: teleported red s63
    s34: post-1
    blue silver-xadlas: 0

case a squad of the own on the second post is joined if there is room [post 8]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red 1 soldier, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 2
    red reserve: 5 soldier
    dice march red s34: 6
orders red
    march s34 via s63
expect
    told all: joined red 2 s63 3
    s63: red post-2, red settlement, red 3 soldier

case a full squad of the own on the second post is passed [post 8, march 8]
given
    s34: red 2 soldier, red post-1
    s63: red 2 soldier, red post-2
    s22: red village (since 1 builder red)
    o22: field, 2 red silo (for s22)
    red supply: 21 silo
    red silver-xadlas: 2
    red reserve: 4 soldier
    dice march red s34: 4
orders red
    march s34 via s63 s62
expect
    told all: teleported red s63
    s63: red post-2, red 2 soldier
    s62: red 2 soldier
    red silver-xadlas: 1

case where a full squad of the own bars the second post the march ends before it [post 8, march 8]
given
    s24: red 2 soldier
    s63: red 2 soldier, red post-2
    s22: red village (since 1 builder red)
    o22: field, 2 red silo (for s22)
    red supply: 21 silo
    red silver-xadlas: 1
    red reserve: 4 soldier
    dice march red s24: 1
orders red
    march s24 via s34 s63
expect
    told only red: stopped-room red s34 s63
    told all: post-gained red post-1 s34
    s34: red post-1, red 2 soldier
    s63: red post-2, red 2 soldier
    red silver-xadlas: 2

case a post gained this season serves for teleports in the next [post 7, post 4]
given
    s24: red 2 soldier
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    red silver-xadlas: 2
next season
given
    dice march red s34: 6
orders red
    march s34 via s63
expect
    told all: teleported red s63
    red silver-xadlas: 1

# ---- what they bring in the year ----

case each post yields its owner 1 gold after Spring [post 11]
given season 5
    s34: red 1 soldier, red post-1
    red silver-xadlas: 1
    red reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 1
    red gold: 10
    told nobody: xadla-posts
    red gold-xadlas: 0

case two posts yield 2 gold and one gold Xadla [post 10, post 11]
given season 5
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    red silver-xadlas: 2
    red reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 2
    red gold: 11
    told all: xadla-posts red 1 [post 10]
    red gold-xadlas: 1

case three posts bring one gold Xadla too, not one for each pair [post 10]
given season 5
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    red supply: 22 silo
    red silver-xadlas: 3
    red reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 3
    told all 1 times: xadla-posts
    told all: xadla-posts red 1
    red gold-xadlas: 1

case a second post gained in Spring counts [post 10, post 4]
given season 5
    s24: red 1 soldier
    s63: red 1 soldier, red post-2
    red silver-xadlas: 1
    red reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told all: xadla-posts red 1
    red silver-xadlas: 2
    red gold-xadlas: 1

case two posts bring no Xadla before Spring is over [post 10]
given season 4
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    red silver-xadlas: 2
    red reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    told nobody: xadla-posts
    told nobody: income
    red gold-xadlas: 0

case with an economy university of level 3 a post yields 2 gold, two posts 4 [post 11]
given season 5
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    s41: blue 1 soldier, blue post-3
    red economy: 3
    blue economy: 3
    red silver-xadlas: 2
    blue silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 4
    told all: income blue posts 0 0 0 2
    red gold: 13
    blue gold: 11

case level 4 yields no more than level 3, and level 2 no more than none [post 11]
given season 5
    s34: red 1 soldier, red post-1
    s41: blue 1 soldier, blue post-3
    red economy: 4
    red gold-xadlas: 1
    blue economy: 2
    red silver-xadlas: 1
    blue silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 2
    told all: income blue posts 0 0 0 1

case universities of the other colours do not make posts yield more [post 11]
given season 5
    s34: red 1 soldier, red post-1
    red engineering: 3
    red military: 3
    red silver-xadlas: 1
    red reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red posts 0 0 0 1

# ---- three seats: allies on a post ----

game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    s34: post-1
    s63: post-2
    s41: post-3
    red alliance: 1
    blue alliance: 1

case with three seats all posts are linked too [post 3]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    red supply: 21 silo
    red silver-xadlas: 3
    red reserve: 6 soldier
    dice march red s34: 4
orders red
    march s34 via s63 s41
expect
    told all: teleported red s63
    then told all: teleported red s41
    s41 has 2 red soldier

case where allies stand on a post without a building, who came first owns it [post 6]
given
    s24: red 1 soldier
    s34: blue 1 soldier, blue post-1
    s34 lead: blue
    blue silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    s34: blue post-1, blue 1 soldier, red 1 soldier
    told nobody: post-gained
    told nobody: post-lost
    blue silver-xadlas: 1
    red silver-xadlas: 0

case when he who came first leaves, the post is his ally's [post 6, post 9]
given
    s34: blue 1 soldier, red 1 soldier, blue post-1
    s34 lead: blue
    blue silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
    dice march blue s34: 6
orders red
    pass
orders blue
    march s34 via s24
expect
    told all: post-lost blue post-1 s34
    told all: post-gained red post-1 s34
    s34: red post-1, red 1 soldier
    red silver-xadlas: 1
    blue silver-xadlas: 0

case who came first, leaves and comes back in the same march is the second by then [post 6, post 4]
given
    s34: red 1 soldier, blue 1 soldier, red post-1
    s34 lead: red
    red silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
    dice march red s34: 1
orders red
    march s34 via s24 s34
orders blue
    pass
expect
    told all: post-lost red post-1 s34
    then told all: post-gained blue post-1 s34
    s34: red 1 soldier, blue 1 soldier, blue post-1
    s34 lead: blue

case when he who came second leaves, nothing changes [post 6]
given
    s34: blue 1 soldier, red 1 soldier, blue post-1
    s34 lead: blue
    blue silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
    dice march red s34: 6
orders red
    march s34 via s24
orders blue
    pass
expect
    told nobody: post-lost
    blue silver-xadlas: 1

case who came second owns the post once he builds on it [post 6, post 4]
given
    s34: blue 1 soldier, red 1 soldier, red post-1
    s34 lead: red
    red silver-xadlas: 1
    red reserve: 7 soldier
    blue reserve: 7 soldier
orders red
    pass
orders blue
    build settlement s34
expect
    told all: post-gained blue post-1 s34
    s34 has 1 blue post-1, 1 blue settlement, 1 red soldier
    red silver-xadlas: 0
    blue silver-xadlas: 1

case the owner of the building owns the post, though only his ally's soldiers stand there [post 6]
given
    s24: red 1 soldier
    s34: blue settlement, blue post-1
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
    blue silver-xadlas: 1
    red reserve: 7 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told nobody: raided
    told nobody: post-gained
    s34: blue post-1, blue settlement, red 1 soldier
    blue silver-xadlas: 1
    red silver-xadlas: 0

case nobody teleports from the post of his ally [post 6, post 8]
given
    s34: blue settlement, red 1 soldier, blue post-1
    s34 lead: red
    o34: mine, blue silo (for s34)
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    red supply: 22 silo
    blue supply: 22 silo
    red silver-xadlas: 1
    blue silver-xadlas: 1
    red reserve: 7 soldier
orders red
    march s34 via s63
    pass
orders blue
    pass
expect
    refused red 1: no-way s34 s63
    s34 has 1 red soldier

case nobody teleports onto the post of his ally [post 8]
given
    s34: red 1 soldier, red post-1
    s63: blue settlement, blue post-2
    o63: forest, blue silo (for s63)
    blue supply: 22 silo
    red silver-xadlas: 1
    blue silver-xadlas: 1
    red reserve: 7 soldier
orders red
    march s34 via s63
    pass
orders blue
    pass
expect
    refused red 1: no-way s34 s63

# ---- four seats: posts in pairs ----

game tradewarz seats 4
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    g8: yellow city, yellow 2 soldier
    yellow reserve: 8 soldier
    yellow supply: 23 silo
    yellow pile: b402, b321, b312, b213, b132, b303
    yellow sailed: 4
    yellow lumber: 6
    yellow wheat: 6
    yellow mining: 6
    yellow gold: 6
    s34: post-1
    s63: post-2
    s41: post-3
    s45: post-4

case with four seats post 1 is linked with 3, and not with 2 or 4 [post 3, post 7]
given
    s34: red 2 soldier, red post-1
    s63: red settlement, red post-2
    o63: forest, red silo (for s63)
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    s45: post-4
    red supply: 21 silo
    red silver-xadlas: 3
    red reserve: 6 soldier
    dice march red s34: 6
orders red
    march s34 via s63
    march s34 via s41
expect
    refused red 1: no-way s34 s63
    told all: teleported red s41
    s41 has 2 red soldier

case with four seats post 2 is linked with 4, and not with 1 or 3 [post 3, post 7]
given
    s34: red settlement, red post-1
    o34: mine, red silo (for s34)
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    s63: red 2 soldier, red post-2
    s66: red settlement, red post-4
    o67: forest, red silo (for s66)
    s45: empty
    red supply: 20 silo
    red silver-xadlas: 4
    red reserve: 6 soldier
    dice march red s63: 6
orders red
    march s63 via s34
    march s63 via s41
    march s63 via s66
expect
    refused red 1: no-way s63 s34
    refused red 2: no-way s63 s41
    told all: teleported red s66
    s66 has 2 red soldier

case four posts bring one gold Xadla, two posts that are not linked as well [post 10]
given season 5
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    s41: blue 1 soldier, blue post-3
    s45: green 1 soldier, green post-4
    red silver-xadlas: 2
    blue silver-xadlas: 1
    green silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 7 soldier
    green reserve: 7 soldier
expect
    told all 1 times: xadla-posts
    told all: xadla-posts red 1
    told all: income green posts 0 0 0 1

case four posts of one seat bring it one gold Xadla [post 10, post 11]
given season 5
    s34: red 1 soldier, red post-1
    s63: red 1 soldier, red post-2
    s41: red settlement, red post-3
    o51: forest, red silo (for s41)
    s45: red settlement, red post-4
    o45: forest, red silo (for s45)
    red supply: 21 silo
    red silver-xadlas: 4
    red reserve: 6 soldier
expect
    told all: income red posts 0 0 0 4
    told all: xadla-posts red 1
    red gold-xadlas: 1
