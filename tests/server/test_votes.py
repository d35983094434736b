"""What somebody says counts for them, for their side, in the situation that they said it in, and no longer."""

import msgspec
import pytest

from nascondino import games
from nascondino.engine.match import Match
from nascondino.server.tables import decisions
from nascondino.server.tables.entries import GivenToBot, Sat
from nascondino.server.tables.table import Table
from tests.server.bare_table import BOT, BareTable

MISTER_X, ANNA, BRUNO = range(3)


@pytest.fixture
def detectives():
    """Venice; both detectives are people, and it is their turn."""
    bare = BareTable("venice", BOT, "anna", "bruno")
    bare.act(MISTER_X)
    return bare


def their_next_turn(bare):
    bare.play_until(lambda: bare.match.actors == (MISTER_X,))
    bare.act(MISTER_X)


class TestResigning:
    def test_a_side_resigns_when_all_its_people_say_so_in_one_turn(self, detectives):
        detectives.resign(ANNA)
        assert not detectives.table.over
        detectives.resign(BRUNO)
        assert ("resigned", (1, 0, 0)) == (detectives.match.outcome.reason, detectives.match.outcome.points)

    def test_a_vote_of_another_turn_does_not_count(self, detectives):
        """Anna has acted, then says that she would give up; the turn ends, and much may change."""
        bare = detectives
        while ANNA in bare.match.actors:
            bare.act(ANNA)
        bare.resign(ANNA)
        while BRUNO in bare.match.actors:
            bare.act(BRUNO)
        bare.act(MISTER_X)
        bare.resign(BRUNO)

        assert not bare.table.over
        assert {BRUNO} == bare.table.resigning

    def test_whoever_takes_a_seat_over_has_not_voted(self, detectives):
        detectives.resign(ANNA)
        detectives.move(ANNA, "carla")
        detectives.resign(BRUNO)

        assert not detectives.table.over

    def test_nor_has_whoever_left_and_came_back(self, detectives):
        detectives.resign(ANNA)
        detectives.leave(ANNA)
        detectives.come_back(ANNA)
        detectives.resign(BRUNO)

        assert not detectives.table.over

    def test_a_side_that_everybody_has_left_has_not_resigned(self, detectives):
        """Bruno never said so; he went away, after Anna had gone who did."""
        detectives.resign(ANNA)
        detectives.leave(ANNA)
        detectives.leave(BRUNO)

        assert not detectives.table.over

    def test_whoever_has_left_has_no_vote(self, detectives):
        detectives.leave(ANNA)

        assert "not_possible" == detectives.refusal(decisions.resign, "anna", decisions.Resign(1, ANNA))

    def test_bots_agree_with_the_people_who_stay(self, detectives):
        detectives.resign(ANNA)
        detectives.leave(BRUNO)

        assert detectives.table.over

    def test_everybody_sees_which_votes_count(self, detectives):
        before = detectives.table.changes
        detectives.resign(ANNA)
        voted = detectives.table.changes
        assert {ANNA} == detectives.table.resigning
        detectives.act(ANNA)

        assert set() == detectives.table.resigning
        assert before < voted < detectives.table.changes

    def test_tables_of_earlier_versions_end_as_they_ended(self):
        """There votes lasted until the seat acted. A match that is over stays so."""
        bare = BareTable("venice", BOT, "anna", "bruno")
        created = msgspec.structs.replace(bare.table.created, votes_end=False)
        bare.table = Table("table", created, bare.table.setup)
        bare.act(MISTER_X)
        while ANNA in bare.match.actors:
            bare.act(ANNA)
        bare.resign(ANNA)
        while BRUNO in bare.match.actors:
            bare.act(BRUNO)
        bare.act(MISTER_X)
        bare.resign(BRUNO)

        assert bare.table.over

    @pytest.mark.parametrize("game", ["kompakt", "inkognito", "mille_grazie"])
    def test_where_roles_change_there_are_no_votes(self, game):
        bare = BareTable(game, "anna", "bruno", "carla")
        reason = bare.refusal(decisions.resign, "anna", decisions.Resign(1, 0))

        assert "not_two_sides" == reason
        assert set() == bare.table.resigning

    def test_and_if_roles_changed_in_a_game_that_has_votes_none_would_be_left(self, detectives, monkeypatch):
        """No game on the shelf does so; the table does not rely on it."""
        detectives.resign(ANNA)
        play = Match.play

        def swap(match, seat, action):
            play(match, seat, action)
            match.survey = msgspec.structs.replace(match.survey, roles=match.survey.roles[::-1])

        monkeypatch.setattr(Match, "play", swap)
        detectives.act(BRUNO)

        assert set() == detectives.table.resigning


