import Core

/// What one does with an occasion's place or thing, whatever the word for it.
enum OccasionMotion: String, Sendable, CaseIterable {
    case go, arrive, leave, begin, end

    /// What is often said instead: whoever goes somewhere arrives there, and leaves when it is over.
    private static let kin: [Set<OccasionMotion>] = [
        [.go, .arrive], [.go, .begin], [.arrive, .begin], [.leave, .end],
    ]

    func isKin(to other: OccasionMotion) -> Bool { Self.kin.contains([self, other]) }
}

/// How a language says that somebody comes, goes or has finished. All words are folded.
struct CheckInWords: Sendable {
    /// What is no part of it before and behind: "i", "just", "now".
    var leads: WordSet = []
    /// The words of a check-in itself: "check in", "checking in".
    var openings: WordPhrases = []
    /// What says on which side of the occasion somebody stands and is no part of it: "about to".
    var sides: [OccasionRelation: WordPhrases] = [:]
    /// What says so and is a part of it: "leaving", "back from".
    var forms: [OccasionRelation: WordPhrases] = [:]
    var motions: [OccasionMotion: WordSet] = [:]
    /// "out of", "from": what turns going into leaving.
    var away: WordSet = []
    /// What says that somebody comes near to where it is: "close to", "passing".
    var beside: WordPhrases = []
    /// Of that what begins with a word that may be a verb: "close to".
    var closeBy: WordPhrases = []
    /// "for": what turns leaving into going.
    var toward: WordSet = []
    /// Words that tell nothing of the occasion: "to", "the".
    var small: WordSet = []
    /// Words that say what others do, word for word: "heimkomme" for "nach Hause komme".
    var same: [String: [String]] = [:]
    /// The plain form of a word with which an occasion may begin: "leave" for "leaving".
    var bases: [String: String] = [:]

    static let none = CheckInWords()

    func motion(of word: String) -> OccasionMotion? {
        OccasionMotion.allCases.first { motions[$0]?.contains(word) == true }
    }
}
