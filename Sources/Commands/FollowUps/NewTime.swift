import Core
import Foundation
import Language
import Store

/// What a new time means for a reminder that has one already.
struct NewTime {
    private let wall: WallTime
    private let frame: TimeFrame
    /// Days from today to its own.
    private let ahead: Int

    init(of reminder: ReminderRecord, in frame: TimeFrame) {
        self.init(at: WallTime(reminder.due, in: frame.zone), in: frame)
    }

    init(at wall: WallTime, in frame: TimeFrame) {
        (self.wall, self.frame) = (wall, frame)
        ahead = wall.day - WallTime(frame.now, in: frame.zone).day
    }

    /// A time of day alone stays on the reminder's day and in its half of the day, a day alone keeps its time of day,
    /// where that is still to come; "3:30" of today's 15:00 is 15:30.
    func reading(_ said: SaidTime) -> SaidTime {
        guard said.length == nil else { return said }
        let said = duringItsNight(said).settled(in: frame).onWeekday(of: wall.day, in: frame)
        var kept = said
        if said.day == nil, ahead >= 0 { kept.day = .ahead(ahead) }
        if let clock = said.clock {
            kept.clock = half(of: clock, said)
        } else if said.part == nil, said.day != nil {
            kept.clock = SaidTime.Clock(hour: wall.minuteOfDay / 60, minute: wall.minuteOfDay % 60)
        }
        switch kept.reading(in: frame) {
        case .moment: return kept
        case .over where said.clock == nil && said.part == nil: return kept
        case .over:
            guard said.day == nil, let clock = kept.clock, clock.half == nil, (1..<12).contains(clock.hour) else {
                return said
            }
            kept.clock?.half = wall.minuteOfDay < 720 ? .am : .pm
            if case .moment = kept.reading(in: frame) { return kept }
            return said
        case .noClock: return said
        }
    }

    /// "4:30" of what is at three in the night is as early.
    private func duringItsNight(_ said: SaidTime) -> SaidTime {
        guard said.isPartMeant == true, wall.minuteOfDay < Self.firstHour * 60 else { return said }
        var said = said
        (said.part, said.isPartMeant) = (nil, nil)
        return said
    }

    private static let evening = 18 * 60
    /// Minutes within which "7:30" of what is at 19:00 is of the same half.
    private static let beside = 120

    /// Before it the other half is meant, but of what is nearly as early: "at 5" of what is at 10:00 is 17:00.
    private static let firstHour = 7

    /// "at 7" of a reminder at 18:00 is 19:00, "at 11" of one at noon 11:00: the nearer one. With another day the hour is
    /// meant as usual, but for what is in the evening and near to that.
    private func half(of clock: SaidTime.Clock, _ said: SaidTime) -> SaidTime.Clock {
        var clock = clock
        let minute = clock.hour * 60 + clock.minute, old = wall.minuteOfDay
        guard clock.half == nil, said.part == nil, (1..<12).contains(clock.hour),
            case let (early, late) = (abs(minute - old), abs(minute + 720 - old)),
            said.day == nil || old >= Self.evening && late <= Self.beside || ahead == 0
        else { return clock }
        let isBeside = said.day == nil && old >= Self.evening && late <= Self.beside
        // "1:30" of what is at 15:00 is no night, "6:00" of what is at nine may be.
        let isOfDay = clock.hour < Self.firstHour && late < early && (Self.firstHour * 60..<Self.evening).contains(old)
        guard clock.isWholeHour || !frame.uses24Hours || isBeside || isOfDay else { return clock }
        let isNight = clock.hour < Self.firstHour && early > Self.beside
        let isMorning = early == late ? old < 720 : early < late
        clock.half = isMorning && !isNight ? .am : .pm
        return clock
    }

    /// The minute of the day that a time of day means for what comes again at `wall`: that it has passed today says
    /// nothing of the days to come. nil where no time of day is said.
    static func minute(of said: SaidTime, insteadOf wall: WallTime, in frame: TimeFrame) -> Int? {
        let day = max(wall.day, WallTime(frame.now, in: frame.zone).day) + 7
        let ahead = WallTime(day: day, hour: 0, minute: wall.minuteOfDay)
        switch NewTime(at: ahead, in: frame).reading(said).reading(in: frame) {
        case .moment(let time): return WallTime(time.date, in: frame.zone).minuteOfDay
        case .over(let date): return WallTime(date, in: frame.zone).minuteOfDay
        case .noClock: return nil
        }
    }
}
