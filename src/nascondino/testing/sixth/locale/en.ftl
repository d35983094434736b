### Sixth, in English.

sixth-flooded = Rain floods burrow { $burrow }.
sixth-hidden = The fox hides in burrow { $burrow }.
sixth-hidden-unseen = The fox hides.
sixth-dug = The hunter digs up burrow { $burrow }.
sixth-slipped = The fox goes to burrow { $burrow }.
sixth-slipped-unseen = The fox may have slipped into the next burrow.
sixth-ended-caught = The fox is caught in burrow { $burrow }.
sixth-ended-escaped = The hunter gives up; the fox was in burrow { $burrow }.

sixth-secret = Where the fox is
sixth-possible = The fox may be in burrow { $burrow }.
sixth-impossible = The fox cannot be in burrow { $burrow }.

sixth-offer-hide = Hide in
sixth-offer-dig = Dig up
sixth-offer-slip = Stay, or slip into
sixth-offer-burrow = burrow { $burrow }

sixth-figure-fox = the fox
sixth-figure-water = flooded

sixth-picture = { $digs ->
    [one] The hunter can dig once more.
   *[other] The hunter can dig { $digs } times more.
}
sixth-picture-over = The hunt is over.

sixth-title = Sixth
sixth-pitch = A fox, nine burrows and a hunter who may dig five times.
sixth-lasts = 5 minutes
sixth-board-sixth = The burrows
sixth-reason-caught = The fox was caught.
sixth-reason-escaped = The fox escaped.
sixth-option-digs = How often the hunter may dig
sixth-channel-table = Everyone
sixth-role-fox = the fox
sixth-role-hunter = the hunter
sixth-help = The fox hides, and after each dig stays or slips into a burrow beside his. The hunter wins by digging him up.
