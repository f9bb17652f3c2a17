# SPDX-License-Identifier: MIT
# The scrolls: who casts them, in what order, how they are answered, and what each kind does.
# Red strikes from r4a at r4f, which is inland, or at r4e, which is coast.

game dragonlords seats 3
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red gorbag, red orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4a holder: red
    r4a: red orc

# ---- The deck and the hand ----

case a scroll that was cast is discarded, and all see it [scroll 1, seen 12]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told only red blue: scroll-cast red morg infernal
    red scrolls-of: empty
    used-scrolls: infernal
    sees green exactly: used-scrolls
    sees green number: red scrolls-of
    r4f: blue 2 barbarian

case when the deck is empty the discards are shuffled [scroll 1]
given season 3
    r4a: red orc
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    used-scrolls: rest of scrolls
    scrolls: empty
    shuffle scrolls: berserk
orders red
    scroll
expect
    done red 1
    told all: scrolls-shuffled
    told only red: scroll-drawn red berserk
    told blue green: scroll-drawn red
    used-scrolls: empty

case a seat that holds three scrolls is refused a fourth [scroll 2, temple 8]
given season 3
    r4a: red orc
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    red scrolls-of: tempest, infernal, berserk
orders red
    scroll
expect
    refused red 1: scrolls-full 3 3 [temple 8]

case a seat that holds two scrolls buys a third [scroll 2, temple 1]
given season 3
    r4a: red orc
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    red scrolls-of: tempest, infernal
    scrolls top: berserk
orders red
    scroll
expect
    done red 1
    red scrolls-of: tempest, infernal, berserk

case who gets a fourth scroll on a quest keeps three, by default without the last drawn [scroll 2, letters 63]
given season 2
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn4
    red gold: 5
    red scrolls-of: tempest, infernal, berserk
    scrolls top: dispel
    dice move-die red wn4: 1
    dice witch-die red wn5: 5
orders red
    move north up
    when witch: pay
expect
    told only red: scroll-drawn red dispel
    told red: scroll-dropped red dispel
    red scrolls-of: tempest, infernal, berserk
    used-scrolls: dispel

case who gets a fourth scroll says which one goes [scroll 2, letters 63]
given season 2
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn4
    red gold: 5
    red scrolls-of: tempest, infernal, berserk
    scrolls top: dispel
    dice move-die red wn4: 1
    dice witch-die red wn5: 5
orders red
    move north up
    when witch: pay
    when discard if drawn = dispel: tempest
expect
    used red 3
    told red: scroll-dropped red tempest
    red scrolls-of: infernal, berserk, dispel
    used-scrolls: tempest

case a scroll from a quest may be used at once [scroll 24]
given season 2
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn4
    red gold: 5
    scrolls top: wind-elemental
    r6a holder: blue
    r6a: blue 3 barbarian
    dice move-die red wn4: 1
    dice witch-die red wn5: 6
    dice elemental-die r6a red: 1
orders red
    move north up
    when witch: pay
    elemental wind-elemental r6a
expect
    done red 3
    r6a: blue 2 barbarian

case a bought scroll may be used in defence from the next seat's turn on [scroll 24]
given season 3
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    r4k: red gorbag, red 2 orc
    red gold: 10
    scrolls top: dispel
    r4d holder: blue
    r4d: blue 3 barbarian, blue sigrun
    blue scrolls-of: infernal
    dice battle r4k 1 6 blue 4: 6 6
    dice battle r4k 1 7 red 4: 6 6
orders red
    scroll
orders blue
    attack r4k with 2 barbarian sigrun from r4d
    when scroll: infernal
    when go-on: retreat
expect
    told red: scroll-drawn red dispel
    told red blue: dispelled red dispel infernal
    r4k: red gorbag, red 2 orc
    red scrolls-of: empty

case a bought scroll is drawn last, too late for phase 4 of the same turn [scroll 24]
given season 3
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    scrolls top: wind-elemental
    r6a holder: blue
    r6a: blue 3 barbarian
orders red
    scroll
    elemental wind-elemental r6a
expect
    done red 1
    refused red 2: scroll-not-held wind-elemental [letters 37]
    red scrolls-of: wind-elemental
    r6a: blue 3 barbarian

# ---- Who may cast, and the exchange ----

case a king is caster enough for a scroll [scroll 3]
given season 2
    r4k: red orc
    r4a: red 2 orc, red gorbag
    r4f holder: blue
    r4f: blue 3 barbarian
    red scrolls-of: infernal
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 4: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc gorbag from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red gorbag infernal
    r4f: blue 2 barbarian

case a side without a caster in the battle passes [scroll 3]
given season 2
    r4a: red 3 orc
    r4f holder: blue
    r4f: blue 2 barbarian
    red scrolls-of: infernal
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told nobody: scroll-cast
    red scrolls-of: infernal

case without a policy no scroll is cast and no Shield laid [letters 45]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: infernal, berserk, shield
    blue scrolls-of: infernal, shield
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told nobody: scroll-cast
    told nobody: shielded
    red scrolls-of: infernal, berserk, shield
    blue scrolls-of: infernal, shield

case the defender casts first, then the attacker [scroll 4]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: infernal
    dice scroll-die r4f 1 blue infernal: 1
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
orders blue
    when scroll: infernal
