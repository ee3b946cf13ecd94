import Core
import Foundation
import Testing

/// When it is asked whether an occasion has come.
struct OccasionMomentsTests {
    private static let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    private static func moment(_ text: String) -> Date {
        let wall = text.split(separator: " ")
        return (try? Date("\(wall[0])T\(wall[1]):00+01:00", strategy: .iso8601)) ?? .distantPast
    }

    private static let workdays = OccasionHours(days: [1, 2, 3, 4, 5], minute: 17 * 60)
    private static let meeting = OccasionEntry(
        start: moment("2026-11-24 10:00"), end: moment("2026-11-24 11:00"), isWholeDay: false)
    private static let call = OccasionEntry(
        start: moment("2026-11-24 10:00"), end: moment("2026-11-24 10:00"), isWholeDay: false)
    private static let feast = OccasionEntry(
        start: moment("2026-11-28 00:00"), end: moment("2026-11-29 00:00"), isWholeDay: true)

    @Test(
        arguments: [
            (workdays, nil, "2026-11-23 16:59", "2026-11-23 17:00", nil),
            (workdays, nil, "2026-11-23 17:00", "2026-11-24 17:00", nil),
            // From Friday to Monday.
            (workdays, nil, "2026-11-27 17:00", "2026-11-30 17:00", nil),
            (OccasionHours(minute: 0), nil, "2026-11-27 17:00", "2026-11-28 00:00", nil),
            (OccasionHours(days: [1], minute: 60), nil, "2026-11-23 01:00", "2026-11-30 01:00", nil),
            (nil, meeting, "2026-11-23 08:00", "2026-11-24 09:30", .before),
            (nil, meeting, "2026-11-24 09:30", "2026-11-24 10:00", .when),
            (nil, meeting, "2026-11-24 10:00", "2026-11-24 11:00", .after),
            (nil, meeting, "2026-11-24 11:00", nil, nil),
            (nil, call, "2026-11-24 10:00", "2026-11-24 11:00", .after),
            (nil, feast, "2026-11-24 10:00", "2026-11-27 18:00", .before),
            (nil, feast, "2026-11-27 18:00", "2026-11-28 09:00", .when),
            (nil, feast, "2026-11-28 09:00", "2026-11-29 09:00", .after),
            // Whatever is first.
            (workdays, meeting, "2026-11-23 12:00", "2026-11-23 17:00", nil),
            (workdays, meeting, "2026-11-23 17:00", "2026-11-24 09:30", .before),
            (nil, nil, "2026-11-23 17:00", nil, nil),
        ] as [(OccasionHours?, OccasionEntry?, String, String?, OccasionRelation?)])
    func `The next moment, and of which side it is`(
        hours: OccasionHours?, entry: OccasionEntry?, after: String, next: String?, side: OccasionRelation?
    ) {
        let moments = OccasionMoments(hours: hours, entry: entry)
        let found = moments.next(after: Self.moment(after), in: Self.vienna)
        #expect(found == next.map { Self.moment($0) })
        #expect(found.flatMap { moments.side(at: $0) } == side)
    }

    @Test func `A usual time that the clocks leave out comes at the first moment behind it`() throws {
        let hours = OccasionHours(minute: 150)
        let next = OccasionMoments(hours: hours, entry: nil).next(
            after: try Date("2026-03-28T12:00:00Z", strategy: .iso8601), in: Self.vienna)
        #expect(try next == Date("2026-03-29T01:00:00Z", strategy: .iso8601))
    }

    @Test func `What ends before it begins has no length`() {
        let entry = OccasionEntry(start: Self.meeting.end, end: Self.meeting.start, isWholeDay: false)
        #expect(entry.end == entry.start)
    }
}
