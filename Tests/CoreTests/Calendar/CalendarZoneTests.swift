import Core
import Foundation
import Testing

/// Zones that a calendar brings itself, beside those of the world.
struct CalendarZoneTests {
    private static let custom = ZoneChanges(
        first: 3600,
        changes: [
            ZoneChanges.Change(moment: 2_000_000, offset: 3600, isDaylight: false),
            ZoneChanges.Change(moment: 1_000_000, offset: 7200, isDaylight: true),
        ])

    @Test(arguments: [(0, 3600), (999_999, 3600), (1_000_000, 7200), (1_999_999, 7200), (2_000_000, 3600)])
    func `A zone of its own has its offset at each moment`(moment: Int, offset: Int) {
        #expect(CalendarZone.custom(name: "X", Self.custom).offset(at: moment) == offset)
    }

    @Test(arguments: [
        // Skipped: counted on from before the change. Twice: the first.
        (1_003_600, 1_000_000), (1_005_000, 1_001_400), (2_005_000, 1_997_800), (2_010_000, 2_006_400),
    ])
    func `Its clocks show a time at one moment`(wall: Int, moment: Int) {
        let zone = CalendarZone.custom(name: "X", Self.custom)
        #expect(zone.moment(of: WallTime(seconds: wall)).timeIntervalSince1970 == Double(moment))
    }

    @Test(arguments: ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata"])
    func `Zones of the world agree with how wall time is read elsewhere`(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        for day in 0..<800 {
            for minute in [0, 90, 150, 170] {
                let wall = WallTime(day: 20_300 + day, hour: 0, minute: minute)
                #expect(CalendarZone.named(zone).moment(of: wall) == wall.moments(in: zone).dates[0])
            }
        }
    }

    @Test func `Times are kept as they are through storage`() throws {
        let vienna = try #require(TimeZone(identifier: "Europe/Vienna"))
        var entry = CalendarEntry(.event, uid: "1", start: .zoned(WallTime(seconds: 7), .named(vienna)))
        entry.end = .at(.zoned(WallTime(seconds: 8), .custom(name: "X", Self.custom)))
        entry.repetition.without = [.day(CalendarDate(dayNumber: -400)), .floating(WallTime(seconds: 1))]
        let data = try JSONEncoder().encode(entry)
        #expect(try JSONDecoder().decode(CalendarEntry.self, from: data) == entry)
    }
}