expect
    told red blue: scroll-cast blue sigrun infernal
    then told red blue: scroll-cast red morg infernal
    r4f: blue barbarian, blue sigrun
    r4a: red 3 orc, red morg

case a defender who has passed may cast after the attacker did [scroll 4]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: infernal
    dice scroll-die r4f 1 blue infernal: 1
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
orders blue
    when scroll if nth > 1: infernal
expect
    told red blue: scroll-cast red morg infernal
    then told red blue: scroll-cast blue sigrun infernal
    r4f: blue barbarian, blue sigrun

case when both have passed one after the other the exchange is over [scroll 4]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    blue scrolls-of: infernal
    red scrolls-of: infernal
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when scroll if nth > 1: infernal
expect
    told nobody: scroll-cast
    not used blue 1

case the exchange opens in each round anew [scroll 4, scroll 5]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal, infernal
    dice scroll-die r4f 1 red infernal: 1
    dice scroll-die r4f 2 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
    dice battle r4f 2 6 red 3: 6 6
    dice battle r4f 2 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red blue 2 times: scroll-cast red morg infernal
    r4f: blue 2 barbarian

case a seat casts one inflict scroll a round, however many casters it has [scroll 5]
given season 2
    r4a: red 3 orc, red morg, red zagga
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal, change-allegiance
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg zagga from r4a
    when scroll: infernal, change-allegiance
    when go-on: retreat
expect
    told red blue 1 times: scroll-cast red
    red scrolls-of: change-allegiance
    r4f: blue 3 barbarian

case an inflict scroll is its caster's inflict action, he casts no spell besides [scroll 5, missile 6]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when spell: fireball
    when go-on: retreat
expect
    told red blue: scroll-cast red morg infernal
    told nobody: spell-cast
    r4f: blue 3 barbarian

case while the king casts the scroll the Wizard casts his spell [scroll 5, missile 6]
given season 2
    r4k: red orc
    r4a: red 3 orc, red morg (knows 1 1), red gorbag
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 4: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg gorbag from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red gorbag infernal
    told red blue: spell-cast red morg fireball 1
    r4f: blue 2 barbarian

case an inflict scroll is cast instead of dragonfire [scroll 5, dragonlord 3]
given season 2
    r4a: red 3 orc, red vermithrax
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: infernal
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 4: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc vermithrax from r4a
    when spell: none
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red vermithrax infernal
    told nobody: fire-at-units
    r4f: blue 3 barbarian

case an escaped caster casts no scroll [battle 30, scroll 3]
given season 2
    r4a: red 3 orc
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun (knows 4 1)
    blue scrolls-of: infernal
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc from r4a
    when go-on: retreat
orders blue
    when escape: r6k
    when scroll: infernal
expect
    told red blue: escaped blue sigrun
    told nobody: scroll-cast

# ---- Answers ----

case by default an inflict scroll is dispelled [scroll 7, scroll 8, letters 46]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: dispel, reflect
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red morg infernal
    told only red blue: dispelled blue dispel infernal
    told nobody: scroll-hits
    told nobody: reflected
    r4f: blue 2 barbarian, blue sigrun
    r4a: red 3 orc, red morg
    blue scrolls-of: reflect
    used-scrolls: infernal, dispel

case without Dispel Magic an inflict scroll is reflected by default [scroll 7, scroll 9, letters 46]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told only red blue: reflected blue reflect infernal
    told red blue: scroll-hits red infernal 2 2
    r4f: blue 2 barbarian, blue sigrun
    r4a: red 2 orc, red morg
    used-scrolls: infernal, reflect

case who wants to keep his answer keeps it [letters 46]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: dispel, reflect
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
orders blue
    when answer: none
expect
    used blue 1
    told nobody: dispelled
    told nobody: reflected
    blue scrolls-of: dispel, reflect
    r4f: blue 2 barbarian, blue sigrun

case a policy chooses the answer by the scroll that was cast [letters 46]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: dispel, reflect
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
orders blue
    when answer if cast = infernal: reflect
expect
    told red blue: reflected blue reflect infernal
    blue scrolls-of: dispel
    r4a: red 3 orc, red morg

case who has no caster in the battle does not answer [scroll 7]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian
    red scrolls-of: infernal
    blue scrolls-of: dispel, reflect
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told nobody: dispelled
    told nobody: reflected
    r4f: blue 2 barbarian
    blue scrolls-of: dispel, reflect

case an answer is not answered [scroll 7]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: infernal, dispel
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red infernal: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: reflected blue reflect infernal
    told nobody: dispelled
    red scrolls-of: dispel
    r4a: red 3 orc, red morg

case the attacker answers a scroll of the defender [scroll 7]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: dispel
    blue scrolls-of: infernal
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when scroll: infernal
expect
    told red blue: dispelled red dispel infernal
    r4a: red 3 orc, red morg

case an answer is no inflict action, who dispels casts his spell too [scroll 6]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun (knows 1 1)
    red scrolls-of: infernal
    blue scrolls-of: dispel
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: dispelled blue dispel infernal
    told red blue: spell-cast blue sigrun fireball 1
    r4a: red 3 orc, red morg

case Dispel Magic is no help against spells [scroll 8]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun
    blue scrolls-of: dispel, reflect
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg fireball 1
    told nobody: dispelled
    r4f: blue 2 barbarian, blue sigrun
    blue scrolls-of: dispel, reflect

