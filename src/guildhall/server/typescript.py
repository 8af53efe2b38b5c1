"""Generates the browser's types: `python -m guildhall.server.typescript` writes them.

json-schema-to-typescript was tried: the schemas lack the sentences under fields and say nothing
about the views, and it makes every field with a default optional.
"""

import ast
import inspect
import json
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, is_typeddict

import msgspec

from guildhall import games
from guildhall.rules import blocks
from guildhall.server.socket import messages as socket_messages
from guildhall.server.structs import structs

_REF: Final = "#/"
_HEAD: Final = "// Generated from the server's structs; do not edit.\n"
_CLIENT: Final = Path(__file__).parents[3] / "web" / "src"


def files(source: Path = _CLIENT) -> dict[Path, str]:
    """Return the text of each generated file below the client's source folder."""
    unions = {
        "Request": socket_messages.Request,
        "Message": socket_messages.Message,
        "Block": blocks.Block,
    }
    found = {source / "api" / "types.ts": _module(structs(), unions)}
    for game in games.NAMES:
        folder = source / "games" / game
        if folder.is_dir():
            found[folder / "view.ts"] = _module(_views(game), {})
    return found


def _module(shapes: dict[str, Any], unions: dict[str, Any]) -> str:
    schemas, components = msgspec.json.schema_components(
        [*shapes.values(), *unions.values()], ref_template=_REF + "{name}"
    )
    parts = [_HEAD]
    for name, schema in components.items():
        parts.append(_interface(name, schema, shapes.get(name)))
    for name, schema in zip(unions, schemas[len(shapes) :], strict=True):
        parts.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


def _views(game: str) -> dict[str, Any]:
    module = import_module(f"guildhall.games.{game}.view")
    return {name: thing for name, thing in vars(module).items() if is_typeddict(thing)}


def _interface(name: str, schema: dict[str, Any], shape: object) -> str:
    docs = _field_docs(shape)
    required = set(schema.get("required", ()))
    lines = [*_comment(_class_doc(shape), "")]
    lines.append(f"export interface {name} {{")
    # The server sends every field unless the struct omits defaults; requests may omit some.
    config = getattr(shape, "__struct_config__", None)
    optional_allowed = "additionalProperties" in schema or bool(config and config.omit_defaults)
    for field, value in schema.get("properties", {}).items():
        lines += _comment(docs.get(field, ""), "  ")
        mark = "" if field in required or not optional_allowed else "?"
        lines.append(f"  {field}{mark}: {_type(value)};")
    lines.append("}\n")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = _type(schema["items"]) if "items" in schema else "unknown"
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            inner = schema.get("additionalProperties", {})
            return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def _comment(text: str, indent: str) -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def _class_doc(shape: object) -> str:
    doc = vars(shape).get("__doc__") if inspect.isclass(shape) else None
    return doc if isinstance(doc, str) and not is_typeddict(shape) else ""


def _field_docs(shape: object) -> dict[str, str]:
    """Return the sentence under each field of a class and its bases."""
    found: dict[str, str] = {}
    if not inspect.isclass(shape):
        return found
    for base in reversed(shape.__mro__):
        if not base.__module__.startswith("guildhall"):
            continue
        body = _class_body(base)
        for field, after in pairwise(body):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
            ):
                found[field.target.id] = str(after.value.value)
    return found


def _class_body(shape: type) -> list[ast.stmt]:
    tree = ast.parse(inspect.getsource(inspect.getmodule(shape)))  # type: ignore[arg-type]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == shape.__name__:
            return node.body
    return []


def main() -> None:
    for file, text in files().items():
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
