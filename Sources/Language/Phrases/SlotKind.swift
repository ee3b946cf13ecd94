/// What a slot of a phrase takes.
enum SlotKind: Sendable, Hashable {
    /// Words of one line, as typed.
    case text
    /// The same; more than three, or one that begins like a sentence ("my", "me"), make the reading a doubt. Of what is
    /// one's own ("few!") words of other people's business do so, too: "payday", "the train".
    case few(isOwn: Bool)
    /// Everything that follows, new lines too, as typed.
    case rest
    /// A new name: 1-100 characters of one line.
    case name
    case word
    /// A word that is a list by its end: "einkaufsliste".
    case listWord
    /// A word for what is ready, or over, by itself after some time: "pasta".
    case runner
    case number
    /// A number that is a year of our days: "2027".
    case year
    case coordinate
    case label
    case time
    /// How long: "20 minutes".
    case length
    case distance
    case money
    case rating
    /// A wish for places of the world, to the end of what is meant.
    case places(PlaceWishReader.Freedom)
    /// A street with a house number, to the end of what is meant.
    case address
    /// A city that a time zone is known by, written as it is.
    case zone
    /// The person's things of these kinds.
    case thing([NameKind], Unknown)

    /// What an unknown name is to a slot for things.
    enum Unknown: Sendable, Hashable {
        /// "!": no match.
        case refused
        /// Taken, though it makes the reading unsure.
        case doubtful
        /// "+": a new thing of the last kind, as good as a known one.
        case welcome
    }

    /// Words that something else of the line may follow.
    var isText: Bool {
        switch self {
        case .text, .few: true
        default: false
        }
    }

    init?(_ text: Substring) {
        switch text {
        case "text": self = .text
        case "few": self = .few(isOwn: false)
        case "few!": self = .few(isOwn: true)
        case "rest": self = .rest
        case "name": self = .name
        case "word": self = .word
        case "listword": self = .listWord
        case "runner": self = .runner
        case "number": self = .number
        case "year": self = .year
        case "coordinate": self = .coordinate
        case "label": self = .label
        case "time": self = .time
        case "length": self = .length
        case "distance": self = .distance
        case "money": self = .money
        case "rating": self = .rating
        case "address": self = .address
        case "zone": self = .zone
        case "places": self = .places(.asked)
        case "places!": self = .places(.standing)
        default:
            let marks: [Character: Unknown] = ["!": .refused, "+": .welcome]
            let unknown = text.last.flatMap { marks[$0] }
            let kinds = (unknown == nil ? text : text.dropLast()).split(
                separator: "|", omittingEmptySubsequences: false
            )
            .map { NameKind($0) }
            guard !kinds.contains(nil) else { return nil }
            self = .thing(kinds.compactMap(\.self), unknown ?? .doubtful)
        }
    }
}
