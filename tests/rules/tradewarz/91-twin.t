# SPDX-License-Identifier: MIT
# What a seat cannot see does not change one byte of its report. Two red soldiers on s25 face two blue ones on s35.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    s25: red 2 soldier
    s35: blue 2 soldier
    s25 lead: red
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b222, b402, b231, b420, b330
    blue pile: b411, b222, b303, b213, b132, b123
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

case which morale cards another seat holds, and which lie in the deck, is told to nobody else [seen 5]
given season 5
    red hand: rich-seam, tax-chest
    morale-deck top: volunteer, market-day
twin blue
    red hand: bumper-crop, road-gang
twin blue
    red hand: rich-seam, tax-chest
    morale-deck top: timber-windfall, market-day
twin red
    morale-deck top: volunteer, timber-windfall

case how a pile lies is told to nobody, its owner included [seen 3]
given season 5
twin red blue
    red pile: b330, b420, b231, b402, b222, b411

case which battle cards are another's is told to nobody [seen 3]
given season 5
twin blue
    red pile: b312, b222, b402, b231, b420, b330

case an offer that finds no match is known to its writer alone [seen 8, trade 1]
given season 5
orders red
    pass
twin blue
orders red
    trade blue give 2 lumber take 1 gold
    pass

case a list of members that finds no match is known to its writer alone [seen 8]
given season 5
orders red
    pass
twin blue
orders red
    ally blue
    pass

case refusals, conditions that do not hold, answers and alternatives are their writer's alone [seen 9]
given season 5
orders red
    pass
expect
    asked nobody: morale-attack
twin blue
orders red
    build castle s25
      else build castle s24
      else pass
    if gold > 90: build settlement s24
    when morale-attack: any

case the morale card drawn by another seat can be of any kind [seen 5]
given season 5
    morale-deck top: tax-chest, volunteer
orders red
    pass
orders blue
    pass
expect
    told only red: card-drawn red tax-chest
    asked nobody: tech-card
twin blue
    morale-deck top: market-day, volunteer
twin red
    morale-deck top: tax-chest, road-gang
