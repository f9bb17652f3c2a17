# What a card would bring is told of cards in the hand alone.

game ktech seats 2
    first: red

case a card that is not held yields nothing [letters 9]
given season 5
    last: 5
    4,6: red village
    red hand: harvest
orders red
    if yield markets > 0: gold e
    if yield = 0: play harvest
expect
    false red 1
    done red 2
