package import Core
package import Foundation

extension Session {
    /// How long an account waits to be deleted, in seconds.
    package static let leavingTakes: Double = .day

    /// The kind of the timer of that moment.
    package static let leavingTimer = Schema.leavingTimer.kind

    /// When the actor's account will be deleted; nil where nobody asked for it.
    package var leavesAt: Date? {
        get throws {
            try Double.fetchOne(db, literal: "SELECT leavesAt FROM person WHERE id = \(actor)").map(Date.init(stored:))
        }
    }

    /// The kind of the job that takes what is long out of the way.
    package static let leavingJob = "leave"

    /// The moment has come, and there is no way back: nothing of what was wished of the account can be undone any more.
    package func beginLeaving() throws {
        try transaction.forget(entries: "SELECT entry FROM change WHERE tableName = 'person' AND rowID = \(actor)")
        try leaveJob(kind: Self.leavingJob, payload: [String: String]())
    }

    /// Runs inside `change`; nil keeps the account.
    package func setLeaving(at date: Date?) throws {
        try db.run("UPDATE person SET leavesAt = \(date?.stored) WHERE id = \(actor)")
    }

    /// An Undo that would bring back the wish to be deleted begins the whole wait anew: its moment may be near, or over.
    /// Runs inside `change`.
    func waitAgainToLeave() throws {
        let isBack = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM change WHERE entry = \(openEntry) AND tableName = 'person' AND rowID = \(actor)
                    AND json_extract(new, '$.leavesAt') IS NOT NULL AND json_extract(old, '$.leavesAt') IS NULL)
                """)
        if isBack == true { try setLeaving(at: now.addingTimeInterval(Self.leavingTakes)) }
    }

    /// What was for one person alone to be chosen for is shared with nobody. Runs where the journal rests, or an entry is
    /// open.
    package func unchoose(_ person: PersonID) throws {
        let owners = try PersonID.fetchAll(
            db, literal: "SELECT DISTINCT owner FROM chosen WHERE chosen.person = \(person)")
        for owner in owners { try unchoose(person, by: owner) }
    }
}
