package import Core
import Foundation
package import Store

/// What is to be done by several: on another's list, or given to somebody.
extension Session {
    /// The condition of what the viewer has to do: their own, and what they took from others.
    var toDo: Query { "(\(own(.task)) OR (assignee = \(viewer) AND isAccepted AND \(visible(.task))))" }

    /// The lists of others that were shared with the viewer by name, by their own name; case does not matter.
    package func listOfOthers(named name: String) throws -> HeadingID? {
        try HeadingID.fetchOne(
            db,
            literal: """
                SELECT id FROM heading WHERE lowercased(name) = \(name.lowercased()) AND id IN (\(listsOfOthers)) ORDER BY id
                """)
    }

    /// The newest open tasks on those lists, steps too.
    package func openTasksOfOthers(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE heading IN (\(listsOfOthers)) AND doneAt IS NULL AND \(visible(.task))
                ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What is done there, the last first; steps too.
    package func doneTasksOfOthers(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE heading IN (\(listsOfOthers)) AND doneAt IS NOT NULL AND \(visible(.task))
                ORDER BY doneAt DESC, id DESC LIMIT \(limit)
                """)
    }

    /// As many lists of others as a line can mean by their names.
    package static let mostListsOfOthers = 500

    /// The lists themselves, by name.
    package func listsOfOthers(limit: Int = Session.mostListsOfOthers) throws -> [HeadingRecord] {
        // Most are chosen for nothing, which is told at a tenth of the cost.
        guard try isChosen() else { return [] }
        return try HeadingRecord.fetchAll(
            db,
            literal:
                "SELECT * FROM heading WHERE id IN (\(listsOfOthers)) ORDER BY name COLLATE NOCASE, id LIMIT \(limit)")
    }

    private func isChosen() throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM chosen WHERE chosen.person = \(viewer))") == true
    }

    /// A person is chosen for few things.
    private var listsOfOthers: Query {
        """
        SELECT thing FROM chosen CROSS JOIN heading AS list ON list.id = thing
        WHERE chosen.person = \(viewer) AND +kind = 'heading' AND list.owner <> \(viewer)
            AND \(visible(.heading, as: "list"))
        """
    }

    /// It is a list of what is to be done: it has been one, or it is another's on which nothing else is.
    package func isToWorkOn(_ list: HeadingID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM task WHERE heading = \(list))
                    OR NOT EXISTS (SELECT 1 FROM heading WHERE id = \(list) AND \(own(.heading)))
                        AND NOT EXISTS (SELECT 1 FROM note WHERE heading = \(list))
                        AND NOT EXISTS (SELECT 1 FROM listed WHERE listed.heading = \(list))
                """) == true
    }

    /// The zone in which an owner's times of day are meant.
    func zone(of owner: OwnerID) throws -> TimeZone {
        owner == viewer ? settings.timeZone : try transaction.account(of: owner).settings.timeZone
    }

    /// A time of a task on the viewer's clocks; a day is a day wherever one is.
    package func onOwnClocks(_ time: FloatingTime, of task: TaskRecord) throws -> FloatingTime {
        guard time.minute != nil, task.owner != viewer else { return time }
        return try time.moved(from: zone(of: task.owner), to: settings.timeZone)
    }

    /// A column of the table task that holds a time, on the viewer's clocks.
    func onOwnClocks(_ column: Query) -> Query {
        """
        iif(task.owner = \(viewer), \(column), onClocks(\(column), coalesce(
            (SELECT timeZone FROM person WHERE id = task.owner),
            (SELECT timeZone FROM groupChat WHERE id = task.owner)), \(settings.timeZone.identifier)))
        """
    }

    /// A task is due from a day on and before a time, by the viewer's clocks. Those of its owner show no more than two days
    /// before or behind that, so that the index serves.
    func isDue(from first: FloatingTime? = nil, before end: FloatingTime) -> Query {
        let here = onOwnClocks("due")
        let begins: Query = first.map { "due >= \($0.adding(days: -2)) AND \(here) >= \($0)" } ?? "TRUE"
        return "(due < \(end.adding(days: 2)) AND \(here) < \(end) AND \(begins))"
    }

