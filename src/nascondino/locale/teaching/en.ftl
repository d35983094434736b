# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Analysis
tab-analysis = Analysis
analysis-text = A bot looks at every decision again, knowing no more than the seat knew then.
analysis-begin = Analyse the match
analysis-preparing = The bot is getting ready…
analysis-working = { $judged } of { $decisions } decisions looked at
analysis-failed = The match could not be analysed.
analysis-again = Try again
analysis-part = It took too long: only { $judged } of { $decisions } decisions were looked at.
analysis-accuracy = Accuracy
analysis-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analysis-hardly = Hardly anything was lost.
analysis-how = How much of the chances it had each decision kept, on average. The bot is not that exact itself: losses below { $noise } count as none.
analysis-turning = Turning points
analysis-little = The little that was lost
analysis-no-turning = No decision lost much.
analysis-at = { $name }, step { $step } of { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = the chance fell from { $before } to { $after }
analysis-made = Played: { $what }
analysis-better = Better: { $what }

## What a bot would do
review-bot = What a bot would do
review-bot-nobody = Nobody has a decision to make at this point.
review-bot-ask = Ask a bot in { $name }’s place
review-bot-busy = The bot is thinking…
review-bot-thinks = In { $name }’s place, knowing no more: { $bot }. The numbers are on its own scale.
review-bot-chances = In { $name }’s place, knowing no more: { $bot }. The numbers say how likely it thinks a win is.
review-bot-made = was played
review-bot-ignores = not considered

## Hints
hint-thinking = Thinking, with what you know…
hint-by = What { $bot } would do in your place, knowing what you know:
hint-chance = chance of winning about { $share }
hint-next = Next best: { $what }
hint-choose = Choose it
hint-close = Close the hint
hint-why-only = Nothing else comes into question.
hint-why-sure = It wins at once, whatever is hidden.
hint-why-wins = It wins at once in { $best } of the cases you have to reckon with; the next best in { $other }.
hint-why-saves = It loses at once in { $best } of the cases you have to reckon with; the next best in { $other }.
hint-why-hides =
    { $about }: this leaves the others { $best ->
        [one] { $best } possibility
       *[other] { $best } possibilities
    }, the next best { $other }.
hint-why-learns =
    { $about }: after this about { $best ->
        [one] { $best } possibility is
       *[other] { $best } possibilities are
    } left to you, after the next best { $other }.
hint-why-mixes = Here one has to be unpredictable: it would do this in { $best } of the cases, the next best in { $other }.
hint-why-alike = Both are about as good.

## Opinions
opinion-switch = Show an opinion beside it
opinion-title = An opinion
opinion-text = Not knowledge: it supposes that people play as they usually do, and it may be wrong. What is impossible stays so.
opinion-figures = { $share } (counted: { $counted })
opinion-legend = The bar is the opinion; in brackets, the share if every possibility counts alike.
opinion-none = Nothing is in doubt now.
