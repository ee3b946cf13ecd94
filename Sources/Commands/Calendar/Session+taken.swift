import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Of what has no end that is known; seconds.
    private static let usualLasting = 3600.0
    private static let halfOfDay = 43_200

    /// What meets a stretch, and where that is an hour of either half of the day, what meets the other one; with their
    /// beginnings.
    func taken(
        _ when: SaidValue?, from start: WallTime, to end: WallTime
    ) throws -> (starts: [WallTime], items: [CalendarItem]) {
        let own = try taken(from: start, to: end)
        let other = WallTime(seconds: start.seconds + (start.minuteOfDay < 720 ? Self.halfOfDay : -Self.halfOfDay))
        guard when?.isOfEitherHalf == true, other >= WallTime(now, in: settings.timeZone) else { return ([start], own) }
        let lasting = end.seconds - start.seconds
        let others = try taken(from: other, to: WallTime(seconds: other.seconds + lasting)).filter { !own.contains($0) }
        return ([start, other].sorted(), (own + others).sorted(by: CalendarItem.isBefore))
    }

    /// "on Friday, 20 Mar at 07:00", "and at 19:00", "from 18:00 to 24:00": what was looked at.
    func said(_ starts: [WallTime], to end: WallTime) -> Wording {
        let start = starts[0], lastDay = WallTime(seconds: end.seconds - 1).day, length = end.seconds - start.seconds
        let day = measures.when(FloatingTime(day: start.day))
        let clocks = starts.map { measures.clock($0.minuteOfDay) }
        if clocks.count > 1 { return FreeReply.either(day, clocks[0], clocks[1]).wording }
        let isOverNight = length < Self.halfOfDay * 2 && end.minuteOfDay > 0
        if lastDay > start.day, !isOverNight {
            let days = [start.day, lastDay].map { measures.inSentence(FloatingTime(day: $0)) }
            return FreeReply.days(days[0], days[1]).wording
        }
        if length == Self.halfOfDay * 2 { return day }
        guard length > Int(Self.usualLasting) else { return FreeReply.at(day, clocks[0]).wording }
        let over = measures.clock(end.day == start.day || isOverNight ? end.minuteOfDay : 1440)
        return FreeReply.hours(day, clocks[0], over).wording
    }

    /// The events of one's calendars, and of the groups that one is in, that meet a stretch of one's own clocks.
    private func taken(from start: WallTime, to end: WallTime) throws -> [CalendarItem] {
        let zone = settings.timeZone
        let days = start.day...max(start.day, WallTime(seconds: end.seconds - 1).day)
        return try (calendarItems(days) + groupItems(days)).sorted(by: CalendarItem.isBefore).filter { item in
            guard item.kind == .event else { return false }
            let over = item.end > item.start ? item.end : item.start.addingTimeInterval(Self.usualLasting)
            let from = WallTime(item.start, in: zone), to = WallTime(over, in: zone)
            return item.isWholeDay || from < end && (to > start || from >= start)
        }
    }
}
