# SPDX-License-Identifier: MIT
# The end of the year, step by step.

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

case the end of the year goes in its steps, each for all seats in turn order [income 1]
given season 5
    red lumber: 11
    red wheat: 11
    red mining: 11
    red gold: 16
    blue lumber: 11
    blue wheat: 11
    blue mining: 11
    blue gold: 18
    g2: red city
    s25: red soldier, red post-1
    s34: red soldier, red post-2
    red silver-xadlas: 2
    red builds-used: 2
orders red
    pass
orders blue
    pass
expect
    told all: year-ends 1 [income 1]
    then told all: income red city 1 1 1 3 [income 2]
    then told all: income blue city 1 1 1 3 [income 2]
    then told all: xadla-plenty red 1 [income 5]
    then told all: xadla-plenty blue 1 [income 5]
    then told all: xadla-traded red 1 gold 10 [xadla 3]
    then told all: xadla-traded blue 1 gold 10 [xadla 3]
    then told all: xadla-posts red 1 [post 10]
    then told all: free-soldier red 1 [income 8]
    then told all: free-soldier blue 1 [income 8]
    then told all: card-drawn red
    then told all: card-drawn blue
    then told all: tokens-back [income 9]
    red gold-xadlas: 3
    blue gold-xadlas: 2
    not over

case the year does not end before spring [income 1, year 1]
given season 4
orders red
    pass
orders blue
    pass
expect
    told nobody: year-ends
    told nobody: income
    red gold: 6

case where the order of turns rotates, the steps of the year's end go by that of its spring [income 1, year 4]
given season 10 option turn-order rotate
    morale-deck top: rich-seam, tax-chest
orders red
    pass
orders blue
    pass
expect
    told all: income blue city
    then told all: income red city
    then told all: free-soldier blue 1
    then told all: free-soldier red 1
    blue hand: rich-seam
    red hand: tax-chest

# ---- step 1: income ----

case a city yields 3 gold, 1 lumber, 1 wheat and 1 mining [income 2]
given season 5
orders red
    pass
expect
    told all: income red city 1 1 1 3 [income 2]
    red lumber: 7
    red wheat: 7
    red mining: 7
    red gold: 9

case the yield of an occupied city goes to its occupier besides his own [income 2, city 7]
given season 5
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
orders red
    pass
orders blue
    pass
expect
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 8
    blue wheat: 8
    blue mining: 8
    blue gold: 12

case each silo yields 1 of the kind of its octagon [income 3]
given season 5
    s26: red village (since 1 builder red)
    s35: red settlement
    s16: red settlement
    o37: mine, red 2 silo (for s26)
    o45: forest, red silo (for s35)
    o16: field, red silo (for s16)
    red supply: 19 silo
orders red
    pass
expect
    told all: income red silos 1 1 2 0
    red lumber: 8
    red wheat: 8
    red mining: 9
    red gold: 10

case extra silos yield like others [income 3, build 12]
given season 5
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26), red silo (for s26 by three-extra-silos)
    o37: mine, red 2 silo (for s26 by three-extra-silos)
    red supply: 18 silo
    red techs: improved-farming, improved-building, three-extra-silos
orders red
    pass
expect
    told all: income red silos 0 3 2 0
    red lumber: 8
    red wheat: 11
    red mining: 9

case each village yields 1 gold, those under castles too, each castle 2 besides [income 3, castle 8]
given season 10
    s16 s15: red village (since 1 builder red)
    s26: red village (since 1 builder red), red castle (since 2 builder red)
    s25: red settlement
    red silver-xadlas: 1
    o16: field, red 2 silo (for s16)
    o15: mine, red 2 silo (for s15)
    o27: field, red 2 silo (for s26)
    o25: mine, red silo (for s25)
    red supply: 16 silo
orders red
    pass
expect
    told all: income red villages 0 0 0 3
    told all: income red castles 0 0 0 2
    told all: income red silos 0 4 3 0
    red gold: 14
    red wheat: 11
    red mining: 10
    red lumber: 7

case a castle taken yields its new owner the same, gold and silos [income 3, castle 8]
given season 10
    s41: red village (since 1), red castle (since 1)
    red silver-xadlas: 1
    o41: mine, red 2 silo (for s41)
    red supply: 21 silo
