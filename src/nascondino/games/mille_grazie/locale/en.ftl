### Mille Grazie, in English.
### $road is a road's letter and name, $order the two cities and the points of an order card, $colour that of a road.

mille_grazie-colour =
    { $colour ->
        [green] green
        [violet] violet
       *[orange] orange
    }

## What happened

mille_grazie-drawn = { $player } looks the most innocent and is the first noble.
mille_grazie-dealt = { $player } draws the order { $order } and starts in its first city.
mille_grazie-laid = The order { $order } is laid out in { $city }.
mille_grazie-turned_away = The field for { $order } is taken: the card is discarded.
mille_grazie-reshuffled = The draw pile is used up; the discards are shuffled to make a new one.
mille_grazie-begun = A new round: { $player } is the noble, the others are brigands.
mille_grazie-set = { $player } lies in wait on { $road }.
mille_grazie-set-both = { $player } lies in wait on { $road } and on { $other }.
mille_grazie-set-hidden = { $player } has hidden somewhere.
mille_grazie-set_out = { $player } sets out on { $number } roads, with an escort on { $road }.
mille_grazie-set_out-hidden = { $player } sets out on { $number } roads, with an escort on a secret road.
mille_grazie-set_out-alone = { $player } sets out on { $number } roads, without an escort.
mille_grazie-travelled = The coach of { $player } takes { $road }.
mille_grazie-ambushed = “Mille grazie!” { $player } was lying in wait on { $road } and scores { $number } points.
mille_grazie-ambushed-in-vain = { $player } was lying in wait on { $road }…
mille_grazie-guarded = …but the escort of { $player } guards { $road }: the ambush fails.
mille_grazie-lost = { $player } loses the order { $order }.
mille_grazie-arrived = { $player } arrives in { $city }.
mille_grazie-fulfilled = { $player } fulfils { $order } and scores { $number } points.
mille_grazie-left = { $player } leaves the order in { $city } where it is.
mille_grazie-discarded = { $player } gives up { $order }.
mille_grazie-taken = { $player } takes the order { $order }.
mille_grazie-ended-delivered = The noble has delivered enough: the match is over.
mille_grazie-ended-waylaid = The brigands have robbed enough: the match is over, and the noble does not arrive.

## What is hidden. In the game for two each seat has two compasses.

mille_grazie-secret = The compass of { $player }
mille_grazie-secret-first = The first compass of { $player }
mille_grazie-secret-second = The second compass of { $player }
mille_grazie-doubt = Where they wait
mille_grazie-passage = By which road the noble must come
mille_grazie-passage-asked = { $player }, the noble, still carries the order { $order }. If he delivers it on this journey, which road must he take in any case?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = He can do without { $road }: { $way }.

## Why a compass cannot be set to a road

mille_grazie-possible = The compass of { $player } may be set to { $road }.
mille_grazie-not-set = That compass is not set.
mille_grazie-no-road = No road of this map has the letter { $letter }.
mille_grazie-elsewhere = The compass of { $player } is set to { $elsewhere }.
mille_grazie-passed = The noble took { $road }, and { $player } was not lying in wait there.
mille_grazie-not-guarded = The noble was robbed on { $road }, so his escort guards another road.
mille_grazie-the-other = The other compass of { $player } is set to { $road }; the two are never on one road.
mille_grazie-out-of-order =
    Of two hidden compasses the first is the one that comes first in the alphabet; { $player } has no road left to go
    with { $road }.

## What may be done

