# SPDX-License-Identifier: MIT
# Morale cards: how they are drawn and laid, and what each of the sixteen kinds does. On the table here
# two red soldiers on s25 face two blue ones on s35. Both sides burn b411 and play b222, so without a
# morale card the battle is 4 to 4 and nobody dies.

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

# ---- Drawing and using ----

case every seat draws one morale card after Spring, in turn order [morale 1]
given season 5
    morale-deck top: tax-chest, volunteer
orders red
    pass
orders blue
    pass
expect
    told all: card-drawn red
    then told all: card-drawn blue
    red hand: tax-chest
    blue hand: volunteer

case only he who drew it knows which card it was [morale 1, seen 5]
given season 5
    morale-deck top: tax-chest, volunteer
orders red
    pass
orders blue
    pass
expect
    told only red: card-drawn red tax-chest
    told only blue: card-drawn blue volunteer
    sees red exactly: red hand
    sees blue number: red hand, morale-deck

case no morale card is drawn after a season that is not Spring [morale 1]
given season 4
orders red
    pass
orders blue
    pass
expect
    told nobody: card-drawn
    red hand: empty

case from an empty deck no card is drawn, and a hand has no limit [morale 1]
given season 5
    red hand: rest of morale-deck
orders red
    pass
orders blue
    pass
expect
    told nobody: card-drawn
    blue hand: empty
    red hand has 6 extra-strength, 5 extra-kill, 1 market-day
    morale-deck: empty

case the last card of the deck goes to him who draws first [morale 1]
given season 5
    morale-deck: tax-chest
    red hand: rest of morale-deck
    red sailed: 2
    blue sailed: 1
orders red
    pass
orders blue
    pass
expect
    told all: card-drawn blue
    told nobody: card-drawn red
    blue hand: tax-chest

case a used card goes to the bottom of the deck [morale 1]
given
    morale-deck: tax-chest, volunteer
    red hand: rich-seam, bumper-crop
    blue hand: rest of morale-deck
orders red
    play rich-seam
    play bumper-crop
    pass
orders blue
    pass
expect
    morale-deck top: tax-chest, volunteer, rich-seam, bumper-crop
    red hand: empty
    sees red number: morale-deck

case a card laid in a battle goes to the bottom of the deck as well [morale 1, morale 3]
given
    morale-deck: tax-chest
    red hand: extra-strength
    blue hand: rest of morale-deck
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
orders blue
    pass
expect
    morale-deck top: tax-chest, extra-strength

case a march card goes to the bottom of the deck as well [morale 1]
given
    morale-deck: tax-chest
    red hand: forced-march
    blue hand: rest of morale-deck
    dice march red s25: 4
orders red
    march s25 via s24 s23 s22
    when march-card: forced-march
orders blue
    pass
expect
    morale-deck top: tax-chest, forced-march

case cards used in Spring are under the deck before the draw [morale 1]
given season 5
    morale-deck: tax-chest
    red hand: rich-seam
    blue hand: rest of morale-deck
orders red
    play rich-seam
    pass
orders blue
    pass
expect
    red hand: tax-chest
    blue hand has 3 rich-seam
    morale-deck: empty

case a card that is not in the own hand is refused [morale 2]
given
    blue hand: tax-chest
orders red
    play tax-chest
    pass
orders blue
    pass
expect
    refused red 1: not-held tax-chest [morale 2]
    red gold: 6
    blue hand: tax-chest

case one card is played once [morale 2]
given
    red hand: tax-chest
orders red
    play tax-chest
    play tax-chest
    pass
orders blue
    pass
expect
    done red 1
    refused red 2: not-held tax-chest
    red gold: 8

case two cards of one kind are played one after the other [morale 2]
given
    red hand: 2 tax-chest
orders red
    play tax-chest
    play tax-chest
    pass
orders blue
    pass
expect
    done red 1
    done red 2
    red gold: 10
    red hand: empty

case battle cards are not played by a line of the own turn [morale 2]
given
    red hand: extra-strength, extra-kill, extra-block, war-banner, cancel-battle, field-surgeon
orders red
    play extra-strength
    play extra-kill
    play extra-block
    play war-banner
    play cancel-battle
    play field-surgeon
    pass
orders blue
    pass
