"""Play on a Ray cluster of two nodes on this machine, and lose one of them. For `test_ray.py`, which runs it apart:
Ray's threads and processes end with it. Its findings are its only output.
"""

import json
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import ray
from ray.cluster_utils import Cluster

from oneleft import Rules
from oneleft.arena import ray_executor
from oneleft.arena.batch import Batch
from oneleft.arena.compare import compare
from oneleft.arena.simulate import simulate

KEY = "5e" * 32
GAMES = 100_000
PART = 5_000  # its rows are too many to be sent to the driver at once: they are lost with the node that has them
HEAD = {"num_cpus": 1, "include_log_monitor": False, "no_monitor": True}  # nobody reads logs or scales the cluster
BATCH = Batch(Rules("jam", jump_in=True), 4, KEY, ("random", "first"))


def play_together(meeting_place: str, first: int, games: int) -> str:
    """Where a part is played. No node ends its first part before the other one has begun a part as well."""
    node: str = ray.get_runtime_context().get_node_id()
    Path(meeting_place, node).touch()
    BATCH.play(first, games)
    while len(list(Path(meeting_place).iterdir())) < 2:
        time.sleep(0.01)
    return node


def wait_for_both(executor: ray_executor.RayExecutor, meeting_place: str) -> None:
    seen = set()
    for node in executor.parts(partial(play_together, meeting_place), 1_000_000):
        seen.add(node)
        if len(seen) == 2:
            return


def lose_a_node(nodes: Cluster) -> dict[str, object]:
    lost = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    rows, losses = [], []

    def watch(totals):
        if totals.games > GAMES // 4 and not losses:
            nodes.remove_node(lost, allow_graceful=False)
            losses.append(totals.games)

    with TemporaryDirectory() as meeting_place, ray_executor.RayExecutor(nodes.address, PART) as executor:
        wait_for_both(executor, meeting_place)
        totals = simulate(BATCH, GAMES, on_progress=watch, on_rows=rows.append, executor=executor)
        found = use_what_is_left(executor)
    return found | {
        "lost at": losses,
        "totals": totals == simulate(BATCH, GAMES),
        "rows": sum(map(len, rows)),
        "moves": int(sum(part["moves"].sum() for part in rows)) == totals.moves,
    }


def use_what_is_left(executor: ray_executor.RayExecutor) -> dict[str, object]:
    other = Batch(Rules("jam"), 4, KEY)
    executor.chunk = 300
    found = {"compared": compare(BATCH, other, 1_000, executor=executor) == compare(BATCH, other, 1_000)}
    ray_executor.source_digest = lambda: "of other sources"
    try:
        simulate(BATCH, 1_000, executor=executor)
    except ray_executor.ClusterError as error:
        found["refused"] = error.key
    return found


if __name__ == "__main__":
    made = Cluster(initialize_head=True, head_node_args=HEAD)
    try:
        print(json.dumps(lose_a_node(made)))
    finally:
        made.shutdown()
