"""Everything that commands import, including what they import only when they start: see `forked_cli`.

Kernels are loaded, and the commands' options are read from their signatures. polars is left out: importing it starts
threads, which do not survive a fork.
"""

import gc
from functools import cache

import typer.main
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401 # with those above: what uvicorn loads by name

from oneleft import Game, Rules
from oneleft.analysis import chart as analysis_chart  # noqa: F401 # this and those below: what a command imports itself
from oneleft.analysis.curve import draw_curve
from oneleft.analysis.moments import moments
from oneleft.arena import charts  # noqa: F401
from oneleft.arena.batch import Batch
from oneleft.cli import analysis_output, app, ladder_output, simulation_output  # noqa: F401
from oneleft.ladder import chart as ladder_chart  # noqa: F401
from oneleft.lang import LANGUAGES, say
from oneleft.search.warm_up import get_ready
from oneleft.server.app import Application, Options
from oneleft.server.store import Store

for language in LANGUAGES:
    say("serve-stopped", language)
Application(Options("sqlite:///nowhere"))  # the framework looks for its plugins
_store = Store("sqlite://")
_store.open()  # and alembic for the migrations
_store.close()
Batch(Rules(), 2, "07" * 32).play(0, 1)
get_ready()
draw_curve(Rules(), [next(moments(Game(players=2, seed=7)))], 2)
typer.main.get_command = cache(typer.main.get_command)  # `app` asks for it once more in every forked process
typer.main.get_command(app)
gc.freeze()  # so that no forked process copies memory just to look for garbage in it