orders red
    pass
expect
    red gold: 12
    red mining: 9

case buildings on the same square yield once, soldiers nothing [income 3]
given season 5
    g2: red city
    s26: red 2 soldier, red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    pass
expect
    red lumber: 7
    red wheat: 8
    red mining: 7
    red gold: 9

case higher productivity yields 1 mining and 1 lumber [income 3]
given season 5
    red techs: higher-productivity
orders red
    pass
expect
    told all: income red techs 1 0 1 0
    red lumber: 8
    red wheat: 7
    red mining: 8
    red gold: 9

case generate tax yields 2 gold [income 3]
given season 5
    red techs: generate-tax
orders red
    pass
expect
    told all: income red techs 0 0 0 2
    red gold: 11
    red lumber: 7

case improved farming yields 1 wheat and 1 lumber [income 3]
given season 5
    red techs: improved-farming
orders red
    pass
expect
    red lumber: 8
    red wheat: 8
    red mining: 7
    red gold: 9

case the three techs add up [income 3]
given season 5
    red techs: higher-productivity, generate-tax, improved-farming
orders red
    pass
expect
    red lumber: 9
    red wheat: 8
    red mining: 8
    red gold: 11

case each post yields 1 gold, two posts 2 [income 4, post 11]
given season 5
    g2: red city
    s25: red soldier, red post-1
    s34: red soldier, red post-2
    red silver-xadlas: 2
    red economy: 2
orders red
    pass
expect
    told all: income red posts 0 0 0 2
    red gold: 11

case with an economy university of level 3 each post yields 2 gold [income 4, post 11]
given season 5
    g2: red city
    s25: red soldier, red post-1
    s34: red soldier, red post-2
    red silver-xadlas: 2
    red economy: 3
orders red
    pass
expect
    told all: income red posts 0 0 0 4
    red gold: 13

case at level 4 a post yields 2 gold as well, other universities do not help [income 4, post 11]
given season 5
    g2: red city, red soldier
    s25: red soldier, red post-1
    red silver-xadlas: 1
    red economy: 4
    red gold-xadlas: 1
    g6: blue city, blue soldier
    s34: blue soldier, blue post-2
    blue silver-xadlas: 1
    blue military: 4
    blue gold-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    red gold: 11
    blue gold: 10

case caravans come last, so the lowest counter is that after all other income [income 4, super 8]
given season 5
    g2: red city, red soldier
    s16: red soldier, red donkey-caravans
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red wheat: 6
    red mining: 7
orders red
    pass
expect
    told all: income red caravans 0 0 1 1
    red wheat: 9
    red mining: 9
    red gold: 11

case an answer chooses what a caravan earns [income 4, super 8]
given season 5
    g2: red city, red soldier
    s16: red soldier, red mule-caravans
    red wheat: 9
orders red
    when caravan: wheat
    pass
expect
    used red 1 2 times
    told all: income red caravans 0 2 0 1
    red wheat: 12
    red mining: 7
    red gold: 10

case a caravan that waits in the city earns nothing [income 4, super 6]
given season 5
    red techs: donkey-caravans
orders red
    pass
expect
    told nobody: income red caravans
    red gold: 9
    red lumber: 7

# ---- step 2: plenty ----

case 12 on all four counters after spring bring a gold xadla [income 5]
given season 5
    red lumber: 11
    red wheat: 11
    red mining: 11
    red gold: 9
orders red
    pass
expect
    told all: xadla-plenty red 1 [income 5]
    red lumber: 12
    red gold: 12
    red gold-xadlas: 1

case with one counter at 11 there is none [income 5]
given season 5
    red lumber: 19
    red wheat: 19
    red mining: 19
    red gold: 8
orders red
    pass
expect
    told nobody: xadla-plenty
    red gold: 11
    red gold-xadlas: 0

case plenty brings one xadla, however much there is [income 5]
given season 5
    red lumber: 19
    red wheat: 19
    red mining: 19
    red gold: 17
orders red
    pass
expect
    red gold-xadlas: 1
    red gold: 20

