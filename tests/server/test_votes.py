"""What somebody says counts for them, for their side, in the situation that they said it in, and no longer."""

import msgspec
import pytest

from nascondino import games
from nascondino.engine.match import Match
from nascondino.server.tables import decisions
from nascondino.server.tables.table import Table
from tests.server.company import BOT, Company

MISTER_X, ANNA, BRUNO = range(3)


@pytest.fixture
def detectives():
    """Venice; both detectives are people, and it is their turn."""
    company = Company("venice", BOT, "anna", "bruno")
    company.act(MISTER_X)
    return company


def their_next_turn(company):
    company.play_until(lambda: company.match.actors == (MISTER_X,))
    company.act(MISTER_X)


class TestResigning:
    def test_a_side_resigns_when_all_its_people_say_so_in_one_turn(self, detectives):
        detectives.resign(ANNA)
        assert not detectives.table.over
        detectives.resign(BRUNO)
        assert ("resigned", (1, 0, 0)) == (detectives.match.outcome.reason, detectives.match.outcome.points)

    def test_a_vote_of_another_turn_does_not_count(self, detectives):
        """Anna has acted, then says that she would give up; the turn ends, and much may change."""
        company = detectives
        while ANNA in company.match.actors:
            company.act(ANNA)
        company.resign(ANNA)
        while BRUNO in company.match.actors:
            company.act(BRUNO)
        company.act(MISTER_X)
        company.resign(BRUNO)

        assert not company.table.over
        assert {BRUNO} == company.table.resigning

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
        company = Company("venice", BOT, "anna", "bruno")
        created = msgspec.structs.replace(company.table.created, votes_end=False)
        company.table = Table("table", created, company.table.setup)
        company.act(MISTER_X)
        while ANNA in company.match.actors:
            company.act(ANNA)
        company.resign(ANNA)
        while BRUNO in company.match.actors:
            company.act(BRUNO)
        company.act(MISTER_X)
        company.resign(BRUNO)

        assert company.table.over

    @pytest.mark.parametrize("game", ["kompakt", "inkognito", "mille_grazie"])
    def test_where_roles_change_there_are_no_votes(self, game):
        company = Company(game, "anna", "bruno", "carla")
        reason = company.refusal(decisions.resign, "anna", decisions.Resign(1, 0))

        assert "not_two_sides" == reason
        assert set() == company.table.resigning

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
    def company(self):
        company = Company("venice", BOT, "anna", BOT)
        company.act(MISTER_X)
        company.let_bots_first(ANNA)
        assert [2] == company.table.waiting_bots()
        return company

    def test_whoever_takes_the_seat_over_has_not_let_them(self, company):
        company.move(ANNA, "carla")

        assert [] == company.table.waiting_bots()

    @pytest.mark.parametrize("away_too", [False, True])
    def test_nor_has_whoever_was_away(self, company, away_too):
        company.leave(ANNA)
        if away_too:
            company.let_bots_first(ANNA)
        company.come_back(ANNA)

        assert [] == company.table.waiting_bots()

    def test_it_ends_with_the_turn(self, company):
        their_next_turn(company)

        assert set() == company.table.behind_bots


class TestLeave:
    """To look over a shoulder is allowed for the role that is behind it."""

    def looking(self, game, *sessions):
        company = Company(game, *sessions)
        company.table.admitted.add("guest")
        return company

    def test_it_ends_when_the_role_behind_the_shoulder_changes(self):
        """A detective of the pocket edition is Mister X in another hand; whoever let a guest look did not mean him."""
        company = self.looking("kompakt", "anna", "bruno")
        hunter = next(seat for seat in (0, 1) if company.match.role(seat) == "detective")
        company.ask_to_look("guest", hunter)
        company.give_leave(0, 1)
        looked = company.shoulders.over("guest")
        company.play_until(lambda: company.match.role(hunter) == "mister_x")

        assert (hunter, None) == (looked, company.shoulders.over("guest"))
        company.give_leave(0, 1)
        assert hunter == company.shoulders.over("guest")

    def test_it_goes_on_while_the_role_is_the_same(self):
        company = self.looking("venice", "anna", "bruno")
        company.ask_to_look("guest", 1)
        company.give_leave(0, 1)
        for _ in range(4):
            company.act(company.match.actors[0])

        assert 1 == company.shoulders.over("guest")


def test_every_game_of_two_sides_keeps_them():
    """Votes are for these alone."""
    assert {"venice", "dice"} == {title for title in games.titles() if games.info(title).two_sides}
