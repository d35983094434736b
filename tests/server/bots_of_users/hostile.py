"""A bot that would cheat if it could. What it tried, and what came of it, it tells by the text of the error it raises.

`targets.json` beside it names what there is to find.
"""

import ctypes
import errno
import json
import os
import resource
import signal
import socket
import sys
import threading
from pathlib import Path

ATTEMPTS = {}
LARGE = 1024**3  # bytes, twice what it may have
REMEMBERED = sys.modules.setdefault("what_i_remember", [])  # survives as long as the process does


class Report(Exception):
    pass


def player(chair, random):
    return Hostile(chair.seat, chair.setup.board.name)


class Hostile:
    def __init__(self, seat, board):
        self.seat, self.board = seat, board

    def act(self, view, seen, legal, clock):
        REMEMBERED.append([self.seat, self.board, len(seen)])
        raise Report(json.dumps({"attempts": attempted(), "remembered": REMEMBERED, "environment": dict(os.environ)}))


def attempted(names=None):
    """What came of each attempt: the error, or that it was done."""
    targets = json.loads(Path(__file__).with_name("targets.json").read_text())
    return {name: outcome(attempt, targets) for name, attempt in ATTEMPTS.items() if names is None or name in names}


def outcome(attempt, targets):
    try:
        return f"done: {attempt(targets)!r}"[:200]
    except BaseException as problem:
        return f"{type(problem).__name__}: {problem}"


def attempt(function):
    ATTEMPTS[function.__name__] = function
    return function


def call(number, *arguments):
    """A system call that Python has no function for; numbers of x86-64 and of 64-bit ARM."""
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(ctypes.c_long(number[os.uname().machine == "aarch64"]), *arguments)
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


# Files.


@attempt
def read_the_database(targets):
    return Path(targets["database"]).read_bytes()[:16]


@attempt
def read_the_database_by_the_server_s_files(targets):
    folder = Path(f"/proc/{targets['server']}/fd")
    return [str(link.readlink()) for link in folder.iterdir()]


@attempt
def read_what_lies_at_home(targets):
    return Path(targets["planted"]).read_text()


@attempt
def read_who_is_here(targets):
    return Path("/etc/passwd").read_text()[:10]


@attempt
def look_around(targets):
    return [str(path) for folder in ("/", Path(targets["planted"]).parent) for path in Path(folder).iterdir()]


@attempt
def write_a_file_beside_me(targets):
    return Path(__file__).with_name("note.txt").write_text("a secret")


@attempt
def write_a_file_for_all(targets):
    return Path("/tmp", f"note-{os.getpid()}").write_text("a secret")  # noqa: S108


@attempt
def change_a_file(targets):
    with Path(targets["planted"]).open("r+") as file:
        return file.write("a secret")


@attempt
def make_a_folder(targets):
    return Path(__file__).with_name("folder").mkdir()


@attempt
def remove_a_file(targets):
    return Path(targets["planted"]).unlink()


@attempt
def make_a_link(targets):
    return Path(__file__).with_name("link").symlink_to(targets["database"])


@attempt
def open_a_file_by_its_number(targets):
    handle = (ctypes.c_uint8 * 64)()
    return call((304, 265), -100, ctypes.byref(handle), 0)


@attempt
def make_a_file_in_memory(targets):
    return os.memfd_create("note")


@attempt
def find_files_left_open(targets):
    found = []
    for number in range(4, 300):
        try:
            found.append((number, os.fstat(number).st_mode))
        except OSError:
            continue
    if not found:
        raise FileNotFoundError
    return found


# The network.


@attempt
def open_a_socket(targets):
    return socket.socket(socket.AF_INET)


@attempt
def open_a_local_socket(targets):
    return socket.socket(socket.AF_UNIX)


@attempt
def open_a_pair_of_sockets(targets):
    return socket.socketpair()


@attempt
def connect_to_the_server(targets):
    return socket.create_connection(("127.0.0.1", targets["port"]), 5)


# Other processes.


@attempt
def read_the_server_s_environment(targets):
    return Path(f"/proc/{targets['server']}/environ").read_bytes()


@attempt
def read_command_lines(targets):
    return [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in ("self", targets["server"], targets["fork_server"])]


@attempt
def open_the_server_s_memory(targets):
    return Path(f"/proc/{targets['server']}/mem").open("rb")


@attempt
def read_the_server_s_memory(targets):
    there = (ctypes.c_uint64 * 2)(0x400000, 8)
    return call((310, 270), targets["server"], ctypes.byref(there), 1, ctypes.byref(there), 1, 0)


@attempt
def trace_the_server(targets):
    return call((101, 117), 0x4206, targets["server"], 0, 0)  # PTRACE_SEIZE


@attempt
def trace_the_fork_server(targets):
    return call((101, 117), 0x4206, targets["fork_server"], 0, 0)


@attempt
def signal_the_server(targets):
    return os.kill(targets["server"], signal.SIGCONT)


@attempt
def signal_the_fork_server(targets):
    return os.kill(targets["fork_server"], 0)


@attempt
def get_a_handle_of_the_server(targets):
    return os.pidfd_open(targets["server"])


@attempt
def limit_the_server(targets):
    return resource.prlimit(targets["server"], resource.RLIMIT_NOFILE)


# Time and space.


@attempt
def fork(targets):
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    return pid


@attempt
def start_a_thread(targets):
    thread = threading.Thread(target=threading.Event().wait, daemon=True)
    return thread.start()


@attempt
def become_another_program(targets):
    return os.execv("/bin/true", ["true"])  # noqa: S606


@attempt
def set_a_timer(targets):
    return signal.setitimer(signal.ITIMER_REAL, 1000)


@attempt
def take_all_memory(targets):
    return len(bytearray(LARGE))


@attempt
def take_memory_in_parts(targets):
    parts = [bytearray(LARGE // 64) for _ in range(64)]
    return len(parts)


@attempt
def raise_my_limits(targets):
    return resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


# The way out.


@attempt
def become_root(targets):
    return os.setresuid(0, 0, 0)


@attempt
def get_new_namespaces(targets):
    return call((272, 97), 0x10000000)


@attempt
def mount_something(targets):
    """Of a kind that there is not: where nothing stops it, the kernel looks for it, and nothing is mounted."""
    try:
        return call((165, 40), b"none", b"/", b"no such kind", 0, 0)
    except OSError as problem:
        if problem.errno == errno.ENODEV:
            return "only the kind was wrong"
        raise


@attempt
def open_my_memory(targets):
    return call((157, 167), 4, 1, 0, 0, 0)  # PR_SET_DUMPABLE


@attempt
def use_a_ring_of_calls(targets):
    return call((425, 425), 8, ctypes.byref((ctypes.c_uint8 * 256)()))


@attempt
def load_a_program_into_the_kernel(targets):
    return call((321, 280), 0, 0, 0)
