import Core
import Foundation
import Testing

struct SunTests {
    /// From the almanac tables of the cities, which have whole minutes.
    @Test(arguments: [
        ("Vienna", 48.21, 16.37, "Europe/Vienna", "2026-06-21", "04:54", "20:58"),
        ("Vienna", 48.21, 16.37, "Europe/Vienna", "2026-12-21", "07:42", "16:03"),
        ("Monaco", 43.74, 7.42, "Europe/Monaco", "2026-03-20", "06:34", "18:42"),
        ("Sydney", -33.87, 151.21, "Australia/Sydney", "2026-12-21", "05:41", "20:05"),
        ("New York", 40.71, -74.01, "America/New_York", "2026-07-04", "05:29", "20:30"),
        ("Quito", -0.18, -78.47, "America/Guayaquil", "2026-09-23", "06:03", "18:09"),
        ("Kiritimati", 1.87, -157.43, "Pacific/Kiritimati", "2026-03-20", "06:34", "18:40"),
    ]) func `The sun rises and sets when it should`(
        _ city: String, _ latitude: Double, _ longitude: Double, _ zone: String, _ day: String, _ rise: String,
        _ set: String
    ) throws {
        let site = OpeningSite(
            coordinate: Coordinate(clampingLatitude: latitude, longitude: longitude),
            zone: try #require(TimeZone(identifier: zone)))
        let number = try OpeningRows.day(Substring(day))
        let minutes = { (text: String) in text.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 } }
        #expect(abs(try #require(site.minute(of: .sunrise, on: number)) - minutes(rise)) <= 3)
        #expect(abs(try #require(site.minute(of: .sunset, on: number)) - minutes(set)) <= 3)
        let dawn = try #require(site.minute(of: .dawn, on: number))
        let dusk = try #require(site.minute(of: .dusk, on: number))
        #expect(dawn < minutes(rise) && dusk > minutes(set))
    }

    @Test func `Where the sun stays down, nobody knows when it rises`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        let site = OpeningSite(coordinate: Coordinate(clampingLatitude: 69.65, longitude: 18.96), zone: zone)
        let hours = try #require(OpeningHours("sunrise-sunset"))
        #expect(site.minute(of: .sunrise, on: try OpeningRows.day("2026-12-21")) == nil)
        let noon = try OpeningRows.time("2026-12-21", "12:00")
        #expect(hours.state(at: noon, site: site).row == "unknown sun")
    }

    @Test(arguments: [
        ("sunrise-sunset", "2026-06-21", "06:00 open", "21:30 closed"),
        ("sunrise-sunset", "2026-12-21", "07:00 closed", "15:30 open"),
        ("(sunrise+02:00)-(sunset-01:00)", "2026-06-21", "06:00 closed", "19:30 open"),
        ("(sunrise+02:00)-(sunset-01:00)", "2026-06-21", "07:00 open", "20:10 closed"),
        ("dawn-dusk", "2026-06-21", "04:30 open", "22:30 closed"),
        ("sunset-sunrise", "2026-06-21", "04:00 open", "05:30 closed"),
        ("sunset-02:00", "2026-06-21", "01:00 open", "20:00 closed"),
        ("08:00-sunset", "2026-12-21", "15:00 open", "17:00 closed"),
        ("sunrise-07:00", "2026-12-21", "06:00 closed", "07:30 closed"),
    ]) func `Hours follow the sun`(_ text: String, _ day: Substring, _ first: String, _ second: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let site = OpeningSite(coordinate: Coordinate(clampingLatitude: 48.21, longitude: 16.37), zone: zone)
        let hours = try #require(OpeningHours(text))
        for check in [first, second] {
            let words = check.split(separator: " ")
            let state = hours.state(at: try OpeningRows.time(day, words[0]), site: site)
            #expect(state.row == words[1], "\(words[0])")
        }
    }
}
