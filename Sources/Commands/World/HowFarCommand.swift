import Actions
import Core
import Language
import Store

/// Tells how far it is to a place that is no pin: the nearest of a kind, or what the map calls so.
struct HowFarCommand: Command {
    static let about = About(
        intent: "place.detail", key: "place.distance", area: .maps, summary: "How far away a place is",
        phrases: [
            "how (far|far away|far off) is [it] [to] [the|a|an] {name:text} [from here|from me|away]",
            "how many (km|kms|kilometres|kilometers|miles|metres|meters) [is it] to [the|a|an] {name:text} [from here]",
            "how (far|far away) (am i|are we) from [the|a|an] {name:text}",
            "how close (am i|are we) to [the|a|an] {name:text}",
            "(am i|are we) (close to|far from) [the|a|an] {name:text}",
            "(tell me|do you know|can you say) how far [away] [the] {name:text} is [from here]",
            "(can|could) (i|we) walk to [the|a|an] {name:text} [from here]",
            "[what is] [the|my] distance (to|from) [the|a|an] {name:text}",
        ],
        examples: ["how far is the museum", "how far is it to Hauptstraße 1"])

    let name: String

    init(_ said: Said) throws {
        guard let words = said.slots.text("name")?.withoutEnd, words.contains(where: \.isLetter) else {
            throw Refusal(SeekReply.whichPlace)
        }
        name = words
    }

    func perform(in session: Session) throws {
        if let match = try NameMatcher.match(name, among: session.names(), as: .place) {
            guard let id = try session.choosePlace(match, then: .open) else { return }
            return try session.show(PlaceCard(id))
        }
        if try session.showShared(calledJust: name) { return }
        guard session.world != nil else {
            throw try SignalWord.home.isSaid(by: name) ? Refusal(HomeReply.unknown) : session.noMap
        }
        let kind = PlaceWish(kind: name, language: session.language)
        var search = kind.map { PlaceSearch($0, center: .anywhere, openAt: nil) } ?? .named(name)
        search.aim = .distance
        guard let fix = try session.shownPosition() else {
            guard !session.isGroup else { throw Refusal(SeekReply.whereInGroup(name)) }
            return try session.askWhere(search)
        }
        search.center = .me(fix)
        try session.show(search)
    }
}

extension PlaceSearch {
    /// What is called just so on the map.
    static func named(_ name: String) -> PlaceSearch {
        var search = PlaceSearch(words: name, center: .anywhere)
        search.name = name
        return search
    }
}
