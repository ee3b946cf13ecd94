import Actions
import Core
import Language
import Store

/// Tells what is known of one place: a pin of one's own, else a place of the map.
struct PlaceDetailCommand: Command {
    private static let contact =
        "(phone|telephone|phone number|telephone number|contact number|contact no|call number|website|web site|homepage|web page)"
    private static let offers =
        "(take card|take cards|accept cards|take cash|take reservations|take bookings|take walk ins|have parking|have wifi|have outdoor seating|have a garden|have a terrace|have a play area|have vegan options)"
    private static let friendly =
        "(wheelchair accessible|wheelchair friendly|dog friendly|pet friendly|kid friendly|child friendly|family friendly)"

    static let about = About(
        intent: "place.detail", area: .maps, summary: "What is known of a place: hours, phone, address",
        phrases: [
            "(is|are) [the] {name:text} [still] open [now|today|right now]",
            "when (does|do|will) [the] {name:text} (open|close|shut)", "when is [the] {name:text} (open|closed)",
            "(tell me|do you know|find out|check) when [the] {name:text} (opens|closes|shuts|is open)",
            "(check|see|find out) (if|whether) [the] {name:text} is [still] open [now|today|right now]",
            "(look up|find|check|get) [me] [the] [opening] (hours|address|phone number|website) (of|for|at) [the] {name:text}",
            "[what are] [the] (opening|business|open) (hours|times) (of|for|at) [the] {name:text}",
            "[what are|whats|what is] [the] hours (of|for|at|on) [the] {name:text}",
            "where exactly is [the] {name:text}",
            "where is [the] {name:text} located", "[find|show|give] [me] [the] (nearest|closest) {name:few}",
            Phrase("[what is] [the] \(contact) (of|for) [the] {name:text}"),
            Phrase("(give|find|get|show|tell) me [the] {name:few!} (\(contact)|opening hours)"),
            "(what is|whats) the number for [the] {name:text}", "number for [the] {name:text}",
            Phrase("does [the] {name:text} \(offers)"), Phrase("(is|are) [the] {name:text} \(friendly)"),
            "[what is|give me|show me|tell me] [the] address (of|for) [the|my] {name:text}",
            "[show|give|tell] [me] [the] (details|facts) (of|about|on|for) [the] {name:few!}",
            "(look up|search|find|show|where is) [the] {name:text} on [the] map",
        ],
        examples: ["is Café Central open now", "opening hours of the town hall", "what is the address of gym"])

    let name: String

    init(_ said: Said) throws {
        guard let words = said.slots.text("name")?.trimmed, words.contains(where: \.isLetter),
            words.count(where: \.isLetter) > 2
        else { throw Refusal(SeekReply.whichPlace) }
        name = words
    }

    func perform(in session: Session) throws {
        if let match = try NameMatcher.match(name, among: session.names(), as: .place) {
            guard let id = try session.choosePlace(match, then: .open) else { return }
            let nothing = try session.isBare(.place(id)) ? OwnAnswerReply.nothing(match.name) : nil
            return try session.show(PlaceCard(id), note: nothing)
        }
        if try session.showShared(calledJust: name) { return }
        guard session.world != nil else { throw try session.noMap }
        if let kind = PlaceWish(kind: name, language: session.language) { return try session.seekNearest(kind) }
        try session.seek(name, isDetail: true)
    }
}

extension PlaceDetailCommand: SearchesMap {
    static func search(for words: SearchWords) -> (any Press)? { SeekWords(words: words) }
}

/// Looks on the map for words that are not among one's own things.
struct SeekWords: Press {
    static let verb = "seek"
    let words: SearchWords

    init(words: SearchWords) { self.words = words }

    init?(_ arguments: [String]) {
        guard arguments.count == 1, let words = SearchWords(arguments[0]), words.code == arguments[0] else {
            return nil
        }
        self.words = words
    }

    var arguments: [String] { [words.code] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard session.world != nil else { throw try session.noMap }
        try session.asNewMessage { try session.seek(words.code, isDetail: false) }
        return nil
    }
}

extension Session {
    /// "the town hall": the nearest of a kind.
    func seekNearest(_ kind: PlaceWish) throws {
        guard let center = try center(of: kind) else {
            guard !isGroup else { throw Refusal(SeekReply.whereInGroup(kind.words)) }
            return try askWhere(PlaceSearch(kind, center: .anywhere, openAt: nil))
        }
        try show(PlaceSearch(kind, center: center, openAt: nil))
    }

    /// Looks for a name on the whole map, the nearest of like names first. The best hit of a detail is shown itself.
    func seek(_ name: String, isDetail: Bool) throws {
        let center: PlaceSearch.Center = try shownPosition().map { .me($0) } ?? .anywhere
        var search = PlaceSearch(words: name, center: center)
        search.name = name
        search.isDetail = isDetail
        try show(search)
    }
}
