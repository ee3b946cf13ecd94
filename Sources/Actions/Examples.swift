import Core
import Geo
package import Store

extension EntryKind {
    /// Things to try, made all at once and taken away all at once.
    package static let example = EntryKind(rawValue: "example")
}

/// Where example data lies.
package enum ExampleSpot: Hashable, Sendable {
    /// Around where the person was last.
    case position
    /// Around the city that their time zone is named after.
    case city
    /// Nowhere: neither is known, and no place is made up.
    case none
}

extension Session {
    /// The viewer's example, as long as it was not taken away; nil where there is none.
    package func example() throws -> EntryRow? {
        let id = try EntryID.fetchOne(
            db,
            literal: """
                SELECT id FROM entry WHERE kind = \(EntryKind.example.rawValue) AND actor = \(actor)
                    AND owner = \(viewer) AND undoneBy IS NULL ORDER BY id DESC LIMIT 1
                """)
        return try id.flatMap { try entry($0) }
    }

    /// What example data would lie around.
    package func exampleSpot() throws -> ExampleSpot {
        if try position() != nil { return .position }
        return ZoneGuess.city(of: settings.timeZone) == nil ? .none : .city
    }

    /// Makes a few things of each kind as one change.
    package func keepExample() throws {
        let center = try position()?.coordinate ?? ZoneGuess.city(of: settings.timeZone)
        try change(.example, voice.words(ExampleTitle.entry)) {
            if let center { try keepExamplePlaces(around: center) }
            try keepExampleTasks()
            let tomorrow = FloatingTime(day: present.day + 1, minute: 18 * 60).moment(in: settings.timeZone)
            _ = try keepReminder(
                NewReminder(text: voice.words(ExampleTitle.call), due: tomorrow, isWallTime: true))
        }
    }

    /// Takes the example away but for what was changed or used since, which stays.
    package func removeExample() throws -> UndoOutcome? {
        try example().map { try undo($0.id, sparesChanged: true) }
    }

    private func keepExamplePlaces(around center: Coordinate) throws {
        func place(_ title: ExampleTitle, _ north: Double, _ east: Double, note: ExampleTitle? = nil) throws {
            let point = Coordinate(
                clampingLatitude: center.latitude + north, longitude: center.longitude + east)
            _ = try keepPlace(
                NewPlace(name: voice.words(title), point: point), note: note.map { voice.words($0) })
        }
        try place(.bakery, 0.003, 0.002, note: .walnut)
        try place(.park, -0.004, 0.005)
        try place(.office, 0.001, -0.006)
    }

    private func keepExampleTasks() throws {
        let list = try keepList(named: voice.words(ExampleTitle.shopping))
        for title in [ExampleTitle.coffee, .flowers] {
            var task = NewTask(voice.words(title))
            task.heading = list
            _ = try keepTask(task)
        }
        for (title, relation) in [(ExampleTitle.plants, OccasionRelation.before), (.bread, .after)] {
            var task = NewTask(voice.words(title))
            task.newOccasion = NewOccasion(voice.words(ExampleTitle.leave), relation)
            _ = try keepTask(task)
        }
    }
}

/// The words of the example data.
enum ExampleTitle: String, Reply {
    case entry, bakery, walnut, park, office, shopping, coffee, flowers, leave, plants, bread, call

    var wording: Wording {
        switch self {
        case .entry: Wording("entry.example", "The example")
        case .bakery: Wording("example.bakery", "Corner bakery")
        case .walnut: Wording("example.walnut", "The walnut bread is gone by nine.")
        case .park: Wording("example.park", "Park bench")
        case .office: Wording("example.office", "Office")
        case .shopping: Wording("example.shopping", "Shopping")
        case .coffee: Wording("example.coffee", "coffee beans")
        case .flowers: Wording("example.flowers", "flowers")
        case .leave: Wording("example.leave", "leave the office")
        case .plants: Wording("example.plants", "water the plants")
        case .bread: Wording("example.bread", "buy bread")
        case .call: Wording("example.call", "call Grandma")
        }
    }
}
