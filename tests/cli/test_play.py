"""A person at the terminal: whole matches, commands, saving, stopping, secrets."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from itertools import count
from pathlib import Path

import pytest

from nascondino.cli import terminal_match
from nascondino.cli.languages import LOCALE
from nascondino.engine import record
from nascondino.engine.match import Match
from nascondino.engine.texts import languages
from nascondino.games import load, titles
from nascondino.testing.only_plain import OnlyPlain

VENICE = load("venice")
ANY = "1\n" * 300  # always the first move


def saved(data):
    (path,) = (data / "matches").iterdir()
    return path


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize(("players", "seats"), [(2, [0]), (2, [1]), (4, [2]), (4, [1, 3]), (6, [0]), (3, [0, 1, 2])])
def test_whole_matches_in_every_kind_of_seat(run, tmp_path, board, players, seats):
    path = tmp_path / "it.record"
    given = [argument for seat in seats for argument in ("--seat", seat + 1)]
    ran = run("play", "venice", "--players", players, "--board", board, *given, "--save", path, typed=ANY)
    played = record.read(path)

    assert (0, "") == (ran.code, ran.err)
    assert played.end.reason in VENICE.info.reasons
    assert [seat in seats for seat in range(players)] == [name == "person" for name in played.header.seats]
    assert f"The record is {path}\nIts last link is {played.lines[-1].link}\n" in ran.out
    assert 0 == run("verify", path, "--link", played.lines[-1].link).code


def test_the_end_says_who_won_and_why(run, finished):
    won = 1 == record.read(finished).end.points[1]
    ran = run("play", "--resume", finished)

    reason = VENICE.say((f"venice-reason-{record.read(finished).end.reason}", {}))
    assert f"{reason} You {'win' if won else 'lose'}." in ran.out


def test_commands_answer_and_cost_no_move(run, data):
    commands = "?\nhelp\nhint\nwhere\nwhy 5\nwhy\nwhy 999\nwhy x\nboard\nmoves\nlog\nfrom\nmap\nsave\n\nfly 5\nquit\n"
    ran = run("play", "venice", "--players", 2, "--seat", 2, "--board", "london", typed=commands)
    played = record.read(saved(data))

    assert 0 == ran.code
    assert "Type the number of a move, or the move itself, such as ‘1 taxi " in ran.out
    assert re.search(r"A bot with your knowledge would choose: 1 .*\n  chance of winning about \d+%\n", ran.out)
    assert re.search(r"Where Mister X is. Possible, from what you have seen: \d+", ran.out)
    assert re.search(r"Move \d, by .*, cannot have ended at 5|Mister X may be at 5\.", ran.out)
    assert "There is nothing to explain about ‘999’. Say what to explain, as in ‘why 57’." in ran.out
    assert "‘fly 5’ is not a move you can make now; type ? for help." in ran.out
    assert f"nascondino play --resume {saved(data)}" in ran.out
    assert not [seat for seat, _ in played.actions if seat == 1]


def test_help_explains_the_signs_of_a_board_that_has_some(run):
    signs = "* marks who stands there"
    with_signs, without = (run("play", title, typed="?\nquit\n").out for title in ("dice", "venice"))

    assert signs in " ".join(with_signs.split())
    assert signs not in " ".join(without.split())


@pytest.mark.parametrize("spelling", ["{n} taxi {to}", "{n} gondola {to}", "{n}Taxi{to}", "  {n}  TAXI   {to} "])
def test_a_move_may_be_typed_in_the_words_of_the_board_or_of_records(run, data, spelling):
    match = Match(VENICE.setup(2, VENICE.board("london")))
    while 0 in match.actors:
        match.play(0, match.legal(0)[0])
    path = data.parent / "begun.record"
    record.write(path, match, ["greedy", "person"])
    pawn, _, station = VENICE.words.notation(match.legal(1)[0], 1).split()
    run("play", "--resume", path, typed=spelling.format(n=pawn, to=station) + "\n")

    assert (1, f"{pawn} gondola {station}") == record.read(path).actions[-1]


def test_bots_of_the_same_side_wait_for_the_person_unless_told(run, data):
    ran = run("play", "venice", "--players", 4, "--seat", 4, typed="others\nquit\n")
    seats = [seat for seat, _ in record.read(saved(data)).actions if seat > 0]

    assert 0 == ran.code
    assert 1 == len(seats)
    assert seats[0] in (1, 2)


def test_a_side_without_bots_hears_nothing_of_them(run):
    alone = run("play", "venice", "--players", 2, "--seat", 2, typed="?\nothers\nquit\n")
    in_company = run("play", "venice", "--players", 3, "--seat", 2, typed="?\nquit\n")
    one_of_four = run("play", "inkognito", typed="?\nothers\nquit\n")

    assert "  others      let a bot of your side go first" in in_company.out
    for ran in (alone, one_of_four):
        assert "bot of your side" not in ran.out
        assert "‘others’ is not a move you can make now; type ? for help." in ran.out


def test_mister_x_may_ask_what_the_others_can_work_out(run):
    ran = run("play", "venice", "--players", 2, "--board", "london", typed="where\n")

    assert "Possible, from what everybody has seen: 13" in ran.out


# Secrets.


def told_stations_of_mister_x(out):
    """Every station of Mister X that the text gives away, by whatever sentence or picture."""
    sentences = re.findall(r"Mister X (?:starts at|goes by [\w ]+ to|plays a black ticket and goes to) (\d+)", out)
    pictures = re.findall(r"Mister X \(seat \d\) +(\d+)", out)
    maps = re.findall(r"(\d+)\*X", out)
    return set(map(int, sentences + pictures + maps))


def shown_stations(path):
    """The stations that a match's onlookers were shown, the last one included."""
    played = record.read(path)
    match = record.open_match(played, VENICE, VENICE.board(played.header.board))
    shown = {int(match.view(None).pawns[0]) for match in record.replayed(played, match)}
    return shown - {0}


