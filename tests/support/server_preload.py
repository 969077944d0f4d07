"""Everything that a server imports, including what it imports only when it starts: see `forked_cli`."""

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401 # with those above: what uvicorn loads by name

import oneleft.cli
import oneleft.client.remote_bot
import oneleft.server.listener
import oneleft.server.run  # noqa: F401 # with those above: what the command line loads late
from oneleft.lang import LANGUAGES, say
from oneleft.server.app import Application, Options
from oneleft.server.store import Store

for language in LANGUAGES:
    say("serve-stopped", language)
Application(Options("sqlite:///nowhere"))  # the framework looks for its plugins
_store = Store("sqlite://")
_store.open()  # and alembic for the migrations
_store.close()
