"""What workers tell each other of their tables."""

import asyncio

import redis as client
from tools.torture.services import RedisServer

from amletero.server.pubsub import Outbox
from amletero.server.pubsub.redis import RedisPubSub
from amletero.tables.worker_news import News, Spoken, Stored, Visited
from tests.waiting import PATIENCE, until


async def test_no_kind_of_news_hides_another() -> None:
    sender, reader = Outbox(), Outbox()
    hello, thanks = Spoken("T", 0, "hello"), Spoken("T", 1, "thanks")
    for news in (Stored("T", 17), Visited("T"), hello, Stored("T", 18), thanks, Stored("U", 3)):
        sender.publish(news)
    read = [reader.read(letter) for letter in await sender.take()]
    assert sorted(map(repr, read)) == sorted(
        map(repr, [Stored("T", 18), Visited("T"), Stored("U", 3), hello, thanks])
    )


async def test_what_is_said_twice_is_heard_twice() -> None:
    sender, reader = Outbox(), Outbox()
    hello = Spoken("T", 0, "hello")
    sender.publish(hello)
    sender.publish(hello)
    assert [reader.read(letter) for letter in await sender.take()] == [hello, hello]


async def test_talk_that_nobody_could_hear_is_forgotten() -> None:
    sender, reader = Outbox(), Outbox()
    sender.publish(Spoken("T", 0, "hello"))
    sender.publish(Stored("T", 1))
    sender.hush()
    assert [reader.read(letter) for letter in await sender.take()] == [Stored("T", 1)]


async def test_a_worker_does_not_hear_itself_nor_what_makes_no_sense() -> None:
    outbox = Outbox()
    outbox.publish(Visited("T"))
    (letter,) = await outbox.take()
    for unread in (letter, letter.encode(), "T 17", "", b"\xff", "{}"):
        assert outbox.read(unread) is None


async def test_a_wire_over_redis_hangs_up_in_the_end(redis: RedisServer) -> None:
    speaking, hearing = RedisPubSub(redis.url), RedisPubSub(redis.url)
    heard: asyncio.Queue[News] = asyncio.Queue()
    tasks = [asyncio.create_task(wire.listen(heard.put)) for wire in (speaking, hearing)]
    async with asyncio.timeout(PATIENCE):
        while heard.empty():
            speaking.publish(Stored("T", 1))
            await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with client.Redis.from_url(redis.url) as looking:
        await until(lambda: len(looking.client_list()) <= 1)
