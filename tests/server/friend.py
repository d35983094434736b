"""What a friend does who was sent a link: open the page, read the invitation, sit down. Run in another network."""

import asyncio
import json
import sys
import urllib.parse

import msgspec

from nascondino.client.device import Device
from nascondino.server.wire.http_messages import ShownLink


async def come(link: str) -> dict:
    place = urllib.parse.urlsplit(link)
    device, table = Device(f"http://{place.netloc}"), place.path.removeprefix("/t/")
    page = await device.request("GET", place.path)
    token = msgspec.json.encode(ShownLink(place.fragment))
    asked = await device.request("POST", f"/api/tables/{table}/invitation", token, Origin=device.address)
    reach = json.loads(await device.ask("GET", "/api/reach"))
    seat = await device.claim(table, place.fragment, "Friend")
    sitting = await device.sit(table, seat)
    told = await sitting.receive()
    await sitting.close()
    invitation = json.loads(asked.content)
    return {"page": page.status, "invitation": invitation, "reach": reach, "seat": seat, "names": names(told)}


def names(seated: dict) -> list[str]:
    return [seat["name"] for seat in seated["table"]["seats"]]


if __name__ == "__main__":
    json.dump(asyncio.run(come(sys.argv[1])), sys.stdout)
