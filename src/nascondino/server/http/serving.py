"""How uvicorn, and the Python that it runs in, are set up to serve the application."""

from __future__ import annotations

import gc
import logging

import uvicorn
from starlette.types import ASGIApp

from . import log_lines
from .direct_websocket import DirectWebSocket
from .guarded_http import ConnectionGuard, GuardedHttp
from .settings import Settings


def serving(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve it."""
    config = uvicorn.Config(
        app,
        http=GuardedHttp.under(ConnectionGuard(settings.limits)),
        ws=DirectWebSocket,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy,
        log_level="warning",
        access_log=False,  # a path would tell who looks at which table
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_our_fault)
    log_lines.limit("uvicorn")
    return config


def tune_garbage_collector() -> None:
    """Tables are many small objects that live long; to look through them again and again took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _is_our_fault(said: logging.LogRecord) -> bool:
    """Uvicorn logs a traceback for a text that is no UTF-8, and closes the socket; anybody could fill a disk so."""
    return not str(said.msg).startswith("Invalid UTF-8")
