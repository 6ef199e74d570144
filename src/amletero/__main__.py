"""`python -m amletero`: the command, where its script is not on the path."""

from amletero.cli import main

if __name__ == "__main__":
    main()