ASKING = "where\nlog\nboard\nwhy 57\nfrom 57\nmap\nmoves\n?\n1\n" * 300


@pytest.mark.parametrize("board", ["venice", "london"])
def test_a_detective_is_never_told_where_mister_x_is(run, tmp_path, board):
    path = tmp_path / "it.record"
    ran = run("play", "venice", "--players", 2, "--seat", 2, "--board", board, "--save", path, typed=ASKING)

    assert 0 == ran.code
    assert re.search(r"Mister X goes by [\w ]+; nobody sees where to", ran.out)
    assert told_stations_of_mister_x(ran.out) <= shown_stations(path)


@pytest.mark.parametrize("title", titles())
def test_words_and_maps_are_given_plain_views_and_events(run, tmp_path, monkeypatch, title):
    path, game = tmp_path / "it.record", load(title)
    words, atlas = OnlyPlain(game.words), OnlyPlain(game.atlas)
    monkeypatch.setattr(game, "words", words)
    if game.atlas:
        monkeypatch.setattr(game, "atlas", atlas)
    run("play", title, "--save", path, typed="log\nboard\nfrom\nmap\nmoves\n1\nquit\n")
    ran = run("replay", path)

    assert 0 == ran.code
    assert {"facts", "picture", "sentence"} <= set(words.called)
    assert not game.atlas or {"ways", "comers", "chart"} <= set(atlas.called)


@pytest.mark.parametrize("leak", ["view", "seen"])
def test_a_planted_leak_would_be_found(run, tmp_path, monkeypatch, leak):
    path = tmp_path / "it.record"
    honest = getattr(Match, leak)
    monkeypatch.setattr(Match, leak, lambda match, seat, *after: honest(match, 0 if seat == 1 else seat, *after))
    ran = run("play", "venice", "--players", 2, "--seat", 2, "--board", "london", "--save", path, typed=ASKING)
    monkeypatch.setattr(Match, leak, honest)

    assert 0 == ran.code
    assert not told_stations_of_mister_x(ran.out) <= shown_stations(path)