# ---- Invincible Shield ----

case the Shield makes six hits void, those of missiles first, then those of melee [scroll 11]
given season 2
    r4a: red 5 orc, red 4 orc-archer
    r4f holder: blue
    r4f: blue 6 barbarian, blue sigrun
    blue scrolls-of: shield
    dice battle r4f 1 4 red 2: 1 1 2 2
    dice battle r4f 1 6 red 3: 1 2 3 6
    dice battle r4f 1 7 blue 4: 6 6 6 6 6 6
orders red
    attack r4f with 4 orc 4 orc-archer from r4a
    when go-on: retreat
orders blue
    when shield: yes
expect
    told only red blue: shielded blue shield 6
    told red blue: shield-held blue 4
    told red blue: shield-held blue 2
    told red blue: hits-taken blue 1
    r4f: blue 5 barbarian, blue sigrun
    used-scrolls: shield

case of seven hits of missiles the Shield lets one through, and is used up [scroll 11]
given season 2
    r4a: red 2 orc, red 7 orc-archer
    r4f holder: blue
    r4f: blue 8 barbarian, blue sigrun
    blue scrolls-of: shield
    dice battle r4f 1 4 red 2: 1 1 1 1 1 1 1
    dice battle r4f 1 6 red 3: 1
    dice battle r4f 1 7 blue 4: 6 5 6 5 6 5 6
orders red
    attack r4f with orc, 7 orc-archer from r4a
    when go-on: retreat
orders blue
    when shield: yes
expect
    told red blue: shield-held blue 6
    told red blue 2 times: hits-taken blue 1
    r4f: blue 6 barbarian, blue sigrun

case the Shield holds for its round only [scroll 11]
given season 2
    r4a: red 3 orc
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun
    blue scrolls-of: shield
    dice battle r4f 1 6 red 3: 3 3
    dice battle r4f 1 7 blue 4: 6 6 6
    dice battle r4f 2 6 red 3: 3 3
    dice battle r4f 2 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc from r4a
    when go-on if round = 1: fight
    when go-on: retreat
orders blue
    when shield: yes
expect
    told red blue 1 times: shield-held blue 2
    r4f: blue barbarian, blue sigrun

case the Shield does nothing against scrolls, spells and dragonfire [scroll 11]
given season 2
    r4a: red 2 orc, red morg (knows 1 1), red zagga, red vermithrax
    r4f holder: blue
    r4f: blue 8 barbarian, blue sigrun
    red scrolls-of: infernal
    blue scrolls-of: shield
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 5: 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with orc morg zagga vermithrax from r4a
    when scroll: infernal
    when dragonfire: units
    when go-on: retreat
orders blue
    when shield: yes
expect
    told nobody: shield-held
    told red blue: hits-taken blue 5
    r4f: blue 3 barbarian, blue sigrun

case the Shield cannot be answered [scroll 11]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: dispel, reflect
    blue scrolls-of: shield
    dice battle r4f 1 6 red 3: 3 3
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when shield: yes
expect
    told red blue: shielded blue shield
    told nobody: dispelled
    told nobody: reflected
    red scrolls-of: dispel, reflect
    r4f: blue 2 barbarian, blue sigrun

case the Shield needs a caster in the battle [scroll 3]
given season 2
    r4a: red 3 orc
    r4f holder: blue
    r4f: blue 3 barbarian
    blue scrolls-of: shield
    dice battle r4f 1 6 red 3: 3 3
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc from r4a
    when go-on: retreat
orders blue
    when shield: yes
expect
    told nobody: shielded
    blue scrolls-of: shield
    r4f: blue barbarian

case who lays the Shield may cast an inflict scroll and a spell in the same round [scroll 6]
given season 2
    r4a: red 5 orc
    r4f holder: blue
    r4f: blue 3 barbarian, blue sigrun, blue halla (knows 1 1)
    blue scrolls-of: shield, infernal
    dice scroll-die r4f 1 blue infernal: 1
    dice battle r4f 1 6 red 3: 3 3
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 4 orc from r4a
    when go-on: retreat
orders blue
    when shield: yes
    when scroll: infernal
    when casualties: barbarian
expect
    told red blue: shielded blue shield
    told red blue: scroll-cast blue * infernal
    told red blue: shield-held blue 2
    r4f: blue 3 barbarian, blue sigrun, blue halla

# ---- Tempest and Infernal ----

case a Tempest strikes where the land fought for touches a sea [scroll 12]
given season 2
    r4a: red 3 orc, red morg
    r4e holder: blue
    r4e: blue 5 barbarian
    red scrolls-of: tempest
    dice scroll-die r4e 1 red tempest: 4
    dice battle r4e 1 6 red 3: 6 6
    dice battle r4e 1 7 blue 4: 6
orders red
    attack r4e with 2 orc morg from r4a
    when scroll: tempest
    when go-on: retreat
expect
    told red blue: scroll-hits blue tempest 4 4
    rolled only red blue: scroll-die r4e 1 red tempest
    r4e: blue barbarian

case a Tempest is not cast inland, an Infernal is [scroll 12, scroll 13]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian
    red scrolls-of: tempest, infernal
    dice scroll-die r4f 1 red infernal: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: tempest, infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red morg infernal
    red scrolls-of: tempest
    r4f: blue barbarian

