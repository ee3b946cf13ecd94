import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "make it an hour", "make it 12 at Café Korb", "make it brunch": what the words say besides a title is changed, a
    /// title takes the old one's place.
    func amendEvent(_ id: EventID, _ words: String) throws {
        let line = timeLine(words), old = try eventToChange(id)
        if let longer = line.lengthened, longer.name.isEmpty { return try lengthenEvent(id, by: longer.length) }
        guard !line.timeValues.isEmpty else {
            let event = try retitleEvent(id, to: words)
            return try tell(NoteReply.changed(event.shortTitle), of: .event(id))
        }
        var new = NewEvent(old)
        try amendTime(of: &new, old, line)
        let rest = Spoken(line: line).lengthAlone == nil ? line.withoutTimes.trimmed : ""
        if let place = LineReader.read(rest, language: language).object(of: .locating) {
            try put(&new, at: place)
        } else if let title = new.title.inOtherCompany(rest, language) ?? (line.isTelling(rest) ? rest : nil) {
            new.title = try EventText(checking: title).text
        } else if !rest.isEmpty, !LineReader.read(rest, language: language).tokens.allSatisfy({ $0.kind == .word }) {
            // "saturday and 4" says more than was understood.
            throw Refusal(EventReply.noTime(words))
        }
        try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
    }

    /// "12 at Café Korb", "8 with Tim": a number that begins the words is an hour.
    private func timeLine(_ words: String) -> ReadLine {
        let line = LineReader.read(words, language: language)
        guard line.timeValues.isEmpty, line.tokens.count > 1, line.tokens[0].kind == .number,
            line.means(line.tokens[1].key, .locating) || line.dropFirst.beginsWithCompany
        else { return line }
        return LineReader.read("\(LanguageTables.tables(for: language).leads.hour) \(words)", language: language)
    }

    /// What is said of when it begins, of how long it lasts, or of both: "9 to 10".
    private func amendTime(of new: inout NewEvent, _ old: EventRecord, _ line: ReadLine) throws {
        let slots = WishSlots.slots(of: line, for: EventCommand.about.intent, names: .none, isAsked: true)
        let times = try eventTimes(Said(spoken: Spoken(line: line), slots: slots))
        if let start = times.start, times.rule != nil || times.finish != nil {
            let saysDay = times.rule.map { !$0.days.isEmpty || !$0.monthDays.isEmpty }
            let day = saysDay ?? slots.all.contains(where: \.value.saysDay) ? start.day : old.start.day
            // "friday to sunday" of what has an hour is of whole days from then on.
            let isOfDays = times.finish.map { $0.minute == nil } == true
            new.move(to: FloatingTime(day: day, minute: isOfDays ? nil : start.minute ?? old.start.minute))
            new.rule = times.rule ?? new.rule
            new.finish = times.finish?.adding(days: day - start.day) ?? new.finish
        } else if let end = line.timeValues.lazy.compactMap(\.value.endOfDay).first, new.start.minute != nil {
            new.finish = try finish(at: end, of: new.start)
        } else if let time = line.times.first {
            new.move(to: try newStart(of: old, time.time.get(), frame(of: nil)))
        }
        if new.start.minute != nil, new.start != old.start || times.zone != nil {
            new.zone = times.zone ?? settings.timeZone
        }
        if let length = line.timeValues.lazy.compactMap(\.value.howLong).first, new.start.minute != nil {
            let end = WallTime(seconds: new.start.wall.seconds + length.days * 86_400 + Int(length.seconds))
            new.finish = FloatingTime(day: end.day, minute: end.minuteOfDay)
        }
    }
}

extension Session {
    /// A day that has passed is read as one of next year.
    static let longestDays = 200

    /// When it is over: a time of day on the day that it begins, or the last of its days.
    func endEvent(_ id: EventID, at said: SaidTime) throws {
        let event = try eventToChange(id)
        var new = NewEvent(event)
        if said.clock != nil, new.start.minute != nil {
            new.finish = try finish(at: said, of: new.start)
        } else {
            // "Friday", "the 12th" is the first from when it begins.
            guard let day = dayMeant(by: said, from: new.start.day),
                (new.start.day...new.start.day + Self.longestDays).contains(day)
            else {
                throw Refusal(EventReply.endsBefore(measures.when(event.start)))
            }
            // What lasts till a day and has no hour at which it ends is of whole days.
            if new.finish?.minute == nil { new.move(to: FloatingTime(day: new.start.day)) }
            new.finish = FloatingTime(day: day, minute: new.finish?.minute)
        }
        try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
    }

    /// The day that is meant; a weekday, and a day of the month without one, is the first from some day on.
    func dayMeant(by said: SaidTime, from first: Int) -> Int? {
        let start = FloatingTime(day: max(first, present.day)).moment(in: settings.timeZone)
        let isBare = said.isComingWeekday || said.isDayOfMonthAlone
        let frame = isBare ? TimeFrame(now: start, settings: settings) : frame(of: nil)
        return SaidValue.time(said).span(in: frame)?.start?.day
    }

    /// The first such time of day behind the beginning: "5:30" of 16:00 is in the afternoon.
    private func finish(at end: SaidTime, of start: FloatingTime) throws -> FloatingTime {
        let zone = settings.timeZone, moment = start.moment(in: zone)
        guard case .moment(let read) = end.reading(in: TimeFrame(now: moment, settings: settings)) else {
            throw Refusal(EventReply.noTime(""))
        }
        let isHalfOpen = end.clock.map { $0.half == nil && $0.hour < 12 } == true
        let isLater = isHalfOpen && read.date.timeIntervalSince(moment) > 43_200
        return FloatingTime(isLater ? read.date.addingTimeInterval(-43_200) : read.date, in: zone)
    }
}

extension String {
    /// "supper with Eva and Tim" of "supper with Eva" and "with Eva and Tim"; nil where those words name nobody.
    func inOtherCompany(_ words: String, _ language: LanguageID) -> String? {
        let line = LineReader.read(self, language: language)
        guard LineReader.read(words, language: language).beginsWithCompany else { return nil }
        return "\(line.withoutCompany ?? self) \(words)"
    }
}
