package import Core
package import Foundation
import Geo
package import Store

/// Where a way through errands begins.
package enum ErrandStart: Hashable, Sendable, Codable {
    /// Where the person was at that moment.
    case position(Date)
    /// At home, by the pin's name.
    case home(String)
    /// At the first errand as they stood.
    case first
}

/// Tasks that have places, in the order of the shortest way to all of them in straight lines.
package struct ErrandOrder: Hashable, Sendable, Codable {
    package let tasks: [TaskID]
    package let start: ErrandStart
    /// Metres of the way in the order in which they stood, and in this one.
    package let before: Double
    package let now: Double
    /// How many of those that were given have no place.
    package let placeless: Int

    package var isShorter: Bool { before - now >= 1 }
}

extension Session {
    /// Beyond so many, the first ones are ordered.
    private static let mostErrands = 60

    /// The shortest order of open tasks of the viewer's own that have places; nil for fewer than two. `position` is
    /// where the person is, where that is known.
    package func bestOrder(of ids: [TaskID], from position: Fix?) throws -> ErrandOrder? {
        let own = try ids.compactMap { try task($0) }.filter { !$0.isDone && $0.owner == viewer }
        let stops = try own.compactMap { task in
            try task.place.flatMap { try place($0) }.map { (id: task.id, point: $0.coordinate) }
        }.prefix(Self.mostErrands)
        guard stops.count > 1 else { return nil }
        let (start, origin) = try start(from: position)
        let points = (origin.map { [$0] } ?? []) + stops.map(\.point)
        let distance = { (from: Int, to: Int) in points[from].distance(to: points[to]) }
        let best = RouteOrder(count: points.count, start: 0, distance: distance)
        let shift = points.count - stops.count
        return ErrandOrder(
            tasks: best.stops.filter { $0 >= shift }.map { stops[$0 - shift].id }, start: start,
            before: RouteOrder.length(of: Array(points.indices), distance: distance), now: best.length,
            placeless: own.count - stops.count)
    }

    /// Lets tasks stand in this order among their own ranks.
    package func keepOrder(_ ids: [TaskID]) throws {
        let tasks = try ids.compactMap { try task($0) }.filter { !$0.isDone && $0.owner == viewer }
        guard let first = tasks.first else { return }
        for task in tasks { _ = try taskToChange(task.id) }
        let ranks = tasks.map(\.rank).rising
        try change(.change, voice.words(EntryTitle.sorted(first.title)), subject: .task(first.id)) {
            for (task, rank) in zip(tasks, ranks) where task.rank != rank {
                try db.run("UPDATE task SET rank = \(rank) WHERE id = \(task.id)")
            }
        }
        try mark("tasks:\(viewer)", "history:\(viewer)")
        for list in Set(tasks.compactMap(\.heading)) { try mark("tasks:list:\(list)") }
    }

    private func start(from position: Fix?) throws -> (ErrandStart, Coordinate?) {
        if let position { return (.position(position.date), position.coordinate) }
        return try home().map { (.home($0.name), $0.coordinate) } ?? (.first, nil)
    }
}

extension [Double] {
    /// In their order, each above the one before it.
    var rising: [Double] {
        var ranks = sorted()
        for index in ranks.indices.dropFirst() where ranks[index] <= ranks[index - 1] {
            ranks[index] = ranks[index - 1].nextUp
        }
        return ranks
    }
}
