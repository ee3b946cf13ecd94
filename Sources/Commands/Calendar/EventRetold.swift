import Actions
import Core
import Language
import Store

/// What is added to the event that was just spoken of, without saying which.
extension Session {
    /// "at 5pm", "until 6", "takes 2 hours", "with Anna", "at Salon Miller", "haircut is at 4"; false for anything else.
    func amendEvent(_ id: EventID, by spoken: Spoken) throws -> Bool {
        let line = spoken.line
        guard let old = try event(id) else { return false }
        if let (name, length) = line.lengthened, name.isEmpty || old.isSaid(by: name, language) {
            try lengthenEvent(id, by: length)
            return true
        }
        if try amend(old, lastingSaidIn: line) { return true }
        if let told = line.toldEnding, line.isPronoun(told.name) {
            try endEvent(id, at: told.time)
            return true
        }
        if let told = line.toldBeginning, line.isPronoun(told.name) {
            try act(.move(told.time), on: id)
            return true
        }
        let hour = line.endingInWholeHour.map { LineReader.read($0, language: line.language) }
        if let said = [line, hour].compactMap(\.self).first(where: { $0.soleTime?.fits(old) == true }) {
            return try amend(old, bySoleTimeOf: said, spoken)
        }
        if !line.isShifted, let told = line.toldTime, old.isSaid(by: told.name, language),
            line.saidClock != nil || line.saysWhen
        {
            try act(.move(told.time), on: id)
            return true
        }
        return try line.timeValues.isEmpty && amend(old, whereOrWithWhomSaidIn: line)
    }

    /// A length alone is said only of what was just kept: "2 hours".
    private func amend(_ old: EventRecord, bySoleTimeOf said: ReadLine, _ spoken: Spoken) throws -> Bool {
        guard try !said.saysLength || said.beginsWithLengthLink || justKept(spoken) == .event(old.id) else {
            return false
        }
        if case .time(let time)? = said.soleTime, try moveOneTime(of: old, to: time, frame(of: spoken)) { return true }
        try amendEvent(old.id, said.text)
        return true
    }

    /// Only with people who are known or called by a name, and only at a pin or a place that has a name: "at last", "with
    /// pleasure" say something else, and whoever comes to an occasion checks in.
    private func amend(_ old: EventRecord, whereOrWithWhomSaidIn line: ReadLine) throws -> Bool {
        var new = NewEvent(old)
        let whole = line.withoutTail, names = whole.namesOfCompany
        if whole.beginsWithCompany, try names.allSatisfy(mayBePerson) || line.areNamed(names) {
            let other = line.saidInstead.flatMap { old.title.inOtherCompany($0.text, line.language) }
            let joined = LineReader.read(old.title, language: language).joined(by: whole.dropFirst.text)
            new.title = try EventText(checking: other ?? joined).text
        } else if let place = line.whereabouts, new.location.isEmpty, new.place == nil, try isPlace(place, line) {
            try put(&new, at: place)
        } else {
            return false
        }
        try show(EventCard(reviseEvent(old.id, as: new).id), note: ReminderReply.followed)
        return true
    }

    /// "at Luigi's instead", "rather at Luigi's" of the event that was kept or replied to last, however else it may read.
    func putElsewhere(_ spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, let place = spoken.line.saidInstead?.place,
            let thing = try spoken.repliedThing ?? justKept(spoken), thing.kind == .event
        else { return false }
        return try `do`(.location(place), with: thing, frame(of: spoken), isTyped: true)
    }

