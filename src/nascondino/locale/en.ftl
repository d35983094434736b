# The table's own texts. Those of a game are in its folder.

name = Nascondino
skip-to-content = Skip to the page

## Places

home-title = Hide. Seek. Bluff.
home-invitation = A table for games of hide-and-seek: somebody moves unseen, and the others have to work out where, or who, they are. Play with friends by a link, or against bots.
new-title = A new table
new-action = Start a table
tables-title = My tables
table-title = Table
nowhere-title = Nobody is hiding here
nowhere-text = There is no such page. The link may have lost a few letters on its way.
nowhere-home = Back to the beginning

## Theme

theme-change = { $now ->
    [dark] Change to the light theme
   *[light] Change to the dark theme
}