    /// The same, but that what repeats is told and changed on its owner's clocks.
    package func ownTime(_ time: FloatingTime?, of task: TaskRecord) throws -> FloatingTime? {
        try task.repetition == nil ? time.map { try onOwnClocks($0, of: task) } : time
    }

    /// The other way round: a time on the viewer's clocks as an owner's have it.
    private func onClocks(of owner: OwnerID, _ time: FloatingTime) throws -> FloatingTime {
        guard time.minute != nil, owner != viewer else { return time }
        return try time.moved(from: settings.timeZone, to: zone(of: owner))
    }

    /// Times that were said on the viewer's clocks as the owner's have them, but for those that stay as they are; what
    /// repeats does so on the owner's clocks.
    private func onClocks(of owner: OwnerID, _ new: NewTask, instead old: TaskRecord?) throws -> NewTask {
        guard owner != viewer else { return new }
        var new = new
        if let repetition = new.repetition {
            // What has passed on the owner's clocks by now comes the next time.
            let now = try present(of: owner)
            if old == nil, let due = new.due, due.minute != nil, due < now {
                new.due = repetition.next(after: due, doneAt: now, isSkipped: true)
            }
            return new
        }
        let known = try old.map { try draft(of: $0) }
        new.due = try new.due == known?.due ? old?.due : new.due.map { try onClocks(of: owner, $0) }
        new.start = try new.start == known?.start ? old?.start : new.start.map { try onClocks(of: owner, $0) }
        return new
    }

    /// What it is now on the clocks of an owner.
    package func present(of owner: OwnerID) throws -> FloatingTime { FloatingTime(now, in: try zone(of: owner)) }

    /// Whose a new thing to do is: that of its list, or of what it is a step of.
    func ownerOfNew(_ new: NewTask) throws -> OwnerID {
        if let parent = new.parent { return try taskToChange(parent).owner }
        return try new.heading.map { try listToWorkOn($0).owner } ?? viewer
    }

    /// A task as its owner may have it: on no list, at no place, within no task and at no occasion of another, and with
    /// its times on the owner's clocks.
    /// - Throws: the sentence to be shown where it cannot be; a place of another is left out.
    func permitted(_ new: NewTask, of owner: OwnerID, instead old: TaskRecord? = nil) throws -> NewTask {
        var new = new
        if let heading = new.heading, heading != old?.heading, try listToWorkOn(heading).owner != owner {
            throw Refusal(ActionReply.notYours)
        }
        if let parent = new.parent, parent != old?.parent, try taskToChange(parent).owner != owner {
            throw Refusal(ActionReply.notYours)
        }
        if owner != viewer, new.heading == nil, old?.heading != nil { throw Refusal(ActionReply.notYours) }
        if let place = new.place, place != old?.place, try !isPlace(place, of: owner) { new.place = old?.place }
        try mustTie(new, of: owner, instead: old?.tie)
        if let old { try mustKeepRule(new, of: old) }
        return try onClocks(of: owner, new, instead: old)
    }

    /// A list on which the viewer may put something to do.
    /// - Throws: the sentence to be shown where it is none.
    package func listToWorkOn(_ id: HeadingID) throws -> HeadingRecord {
        guard let heading = try heading(id) else { throw Refusal(ActionReply.gone) }
        guard try mayWork(on: .heading(id)) else { throw Refusal(ActionReply.notYours) }
        return heading
    }

    /// A task that the viewer may take away: of others' only what they have added.
    func taskToDelete(_ id: TaskID) throws -> TaskRecord {
        let task = try taskToChange(id)
        guard mayDelete(task) else { throw Refusal(ActionReply.notYours) }
        return task
    }

    /// Of those that they may change.
    package func mayDelete(_ task: TaskRecord) -> Bool { task.owner == viewer || task.addedBy == actor }

    private func isPlace(_ place: PlaceID, of owner: OwnerID) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM place WHERE id = \(place) AND place.owner = \(owner))") == true
    }
}
