"""Request bodies read as strictly as records: UTF-8 alone, and no key twice."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from amletero.record.faults import RecordFault
from amletero.record.strict_json import read_json


class StrictRequest(Request):
    """A request whose body says one thing clearly, or is refused."""

    async def json(self) -> Any:
        """Return what the body says. Raises `JSONDecodeError` where that is not clear."""
        try:
            return read_json(await self.body())
        except RecordFault as fault:
            raise json.JSONDecodeError(fault.fault.code.value, "", 0) from fault


class StrictRoute(APIRoute):
    """A route that reads its requests strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of a request."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly
