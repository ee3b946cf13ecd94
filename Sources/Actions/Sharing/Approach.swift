package import Core
import Foundation
import Store

/// How it comes to somebody that something was shared with them by name.
package enum Approach: Sendable { case message, silently, untold }

extension Session {
    private static let week: Double = 7 * .day
    /// What is looked for among so many of the newest changes.
    private static let mostEntries = 300
    private static let mostLoud = 10
    private static let mostOfStrangers = 3

    /// What was shared with them in this week before does not come again. Of somebody they have nothing to do with a
    /// few things a day come, without a sound; of others the first ones of a day ring.
    package func approach(of person: PersonID, sharing thing: Thing) throws -> Approach {
        guard try !wasShared(thing, with: person) else { return .untold }
        let others = try sharedToday(with: person, but: thing)
        guard try isKnown(to: person) else { return others < Self.mostOfStrangers ? .silently : .untold }
        return others < Self.mostLoud ? .message : .silently
    }

    /// Before the change that was just made.
    private func wasShared(_ thing: Thing, with person: PersonID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM entry JOIN change ON change.entry = entry.id
                    WHERE subjectKind = \(thing.kind.rawValue) AND subjectID = \(thing.id) AND entry.actor = \(actor)
                        AND entry.id IS NOT \(lastEntry) AND at > \(now.stored - Self.week)
                        AND tableName = 'chosen' AND old IS NULL AND json_extract(new, '$.person') = \(person))
                """) == true
    }

    private func sharedToday(with person: PersonID, but thing: Thing) throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM (SELECT id FROM entry WHERE actor = \(actor) AND at > \(now.stored - .day)
                        ORDER BY id DESC LIMIT \(Self.mostEntries)) AS newest
                    JOIN change ON change.entry = newest.id
                WHERE tableName = 'chosen' AND old IS NULL AND json_extract(new, '$.person') = \(person)
                    AND (json_extract(new, '$.kind') <> \(thing.kind.rawValue)
                        OR json_extract(new, '$.thing') <> \(thing.id))
                """) ?? 0
    }

    /// They may be asked things by the actor, or have shared something with them by name.
    private func isKnown(to person: PersonID) throws -> Bool {
        guard try !mayAsk(person) else { return true }
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM chosen WHERE chosen.owner = \(person) AND chosen.person = \(actor))
                """) == true
    }
}
