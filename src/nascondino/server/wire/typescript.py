"""The protocol as TypeScript, made from the same types that the server speaks."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as types

HEAD = "// Made by tools/protocol.py from the messages in src/nascondino/server/wire: change them, then run it.\n"


def declarations(roots: dict[str, Any]) -> str:
    """Every Struct that the roots lead to, and the roots themselves, by name."""
    found: dict[str, types.StructType] = {}
    named = {name: _type(types.type_info(root), found) for name, root in roots.items()}
    interfaces = [_interface(struct, found) for struct in _closed(found)]
    unions = [f"export type {name} = {text};\n" for name, text in named.items() if name not in found]
    return "\n".join([HEAD, *interfaces, *unions])


def _closed(found: dict[str, types.StructType]) -> list[types.StructType]:
    """All of them, those included that are found on the way."""
    done: dict[str, types.StructType] = {}
    while waiting := [struct for name, struct in found.items() if name not in done]:
        for struct in waiting:
            done[struct.cls.__name__] = struct
            for field in struct.fields:
                _type(field.type, found)
    return list(done.values())


def _interface(struct: types.StructType, found: dict[str, types.StructType]) -> str:
    lines = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    for field in struct.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type, found)};")
    return "\n".join([f"export interface {struct.cls.__name__} {{", *lines, "}\n"])


def _type(kind: types.Type, found: dict[str, types.StructType]) -> str:
    match kind:
        case types.StructType():
            found.setdefault(kind.cls.__name__, kind)
            return kind.cls.__name__
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(part, found) for part in kind.types))
        case types.ListType() | types.VarTupleType():
            return f"Array<{_type(kind.item_type, found)}>"
        case types.TupleType():
            return f"[{', '.join(_type(part, found) for part in kind.item_types)}]"
        case types.DictType():
            return f"Record<{_type(kind.key_type, found)}, {_type(kind.value_type, found)}>"
        case types.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    return _SIMPLE[type(kind)]


_SIMPLE: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.BytesType: "string",  # in base64
    types.NoneType: "null",
    types.AnyType: "unknown",
}
