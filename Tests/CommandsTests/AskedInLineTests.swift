import Language
import Testing

@testable import Commands

/// Who is asked to do what in one line.
struct AskedInLineTests {
    @Test(arguments: [
        ("@ben buy coffee, @cara buy cake", ["@ben buy coffee", "@cara buy cake"]),
        ("add @ben buy coffee by 6pm, @cara buy cake", ["@ben buy coffee by 6pm", "@cara buy cake"]),
        ("@ben and @cara clean the bath", ["@ben clean the bath", "@cara clean the bath"]),
        ("@ben, @cara & @dan: clean the bath", ["@ben clean the bath", "@cara clean the bath", "@dan clean the bath"]),
        ("@ben buy bread and @cara buy milk and eggs", ["@ben buy bread", "@cara buy milk and eggs"]),
        ("@ben buy bread", ["@ben buy bread"]), ("@ben call @cara", ["@ben call @cara"]), ("@ben", []),
        ("@ben, @cara", []),
        ("ask ben and cara to pay 10 eur", ["@ben pay 10 eur", "@cara pay 10 eur"]),
        ("ask @ben, @cara and dan to come", ["@ben come", "@cara come", "@dan come"]),
        ("ask ben to buy bread and milk", []), ("ask the doctor and the nurse to come", []), ("ask ben and cara", []),
        ("buy bread @ben", []), ("tell @ben and @cara", []), ("@", []), ("", []),
    ])
    func `Each is a wish by itself`(text: String, parts: [String]) {
        #expect((AskedInLine(LineReader.read(text))?.parts ?? []) == parts)
    }
}
