"""`amletero replay`: play records again and check them."""


def replay(*files: str, json: bool = False) -> None:
    """Play records again.

    Parameters
    ----------
    files
        Record files; `-` reads standard input.
    json
        Print one JSON line for each record.
    """
    print(files, json)
