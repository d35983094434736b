"""With what a server is started."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from ..keeping import Keeping
from ..limits import Limits
from ..wire.http_messages import Reach
from . import addresses
from .addresses import LOOPBACK
from .sites import Site, origin_of


def _cores() -> int:
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    database: Path
    public_url: str | None = None
    host: str = LOOPBACK  # the address that it listens on
    port: int = 0
    opening: str = "nascondino serve --host 0.0.0.0"  # the command that lets others in, if nobody else can come
    pace: float = 1.0  # seconds until a bot's action is released
    bots_at_once: int = field(default_factory=_cores)  # that think
    bots_patience: float | None = None  # seconds after which a bot's process that is silent is ended; None: the usual
    own_bots: Path | None = None  # the folder of users' bots
    trusted_proxy: str | None = None  # the address that may say for whom it asks
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    compiles_ahead: bool = False  # all games, while nobody waits for one
    hsts: bool = False  # whether browsers are told to reach the public URL by https alone from now on

    def site(self) -> Site:
        return Site(self.host, origin_of(self.public_url) if self.public_url else None)

    def reach(self) -> Reach:
        return addresses.reach(self.host, self.port, self.public_url, self.opening)