expect
    refused red 1: not-now extra-strength battle [morale 2]
    refused red 2: not-now extra-kill battle
    refused red 3: not-now extra-block battle
    refused red 4: not-now war-banner battle
    refused red 5: cancel-by-policy cancel-battle [letters 10]
    refused red 6: not-now field-surgeon battle
    red hand: extra-strength, extra-kill, extra-block, war-banner, cancel-battle, field-surgeon

case march cards are not played by a line of the own turn [morale 2]
given
    red hand: forced-march, fair-wind, road-gang
orders red
    play forced-march
    play fair-wind
    play road-gang
    pass
orders blue
    pass
expect
    refused red 1: not-now forced-march march
    refused red 2: not-now fair-wind march
    refused red 3: not-now road-gang march
    red hand: forced-march, fair-wind, road-gang

case cards of the own turn are of no use in a battle [morale 2]
given
    red hand: tax-chest
    dice march red s25: 1
orders red
    march s25 via s35
    attack with tax-chest
orders blue
    pass
expect
    told all: battle-drawn red blue s35 4
    told nobody: committed
    red hand: tax-chest
    red gold: 6

case a march card is of no use in a battle [morale 2]
given
    red hand: forced-march
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack: all
orders blue
    pass
expect
    told nobody: committed
    red hand: forced-march

case cards may be played before the action and after it [morale 2, action 4]
given
    red hand: tax-chest, rich-seam
orders red
    play tax-chest
    resources wheat
    play rich-seam
orders blue
    pass
expect
    done red 1
    done red 2
    done red 3
    red gold: 8
    red wheat: 8
    red mining: 8
    red resources-used: 1

case a letter of cards alone leaves the default action to be done [morale 2, action 7]
given
    red hand: tax-chest
orders red
    play tax-chest
orders blue
    pass
expect
    told all: card-played red tax-chest
    then told all: resources-taken red 2 lumber
    red gold: 8
    red lumber: 8

case cards are played in the order of the lines, so that what they bring can be spent below [morale 2, action 4]
given
    red mining: 0
    red hand: rich-seam
orders red
    build university economy
    play rich-seam
    build university economy
orders blue
    pass
expect
    refused red 1: cannot-pay
    done red 2
    done red 3
    red economy: 1
    red mining: 1

case no seat plays a card in the turn of another [morale 2]
given
    blue hand: tax-chest
orders red
    pass
orders blue
    play tax-chest
    pass
expect
    told all: passed red
    then told all: card-played blue tax-chest

# ---- Cards for the counters ----

case Timber windfall adds 2 lumber [morale 5]
given
    red hand: timber-windfall
orders red
    play timber-windfall
    pass
orders blue
    pass
expect
    told all: card-played red timber-windfall
    told all: gained red 2 lumber
    red lumber: 8
    red wheat: 6
    red mining: 6
    red gold: 6
    morale-deck has 3 timber-windfall

case Bumper crop adds 2 wheat [morale 5]
given
    red hand: bumper-crop
orders red
    play bumper-crop
    pass
orders blue
    pass
expect
    told all: gained red 2 wheat
    red wheat: 8
    red lumber: 6
    morale-deck has 3 bumper-crop

case Rich seam adds 2 mining [morale 5]
given
    red hand: rich-seam
orders red
    play rich-seam
    pass
orders blue
    pass
expect
    told all: gained red 2 mining
    red mining: 8
    red lumber: 6
    morale-deck has 3 rich-seam

case Tax chest adds 2 gold [morale 5]
given
    red hand: tax-chest
orders red
    play tax-chest
    pass
orders blue
    pass
expect
    told all: gained red 2 gold
    red gold: 8
    red lumber: 6
    morale-deck has 3 tax-chest

case a counter that a card lifts to 21 is traded at once [morale 5, xadla 4]
given
    red gold: 19
    red hand: tax-chest
orders red
    play tax-chest
    if gold = 10: pass
orders blue
    pass
expect
    told all: gained red 2 gold
    then told all: xadla-traded red 1 gold 10
    then told all: passed red
    red gold: 10
    red gold-xadlas: 1

# ---- Volunteer ----

case Volunteer moves a soldier from the reserve to the gate, without token or cost [morale 6]
given
    red hand: volunteer
orders red
    play volunteer
    pass
orders blue
    pass
expect
    told all: card-played red volunteer
    g2 has red 3 soldier
    red reserve: 5 soldier
    red recruits-used: 0
    red lumber: 6
    red wheat: 6
    morale-deck has 2 volunteer

case Volunteer may stand beside a recruit action [morale 6, action 4]
given
    red hand: volunteer