case an Infernal strikes on a coast as well [scroll 13]
given season 2
    r4a: red 3 orc, red morg
    r4e holder: blue
    r4e: blue 3 barbarian
    red scrolls-of: infernal
    dice scroll-die r4e 1 red infernal: 2
    dice battle r4e 1 6 red 3: 6 6
    dice battle r4e 1 7 blue 4: 6
orders red
    attack r4e with 2 orc morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red morg infernal
    r4e: blue barbarian

case a Tempest strikes in a naval battle, where an Infernal is not cast [scroll 12, scroll 13]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    red scrolls-of: infernal, tempest
    dice scroll-die iw3 1 red tempest: 3
orders red
    fight iw3
    when scroll: infernal, tempest
expect
    told red blue: scroll-cast red morg tempest
    red scrolls-of: infernal
    told all: ship-captured red blue wolf iw3

case without the reduction Tempest and Infernal roll a d6 [option 2, scroll 12, scroll 13]
given season 2 option weak-scrolls no
    r4a: red 3 orc, red morg
    r4e holder: blue
    r4e: blue 13 barbarian
    red scrolls-of: tempest, infernal
    dice scroll-die r4e 1 red tempest: 6
    dice scroll-die r4e 2 red infernal: 6
    dice battle r4e 1 6 red 3: 6 6
    dice battle r4e 1 7 blue 4: 6 6 6 6 6 6 6
    dice battle r4e 2 6 red 3: 6 6
    dice battle r4e 2 7 blue 4: 6
orders red
    attack r4e with 2 orc morg from r4a
    when scroll: tempest, infernal
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red blue: scroll-hits blue tempest 6 6
    told red blue: scroll-hits blue infernal 6 6
    r4e: blue barbarian

# ---- Berserk ----

case of a Berserk ten infantry roll at once, those of the highest attack first [scroll 14]
given season 2
    r4a: red 3 hobgoblin, red 10 orc, red 2 orc-archer, red 2 wolf-rider, red morg
    r4f holder: blue
    r4f: blue 16 barbarian
    red scrolls-of: berserk
    dice battle r4f 1 3 red 4: 4 5 4
    dice battle r4f 1 3 red 3: 3 4 3 4 3 4 3
    dice battle r4f 1 4 red 2: 6 6
    dice battle r4f 1 6 red 7: 6 6
    dice battle r4f 1 6 red 4: 6 6 6
    dice battle r4f 1 6 red 3: 6 6 6 6 6 6
orders red
    attack r4f with 3 hobgoblin 9 orc 2 orc-archer 2 wolf-rider morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: scroll-cast red morg berserk
    rolled only red blue: battle r4f 1 3 red 4

case a Berserk of fewer than ten infantry is of all of them, with attack plus TAS [scroll 14]
given season 2
    r4k: red orc
    r4a: red 3 orc, red gorbag
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: berserk
    dice battle r4f 1 3 red 4: 4 5
    dice battle r4f 1 6 red 4: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc gorbag from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: scroll-cast red gorbag berserk
    told red blue: hits-taken blue 1
    r4f: blue 3 barbarian

case archers and cavalry do not go berserk [scroll 14, unit 14]
given season 2
    r4a: red orc, red 2 orc-archer, red wolf-rider, red morg
    r4f holder: blue
    r4f: blue 4 barbarian
    red scrolls-of: berserk
    dice battle r4f 1 4 red 2: 6 6
    dice battle r4f 1 6 red 7: 6
    dice battle r4f 1 7 blue 4: 8 3 4
orders red
    attack r4f with 2 orc-archer wolf-rider morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    rolled nobody: battle r4f 1 3 red

case for a Berserk neither the penalty of a wall nor its limit of melee counts [scroll 14]
given season 2
    r6c holder: red
    r6c: red 6 orc, red morg
    r6k: blue 6 barbarian
    r6d holder: blue
    r6d: blue hrolf
    red scrolls-of: berserk
    dice battle r6k 1 3 red 3: 3 3 3 3 4
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 4: 6 6
orders red
    attack r6k with 5 orc morg from r6c
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: hits-taken blue 4
    r6k: blue 2 barbarian

case what a Berserk hits no Shield stops [scroll 15]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 4 barbarian, blue sigrun
    red scrolls-of: berserk
    blue scrolls-of: shield
    dice battle r4f 1 3 red 3: 3 3
    dice battle r4f 1 6 red 3: 3 3
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: berserk
    when go-on: retreat
orders blue
    when shield: yes
expect
    told red blue: shielded blue shield
    told red blue 1 times: shield-held blue 2
    told red blue: hits-taken blue 2
    r4f: blue 2 barbarian, blue sigrun

case those hit by a Berserk have not been hit in vain: spells and archers go on with the columns left [scroll 14, missile 2]
given season 2
    r4a: red 2 orc, red orc-archer, red morg
    r4f holder: blue
    r4f: blue barbarian-knight, blue 3 barbarian
    red scrolls-of: berserk
    dice battle r4f 1 3 red 3: 3
    dice battle r4f 1 4 red 2: 6
    dice battle r4f 1 6 red 3: 8
    dice battle r4f 1 7 blue 6: 6
    dice battle r4f 1 7 blue 4: 4
