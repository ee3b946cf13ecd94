/// English words of times.
enum EnglishTimeWords {
    static let table = TimeTable(
        numbers + ordinals + units + days + months + parts + clocks + small + whichOnes + repeats, phrases: phrases,
        holidays: EnglishHolidays.names, halfLetters: ["a": .am, "p": .pm],
        exceptions: ["except", "excluding", "excl", "besides", "not", "never"], contrasts: ["but"],
        bareExceptions: ["but"],
        dayGroups: ["mwf": ["mon", "wed", "fri"], "tth": ["tue", "thu"], "tuth": ["tue", "thu"]],
        zoneNouns: ["time"],
        lookalikes: ["sundae", "sundry", "frida", "toddy", "toady", "munday", "mundy", "mondal", "sundar", "sunda"],
        titles: ["uncle", "aunt", "auntie", "mr", "mrs", "ms", "miss", "dr", "cousin", "named", "called"])

    private static let numbers: [TimeTable.Row] =
        counted([
            "zero oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ])
        + [
            ("twenty", .number(20)), ("thirty", .number(30)), ("forty fourty", .number(40)), ("fifty", .number(50)),
            ("sixty", .number(60)), ("seventy", .number(70)), ("eighty", .number(80)), ("ninety", .number(90)),
            ("hundred", .number(100, .scale)), ("thousand", .number(1000, .scale)), ("couple", .number(2, .vague)),
            ("few some", .number(3, .vague)), ("several", .number(3, .vague)), ("dozen", .number(12, .vague)),
            ("a an", .number(1, .a)), ("half", .mark(.half)), ("quarter quarters", .mark(.quarter)),
        ]

    private static func counted(_ words: [String]) -> [TimeTable.Row] {
        words.enumerated().map { ($0.element, .number($0.offset)) }
    }

    private static let ordinals: [TimeTable.Row] =
        [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
            "eighteenth", "nineteenth", "twentieth",
        ].enumerated().map { ($0.element, .ordinal($0.offset + 1)) } + [
            ("thirtieth", .ordinal(30)), ("last", .ordinal(-1)), ("penultimate", .ordinal(-2)),
            ("st nd rd th", .mark(.ordinalEnd)),
        ]

    private static let units: [TimeTable.Row] = [
        ("second", .unit(.second, .weak)), ("sec secs seconds", .unit(.second)), ("s", .unit(.second, .short)),
        ("minute minutes min mins minuts", .unit(.minute)), ("m", .unit(.minute, .short)),
        ("hour hours hr hrs", .unit(.hour)), ("h", .unit(.hour)),
        ("day days", .unit(.day)), ("d", .unit(.day, .short)), ("weekend weekends wkend", .unit(.weekend)),
        ("week weeks wk wks", .unit(.week)), ("w", .unit(.week, .short)), ("fortnight fortnights", .unit(.fortnight)),
        ("month months mth mths", .unit(.month)), ("mo", .unit(.month, .short)),
        ("quarter quarters qtr qtrs", .unit(.quarter)), ("season seasons", .unit(.season)),
        ("year years yr yrs cy fy", .unit(.year)), ("y", .unit(.year, .short)), ("decade decades", .unit(.decade)),
        ("century centuries", .unit(.century)), ("q", .counted(.quarter)), ("weekends", .mark(.plural)),
        ("h", .counted(.half)), ("s", .decade(0)),
    ]

    private static let days: [TimeTable.Row] =
        [
            ("today tday", .day(0)),
            (
                "tomorrow tmrw tmr tmrow tomorow tommorow tommorrow 2morrow 2moro 2mrw tomoz tmw tmoz 2morow 2moz",
                .day(1)
            ),
            ("tom", .day(1, .weak)),
            ("yesterday ystrday", .day(-1)), ("tonight tonite 2nite 2night tonigh", .mark(.tonight)),
            ("otd", .day(0)), ("overmorrow", .day(2)),
        ] + weekdays

    private static let weekdays: [TimeTable.Row] = [
        ("monday", .weekday(1)), ("tuesday", .weekday(2)), ("wednesday wensday wednsday", .weekday(3)),
        ("thursday thrusday thursady thirsday", .weekday(4)), ("friday", .weekday(5)),
        ("saturday saterday", .weekday(6)), ("sunday", .weekday(7)),
        ("mon", .weekday(1)), ("tue tues", .weekday(2)), ("wed weds", .weekday(3)),
        ("thu thur thurs", .weekday(4)), ("fri", .weekday(5)), ("sat", .weekday(6, .weak)), ("sun", .weekday(7, .weak)),
        ("mondays", .weekday(1, .plural)), ("tuesdays", .weekday(2, .plural)), ("wednesdays", .weekday(3, .plural)),
        ("thursdays", .weekday(4, .plural)), ("fridays", .weekday(5, .plural)), ("saturdays", .weekday(6, .plural)),
        ("sundays", .weekday(7, .plural)), ("weekday weekdays workday workdays", .mark(.workday)),
        ("weekdays workdays", .mark(.plural)),
    ]

    private static let months: [TimeTable.Row] =
        [
            ("january", .month(1)), ("february febuary", .month(2)), ("march", .month(3, .weak)), ("april", .month(4)),
            ("may", .month(5, .weak)), ("june", .month(6)), ("july", .month(7)), ("august", .month(8)),
            ("september", .month(9)), ("october", .month(10)), ("november", .month(11)), ("december", .month(12)),
        ]
        + ["jan", "feb", "mar", "apr", "", "jun", "jul", "aug", "sep sept", "oct", "nov", "dec"].enumerated().map {
            ($0.element, .month($0.offset + 1, [.weak, .short]))
        }

    private static let parts: [TimeTable.Row] = [
        ("morning", .part(.morning)), ("mornings", .part(.morning, .plural)),
        ("afternoon arvo", .part(.afternoon)), ("afternoons", .part(.afternoon, .plural)),
        ("evening eve", .part(.evening)),
        ("evenings", .part(.evening, .plural)), ("night nite nighttime", .part(.night)),
        ("nights", .part(.night, .plural)),
        ("lunchtime", .part(.lunch)), ("lunch", .part(.lunch, .weak)), ("breakfast", .part(.breakfast, .weak)),
        ("dinnertime", .part(.dinner)),
        ("daytime", .part(.daytime)), ("midmorning", .part(.morning, .middle)),
        ("midafternoon", .part(.afternoon, .middle)),
        ("spring", .season(.spring, .weak)), ("summer", .season(.summer)), ("autumn", .season(.autumn)),
        ("fall", .season(.autumn, .weak)), ("winter", .season(.winter)),
    ]

    private static let clocks: [TimeTable.Row] = [
        ("noon midday noonish", .hour(12)), ("midnight", .hour(24)), ("am", .mark(.am)), ("pm", .mark(.pm)),
        ("oclock", .mark(.oclock)), ("ish", .mark(.ish)), ("now", .mark(.now)),
        ("eod", .unit(.day, .endOf)), ("eom", .unit(.month, .endOf)), ("eoy", .unit(.year, .endOf)),
        ("eow", .unit(.week, .endOf)), ("bom", .unit(.month, .beginOf)),
    ]

    private static let small: [TimeTable.Row] = [
        ("the", .mark(.the)), ("at @", .mark(.at)), ("on", .mark(.on)), ("in", .mark(.inside)),
        ("within", .mark(.within)), ("of", .mark(.of)), ("during throughout", .mark(.during)), ("from", .mark(.from)),
        ("to til till", .mark(.to)), ("through thru", .mark([.to, .through])), ("until", .mark(.to)),
        ("until til till", .mark(.until)), ("between", .mark(.between)), ("and n &", .mark(.and)),
        ("before", .mark(.before)), ("by", .mark(.by)), ("after", .mark(.after)), ("since", .mark([.since, .ago])),
        ("for", .mark(.forSpan)), ("or", .mark(.or)), ("timer alarm", .mark(.timer)),
        ("onwards onward", .mark(.onward)),
        ("around about approximately approx circa roughly like sometime", .mark(.about)),
        ("ad ce", .mark(.era)), ("be", .mark(.buddhist)), ("more extra", .mark(.more)), ("another", .number(1, .more)),
    ]

    private static let whichOnes: [TimeTable.Row] = [
        ("this current", .mark(.this)), ("next nxt", .mark(.next)), ("following", .mark([.next])),
        ("coming upcoming", .mark(.coming)), ("last", .mark(.last)), ("previous", .mark(.last)), ("past", .mark(.past)),
        ("ago", .mark(.ago)), ("later hence afterwards", .mark(.later)), ("earlier", .mark(.earlier)),
        ("early", .mark(.early)), ("mid middle", .mark(.middle)), ("late", .mark(.late)),
        ("beginning begin start", .mark(.begin)), ("end", .mark(.end)), ("rest remainder", .mark(.rest)),
        ("starting beginning commencing", .mark(.starting)),
        ("all whole full entire", .mark(.all)),
        ("twenties", .decade(20)), ("thirties", .decade(30)), ("forties", .decade(40)), ("fifties", .decade(50)),
        ("sixties", .decade(60)), ("seventies", .decade(70)), ("eighties", .decade(80)), ("nineties", .decade(90)),
    ]

    private static let repeats: [TimeTable.Row] = [
        ("every each ev evry evrey", .mark(.every)), ("other alternate", .mark(.other)), ("times time", .mark(.times)),
        ("done completion finishing finished completed", .mark(.done)),
        ("hourly", .often(.hour)), ("daily everyday", .often(.day)), ("nightly", .often(.day)),
        ("weekly", .often(.week)), ("fortnightly biweekly", .often(.week, 2)), ("monthly", .often(.month)),
        ("bimonthly", .often(.month, 2)), ("quarterly", .often(.month, 3)), ("yearly annually", .often(.year)),
    ]

    private static let phrases: [TimeTable.Row] =
        [
            ("at the moment", .mark(.now)), ("the present", .mark(.this)), ("at the present time", .mark(.now)),
            ("at this moment", .mark(.now)),
            ("right now", .mark(.now)), ("o clock", .mark(.oclock)),
            ("prior to", .mark(.before)), ("earlier than", .mark(.before)), ("sooner than", .mark(.before)),
            ("before or in", .mark([.until, .through])), ("before or on", .mark([.until, .through])),
            ("before or at", .mark([.until, .through])),
            ("at or before", .mark(.until)), ("on or before", .mark(.until)),
            ("in or before", .mark([.until, .through])),
            ("even weeks", .mark(.evenWeeks)), ("even week", .mark(.evenWeeks)),
            ("even calendar weeks", .mark(.evenWeeks)),
            ("odd weeks", .mark(.oddWeeks)), ("odd week", .mark(.oddWeeks)), ("odd calendar weeks", .mark(.oddWeeks)),
            ("no later than", .mark(.until)), ("not later than", .mark(.until)), ("as late as", .mark(.until)),
            ("later than", .mark(.after)), ("greater than", .mark(.after)), ("but before", .mark(.before)),
            ("after or in", .mark(.since)), ("after or on", .mark(.since)), ("after or at", .mark(.since)),
            ("at or after", .mark(.since)), ("on or after", .mark(.since)), ("in or after", .mark(.since)),
            ("as early as", .mark(.since)), ("no earlier than", .mark(.since)), ("not earlier than", .mark(.since)),
            ("ever since", .mark(.since)), ("as of", .mark(.since)), ("and later", .mark(.onward)),
            ("or later", .mark(.onward)), ("and after", .mark(.onward)), ("and onwards", .mark(.onward)),
            ("anytime after", .mark(.after)), ("anytime before", .mark(.before)), ("any time after", .mark(.after)),
            ("any time before", .mark(.before)), ("less than", .mark(.within)), ("up to", .mark(.to)),
            ("up until", .mark([.to, .until])), ("every single", .mark(.every)), ("working day", .mark(.workday)),
            ("business day", .mark(.workday)), ("working days", .mark([.workday, .plural])),
            ("business days", .mark([.workday, .plural])), ("school day", .mark(.workday)),
            ("school days", .mark([.workday, .plural])), ("week end", .unit(.weekend)), ("once a", .mark(.once)),
            ("once per", .mark(.once)),
            ("once every", .mark(.once)), ("once each", .mark(.once)),
            ("twice a", .times(2)), ("twice per", .times(2)), ("twice every", .times(2)), ("twice each", .times(2)),
            ("times a", .mark([.once, .times])), ("x a", .mark([.once, .times])), ("x per", .mark([.once, .times])),
            ("times per", .mark([.once, .times])),
            ("times every", .mark([.once, .times])), ("times each", .mark([.once, .times])),
            ("once done", .mark(.afterDone)), ("when done", .mark(.afterDone)), ("from done", .mark(.afterDone)),
            ("from completion", .mark(.afterDone)), ("counted from done", .mark(.afterDone)),
            ("counted from when it was done", .mark(.afterDone)), ("after i did it", .mark(.afterDone)),
            ("after i do it", .mark(.afterDone)), ("after i have done it", .mark(.afterDone)),
            ("after ive done it", .mark(.afterDone)), ("after doing it", .mark(.afterDone)),
            ("once it is done", .mark(.afterDone)), ("once its done", .mark(.afterDone)),
            ("once i have done it", .mark(.afterDone)), ("once ive done it", .mark(.afterDone)),
        ]
        + ["will", "should", "shouldnt", "would", "wont", "can", "could", "may", "might", "must", "not"].map {
            // "The course will last three weeks."
            ("\($0) last", .mark(.forSpan))
        }
}