orders red
    play volunteer
    recruit
orders blue
    pass
expect
    done red 1
    done red 2
    g2 has red 4 soldier
    red recruits-used: 1

case Volunteer is refused when the gate is full [morale 6]
given
    g2: red city, red 6 soldier
    red reserve: 2 soldier
    red hand: volunteer
orders red
    play volunteer
    pass
orders blue
    pass
expect
    refused red 1: nothing-gained volunteer [morale 6]
    red hand: volunteer
    red reserve: 2 soldier

case Volunteer is refused when the reserve is empty [morale 6]
given
    g2: red city, red 5 soldier
    s16: red 2 soldier, red village (since 1 builder red)
    s26: red soldier, red settlement
    o16: field, red silo (for s16)
    o17: mine, red silo (for s16)
    o26: mine, red silo (for s26)
    red supply: 20 silo
    red reserve: empty
    red hand: volunteer
orders red
    play volunteer
    pass
orders blue
    pass
expect
    refused red 1: nothing-gained volunteer
    red hand: volunteer

case Volunteer is refused while the own city is occupied [morale 6, city 6]
given
    g2: red city, blue soldier
    g2 lead: blue
    s35: blue soldier
    red reserve: 8 soldier
    red hand: volunteer
orders red
    play volunteer
    pass
orders blue
    pass
expect
    refused red 1: city-occupied blue
    red hand: volunteer
    red reserve: 8 soldier

# ---- Market day ----

case Market day exchanges 3 of one counter for 3 of another [morale 7]
given
    red hand: market-day
orders red
    play market-day 3 lumber for gold
    pass
orders blue
    pass
expect
    told all: exchanged red 3 lumber gold
    red lumber: 3
    red gold: 9
    red wheat: 6
    morale-deck has 1 market-day

case Market day may exchange fewer than 3 [morale 7]
given
    red hand: market-day
orders red
    play market-day 1 wheat for mining
    pass
orders blue
    pass
expect
    told all: exchanged red 1 wheat mining
    red wheat: 5
    red mining: 7

case Market day exchanges no more than 3 [morale 7]
given
    red hand: market-day
orders red
    play market-day 4 lumber for gold
    pass
orders blue
    pass
expect
    refused red 1: swap-too-much market-day 3 [morale 7]
    red lumber: 6
    red hand: market-day

case Market day exchanges no more than is on the counter [morale 7]
given
    red lumber: 2
    red hand: market-day
orders red
    play market-day 3 lumber for gold
    pass
orders blue
    pass
expect
    refused red 1: cannot-pay
    red lumber: 2
    red hand: market-day

case Market day exchanges for another resource, not for the same [morale 7]
given
    red hand: market-day
orders red
    play market-day 2 gold for gold
    pass
orders blue
    pass
expect
    refused red 1
    red gold: 6
    red hand: market-day

case Market day needs to be told what is exchanged [morale 7]
given
    red hand: market-day
orders red
    play market-day
    pass
orders blue
    pass
expect
    refused red 1: swap-needed market-day
    red hand: market-day

case a card that exchanges nothing is not played as if it did [morale 7]
given
    red hand: tax-chest
orders red
    play tax-chest 2 lumber for gold
    pass
orders blue
    pass
expect
    refused red 1
    red lumber: 6
    red gold: 6
    red hand: tax-chest

case a counter that Market day lifts to 21 is traded at once [morale 7, xadla 4]
given
    red wheat: 18
    red hand: market-day
orders red
    play market-day 3 lumber for wheat
    pass
orders blue
    pass
expect
    told all: xadla-traded red 1 wheat 10
    red wheat: 10
    red lumber: 3
    red gold-xadlas: 1

# ---- Learned guest ----

case Learned guest makes a tech of level 1 free [morale 8]
given
    red economy: 1
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card: yes
orders blue
    pass
expect
    told all: tech-bought red generate-tax
    red wheat: 6
    red mining: 6
    red gold: 6
    red hand: empty
    morale-deck has 2 learned-guest
    red techs: generate-tax
    red buys-used: 1

case Learned guest makes a tech of level 2 cheaper by 1 wheat, 1 mining and 1 gold [morale 8]
given
    red economy: 2
    red techs: generate-tax
    red hand: learned-guest
orders red
    buy improved-building
    when tech-card: yes
orders blue
    pass
