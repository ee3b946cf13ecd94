/// German words of measures, folded.
enum GermanQuantityWords {
    static let words = QuantityWords(
        rows: lengths + money + [("stern,sterne,sternen", .star)],
        bounds: [
            ("ungefahr,ungefaehr,etwa,circa,ca,zirka,rund,fast,knapp,gut,~", .about),
            (
                "unter,weniger als,hochstens,hoechstens,maximal,max,bis zu,nicht mehr als,im umkreis von,innerhalb von,<",
                .most
            ),
            ("uber,ueber,mehr als,mindestens,wenigstens,minimum,min,ab,>", .least), ("genau,exakt,nur", nil),
        ],
        links: "bis und -", openings: "zwischen von", and: "und &", one: "ein eine einen einem einer",
        half: "halb halbe halben halber", quarter: "viertel", of: "von",
        minutes: "minute minuten min mins", hours: "stunde stunden std h",
        walks: "zu fuss,fussweg,gehzeit,gehminuten,zu gehen,gehen,zum gehen", outOf: "von")

    private static let lengths: [QuantityWords.Row] = [
        ("km,kilometer,kilometern", .length(1000)), ("meter,metern,mtr", .length(1)),
        ("zentimeter,zentimetern,cm", .length(0.01)), ("millimeter,millimetern,mm", .length(0.001)),
        ("meile,meilen", .length(1609.344)), ("seemeile,seemeilen", .length(1852)), ("fuss", .length(0.3048)),
        ("zoll", .length(0.0254)),
    ]

    private static let money: [QuantityWords.Row] = [
        ("euro,euros,eur", .money("EUR")), ("cent,cents", .money("EUR", parts: 100)),
        ("franken,schweizer franken,stutz", .money("CHF")), ("rappen", .money("CHF", parts: 100)),
        ("dollar,us dollar", .money("USD", isAssumed: true)), ("pfund", .money("GBP", isAssumed: true)),
        ("kronen", .money("SEK", isAssumed: true)), ("zloty", .money("PLN")), ("forint", .money("HUF")),
        ("yen", .money("JPY")),
    ]
}
