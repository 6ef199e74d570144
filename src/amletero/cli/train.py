"""`amletero train`: train a network by self-play, on processors."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import (
    LanguageOption,
    check_deck,
    check_seats,
    chosen_language,
    fail,
)
from amletero.cli.training_progress import check_network_path, train_with_progress
from amletero.locales import Speaker


def train(
    path: Annotated[Path, Parameter(help="File to write the network to: NAME.npz.")],
    /,
    *,
    edition: Annotated[str, Parameter(help="standard, classic or original.")] = "standard",
    players: Annotated[int, Parameter(help="Number of players.")] = 2,
    deck: Annotated[
        str, Parameter(help="Copies of each card, if not the edition's: guard4_priest2_baron2.")
    ] = "",
    updates: Annotated[int, Parameter(help="Updates; 400 take about five minutes.")] = 400,
    width: Annotated[int, Parameter(help="Units of each of the three hidden layers.")] = 64,
    rounds: Annotated[int, Parameter(help="Rounds played at once.")] = 1024,
    simple: Annotated[
        float, Parameter(help="Share of the rounds that are played against `simple`.")
    ] = 0.0,
    average_from: Annotated[
        float,
        Parameter(help="Keep the mean of the weights from this part of the training on: 0.4, say."),
    ] = 1.0,
    seed: Annotated[int, Parameter(help="Random seed; the same seed gives the same network.")] = 1,
    workers: Annotated[
        int | None, Parameter(help="Number of threads. [default: all cores]")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Train a network by self-play and write it, with a page of curves next to it.

    Called again after it was stopped, it goes on from its latest checkpoint. The path of the
    network is then a bot's name: `amletero arena --bots NAME.npz simple`.
    """
    speaker = Speaker(chosen_language(lang))
    check_seats("train", edition, players, speaker)
    check_deck("train", edition, players, deck, speaker)
    check_network_path("train", path, speaker)
    shares = 0 <= simple <= 1 and 0 <= average_from <= 1
    if not (updates > 0 and 8 <= width <= 1024 and rounds > 0 and shares):
        ranges = "--updates ≥ 1, --width 8–1024, --rounds ≥ 1, --simple 0–1, --average-from 0–1"
        fail(f"train: {speaker.say('call-out-of-range', ranges=ranges)}")
    train_with_progress(
        "train",
        path,
        workers,
        lambda now: f"{path.name}  entropy {now['entropy']:.2f}  hands {now['hands']:.2f}",
        speaker,
        edition=edition,
        players=players,
        updates=updates,
        width=width,
        rounds=rounds,
        simple=simple,
        average_from=average_from,
        seed=seed,
        deck=deck,
    )
