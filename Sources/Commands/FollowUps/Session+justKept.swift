import Actions
import Core
import Foundation
import Language
import Store

/// What says by itself when, where or for whom something is, right after it was kept.
extension Session {
    /// "tomorrow", "tomorrow then" right after "buy milk": its day, with that day's list one tap away.
    func dateJustKept(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.withoutTail.isDayAlone, !spoken.isSlashCommand, let task = try taskJustKept(spoken),
            task.due == nil,
            case .success(let day)? = FollowUp(timeAlone: spoken.line)?.time, day.day != .ahead(0),
            case let due = try due(of: day, in: frame(of: spoken)), due.day > present.day
        else { return false }
        let revised = try reviseTask(task.id) { $0.due = due }
        let look = ShowCard(CalendarCard(.day(due.day))).button(CalendarReply.theDay, voice)
        try show(TaskCard(revised.id), note: TaskReply.moved, buttons: [[look]])
        return true
    }

    /// "later" right after "buy milk": asks when.
    func askWhenJustKept(_ spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, let followUp = spoken.followUp, followUp.kind == .putOff, followUp.time == nil,
            let task = try taskJustKept(spoken), task.due == nil
        else { return false }
        try ask(TaskFieldQuestion(task: task.id, field: .due))
        try show(TaskCard(task.id, .when), note: TaskFieldReply.what(.due, task.shortTitle))
        return true
    }

    /// "after work", "when I leave work", "at the supermarket", "for Ben": as the same words would say it behind its own;
    /// "actually when I leave work" puts another occasion in the place of the one that was said.
    func tieJustKept(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        let line = spoken.line.without(.correcting), isPutRight = line.text != spoken.line.text
        guard understanding.readsNothing(orOnly: PlaceSearchCommand.self), line.isAdjunct,
            !spoken.isSlashCommand, !understanding.isOwnWish,
            let task = try taskJustKept(spoken), task.tie == nil || isPutRight
        else { return false }
        let whole = "\(task.title) \(line.text.withoutEnd)"
        let wish = try taskWish(of: Spoken(line: LineReader.read(whole, language: spoken.line.language)))
        let isTied = wish.title == task.title && wish.slots.contains(SlotName.occasion)
        guard line.beginsWithRelation ? isTied : wish.title == whole else { return false }
        var old = try draft(of: task)
        if isPutRight { old.tie = nil }
        let revised = try reviseTask(task.id, as: wish.task(in: self, over: old))
        try show(TaskCard(revised.id), note: ReminderReply.followed)
        return true
    }

    /// What was kept right before, of which "remind me at 5" is said: something to do, an event or a note.
    func keptBefore(_ spoken: Spoken) throws -> Thing? {
        guard let thing = try justKept(spoken), [.task, .event, .note].contains(thing.kind) else { return nil }
        return thing
    }

    /// "remind me to leave at 12:15" right after what takes place on Tuesday at 1: on that day, and near to that; nil for
    /// anything else.
    func leaving(_ title: String, at said: SaidTime, of spoken: Spoken) throws -> SaidTime? {
        guard said.clock != nil, LineReader.read(title, language: spoken.line.language).isLeaving,
            let thing = try justKept(spoken), thing.kind == .event, let event = try event(EventID(thing.id)),
            event.repetition == nil, event.start.minute != nil, event.start.day >= present.day
        else { return nil }
        return NewTime(at: event.start.wall, in: frame(of: spoken)).reading(said)
    }

    private func taskJustKept(_ spoken: Spoken) throws -> TaskRecord? {
        guard spoken.message.attachments.isEmpty, let thing = try justKept(spoken), thing.kind == .task,
            let task = try task(TaskID(thing.id)), !task.isDone,
            now.timeIntervalSince(task.createdAt) < Self.recallLasts
        else { return nil }
        return task
    }
}

extension Understanding {
    /// No command reads it, or that one.
    func readsNothing(orOnly type: any Command.Type) -> Bool {
        best.map { Self.command(of: $0) == type } ?? true
    }
}
