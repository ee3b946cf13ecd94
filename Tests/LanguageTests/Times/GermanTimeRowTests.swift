import Core
import Foundation
import Testing

@testable import Language

/// German times, as they are meant on Saturday, 14 March 2026 at nine.
struct GermanTimeRowTests {
    /// Words, and where they begin; with their end or their rule behind it.
    static let rows: [(String, String)] = [
        ("am 23ten um 14.30", "2026-03-23T14:30:00"), ("Abendessen 1930 morgen", "2026-03-15T19:30:00"),
        ("14h30 mo", "2026-03-16T14:30:00"), ("nicht vor freitag", "2026-03-20"),
        ("im juli vom 4. bis zum 11.", "2026-07-04 2026-07-12"), ("um halb vier", "2026-03-14T15:30:00"),
        ("halb eins", "2026-03-14T12:30:00"),
        ("um viertel vor acht", "2026-03-14T19:45:00"), ("um viertel acht", "2026-03-14T19:15:00"),
        ("um dreiviertel acht", "2026-03-14T19:45:00"), ("fünf vor halb neun", "2026-03-14T20:25:00"),
        ("um zehn nach zwölf", "2026-03-14T12:10:00"), ("15 Uhr 30", "2026-03-14T15:30:00"),
        ("um 15.30 Uhr", "2026-03-14T15:30:00"), ("15h", "2026-03-14T15:00:00"), ("um acht", "2026-03-14T20:00:00"),
        ("mittags", "2026-03-14T12:00:00"), ("um Mitternacht", "2026-03-15T00:00:00"),
        ("gegen 8", "2026-03-14T20:00:00"),
        ("übermorgen", "2026-03-16"), ("uebermorgen", "2026-03-16"), ("vorgestern", "2026-03-12"),
        ("morgen früh um 7", "2026-03-15T07:00:00"), ("heute morgen um 7", "2026-03-14T07:00:00"),
        ("am Montag morgen um 8", "2026-03-16T08:00:00"), ("Freitagabend um 8", "2026-03-20T20:00:00"),
        ("um 8 Uhr abends", "2026-03-14T20:00:00"), ("in der Früh um 6", "2026-03-15T06:00:00"),
        ("heute Abend", "2026-03-14T16:00:00 2026-03-14T20:00:00"), ("nächste Woche", "2026-03-16 2026-03-23"),
        ("naechste Woche", "2026-03-16 2026-03-23"), ("kommenden Freitag", "2026-03-20"),
        ("übernächste Woche", "2026-03-23 2026-03-30"), ("übernächsten Freitag", "2026-03-27"),
        ("am 3. Oktober", "2026-10-03"), ("am 3.10.", "2026-10-03"), ("3.10.2026", "2026-10-03"),
        ("Zahnarzt 3.10.", "2026-10-03"), ("3/10", "2026-10-03"), ("am zweiten Mai", "2026-05-02"),
        ("nächsten Jänner", "2027-01-01 2027-02-01"), ("im Feber", "2027-02-01 2027-03-01"),
        ("in 20 Minuten", "2026-03-14T09:20:00"), ("in einer Viertelstunde", "2026-03-14T09:15:00"),
        ("in anderthalb Stunden", "2026-03-14T10:30:00"), ("in einer halben Stunde", "2026-03-14T09:30:00"),
        ("vor 3 Tagen", "2026-03-11"), ("in 3 Tagen", "2026-03-17"), ("eine Woche nach Ostern", "2026-04-12"),
        ("Christi Himmelfahrt", "2026-05-14"), ("an Heiligabend", "2026-12-24"), ("zu Silvester", "2026-12-31"),
        ("Pfingsten", "2026-05-24"), ("am letzten Freitag des Monats", "2026-03-27"),
        ("von 3 bis 5 Uhr", "2026-03-14T15:00:00 2026-03-14T17:00:00"),
        ("zwischen 14 und 16 Uhr", "2026-03-14T14:00:00 2026-03-14T16:00:00"),
        ("vom 3. bis 5. Oktober", "2026-10-03 2026-10-06"), ("am Wochenende", "2026-03-14 2026-03-16"),
        ("jeden Montag und Mittwoch um 18 Uhr", "2026-03-16T18:00:00 FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=18;BYMINUTE=0"),
        ("alle zwei Wochen", "2026-03-14 FREQ=WEEKLY;INTERVAL=2"), ("montags", "2026-03-16 FREQ=WEEKLY;BYDAY=MO"),
        ("werktags um 7", "2026-03-16T07:00:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0"),
        ("jeden Monat am 15.", "2026-03-15 FREQ=MONTHLY;BYMONTHDAY=15"), ("monatlich", "2026-03-14 FREQ=MONTHLY"),
        ("jeden ersten Montag im Monat", "2026-04-06 FREQ=MONTHLY;BYDAY=1MO"),
        ("einmal pro Woche", "2026-03-14 FREQ=WEEKLY"),
        ("um sechs Uhr fünfundvierzig", "2026-03-15T06:45:00"), ("Dienstag 945", "2026-03-17T09:45:00"),
        ("10-11 morgen", "2026-03-15T10:00:00 2026-03-15T11:00:00"), ("morgen 17 h", "2026-03-15T17:00:00"),
        ("Auto waschen sa", "2026-03-14"),
        ("mitwoch 17 uhr", "2026-03-18T17:00:00"), ("am donerstag um 8", "2026-03-19T08:00:00"),
        ("übermrogen 10 uhr", "2026-03-16T10:00:00"), ("keller räumen samstach", "2026-03-14"),
        ("nächsten Monat am 7.", "2026-04-07"), ("nächsten Monat am 21. um 15 Uhr", "2026-04-21T15:00:00"),
        ("Messe di-do", "2026-03-17 2026-03-20"), ("fr 21-5", "2026-03-20T21:00:00 2026-03-21T05:00:00"),
        ("um 4 oder 5", "2026-03-14T16:00:00"), ("morgen 6.45", "2026-03-15T06:45:00"),
        ("dieses Wochenende oder nächstes", "2026-03-14 2026-03-23"),
        (
            "mo-fr 6.45",
            "2026-03-16T06:45:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45"
        ),
        (
            "montags 9:15 für 20 Minuten",
            "2026-03-16T09:15:00 2026-03-16T09:35:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=15"
        ),
        ("jeden Schultag um 7:15", "2026-03-16T07:15:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=15"),
        ("Sonntag 10 Uhr für 6 Wochen", "2026-03-15T10:00:00 FREQ=WEEKLY;COUNT=6;BYDAY=SU;BYHOUR=10;BYMINUTE=0"),
        ("heute in einer Woche", "2026-03-21"), ("morgen in 14 Tagen um 10", "2026-03-29T10:00:00"),
        ("heute in 2 Stunden", "2026-03-14T11:00:00"), ("Montag in einer Woche", "2026-03-23"),
        ("vom 20. bis 22.", "2026-03-20 2026-03-23"), ("vom 3. bis zum 5. Skifahren", "2026-04-03 2026-04-06"),
        ("morgen 8.00", "2026-03-15T08:00:00"), ("um 17.00h", "2026-03-14T17:00:00"),
        ("14:30h", "2026-03-14T14:30:00"), ("morgen punkt 12", "2026-03-15T12:00:00"),
        ("um punkt acht", "2026-03-14T20:00:00"), ("um halbe achte", "2026-03-14T19:30:00"),
        ("um dreiviertel neune", "2026-03-14T20:45:00"), ("um achte", "2026-03-14T20:00:00"),
        ("morgen zw. 9 u 11", "2026-03-15T09:00:00 2026-03-15T11:00:00"), ("morgen ab 9", "2026-03-15T09:00:00"),
        ("morgen so um 10", "2026-03-15T10:00:00"), ("morgen ca. um 10", "2026-03-15T10:00:00"),
        ("so gegen halb 9", "2026-03-14T20:30:00"), ("am Monatsletzten", "2026-03-21 2026-04-01"),
        ("am Monatsersten", "2026-04-01"), ("Ende Monat", "2026-03-21 2026-04-01"),
        ("Sonntag ganztägig", "2026-03-15 2026-03-16"),
        ("mi den ganzen Tag", "2026-03-18 2026-03-19"), ("wöchentlich Blumen gießen", "2026-03-14 FREQ=WEEKLY"),
        ("immer montags", "2026-03-16 FREQ=WEEKLY;BYDAY=MO"), ("immer am 15.", "2026-03-15 FREQ=MONTHLY;BYMONTHDAY=15"),
        ("jeden 1. im Monat", "2026-04-01 FREQ=MONTHLY;BYMONTHDAY=1"),
        ("jeden 2. Mittwoch", "2026-03-18 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
        ("jeden 2. Mittwoch im Monat", "2026-04-08 FREQ=MONTHLY;BYDAY=2WE"),
        (
            "unter der Woche um 7",
            "2026-03-16T07:00:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0"
        ),
        (
            "montags um 9 außer nächsten Montag",
            "2026-03-23T09:00:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0;EXDATE=20260316"
        ),
    ]

    @Test(arguments: rows) func `A German time is read`(_ text: String, _ expected: String) throws {
        let found = try #require(Self.found(text).first, "nothing was read")
        let words = [found.start, found.end, found.rule].compactMap(\.self).joined(separator: " ")
        #expect(words == expected)
    }

    @Test(arguments: [
        "Version 3.10", "Hausnummer 12", "der beste Sommer", "ich hab die Hose an", "so ein Mist", "mach mal halblang",
        "die zweite Wahl", "Zimmer 415", "bei 350 Grad backen", "wir sind zu dritt", "das kostet 3.50",
        "ein paar Semmeln", "Montage am Haus", "Frau Morgan", "neue Hefte", "Dienste", "“Mitwoch” lesen",
        "unter der Woche Mama anrufen", "Punkt 3 streichen", "wie immer", "Kinder ab 9", "das wöchentliche Treffen",
    ])
    func `What only looks like a time is none`(_ text: String) { #expect(Self.found(text).isEmpty) }

    private static func found(_ text: String) -> [DatesAnswer.Found] {
        DatesService.answer(DatesRequest(text: text, now: "2026-03-14T09:00:00", language: "de-AT"))?.found ?? []
    }
}
