"""What Lighthouse says of the first page on a phone, and how soon it is ready to play.

    uv run python -m tools.lighthouse

serves the built browser side on this machine, and prints one JSON document: Lighthouse's scores
(the median of several runs; `npx` fetches Lighthouse itself) and the seconds from the first
request to a button that answers, in a browser that has nothing kept, the best of several.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright

from tools.pictures import BROWSER
from tools.torture.attacked_server import served_file

LIGHTHOUSE: Final = "lighthouse@12"
SUBJECTS: Final = ("performance", "accessibility", "best-practices")
FLAGS: Final = "--headless=new --no-sandbox --disable-quic --disable-gpu"


def scores(address: str) -> dict[str, int]:
    """Lighthouse's scores of one run, for a phone."""
    done = subprocess.run(
        [
            *("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"),
            *(f"--chrome-path={BROWSER}", f"--chrome-flags={FLAGS}"),
            f"--only-categories={','.join(SUBJECTS)}",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(done.stdout)["categories"]
    return {subject: round(found[subject]["score"] * 100) for subject in SUBJECTS}


async def ready(address: str, times: int) -> float:
    """Seconds until the button that begins a game can be pressed; the best of several."""
    taken = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=BROWSER, args=FLAGS.split())
        for _ in range(times):
            page = await (await browser.new_context()).new_page()
            began = time.perf_counter()
            await page.goto(address, wait_until="commit")
            await page.locator("button.primary").first.click(trial=True)
            taken.append(time.perf_counter() - began)
            await page.context.close()
        await browser.close()
    return min(taken)


async def measured(times: int) -> dict[str, object]:
    """All figures, from a server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        async with served_file(Path(folder)) as address:
            page = f"http://{address}/"
            runs = [await asyncio.to_thread(scores, page) for _ in range(times)]
            seconds = await ready(page, times)
    medians = {subject: statistics.median(run[subject] for run in runs) for subject in SUBJECTS}
    return {**medians, "runs": times, "ready_seconds": round(seconds, 2)}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3)
    print(json.dumps(asyncio.run(measured(parser.parse_args().times))))


if __name__ == "__main__":
    main()
