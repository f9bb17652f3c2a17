# SPDX-License-Identifier: MIT
# The module of reinforcements: how they are sent, what each of the five does and costs, in attack and in defence,
# that a seat uses one in an engagement, and how they are lost.

# Both have two ships, and 40 credits of which fees can be paid. Red's are 3/3 and 2/3 (firepower/resistance), Blue's
# are 2/3 and 2/2. Full hands keep anybody from drawing. All five reinforcements of both still wait in their docks.
game tradeworlds seats 2 option scenario space-wars option reinforcements yes
    first: red
    launches: 4
    red faction: acolytes
    red homeworld: 18
    red credits: 40
    red unlocked: 2
    red hand: 2 convoy, 3 pulse-battery
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, regulars
    red-2 since: 2
    blue faction: covenant
    blue homeworld: 18
    blue credits: 40
    blue unlocked: 2
    blue hand: 2 convoy, 3 pulse-battery
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
    blue-1: packet, rail-lance, regulars
    blue-1 since: 3
    blue-2: packet, rail-lance, deckhands
    blue-2 since: 4

case where the other lane has no reinforcement a destroyer asks nothing [reinforce 6]
given
    red dock: sentinel, gunship, frigate, cruiser
    red-1: corsair, ion-mortar, regulars, destroyer
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when destroyer: any
expect
    asked nobody: destroyer
    not used red 2

# ---- Sending ----

case a reinforcement is sent onto a ship of one's lane for 10 credits [reinforce 1]
orders red
    send cruiser red-2
expect
    done red 1
    told all: sent red cruiser red-2 10 [reinforce 1]
    red-2: packet, rail-lance, regulars, cruiser
    red dock: sentinel, gunship, frigate, destroyer
    red credits: 30
    told nobody: fee-paid

case as many may be sent in a turn as can be paid, one to a ship [reinforce 1, credit 1]
given
    red credits: 29
    red unlocked: 3
    red-3: packet, rail-lance, deckhands
    red-3 since: 4
orders red
    send sentinel red-1
    send frigate red-2
    send gunship red-3
expect
    done red 1
    done red 2
    refused red 3: cannot-pay 10 9 [credit 1]
    red-3: packet, rail-lance, deckhands
    red dock: gunship, cruiser, destroyer
    red credits: 9

case what is unlocked stays so when the Treasury pays for a reinforcement [reinforce 1, ship 3]
given
    red credits: 30
orders red
    send sentinel red-1
    send gunship red-2
expect
    red credits: 10
    red unlocked: 2

case a ship carries one reinforcement [reinforce 1]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
orders red
    send frigate red-1
expect
    refused red 1: has-reinforcement red-1 [reinforce 1]
    red-1: corsair, ion-mortar, regulars, sentinel
    red credits: 40

case of each class a seat has one [reinforce 1]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
orders red
    send sentinel red-2
expect
    refused red 1: sent-already sentinel [reinforce 8]
    red-2: packet, rail-lance, regulars
    red credits: 40

case a reinforcement goes onto a ship of one's own, not onto another's or an empty place [reinforce 1]
orders red
    send sentinel blue-1
    send sentinel red-3
expect
    refused red 1: not-own-ship blue-1
    refused red 2: no-ship red-3
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    red credits: 40

case without the option nothing can be sent [reinforce 1]
given option reinforcements no
    red dock: empty
    blue dock: empty
orders red
    send sentinel red-1
expect
    refused red 1: module-off [reinforce 1]
    red credits: 40
    red-1: corsair, ion-mortar, regulars

case sending is no Role, but ends the attacks that it stands between [reinforce 1, turn 3, attack 2]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    send sentinel red-2
    attack blue-2 with red-2
expect
    done red 1
    done red 2
    refused red 3: action-over
    red credits: 30
    red-2 attacked: 0

case a ship configured in this turn may get a reinforcement at once [reinforce 1, turn 2]
given
    red unlocked: 3
    red hand: packet, rail-lance, recruits
orders red
    configure packet rail-lance recruits
    send gunship red-3
expect
    done red 2
    red-3: packet, rail-lance, recruits, gunship

case a reinforcement stays with a ship that gets another starship card [role 6, reinforce 1]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    red hand: warden, 2 convoy, 2 pulse-battery
orders red
    captain red-1 warden