orders red
    attack r4f with orc orc-archer morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: rolled red orc 3 8 3
    told red blue: rolled red orc-archer 2 6 6

case the defender may go berserk too [scroll 14]
given season 2
    r4a: red 4 orc
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    blue scrolls-of: berserk
    dice battle r4f 1 3 blue 4: 4 5
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc from r4a
    when go-on: retreat
orders blue
    when scroll: berserk
expect
    told red blue: scroll-cast blue sigrun berserk
    r4a: red 3 orc

case a dispelled Berserk rolls nothing [scroll 8]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: berserk
    blue scrolls-of: dispel
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: dispelled blue dispel berserk
    rolled nobody: battle r4f 1 3 red
    r4f: blue 2 barbarian, blue sigrun

case a reflected Berserk is rolled against its caster's own columns [scroll 10]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: berserk
    blue scrolls-of: reflect
    dice battle r4f 1 3 red 3: 3 3 6
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: reflected blue reflect berserk
    told red blue: hits-taken red 2
    r4f: blue 2 barbarian, blue sigrun
    r4a: red 2 orc, red morg

case without the reduction all infantry go berserk [option 2, scroll 14]
given season 2 option weak-scrolls no
    r4a: red 12 orc, red morg
    r4f holder: blue
    r4f: blue 14 barbarian
    red scrolls-of: berserk
    dice battle r4f 1 3 red 3: 3 3 3 3 3 3 3 3 3 3 3
    dice battle r4f 1 6 red 3: 6 6 6 6 6 6 6 6 6 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 11 orc morg from r4a
    when scroll: berserk
    when go-on: retreat
expect
    told red blue: hits-taken blue 11
    r4f: blue 3 barbarian

# ---- Change Allegiance ----

case by Change Allegiance as many basic units as a die of four shows go over, and are the caster's basic units [scroll 16]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 6 barbarian
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 4
    dice battle r4f 1 6 red 3: 6 6 6 6 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: change-allegiance
    when go-on: retreat
expect
    told red blue: lured blue change-allegiance 4 4
    told red blue: went-over blue 4 red
    told nobody: hits-taken blue
    r4f: blue 2 barbarian
    r4a: red 7 orc, red morg

case no more go over than basic units are there [scroll 16]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue 2 barbarian-archer
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 3
    dice battle r4f 1 3 blue 3: 6 6
    dice battle r4f 1 6 red 3: 6 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: change-allegiance
    when go-on: retreat
expect
    told red blue: lured blue change-allegiance 3 2
    r4f: blue 2 barbarian-archer
    r4a: red 5 orc, red morg

case no hit can be laid on those who go over, and they are no casualties [scroll 16]
given season 2
    r4a: red orc, red 3 orc-archer, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue 3 barbarian-archer
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 2
    dice battle r4f 1 3 blue 3: 4 4 4
    dice battle r4f 1 4 red 2: 1 1 6
    dice battle r4f 1 6 red 3: 6 6
orders red
    attack r4f with 3 orc-archer morg from r4a
    when scroll: change-allegiance
    when go-on: retreat
expect
    told red blue: hits-taken blue 2
    told red blue: units-lost blue 2 barbarian-archer
    r4f: blue barbarian-archer
    r4a: red 3 orc, red 3 orc-archer, red morg

case a garrison that goes over whole leaves the land to the attacker [scroll 16, battle 31]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 3 barbarian
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 3
orders red
    attack r4f with orc morg from r4a
    when scroll: change-allegiance
expect
    told all: conquered red blue r4f
    told nobody: hero-named
    r4f: red 4 orc, red morg
    r4a: red orc

case of unknown units it draws as many as of others [scroll 16, land 16]
given season 2
    r4a: red 2 orc, red morg
    r4f: 4 stranger
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 4
orders red
    attack r4f with orc morg from r4a
    when scroll: change-allegiance
expect
    r4f: red 5 orc, red morg
    r4f holder: red

case a reflected Change Allegiance draws units the other way [scroll 10]
given season 2
    r4a: red 5 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: change-allegiance
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red change-allegiance: 3
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6 6 6 6
orders red
    attack r4f with 4 orc morg from r4a
    when scroll: change-allegiance
    when go-on: retreat
expect
    told red blue: reflected blue reflect change-allegiance
    r4f: blue 5 barbarian, blue sigrun
    r4a: red 2 orc, red morg

case without the reduction Change Allegiance rolls a d6 [option 2, scroll 16]
given season 2 option weak-scrolls no
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 6 barbarian
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 6
orders red
    attack r4f with orc morg from r4a
    when scroll: change-allegiance
expect
    r4f: red 7 orc, red morg

# ---- Death Seeker ----

case a Death Seeker slays a Wizard on a 3 [scroll 17]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun, blue halla
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 3
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at halla
    when go-on: retreat
expect
    told red blue: death-sought blue halla 3 yes
    r4f: blue 2 barbarian, blue sigrun

case a Death Seeker misses a Wizard on a 4 [scroll 17]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 4
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at sigrun
    when go-on: retreat
expect
    told red blue: death-sought blue sigrun 4 no
    r4f: blue 2 barbarian, blue sigrun

case whom a Death Seeker slays is removed in step 5 only, so he casts in step 3 [scroll 17]
given season 2
    r4a: red 3 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun (knows 1 1)
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 1
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when scroll: death-seeker at sigrun
    when go-on: retreat
