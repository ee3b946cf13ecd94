/// German words of times.
enum GermanTimeWords {
    static let table = TimeTable(
        (numbers + ordinals + units + days + weekdays + weekdayParts + months + parts + clocks + small + whichOnes
            + repeats).map(spelled),
        phrases: (phrases + alwaysPhrases + sharpHours).map { (words: Folding.fold($0.words), does: $0.does) },
        holidays: GermanHolidays.names,
        exceptions: ["ausser", "ausgenommen", "nicht", "nie"], contrasts: ["aber"], zoneNouns: ["zeit"],
        lookalikes: [
            "morgan", "margen", "morden", "morgue", "moron", "haute", "hefte", "montan", "sonnwend", "morten", "morges",
            "freytag", "freitas", "freital",
        ],
        titles: ["onkel", "tante", "herr", "herrn", "frau", "dr", "cousin", "cousine", "familie"],
        grammar: [
            .halfIsBefore, .dotIsOrdinal, .agoIsBefore, .pastIsAfter, .onHoldsThe, .edgeStandsAlone,
            .minutesFollowOclock, .dayFirst, .oftenIsAdverb, .secondIsOther, .hourTellsTime,
        ])

    /// With umlauts as they are folded, and as they are typed without them.
    private static func spelled(_ row: TimeTable.Row) -> TimeTable.Row {
        (
            words: GermanWords.spelled(row.words.split(separator: " ").map(String.init)).joined(separator: " "),
            does: row.does
        )
    }

