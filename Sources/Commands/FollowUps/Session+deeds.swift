import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Does with a thing what a follow-up asks for; `isTyped` is false where a button chose the thing.
    /// - Returns: false where it does not have the words that are to be replaced.
    @discardableResult
    func `do`(_ deed: FollowDeed, with thing: Thing, _ frame: TimeFrame, isTyped: Bool) throws -> Bool {
        switch deed {
        case .time(let said) where try retimeHour(of: thing, to: said, frame): break
        case .time(let said) where thing.kind == .task: try setDue(of: TaskID(thing.id), to: said, frame)
        case .time(let said) where thing.kind == .event: try moveEvent(EventID(thing.id), to: said, frame)
        case .time(let said): try retime(ReminderID(thing.id), to: said, frame)
        case .shift(let length) where thing.kind == .task: try shiftTask(TaskID(thing.id), by: length)
        case .shift(let length) where thing.kind == .event: try shiftEvent(EventID(thing.id), by: length)
        case .shift(let length): try shift(ReminderID(thing.id), by: length)
        case .hide(let said): try setStart(of: TaskID(thing.id), to: said, frame)
        case .askTime where thing.kind == .event: try askAnew(thing)
        case .askTime: try askTime(of: thing)
        case .words(let words) where try thing.kind == .task && tickInstead(TaskID(thing.id), of: words): break
        case .words(let words) where thing.kind == .task: try amendTask(TaskID(thing.id), words)
        case .priority(let words): try amendTask(TaskID(thing.id), words)
        case .words(let words) where thing.kind == .event && LineReader.read(words, language: language).soleTime != nil:
            try amendEvent(EventID(thing.id), words)
        case .words(let words): try reword(thing, as: words)
        case .replace(let old, let new):
            let words = try words(of: thing)
            guard let range = words.range(of: old, options: .caseInsensitive) else { return false }
            try reword(thing, as: words.replacingCharacters(in: range, with: new))
        case .home(let name) where thing.kind == .task: try putTask(TaskID(thing.id), under: name)
        case .home(let name): try put(NoteID(thing.id), under: name)
        case .add(let words) where thing.kind == .heading: try add(words, toList: HeadingID(thing.id))
        case .add(let words) where thing.kind == .task: try addBeside(TaskID(thing.id), words)
        case .add(let words) where thing.kind == .event:
            return try company(in: words).map { try invite($0, to: EventID(thing.id), isSure: false) } ?? false
        case .add(let words): try add(words, to: thing)
        case .again(let said) where thing.kind == .event: try keepAgain(EventID(thing.id), at: said, frame)
        case .again(let said):
            let isAlarm = try reminder(ReminderID(thing.id))?.isAlarm == true
            try remind(words(of: thing), at: sameDay(said, as: thing), frame, isTyped: isTyped, isAlarm: isAlarm)
        case .remind(let said) where thing.kind == .reminder: try retime(ReminderID(thing.id), to: said, frame)
        case .remind(let said): try remind(words(of: thing), at: dayOf(thing, said), frame, isTyped: isTyped)
        case .cancel where try takeBackChange(of: thing) || askOneOrAll(of: [thing]) || silence(thing): break
        case .delete, .cancel: try delete(thing)
        case .done: try finish(thing)
        case .becomeTask(let said): try makeTask(of: NoteID(thing.id), due: said.flatMap { try due(of: $0, in: frame) })
        case .ring: _ = try ReminderPress(id: ReminderID(thing.id), step: .alarm).perform(in: self)
        case .count(let count): try take(count, of: TaskID(thing.id))
        case .calm: try calm(TaskID(thing.id))
        case .label(let words): try label(thing, words)
        case .detail(let words): try add(words, asDetailOf: thing)
        case .location(let words): try putEvent(EventID(thing.id), at: words)
        case .invite(let names, let isSure): return try invite(names, to: EventID(thing.id), isSure: isSure)
        case .leaveOut(let name) where thing.kind != .event: return try takeOff(name, besides: thing)
        case .leaveOut(let name): return try leaveOut(name, of: EventID(thing.id))
        case .askAnew: try askAnew(thing)
        case .tellWhen where try tellWhen(of: thing): break
        case .tellWhen, .tellMore: try card(of: thing).map { try show($0) }
        case .show: try card(of: thing).map { try show($0) }
        case .skip where thing.kind == .event: try skipEvent(EventID(thing.id))
        case .skip: try skipSaying(TaskID(thing.id))
        case .once: try repeatNoMore(TaskID(thing.id))
        }
        return true
    }

    /// The same once more on another day, for as long and with what goes with it.
    private func keepAgain(_ id: EventID, at said: SaidTime, _ frame: TimeFrame) throws {
        let old = try eventToChange(id)
        var new = NewEvent(old)
        new.rule = nil
        try new.move(to: newStart(of: old, on: nil, said, frame))
        try keepSaying(new, assumed: [])
    }

    private func finish(_ thing: Thing) throws {
        guard let task = try task(about: thing) else {
            let reminder = thing.kind == .reminder ? try reminder(ReminderID(thing.id)) : nil
            guard let reminder, reminder.isByItself else {
                throw try Refusal(FollowReply.unfit(.done, name(of: thing)))
            }
            guard !reminder.isDone else { throw Refusal(FollowReply.doneAlready(reminder.shortText)) }
            return try finish(reminder)
        }
        _ = try TaskPress(task, .done).perform(in: self)
    }

    func reword(_ thing: Thing, as words: String) throws {
        switch thing.kind {
        case .note:
            let note = try editNote(NoteID(thing.id), text: NoteText(checking: words).text)
            try tell(NoteReply.changed(note.shortText), of: thing)
        case .reminder: try reword(ReminderID(thing.id), as: words)
        case .place:
            let place = try renamePlace(PlaceID(thing.id), to: PlaceName(checking: words).text)
            if let question = try openQuestion() as? NameQuestion, question.place == place.id { try clearQuestion() }
            try tell(PlaceReply.renamed(place.name), of: thing)
        case .review: try writeReview(ReviewID(thing.id), words)
        case .task:
            let task = try retitleTask(TaskID(thing.id), to: words)
            try tell(NoteReply.changed(task.shortTitle), of: thing)
        case .occasion: try renameOccasionSaying(OccasionID(thing.id), to: words)
        case .event:
            let event = try retitleEvent(EventID(thing.id), to: words)
            try tell(NoteReply.changed(event.shortTitle), of: thing)
        case .bundle: try renameBundleSaying(BundleID(thing.id), to: words)
        case .routine: try renameRoutineSaying(RoutineID(thing.id), to: words)
        case .template:
            let template = try renameTemplate(TemplateID(thing.id), to: PlaceName(checking: words).text)
            try tell(PlaceReply.renamed(template.name), of: thing)
        case .heading: throw Refusal(FollowReply.nothing)
        }
    }

    /// "I meant eggs" of what was just ticked: that is open again, and the other one done, as one change.
    /// - Returns: false where it is not done, or nothing else is called so.
    private func tickInstead(_ id: TaskID, of words: String) throws -> Bool {
        guard let ticked = try task(id), ticked.isDone, case let others = try tasks(named: words, .wholly),
            others.count == 1
        else { return false }
        let reply = TaskReply.tickedIn(others[0].title)
        try change(.change, voice.words(reply), subject: .task(id)) {
            try reopenTask(id)
            try finishTask(others[0].id)
        }
        try show(TaskCard(others[0].id), note: reply)
        return true
    }

    private func reword(_ id: ReminderID, as words: String) throws {
        let old = try reminderToChange(id)
        var new = NewReminder(old)
        new.text = try ReminderText(checking: words).text
        let reminder = try reviseReminder(id, as: new)
        try tell(NoteReply.changed(reminder.shortText), of: .reminder(id))
    }

    /// Its words are something to do from now on, where it was and with its photos; the note goes.
    private func makeTask(of id: NoteID, due: FloatingTime?) throws {
        let note = try noteToChange(id)
        var new = NewTask(try TaskText(checking: note.text).text)
        (new.place, new.heading, new.due) = (note.place, note.heading, due)
        let task = try change(.change, voice.words(TaskReply.madeOfNote(note.shortText))) {
            let task = try keepTask(new)
            try movePhotos(of: id, to: task.id)
            try deleteNote(id)
            return task.id
        } subject: {
            .task($0)
        }
        try show(TaskCard(task), note: TaskReply.madeOfNote(note.shortText))
    }

    private func put(_ id: NoteID, under name: String) throws {
        let old = try noteToChange(id)
        let home = try existingHome(named: name)
        let heading = try home == nil ? PlaceName(checking: name).text : nil
        let note = try reviseNote(id, as: NewNote(text: old.text, home: home ?? .loose, newHeading: heading))
        try tell(NoteReply.moved(note.shortText, home: title(of: note.home)), of: .note(id))
    }

    /// "and bread too": on the same line, or below where there are several lines or a whole sentence.
    private func add(_ words: String, to thing: Thing) throws {
        let old = try self.words(of: thing)
        let isList = !old.contains { $0.isNewline } && old.last?.isPunctuation != true
        try reword(thing, as: old + (isList ? ", " : "\n") + words)
    }

    /// "turn it off" of an alarm that rings and comes again: it has been heard, and tomorrow's stays.
    private func silence(_ thing: Thing) throws -> Bool {
        guard thing.kind == .reminder, let reminder = try reminder(ReminderID(thing.id)), reminder.isAlarm,
            reminder.isRepeated, reminder.isOpen
        else { return false }
        _ = try ReminderPress(id: reminder.id, step: .done).perform(in: self)
        return true
    }

    /// Deletes it and says so.
    func delete(_ thing: Thing) throws {
        switch thing.kind {
        case .note: _ = try NotePress(id: NoteID(thing.id), step: .delete).perform(in: self)
        case .reminder: try deleteReminderSaying(ReminderID(thing.id))
        case .place: try deletePlaceSaying(placeToChange(PlaceID(thing.id)))
        case .review: try deleteReviewSaying(ReviewID(thing.id))
        case .task where try task(TaskID(thing.id)).map(sayWhoDeletes) == true: break
        case .task: try deleteTaskSaying(TaskID(thing.id))
        case .occasion: try deleteOccasionSaying(OccasionID(thing.id))
        case .event: try deleteEventSaying(EventID(thing.id))
        case .bundle: try deleteBundleSaying(BundleID(thing.id))
        case .routine: try deleteRoutineSaying(RoutineID(thing.id))
        case .template: try deleteTemplateSaying(TemplateID(thing.id))
        case .heading: try deleteListSaying(HeadingID(thing.id))
        }
    }

    /// What a thing says, or is called.
    func words(of thing: Thing) throws -> String {
        switch thing.kind {
        case .note: try note(NoteID(thing.id))?.text ?? ""
        case .reminder: try reminder(ReminderID(thing.id))?.text ?? ""
        case .task: try task(TaskID(thing.id))?.title ?? ""
        case .event: try event(EventID(thing.id))?.title ?? ""
        case .place, .heading, .review, .occasion, .bundle, .routine, .template: try name(of: thing) ?? ""
        }
    }
}