expect
    told red blue: spell-cast blue sigrun fireball 1
    r4f: blue 2 barbarian
    r4a: red 2 orc, red morg

case a Death Seeker slays a hero on a 3 [scroll 17]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue barbarian [blue leif (hero-level 3)], blue 2 barbarian
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 3
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at leif
    when go-on: retreat
expect
    told red blue: death-sought blue leif 3 yes
    r4f: blue 2 barbarian

case a Death Seeker slays a DragonLord on a 1 [scroll 17]
given season 2
    r4a: red 4 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue ashwing
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 1
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when scroll: death-seeker at ashwing
    when go-on: retreat
orders blue
    when spell: none
    when dragonfire: units
expect
    told red blue: death-sought blue ashwing 1 yes
    told red blue: fire-at-units blue ashwing 2
    r4f: blue 2 barbarian
    r4a: red 2 orc, red morg

case a Death Seeker misses a DragonLord on a 2 [scroll 17]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue ashwing
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 2
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at ashwing
    when go-on: retreat
orders blue
    when spell: none
    when dragonfire: none
expect
    told red blue: death-sought blue ashwing 2 no
    r4f: blue 2 barbarian, blue ashwing

case a Death Seeker is not cast where neither caster nor hero of the enemy is [scroll 17]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian
    red scrolls-of: death-seeker
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker
    when go-on: retreat
expect
    told nobody: scroll-cast
    red scrolls-of: death-seeker

case a reflected Death Seeker strikes whom the one who reflects would have [scroll 9]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: death-seeker
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red death-seeker: 3
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at sigrun
    when go-on: retreat
expect
    told red blue: reflected blue reflect death-seeker
    told red blue: death-sought red morg 3 yes
    r4f: blue 2 barbarian, blue sigrun
    r4a: red 2 orc

case who reflects a Death Seeker chooses its victim [scroll 9]
given season 2
    r4a: red orc [red grim (hero-level 2)], red 2 orc, red morg, red zagga
    r4f holder: blue
    r4f: blue 2 barbarian, blue sigrun
    red scrolls-of: death-seeker
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red death-seeker: 1
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with grim 1 orc morg zagga from r4a
    when scroll: death-seeker at sigrun
    when go-on: retreat
orders blue
    when scroll: death-seeker at grim
expect
    used blue 1
    told red blue: death-sought red grim 1 yes
    r4a: red 2 orc, red morg, red zagga

# ---- Elementals ----

case an elemental kills as many units as a die of eight shows, near or far, and the king casts it if nobody is named [scroll 18, scroll 19, scroll 20]
given season 2
    r6a holder: blue
    r6a: blue 9 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 8
orders red
    elemental fire-elemental r6a
expect
    done red 1
    told all: elemental-comes r6a
    told only red blue: elemental-comes r6a red fire-elemental gorbag r4k
    told only red blue: elemental-strikes blue r6a 8
    rolled only red blue: elemental-die r6a red
    r6a: blue barbarian
    r6a holder: blue
    used-scrolls: fire-elemental

case without the reduction an elemental rolls a d12 [option 2, scroll 20]
given season 2 option weak-scrolls no
    r6a holder: blue
    r6a: blue 13 barbarian
    red scrolls-of: wind-elemental
    dice elemental-die r6a red: 12
orders red
    elemental wind-elemental r6a
expect
    r6a: blue barbarian

case an elemental is no scroll for a battle [scroll 18]
given season 2
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue 2 barbarian
    red scrolls-of: fire-elemental
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: fire-elemental
    when go-on: retreat
expect
    told nobody: scroll-cast
    red scrolls-of: fire-elemental

case a seat sends one elemental a turn [scroll 18, letters 37]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    r6c holder: blue
    r6c: blue 3 barbarian
    red scrolls-of: fire-elemental, wind-elemental
    dice elemental-die r6a red: 1
orders red
    elemental fire-elemental r6a
    elemental wind-elemental r6c
expect
    done red 1
    refused red 2: one-elemental [scroll 18]
    r6c: blue 3 barbarian
    red scrolls-of: wind-elemental
next season
given
    dice elemental-die r6c red: 2
orders red
    elemental wind-elemental r6c
expect
    done red 1
    r6c: blue barbarian

case it is the caster whom the order names who casts it [scroll 19]
given season 2
    r4a: red orc, red morg
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 1
orders red
    elemental fire-elemental r6a by morg
expect
    told only red blue: elemental-comes r6a red fire-elemental morg r4a

case a caster casts it wherever he stands, in a Wasteland and at sea too [scroll 19]
given season 2
    red northern-party: red morg, red orc, torch, pickaxe
    red north-at: wn4
    r4k: red 2 orc
    iw3: red maw
    red aboard: red gorbag (ship maw)
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: fire-elemental, wind-elemental
    dice elemental-die r6a red: 1
orders red
    elemental fire-elemental r6a by morg
expect
    done red 1
    told red: elemental-comes r6a red fire-elemental morg wn4
    r6a: blue 2 barbarian
next season
given
    dice elemental-die r6a red: 1
orders red
    elemental wind-elemental r6a
expect
    told red blue: elemental-comes r6a red wind-elemental gorbag iw3
    r6a: blue barbarian

