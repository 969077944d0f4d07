"""Everything that commands import, including what they import only when they start: see `forked_cli`."""

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401 # with those above: what uvicorn loads by name

from oneleft.lang import LANGUAGES, say
from oneleft.server.app import Application, Options
from oneleft.server.store import Store

for language in LANGUAGES:
    say("serve-stopped", language)
Application(Options("sqlite:///nowhere"))  # the framework looks for its plugins
_store = Store("sqlite://")
_store.open()  # and alembic for the migrations
_store.close()