expect
    done red 1
    red-1: warden, ion-mortar, regulars, sentinel

# ---- Sentinel and gunship ----

case a sentinel gives the attacker 2 to his initiative for 1 credit, and stays [reinforce 2, reinforce 3, reinforce 8]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
expect
    told all: escorted red sentinel 2 [reinforce 3]
    told all: fee-paid red sentinel 1 [reinforce 2]
    told all: rolled red 3 2 5
    told all: rolled blue 4 0 4
    told all: destroyed blue blue-1 red
    red credits: 39
    red-1: corsair, ion-mortar, regulars, sentinel

case who says nothing uses no sentinel [reinforce 3]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
expect
    told nobody: escorted
    told nobody: fee-paid
    told all: dodged blue red
    red credits: 40

case a sentinel is of no use in defence [reinforce 3]
given
    blue-1: packet, rail-lance, regulars, sentinel
    blue dock: gunship, frigate, cruiser, destroyer
    dice attack red blue-1: 4
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when escort: yes
expect
    told nobody: escorted
    told all: destroyed blue blue-1 red
    blue credits: 40

case a gunship gives the defender 2 to his initiative for 2 credits, and stays [reinforce 2, reinforce 3, reinforce 8]
given
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when escort if defending: yes
expect
    told all: escorted blue gunship 2 [reinforce 3]
    told all: fee-paid blue gunship 2 [reinforce 2]
    told all: rolled blue 4 2 6
    told all: dodged blue red
    blue credits: 38
    blue-1: packet, rail-lance, regulars, gunship

case a gunship is of no use in attack [reinforce 3]
given
    red-1: corsair, ion-mortar, regulars, gunship
    red dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
expect
    told nobody: escorted
    told all: dodged blue red
    red credits: 40

case sentinel and gunship may meet, and both are paid before the dice [reinforce 3, fight 6]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
orders blue
    when escort: yes
expect
    told all: fee-paid red sentinel 1
    then told all: rolled red 5 2 7
    told all: fee-paid blue gunship 2
    then told all: rolled blue 4 2 6
    told all: destroyed blue blue-1 red
    red credits: 39
    blue credits: 38

case whose Treasury cannot pay the fee does not use the reinforcement [reinforce 2, credit 1]
given
    blue credits: 1
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when escort: yes
expect
    told nobody: escorted
    told nobody: fee-paid
    told all: destroyed blue blue-1 red
    blue credits: 1

case only a reinforcement whose ship takes part may be used [reinforce 7]
given
    red-2: packet, rail-lance, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    blue-2: packet, rail-lance, deckhands, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
orders blue
    when escort: yes
expect
    told nobody: escorted
    told all: dodged blue red
    red credits: 40
    blue credits: 40

case each use is paid, also the second in one turn [reinforce 2, reinforce 8]
given
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    red-2: corsair, ion-mortar, regulars
    dice attack red blue-1: 3 4
    dice defence blue blue-1: 3 3
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
orders blue
    when escort: yes
expect
    told all 2 times: fee-paid blue gunship 2
    told all 2 times: dodged blue red
    blue credits: 36

case it may be sent and used in one turn [reinforce 9]
given
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    when escort: yes
    send sentinel red-1
    attack blue-1 with red-1
expect
    told all: sent red sentinel red-1 10
    then told all: escorted red sentinel 2
    told all: destroyed blue blue-1 red
    red credits: 29

# ---- Frigate ----

case a frigate is lost instead of its ship, for 3 credits, and without being asked for [reinforce 2, reinforce 4]
given
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: saved-by-frigate blue blue-1 3 [reinforce 4]
    told all: reinforcement-lost blue frigate
    told nobody: destroyed
    blue-1: packet, rail-lance, regulars
    blue credits: 37
    blue dock: sentinel, gunship, cruiser, destroyer

case who does not want the frigate to be lost loses the ship, and the frigate with it [reinforce 4, reinforce 8, fight 5]
given
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when frigate: no
expect
    told all: destroyed blue blue-1 red
    told all: reinforcement-lost blue frigate
    blue-1: empty
    blue credits: 40
    blue dock: sentinel, gunship, cruiser, destroyer

