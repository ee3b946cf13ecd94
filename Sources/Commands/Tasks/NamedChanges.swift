import Actions
import Core
import Foundation
import Language
import Store

/// What is said of to-dos and reminders by their names alone, with no word for what they are.
extension Session {
    /// "skip bath": what repeats and is called so is left out this once; false where nothing is called so.
    func skipOwn(namedIn line: ReadLine) throws -> Bool {
        guard let name = line.object(of: .skipping) else { return false }
        if try skipOwn(withDayIn: name) { return true }
        guard try !tasks(named: name, .wholly).isEmpty || reminders(named: name).contains(where: \.isRepeated) else {
            return try skipOwn(onDaySaidIn: name)
        }
        try act(.skip, onTaskNamed: name)
        return true
    }

    /// "stop the bed sheets": what repeats and is called so comes no more; false where nothing is called so.
    func stopOwn(namedIn line: ReadLine) throws -> Bool {
        guard let name = line.object(of: .stopping) else { return false }
        let tasks = try tasks(named: name, .wholly).filter { $0.repetition != nil }
        let reminders = try reminders(named: name).filter(\.isRepeated)
        switch (tasks.first, reminders.first) {
        case (let task?, nil) where tasks.count == 1: try act(.once, on: task.id)
        case (nil, let reminder?) where reminders.count == 1:
            _ = try ReminderPress(id: reminder.id, step: .stop).perform(in: self)
        default: return false
        }
        return true
    }

    /// Reminders looked through for a day; the next of them.
    private static let mostLooked = 1_000

    /// "skip tomorrow": what repeats and comes next on that day, the one that is spoken of before others.
    private func skipOwn(onDaySaidIn words: String) throws -> Bool {
        let spoken = Spoken(line: LineReader.read(words, language: language))
        guard spoken.line.isDayAlone, let time = try? spoken.timeAlone(), let days = days(of: .time(time), spoken),
            days.first == days.last
        else { return false }
        let coming = try comingReminders(offset: 0, limit: Self.mostLooked).filter { coming in
            let day = WallTime(coming.moment, in: settings.timeZone).day
            return day == days.first && coming.reminder.isRepeated && coming.reminder.isByItself
        }
        let spokenOf = try spokenOf(nil)
        let meant = coming.filter { spokenOf.contains(.reminder($0.reminder.id)) }
        guard let one = meant.first ?? (coming.count == 1 ? coming.first : nil) else { return false }
        try act(.skip, on: one.reminder)
        return true
    }

    /// "change call dentist to tomorrow", "repeat bins every Monday", "vitamins at 7 instead"; false where nothing is called so.
    func changeOwn(namedIn line: ReadLine) throws -> Bool {
        guard !line.asksAboutOwn else { return false }
        if let (name, rule) = line.repeated, try !tasks(named: name, .wholly).isEmpty {
            try act(.amend(rule), onTaskNamed: name)
            return true
        }
        if let (name, time) = line.timedAnew ?? line.setTo, try !toCome(named: name).isEmpty {
            try act(.move(time), onTaskNamed: name)
            return true
        }
        if let (name, time) = line.madeToLast, try withOneEvent(named: name, { try amendEvent($0, time) }) {
            return true
        }
        if let (name, labels) = try labelled(by: line), try !tasks(named: name, .wholly).isEmpty {
            try act(.amend(labels), onTaskNamed: name)
            return true
        }
        for (name, new) in line.changes(.moving) where try act(.move(new), onEventOfDayNamed: name) { return true }
        for (name, new) in line.changes(.moving) where try isTime(new) && !toCome(named: name).isEmpty {
            try act(.move(new), onTaskNamed: name)
            return true
        }
        for (name, new) in line.changes(.changing) {
            let meant = try toCome(named: name)
            guard let first = meant.first else { continue }
            let title = try meant.count == 1 ? words(of: first) : ""
            let isRule = first.kind == .event && LineReader.read(new, language: line.language).saysRuleOrEnd
            let deed: TaskDeed = isRule ? .move(new) : TaskDeed(changingTo: new, line.language)
            try act(deed.keeping(title, around: name, line.language), onTaskNamed: name)
            return true
        }
        return try changeNote(namedIn: line)
    }