class TestLettingBotsFirst:
    @pytest.fixture
    def bare(self):
        bare = BareTable("venice", BOT, "anna", BOT)
        bare.act(MISTER_X)
        bare.let_bots_first(ANNA)
        assert [2] == bare.table.waiting_bots()
        return bare

    def test_whoever_takes_the_seat_over_has_not_let_them(self, bare):
        bare.move(ANNA, "carla")

        assert [] == bare.table.waiting_bots()

    @pytest.mark.parametrize("away_too", [False, True])
    def test_nor_has_whoever_was_away(self, bare, away_too):
        bare.leave(ANNA)
        if away_too:
            bare.let_bots_first(ANNA)
        bare.come_back(ANNA)

        assert [] == bare.table.waiting_bots()

    def test_it_ends_with_the_turn(self, bare):
        their_next_turn(bare)

        assert set() == bare.table.behind_bots


class TestLeave:
    """To look over a shoulder is allowed for the role that is behind it."""

    def looking(self, game, *sessions):
        bare = BareTable(game, *sessions)
        bare.table.admitted.add("guest")
        return bare

    def test_it_ends_when_the_role_behind_the_shoulder_changes(self):
        """A detective of the pocket edition is Mister X in another hand; whoever let a guest look did not mean him."""
        bare = self.looking("kompakt", "anna", "bruno")
        hunter = next(seat for seat in (0, 1) if bare.match.role(seat) == "detective")
        bare.ask_to_look("guest", hunter)
        bare.give_leave(0, 1)
        looked = bare.shoulders.over("guest")
        bare.play_until(lambda: bare.match.role(hunter) == "mister_x")

        assert (hunter, None) == (looked, bare.shoulders.over("guest"))
        bare.give_leave(0, 1)
        assert hunter == bare.shoulders.over("guest")

    def test_it_goes_on_while_the_role_is_the_same(self):
        bare = self.looking("venice", "anna", "bruno")
        bare.ask_to_look("guest", 1)
        bare.give_leave(0, 1)
        for _ in range(4):
            bare.act(bare.match.actors[0])

        assert 1 == bare.shoulders.over("guest")


def test_every_game_of_two_sides_keeps_them():
    """Votes are for these alone."""
    assert {"venice", "dice"} == {title for title in games.titles() if games.info(title).two_sides}


class TestAskingBots:
    """The pocket edition; Anna and a bot are the team, and it is their turn."""

    @pytest.fixture
    def bare(self):
        bare = BareTable("kompakt", BOT, "anna", BOT)
        bare.play_until(lambda: "give up" in self.offers(bare))
        assert [] == bare.table.waiting_bots()
        return bare

    def offers(self, bare):
        return [bare.match.game.words.notation(action, ANNA) for action in bare.match.legal(ANNA)]

    def say(self, bare, what):
        bare.act(ANNA, self.offers(bare).index(what))

    def test_a_bot_answers_at_once_when_a_person_of_its_team_gives_up(self, bare):
        hand = bare.match.view(None).hands
        self.say(bare, "give up")
        assert [2] == bare.table.waiting_bots()
        bare.do(decisions.act_for_bot, 2, bare.table.made[2], bare.table.choices(2)[0])

        assert hand + 1 == bare.match.view(None).hands

    def test_it_does_not_when_a_person_takes_it_back_or_moves(self, bare):
        self.say(bare, "give up")
        self.say(bare, "go on")
        assert [] == bare.table.waiting_bots()
        bare.act(ANNA)

        assert ANNA in bare.match.actors
        assert [] == bare.table.waiting_bots()

    def test_it_does_not_if_a_person_sits_there_by_then_nor_does_the_bot_after_them(self, bare):
        self.say(bare, "give up")
        bare.table.apply(Sat(2, "Bruno", "bruno"))
        bare.table.apply(GivenToBot(2, "random", by=ANNA))

        assert [] == bare.table.waiting_bots()

    def test_a_bot_that_plays_for_somebody_who_is_away_does_not_give_up_for_them(self, bare):
        bare.table.seats[2].lent = True
        self.say(bare, "give up")

        assert [] == bare.table.waiting_bots()
