"""``python -m oneleft`` runs the ``oneleft`` command."""

from oneleft.cli import main

main()
