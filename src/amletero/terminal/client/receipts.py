"""The receipts of a client for the tables it visits, in memory and in files."""

from collections.abc import Iterator
from pathlib import Path

from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt, read_receipt, receipt_bytes
from amletero.fair.verdict import Verdict, judge_dealing, judge_published
from amletero.record.deal_verification import UnreadableDeals
from amletero.record.faults import RecordFault
from amletero.terminal.client.link import Link
from amletero.terminal.client.published_record import NotOverYet, published_record
from amletero.terminal.user_files import write_whole


class OtherReceipt(Exception):
    """The file that should hold the receipt of a table holds something else."""


class Receipts:
    """The receipts of a visit to a table, and of the rematches that follow it."""

    def __init__(self, link: Link, file: Path | None) -> None:
        self._link = link
        self._file = file
        self._kept: dict[str, ClientDeals] = {}
        self.unsaved = False
        """Whether writing a receipt to its file failed."""

    def dealings(self, table: str) -> ClientDeals:
        """Return the deals of a table, read from its file if there is one.

        Raises `OtherReceipt` if the file holds something else, which must not be overwritten.
        """
        if table not in self._kept:
            file = self._file_of(table)
            receipt = _read(file, table)
            self._kept[table] = ClientDeals(receipt, lambda: self._save(file, receipt))
        return self._kept[table]

    def verdicts(self, cookie: str) -> Iterator[Verdict]:
        """Yield the verdict on the deals of each game that is over."""
        for table, dealings in self._kept.items():
            receipt = dealings.receipt
            if not receipt.facts or receipt.commitment is None:
                continue  # no deal, or no verifiable one
            try:
                document = published_record(self._link.to(table), cookie)
            except NotOverYet:
                continue
            except (OSError, RecordFault):
                yield judge_dealing(None, [receipt])
            else:
                yield judge_published(document, [receipt])

    def _file_of(self, table: str) -> Path | None:
        """Return the named file for the link's table, and one next to it for a rematch."""
        if self._file is None or table == self._link.table:
            return self._file
        return self._file.with_stem(f"{self._file.stem}-{table}")

    def _save(self, file: Path | None, receipt: Receipt) -> None:
        if file is None:
            return
        try:
            write_whole(file, receipt_bytes(receipt).decode())
        except OSError:
            self.unsaved = True


def _read(file: Path | None, table: str) -> Receipt:
    if file is None:
        return Receipt(table=table)
    try:
        receipt = read_receipt(file.read_bytes())
    except FileNotFoundError:
        return Receipt(table=table)
    except (UnreadableDeals, OSError) as error:
        raise OtherReceipt(str(file)) from error
    if receipt.table != table or receipt.version == 1:
        raise OtherReceipt(str(file))
    return receipt
