import Core
import Testing

@testable import Language

/// Hours of which a line leaves unsaid what they belong to.
struct HoursToldTests {
    @Test(
        arguments: [
            (
                "antibiotic 8am 2pm 8pm until friday", .english,
                "antibiotic every day 8am, 2pm and 8pm until friday"
            ),
            ("pills at 8am and 8pm for 5 days", .english, "pills every day at 8am and 8pm for 5 days"),
            (
                "remind me at 8am, 2pm and 8pm until friday to give leo antibiotic", .english,
                "remind me every day at 8am, 2pm and 8pm until friday to give leo antibiotic"
            ),
            ("open 8am 5pm until friday", .english, nil), ("pills at 8am until friday", .english, nil),
            ("lunch at 12 and dinner at 7 until friday", .english, nil), ("pills at 8am and 8pm", .english, nil),
            (
                "8 uhr 14 uhr 20 uhr antibiotikum bis freitag", .german,
                "antibiotikum jeden tag 8 uhr, 14 uhr und 20 uhr bis freitag"
            ),
            (
                "tropfen um 8, 14 und 20 uhr bis freitag", .german,
                "tropfen jeden tag um 8, 14 und 20 uhr bis freitag"
            ),
        ] as [(String, LanguageID, String?)])
    func `Several hours before a last day are hours of each day`(text: String, language: LanguageID, plain: String?) {
        #expect(LineReader.read(text, language: language).withHoursOfEachDay == plain)
    }

    @Test(
        arguments: [
            ("monday dentist 9", "dentist monday at 9"), ("mon dentist kim 12.30", "dentist kim mon at 12:30"),
            ("monday eggs 6", nil), ("monday dentist", nil), ("dentist 9", nil), ("monday dentist 9 am", nil),
            ("tuesday dentist room 5", nil),
        ] as [(String, String?)])
    func `A number behind what takes place on a day is its hour`(text: String, plain: String?) {
        #expect(LineReader.read(text, language: .english).withHourBehindThing == plain)
    }

    @Test(
        arguments: [
            ("on fridays an hour later", "on fridays", 3600.0), ("on mondays 2 hours earlier", "on mondays", -7200),
            ("an hour later", nil, nil), ("on fridays at 8", nil, nil),
        ] as [(String, String?, Double?)])
    func `Some days of a series are shifted`(text: String, days: String?, seconds: Double?) {
        let shift = LineReader.read(text, language: .english).shiftOfDays
        #expect(shift?.days == days && shift?.length.seconds == seconds)
    }

    @Test func `An hour of several is told by the one that it takes the place of`() {
        let time = FollowUp(LineReader.read("3pm instead of 2pm", language: .english))?.timeBefore
        #expect(time?.clock?.hour == 2 && time?.clock?.half == .pm)
    }
}
