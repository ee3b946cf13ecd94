import Foundation
import Testing

@testable import Language

struct ZoneTests {
    @Test(arguments: [
        ("vienna", "Europe/Vienna"), ("Vienna", "Europe/Vienna"), ("Europe/Vienna", "Europe/Vienna"),
        ("europe / vienna", "Europe/Vienna"), ("viena", "Europe/Vienna"), ("wien", "Europe/Vienna"),
        ("vienna time", "Europe/Vienna"), ("new york", "America/New_York"), ("New York time zone", "America/New_York"),
        ("newyork", "America/New_York"), ("nyc", "America/New_York"), ("münchen", "Europe/Berlin"),
        ("Munich", "Europe/Berlin"), ("são paulo", "America/Sao_Paulo"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("san fransisco", "America/Los_Angeles"), ("PST", "America/Los_Angeles"), ("Eastern time", "America/New_York"),
        ("jst", "Asia/Tokyo"), ("tokio", "Asia/Tokyo"), ("Germany", "Europe/Berlin"), ("London", "Europe/London"),
    ])
    func `A typed zone is read`(typed: String, identifier: String) {
        let zones = TimeZoneReader.read(typed)
        #expect(zones.map(\.timeZone.identifier) == [identifier], "\(typed)")
    }

    @Test(arguments: [
        ("UTC", 0, "UTC"), ("gmt", 0, "UTC"), ("UTC+2", 7200, "UTC+02:00"), ("utc +02:00", 7200, "UTC+02:00"),
        ("GMT-5:30", -19800, "UTC-05:30"), ("+0545", 20700, "UTC+05:45"), ("-3", -10800, "UTC-03:00"),
        ("UTC−8", -28800, "UTC-08:00"), ("+14", 50400, "UTC+14:00"),
    ])
    func `An offset is read`(typed: String, seconds: Int, name: String) {
        let zones = TimeZoneReader.read(typed)
        #expect(zones.map { $0.timeZone.secondsFromGMT() } == [seconds])
        #expect(zones.map(\.name) == [name])
    }

    @Test(arguments: ["CET", "usa", "IST", "australia", "san"])
    func `Several zones that fit are all given`(typed: String) {
        #expect(TimeZoneReader.read(typed).count > 1)
    }

    @Test(arguments: [("viena", true), ("tokio", true), ("vienna", true), ("mars", false), ("UTC+2", true)])
    func `What is more than a letter off is not sure`(typed: String, isSure: Bool) {
        #expect(TimeZoneReader.read(typed).map(\.isSure) == [isSure])
    }

    @Test(arguments: [
        "", "🙂", "nowhere at all", "UTC+15", "+2:75", "+", "12:30", "the", String(repeating: "x", count: 9000),
    ])
    func `What is no zone gives none`(typed: String) {
        #expect(TimeZoneReader.read(typed) == [])
    }

    @Test func `Every known place names a zone of the database`() {
        for tables in LanguageTables.all {
            for (place, identifiers) in tables.zonePlaces.merging(ZoneAbbreviations.table, uniquingKeysWith: { $1 }) {
                for identifier in identifiers {
                    #expect(TimeZone(identifier: identifier) != nil, "\(place): \(identifier)")
                }
                #expect(!TimeZoneReader.read(place, language: tables.id).isEmpty, "\(place)")
            }
        }
    }
}
