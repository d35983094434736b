"""Where others reach this server: found out on this machine alone, nothing is sent for it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..wire.http_messages import Reach

LOOPBACK = "127.0.0.1"
EVERY_IPV4, EVERY_IPV6 = "0.0.0.0", "::"  # noqa: S104  # what a person may ask to listen on
ELSEWHERE = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}  # set aside for documents: nobody's
UP, POINT_TO_POINT, RUNNING = 0x1, 0x10, 0x40  # of an interface's flags, on every Unix
ASKS = {"linux": (0x8913, 0x8915), "darwin": (0xC0206911, 0xC0206921)}  # SIOCGIFFLAGS, SIOCGIFADDR
NAME_SIZE, REQUEST_SIZE = 16, 40  # of C's `struct ifreq`


@dataclass(frozen=True)
class Interface:
    """One way into the network."""

    address: str
    flags: int = UP | RUNNING


def reach(host: str, port: int, public_url: str | None, opening: str) -> Reach:
    """How others come to a server that listens at this address. `opening` is the command that would let them in."""
    if public_url:
        return Reach(public=public_url.rstrip("/"), addresses=[], opening=None)
    if is_here(host):
        return Reach(public=None, addresses=[], opening=opening)
    found = in_network(host) if host in (EVERY_IPV4, EVERY_IPV6) else [host]
    return Reach(public=None, addresses=[url(address, port) for address in found], opening=None)


def url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_here(host: str) -> bool:
    """Whether it leads every machine to itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def in_network(host: str) -> list[str]:
    """The addresses of this machine, of the kind that is listened to, the best first."""
    found = best_first(interfaces(), source_towards(socket.AF_INET))
    return found if host == EVERY_IPV4 else [*found, *best_first([], source_towards(socket.AF_INET6))]


def best_first(interfaces: Iterable[Interface], source: str | None) -> list[str]:
    """The address that goes out into the world first, those of tunnels last; none that others cannot use.

    A tunnel may well be the way into the world, but whoever sits in the same house does not come through it.
    """
    known = [each for each in interfaces if each.flags & UP and each.flags & RUNNING]
    if source and source not in {each.address for each in known}:
        known.insert(0, Interface(source))
    ranked = sorted(known, key=lambda each: (each.flags & POINT_TO_POINT, each.address != source))
    return list(dict.fromkeys(each.address for each in ranked if _is_of_use(each.address)))


def _is_of_use(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def source_towards(family: socket.AddressFamily) -> str | None:
    """The address that a packet into the world would carry. To connect UDP only looks up the route."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        address: str = probe.getsockname()[0]
        return address
    return None


def interfaces() -> list[Interface]:
    """All that have an IPv4 address; none where the system is not asked this way, and the route has to do."""
    if sys.platform not in ASKS:
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        found = [_asked(probe, name, ASKS[sys.platform]) for _, name in socket.if_nameindex()]
    return [each for each in found if each]


def _asked(probe: socket.socket, name: str, asks: Sequence[int]) -> Interface | None:
    import fcntl

    request = name.encode()[: NAME_SIZE - 1].ljust(REQUEST_SIZE, b"\0")
    try:
        flags, address = (fcntl.ioctl(probe, ask, request)[NAME_SIZE:] for ask in asks)
    except OSError:  # it has no address
        return None
    return Interface(socket.inet_ntoa(address[4:8]), int.from_bytes(flags[:2], sys.byteorder))