case a frigate that cannot be paid saves nothing [reinforce 2, reinforce 4]
given
    blue credits: 2
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told nobody: saved-by-frigate
    told all: destroyed blue blue-1 red
    blue-1: empty
    blue credits: 2

case a frigate saves an attacker from counter-fire, too [reinforce 4, fight 3]
given
    red-1: packet, ion-mortar, deckhands, frigate
    red dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
expect
    told all: counter-fire blue red 2
    told all: saved-by-frigate red red-1 3
    told nobody: destroyed
    red-1: packet, ion-mortar, deckhands
    red credits: 37

case of a group the frigate saves its own ship only [reinforce 4, fight 5]
given
    blue-2: packet, rail-lance, deckhands, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all: destroyed blue blue-1 red
    then told all: saved-by-frigate blue blue-2 3
    blue-1: empty
    blue-2: packet, rail-lance, deckhands

case a seat that used its gunship has no frigate in the same engagement [reinforce 7, reinforce 4]
given
    blue-1: packet, rail-lance, regulars, gunship
    blue-2: packet, rail-lance, deckhands, frigate
    blue dock: sentinel, cruiser, destroyer
    dice attack red blue-1: 6
    dice defence blue blue-1: 3
orders red
    attack blue-1 blue-2 with red-1 red-2
orders blue
    when escort: yes
    when frigate: yes
expect
    told all: escorted blue gunship 2
    told nobody: saved-by-frigate
    blue-1: empty
    blue-2: empty
    blue credits: 38

case for a ship that its frigate saved there is no bounty [faction 5, reinforce 4]
given
    red faction: brethren
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: saved-by-frigate blue blue-1 3
    told nobody: bounty
    red credits: 40

# ---- Cruiser ----

case a cruiser lets the attacker roll again for 4 credits, and the new die stands [reinforce 2, reinforce 5]
given
    red-1: corsair, ion-mortar, regulars, cruiser
    red dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-1: 2 5
    dice defence blue blue-1: 4
orders red
    when cruiser if margin <= 0: yes
    attack blue-1 with red-1
expect
    told all: fee-paid red cruiser 4
    told all: cruiser-rolled red 5 2
    told all: destroyed blue blue-1 red
    red credits: 36
    red-1: corsair, ion-mortar, regulars, cruiser

case a cruiser rolls once, even when the new die is worse [reinforce 5]
given
    red-1: corsair, ion-mortar, regulars, cruiser
    red dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-1: 3 1
    dice defence blue blue-1: 4
orders red
    when cruiser: yes
    attack blue-1 with red-1
expect
    told all 1 times: cruiser-rolled red
    told all: result red 1 blue 4
    told all: dodged blue red
    red credits: 36

# Rulebook, first example of the module, both attacks.
case two attacks one after the other let the cruiser save its ship only [reinforce 5, fight 1]
given
    blue-2: packet, rail-lance, deckhands, cruiser
    blue dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
    dice attack red blue-2: 4
    dice defence blue blue-2: 1 5
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
orders blue
    when cruiser if margin <= 0: yes
expect
    told all: destroyed blue blue-1 red
    then told all: fee-paid blue cruiser 4
    then told all: cruiser-rolled blue 5 1
    then told all: dodged blue red
    told all 1 times: destroyed
    blue-1: empty
    blue-2: packet, rail-lance, deckhands, cruiser
    blue credits: 36

# Rulebook, same example: 5 firepower against 5 resistance, as one attack.
case against a group one cruiser rolls for the whole of it [reinforce 5, reinforce 7, fight 2]
given
    blue-2: packet, rail-lance, deckhands, cruiser
    blue dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-1: 4
    dice defence blue blue-1: 1 5
orders red
    attack blue-1 blue-2 with red-1 red-2
orders blue
    when cruiser if margin < 0: yes
expect
    told all: attack red blue 5 5
    told all: cruiser-rolled blue 5 1
    told nobody: destroyed

case the attacker says first whether he uses his cruiser [reinforce 5, fight 6]
given
    red-1: corsair, ion-mortar, regulars, cruiser
    red dock: sentinel, gunship, frigate, destroyer
    blue-1: packet, rail-lance, regulars, cruiser
    blue dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-1: 2 6
    dice defence blue blue-1: 4 5
orders red
    when cruiser if margin <= 0: yes
    attack blue-1 with red-1
