/// German words of times.
enum GermanTimeWords {
    static let table = TimeTable(
        numbers + ordinals + units + days + months + parts + clocks + small + whichOnes + repeats, phrases: phrases,
        holidays: GermanHolidays.names, halfIsBefore: true, dotIsOrdinal: true)

    private static let ones = [
        "null", "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf",
        "dreizehn", "vierzehn", "funfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
    private static let tens = ["zwanzig", "dreissig", "vierzig", "funfzig", "sechzig", "siebzig", "achtzig", "neunzig"]

    private static let numbers: [TimeTable.Row] =
        ones.enumerated().map { ($0.element, .number($0.offset)) }
        + tens.enumerated().map { ($0.element, .number($0.offset * 10 + 20)) }
        + tens.enumerated().flatMap { ten in
            (1...9).map { ("\($0 == 1 ? "ein" : ones[$0])und\(ten.element)", .number(ten.offset * 10 + 20 + $0)) }
        }
        + [
            ("ein eine einen einem einer eines", .number(1, .a)), ("paar", .number(2, .vague)),
            ("einige mehrere", .number(3, .vague)), ("hundert", .number(100, .scale)),
            ("tausend", .number(1000, .scale)), ("halb halbe halben", .mark(.half)), ("viertel", .mark(.quarter)),
        ]

    private static let ordinals: [TimeTable.Row] =
        [
            "erst", "zweit", "dritt", "viert", "funft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft", "zwolft",
        ].enumerated().map { inflected($0.element, .ordinal($0.offset + 1)) } + [inflected("letzt", .ordinal(-1))]

    /// With the endings of an adjective.
    private static func inflected(_ stem: String, _ word: TimeWord) -> TimeTable.Row {
        (["e", "en", "er", "es", "em"].map { stem + $0 }.joined(separator: " "), word)
    }

    private static let units: [TimeTable.Row] = [
        ("sekunde sekunden sek", .unit(.second)), ("minute minuten min", .unit(.minute)),
        ("stunde stunden std h", .unit(.hour)), ("tag tage tagen tages", .unit(.day)),
        ("woche wochen", .unit(.week)), ("wochenende wochenenden", .unit(.weekend)),
        ("monat monate monaten monats", .unit(.month)), ("quartal quartale quartals", .unit(.quarter)),
        ("jahr jahre jahren jahres", .unit(.year)), ("jahrzehnt jahrzehnte", .unit(.decade)),
        ("jahrhundert jahrhunderts", .unit(.century)), ("q", .counted(.quarter)), ("kw", .unit(.week)),
    ]

    private static let days: [TimeTable.Row] = [
        ("heute", .day(0)), ("morgen", .day(1)), ("ubermorgen", .day(2)), ("gestern", .day(-1)),
        ("vorgestern", .day(-2)), ("heutabend", .mark(.tonight)),
        ("montag mo", .weekday(1)), ("dienstag di", .weekday(2)), ("mittwoch mi", .weekday(3)),
        ("donnerstag do", .weekday(4)), ("freitag fr", .weekday(5)), ("samstag sonnabend sa", .weekday(6)),
        ("sonntag", .weekday(7)), ("so", .weekday(7, .weak)),
        ("montags", .weekday(1, .plural)), ("dienstags", .weekday(2, .plural)), ("mittwochs", .weekday(3, .plural)),
        ("donnerstags", .weekday(4, .plural)), ("freitags", .weekday(5, .plural)), ("samstags", .weekday(6, .plural)),
        ("sonntags", .weekday(7, .plural)), ("werktag werktage arbeitstag", .mark(.workday)),
        ("werktags wochentags", .mark([.workday, .plural])),
    ]

    private static let months: [TimeTable.Row] = [
        ("januar janner jan", .month(1)), ("februar feber feb", .month(2)), ("marz", .month(3)),
        ("april apr", .month(4)),
        ("mai", .month(5)), ("juni jun", .month(6)), ("juli jul", .month(7)), ("august aug", .month(8)),
        ("september sep sept", .month(9)), ("oktober okt", .month(10)), ("november nov", .month(11)),
        ("dezember dez", .month(12)),
    ]

    private static let parts: [TimeTable.Row] = [
        ("morgen fruh vormittag morgens vormittags", .part(.morning)), ("nachmittag nachmittags", .part(.afternoon)),
        ("abend abends", .part(.evening)), ("nacht nachts", .part(.night)), ("mittagszeit", .part(.lunch)),
        ("fruhling fruhjahr", .season(.spring)), ("sommer", .season(.summer)), ("herbst", .season(.autumn)),
        ("winter", .season(.winter)),
    ]

    private static let clocks: [TimeTable.Row] = [
        ("mittag mittags", .hour(12)), ("mitternacht", .hour(24)), ("uhr", .mark(.oclock)), ("jetzt", .mark(.now)),
    ]

    private static let small: [TimeTable.Row] = [
        ("der die das den dem", .mark(.the)), ("um", .mark(.at)), ("am an", .mark(.on)), ("in", .mark(.inside)),
        ("im", .mark(.inside)), ("innerhalb", .mark(.within)), ("des vom von", .mark(.of)), ("wahrend", .mark(.during)),
        ("von vom ab", .mark(.from)), ("bis", .mark([.to, .until])), ("zwischen", .mark(.between)),
        ("und", .mark(.and)),
        ("oder", .mark(.or)), ("vor", .mark([.before, .ago])), ("nach", .mark([.after, .past])),
        ("seit", .mark([.since, .ago])), ("fur", .mark(.forSpan)), ("gegen circa ca etwa ungefahr", .mark(.about)),
        ("mal", .mark(.times)), ("weitere weiteren", .mark(.more)), ("zu", .mark([])),
    ]

    private static let whichOnes: [TimeTable.Row] = [
        ("diese diesen dieser dieses diesem", .mark(.this)),
        ("nachste nachsten nachster nachstes nachstem", .mark(.next)),
        ("kommende kommenden kommender kommendes", .mark(.coming)),
        ("letzte letzten letzter letztes vorige vorigen voriges vergangene vergangenen", .mark(.last)),
        ("spater", .mark(.later)), ("fruher", .mark(.earlier)), ("anfang", .mark(.begin)), ("mitte", .mark(.middle)),
        ("ende", .mark(.end)), ("rest", .mark(.rest)), ("ganze ganzen ganzer ganzes", .mark(.all)),
        ("beginnend", .mark(.starting)),
    ]

    private static let repeats: [TimeTable.Row] = [
        ("jede jeden jeder jedes alle", .mark(.every)), ("stundlich", .often(.hour)), ("taglich", .often(.day)),
        ("wochentlich", .often(.week)), ("monatlich", .often(.month)), ("jahrlich", .often(.year)),
        ("vierteljahrlich", .often(.month, 3)), ("erledigt erledigung", .mark(.done)),
    ]

    private static let phrases: [TimeTable.Row] = [
        ("im moment", .mark(.now)), ("ab jetzt", .mark([])), ("einmal pro", .mark(.once)), ("einmal im", .mark(.once)),
        ("einmal in der", .mark(.once)), ("bis zum", .mark([.to, .until])), ("bis zur", .mark([.to, .until])),
        ("spatestens", .mark(.until)), ("fruhestens", .mark(.since)), ("heute abend", .mark(.tonight)),
        ("heute nacht", .mark(.tonight)),
    ]
}