case a caster who is not there casts no elemental [scroll 19, letters 37]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: fire-elemental
orders red
    elemental fire-elemental r6a by morg
expect
    refused red 1: no-such-caster morg [letters 2]
    red scrolls-of: fire-elemental

case who is trained casts no elemental [temple 7, scroll 19]
given season 3
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    r4k: red gorbag, red orc, red morg
    r6a holder: blue
    r6a: blue 3 barbarian
    red gold: 10
    red scrolls-of: fire-elemental
    dice teach red: 1
orders red
    train morg
    elemental fire-elemental r6a by morg
expect
    done red 1
    refused red 2: in-training morg
    r6a: blue 3 barbarian

case a scroll that is not held summons nothing [letters 37]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: fire-elemental
orders red
    elemental earth-elemental r6a
expect
    refused red 1: scroll-not-held earth-elemental [letters 37]

case against own land no elemental is sent, nor against vacant land [scroll 20, letters 37]
given season 2
    red scrolls-of: fire-elemental
orders red
    elemental fire-elemental r4a
    elemental fire-elemental r4e
expect
    refused red 1: strikes-own r4a [letters 37]
    refused red 2: no-prey r4e
    red scrolls-of: fire-elemental

case neutral land is a target too [scroll 20]
given season 2
    r2k: 5 stranger
    r2k wall: 3
    red scrolls-of: fire-elemental
    dice elemental-die r2k red: 3
orders red
    elemental fire-elemental r2k
expect
    r2k: 2 stranger
    r2k wall: 3

case in round 1 no elemental strikes a kingdom, but other land [attack 7, letters 37]
given
    r6a holder: blue
    r6a: blue 3 barbarian
    r2k: 5 stranger
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 2
orders red
    elemental fire-elemental r6k
    elemental fire-elemental r2k
    elemental fire-elemental r6a
expect
    refused red 1: peace r6k [attack 7]
    refused red 2: peace r2k [attack 7]
    done red 3
    r6a: blue barbarian

case the owner chooses which units an elemental kills [scroll 20, letters 48]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian, blue 2 barbarian-archer
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 2
orders red
    elemental fire-elemental r6a
orders blue
    when casualties: 2 barbarian-archer
expect
    r6a: blue 3 barbarian
    used blue 1

case if nothing is said those killed go in the order of casualties [scroll 20, letters 48]
given season 2
    r6a holder: blue
    r6a: blue 1 barbarian, blue 2 barbarian-archer, blue barbarian-knight
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 2
orders red
    elemental fire-elemental r6a
expect
    r6a: blue barbarian-archer, blue barbarian-knight

case an elemental kills no caster [scroll 20]
given season 2
    r6a holder: blue
    r6a: blue 2 barbarian, blue sigrun
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 8
orders red
    elemental fire-elemental r6a
expect
    r6a: blue sigrun
    r6a holder: blue
    told nobody: fell-vacant

case an elemental kills no king [scroll 20]
given season 2
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 8
orders red
    elemental fire-elemental r6k
expect
    r6k: blue hrolf
    not out blue

case an elemental may leave land vacant, with wall and tower, and brings neither hero nor loot [scroll 20, scroll 22, land 14]
given season 2
    r6a holder: blue
    r6a: blue 4 barbarian
    r6a wall: 1
    r6a tower: 1
    red scrolls-of: fire-elemental
    dice elemental-die r6a red: 4
orders red
    elemental fire-elemental r6a
expect
    told all: fell-vacant r6a
    r6a: empty
    r6a holder: none
    r6a wall: 1
    r6a tower: 1
    told nobody: hero-named
    told nobody: looted

case an elemental is no attack, the land may still be attacked in that turn [attack 4, scroll 18]
given season 2
    r4a: red 3 orc
    r4f holder: blue
    r4f: blue 3 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r4f red: 3
orders red
    elemental fire-elemental r4f
    attack r4f with 2 orc from r4a
expect
    done red 1
    done red 2
    told all: walked-in red r4f
    r4f: red 2 orc

case the Earth elemental also lowers a wall by one level, a kingdom's too [scroll 21]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    r6a wall: 2
    r6k: blue hrolf, blue 3 barbarian
    red scrolls-of: earth-elemental
    green scrolls-of: wind-elemental
    dice elemental-die r6k red: 1
    dice elemental-die r6a green: 1
orders red
    elemental earth-elemental r6k
orders green
    elemental wind-elemental r6a
expect
    told all: wall-shaken r6k 2
    r6k wall: 2
    r6k: blue hrolf, blue 2 barbarian
    r6a wall: 2
    r6a: blue 2 barbarian

case the Earth elemental takes the last level of a wall, and no more where there is none [scroll 21]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    r6a wall: 1
    r6c holder: blue
    r6c: blue 3 barbarian
    red scrolls-of: earth-elemental
    dice elemental-die r6a red: 1
orders red
    elemental earth-elemental r6a
expect
    told all: wall-shaken r6a 0
    r6a wall: 0
    r6c wall: 0

case the Water elemental strikes coastal land [scroll 21]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: water-elemental
    dice elemental-die r6a red: 2
orders red
    elemental water-elemental r6a
expect
    done red 1
    r6a: blue barbarian

