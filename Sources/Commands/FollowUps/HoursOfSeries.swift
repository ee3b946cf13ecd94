import Actions
import Core
import Language
import Store

/// The hours of what comes again.
extension Session {
    /// "15 instead of 14" of what comes at several hours a day: that one is moved; without the old one nothing is.
    func retimeHour(of thing: Thing, to said: SaidTime, _ frame: TimeFrame) throws -> Bool {
        guard said.day == nil, said.length == nil, said.clock != nil, let series = try series(of: thing),
            !series.rule.isOfClock, series.minutes.count > 1, series.rule.hours.count < Self.hoursOfStretch
        else { return false }
        let before = heard.flatMap { FollowUp(LineReader.read($0, language: language))?.timeBefore }
        func minute(of time: SaidTime?, beside minute: Int) -> Int? {
            time.flatMap {
                NewTime.minute(of: $0, insteadOf: WallTime(day: series.next, hour: 0, minute: minute), in: frame)
            }
        }
        let old = minute(of: before, beside: Self.noon)
        guard
            let was = series.minutes.first(where: { $0 == old })
                ?? series.minutes.first(where: { $0 % 720 == old.map { $0 % 720 } }),
            let new = minute(of: said, beside: was)
        else { throw Refusal(RepeatReply.whichHour(series.minutes.map { measures.clock($0) })) }
        var rule = SaidRepeat(rule: series.rule)
        (rule.rule.hours, rule.rule.minutes) = ([], [])
        rule.clocks = (series.minutes.filter { $0 != was } + [new]).sorted().map(SaidTime.Clock.init(minuteOfDay:))
        try `repeat`(thing, rule, frame, nil)
        return true
    }

    private static let noon = 720
    /// "every hour from 9 to 17" is one stretch.
    private static let hoursOfStretch = 6

    /// "on Fridays an hour later" of what comes on Mondays, too: it is so much later on those days, and stays on the others.
    func shiftSome(of thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard let shift = spoken.line.shiftOfDays, let minute = try series(of: thing)?.minute,
            case let new = minute + Int(shift.length.seconds) / 60, shift.length.days == 0, (0..<1440).contains(new)
        else { return false }
        return try changeSeries(thing, spoken.saying("\(shift.days) \(spoken.line.words(ofMinute: new))"))
    }
}
