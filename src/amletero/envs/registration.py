"""The names of our environments for Gymnasium; `import amletero.envs` registers them."""

from typing import Final

ID: Final = "amletero/LoveLetter-v0"
EDITION_OF_ID: Final = {
    ID: "standard",
    "amletero/LoveLetterClassic-v0": "classic",
    "amletero/LoveLetterOriginal-v0": "original",
}


def register_envs() -> None:
    """Register an environment for each edition, unless that was done before."""
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415 (an extra)

    for name, edition in EDITION_OF_ID.items():
        if name not in registry:
            register(
                name,
                entry_point="amletero.envs.gymnasium_env:LoveLetterEnv",
                vector_entry_point="amletero.envs.gymnasium_env:LoveLetterVectorEnv",
                kwargs={"edition": edition},
            )
