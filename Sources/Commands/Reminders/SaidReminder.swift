import Language

/// What a line says of a reminder, before it is known whether it says enough.
struct SaidReminder {
    private(set) var words: String?
    private(set) var time: SaidTime?
    /// Why what was said of the time cannot be one moment.
    private(set) var problem: TimeProblem?
    /// The number before the words, where it may be the hour that was not said.
    private(set) var hour: LeadingHour?
    private(set) var isUrgent = false

    init(_ said: Said) {
        words = said.slots.text("title")
        do throws(TimeProblem) { time = try said.slots.time("start") ?? said.minutes } catch { take(error) }
        takeSecondTime(said.slots)
        takeMoreWords(said.slots)
        takeTie(said)
        takePriority(said)
        takeHour(said.spoken.line.language)
        words = words.map { said.spoken.line.plain(title: $0) }.map(said.spoken.line.withoutSpeaker)
    }

    /// "by Friday", "today by 5 pm": what has to be done until then is told then.
    private mutating func take(_ found: TimeProblem) {
        if case .manyMoments(_, .span(.until(let limit, _))) = found {
            time = limit
        } else {
            problem = found
        }
    }

    /// "at 9 … every day", "on Monday … at 9"; a time that does not go with the first is words.
    private mutating func takeSecondTime(_ slots: Slots) {
        guard let second = slots["time"] else { return }
        if let whole = Self.repetition(slots) {
            (time, problem) = (nil, .manyMoments(second.typed, .repetition(whole)))
        } else if let whole = try? slots.time("time").flatMap({ time?.joined(with: $0) }) {
            time = whole
        } else {
            words = words.map { "\($0) \(second.typed)" }
        }
    }

    /// How often and when, said apart.
    private static func repetition(_ slots: Slots) -> SaidRepeat? {
        switch (slots[SlotName.start]?.value, slots["time"]?.value) {
        case (.repetition(let often), .time(let time)), (.time(let time), .repetition(let often)):
            often.joined(with: time)
        case (.repetition(let often), .timeSpan(let span)): span.limit.flatMap { often.ending($0) }
        case (.repetition(let often), .length(let length)): often.lasting(length)
        default: nil
        }
    }

    /// Words behind the time; "look at 3 houses" has no time in it.
    private mutating func takeMoreWords(_ slots: Slots) {
        guard let more = slots.text("more") else { return }
        let number = time?.isBareHour == true ? slots[SlotName.start]?.typed : nil
        if number != nil { time = nil }
        words = words.map { ([$0, number, more] as [String?]).compactMap(\.self).joined(separator: " ") }
    }

    /// "when I am at Billa, remind me to buy sugar": as if it stood at the end.
    private mutating func takeTie(_ said: Said) {
        guard let tie = said.slots["tie"] else { return }
        let clause = said.spoken.line.string(0..<tie.range.upperBound)
        words = words.map { "\($0) \(clause)" }
    }

    /// "call mum, urgent", "urgent: call mum".
    private mutating func takePriority(_ said: Said) {
        let line = words.map { LineReader.read($0, language: said.spoken.line.language) }
        let cut = line?.beforePriority.flatMap { $0.level == 1 ? $0.text : nil }
        isUrgent = cut != nil || said.slots.contains("title") && said.spoken.line.leadingPriority == 1
        words = cut ?? words
    }

    /// Where only days were said, a number before the words may be the time of day: "tomorrow 9 call mum".
    private mutating func takeHour(_ language: LanguageID) {
        guard (time?.isDayAlone ?? problem?.isOfDays) == true else { return }
        guard let found = words.flatMap({ LeadingHour($0, language: language) }) else { return }
        guard found.isSure else {
            hour = found
            return
        }
        words = found.rest
        time?.clock = found.clock
        problem = problem?.at(found.clock)
    }
}

extension TimeProblem {
    /// It comes on days that were said, without a time of day.
    fileprivate var isOfDays: Bool { repetition.map { $0.clocks.isEmpty && $0.part == nil } ?? false }

    /// The same at a time of day.
    fileprivate func at(_ clock: SaidTime.Clock) -> TimeProblem {
        guard case .manyMoments(let typed, .repetition(var said)) = self else { return self }
        said.clocks = [clock]
        return .manyMoments(typed, .repetition(said))
    }
}
