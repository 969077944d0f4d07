"""The ``oneleft`` command, also as ``python -m oneleft``."""

from oneleft.interrupts import exit_on_interrupt


def main() -> None:
    exit_on_interrupt()  # until `cli.begin`
    from oneleft.cli import main as run_command

    run_command()


if __name__ == "__main__":
    main()
