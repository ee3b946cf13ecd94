import Actions
import Core
import Language
import Store

extension Session {
    /// Opens what of one's own a line names, whatever it is: "show water the plants".
    func showOwn(namedIn line: ReadLine) throws -> Bool {
        guard let name = line.object(of: .showing) else { return false }
        return try showOne(of: things(calledJust: name) + toCome(named: name))
    }

    /// Opens what is called just like a whole line that else would only be near a word of some command.
    package func showOwn(calledLike spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.isMisspelt || spoken.followUp?.isNear == true else { return false }
        return try showOne(of: toCome(calledJust: spoken.text.withoutEnd))
    }

    /// "everything on Friday": what is on that day, of which each goes by its own card.
    func showDayToClear(_ words: String, _ spoken: Spoken) throws -> Bool {
        let named = LineReader.read(words, language: spoken.line.language).nameOnDay
        guard SignalWord.everything.isSaid(by: named.name.trimmed), let time = named.time,
            let days = days(of: time, spoken), days.first == days.last
        else { return false }
        try show(CalendarCard(.day(days.first)), note: OwnDayReply.oneByOne)
        return true
    }

    /// Cancels what of one's own is still to come or to be done, and is named so: "cancel sip"; where nothing is, says so
    /// and offers what is coming.
    func cancelOwn(namedIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        let line = understanding.line
        let lines = line.inEachLanguage
        // "beim Zahnarzt absagen" is something to do there.
        guard !line.begins(with: .locating), !line.asksAboutOwn,
            let name = lines.lazy.compactMap({ $0.object(of: .cancelling) }).first
        else {
            return false
        }
        if line.saysAllBut { throw Refusal(OwnDayReply.allBut) }
        if try showDayToClear(name, spoken) || callOff(atTime: name) { return true }
        let just = try toCome(calledJust: name)
        if try act(.delete, onNextNamed: name) || askOneOrAll(of: just) || deleteOne(of: just) { return true }
        if try askNear(name) { return true }
        if let reply = try whoseEvent(titled: name) {
            try say(reply: reply)
            return true
        }
        guard understanding.onlyDeletes else { return false }
        if try isDeedOfFreeDay(spoken) {
            try take(spoken, as: TaskCommand.about.intent)
            return true
        }
        try offerComing(insteadOf: name, spoken)
        return true
    }

    /// "drop off the essay", "cancel the insurance" are to be done, where something else has such words in its name: that one
    /// is asked about; false where nothing has.
    private func askNear(_ name: String) throws -> Bool {
        let near = try toCome(near: name)
        guard !near.isEmpty else { return false }
        let question = DeleteQuestion(things: Array(near.prefix(MoreThings.most)))
        let reply: any Reply = near.count > 1 ? FollowReply.which : TaskChangeReply.noneBut(name)
        try askWhich(question, saying: reply)
        return true
    }

    /// Says that nothing is called so, and offers what is coming and what is due.
    private func offerComing(insteadOf name: String, _ spoken: Spoken) throws {
        let reminders = try comingReminders(offset: 0, limit: Self.mostComing).map { coming in
            (Thing.reminder(coming.reminder.id), coming.reminder.shortText)
        }
        let tasks = try tasks(.open, sort: .due, offset: 0, limit: Self.mostComing).map { task in
            (Thing.task(task.id), task.shortTitle)
        }
        let rows = try (reminders + tasks).compactMap { thing, title in
            try card(of: thing).map { [ShowCard($0).button(FollowReply.thing(thing.kind, title), voice)] }
        }
        try forgetRecall()
        try offerToKeep(spoken, saying: rows.isEmpty ? DoubtReply.unknown(name) : .noneComing(name), rows)
    }

    /// "cancel netflix tomorrow": something to do then, where nothing is on that day that may be meant.
    func isDeedOfFreeDay(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.isDeedOfDay, let value = spoken.line.timeValues.first?.value,
            let days = days(of: value, spoken)
        else { return false }
        return try calendarItems(days.first...days.last).isEmpty
    }

    private static let mostComing = 3

    /// "cancel gym" of what repeats: who deletes a series says so.
    func askOneOrAll(of things: [Thing]) throws -> Bool {
        guard things.count == 1, things[0].kind == .event, case let id = EventID(things[0].id),
            try event(id)?.rule != nil
        else { return false }
        try show(EventCard(id), note: EventDayReply.oneOrAll)
        return true
    }

    /// Gives another name to what is no pin: "rename water the plants to water the roses", and "rename dad to papa" of what
    /// is for dad to that word alone.
    func renameOtherThanPin(_ understanding: Understanding) throws -> Bool {
        guard let meant = understanding.suggestion, Understanding.command(of: meant) is RenamePinCommand.Type,
            let name = understanding.unknownName?.typed, let words = meant.slots.text("name"),
            case let things = try toCome(named: name), let first = things.first
        else { return false }
        let title = try things.count == 1 ? self.words(of: first) : name
        try act(TaskDeed.rename(words).keeping(title, around: name, language), onTaskNamed: name)
        return true
    }

    /// What is to be done, to be told or in the calendar, and has all of some words in its own; called just so before
    /// others.
    func toCome(named words: String) throws -> [Thing] {
        let just = try toCome(calledJust: words)
        return just.isEmpty ? try toCome(near: words) : just
    }

    private func toCome(near words: String) throws -> [Thing] {
        try tasks(named: words, .wholly).map { .task($0.id) }
            + reminders(named: words).filter(\.isByItself).map { .reminder($0.id) }
    }

    private func toCome(calledJust words: String) throws -> [Thing] {
        try tasks(named: words, .wholly).filter { $0.title.isSaid(by: words) }.map { .task($0.id) }
            + reminders(named: words).filter { $0.isByItself && $0.text.isSaid(by: words) }
            .map { .reminder($0.id) }
            + eventsNamed(words).map { .event($0.id) }
    }

    /// The one there is, or the choice of several; false where there is none.
    func showOne(of things: [Thing]) throws -> Bool {
        let cards = try Set(things).sorted { $0.id < $1.id }.compactMap { thing in
            try card(of: thing).map { (thing: thing, card: $0) }
        }
        guard let first = cards.first else { return false }
        guard cards.count > 1 else { try show(first.card); return true }
        try askWhich(OpenQuestion(things: cards.prefix(MoreThings.most).map(\.thing)))
        return true
    }
}

/// What is said of a day of which all is to go.
enum OwnDayReply: Reply {
    case oneByOne, allBut

    var wording: Wording {
        switch self {
        case .oneByOne:
            Wording("ownDay.oneByOne", "Nothing is cancelled yet: open what is to go, and delete it there.")
        case .allBut:
            Wording(
                "ownDay.allBut", "Nothing is cancelled: name what is to go, one thing a line, like `cancel dentist`.")
        }
    }
}
