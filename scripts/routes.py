#!/usr/bin/env python3
"""Random errands with the length of the way that OR-tools finds through them.

routes.py COUNT SEED SECONDS prints lines of: where the way begins, tab, where it ends, tab, metres of the way found in that
many seconds, tab, metres between all points: rows separated by semicolons, numbers by commas. A way begins at a number
or anywhere ("-"), and ends at a number, anywhere, or where it began ("back").
"""
import math
import random
import sys

from ortools.constraint_solver import pywrapcp, routing_enums_pb2


def points(count):
    """All over a town, or most of them in a few quarters; in metres."""
    if random.random() < 0.5:
        return [(random.uniform(0, 8000), random.uniform(0, 8000)) for _ in range(count)]
    quarters = [(random.uniform(0, 20000), random.uniform(0, 20000)) for _ in range(random.randint(2, 5))]
    return [tuple(random.gauss(side, 700) for side in random.choice(quarters)) for _ in range(count)]


def distances(count, is_road):
    """Straight lines, or as roads have it: longer, and not the same in both directions."""
    places = points(count)
    return [
        [round(math.dist(one, other) * (random.uniform(1.1, 1.7) if is_road else 1)) for other in places]
        for one in places
    ]


def solve(metres, start, end, seconds):
    """The way's length; open ends are a point that is nowhere."""
    count = len(metres)
    nowhere = count
    first = nowhere if start is None else start
    last = first if end == "back" else nowhere if end is None else end
    manager = pywrapcp.RoutingIndexManager(count + 1 if nowhere in (first, last) else count, 1, [first], [last])
    model = pywrapcp.RoutingModel(manager)

    def leg(one, other):
        one, other = manager.IndexToNode(one), manager.IndexToNode(other)
        return 0 if nowhere in (one, other) else metres[one][other]

    model.SetArcCostEvaluatorOfAllVehicles(model.RegisterTransitCallback(leg))
    options = pywrapcp.DefaultRoutingSearchParameters()
    options.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PATH_CHEAPEST_ARC
    options.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
    options.time_limit.FromMilliseconds(int(seconds * 1000))
    return model.SolveWithParameters(options).ObjectiveValue()


def main():
    count, seed, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    random.seed(seed)
    for number in range(count):
        # Every second one is as large as they may be.
        size = 60 if number % 2 == 0 else random.randint(13, 59)
        start, end = [(0, None), (0, "back"), (0, 1), (None, None)][number // 2 % 4]
        metres = distances(size, is_road=random.random() < 0.4)
        found = solve(metres, start, end, seconds)
        rows = ";".join(",".join(map(str, row)) for row in metres)
        print("-" if start is None else start, "-" if end is None else end, found, rows, sep="\t", flush=True)


if __name__ == "__main__":
    main()
