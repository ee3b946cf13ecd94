import Actions
import Core
import Foundation
import Language
import Store

/// What a line says of an event that the calendar has: that it is at another time, or goes on longer.
extension Session {
    /// "exam got moved to 3pm", "the exam is an hour later", "the exam is at 5, not at 4", "Sara moved coffee to 4", "the
    /// exam is at 5"; asks where several are called so, and is false where none is.
    func moveEvent(toldBy line: ReadLine) throws -> Bool {
        let line = line.object(of: .moving).map { LineReader.read($0, language: line.language) } ?? line
        guard !line.asks else { return false }
        if let (name, words) = line.toldAnew {
            if try saysIsOver(name, words) { return true }
            let length = FollowUp(LineReader.read(words, language: line.language))?.length
            return try withEvent(told: name, isExact: length != nil) { id in
                try length.map { try shiftEvent(id, by: $0) } ?? act(.move(words), on: id)
            }
        }
        if let (who, name, words) = line.movedBySomebody {
            return try withEvent(told: name, by: who, isExact: false) { try act(.move(words), on: $0) }
        }
        return try moveEvent(toldPlainlyBy: line) || moveEvent(knownIn: line)
    }

    /// "lunch is now at 1", said a day after it: what is over gets no other hour without a day. False for what is to come.
    private func saysIsOver(_ name: String, _ words: String) throws -> Bool {
        guard LineReader.read(words, language: language).saysClockAlone, case let events = try eventsNamed(name),
            let last = events.first, events.allSatisfy({ $0.isOver(before: present.day) })
        else { return false }
        try show(EventCard(last.id), note: EventDeedReply.isOver)
        return true
    }

    /// "and the barber at 11", of one that is called just so and comes once.
    func moveEvent(knownIn line: ReadLine) throws -> Bool {
        guard let (name, words) = line.knownAtTime else { return false }
        return try withEvent(told: name, isExact: true) {
            try act(.move(words), on: $0)
        } where: {
            $0.rule == nil
        }
    }

    /// "the exam is at 5", which does not say that it was at another time: only of what is called so with an article, or
    /// is soon, and comes once.
    private func moveEvent(toldPlainlyBy line: ReadLine) throws -> Bool {
        guard let (name, words) = line.toldTime, !line.tellsPast, line.timeValues.count == 1,
            case .time = line.timeValues[0].value
        else { return false }
        let isDefinite = line.beginsDefinitely
        return try withEvent(told: name, isExact: !isDefinite) {
            try act(.move(words), on: $0)
        } where: {
            $0.rule == nil && (isDefinite || $0.start.day <= present.day + 1)
        }
    }

    /// "extend the meeting by 30 minutes", "the meeting is 30 minutes longer".
    func lengthenEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, length) = line.lengthened, !name.isEmpty else { return false }
        return try withEvent(told: name, isExact: false) { try lengthenEvent($0, by: length) }
    }

    /// So much longer than it lasts; of less than nothing shorter.
    func lengthenEvent(_ id: EventID, by length: SaidLength) throws {
        let event = try eventToChange(id)
        var new = NewEvent(event)
        if event.start.minute == nil, length.isOfDays {
            let last = (event.finish ?? event.start).day + length.days
            guard (event.start.day...event.start.day + Self.longestDays).contains(last) else {
                throw Refusal(EventReply.endsBefore(measures.when(event.start)))
            }
            new.finish = FloatingTime(day: last)
            return try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
        }
        guard event.start.minute != nil, let finish = event.finish else {
            throw Refusal(EventReply.noEnd(event.shortTitle))
        }
        let end = WallTime(seconds: finish.wall.seconds + length.days * 86_400 + Int(length.seconds))
        guard end > event.start.wall else { throw Refusal(EventReply.endsBefore(measures.when(event.start))) }
        new.finish = FloatingTime(day: end.day, minute: end.minuteOfDay)
        try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
    }

    /// The event to come that is called so, by all of its words or (unless `isExact`) by some: of several those that name
    /// whoever told of it, or were just spoken of, else it is asked which.
    func withEvent(
        told name: String, by who: String? = nil, isExact: Bool, _ body: (EventID) throws -> Void,
        where fits: (EventRecord) -> Bool = { _ in true }
    ) throws -> Bool {
        let title = TitleFinder.bare(name, language: language)
        guard TitleFinder.isName(title, language: language) else { return false }
        let coming = try toComeRather(eventsNamed(name)).filter(fits)
        let exact = coming.filter { $0.isSaid(by: name, language) || $0.isSaid(by: title, language) }
        let called = exact.isEmpty && !isExact ? coming.filter { $0.isOf(title, language) } : exact
        let known = try lastRecall?.things ?? []
        let named = called.filter { event in who.map { event.title.localizedCaseInsensitiveContains($0) } == true }
        let spokenOf = called.filter { known.contains(.event($0.id)) }
        let meant = [named, spokenOf].first { !$0.isEmpty } ?? called
        guard let first = meant.first else { return false }
        if meant.count == 1 {
            try body(first.id)
        } else {
            try askWhich(OpenQuestion(things: meant.map { .event($0.id) }), saying: EventDeedReply.which)
        }
        return true
    }
}

extension EventRecord {
    /// The words are in what it is called, and not only in who else is there: "lunch" of "lunch with Ben".
    fileprivate func isOf(_ words: String, _ language: LanguageID) -> Bool {
        (LineReader.read(title, language: language).withoutCompany ?? title).localizedCaseInsensitiveContains(words)
    }
}