    private func isPlace(_ words: String, _ line: ReadLine) throws -> Bool {
        guard try occasionFinder().find(words) == .near([]) else { return false }
        let isPin = try NameMatcher.match(words, among: names(), as: .place)?.isExact == true
        return isPin || line.areNamed(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// "the haircut takes 2 hours", whichever was spoken of last.
    func stretchEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let told = line.toldLasting, !told.name.isEmpty, !line.isPronoun(told.name),
            LineReader.read(told.time, language: line.language).soleTime?.isStretch == true
        else { return false }
        return try withEvent(told: told.name, isExact: false) { try amendEvent($0, told.time) }
    }

    /// "takes 2 hours", "haircut lasts until 5" of the event spoken of last.
    private func amend(_ event: EventRecord, lastingSaidIn line: ReadLine) throws -> Bool {
        guard let told = line.toldLasting,
            told.name.isEmpty || line.isPronoun(told.name) || event.isSaid(by: told.name, language),
            let time = LineReader.read(told.time, language: line.language).soleTime, time.fits(event), time.isStretch
        else { return false }
        try amendEvent(event.id, told.time)
        return true
    }

    /// "haircut at 4:30" of Friday's haircut that was just spoken of, "appointment moved to Thursday", "haircut an hour
    /// later"; false where another event is meant.
    func retells(_ title: String, _ said: Said) throws -> Bool {
        let line = said.spoken.line
        if line.isShifted || line.saysOldTime, try moveEvent(toldBy: line) { return true }
        if try moveEvent(knownIn: line) || endEvent(toldBy: line, isExact: true) || beginEvent(toldBy: line)
            || endEvent(named: title, saidIn: line) || putEvent(toldBy: line) || keepEventAgain(toldBy: line)
        {
            return true
        }
        let times = said.slots.all.filter(\.isOfTime)
        return try times.count == 1 && retells(title, at: times[0].typed, line)
    }

    private func retells(_ title: String, at words: String, _ line: ReadLine) throws -> Bool {
        let last = try lastThing
        let old = try last.flatMap { $0.kind == .event ? try event(EventID($0.id)) : nil }
        if LineReader.read(title, language: line.language).isMovedAlone {
            guard let old else { throw Refusal(FollowReply.nothing) }
            try act(.move(words), on: old.id)
            return true
        }
        if let old, LineReader.read(title, language: line.language).isBeginningAlone {
            try act(.move(words), on: old.id)
            return true
        }
        guard let old, try mayChange(.event(old.id)) else { return false }
        if try amend(old, lastingSaidIn: line) { return true }
        guard old.repetition == nil, old.isSaid(by: title, language), line.begins(withName: title),
            line.saysLength || line.saysClockAlone && old.start.day != present.day
        else { return false }
        try amendEvent(old.id, words)
        return true
    }
}

extension Session {
    /// "and at 7pm cinema" behind Saturday's coffee: on that Saturday, where no other day is said.
    func besideLast(_ start: FloatingTime, _ line: ReadLine) throws -> FloatingTime {
        guard line.begins(with: .and), line.saysClockAlone, let last = try lastThing,
            last.kind == .event, let other = try event(EventID(last.id))?.start, other.day > present.day
        else { return start }
        return FloatingTime(day: other.day, minute: start.minute)
    }
}

extension EventRecord {
    /// "haircut" of "haircut with Anna".
    func isSaid(by name: String, _ language: LanguageID) -> Bool {
        title.isSaid(by: name)
            || LineReader.read(title, language: language).withoutCompany?.isSaid(by: name) == true
    }
}

extension SaidValue {
    /// What an event can take: a time of day, a length or an end within a day, a rule of days.
    fileprivate func fits(_ event: EventRecord) -> Bool {
        switch self {
        case .time(let time): time.clock != nil && time.length == nil
        case .repetition(let said): !said.rule.isOfClock && said.clocks.count < 2 && said.timesADay == nil
        case .length(let length):
            event.start.minute != nil && length.months == 0 && length.days == 0 && length.seconds >= 60
        case .span(.between(let first, let last, _)): first.clock != nil && last.clock != nil
        default: event.start.minute != nil && endOfDay != nil
        }
    }

    /// How long something goes on, or till what time of day.
    fileprivate var isStretch: Bool { if case .length = self { true } else { endOfDay != nil } }
}

extension ReadLine {
    /// "Thursdays", "Friday 9-10": how often it comes or until when it lasts, rather than one moment.
    var saysRuleOrEnd: Bool {
        switch soleTime {
        case .repetition: true
        case .span(.between(_, let last, _)): last.clock != nil
        default: false
        }
    }

    /// A time of day, and no day.
    var saysClockAlone: Bool { saidClock.map { $0.day == nil } ?? false }

    /// Its first time, where that has a time of day.
    fileprivate var saidClock: SaidTime? {
        guard case .success(let time)? = times.first?.time, time.clock != nil else { return nil }
        return time
    }

    /// At most one word stands before it: "appointment".
    fileprivate func begins(withName name: String) -> Bool {
        let said = text.lowercased()
        guard let start = said.firstRange(of: name.lowercased())?.lowerBound else { return false }
        return said[..<start].split(whereSeparator: \.isWhitespace).count < 2
    }

    /// "Eva", "Tim" of "with Eva and Tim".
    fileprivate var namesOfCompany: [String] {
        text.split { $0.isWhitespace || $0 == "," }.dropFirst().map(String.init).filter { !means($0, .and) }
    }

    fileprivate var saysLength: Bool { timeValues.contains { if case .length = $0.value { true } else { false } } }

    /// Where something is, without a verb: "at Salon Miller".
    fileprivate var whereabouts: String? {
        guard !asks, timeValues.isEmpty, !beginsWithCopula, !endsWithVerb else { return nil }
        return object(of: .locating)
    }
}
