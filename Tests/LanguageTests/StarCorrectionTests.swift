import Testing

@testable import Language

/// "*milk" behind "buy mlik", and stars that only set words off.
struct StarCorrectionTests {
    @Test(
        arguments: [
            ("*milk", "buy mlik", "buy milk"), ("milk*", "buy mlik", "buy milk"),
            ("*oat milk", "buy milk", "buy oat milk"),
            ("*party", "buy wine", nil), ("*milk*", "buy mlik", nil), ("* milk", "buy mlik", nil),
            ("*milk", "buy milk", nil),
            ("*a b c d e", "buy milk", nil),
        ] as [(String, String, String?)])
    func `A star puts the nearest words right`(star: String, text: String, mended: String?) {
        #expect(StarCorrection(star)?.mending(text) == mended)
    }

    @Test(arguments: [
        ("*buy milk*", "buy milk"), ("_buy_ **milk** tomorrow", "buy milk tomorrow"), ("*party", "*party"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("https://a.b/_c_/d", "https://a.b/_c_/d"), ("snake_case_name", "snake_case_name"),
        ("* milk\n* bread", "* milk\n* bread"),
    ])
    func `Marks around words are none of theirs`(text: String, plain: String) {
        #expect(Emphasis.removed(from: text) == plain)
    }
}
