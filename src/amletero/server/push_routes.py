"""The REST routes of notifications: their key, and a browser's subscription."""

import asyncio
from typing import Any, Final

from fastapi import APIRouter, HTTPException, Request, Response

from amletero.server import rest_models as doc
from amletero.server.push_delivery import is_sound
from amletero.server.push_notices import PushNotices
from amletero.server.request_context import Me, limit, worker_of
from amletero.server.strict_requests import StrictRoute
from amletero.storage.subscriptions import Subscription

_STATUS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": doc.Error} for status in (400, 401, 403, 404, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api/me", responses=_STATUS, route_class=StrictRoute)


@router.get("/push")
async def push_key(request: Request, me: Me) -> doc.PushKey:
    """Return the key to subscribe to notifications with."""
    await limit(request, "change", me.id)
    key = await _notices(request).public_key()
    if key is None:
        raise HTTPException(404, "this server sends no notifications: the extra `push` is missing")
    return doc.PushKey(key=key)


@router.post("/push", status_code=204)
async def subscribe(request: Request, me: Me, body: doc.PushSubscription) -> Response:
    """Send notifications to this browser when it is the guest's turn in a correspondence game."""
    await push_key(request, me)
    subscription = Subscription(body.endpoint, body.p256dh, body.auth)
    if not await asyncio.to_thread(is_sound, subscription):
        raise HTTPException(400, "this is no subscription of a browser")
    await _notices(request).subscriptions.keep(me.id, subscription)
    return Response(status_code=204)


@router.delete("/push", status_code=204)
async def unsubscribe(request: Request, me: Me, body: doc.PushEndpoint) -> Response:
    """Send no more notifications to this browser."""
    await limit(request, "change", me.id)
    await _notices(request).subscriptions.remove(body.endpoint, me.id)
    return Response(status_code=204)


def _notices(request: Request) -> PushNotices:
    return worker_of(request).push