expect
    red wheat: 5
    red mining: 5
    red gold: 5
    red lumber: 6
    red hand: empty

case Learned guest counts when it is looked whether a tech can be paid [morale 8]
given
    red economy: 1
    red wheat: 0
    red mining: 0
    red gold: 0
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card: yes
orders blue
    pass
expect
    done red 1
    red techs: generate-tax
    red hand: empty

case Learned guest is not used unless you ask for it [morale 8]
given
    red economy: 1
    red hand: learned-guest
orders red
    buy generate-tax
orders blue
    pass
expect
    told all: tech-bought red generate-tax
    red wheat: 5
    red mining: 5
    red gold: 5
    red hand: learned-guest

case Learned guest may be asked for one tech alone [morale 8, letters 9]
given
    red economy: 1
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card if what = higher-productivity: yes
orders blue
    pass
expect
    not used red 2
    red gold: 5
    red hand: learned-guest

case Learned guest is not played by a line of its own [morale 8, morale 2]
given
    red economy: 1
    red hand: learned-guest
orders red
    play learned-guest
    buy generate-tax
orders blue
    pass
expect
    refused red 1: not-now learned-guest buying
    done red 2
    red gold: 5
    red hand: learned-guest

case Learned guest stays in hand when the tech is refused [morale 8]
given
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card: yes
    pass
orders blue
    pass
expect
    refused red 1: no-university
    red hand: learned-guest

# ---- March cards ----

case Forced march adds 1 step to what the die shows [march 14, morale 2]
given
    red hand: forced-march
    dice march red s25: 4
orders red
    march s25 via s24 s23 s22 s21
    when march-card: forced-march
orders blue
    pass
expect
    told all: marched red 2 s25 wind 2
    told all: march-card red forced-march
    s22: red 2 soldier
    red hand: empty
    morale-deck has 3 forced-march

case Forced march leads beyond the 3 of a die [march 14]
given
    red hand: forced-march
    dice march red s25: 1
orders red
    march s25 via s24 s23 s22 s21
    when march-card: forced-march
orders blue
    pass
expect
    s21: red 2 soldier

case several Forced marches add up, whatever they make together [march 14]
given
    s11: empty
    red hand: 3 forced-march
    dice march red s25: 1
orders red
    march s25 via s24 s23 s22 s21 s11 s12
    when march-card: all
orders blue
    pass
expect
    s11: empty
    s12: red 2 soldier
    red hand: empty

case Fair wind makes the die count 3 [march 14]
given
    red hand: fair-wind
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22 s21
    when march-card: fair-wind
orders blue
    pass
expect
    told all: march-card red fair-wind
    s22: red 2 soldier
    red hand: empty
    morale-deck has 2 fair-wind

case Fair wind and Forced march add up to 4 [march 14]
given
    red hand: fair-wind, forced-march
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22 s21 s11
    when march-card: fair-wind forced-march
orders blue
    pass
expect
    s21: red 2 soldier
    red hand: empty

case Fair wind, Forced march and Cavalry lead 5 steps [march 14]
given
    s25: red 2 soldier, red cavalry
    red hand: fair-wind, forced-march
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22 s21 s11 s12
    when march-card: fair-wind forced-march
orders blue
    pass
expect
    s11: red 2 soldier, red cavalry

case a march card may hang on what the die shows, and is kept when it is not needed [march 14, letters 9]
given
    red hand: fair-wind
    dice march red s25: 4
orders red
    march s25 via s24 s23 s22
    when march-card if die < 2: fair-wind
orders blue
    pass
expect
    s23: red 2 soldier
    red hand: fair-wind
    told nobody: march-card

case a march card that hangs on the die is played when it shows the value [march 14, letters 9]
given
    red hand: fair-wind
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22
    when march-card if die < 2: fair-wind
orders blue
    pass
expect
    s22: red 2 soldier
    red hand: empty

case without an answer no march card is played [march 14]
given
    red hand: fair-wind, forced-march, road-gang
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22
orders blue
    pass
expect
    s24: red 2 soldier
    red hand: fair-wind, forced-march, road-gang

case Road gang makes one road free of cost [cross 8]
given
    red hand: road-gang
    dice march red s25: 1
orders red
    march s25 via s34 by road
    when march-card: road-gang
orders blue
    pass
expect
    told all: march-card red road-gang
    told all: crossing-built red road o35
    s34: red 2 soldier
    o35: mine, road (from s25)
    red lumber: 6
    red mining: 6
    stock has 19 road
    red hand: empty
    morale-deck has 2 road-gang

