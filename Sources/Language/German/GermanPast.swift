/// How German says that something is done: "gespült" of "spülen", "abgesperrt" of "absperren".
enum GermanPast {
    static let regular = RegularPast(mayBe: { $0.contains("ge") && $0.hasSuffix("t") }, isPast: isPast)

    @Sendable private static func isPast(_ said: String, _ verb: String) -> Bool {
        guard verb.hasSuffix("n"), let mark = said.firstRange(of: "ge") else { return false }
        let stem = verb.hasSuffix("en") ? verb.dropLast(2) : verb.dropLast()
        let bare = said[..<mark.lowerBound] + said[mark.upperBound...]
        return bare == stem + "t" || bare == stem + "et"
    }
}
