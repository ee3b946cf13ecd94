import Core
import Testing

/// What has to be the same on every machine, against the numbers that its authors give.
struct KnownNumbersTests {
    @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
    func `A fingerprint is FNV-1a`(text: String, number: UInt64) {
        #expect(Fingerprint(of: text.utf8).number == number)
        #expect(Fingerprint(of: AnySequence(Array(text.utf8))).number == number, "bytes that do not lie in one piece")
    }

    @Test func `Seeded numbers are SplitMix64`() {
        var random = SeededRandom(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
