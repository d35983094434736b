# What is said when a match is looked at again. The page fetches it there.

## Looking at a match again

review-of = { $game }: replay
review-loading = Setting up the replay…
review-back = Back to the table
review-eyes = Through whose eyes
review-as-all = Everybody together
review-as-onlooker = A spectator
review-moment = Moment of the match
review-at = { $moment } of { $last }
review-step = One step on
review-step-back = One step back
review-jump = Next key moment
review-jump-back = Previous key moment
review-play = Play
review-pause = Pause
review-beliefs = What could be known
review-heat = Show it on the board
review-words = The same in words
review-keep = Keep it
review-link = Link to this moment
review-link-help = Whoever gets it may read this match, and do nothing else at the table.
review-closed-title = This match is not open to you
review-closed = Whoever played it can copy a link that opens it for everybody: under “{ $review }”, then “{ $keep }”.
seal-title = Was anything changed?
seal-text = Every line of the record was sealed while you played. Your browser can work the seal out again.
seal-check = Check the seal
seal-file = Check a file
seal-no-record = This is no complete record.
seal-holds = The seal holds.
seal-broken = The seal is broken.
seal-seed = The opened seed is the one that the first line commits to.
seal-seed-broken = The opened seed is not the one that the first line commits to: the draws may have been chosen.
seal-promise = It is the seed that the table had bound itself to when this browser first came there.
seal-promise-broken = It is not the seed that the table had bound itself to when this browser first came there: it was exchanged, or this is another match.
seal-salt = The random numbers that this browser added after that are in the draws: the table could not choose them.
seal-salt-broken = The random numbers that this browser added are not in the record: the draws may have been chosen.
seal-draws = Draws worked out again: { $draws }. All follow from the seed and the added numbers.
seal-draws-broken = Some draws do not follow from the seed and the added numbers: they were chosen.
seal-no-draws = This record does not say by which numbers it was drawn: only the program can work that out.
seal-salted = Random numbers were added for: { $names }. Nobody else has a guarantee about the draws.
seal-unsalted = No device added random numbers: whoever runs the table could have chosen the draws.
seal-chain = All { $lines } lines are as they were sealed, in this order.
seal-chain-broken = Some lines are not as they were sealed, or not in this order.
seal-kept = Links that this browser heard while you played: { $links }. Each is where it belongs: it is the match that you played.
seal-kept-broken = Not all links that this browser heard while you played are where they belong: it is not the match that you played, or it was sealed too late.
seal-none-kept = This browser has kept nothing of this match, so it cannot tell whether the whole record was made anew.
seal-links = Link by link: { $count }
seal-link-broken = This line, or the link before it, was changed.
seal-draw-broken = Another number was drawn here.
seal-meaning = What the seal proves, and what it does not
seal-proves = The table binds itself to a secret seed before the match. Then each device adds random numbers of its own. All draws follow from both, so nobody alone can choose them, not even whoever runs the table. Every line is sealed while you play, so it cannot be changed afterwards.
seal-proves-not = It does not prove that nobody was told a secret. Whoever runs the table could choose the draws together with the last one who added numbers, or break off a match that goes the wrong way. Bots add nothing. And this page knows no rules: whether the right cards were in the deck it cannot tell. It also comes from the table itself.
seal-verify = To be certain, check the record on a machine of your own, with what this browser kept: nascondino verify RECORD --kept FILE
seal-save = Save what was kept

## What might have been

review-to-act = Waiting for { $names }.
review-beliefs-all = What everybody could know
whatif-title = What if…?
whatif-text = Try something else from here, for anybody. The match stays as it was.
whatif-begin = Try something else
whatif-not-so = This did not happen.
whatif-leave = Back to the match
whatif-for = Play for
whatif-choose = What might { $name } do?
whatif-offers = What { $name } can do
whatif-made = In the match: { $what }
whatif-do = Try it
whatif-bot = Let a bot play for { $name }
whatif-bots = Let bots play on
whatif-thinking = A bot is thinking…
whatif-end = It would end here.
whatif-long = This variation has reached its maximum length.
whatif-link = Link to this trial
