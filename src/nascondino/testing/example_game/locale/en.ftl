### Example game, in English.

example_game-flooded = Rain floods burrow { $burrow }.
example_game-hidden = The fox hides in burrow { $burrow }.
example_game-hidden-unseen = The fox hides.
example_game-dug = The hunter digs up burrow { $burrow }.
example_game-slipped = The fox goes to burrow { $burrow }.
example_game-slipped-unseen = The fox may have slipped into the next burrow.
example_game-ended-caught = The fox is caught in burrow { $burrow }.
example_game-ended-escaped = The hunter gives up; the fox was in burrow { $burrow }.

example_game-secret = Where the fox is
example_game-possible = The fox may be in burrow { $burrow }.
example_game-impossible = The fox cannot be in burrow { $burrow }.

example_game-offer-hide = Hide in
example_game-offer-dig = Dig up
example_game-offer-slip = Stay, or slip into
example_game-offer-burrow = burrow { $burrow }

example_game-figure-fox = the fox
example_game-figure-water = flooded

example_game-picture = { $digs ->
    [one] The hunter can dig once more.
   *[other] The hunter can dig { $digs } times more.
}
example_game-picture-over = The hunt is over.

example_game-title = Example game
example_game-pitch = A fox, nine burrows and a hunter who may dig five times.
example_game-lasts = 5 minutes
example_game-board-example_game = The burrows
example_game-reason-caught = The fox was caught.
example_game-reason-escaped = The fox escaped.
example_game-option-digs = How often the hunter may dig
example_game-channel-table = Everyone
example_game-role-fox = the fox
example_game-role-hunter = the hunter
example_game-help = The fox hides, and after each dig stays or slips into a burrow beside his. The hunter wins by digging him up.