orders blue
    when cruiser if margin < 0: yes
expect
    told all: cruiser-rolled red 6 2
    then told all: cruiser-rolled blue 5 4
    told all: result red 6 blue 5
    told all: destroyed blue blue-1 red
    red credits: 36
    blue credits: 36

case modifiers of the initiative stay when a die is rolled again [reinforce 5, tactic 4]
given
    red-1: corsair, ion-mortar, regulars, cruiser
    red dock: sentinel, gunship, frigate, destroyer
    red hand: evasive-drift, convoy, 3 pulse-battery
    dice attack red blue-1: 1 3
    dice defence blue blue-1: 3
orders red
    when cruiser if margin < 0: yes
    when tactic if margin = 0: evasive-drift
    attack blue-1 with red-1
expect
    told all: cruiser-rolled red 3 1
    then told all: tactic-played red evasive-drift
    told all: result red 4 blue 3
    told all: destroyed blue blue-1 red

case a seat that used its sentinel has no cruiser in the same engagement [reinforce 7]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red-2: packet, rail-lance, regulars, cruiser
    red dock: gunship, frigate, destroyer
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    when escort: yes
    when cruiser: yes
    attack blue-1 with red-1 red-2
expect
    told all: escorted red sentinel 2
    told nobody: rolled-again
    told all: result red 3 blue 6
    red credits: 39

case in the next engagement of the turn another one may be used [reinforce 7]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red-2: packet, rail-lance, regulars, cruiser
    red dock: gunship, frigate, destroyer
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
    dice attack red blue-2: 1 6
    dice defence blue blue-2: 5
orders red
    when escort: yes
    when cruiser: yes
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    told all: fee-paid red sentinel 1
    then told all: fee-paid red cruiser 4
    told all 2 times: destroyed blue
    red credits: 35

# ---- Destroyer ----

# Rulebook, second example of the module, first attack.
case a destroyer takes away a reinforcement of the ship attacked, for 5 credits, and stays [reinforce 2, reinforce 6, reinforce 8]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-2: packet, rail-lance, deckhands, cruiser
    blue dock: sentinel, gunship, frigate, destroyer
    dice attack red blue-2: 3
    dice defence blue blue-2: 5
orders red
    when destroyer: cruiser
    attack blue-2 with red-1
expect
    told all: fee-paid red destroyer 5
    told all: missile red cruiser blue-2 [reinforce 6]
    told all: reinforcement-lost blue cruiser
    then told all: rolled red 3
    told all: dodged blue red
    red-1: corsair, ion-mortar, regulars, destroyer
    blue-2: packet, rail-lance, deckhands
    red credits: 35
    blue credits: 40

case a destroyer reaches any reinforcement of the opponent's lane [reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-1: packet, rail-lance, regulars, frigate
    blue-2: packet, rail-lance, deckhands, cruiser
    blue dock: sentinel, gunship, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    when destroyer: cruiser at blue-2
    attack blue-1 with red-1
expect
    told all: missile red cruiser blue-2
    blue-1: packet, rail-lance, regulars, frigate
    blue-2: packet, rail-lance, deckhands
    red credits: 35