case Road gang pays for one road alone, a second costs its price [cross 8]
given
    red hand: road-gang
    dice march red s25: 1
orders red
    march s25 via s34 by road s23 by road
    when march-card: road-gang
orders blue
    pass
expect
    s23: red 2 soldier
    stock has 18 road
    red lumber: 5
    red mining: 5

case two Road gangs make two roads free [cross 8]
given
    red hand: 2 road-gang
    dice march red s25: 1
orders red
    march s25 via s34 by road s23 by road
    when march-card: all
orders blue
    pass
expect
    s23: red 2 soldier
    red lumber: 6
    red mining: 6
    red hand: empty

case Road gang lets a seat without lumber build its road [cross 8]
given
    red lumber: 0
    red mining: 0
    red hand: road-gang
    dice march red s25: 1
orders red
    march s25 via s34 by road
    when march-card: road-gang
orders blue
    pass
expect
    s34: red 2 soldier
    red lumber: 0
    red mining: 0

case Road gang pays for no bridge [cross 8]
given
    red hand: road-gang
    dice march red s25: 1
orders red
    march s25 via s36 by bridge
    when march-card: road-gang
orders blue
    pass
expect
    s36: red 2 soldier
    red lumber: 2
    red mining: 4
    red gold: 4

# ---- Cards for battles: what they add ----

case without a morale card the battle of this table is a draw without dead [battle 15]
given
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    told all: strength red 2 2 0 0 0 0 4
    told all: strength blue 2 2 0 0 0 0 4
    told all: battle-drawn red blue s35 4
    s25: red 2 soldier
    s35: blue 2 soldier

case Extra strength adds 1 strength [morale 3, battle 10]
given
    red hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
orders blue
    pass
expect
    told all: committed red extra-strength
    told all: strength red 2 2 0 0 0 1 5
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 2 0 0 0 0 2
    told all: battle-won red blue s35 5 4
    red gold-xadlas: 1
    red hand: empty
    morale-deck has 6 extra-strength

case Extra kill adds 1 kill [morale 3, battle 10]
given
    red hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-kill
orders blue
    pass
expect
    told all: committed red extra-kill
    told all: kills red 2 0 0 0 1 3
    told all: strength red 2 2 0 0 0 0 4
    told all: losses blue 1 3 2 2
    told all: battle-drawn red blue s35 4
    s35: blue soldier
    blue reserve: 7 soldier
    morale-deck has 5 extra-kill

case Extra block adds 1 block [morale 3, battle 10]
given
    blue pile: b411, b231, b303, b213, b132, b123
    red hand: extra-block
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-block
orders blue
    pass
expect
    told all: committed red extra-block
    told all: blocks red 2 0 0 0 1 3
    told all: losses red 0 3 3 2
    s25: red 2 soldier
    morale-deck has 6 extra-block

case War banner adds 2 strength [morale 3, battle 10]
given
    red hand: war-banner
    dice march red s25: 1
orders red
    march s25 via s35
    attack with war-banner
orders blue
    pass
expect
    told all: committed red war-banner
    told all: strength red 2 2 0 0 0 2 6
    told all: battle-won red blue s35 6 4
    morale-deck has 2 war-banner

case morale cards of several kinds add up [morale 3]
given
    red hand: extra-strength, war-banner, extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength war-banner extra-kill
orders blue
    pass
expect
    told all: strength red 2 2 0 0 0 3 7
    told all: kills red 2 0 0 0 1 3
    told all: battle-won red blue s35 7 4
    red hand: empty

case morale cards of one kind add up [morale 3]
given
    red hand: 2 extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength extra-strength
orders blue
    pass
expect
    told all 2 times: committed red extra-strength
    told all: strength red 2 2 0 0 0 2 6
    red hand: empty

case a side lays at most 3 morale cards in a battle [morale 3]
given
    red hand: 4 extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack: 4 extra-strength
orders blue
    pass
expect
    told all 3 times: committed red extra-strength
    told all: strength red 2 2 0 0 0 3 7
    red hand: extra-strength

case each side may lay 3 [morale 3]
given
    red hand: 3 extra-strength
    blue hand: 3 extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack: all
orders blue
    when morale-defence: all
    pass
expect
    told all 3 times: committed red extra-strength
    told all 3 times: committed blue extra-strength
    told all: battle-drawn red blue s35 7

