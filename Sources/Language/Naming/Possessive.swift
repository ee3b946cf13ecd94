/// How it is written whose something is: "Ben's", "Bens", "Lars'".
extension StringProtocol {
    /// "Ben" of "Ben's"; nil where it is not surely said whose something is.
    package var certainOwner: String? {
        possessiveMarks.first { lowercased().hasSuffix($0) }.map { String(dropLast($0.count)) }
    }

    /// "Ben" of "Ben's" and of "bens": whoever it may be.
    package var possibleOwners: [String] {
        (possessiveMarks + ["'", "’", "s"]).filter { lowercased().hasSuffix($0) }.map { String(dropLast($0.count)) }
    }

    /// The words with each owner named plainly: "Ben match" of "Ben's match".
    var withoutPossessives: String { possessiveMarks.reduce(String(self)) { $0.replacing("\($1) ", with: " ") } }
}

private let possessiveMarks = ["'s", "’s"]
