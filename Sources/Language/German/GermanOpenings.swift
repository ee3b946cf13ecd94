/// What a German line may begin with instead of the word that tells the bot to do something: "erinnern Sie mich",
/// "erinnerst du mich", and "weck mi" as it is said in the south.
enum GermanOpenings {
    static let table: [String: String] = Dictionary(
        formal.map { ("\($0) sie", $1) } + familiar.flatMap { verb, told in [(verb, told), ("\(verb) du", told)] }
            + southern,
        uniquingKeysWith: { first, _ in first })

    private static let formal = [
        ("erinnern", "erinner"), ("wecken", "weck"), ("zeigen", "zeig"), ("sagen", "sag"), ("schreiben", "schreib"),
        ("setzen", "setz"), ("stellen", "stell"), ("verschieben", "verschieb"), ("loschen", "lösch"),
        ("loeschen", "lösch"), ("streichen", "streich"), ("notieren", "notier"), ("merken", "merk"),
        ("suchen", "such"), ("geben", "gib"), ("nehmen", "nimm"), ("fugen", "füg"), ("fuegen", "füg"),
        ("tragen", "trag"), ("speichern", "speicher"), ("teilen", "teil"), ("andern", "änder"), ("aendern", "änder"),
        ("haken", "hak"),
    ]

    private static let familiar = [
        ("erinnerst", "erinner"), ("weckst", "weck"), ("zeigst", "zeig"), ("sagst", "sag"), ("stellst", "stell"),
    ]

    private static let southern =
        ["erinner", "erinnere", "erinnerst"].flatMap { ["\($0) mi", "\($0) ma"] }.map { ($0, "erinner mich") }
        + ["weck", "wecke", "weckst"].map { ("\($0) mi", "weck mich") }
}
