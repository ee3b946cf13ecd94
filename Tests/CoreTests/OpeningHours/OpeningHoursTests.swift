import Core
import Foundation
import TestSupport
import Testing

struct OpeningHoursTests {
    @Test(arguments: [
        "", " ", "call us", "Mo-Fr", "Mo-Fr 08:00", "08:00", "Mo-Fr 08:00-18:60", "Mo-Fr 25:00-26:00",
        "Mo-Fr 08:00-49:00", "Mo-Fr 9-5", "Mo-Fr 08:00-12:00/30", "Mo-Xx 08:00-12:00", "Mo[6] 10:00-12:00",
        "Mo[0] 10:00-12:00", "Mo[1 10:00-12:00", "Feb 30 10:00-12:00", "Jan 32", "week 54", "week", "2026-2024",
        "\"open", "Mo-Fr 10:00-12:00 \"a\" \"b\"", "Mo-Fr 10:00-12:00 Sa 10:00-12:00", "Mo-Fr (sunrise-10:00",
        "(08:00+01:00)-12:00", "Mo 9am-5", "Mo 13:00pm-14:00", "12345", "; ;", "Mo-Fr 08:00-18:00; by phone",
        "täglich 10-18 Uhr", "10:00-12:00 off open", "Jan-2027 Mar", "😀", "Mo||", "24/8",
    ]) func `What leaves room for doubt is not read`(_ text: String) {
        // Whole days and an empty alternative are no doubt.
        let isRead = ["Mo-Fr", "Mo||"].contains(text)
        #expect((OpeningHours(text) != nil) == isRead)
    }

    @Test(arguments: [
        ("Mo-Fr 08:00-18:00", "Mo 07:00", "2026-11-16T08:00:00 open"),
        ("Mo-Fr 08:00-18:00", "Mo 08:00", "2026-11-16T18:00:00 closed"),
        ("Mo-Fr 08:00-18:00", "Fr 18:00", "2026-11-23T08:00:00 open"),
        ("Mo-Fr 08:00-12:00,12:00-18:00", "Mo 09:00", "2026-11-16T18:00:00 closed"),
        ("Mo-Su 00:00-24:00; Dec 25 off", "Mo 09:00", "2026-12-25T00:00:00 closed"),
        ("Fr 20:00-03:00", "Fr 21:00", "2026-11-21T03:00:00 closed"),
        ("Fr 20:00-02:00; Sa 00:00-03:00", "Fr 21:00", "2026-11-21T03:00:00 closed"),
        ("18:00+", "Mo 12:00", "2026-11-16T18:00:00 unknown openEnd"),
        ("Mo 10:00-12:00 \"ring\"", "Mo 09:00", "2026-11-16T10:00:00 unknown \"ring\""),
        ("2028 Jan 1", "Mo 09:00", "2028-01-01T00:00:00 open"),
        ("2031 Jan 1", "Mo 09:00", "never"), ("24/7", "Mo 09:00", "never"), ("off", "Mo 09:00", "never"),
        ("2020-2025 10:00-12:00", "Mo 09:00", "never"),
    ]) func `It knows when it changes next`(_ text: String, _ moment: String, _ expected: String) throws {
        let words = moment.split(separator: " ")
        let change = try #require(OpeningHours(text)).nextChange(after: try OpeningRows.time(words[0], words[1]))
        #expect((change.map { "\($0.moment.text) \($0.state.row)" } ?? "never") == expected)
    }

    @Test(arguments: [
        ("Mo-Fr 08:00-12:00,13:00-18:00", "Mo", "480-720 open, 780-1080 open"), ("Mo-Fr 08:00-12:00", "Sa", ""),
        ("18:00-02:00", "Mo", "1080-1560 open"), ("24/7", "Mo", "0-1440 open"),
        ("08:00-12:00,12:00-14:00", "Mo", "480-840 open"),
        ("18:00-20:00+", "Mo", "1080-1200 open, 1200-1800 unknown openEnd"),
        ("10:00-12:00; Mo off", "Mo", ""), ("10:00-18:00; 12:00-13:00 off", "Mo", "600-720 open, 780-1080 open"),
    ]) func `It lists the hours of a day`(_ text: String, _ day: Substring, _ expected: String) throws {
        let spans = try #require(OpeningHours(text)).spans(on: try OpeningRows.day(day))
        #expect(spans.map { "\($0.start)-\($0.end) \($0.state.row)" }.joined(separator: ", ") == expected)
    }

    @Test(arguments: FuzzRun.seeds(40))
    func `No text breaks it, and its days always have 24 hours`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let site = OpeningSite(coordinate: Coordinate(clampingLatitude: 43.7, longitude: 7.4), zone: .gmt)
        for _ in 0..<60 {
            var text = random.pick(Self.seeds)
            for _ in 0...random.below(2) {
                text =
                    random.below(3) == 0
                    ? random.pick(Self.seeds) + random.pick(Self.joints) + text : random.mutated(text)
            }
            guard let hours = OpeningHours(text) else { continue }
            let now = WallTime(day: 20_000 + random.below(2000), hour: random.below(24), minute: random.below(60))
            let state = hours.state(at: now, site: site)
            for span in hours.spans(on: now.day, site: site) {
                #expect(0 <= span.start && span.start < span.end && span.end <= 2880, "\(text)")
            }
            guard let change = hours.nextChange(after: now, site: site) else { continue }
            #expect(change.moment > now && change.state.kind != state.kind, "\(text)")
            #expect(hours.state(at: change.moment, site: site) == change.state, "\(text)")
            let before = WallTime(seconds: change.moment.seconds - 60)
            #expect(before < now || hours.state(at: before, site: site).kind == state.kind, "\(text)")
        }
    }

    private static let joints = ["; ", ", ", " || ", " ", ";"]
    private static let seeds = [
        "24/7", "Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH off", "Apr-Sep: Mo-Su 10:00-18:00; Oct-Mar off",
        "2026 Dec 20-2027 Jan 6 off", "week 1-53/2 Mo,We 09:00-11:30", "Su[-1] +1 day 22:00-04:00",
        "(sunrise+01:00)-(sunset-00:30)", "Fr 18:00+", "SH,PH Mo-Fr 10:00-12:00 \"ring\"", "easter -2 days off",
        "Mar Su[-1]-Oct Su[-1] 06:00-26:00", "Mo-Fr 9am-5pm", "\"summer\": 10-12", "Dec 25 -Su off || unknown",
    ]
}
