"""Requests whose body is unambiguous JSON."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from amletero.record.faults import RecordFault
from amletero.record.strict_json import read_json


class StrictRequest(Request):
    """A request whose body is unambiguous JSON, or is refused."""

    async def json(self) -> Any:
        """Return the body's value. Raises `JSONDecodeError` if it is not unambiguous JSON."""
        try:
            return read_json(await self.body())
        except RecordFault as fault:
            raise json.JSONDecodeError(fault.fault.code.value, "", 0) from fault


class StrictRoute(APIRoute):
    """A route that parses its requests strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of this route's requests."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly
