import Testing

@testable import Language

/// The same thing on several days of the week, each with hours of its own.
@Suite struct TimetableTests {
    @Test(
        arguments: [
            ("gym mon 7 wed 8", "gym monday at 7 | gym wednesday at 8"),
            ("gym mon wed 7 fri 6", "gym monday at 7 | gym wednesday at 7 | gym friday at 6"),
            ("gym mon 8 and 18, tue 9", "gym monday at 8 | gym monday at 18 | gym tuesday at 9"),
            (
                "physio monday 10:30 wednesday 11 friday 9:15",
                "physio monday at 10:30 | physio wednesday at 11 | physio friday at 9:15"
            ),
            (
                "nursery pickup 4pm mon to thu, 2pm fri",
                "nursery pickup every monday, tuesday, wednesday and thursday at 4pm | nursery pickup every friday at 2pm"
            ),
            (
                "nursery pickup at 4 every weekday, fridays at 2",
                "nursery pickup every monday, tuesday, wednesday and thursday at 4 | nursery pickup every friday at 2"
            ),
            (
                "spanish tuesdays and thursdays 7pm, saturdays 10am",
                "spanish every tuesday and thursday at 7pm | spanish every saturday at 10am"
            ),
            (
                "take pills weekdays at 7 and weekends at 9",
                "take pills every monday, tuesday, wednesday, thursday and friday at 7 | take pills every saturday and sunday at 9"
            ),
            (
                "school 8-13 mon wed and 8-15 tue",
                "school monday 8-13 | school wednesday 8-13 | school tuesday 8-15"
            ),
            ("physics every tue 9-11 and thu 14-16", "physics every tuesday 9-11 | physics every thursday 14-16"),
            (
                "lecture mon 10-12 and wed 14-16 every week until june",
                "lecture every monday 10-12 until june | lecture every wednesday 14-16 until june"
            ),
            ("class tue at 9 and thu at 14 in room 5", "class tuesday at 9 in room 5 | class thursday at 14 in room 5"),
            ("training: mon 18:00, wed 19:00", "training monday at 18:00 | training wednesday at 19:00"),
            (
                "remind me to stretch mon 7 wed 8",
                "remind me to stretch monday at 7 | remind me to stretch wednesday at 8"
            ),
            (
                "remind me mon 7 wed 8 to stretch",
                "remind me monday at 7 to stretch | remind me wednesday at 8 to stretch"
            ),
            ("football at 3 on sat and sun", "football saturday at 3 | football sunday at 3"),
            (
                "remind me to call mum at 9 on saturday and sunday",
                "remind me to call mum saturday at 9 | remind me to call mum sunday at 9"
            ),
            (
                "gym mon 7, wed 8, fri 9 until june",
                "gym every monday at 7 until june | gym every wednesday at 8 until june | gym every friday at 9 until june"
            ),
            ("gym mon 7 wed 8 and call ben fri 9", "gym monday at 7 | gym wednesday at 8 | call ben fri 9"),
            (
                "gym weekdays at 7, weekends at 9 and buy milk",
                "gym every monday, tuesday, wednesday, thursday and friday at 7 | gym every saturday and sunday at 9 | buy milk"
            ),
            ("gym mon 7 wed 8, in room 5", "gym monday at 7 in room 5 | gym wednesday at 8 in room 5"),
            (
                "surgery mon-fri 8-12, tue 14-18",
                "surgery every monday, tuesday, wednesday, thursday and friday 8-12 | surgery every tuesday 14-18"
            ),
            ("yoga mon, wed 7", "yoga monday at 7 | yoga wednesday at 7"),
            // One list of days, and what is none.
            ("physics every tue and thu 9-11", ""), ("shift thu 8-14", ""), ("thu 8-14 and fri 12-20", ""),
            ("remind me mon 7 and wed 8", ""), ("bakery open mon-fri 7-18, sat 7-12", ""),
            ("note library mon 9-17 sat 10-14", ""), ("is gym mon 7 or wed 8?", ""),
            ("run mon 5 km wed 8 km", ""), ("eggs mon 2 wed 3 boxes", ""), ("gym until mon 7 wed 8", ""),
            ("trip fri 8 - sun 18", ""), ("gym mon 7, wed", ""),
            ("move gym to mon 7 and wed 8", ""), ("make it mon 7 and wed 8", ""),
            ("opening hours library: mon 9-17 sat 10-14", ""), ("gym mon, 30 wed 40", ""),
            ("cancel gym mon 7 wed 8", ""),
            ("missed gym mon 7 wed 8", ""), ("lost 3-1 on sat and 2-0 on sun", ""),
            ("course mon 16 18:00 wed 18 19:00", ""),
            ("dentist mon 16 march at 9 and tue 17 march at 10", ""), ("dentist mon 16th 9am, tue 17th 10am", ""),
        ] as [(String, String)])
    func `Days with hours of their own are one thing each`(text: String, parts: String) {
        #expect(WishSplit.timetable(LineReader.read(text)).joined(separator: " | ") == parts)
    }

    @Test(
        arguments: [
            (
                "kind abholen mo bis do 16 uhr, fr 14 uhr",
                "kind abholen jeden montag, dienstag, mittwoch und donnerstag um 16 uhr | kind abholen jeden freitag um 14 uhr"
            ),
            ("nachhilfe di 15 do 16:30", "nachhilfe dienstag um 15 | nachhilfe donnerstag um 16:30"),
            (
                "dienst mo mi 6-14 fr 14-22", "dienst montag 6-14 | dienst mittwoch 6-14 | dienst freitag 14-22"
            ),
            (
                "tabletten werktags 7 uhr, am wochenende 9 uhr",
                "tabletten jeden montag, dienstag, mittwoch, donnerstag und freitag um 7 uhr | "
                    + "tabletten jeden samstag und sonntag um 9 uhr"
            ),
            ("öffnungszeiten bücherei mo 9-17 sa 10-14", ""), ("laufen mo 5 km mi 8 km", ""),
        ] as [(String, String)])
    func `So are German ones`(text: String, parts: String) {
        let line = LineReader.read(text, language: .german)
        #expect(WishSplit.timetable(line).joined(separator: " | ") == parts)
    }
}
