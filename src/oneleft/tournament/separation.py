"""Parting people who have met before: a tabu search over exchanges between two tables.

Each step takes a person who meets a former opponent and exchanges them for the one who makes the fewest meetings, among
these for the one who fits best by points. It stops when fewer are impossible, or after a while with the best found.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random

from .rounds import Round, meetings

MEETING = 1e7  # the cost of a meeting: more than any differences of points
MOST_STEPS = 40  # for each person
VAIN_STEPS = 12  # for each person, after which nothing better is expected
REST = 4  # steps for which someone who was moved stays; fewer among few people


def separate(
    groups: Sequence[Sequence[int]], past: Sequence[Round], points: dict[int, float], chance: Random
) -> list[list[int]]:
    """The groups with as few meetings as were found. Without any, they are as they were."""
    search = Search(groups, past, points, chance)
    enough = MEETING * (least_meetings(groups, past) + 0.5)
    best, best_cost, best_step = search.copy(), search.cost, 0
    for step in range(MOST_STEPS * len(points)):
        if best_cost < enough or step - best_step > VAIN_STEPS * len(points):
            break
        search.step(step)
        if search.cost < best_cost:
            best, best_cost, best_step = search.copy(), search.cost, step
    return search.polish(best)


def least_meetings(groups: Sequence[Sequence[int]], past: Sequence[Round]) -> int:
    """A lower bound: more people at a table than tables they come from must include some of one table."""
    bound = 0
    people = {person for group in groups for person in group}
    for played in past:
        tables = [people.intersection(table) for table in played.tables]
        origins = sum(map(bool, tables)) + len(people) - sum(map(len, tables))  # the others come from nowhere
        bound = max(bound, sum(least_in_group(len(group), origins) for group in groups))
    return bound


def least_in_group(size: int, origins: int) -> int:
    each, more = divmod(size, origins)
    return more * comb(each + 1, 2) + (origins - more) * comb(each, 2)


class Search:
    """People are numbered anew from 0 here, in the order of the groups."""

    def __init__(
        self, groups: Sequence[Sequence[int]], past: Sequence[Round], points: dict[int, float], chance: Random
    ) -> None:
        self.chance = chance
        self.names = [person for group in groups for person in group]
        number = {person: i for i, person in enumerate(self.names)}
        self.met = [[0] * len(self.names) for _ in self.names]
        for (one, other), times in meetings(past).items():
            if one in number and other in number:
                self.met[number[one]][number[other]] = times
        self.points = [points[person] for person in self.names]
        self.levels = [sum(points[person] for person in group) / len(group) for group in groups]
        self.homes = [table for table, group in enumerate(groups) for _ in group]  # by the standings
        self.adopt([[number[person] for person in group] for group in groups])

    def adopt(self, groups: list[list[int]]) -> None:
        self.groups = groups
        self.where = [0] * len(self.names)
        for table, group in enumerate(groups):
            for person in group:
                self.where[person] = table
        self.own = [self.meetings_at(person, table) for person, table in enumerate(self.where)]
        self.cost = MEETING * sum(self.own) / 2 + sum(map(self.misfit, range(len(self.names))))
        self.resting = [-1] * len(self.names)

    def copy(self) -> list[list[int]]:
        return [group.copy() for group in self.groups]

    def meetings_at(self, person: int, table: int) -> int:
        met = self.met[person]
        return sum([met[other] for other in self.groups[table]])

    def misfit(self, person: int) -> float:
        """What it costs that someone is not where the standings would have them.

        Summed up, it is by how much the squares of the distances to the points of the tables have grown.
        """
        return 2 * self.points[person] * (self.levels[self.homes[person]] - self.levels[self.where[person]])

    def best_exchange(self, one: int, allowed: Sequence[int]) -> tuple[float, int]:
        """For whom to exchange someone, and how that changes the cost."""
        here, levels, where, own = self.where[one], self.levels, self.where, self.own
        met, group = self.met[one], self.groups[here]
        elsewhere = [self.meetings_at(one, table) - own[one] for table in range(len(self.groups))]
        best, chosen = 0.0, one
        for other in allowed:
            there = where[other]
            if there == here:
                continue
            met_there = self.met[other]
            meetings = elsewhere[there] + sum([met_there[person] for person in group]) - own[other] - 2 * met[other]
            change = MEETING * meetings + 2 * (self.points[one] - self.points[other]) * (levels[here] - levels[there])
            if chosen == one or change < best:
                best, chosen = change, other
        return best, chosen

    def step(self, number: int) -> None:
        """Exchange someone who meets a former opponent. Nobody who was just moved goes on, or back."""
        free = [person for person, until in enumerate(self.resting) if until < number]
        unhappy = [person for person in free if self.own[person]] or free
        one = unhappy[int(self.chance.random() * len(unhappy))]
        change, other = self.best_exchange(one, free)
        if other != one:
            self.exchange(one, other, change)
            self.resting[one] = self.resting[other] = number + min(REST, len(free) // 4)

    def exchange(self, one: int, other: int, change: float) -> None:
        here, there = self.where[one], self.where[other]
        self.groups[here][self.groups[here].index(one)] = other
        self.groups[there][self.groups[there].index(other)] = one
        self.where[one], self.where[other] = there, here
        self.cost += change
        for table in (here, there):
            for person in self.groups[table]:
                self.own[person] = self.meetings_at(person, table)

    def polish(self, groups: list[list[int]]) -> list[list[int]]:
        """The groups by their people. Those who were moved are exchanged once more, if similar points come together."""
        if groups != self.groups:
            self.adopt(groups)
        for one, home in enumerate(self.homes):
            if self.where[one] != home:
                change, other = self.best_exchange(one, range(len(self.names)))
                if change < 0:
                    self.exchange(one, other, change)
        return [[self.names[person] for person in group] for group in self.groups]
