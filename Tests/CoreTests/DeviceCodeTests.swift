import Core
import TestSupport
import Testing

struct DeviceCodeTests {
    @Test(arguments: ["k7mp3xq9", "K7MP3XQ9", "k7mp-3xq9", " k7mp 3xq9 ", "K7-MP-3X-Q9"])
    func `A code is read however it was typed`(typed: String) { #expect(DeviceCode(typed)?.text == "k7mp3xq9") }

    @Test(arguments: [
        "", "k7mp3xq", "k7mp3xq92", "k7mp3xqo", "k7mp3xq0", "k7mp3xq1", "k7mp3xql", "k7mp3xqi", "k7mp3xqé", "k7mp3xq９",
        "k7mp_3xq9", "k7mp3xq9\u{301}", String(repeating: "-", count: 40) + "k7mp3xq9",
    ])
    func `Anything else is none`(typed: String) { #expect(DeviceCode(typed) == nil) }

    @Test(arguments: FuzzRun.seeds(3)) func `What is read once is read the same again`(seed: UInt64) {
        let random = RandomSource.seeded(seed)
        for _ in 0..<2_000 {
            let code = DeviceCode(random)
            #expect(DeviceCode(code.text) == code && DeviceCode(code.text.uppercased()) == code)
            var scalars = Array(code.text.unicodeScalars)
            let place = Int(random.next() % UInt64(scalars.count))
            scalars[place] = Unicode.Scalar(UInt32(random.next() % 0xD7FF)) ?? "x"
            let bent = String(String.UnicodeScalarView(scalars))
            if let read = DeviceCode(bent) { #expect(read.text.utf8.count == DeviceCode.length) }
        }
    }
}
