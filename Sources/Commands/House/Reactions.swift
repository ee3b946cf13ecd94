import Actions
package import Core
import Foundation
import Store

extension Session {
    /// A thumb up ticks what the message is about, a heart makes it a favourite; taking it away takes that back.
    ///
    /// Nothing is said: the cards show it; but where others would see it by that, it is asked. What a reaction cannot mean
    /// does nothing.
    package func react(_ reaction: Incoming.Reaction) throws {
        guard let card = try card(of: reaction.message).flatMap({ CommandCatalog.card($0.code) }),
            let thing = card.thing,
            try thing.kind == .task ? mayTick(TaskID(thing.id)) : mayChange(thing)
        else { return }
        switch thing.kind {
        case .task:
            let id = TaskID(thing.id)
            if reaction.says(Self.thumbsUp), try isToTick(id) { try finishTask(id) }
            if reaction.takesBack(Self.thumbsUp) { try reopenTask(id) }
        case .reminder:
            let id = ReminderID(thing.id)
            if reaction.says(Self.thumbsUp), let moment = try momentToFinish(id) {
                try finishReminder(id, moment: moment)
            }
        case .place:
            let id = PlaceID(thing.id)
            if reaction.says(Self.hearts), try !asksAmongFavourites(.pin(id)) { try like(id, true) }
            if reaction.takesBack(Self.hearts) { try like(id, false) }
        case .note, .heading, .review, .occasion, .event, .bundle, .routine, .template: return
        }
    }

    /// What repeats is ticked once it is due: a second thumb ends no later time.
    private func isToTick(_ id: TaskID) throws -> Bool {
        guard let task = try task(id), task.repetition != nil, let due = task.due else { return true }
        return due.day <= present.day
    }

    /// What is told and not answered yet; of what comes once also before it is told.
    private func momentToFinish(_ id: ReminderID) throws -> Date? {
        guard let reminder = try reminder(id) else { return nil }
        return reminder.rule == nil ? reminder.due : reminder.isOpen ? reminder.toldDue : nil
    }

    private static let thumbsUp: Set<String> = ["👍", "👌", "💯"]
    private static let hearts: Set<String> = ["❤", "❤️", "😍", "❤‍🔥"]
}

extension Incoming.Reaction {
    /// One of them in the place of another says nothing new.
    fileprivate func says(_ emoji: Set<String>) -> Bool {
        added.contains(where: emoji.contains) && !removed.contains(where: emoji.contains)
    }

    fileprivate func takesBack(_ emoji: Set<String>) -> Bool {
        removed.contains(where: emoji.contains) && !added.contains(where: emoji.contains)
    }
}
