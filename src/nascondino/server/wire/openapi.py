"""The OpenAPI document of the HTTP calls, made from their types."""

from __future__ import annotations

import functools
import re
from typing import Any

import msgspec

from .calls import CALLS, Call, Plain
from .http_messages import Failure
from .messages import MOST_SEATS

VERSION = "3"  # of the protocol
PREFIX = "#/components/schemas/{name}"


@functools.cache
def document() -> bytes:
    types = [Failure, *(kind for call in CALLS for kind in (call.body, call.answer) if kind not in (None, Plain))]
    schemas, components = msgspec.json.schema_components(types, ref_template=PREFIX)
    by_type = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_type)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Nascondino", "version": VERSION, "description": __doc__},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)


def _operation(call: Call, schemas: dict[int, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": call.meaning,
        "operationId": call.name,
        "parameters": [_parameter(name) for name in re.findall(r"{(\w+)}", call.path)],
        "responses": {
            "200": {"description": call.meaning, "content": _content(call, schemas)},
            "4XX": {"description": "Refused", "content": {"application/json": {"schema": schemas[id(Failure)]}}},
            "507": {
                "description": "Not written down",
                "content": {"application/json": {"schema": schemas[id(Failure)]}},
            },
        },
    }
    if call.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[id(call.body)]}},
        }
    return operation


def _content(call: Call, schemas: dict[int, Any]) -> dict[str, Any]:
    if call.answer is Plain:
        return {"text/plain": {}, "image/svg+xml": {}}
    return {"application/json": {"schema": schemas[id(call.answer)]}}


def _parameter(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1} if name == "seat" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}