    /// "change bench 60kg to bench 65kg", "edit bench", "move apples to fruit" of the one note that is called so.
    private func changeNote(namedIn line: ReadLine) throws -> Bool {
        for (name, new) in line.changes(.changing) {
            guard let note = try onlyNote(called: name) else { continue }
            if try `do`(.replace(name, new), with: note, frame(of: nil), isTyped: true) { return true }
        }
        for (name, new) in line.changes(.moving) where !isTime(new) {
            guard let note = try onlyNote(called: name) else { continue }
            let said = LineReader.read(new, language: line.language)
            try `do`(.home(said.nameOfList ?? new), with: note, frame(of: nil), isTyped: true)
            return true
        }
        guard let name = line.object(of: .changing), let note = try onlyNote(called: name) else { return false }
        try EditNoteQuestion(things: [note], name: name, text: nil).act(on: note, in: self, isTyped: true)
        return true
    }

    /// The note that says just so, with or without the word for a note; nil where none does, or several do.
    private func onlyNote(called name: String) throws -> Thing? {
        let bare = LineReader.read(name, language: language).without(.note).text
        let notes = try notes(named: bare)
        return notes.count == 1 ? notes[0] : nil
    }
}

extension Session {
    private func isTime(_ words: String) -> Bool { (try? time(in: words)) != nil }

    /// "report" and "#work" of "tag report #work".
    private func labelled(by line: ReadLine) throws -> (name: String, labels: String)? {
        guard let object = line.object(of: .labelling) else { return nil }
        let said = LineReader.read(object, language: line.language)
        let slots = try taskSlots(of: said)
        let labels = slots.all.filter { $0.name == SlotName.labels }.map(\.typed)
        guard labels.isEmpty else { return slots.text(SlotName.title).map { ($0, labels.joined(separator: " ")) } }
        guard let (name, label) = said.plainlyLabelled, try !tasks(named: name, .wholly).isEmpty else { return nil }
        return (name, "#\(label)")
    }
}

extension TaskDeed {
    /// A time alone moves it, how urgent or how often it is is added, and anything else is what it is called.
    init(changingTo words: String, _ language: LanguageID) {
        let line = LineReader.read(words, language: language)
        let slots = WishSlots.slots(of: line, for: TaskCommand.about.intent, names: .none, isAsked: true)
        let time = try? FollowUp(timeAlone: line)?.time?.get()
        if time != nil || Int(words).map((0...24).contains) == true {
            self = .move(words)
        } else if slots.text(SlotName.title) == nil, !slots.all.isEmpty {
            self = .amend(words)
        } else {
            self = .rename(words)
        }
    }
}

extension TaskDeed {
    /// "change Jo to Lisa" of "coffee with Jo" leaves the coffee; "roof to roof tiles", "roof to fix the roof" is all that
    /// it is called.
    func keeping(_ title: String, around name: String, _ language: LanguageID) -> TaskDeed {
        let padded = " \(title) "
        guard case .rename(let new) = self, !new.lowercased().hasPrefix(name.lowercased()),
            !LineReader.read(new, language: language).beginsWithDeed,
            let range = padded.range(of: " \(name) ", options: .caseInsensitive)
        else { return self }
        let before = padded[..<range.lowerBound].trimmed, behind = padded[range.upperBound...].trimmed
        let words = { (text: String) in Set(text.lowercased().split(whereSeparator: \.isWhitespace)) }
        guard words("\(before) \(behind)").isDisjoint(with: words(new)) else { return self }
        return .rename([before, new, behind].filter { !$0.isEmpty }.joined(separator: " "))
    }
}

extension ReminderRecord {
    var isRepeated: Bool { isByItself && rule != nil }
}