case the defender lays morale cards too [morale 3, letters 10]
given
    blue hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    defend with extra-strength
    pass
expect
    told all: committed blue extra-strength
    told all: battle-won blue red s35 5 4
    blue gold-xadlas: 1
    s25: red 2 soldier
    s35: blue 2 soldier

case cards for the attack are not laid in defence [morale 3]
given
    blue hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    attack with extra-strength
    pass
expect
    told nobody: committed
    told all: battle-drawn red blue s35 4
    blue hand: extra-strength

case cards for the defence are not laid in attack [morale 3]
given
    red hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    defend with extra-strength
orders blue
    pass
expect
    told nobody: committed
    red hand: extra-strength

case without an answer no morale card is laid [morale 3]
given
    red hand: extra-strength, war-banner
    blue hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    told nobody: committed
    told all: battle-drawn red blue s35 4
    red hand: extra-strength, war-banner
    blue hand: extra-strength

case a card named for a battle but not in hand is not laid [morale 3]
given
    red hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    attack with war-banner extra-kill
orders blue
    pass
expect
    told all: committed red extra-kill
    told nobody: committed red war-banner
    told all: strength red 2 2 0 0 0 0 4

case a card laid is used, of help or not [morale 3]
given
    red hand: extra-block
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-block
orders blue
    pass
expect
    told all: losses red 0 2 3 2
    told all: battle-drawn red blue s35 4
    red hand: empty
    morale-deck has 6 extra-block

case a card kept back in a battle is known to its owner alone [morale 3, seen 6]
given
    red hand: extra-strength, extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
orders blue
    pass
expect
    told all: committed red extra-strength
    told nobody: committed red extra-kill
    sees blue number: red hand

case the cards laid of both sides are shown before the battle cards count [morale 3, battle 8]
given
    red hand: extra-strength
    blue hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
orders blue
    defend with extra-kill
    pass
expect
    told all: committed red extra-strength
    told all: committed blue extra-kill
    then told all: strength red

case answers tell the battles of two squads apart, and one card serves one of them [morale 2, march 15]
given
    s25: red soldier
    s15: red soldier
    s35: blue soldier
    s14: blue soldier
    s15 lead: red
    s14 lead: blue
    red techs: superior-logistics
    red hand: extra-strength
    dice march red s25: 1
    dice march red s15: 1
orders red
    march s25 via s35
    march s15 via s14
    when morale-attack if at = s14: extra-strength
orders blue
    pass
expect
    told all: battle-drawn red blue s35 3
    then told all: committed red extra-strength
    then told all: battle-won red blue s14 4 3
    red marches-used: 1
    red hand: empty

case a card laid by the first squad is gone for the second [morale 3, march 15]
given
    s25: red soldier
    s15: red soldier
    s35: blue soldier
    s14: blue soldier
    s15 lead: red
    s14 lead: blue
    red techs: superior-logistics
    red hand: extra-strength
    dice march red s25: 1
    dice march red s15: 1
orders red
    march s25 via s35
    march s15 via s14
    attack with extra-strength
orders blue
    pass
expect
    told all: battle-won red blue s35 4 3
    then told all: battle-drawn red blue s14 3
    told all 1 times: committed red

case a city without soldiers is helped by its owner's morale cards [morale 3, battle 12]
given
    g6: blue city
    s51: red 2 soldier
    s51 lead: red
    s25: empty
    s25 lead: none
    blue reserve: 8 soldier
    blue hand: extra-strength
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    defend with extra-strength
    pass
expect
    told all: committed blue extra-strength
    told all: strength blue 0 2 0 0 6 1 9

case of four cards named the first three are laid [morale 3]
given
    red hand: extra-strength, extra-kill, extra-block, war-banner
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-block extra-kill extra-strength war-banner
orders blue
    pass
expect
    told all: committed red extra-block
    told all: committed red extra-kill
    told all: committed red extra-strength
    told nobody: committed red war-banner
    told all: strength red 2 2 0 0 0 1 5
    red hand: war-banner

case a battle that the first kills decide sees no morale card [morale 3, battle 7]
given
    s25: red 2 soldier, red super-cannons
    s35: blue soldier
    blue reserve: 7 soldier
    red hand: extra-strength
    blue hand: extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
orders blue
    defend with extra-strength
    pass