def test_between_sides_the_keyboard_is_handed_over(run, tmp_path):
    path = tmp_path / "it.record"
    given = ["--players", 3, "--seat", 1, "--seat", 2, "--seat", 3, "--board", "london", "--save", path]
    typed = "\n1\n" + "\n" + "1\n" * 4 + "\n" + "quit\n"
    ran = run("play", "venice", *given, typed=typed)
    first, mister_x, second, detectives, third, _ = ran.out.split("\f")[1:7]

    assert "Pass the keyboard to Mister X (seat 1), then press Enter." in first
    assert "You are Mister X (seat 1). Your move" in mister_x
    assert re.search(r"Mister X starts at \d", mister_x)
    assert "Pass the keyboard to a detective (seat 2), then press Enter." in second
    assert "You are a detective (seat 2) and a detective (seat 3). Your move" in detectives
    assert set() == told_stations_of_mister_x(second + detectives)
    assert "Pass the keyboard to Mister X" in third


@pytest.mark.parametrize("seats", [[0], [1], [0, 2], [0, 1, 2]])
def test_sides_may_change_within_a_match(run, tmp_path, seats):
    """In the pocket edition everyone is Mister X once."""
    path = tmp_path / "it.record"
    given = [argument for seat in seats for argument in ("--seat", seat + 1)]
    ran = run("play", "kompakt", "--players", 3, *given, "--save", path, typed="1\n" * 400)

    assert (0, "") == (ran.code, ran.err)
    for seat in seats:
        assert f"You are Mister X (seat {seat + 1})" in ran.out
    assert ("Pass the keyboard" in ran.out) == (len(seats) > 1)
    assert record.read(path).end.reason


def test_what_one_noted_is_off_the_screen_before_he_joins_the_others(run, tmp_path):
    """Seats 0 and 2 are persons; when seat 1, a bot, is Mister X they hunt together."""
    ran = run(
        "play", "kompakt", "--players", 3, "--seat", 1, "--seat", 3, "--bots", "random", "--save", tmp_path / "it",
        typed="\n" + "1\n" * 400,
    )  # fmt: skip
    screens = [screen for screen in ran.out.split("\f") if "You are" in screen]

    for screen in screens:
        assert not ("You are Mister X (seat 1)" in screen and "You are a detective (seat 1)" in screen)


# Saving and stopping.


def test_a_match_goes_on_exactly_where_it_was_left(run, tmp_path):
    """Left after every single move, it is the same file, and the same picture."""
    path = tmp_path / "it.record"
    given = ["--players", 2, "--seat", 2, "--board", "london", "--bots", "random", "--save", path]
    ran = run("play", "venice", *given, typed="1\n")
    for _ in count():
        before = path.read_bytes()
        last_picture = ran.out.rpartition("London, round")[2].partition("\n\n")[0]
        again = run("play", "--resume", path)

        assert before == path.read_bytes()
        assert last_picture == again.out.rpartition("London, round")[2].partition("\n\n")[0]
        if record.read(path).end:
            break
        ran = run("play", "--resume", path, typed="1\n")
    assert 0 == run("verify", path).code


def test_a_saved_copy_is_a_match_of_its_own(run, tmp_path):
    copy = tmp_path / "copy.record"
    ran = run("play", "venice", typed=f"1\nsave {copy}\nsave {tmp_path}/no/where\n")

    assert f"Written: {copy}" in ran.out
    assert f"{tmp_path}/no/where cannot be written: No such file or directory." in ran.out
    assert "Go on where you left" in run("play", "--resume", copy).out


def test_an_existing_file_is_not_overwritten(run, finished):
    before = finished.read_bytes()
    ran = run("play", "venice", "--save", finished)

    assert 2 == ran.code
    assert "is there already; go on with it by --resume" in ran.err
    assert before == finished.read_bytes()