case plenty is looked at before a counter of 21 is traded away [income 5, income 6]
given season 5
    red lumber: 20
    red wheat: 11
    red mining: 11
    red gold: 9
orders red
    pass
expect
    told all: xadla-plenty red 1 [income 5]
    then told all: xadla-traded red 1 lumber 10 [xadla 3]
    red lumber: 10
    red gold-xadlas: 2

case what a trade in spring itself took away does not count as plenty [income 5, xadla 4]
given season 5
    red lumber: 19
    red wheat: 11
    red mining: 11
    red gold: 9
orders red
    resources lumber
expect
    told all: xadla-traded red 1 lumber 10
    then told all: year-ends
    told nobody: xadla-plenty
    red lumber: 11
    red gold-xadlas: 1

case 12 on all counters bring nothing in another season [income 5]
given season 4
    red lumber: 12
    red wheat: 12
    red mining: 12
    red gold: 12
orders red
    pass
expect
    told nobody: xadla-plenty
    red gold-xadlas: 0

# ---- step 3: counters at 21 ----

case income that lifts a counter to 21 is traded at the end of the year [income 6]
given season 5
    red gold: 18
orders red
    pass
expect
    told all: income red city
    then told all: xadla-traded red 1 gold 10
    red gold: 10
    red gold-xadlas: 1

case at the end of the year a counter is traded when all income is booked, not on the way [income 6]
given season 5
    red gold: 27
    red techs: generate-tax
orders red
    pass
orders blue
    pass
expect
    told all: income red city
    then told all: income blue city
    then told all: xadla-traded red * gold 10
    red gold: 10
    red gold-xadlas: 2

# ---- step 4: posts ----

case three posts bring one gold xadla like two [income 7, post 10]
given season 5
    g2: red city, red soldier
    s25: red soldier, red post-1
    s34: red soldier, red post-2
    s43: red soldier, red post-3
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red reserve: 6 soldier
    red silver-xadlas: 3
orders red
    pass
expect
    told all: xadla-posts red 1 [post 10]
    red gold-xadlas: 1
    red gold: 12

case one post brings none [income 7]
given season 5
    g2: red city, red soldier
    s25: red soldier, red post-1
    red silver-xadlas: 1
orders red
    pass
expect
    told nobody: xadla-posts
    red gold-xadlas: 0

case a post held by a building without soldiers counts [income 7, post 4]
given season 5
    s25: red settlement, red post-1
    s34: red settlement, red post-2
    o25: mine, red silo (for s25)
    o35: mine, red silo (for s34)
    red supply: 21 silo
    red silver-xadlas: 2
orders red
    pass
expect
    told all: xadla-posts red 1
    red gold: 11
    red gold-xadlas: 1

case the xadla for posts comes after the counters were traded [income 7, income 6]
given season 5
    g2: red city
    s25: red soldier, red post-1
    s34: red soldier, red post-2
    red silver-xadlas: 2
    red gold: 16
orders red
    pass
expect
    told all: xadla-traded red 1 gold 10
    then told all: xadla-posts red 1
    red gold-xadlas: 2

# ---- step 5: the free soldier ----

case one soldier goes free from the reserve to the gate [income 8]
given season 5
orders red
    pass
expect
    told all: free-soldier red 1 [income 8]
    g2: red city, red 3 soldier
    red reserve: 7 soldier
    red lumber: 7

case with one free annual recruit it is two [income 8]
given season 5
    red techs: generate-tax, improved-building, free-annual-recruit
orders red
    pass
expect
    told all: free-soldier red 2 [income 8]
    g2: red city, red 4 soldier
    red reserve: 6 soldier

case onto a gate of six none goes [income 8]
given season 5
    g2: red city, red 6 soldier
    red reserve: 4 soldier
orders red
    pass
expect
    told all: no-free-soldier red full [income 8]
    g2: red city, red 6 soldier
    red reserve: 4 soldier

case onto a gate of five one of the two goes [income 8]
given season 5
    g2: red city, red 5 soldier
    red reserve: 5 soldier
    red techs: generate-tax, improved-building, free-annual-recruit
orders red
    pass
expect
    g2: red city, red 6 soldier
    red reserve: 4 soldier