mille_grazie-offer-wait = Lie in wait on
mille_grazie-offer-pair = Lie in wait on { $road } and on
mille_grazie-offer-set-out = Set out
mille_grazie-offer-alone = without an escort, on 5 roads
mille_grazie-offer-guarding = with an escort on { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Travel by
mille_grazie-offer-to = { $road } to { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = There is an order here, { $order }:
mille_grazie-offer-take = take it
mille_grazie-offer-leave = leave it
mille_grazie-offer-swap = Take { $order } and give up
mille_grazie-offer-for = { $order }

## On the picture of the map

mille_grazie-figure-noble = The noble, { $player }
mille_grazie-figure-coach = The coach of { $player }
mille_grazie-figure-brigand = { $player }, in wait
mille_grazie-figure-escort = The escort of { $player }
mille_grazie-figure-order = The order { $order }

## The board on a terminal

mille_grazie-picture-setup = { $board }: the cards are being dealt.
mille_grazie-picture-laying = { $board }: orders are laid out on the map.
mille_grazie-picture-ambush = { $board }: seat { $seat } is the noble; the brigands lie in wait. First to { $goal } points wins.
mille_grazie-picture-setting-out = { $board }: seat { $seat }, the noble, is about to set out.
mille_grazie-picture-travel = { $board }: seat { $seat }, the noble, has travelled { $travelled } of { $roads } roads.
mille_grazie-picture-losing = { $board }: seat { $seat }, the noble, is being robbed on road { $travelled } of { $roads }.
mille_grazie-picture-taking = { $board }: seat { $seat }, the noble, finds an order after { $travelled } of { $roads } roads.
mille_grazie-picture-over = { $board }: the match is over.
mille_grazie-picture-noble = Noble (seat { $seat })
mille_grazie-picture-brigand = Brigand (seat { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mille_grazie-picture-compass = compass { $roads }
mille_grazie-picture-set = compass set
mille_grazie-picture-map = On the map: { $orders }
mille_grazie-picture-ways = From { $city }: { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## The map on a terminal

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, used already on this journey
mille_grazie-atlas-legend = Letters are roads: · green, : violet, - orange. Verona*2: the coach of seat 2; F*2: seat 2 waits on F, or guards it.

## At the table

mille_grazie-title = Mille Grazie
mille_grazie-pitch = A noble carries orders across Italy while brigands lie in wait, each on a road of his own choosing, and everyone is noble in turn.
mille_grazie-board-italy = Italy
mille_grazie-lasts = 30 to 45 minutes
mille_grazie-reason-delivered = A delivered order brought the winning points.
mille_grazie-reason-waylaid = An ambush brought the winning points.
mille_grazie-option-first_noble = Who is the noble first
mille_grazie-option-first_noble-seat = the first seat
mille_grazie-option-first_noble-random = drawn by lot
mille_grazie-channel-table = Everyone
mille_grazie-role-noble = the noble
mille_grazie-role-brigand = a brigand
mille_grazie-help =
    Every brigand sets his compass to the letter of a road and waits there; with two players he sets two. Then the noble
    sets out: 4 different roads with an escort, which guards one road, or 5 without. Where he reaches the destination of
    one of his orders he scores its points; where an order lies he may take it, but never has more than three.
    A brigand whom he meets scores 3, and the noble loses one order on a green road, two on a violet one, all on an
    orange one. On the guarded road nothing happens. Then the next player is the noble. First to 30 points wins.

## The pictures on the page

mille_grazie-face-order = { $first } to { $destination }, { $worth } points
mille_grazie-face-goal = To be delivered in { $destination }: { $worth } points
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] an ambush takes { $count } order
       *[other] an ambush takes { $count } orders
    }
mille_grazie-face-wait-here = { $road }: wait here
mille_grazie-face-wait = Where do you lie in wait?
mille_grazie-face-wait-two = Where do you lie in wait? You have two compasses.
mille_grazie-face-compass = Your compass
mille_grazie-face-first-compass = Your first compass
mille_grazie-face-second-compass = Your second compass
mille_grazie-face-how = Turn the dagger to the letter of a road. Nobody sees it until the noble comes by.
mille_grazie-face-how-two = Turn each dagger to a road of its own. Nobody sees them until the noble comes by.
mille_grazie-face-how-escort = Turn the dial to the road that your escort guards. Only you know which.
mille_grazie-face-one-more = Now the other one.
mille_grazie-face-covered = It is set. Hold the lid to look.
mille_grazie-face-set-out = Will you take an escort?
mille_grazie-face-alone = Alone
mille_grazie-face-alone-help = 5 roads, none guarded
mille_grazie-face-escorted = With an escort
mille_grazie-face-escorted-help = 4 roads, one guarded
mille_grazie-face-guarded-road = The road that your escort guards
mille_grazie-face-which-way = Which way now?
mille_grazie-face-found = An order lies here
mille_grazie-face-take = Take it along
mille_grazie-face-leave = Leave it
mille_grazie-face-swap = Take it, and give up
mille_grazie-face-points = { $points } of { $goal } points
mille_grazie-face-first-to = First to { $goal } wins
mille_grazie-face-journey = { $travelled } of { $roads } roads travelled
mille_grazie-face-my-compass = Where I wait
mille_grazie-face-my-escort = What my escort guards
mille_grazie-face-lurks = lies in wait somewhere
mille_grazie-face-guards = an escort guards one road
mille_grazie-face-ambush = Ambush on { $road }
mille_grazie-face-robbed = “Mille grazie!” { $points } points for { $names }
mille_grazie-face-guarded = The escort drives { $names } away
mille_grazie-face-nothing-lost = There was nothing to take.
mille_grazie-face-delivered = Delivered: { $points } points
mille_grazie-face-skip = Skip
mille_grazie-face-hidden = Brigands in hiding: { $hidden } of { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } is looking for a place to hide.
       *[other] { $names } are looking for a place to hide.
    }
mille_grazie-face-doing-setting-out = { $names } is about to set out.
mille_grazie-face-doing-travel = { $names } chooses the next road.
mille_grazie-face-doing-taking = { $names } has found an order.
mille_grazie-face-task =
    { $task ->
        [wait] On which road do you lie in wait for { $player }?
        [pair] On which two roads do you lie in wait for { $player }?
        [alone] You travel now. Alone, or with an escort?
        [travel] Road { $number } of { $count }: which way now?
        [take] An order lies here. Will you take it?
       *[swap] An order lies here, but you carry three. Will you swap?
    }

## The first steps, explained at the table

mille_grazie-learn-goal = In this round you are the noble. Carry orders to their destinations for points: whoever has 30 first wins.
mille_grazie-learn-wait = First every brigand secretly sets his compass to a road, and waits there for you.
mille_grazie-learn-escort = Will you take an escort? It guards one road of your choice, but then you travel only four roads instead of five.
mille_grazie-learn-road = Now choose your way, road by road. On one of them somebody may be lying in wait.
mille_grazie-learn-orders = Where an order lies you may take it, and at its destination you score it. You never have more than three.
mille_grazie-learn-ambush = If you run into an ambush and your escort does not guard that road, the brigand scores 3 and you lose orders: one on a green road, two on a violet one, all on an orange one.
mille_grazie-learn-turns = After your journey the next player is the noble, and you will be the one who waits behind a rock.
mille_grazie-learn-end = This line always says what comes next. A safe journey.
mille_grazie-learn-lurk-goal = In this round you are a brigand. Another player is the noble and travels with orders; catch him on the road. Whoever has 30 points first wins.
mille_grazie-learn-lurk-set = Set your compass to the letter of a road where you think he will pass. All see where he stands and which orders he carries. Nobody sees what you choose. Then confirm.
mille_grazie-learn-lurk-wait = Now the noble travels: four roads if he has an escort, five if not. All see which of the two, but not which road the escort guards. Watch until it is your turn again.
mille_grazie-learn-lurk-booty = If he takes your road and it is not guarded, you score 3 and he loses orders: one on a green road, two on a violet one, all on an orange one. If he does not come by, nobody learns where you waited.
mille_grazie-learn-lurk-turns = Everybody is the noble in turn, and you will be too. What you have earned as a brigand counts just as much.
mille_grazie-learn-lurk-end = This line always says what comes next. Happy hunting.