case the Water elemental does not strike inland [scroll 21, letters 37]
given season 2
    r6f holder: blue
    r6f: blue 3 barbarian
    red scrolls-of: water-elemental
orders red
    elemental water-elemental r6f
expect
    refused red 1: out-of-element water-elemental r6f [scroll 21]
    red scrolls-of: water-elemental

case the Water elemental kills a unit aboard the ships of the named seat for each point, no caster, and no others [scroll 21, scroll 20]
given season 2
    ie3: blue wolf, blue raven, green heron
    blue aboard: blue 2 barbarian (ship wolf), blue 2 barbarian (ship raven), blue sigrun (ship raven)
    green aboard: green 4 elf (ship heron)
    red scrolls-of: water-elemental
    dice elemental-die ie3 red: 3
orders red
    elemental water-elemental ie3 blue
expect
    done red 1
    told only red blue: elemental-strikes blue ie3 3
    blue aboard has blue 1 barbarian, blue sigrun
    green aboard: green 4 elf (ship heron)
    ie3: blue wolf, blue raven, green heron

case ships the Water elemental empties stay where they are [scroll 21, sail 13]
given season 2
    ie3: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: water-elemental
    dice elemental-die ie3 red: 8
orders red
    elemental water-elemental ie3 blue
expect
    ie3: blue wolf
    blue aboard: empty

case only the Water elemental goes to sea, and only where that seat has ships [scroll 21, letters 37]
given season 2
    ie3: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: water-elemental, fire-elemental, wind-elemental
orders red
    elemental fire-elemental ie3 blue
    elemental water-elemental ie3 green
    elemental water-elemental n1 blue
expect
    refused red 1: out-of-element fire-elemental ie3 [scroll 21]
    refused red 2: no-prey ie3
    refused red 3: no-prey n1
    red scrolls-of: water-elemental, fire-elemental, wind-elemental

case an elemental is answered by who has a caster there, and dispelled by default [scroll 7, scroll 8, scroll 18]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian, blue sigrun
    r6a wall: 1
    red scrolls-of: earth-elemental
    blue scrolls-of: dispel, reflect
orders red
    elemental earth-elemental r6a
expect
    done red 1
    told only red blue: dispelled blue dispel earth-elemental
    r6a: blue 3 barbarian, blue sigrun
    r6a wall: 1
    blue scrolls-of: reflect
    used-scrolls: earth-elemental, dispel

case who has no caster there does not answer an elemental [scroll 7, scroll 18]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian
    red scrolls-of: fire-elemental
    blue scrolls-of: dispel, reflect
    dice elemental-die r6a red: 1
orders red
    elemental fire-elemental r6a
expect
    told nobody: dispelled
    r6a: blue 2 barbarian
    blue scrolls-of: dispel, reflect

case a reflected elemental strikes the units of its caster's seat where he stands, with the same throw, and no caster [scroll 10, scroll 20]
given season 2
    r4a: red 3 orc, red morg
    r4k: red gorbag, red 5 orc
    r6a holder: blue
    r6a: blue 3 barbarian, blue sigrun
    red scrolls-of: fire-elemental
    blue scrolls-of: reflect
    dice elemental-die r6a red: 8
orders red
    elemental fire-elemental r6a by morg
expect
    told only red blue: reflected blue reflect fire-elemental
    told only red blue: elemental-strikes red r4a 8
    r6a: blue 3 barbarian, blue sigrun
    r4a: red morg
    r4k: red gorbag, red 5 orc

case an elemental reflected at sea strikes those aboard with its caster [scroll 10]
given season 2
    ie3: blue wolf
    blue aboard: blue 2 barbarian (ship wolf), blue sigrun (ship wolf)
    iw3: red maw
    red aboard: red morg (ship maw), red 3 orc (ship maw)
    red scrolls-of: water-elemental
    blue scrolls-of: reflect
    dice elemental-die ie3 red: 2
orders red
    elemental water-elemental ie3 blue by morg
expect
    told red blue: reflected blue reflect water-elemental
    blue aboard: blue 2 barbarian (ship wolf), blue sigrun (ship wolf)
    red aboard: red morg (ship maw), red orc (ship maw)

case a Shield is no help against an elemental [scroll 11, scroll 6]
given season 2
    r6a holder: blue
    r6a: blue 3 barbarian, blue sigrun
    red scrolls-of: fire-elemental
    blue scrolls-of: shield
    dice elemental-die r6a red: 3
orders red
    elemental fire-elemental r6a
orders blue
    when shield: yes
expect
    r6a: blue sigrun
    blue scrolls-of: shield

case an elemental that empties a besieged kingdom gives it to the camp, whoever sent it [scroll 23, siege 13]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    blue gold: 12
    green scrolls-of: fire-elemental
    dice elemental-die r6k green: 3
orders green
    elemental fire-elemental r6k
expect
    told all: conquered red blue r6k
    r6k holder: red
    r6k: red 4 orc
    c6: empty
    r6k besieger: none

case a kingdom that an elemental empties without a camp before it falls vacant and keeps its gold [scroll 22, king 3]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 3 barbarian
    blue gold: 12
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 3
orders red
    elemental fire-elemental r6k
expect
    told all: fell-vacant r6k
    told nobody: looted
    r6k holder: none
    r6k lying: 12
    blue gold: 0
    not out blue
