"""The `amletero` command."""


def main() -> None:
    """Run the command."""