@pytest.mark.parametrize("where", ["--save", "NASCONDINO_DATA"])
def test_a_place_that_cannot_be_written_is_said_before_anybody_plays(run, tmp_path, monkeypatch, where):
    (tmp_path / "file").write_text("")
    bad = tmp_path / "file" / "matches"
    monkeypatch.setenv("NASCONDINO_DATA", str(bad))
    ran = run("play", "venice", *(["--save", bad] if where == "--save" else []))

    assert (1, "") == (ran.code, ran.out)
    assert "cannot be written: Not a directory" in ran.err
    assert 1 == ran.err.count("\n")


def test_a_disk_that_fills_up_costs_the_last_action_at_most(run, data, monkeypatch):
    whole, calls = record._replace, count()

    def full(path, content):
        if next(calls) > 1:
            raise OSError(28, "No space left on device")
        whole(path, content)

    monkeypatch.setattr(record, "_replace", full)
    ran = run("play", "venice", "--players", 2, "--board", "london", typed=ANY)
    monkeypatch.setattr(record, "_replace", whole)

    assert 1 == ran.code
    assert "No space left on device" in ran.err
    assert 0 == run("verify", saved(data)).code


def test_a_match_nobody_here_played_cannot_be_resumed(run, tmp_path):
    path = tmp_path / "bots.record"
    record.write(path, Match(VENICE.setup(2, VENICE.board("london"))), ["greedy", "greedy"])

    assert "no person sat at that match" in run("play", "--resume", path).err


def test_without_a_game_it_asks_and_plays(run, data):
    ran = run("play", typed="venice\n3\nhello\n1\nlondon\n")  # a move might end the match

    assert 0 == ran.code
    assert "‘hello’ is not one of the choices." in ran.out
    assert (3, "london") == (record.read(saved(data)).header.players, record.read(saved(data)).header.board)
    assert "Go on with the match that was not finished? yes, no [yes]" in run("play", typed="\n1\n").out
    assert 1 == len(list((data / "matches").iterdir()))


@pytest.mark.parametrize(
    ("game", "players"), [("venice", 3), ("dice", 4), ("kompakt", 3), ("inkognito", 4), ("mille_grazie", 3)]
)
def test_if_nobody_says_how_many_play_it_is_the_base_game(run, data, game, players):
    counts = ", ".join(map(str, load(game).info.seat_counts()))
    asked = run("play", typed=f"{game}\n\n\n\nquit\n")

    assert f"How many players, bots included? {counts} [{players}]" in asked.out
    assert players == record.read(saved(data)).header.players
    run("play", game, "--save", data / "unasked", typed="quit\n")
    assert players == record.read(data / "unasked").header.players


def test_without_a_game_and_without_anybody_there_is_a_sentence(start):
    ran = start("play")

    assert (2, "nascondino: Nobody answers; see `nascondino --help` for what can be done without questions.\n") == (
        ran.returncode,
        ran.stderr,
    )


class AtTerminal:
    """The program on a terminal of its own, and somebody who types."""

    def __init__(self, command, environment):
        self.screen, terminal = pty.openpty()
        self.out = ""
        ends = {"stdin": terminal, "stdout": terminal, "stderr": terminal}
        more = {"env": environment, "start_new_session": True, "preexec_fn": listen_to_ctrl_c}
        self.process = subprocess.Popen(command, **ends, **more)
        os.close(terminal)

    def read_until(self, *texts, seconds=60):
        """Read until one of the texts has come; return which."""
        end = time.monotonic() + seconds
        while not any(text in self.out for text in texts):
            assert time.monotonic() < end, self.out
            if select.select([self.screen], [], [], 0.2)[0]:
                self.out += os.read(self.screen, 65536).decode(errors="replace")
        found = next(text for text in texts if text in self.out)
        self.out = self.out.partition(found)[2]
        return found

    def type(self, text):
        os.write(self.screen, text.encode())