    private static let ones = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
    private static let tens = ["zwanzig", "dreissig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]

    private static let numbers: [TimeTable.Row] =
        [
            "null", "eins", "zwei zwo", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
            "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
        ].enumerated().map { ($0.element, .number($0.offset)) }
        // "um sechse", as it is said in Austria and Bavaria.
        + ["dreie", "viere", "fünfe", "sechse", "siebene"].enumerated().map { ($0.element, .number($0.offset + 3)) }
        + ["neune", "zehne", "elfe", "zwölfe"].enumerated().map { ($0.element, .number($0.offset + 9)) }
        + tens.enumerated().map { ($0.element, .number(20 + 10 * $0.offset)) }
        + tens.enumerated().flatMap { ten in
            ones.enumerated().map { one in
                ("\(one.element)und\(ten.element)", .number(21 + 10 * ten.offset + one.offset))
            }
        }
        + [
            ("hundert", .number(100, .scale)), ("tausend", .number(1000, .scale)), ("paar", .number(3, .vague)),
            ("einige mehrere", .number(3, .vague)), ("dutzend", .number(12, .vague)),
            ("ein eine einen einer einem eines ne nen ner", .number(1, .a)),
            ("halb halbe halben halber halbes", .mark(.half)), ("anderthalb eineinhalb", .number(1, .half)),
            ("zweieinhalb", .number(2, .half)), ("dreieinhalb", .number(3, .half)), ("viertel", .mark(.quarter)),
            ("dreiviertel", .number(3, .quarter)),
        ]

    private static let ordinals: [TimeTable.Row] =
        [
            "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft", "zwölft",
            "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt", "achtzehnt", "neunzehnt", "zwanzigst",
        ].enumerated().map { (declined($0.element), .ordinal($0.offset + 1)) } + [
            (declined("einundzwanzigst"), .ordinal(21)), (declined("dreissigst"), .ordinal(30)),
            (declined("letzt"), .ordinal(-1)), (declined("vorletzt"), .ordinal(-2)),
            ("ten sten te ste ter ster", .mark(.ordinalEnd)),
        ]

    /// "nächst" as "nächste nächsten nächster ...".
    private static func declined(_ stem: String) -> String {
        ["e", "en", "er", "es", "em"].map { stem + $0 }.joined(separator: " ")
    }

    private static let units: [TimeTable.Row] = [
        ("sekunde sekunden sek", .unit(.second)), ("minute minuten min mins", .unit(.minute)),
        ("stunde stunden std stdn", .unit(.hour)), ("h", .unit(.hour)),
        ("viertelstunde viertelstunden", TimeWord(number: 15, unit: .minute)),
        ("dreiviertelstunde", TimeWord(number: 45, unit: .minute)), ("halbstunde", TimeWord(number: 30, unit: .minute)),
        ("tag tage tagen tages", .unit(.day)), ("wochenende wochenendes we", .unit(.weekend)),
        ("wochenenden wochenends", .unit(.weekend, .plural)),
        ("woche wochen kw kalenderwoche", .unit(.week)), ("monat monate monaten monats", .unit(.month)),
        ("quartal quartale quartals", .unit(.quarter)), ("halbjahr", .unit(.half)),
        ("jahr jahre jahren jahres", .unit(.year)), ("jahrzehnt jahrzehnte jahrzehnten", .unit(.decade)),
        ("jahrhundert jahrhunderts", .unit(.century)),
    ]

    private static let days: [TimeTable.Row] = [
        ("heute heut", .day(0)), ("morgen mrg mrgn", .day(1)), ("übermorgen", .day(2)), ("gestern", .day(-1)),
        ("vorgestern", .day(-2)), ("morgn", .day(1)),
    ]

    private static let names = [
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]

    private static let weekdays: [TimeTable.Row] =
        names.enumerated().map { ($0.element, .weekday($0.offset + 1)) }
        + names.enumerated().map { ($0.element + "s", .weekday($0.offset + 1, .plural)) }
        // "Samstach", as it is said.
        + names.enumerated().filter { $0.element.hasSuffix("tag") }.map {
            ($0.element.dropLast() + "ch", .weekday($0.offset + 1))
        }
        // "so" is another word far more often.
        + ["mo", "di", "mi mittw", "do", "fr", "sa", "sonnt"].enumerated().map {
            ($0.element, .weekday($0.offset + 1, .weak))
        } + [
            ("sonnabend", .weekday(6)), ("sonnabends", .weekday(6, .plural)),
            ("werktag arbeitstag schultag", .mark(.workday)),
            ("werktage werktagen arbeitstage arbeitstagen schultage schultagen", .mark(.workday)),
            ("werktags wochentags", .mark([.workday, .plural])),
        ]

    /// "Freitagabend", "Samstagvormittag".
    private static let weekdayParts: [TimeTable.Row] = (names + ["sonnabend"]).enumerated().flatMap { number, name in
        [
            ("früh", DayPart.morning), ("morgen", .morning), ("vormittag", .morning), ("mittag", .lunch),
            ("nachmittag", .afternoon), ("abend", .evening), ("nacht", .night),
        ].map { ending, part in (name + ending, TimeWord(weekday: number < 7 ? number + 1 : 6, part: part)) }
    }

    private static let months: [TimeTable.Row] =
        [
            "januar jänner", "februar feber", "märz", "april", "mai", "juni juno", "juli", "august", "september",
            "oktober", "november", "dezember",
        ].enumerated().map { ($0.element, .month($0.offset + 1)) }
        + ["jan jän", "feb", "mär mrz", "apr", "", "jun", "jul", "aug", "sep sept", "okt", "nov", "dez"].enumerated()
        .map {
            ($0.element, .month($0.offset + 1, [.weak, .short]))
        }

    private static let parts: [TimeTable.Row] = [
        ("morgen", .part(.morning)), ("früh morgens vormittag vormittags", .part(.morning)),
        ("nachmittag nachmittags", .part(.afternoon)), ("abend abends", .part(.evening)),
        ("nacht nachts", .part(.night)), ("frühstück", .part(.breakfast, .weak)), ("tagsüber", .part(.daytime)),
        ("mittagszeit mittagspause", .part(.lunch)),
        ("frühling frühjahr", .season(.spring)), ("sommer", .season(.summer)), ("herbst", .season(.autumn)),
        ("winter", .season(.winter)),
    ]

    private static let clocks: [TimeTable.Row] = [
        ("mittag mittags", .hour(12)), ("mitternacht", .hour(24)), ("uhr", .mark(.oclock)), ("jetzt", .mark(.now)),
        ("vm", .mark(.am)), ("nm", .mark(.pm)), ("feierabend", .unit(.day, .endOf)),
        ("monatsende monatsletzten monatsletzter", .unit(.month, .endOf)), ("jahresende", .unit(.year, .endOf)),
        ("monatsanfang", .unit(.month, .beginOf)), ("monatsersten monatserster", .ordinal(1)),
    ]

    private static let small: [TimeTable.Row] = [
        ("die das den dem", .mark(.the)), ("der des", .mark([.the, .of])), ("um @", .mark(.at)),
        ("gegen", .mark([.at, .about])), ("am zum zur übers", .mark(.on)), ("im in", .mark(.inside)),
        ("innerhalb binnen", .mark(.within)), ("während", .mark(.during)), ("von", .mark([.from, .of])),
        ("vom", .mark([.from, .of])), ("bis", .mark([.to, .until])), ("zwischen zw", .mark(.between)),
        ("und u &", .mark(.and)),
        ("vor", .mark(.before)), ("spätestens", .mark(.by)), ("nach", .mark(.after)), ("ab", .mark(.since)),
        ("seit", .mark([.since, .ago])), ("für fürs", .mark(.forSpan)), ("lang", .mark(.long)), ("oder", .mark(.or)),
        ("timer wecker", .mark(.timer)), ("ungefähr circa ca etwa zirka rund", .mark(.about)),
        ("weitere", .mark(.more)),
    ]

    private static let whichOnes: [TimeTable.Row] = [
        ("diese diesen dieser dieses diesem", .mark(.this)), (declined("nächst"), .mark(.next)),
        (declined("folgend"), .mark(.next)), (declined("übernächst"), .number(2, .next)),
        (declined("kommend"), .mark(.coming)), (declined("letzt"), .mark(.last)),
        ("vorige vorigen voriger voriges vergangene vergangenen vergangener", .mark(.last)),
        ("später drauf danach", .mark(.later)), ("früher", .mark(.earlier)), ("frühen früher frühem", .mark(.early)),
        ("späten später spät", .mark(.late)), ("anfang", .mark(.early)), ("mitte", .mark(.middle)),
        ("ende", .mark(.end)),
        ("beginn start", .mark(.begin)), ("rest", .mark(.rest)), ("beginnend startend", .mark(.starting)),
        ("ganze ganzen ganzer ganzes", .mark(.all)), ("ganztägig ganztags", .unit(.day, .all)),
    ]

    private static let repeats: [TimeTable.Row] = [
        ("jede jeden jeder jedes jedem", .mark(.every)), ("alle aller", .mark(.everyOfSeveral)),
        ("anderen andere", .mark(.other)),
        ("mal male", .mark(.times)), ("erledigung erledigen erledigt fertig abschluss", .mark(.done)),
        ("stündlich", .often(.hour)), ("täglich", .often(.day)), ("wöchentlich", .often(.week)),
        ("vierzehntägig zweiwöchentlich", .often(.week, 2)), ("monatlich", .often(.month)),
        ("zweimonatlich", .often(.month, 2)), ("vierteljährlich quartalsweise", .often(.month, 3)),
        ("halbjährlich", .often(.month, 6)), ("jährlich alljährlich", .often(.year)),
    ]

    private static let phrases: [TimeTable.Row] = [
        ("gerade woche", .mark(.evenWeeks)), ("gerade wochen", .mark(.evenWeeks)), ("geraden woche", .mark(.evenWeeks)),
        ("geraden wochen", .mark(.evenWeeks)), ("gerader woche", .mark(.evenWeeks)), ("gerade kw", .mark(.evenWeeks)),
        ("geraden kw", .mark(.evenWeeks)), ("gerader kw", .mark(.evenWeeks)),
        ("gerade kalenderwoche", .mark(.evenWeeks)),
        ("geraden kalenderwochen", .mark(.evenWeeks)),
        ("ungerade woche", .mark(.oddWeeks)), ("ungerade wochen", .mark(.oddWeeks)),
        ("ungeraden woche", .mark(.oddWeeks)),
        ("ungeraden wochen", .mark(.oddWeeks)), ("ungerader woche", .mark(.oddWeeks)),
        ("ungerade kw", .mark(.oddWeeks)),
        ("ungeraden kw", .mark(.oddWeeks)), ("ungerader kw", .mark(.oddWeeks)),
        ("ungerade kalenderwoche", .mark(.oddWeeks)),
        ("ungeraden kalenderwochen", .mark(.oddWeeks)),
        ("am so", .weekday(7)), ("so um", .mark([.at, .about])), ("so gegen", .mark([.at, .about])),
        ("ca .", .mark(.about)),
        ("genau um", .mark(.at)), ("pünktlich um", .mark(.at)), ("um punkt", .mark(.at)), ("zw .", .mark(.between)),
        ("im moment", .mark(.now)), ("gerade jetzt", .mark(.now)), ("ein uhr", .hour(1)),
        ("bis einschliesslich", .mark([.to, .until, .through])), ("bis inklusive", .mark([.to, .until, .through])),
        ("bis spätestens", .mark(.until)), ("bis spaetestens", .mark(.until)), ("bis zum", .mark([.to, .until])),
        ("bis zur", .mark([.to, .until])), ("bis vor", .mark(.before)), ("erst ab", .mark(.since)),
        ("ende monat", .unit(.month, .endOf)), ("ende jahr", .unit(.year, .endOf)),
        ("unter der woche", .mark([.workday, .plural, .weak])), ("einmal pro", .mark(.once)),
        ("einmal im", .mark(.once)),
        ("einmal in der", .mark(.once)), ("einmal die", .mark(.once)), ("einmal am", .mark(.once)),
        ("1x pro", .mark(.once)), ("x pro", .mark([.once, .times])), ("x am", .mark([.once, .times])),
        ("x die", .mark([.once, .times])),
        ("zweimal pro", .times(2)), ("zweimal im", .times(2)), ("zweimal in der", .times(2)),
        ("zweimal die", .times(2)), ("zweimal am", .times(2)), ("2x pro", .times(2)), ("2x am", .times(2)),
        ("dreimal pro", .times(3)), ("dreimal im", .times(3)), ("dreimal in der", .times(3)),
        ("dreimal die", .times(3)), ("dreimal am", .times(3)), ("3x pro", .times(3)), ("3x am", .times(3)),
        ("jeden zweiten tag", TimeWord(frequency: .day, interval: 2)),
        ("in der früh", .part(.morning)), ("in der frueh", .part(.morning)), ("zu mittag", .hour(12)),
        ("heute in der nacht", .mark(.tonight)),
        ("sobald erledigt", .mark(.afterDone)), ("wenn erledigt", .mark(.afterDone)),
        ("ab erledigung", .mark(.afterDone)), ("ab dem erledigen", .mark(.afterDone)),
        ("nachdem ich es gemacht habe", .mark(.afterDone)), ("nachdem ich es erledigt habe", .mark(.afterDone)),
        ("nachdem es erledigt ist", .mark(.afterDone)), ("nachdem es gemacht ist", .mark(.afterDone)),
        ("gezählt ab dem erledigen", .mark(.afterDone)),
    ]

    /// "immer montags", "immer am 15."; "wie immer" says nothing of a time.
    private static let alwaysPhrases: [TimeTable.Row] =
        [("immer am", .mark(.every)), ("immer jeden", .mark(.every)), ("wie immer", .mark([]))]
        + names.enumerated().flatMap { day in
            ["", "s"].map { ("immer \(day.element)\($0)", .weekday(day.offset + 1, .plural)) }
        }

    /// "punkt 12", "punkt 8 Uhr"; other numbers alone may be those of points.
    private static let sharpHours: [TimeTable.Row] =
        [("punkt 12", .hour(12)), ("punkt zwölf", .hour(12))] + (1...24).map { ("punkt \($0) uhr", .hour($0)) }
}
