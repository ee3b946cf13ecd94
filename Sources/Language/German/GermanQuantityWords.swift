/// German words of measures.
enum GermanQuantityWords {
    static let words = QuantityWords(
        rows: lengths + money + [("stern,sterne,sternen,sternchen", .star)],
        bounds: [
            (phrases("etwa,ca,ca .,circa,zirka,ungefähr,rund,an die,fast,~,knapp"), .about),
            (
                phrases("unter,weniger als,höchstens,maximal,max,bis zu,im umkreis von,innerhalb von,nicht mehr als,<"),
                .most
            ),
            (phrases("über,mehr als,mindestens,wenigstens,minimum,ab,>"), .least), (phrases("genau,exakt"), nil),
        ],
        links: "bis und -", openings: "zwischen von", and: "und &", one: "ein eine einen einer einem",
        half: "halb halbe halben halber",
        quarter: "viertel", of: "von",
        scales: [
            "hundert": 100, "tausend": 1000, "million": 1e6, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9,
            "milliarden": 1e9,
        ], fractions: ["anderthalb": 1.5, "eineinhalb": 1.5, "zweieinhalb": 2.5, "dreieinhalb": 3.5],
        minutes: "minute minuten min", hours: "stunde stunden std h",
        walks: phrases("zu fuss,zu gehen,zum gehen,gehweg,fussweg,gehen,gehzeit,gehminuten,spazieren"),
        outOf: phrases("von,sterne von"))

    private static let lengths: [QuantityWords.Row] = [
        ("kilometer,kilometern,kilometers", .length(1000)), ("meter,metern,meters", .length(1)),
        ("zentimeter", .length(0.01)),
        ("millimeter", .length(0.001)), ("meile,meilen", .length(1609.344)), ("seemeile,seemeilen", .length(1852)),
        ("fuss", .length(0.3048)),
        ("zoll", .length(0.0254)),
    ]

    private static let money: [QuantityWords.Row] = [
        ("euro,euros", .money("EUR")), ("cent,cents", .money("EUR", parts: 100, isAssumed: true)),
        ("dollar,us dollar", .money("USD", isAssumed: true)), ("franken,schweizer franken", .money("CHF")),
        ("rappen", .money("CHF", parts: 100)),
        ("pfund", .money("GBP", isAssumed: true)), ("kronen", .money("SEK", isAssumed: true)), ("zloty", .money("PLN")),
        ("forint", .money("HUF")), ("lira", .money("TRY")), ("yen", .money("JPY")), ("rubel", .money("RUB")),
    ]

    private static func phrases(_ list: String) -> WordPhrases { GermanWords.phrases(list) }
}