expect
    told all: first-blood red super-cannons blue
    told nobody: committed
    told nobody: burned
    red gold-xadlas: 1
    red hand: extra-strength
    blue hand: extra-strength

# ---- Field surgeon ----

case Field surgeon sets one of the dead onto the own gate [morale 4]
given
    blue pile: b411, b231, b303, b213, b132, b123
    red hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    attack with field-surgeon
orders blue
    pass
expect
    told all: committed red field-surgeon
    told all: losses red 1 3 2 2
    told all: healed red field-surgeon
    s25: red soldier
    g2 has red 3 soldier
    red reserve: 6 soldier
    morale-deck has 2 field-surgeon

case Field surgeon saves one, not all of the dead [morale 4]
given
    red pile: b222, b411, b402, b231, b420, b330
    blue pile: b411, b132, b303, b213, b222, b123
    red hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    attack with field-surgeon
orders blue
    pass
expect
    told all: losses red 2 3 1 2
    told all: battle-won red blue s35 6 3
    g2 has red 3 soldier
    red reserve: 7 soldier
    s25: empty

case two Field surgeons save two [morale 4, morale 3]
given
    red pile: b222, b411, b402, b231, b420, b330
    blue pile: b411, b132, b303, b213, b222, b123
    red hand: 2 field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack: all
orders blue
    pass
expect
    told all: losses red 2 3 1 2
    g2 has red 4 soldier
    red reserve: 6 soldier

case Field surgeon does nothing without a casualty, and is used [morale 4]
given
    red hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    attack with field-surgeon
orders blue
    pass
expect
    told nobody: healed
    g2 has red 2 soldier
    red reserve: 6 soldier
    red hand: empty

case Field surgeon does nothing when the own gate is full [morale 4]
given
    g2: red city, red 6 soldier
    red reserve: 2 soldier
    blue pile: b411, b231, b303, b213, b132, b123
    red hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    attack with field-surgeon
orders blue
    pass
expect
    told all: losses red 1 3 2 2
    told nobody: healed
    g2 has red 6 soldier
    red reserve: 3 soldier
    red hand: empty

case Field surgeon does nothing when the own gate is occupied [morale 4]
given
    g2: red city, blue soldier
    g2 lead: blue
    s35: blue soldier
    red reserve: 8 soldier
    blue pile: b411, b231, b303, b213, b132, b123
    red hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
    attack with field-surgeon
orders blue
    pass
expect
    told all: losses red 1 3 2 2
    told nobody: healed
    g2: red city, blue soldier
    red reserve: 9 soldier

case Field surgeon serves the defender as well [morale 4]
given
    red pile: b411, b231, b402, b222, b420, b330
    blue hand: field-surgeon
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    defend with field-surgeon
    pass
expect
    told all: losses blue 1 3 2 2
    told all: healed blue field-surgeon
    g6 has blue 3 soldier
    blue reserve: 6 soldier

case at the own gate Field surgeon leaves one of the dead standing there [morale 4]
given
    s25: empty
    s25 lead: none
    s35: empty
    s35 lead: none
    s51: red 2 soldier
    s51 lead: red
    blue reserve: 8 soldier
    red pile: b411, b231, b402, b222, b420, b330
    blue pile: b411, b420, b303, b213, b132, b123
    red techs: hand-cannons, offensive-tactics
    blue hand: field-surgeon
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    defend with field-surgeon
    pass
expect
    told all: losses blue 2 6 4 2
    told all: healed blue field-surgeon
    g6: blue city, blue soldier
    blue reserve: 9 soldier

# ---- Cancel battle ----

case Cancel battle of the attacker calls the battle off for 2 gold, and he goes back [battle 3, battle 4]
given
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: yes
orders blue
    pass
expect
    told all: cancelled red blue s35
    told all: paid-off red blue 2
    told nobody: burned
    told nobody: losses
    told nobody: battle-won
    red gold: 4
    blue gold: 8
    s25: red 2 soldier
    s35: blue 2 soldier
    red marches-used: 1
    red hand: empty
    morale-deck has 3 cancel-battle
    red pile top: b411, b222

case Cancel battle of the defender costs him 2 gold, and the attacker goes back [battle 3]
given
    blue hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    when cancel-battle: yes
    pass
expect
    told all: paid-off blue red 2
    told nobody: burned
    blue gold: 4
    red gold: 8
    s25: red 2 soldier
    s35: blue 2 soldier
    blue hand: empty

