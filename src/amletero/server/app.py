"""The ASGI application: request checks, routes, sockets, pages."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from amletero.server import (
    history_routes,
    metrics,
    push_routes,
    replay_routes,
    review_routes,
    routes,
)
from amletero.server.config import Config
from amletero.server.interpreter_tuning import share_memory
from amletero.server.rate_limits import RateLimits
from amletero.server.request_guard import RequestGuard
from amletero.server.sockets import Sockets
from amletero.server.static_pages import add_pages
from amletero.server.table_access import Access
from amletero.server.worker import Worker
from amletero.tables.entries import BrokenLog
from amletero.tables.log import LogUnavailable
from amletero.tables.refusals import Denied
from amletero.wire.socket.codes import AnyCode, RefusalCode

STATUS: Final[Mapping[AnyCode, int]] = MappingProxyType(
    {
        RefusalCode.NO_GUEST: 401,
        RefusalCode.NOT_INVITED: 403,
        RefusalCode.NOT_SEATED: 403,
        RefusalCode.NO_TABLE: 404,
        RefusalCode.NOT_FOUND: 404,
        RefusalCode.BROKEN_LOG: 409,
        RefusalCode.NOT_OVER: 409,
        RefusalCode.TOO_OFTEN: 429,
        RefusalCode.DAY_LIMIT: 429,
        RefusalCode.REVIEW_RUNNING: 429,
        RefusalCode.SERVER_FULL: 503,
        RefusalCode.REVIEWS_FULL: 503,
    }
)
"""The HTTP status of a refusal code; 400 for all others."""

ROUTERS: Final = (
    *(routes.router, history_routes.router, replay_routes.router, review_routes.router),
    push_routes.router,
)
logger: Final = structlog.get_logger("amletero.http")


def create_app(config: Config) -> RequestGuard:
    """Return the application of one worker."""
    share_memory()
    worker = Worker(config)
    limits = RateLimits(config.redis, config.rate_limits, config.ceilings)
    access = Access(worker, limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await worker.open()
        app.state.worker, app.state.limits, app.state.access = worker, limits, access
        try:
            yield
        finally:
            await worker.close()
            await limits.close()

    app = FastAPI(
        title="Amletero",
        description="Love Letter tables. The socket's messages are in docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    _handle_errors(app)
    for router in ROUTERS:
        app.include_router(router)
    _watch(app)
    add_pages(app, Path(config.static))
    sockets = Sockets(Observed(app), worker, access)
    worker.on_bans = sockets.drop_banned
    return RequestGuard(sockets, config, worker.banned)


class Observed:
    """Counts and logs requests by route, never by path or body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, then count and log its result."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            metrics.REQUESTS.labels(route, status).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            logger.info("request", method=scope["method"], route=route, status=status, ms=took)


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Denied)
    async def denied(_: Request, error: Denied) -> Response:
        denial = error.denial
        headers = {} if denial.retry_ms is None else {"retry-after": str(denial.retry_ms // 1000)}
        return _error(STATUS.get(denial.code, 400), denial.code, denial.code, headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _error(422, RefusalCode.UNREADABLE, f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        codes = {404: RefusalCode.NOT_FOUND, 405: RefusalCode.WRONG_METHOD}
        code = codes.get(error.status_code, RefusalCode.BAD_REQUEST)
        return _error(error.status_code, code, str(error.detail), dict(error.headers or {}))

    @app.exception_handler(BrokenLog)
    async def broken(request: Request, error: BrokenLog) -> Response:
        request.app.state.worker.trouble(error)
        code = RefusalCode.BROKEN_LOG
        return _error(STATUS[code], code, code)

    @app.exception_handler(LogUnavailable)
    async def unavailable(_: Request, _trouble: Exception) -> Response:
        return _error(
            503, RefusalCode.UNAVAILABLE, "the database cannot be reached just now; try again"
        )


def _error(
    status: int, code: AnyCode, error: str, headers: dict[str, str] | None = None
) -> JSONResponse:
    return JSONResponse({"code": code, "error": error}, status, headers)


def _watch(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthy(request: Request) -> Response:
        """Answer whether the database can be read and written."""
        await request.app.state.worker.probe.check()
        return JSONResponse({"ok": True})

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        metrics.TABLES.set(len(request.app.state.worker.manager.tables))
        metrics.TASKS.set(len(asyncio.all_tasks()))
        data, kind = metrics.exposition()
        return Response(data, media_type=kind)
