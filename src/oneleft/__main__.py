"""``python -m oneleft`` is the command ``oneleft``."""

from oneleft.cli import main

main()
