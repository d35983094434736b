"""Persons at one terminal, bots around them.

Only what the side at the keyboard may know is ever printed: its views, the events it perceived, its legal actions, and
what follows from them.
"""

from __future__ import annotations

import functools
import itertools
import shlex
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from nascondino import bots
from nascondino.bots.advice import Why, advise
from nascondino.engine import record
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.contract import Spot
from nascondino.engine.errors import BadInput
from nascondino.engine.match import Match, Outcome
from nascondino.engine.player import Clock
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, catalogue

from . import move_list, notebook
from .languages import texts
from .move_list import Group
from .terminal import InputEnded, ask, clear, in_columns, key
from .terminal_map import TerminalMap

PERSON = "person"  # as records name who sits on a seat
RETOLD = 12  # events that are told again when a match is resumed


class PersonLeft(Exception):
    """The person has left the table."""


class TerminalMatch:
    """One match at one terminal. Every action is in the file before it is told."""

    def __init__(
        self, match: Match, seats: Sequence[str], path: Path, *, language: str = LANGUAGE, told_before: bool = False
    ) -> None:
        self.match = match
        self.language = language
        self.say = texts(language)
        self.seats = seats
        self.path = path
        self.persons = [seat for seat, name in enumerate(seats) if name == PERSON]
        self.bots = {
            seat: bots.make(name, self._chair(seat), SystemRandom())
            for seat, name in enumerate(seats)
            if name != PERSON
        }
        atlas = match.game.atlas
        self.map = TerminalMap(atlas, match, language, self.say) if atlas else None
        self.told = {seat: self._told_before(seat) if told_before else 0 for seat in self.persons}
        self.holder: int | None = None  # a seat of the side that is at the keyboard
        self.sharing: list[int] = []  # the persons of that side; sides may change within a match

    def _chair(self, seat: int | None) -> Chair:
        return self.match.chair(seat)

    def _told_before(self, seat: int) -> int:
        return max(0, len(self.match.seen(seat)) - RETOLD)

    # How it goes on.

    def play(self) -> None:
        """Until the match is over, or the person leaves."""
        self._save()
        print(self.say("terminal-kept", path=str(self.path)))
        try:
            while (outcome := self.match.outcome) is None:
                self._next_action()
            self._finish(outcome)
        except (PersonLeft, InputEnded):
            print(self._how_to_go_on())
        except KeyboardInterrupt:
            print(f"\n{self._how_to_go_on()}")
            raise

    def _how_to_go_on(self) -> str:
        return self.say("terminal-go-on", command=f"nascondino play --resume {shlex.quote(str(self.path))}")

    def _next_action(self) -> None:
        """Persons act before the bots of their side do."""
        acting = [seat for seat in self.match.actors if seat in self.persons]
        if acting:
            self._take_turn([seat for seat in acting if self.match.side(seat) == self.match.side(acting[0])])
        else:
            self._let_bot_act(self.match.actors[0])

    def _let_bot_act(self, seat: int) -> None:
        match = self.match
        self._act(seat, self.bots[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))

    def _act(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self._save()

    def _save(self) -> None:
        record.write(self.path, self.match, self.seats)

    def _finish(self, outcome: Outcome) -> None:
        self._hand_over_to(self.persons[0] if self.holder is None else self.holder)
        self._tell_news()
        self._show_board()
        print(self._result(outcome))
        link = record.links(self.match.key, record.texts(self.match, self.seats))[-1]
        print(self.say("terminal-record", path=str(self.path)), self.say("terminal-last-link", link=link), sep="\n")

    def _result(self, outcome: Outcome) -> str:
        winners = [seat for seat in outcome.winners() if max(outcome.points) > 0]
        mine = [seat for seat in self.persons if seat in winners]
        reason = self._say((f"{self.match.game.info.id}-reason-{outcome.reason}", {}))
        if not winners:
            return self.say("terminal-nobody-won", reason=reason)
        if len(mine) not in (0, len(self.persons)):
            return self.say("terminal-winners", reason=reason, who=self._all_named(winners))
        return self.say("terminal-won" if mine else "terminal-lost", reason=reason)

    # The person's turn.

    def _take_turn(self, seats: Sequence[int]) -> None:
        """One action of one of these seats, which share all they see."""
        self._hand_over_to(seats[0])
        self._tell_news()
        self._show_board()
        choices = {action: seat for seat in reversed(seats) for action in self.match.legal(seat)}
        offers = dict(sorted(choices.items()))
        self._show_offers_in_short(offers)
        while True:
            line = ask(f"{self.say('terminal-your-move', who=self._all_named(seats))} >")
            if self._is_choice(line, offers) or self._obey(line, offers):
                return

    def _is_choice(self, line: str, offers: dict[int, int]) -> bool:
        """If the line is one of the moves, make it."""
        action = self._typed(line, offers)
        if action is None:
            return False
        self._act(offers[action], action)
        return True

    def _typed(self, line: str, offers: dict[int, int]) -> int | None:
        """The action meant: by its number in the list, or as records, the board or people write it."""
        typed: dict[str, int] = {}
        for number, (action, seat) in enumerate(offers.items(), 1):
            typed[str(number)] = action
            typed |= {key(text): action for text in self.match.game.spellings(action, seat, self.match.board)}
        return typed.get(key(line))

    def _obey(self, line: str, offers: dict[int, int]) -> bool:
        """Carry out a command; return whether the turn must be taken up anew."""
        command, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], object]] = {
            "?": lambda: self._help(offers),
            "help": lambda: self._help(offers),
            "where": self._where,
            "hint": lambda: self._hint(offers),
            "why": lambda: self._why(rest.strip()),
            "from": lambda: self._look(command, rest.strip(), TerminalMap.ways),
            "map": lambda: self._look(command, rest.strip(), TerminalMap.chart),
            "board": self._show_board,
            "moves": lambda: self._show_offers(offers),
            "log": self._log,
            "save": lambda: self._copy(rest.strip()),
            "quit": self._leave,
        }
        if command.lower() == "others" and self._fellow_bots():
            return self._let_others_go_first()
        if command:
            commands.get(command.lower(), lambda: print(self.say("terminal-no-move", line=line)))()
        return False

    # What can be asked for.

    def _help(self, offers: dict[int, int]) -> None:
        named = "yes" if self._is_grid() else "no"
        for part in self._parts_of_help():
            print(self._say((part, {})), "", sep="\n")
        print(self.say("terminal-help", example=self._example(offers), named=named))
        more = {"map": self.map, "others": self._fellow_bots(), "end": True}
        for which in filter(more.get, more):
            print(textwrap.indent(self.say(f"terminal-help-{which}"), "  "))

    def _example(self, offers: dict[int, int]) -> str:
        """A move as it can be typed."""
        return self._spoken(*next(iter(offers.items())))

    def _parts_of_help(self) -> list[str]:
        """How the game is played, and what the signs of its board mean, if it has any."""
        game = self.match.game
        signs = f"{game.info.id}-signs"
        return [f"{game.info.id}-help", *([signs] if game.knows(signs) else [])]

    def _show_board(self) -> None:
        view = self.match.plain_view(self.holder)
        print("", self.match.game.words.picture(view, self.match.board, self.language), "", sep="\n")

    def _look(self, command: str, text: str, what: Callable[[TerminalMap, Spot, Any], str]) -> None:
        """Something of the map: about a place that is named, or else about where the person is."""
        if self.map is None:
            print(self.say("terminal-no-map"))
            return
        view = self.match.plain_view(self.holder)
        own = self.map.own(view, self.sharing)
        place = self.map.found(text, view) if text else own
        missing = self.say("terminal-no-place", place=text, command=command.lower(), example=own.name)
        print("", what(self.map, place, view) if place else missing, "", sep="\n")

    def _show_offers(self, offers: dict[int, int]) -> None:
        print(move_list.whole(self._groups(offers)))

    def _show_offers_in_short(self, offers: dict[int, int]) -> None:
        groups = self._groups(offers)
        if move_list.is_long(groups):
            told = self.say("terminal-folded", count=len(offers), example=self._example(offers))
            print(move_list.folded(groups), told, sep="\n")
        else:
            print(move_list.whole(groups))

    def _groups(self, offers: dict[int, int]) -> list[Group]:
        """The moves by their headings, in the order of their numbers."""
        told = enumerate(map(self._offer, offers.items()), 1)
        by_heading = itertools.groupby(told, key=lambda numbered: numbered[1][0])
        grouped = ((heading, list(numbered)) for heading, numbered in by_heading)
        return [Group(heading, found[0][0], [item for _, (_, item) in found]) for heading, found in grouped]

    def _offer(self, offer: tuple[int, int]) -> tuple[str, str]:
        action, seat = offer
        game, board = self.match.game, self.match.board
        situation = game.words.situation(self.match.plain_view(seat), board)
        offered = game.in_words(game.words.facts(action, situation, board), board)
        return self._say(offered.under), self._say(offered.text)

    def _hint(self, offers: dict[int, int]) -> None:
        """What a bot would do here, knowing what the side at the keyboard knows."""
        seat = next(iter(offers.values()))
        match, chair = self.match, self._chair(seat)
        player = bots.make(bots.REVIEWER, chair, Random(0))
        told = advise(player, chair, match.view(seat), match.seen(seat), match.legal(seat))
        print(self.say("terminal-hint", what=self._spoken(told.best, seat)))
        self._say_chance(told.best_value)
        for why in told.reasons:
            print(textwrap.indent(self._reason(why), "  "))
        if told.other is not None:
            print(self._teach("hint-next", what=self._spoken(told.other, seat)))
            self._say_chance(told.other_value)

    def _say_chance(self, value: float | None) -> None:
        if value is not None:
            print(textwrap.indent(self._teach("hint-chance", share=self._percent(value)), "  "))

    def _reason(self, why: Why) -> str:
        """Shares in percent, and of possibilities the number."""
        secret = None if why.secret is None else self.match.game.words.subject(why.secret, self.match.players)
        if secret:
            return self._teach(
                f"hint-why-{why.kind}", about=self._say(secret), best=round(why.best), other=round(why.other)
            )
        best, other = self._percent(why.best), self._percent(why.other)
        return self._teach(f"hint-why-{why.kind}", best=best, other=other)

    def _teach(self, message: str, **arguments: str | int) -> str:
        return catalogue(TABLE_TEXTS / "teaching", self.language).say(message, **arguments)

    def _percent(self, share: float) -> str:
        return self.say("terminal-percent", share=round(100 * share))

    def _spoken(self, action: int, seat: int) -> str:
        return self.match.game.words.spoken(action, seat, self.match.board)

    def _where(self) -> None:
        belief, possible = self._knowledge()
        words, board = self.match.game.words, self.match.board
        grid = self._is_grid()
        for which in range(self._secrets()):
            subject = words.subject(which, self.match.players)
            if subject:
                values = belief.possible(which)
                print(self.say(possible, subject=self._say(subject), count=len(values)))
                if not grid:
                    print(in_columns([words.value(which, value, board) for value in values]))
        if grid:
            print(notebook.tables(belief.doubts(), self._say, self.say))

    def _is_grid(self) -> bool:
        """Whether what is hidden is who is what, rather than where."""
        return notebook.is_grid(self._belief(self.holder).doubts())

    def _why(self, text: str) -> None:
        belief, _ = self._knowledge()
        if self._is_grid():
            print(notebook.reason(text, belief.doubts(), self._say, self.say))
        else:
            self._why_not(text, belief)

    def _why_not(self, text: str, belief: Belief) -> None:
        *subject, value = text.split() or [""]
        try:
            which = int(subject[0]) - 1 if self._secrets() > 1 else 0
            message = self.match.game.words.explain(belief.record[0], which, int(value), self.match.board)
            print(self._say(message))
        except (ValueError, IndexError):
            several = "yes" if self._secrets() > 1 else "no"
            print(self.say("terminal-why-what", several=several, asked=text or "none"))

    def _secrets(self) -> int:
        return len(self.match.game.info.secrets)

    def _knowledge(self) -> tuple[Belief, str]:
        """What the side at the keyboard can work out; if that is everything, what anybody could. And how to say it."""
        own, public = self._belief(self.holder), self._belief(None)
        open_to_me = all(len(own.possible(which)) <= 1 for which in range(self._secrets()))
        return (public, "terminal-possible-to-all") if open_to_me else (own, "terminal-possible")

    def _belief(self, seat: int | None) -> Belief:
        belief = Belief(self._chair(seat))
        belief.update(self.match.seen(seat))
        return belief

    def _log(self) -> None:
        for event in self.match.plain_seen(self.holder):
            print(self._sentence(event))

    def _copy(self, text: str) -> None:
        if not text:
            print(self.say("terminal-all-kept", path=str(self.path)))
            return
        try:
            record.write(Path(text), self.match, self.seats)
            print(self.say("terminal-written", path=text))
        except BadInput as problem:
            print(problem)

    def _let_others_go_first(self) -> bool:
        """Let one bot act that may, and is of the side at the keyboard."""
        for seat in self.match.actors:
            if seat in self._fellow_bots():
                self._let_bot_act(seat)
                return True
        print(self.say("terminal-no-bot"))
        return False

    def _fellow_bots(self) -> list[int]:
        """The bots of the side at the keyboard; whoever has none is not told of them."""
        return [seat for seat in self.bots if self.match.side(seat) == self.match.side(self._at_keyboard())]

    def _leave(self) -> None:
        raise PersonLeft

    # Words.

    def _hand_over_to(self, seat: int) -> None:
        """Between persons who do not share all they saw, nothing stays on the screen."""
        sharing = self._persons_beside(seat)
        if sharing == self.sharing:
            return
        if self.sharing or sharing != self.persons:
            clear()
            ask(self.say("terminal-pass-on", who=self._named(seat)))
            clear()
        self.holder, self.sharing = seat, sharing

    def _persons_beside(self, seat: int) -> list[int]:
        """Those who share all they see with the seat."""
        return [person for person in self.persons if self.match.side(person) == self.match.side(seat)]

    def _at_keyboard(self) -> int:
        return self.persons[0] if self.holder is None else self.holder

    def _tell_news(self) -> None:
        """What the side at the keyboard has perceived since it was told last."""
        seat = self._at_keyboard()
        print()
        for event in self.match.plain_seen(seat, self.told[seat]):
            print(self._sentence(event))
        for person in self._persons_beside(seat):
            self.told[person] = len(self.match.seen(person))

    def _sentence(self, event: Any) -> str:
        return self._say(self.match.game.words.sentence(event, self.match.board))

    def _say(self, message: tuple[str, dict[str, str | int]]) -> str:
        return self.match.game.say(message, self.language)

    def _all_named(self, seats: Sequence[int]) -> str:
        return functools.reduce(
            lambda one, other: self.say("terminal-both", one=one, other=other), map(self._named, seats)
        )

    def _named(self, seat: int) -> str:
        role = self._say((f"{self.match.game.info.id}-role-{self.match.role(seat)}", {}))
        return self.say("terminal-player", role=role, seat=seat)