def listen_to_ctrl_c():
    """In the new process: this is our terminal, and its Ctrl-C is for us."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(program, environment):
    begun = []

    def terminal(*arguments):
        begun.append(AtTerminal([*program, *map(str, arguments)], environment))
        return begun[-1]

    yield terminal
    for at_terminal in begun:
        at_terminal.process.kill()
        at_terminal.process.wait()
        os.close(at_terminal.screen)


PROMPT = "or ? for help >"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_match_on_a_real_terminal(terminal, tmp_path, seat):
    path = tmp_path / "it.record"
    player = terminal("play", "venice", "--seat", seat + 1, "--board", "london", "--save", path)
    while player.read_until(PROMPT, "Its last link is") == PROMPT:
        player.type("1\n")

    assert 0 == player.process.wait(20)


def test_a_match_survives_being_killed(terminal, tmp_path, run):
    path = tmp_path / "it.record"
    player = terminal("play", "venice", "--players", 2, "--seat", 2, "--board", "london", "--save", path)
    for _ in range(3):
        player.read_until(PROMPT)
        player.type("1\n")
    player.read_until(PROMPT)
    os.kill(player.process.pid, signal.SIGKILL)
    player.process.wait()
    moves = [notation for seat, notation in record.read(path).actions if seat == 1]
    ran = run("play", "--resume", path, typed=ANY)

    assert 3 == len(moves)
    assert moves == [notation for seat, notation in record.read(path).actions if seat == 1][:3]
    assert "Its last link is" in ran.out
    assert 0 == run("verify", path).code


def test_ctrl_c_at_the_prompt_loses_nothing(terminal, tmp_path, run):
    path = tmp_path / "it.record"
    player = terminal("play", "venice", "--players", 2, "--seat", 2, "--board", "london", "--save", path)
    player.read_until(PROMPT)
    player.type("1\n")
    player.read_until(PROMPT)
    player.type("\x03")
    player.read_until(f"nascondino play --resume {path}")
    player.read_until("nascondino: stopped.")

    assert 130 == player.process.wait(20)
    assert 1 == [seat for seat, _ in record.read(path).actions].count(1)
    assert 0 == run("play", "--resume", path).code


def test_saved_matches_do_not_share_a_file(data):
    from nascondino.cli.match_files import new_file

    assert 5 == len({new_file("venice") for _ in range(5)})


@pytest.mark.parametrize("language", languages(LOCALE))
def test_help_names_every_command_a_person_can_type(run, language):
    source = Path(terminal_match.__file__).read_text(encoding="utf-8")
    obeyed = set(re.findall(r'^            "(\w+)":', source, re.MULTILINE)) | {"others"}
    ran = run("play", "venice", "--seat", 2, "--language", language, typed="?\nquit\n")
    listed = re.findall(r"^  ([a-z]+) (?=[ A-Z])", ran.out, re.MULTILINE)

    assert obeyed - {"help"} == set(listed)


def test_the_terminal_speaks_the_language_of_the_system_or_the_one_asked_for(run, monkeypatch):
    by_wish = run("play", "venice", "--language", "de-AT", typed="?\nquit\n")
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    by_system = run("play", "venice", typed="board\nquit\n")

    assert "Du bist Mister X (Platz 1). Dein Zug" in by_wish.out
    assert "In jeder Runde zieht zuerst Mister X" in by_wish.out
    assert "Je bent Mister X (plaats 1). Jouw zet" in by_system.out
    assert "Voorraad" in by_system.out


def test_questions_are_asked_in_the_language_of_the_system(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ran = run("play", typed="venice\n2\n1\nlondon\nquit\n")

    assert "Welcher Platz ist deiner? (Platz 1: Mister X) 1, 2 [1]" in ran.out
    assert "So geht es da weiter" in ran.out


def test_a_language_that_nobody_here_speaks_is_refused(run):
    ran = run("play", "venice", "--language", "tlh")

    assert (2, "") == (ran.code, ran.out)
    assert "nascondino: There are no texts in 'tlh'; there are some in: de, en, " in ran.err


def test_a_record_is_told_in_another_language(run, finished):
    ran = run("replay", finished, "--language", "nl", "--as", "all")

    assert "Ronde 1 begint." in ran.out
    assert "toeschouwer: " in ran.out
