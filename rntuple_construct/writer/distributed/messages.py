"""Messages between a coordinator and its workers: a JSON object, then any number of byte strings.

Nothing that is received is executed.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any

__all__ = ["keep_alive", "receive", "send"]

_MAX_LEN_MESSAGE = 1 << 30
"""Bytes of one message: the page locations of a task."""
_KEEP_ALIVE = (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 6))


def send(connection: Connection, message: Mapping[str, Any], parts: Sequence[bytes] = ()) -> None:
    """Send a message."""
    head = json.dumps({**message, "parts": list(map(len, parts))}).encode()
    connection.send_bytes(b"".join([len(head).to_bytes(4, "big"), head, *parts]))


def receive(connection: Connection) -> tuple[dict[str, Any], list[bytes]]:
    """Wait for a message."""
    data = connection.recv_bytes(_MAX_LEN_MESSAGE)
    start = 4 + int.from_bytes(data[:4], "big")
    message = json.loads(data[4:start])
    parts = []
    for nbytes in message.pop("parts"):
        parts.append(data[start : start + nbytes])
        start += nbytes
    return message, parts


def keep_alive(connection: socket.socket) -> None:
    """Notice within two minutes that the machine at the other end is gone."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for name, value in _KEEP_ALIVE:
        if hasattr(socket, name):
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