case of two free soldiers one goes if the reserve has only one [income 8]
given season 5
    g2: red city, red 3 soldier
    s26: red 3 soldier, red village (since 1 builder red)
    s16: red 3 soldier, red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    red reserve: soldier
    red techs: generate-tax, improved-building, free-annual-recruit
orders red
    pass
expect
    g2: red city, red 4 soldier
    red reserve: empty

case out of an empty reserve none goes [income 8]
given season 5
    g2: red city, red 4 soldier
    s26: red 3 soldier, red village (since 1 builder red)
    s16: red 3 soldier, red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    red reserve: empty
orders red
    pass
expect
    told all: no-free-soldier red empty [income 8]
    g2: red city, red 4 soldier

case while the city is occupied none goes, not even the second [income 8, city 6]
given season 5
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    red techs: generate-tax, improved-building, free-annual-recruit
orders red
    pass
orders blue
    pass
expect
    told all: no-free-soldier red occupied [income 8]
    g2: red city
    red reserve: 10 soldier
    g6: blue city, blue 3 soldier
    blue reserve: 7 soldier

case the free soldier goes without a building anywhere, as long as the city is free [income 8, year 7]
given season 5
    g2: red city
    red reserve: 10 soldier
    red resources-used: 2
    red builds-used: 2
expect
    g2: red city, red soldier
    red gold: 9

# ---- steps 6 to 8 ----

case each seat draws a morale card, in turn order [income 9, morale 1]
given season 5
    morale-deck top: rich-seam, tax-chest
orders red
    pass
expect
    told only red: card-drawn red rich-seam
    told only blue: card-drawn blue tax-chest
    told all: card-drawn red
    red hand: rich-seam
    blue hand: tax-chest

case the card of an occupied city is drawn by its occupier [income 9, city 7]
given season 5
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    morale-deck top: rich-seam, tax-chest
orders red
    pass
expect
    red hand: empty
    blue hand: rich-seam, tax-chest

case occupiers are sent home after the income of the year [income 9, city 10]
given season 5
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    s41: blue settlement
    o41: mine, blue silo (for s41)
    blue supply: 22 silo
orders red
    pass
expect
    told all: income blue city
    then told all: sent-home blue 2 g2 s41 [city 10]
    then told all: tokens-back
    g2: red city
    s41: blue 2 soldier, blue settlement

case after spring all tokens come back [income 9, action 2]
given season 5
    red builds-used: 2
    red marches-used: 2
    red recruits-used: 2
    red resources-used: 2
    red buys-used: 1
    red retreats-used: 1
    blue builds-used: 1
orders red
    pass
orders blue
    pass
expect
    told all: tokens-back [income 9]
    red builds-used: 0
    red marches-used: 0
    red recruits-used: 0
    red resources-used: 0
    red buys-used: 0
    red retreats-used: 0
    blue builds-used: 0

case the xadlas of the year's end are counted against the target after it [income 1, over 2]
given season 5
    red lumber: 11
    red wheat: 11
    red mining: 11
    red gold: 9
    red gold-xadlas: 5
orders red
    pass
orders blue
    pass
expect
    told all: xadla-plenty red 1
    then told all: free-soldier red 1
    then told all: card-drawn red
    then told all: target-reached red 6
    over

case who wins the match in spring's turns leaves the year without its end [over 2, income 1]
given season 5
    red gold: 19
    red gold-xadlas: 5
orders red
    resources gold
orders blue
    pass
expect
    over
    told nobody: year-ends
    told nobody: income
    blue gold: 6

# ---- how it is told ----

case several goods are told as a list, what is 0 is left out [income 2, income 3]
given season 5
    s26: red village (since 1 builder red)
    o27: field, red silo (for s26)
    o37: mine, red silo (for s26)
    g2: red city, blue 2 soldier
expect
    told all: income red silos 0 1 1 0
    told all: income blue city 2 2 2 6
    told all: income red villages 0 0 0 1
    printed blue: 'Your city brought 2 lumber, 2 wheat, 2 mining and 6 gold.'
    printed blue: 'income of silos and villages: 0 lumber, 1 wheat, 1 mining, 1 gold.'
