/// How English says that something is done: "locked", "closed", "tidied", "mopped".
enum EnglishPast {
    static let regular = RegularPast(mayBe: { $0.hasSuffix("ed") }, isPast: isPast)

    @Sendable private static func isPast(_ said: String, _ verb: String) -> Bool {
        guard said.hasSuffix("ed"), let last = verb.last, verb.count > 1 else { return false }
        return [verb + "ed", verb + "d", verb.dropLast() + "ied", verb + "\(last)ed"].contains(said)
            && (last == "e" || said != verb + "d") && (last == "y" || !said.hasSuffix("ied"))
    }
}