case a destroyer whose target is not there is not used [reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    when destroyer: gunship
    attack blue-1 with red-1
expect
    told nobody: missile
    told nobody: fee-paid
    red credits: 40
    blue-1: packet, rail-lance, regulars, frigate

case a defender's destroyer takes away one of the attacker's [reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    blue-1: packet, rail-lance, regulars, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
orders blue
    when destroyer if defending: sentinel
expect
    told all: missile blue sentinel red-1
    told nobody: escorted
    told all: dodged blue red
    red-1: corsair, ion-mortar, regulars
    red credits: 40
    blue credits: 35

# Rulebook, second example of the module, the last attack: 3 against 1, firepower 4 against resistance 3.
case two destroyers take each other away, and both are paid [reinforce 6]
given
    red-1: warden, dual-turbo-cannons, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-1: corsair, ion-mortar, regulars, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    dice attack red blue-1: 3
    dice defence blue blue-1: 1
orders red
    when destroyer: destroyer
    attack blue-1 with red-1
orders blue
    when destroyer: destroyer
expect
    told all: fee-paid red destroyer 5
    told all: fee-paid blue destroyer 5
    told all: missile red destroyer blue-1
    told all: missile blue destroyer red-1
    told all: reinforcement-lost red destroyer
    told all: reinforcement-lost blue destroyer
    told all: destroyed blue blue-1 red
    red-1: warden, dual-turbo-cannons, regulars
    red credits: 35
    blue credits: 35

case a destroyer that was hit first has fired all the same, for neither side knows what the other says [reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red-2: packet, rail-lance, regulars, cruiser
    red dock: sentinel, gunship, frigate
    blue-1: packet, rail-lance, regulars, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    when destroyer: destroyer
    attack blue-1 with red-1
orders blue
    when destroyer: cruiser
expect
    told all: missile red destroyer blue-1
    told all: missile blue cruiser red-2
    red-1: corsair, ion-mortar, regulars, destroyer
    red-2: packet, rail-lance, regulars
    blue-1: packet, rail-lance, regulars
    red credits: 35
    blue credits: 35

case a reinforcement that was taken away acts no more [reinforce 9, reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    when destroyer: frigate
    attack blue-1 with red-1
expect
    told nobody: saved-by-frigate
    told all: destroyed blue blue-1 red
    blue-1: empty
    blue credits: 40

case a seat that used its destroyer has no other one in the same engagement [reinforce 7, reinforce 6]
given
    red-1: corsair, ion-mortar, regulars, destroyer
    red-2: packet, rail-lance, regulars, sentinel
    red dock: gunship, frigate, cruiser
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    when destroyer: frigate
    when escort: yes
    attack blue-1 with red-1 red-2
expect
    told all: missile red frigate blue-1
    told nobody: escorted
    told all: dodged blue red
    red credits: 35

case a destroyer that cannot be paid does not fire [reinforce 2, credit 1]
given
    red credits: 4
    red-1: corsair, ion-mortar, regulars, destroyer
    red dock: sentinel, gunship, frigate, cruiser
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    when destroyer: frigate
    attack blue-1 with red-1
expect
    told nobody: missile
    red credits: 4
    blue-1: packet, rail-lance, regulars, frigate

# ---- Lost ----

case a reinforcement that was lost cannot be sent again [reinforce 8]
given
    blue-1: packet, rail-lance, regulars, frigate
    blue dock: sentinel, gunship, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    send frigate blue-2
expect
    told all: saved-by-frigate blue blue-1 3
    refused blue 1: sent-already frigate [reinforce 8]
    blue credits: 37
    blue-2: packet, rail-lance, deckhands

case a reinforcement is lost with its ship and cannot be sent again [reinforce 8, fight 5]
given
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    send gunship blue-2
expect
    told all: destroyed blue blue-1 red
    told all: reinforcement-lost blue gunship [reinforce 8]
    refused blue 1: sent-already gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    blue credits: 40

case an attacker that dies in counter-fire takes its reinforcement along [reinforce 8, fight 3]
given
    red-1: packet, ion-mortar, deckhands, sentinel
    red dock: gunship, frigate, cruiser, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    when escort: yes
    attack blue-1 with red-1
expect
    told all: result red 4 blue 4
    told all: destroyed red red-1
    told all: reinforcement-lost red sentinel
    red-1: empty
    red dock: gunship, frigate, cruiser, destroyer
    red credits: 39

# ---- At a Homeworld ----

case no reinforcement acts when a Homeworld is hit [reinforce 9]
given
    red-1: corsair, ion-mortar, regulars, sentinel
    red-2: packet, rail-lance, regulars, cruiser
    red dock: gunship, frigate, destroyer
    blue-1: empty
    blue-2: empty
orders red
    when escort: yes
    when cruiser: yes
    hit blue with red-1 red-2
orders blue
    when escort: yes
expect
    told all: homeworld-hit blue red 5 13
    told nobody: escorted
    told nobody: rolled
    told nobody: fee-paid
    red credits: 40

# ---- What the others learn ----

case nobody learns of a reinforcement that was not used [reinforce 7]
given
    blue-1: packet, rail-lance, regulars, gunship
    blue dock: sentinel, frigate, cruiser, destroyer
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when escort: no
expect
    used blue 1
    told nobody: escorted
    told nobody: fee-paid
    told all: destroyed blue blue-1 red