case when both would cancel the attacker is asked first and the defender not at all [battle 4]
given
    red hand: cancel-battle
    blue hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: yes
orders blue
    when cancel-battle: yes
    pass
expect
    told all: paid-off red blue 2
    told nobody: paid-off blue
    not used blue 1
    blue hand: cancel-battle

case without 2 gold Cancel battle cannot be played [battle 4]
given
    red gold: 1
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: yes
orders blue
    pass
expect
    told nobody: cancelled
    told all: battle-drawn red blue s35 4
    red gold: 1
    red hand: cancel-battle

case 2 gold are enough for Cancel battle [battle 4]
given
    red gold: 2
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: yes
orders blue
    pass
expect
    told all: cancelled
    red gold: 0

case without an answer no battle is cancelled [battle 4]
given
    red hand: cancel-battle
    blue hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    told nobody: cancelled
    red hand: cancel-battle
    blue hand: cancel-battle

case Cancel battle is not laid among the cards of a battle [battle 4, morale 3]
given
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack: all
orders blue
    pass
expect
    told nobody: committed
    told all: battle-drawn red blue s35 4
    red hand: cancel-battle

case in a battle cancelled no other morale card is laid [battle 2, battle 4]
given
    red hand: cancel-battle, extra-strength
    dice march red s25: 1
orders red
    march s25 via s35
    attack with extra-strength
    when cancel-battle: yes
orders blue
    pass
expect
    told nobody: committed
    red hand: extra-strength

case the answer may tell attack from defence [battle 4, letters 10]
given
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle if role = defence: yes
orders blue
    pass
expect
    told nobody: cancelled
    red hand: cancel-battle

case the gold for a cancelled battle may lift the other's counter to 21 [battle 3, xadla 4]
given
    blue gold: 19
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: yes
orders blue
    pass
expect
    told all: xadla-traded blue 1 gold 10
    blue gold: 10
    blue gold-xadlas: 1

case a cancel card that is not played is known to its owner alone [seen 6]
given
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle: no
orders blue
    pass
expect
    told nobody: cancelled
    sees blue number: red hand

case the owner of a city without soldiers may cancel the battle for it [battle 3, battle 4]
given
    s25: empty
    s25 lead: none
    s51: red 2 soldier
    s51 lead: red
    g6: blue city
    blue reserve: 8 soldier
    blue hand: cancel-battle
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    when cancel-battle: yes
    pass
expect
    told all: paid-off blue red 2
    s51: red 2 soldier
    g6: blue city

case after a battle cancelled the squad goes back to the last space of its path, not to its start [battle 3, home 2]
given
    s35: empty
    s35 lead: none
    s23: blue 2 soldier
    s23 lead: blue
    blue hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s24 s23
orders blue
    when cancel-battle: yes
    pass
expect
    told all: went-back red 2 s23 s24
    s24: red 2 soldier
    s25: empty

case after a battle cancelled a squad from the gate goes back to the gate [battle 3, home 2]
given
    s25: empty
    s25 lead: none
    s35: empty
    s35 lead: none
    red reserve: 8 soldier
    s26: blue 2 soldier
    s26 lead: blue
    red hand: cancel-battle
    dice march red g2: 1
orders red
    march g2 via s26
    when cancel-battle: yes
orders blue
    pass
expect
    told all: cancelled red blue s26
    g2: red city, red 2 soldier
    s26: blue 2 soldier

case two battles of one season may be cancelled with two cards, 2 gold each [battle 3, march 15]
given
    s25: red soldier
    s15: red soldier
    s35: blue soldier
    s14: blue soldier
    s15 lead: red
    s14 lead: blue
    red techs: superior-logistics
    red hand: 2 cancel-battle
    dice march red s25: 1
    dice march red s15: 1
orders red
    march s25 via s35
    march s15 via s14
    when cancel-battle: yes
orders blue
    pass
expect
    told all 2 times: paid-off red blue 2
    red gold: 2
    blue gold: 10
    red hand: empty

# ---- what a report offers ----

case cards for attacks and other paths are offered while a march is left [letters 10, letters 4]
given
    red hand: war-banner
expect
    offered red: attack with war-banner
    offered red: defend with war-banner
    offered red: on

case without a march left no cards for attacks are offered, and no other paths [letters 10, letters 4]
given
    red hand: war-banner
    red marches-used: 2
expect
    not offered red: attack with war-banner
    offered red: defend with war-banner
    not offered red: on
