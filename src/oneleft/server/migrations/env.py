"""Run by Alembic with the connection that `migrate` hands over."""

from alembic import context

from oneleft.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
