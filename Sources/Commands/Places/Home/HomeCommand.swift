import Actions
import Core
import Language
import Store

/// Says where one lives, so that others see what is near it only roughly.
struct HomeCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.home", area: .places, summary: "Hide where you live from what you share",
        phrases: [
            "(this|here) is [my] home", "[my] home is here", "i live here", "this is where i live",
            "{place:place!} is [my] home", "(i|we) live (at|in|on) [the] {place:place!}",
            "[my] home is [at|:] {point:coordinate}", "i live at {point:coordinate}",
            "(i|we) live (in|at|on) [the] {where:few}", "(i|we) live [at|in|on] {where:address}",
            "[my|our] home is (in|at|on) [the] {where:few}", "(my|our) home [address] is {where:address}",
            "(mark|set) [my] [the] [pin] {place:place} as [my] home",
            "{place:place!} is (not|no longer) my home", "i (moved out|do not live here any more)",
        ],
        examples: ["this is my home", "Grandma's house is my home", "I live at Hauptstraße 1"])

    let place: NameMatch?
    let point: Coordinate?
    let isNot: Bool
    /// A street, a house or a town, to be looked for on the map.
    let address: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        place = said.slots.name("place")
        point = try said.slots.coordinate("point")
        address = said.slots.text("where")?.trimmed
        let line = said.spoken.line, name = said.slots["place"]?.range
        // "No Limits Gym is my home" is called so.
        isNot = line.tokens.contains { token in
            name?.contains(token.range.lowerBound) != true
                && [.denying, .without, .movingOut].contains { line.means(token.key, $0) }
        }
    }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(HomeReply.privately) }
        // Said of a pin after it was asked for a location, it is the answer.
        if case .home? = try session.question(as: WhereQuestion.self)?.purpose { try session.clearQuestion() }
        if let place {
            guard let id = try session.choosePlace(place, then: .open) else { return }
            return try session.setHomeTellingOthers(!isNot, id)
        }
        if let thing = spoken.repliedThing, thing.kind == .place {
            return try session.setHomeTellingOthers(!isNot, PlaceID(thing.id))
        }
        if let address { return try session.searchHome(address) }
        if isNot { return try session.moveOut() }
        let fix = try session.freshPosition()
        guard let here = point ?? fix?.coordinate else {
            try session.ask(WhereQuestion(purpose: .home))
            return try session.askForLocation(HomeReply.whereIsIt)
        }
        try session.keepHome(at: here, accuracy: point == nil ? fix?.accuracy : nil)
    }
}
