import Actions
import Core
import Language
package import Store

/// Says where one lives, so that others see what is near it only roughly.
package struct HomeCommand: Command {
    package static let about = About(
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
    let isNot: Bool?
    /// A street, a house or a town, to be looked for on the map.
    let address: String?
    let spoken: Spoken

    package init(_ said: Said) throws {
        spoken = said.spoken
        place = said.slots.name("place")
        point = try said.slots.coordinate("point")
        address = said.slots.text("where")?.trimmed
        let words = Set(said.spoken.line.tokens.map(\.key))
        isNot = words.isDisjoint(with: ["not", "no", "moved", "nicht", "kein", "keine", "mehr"]) ? nil : true
    }

    package func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(HomeReply.privately) }
        if let place {
            guard let id = try session.choosePlace(place, then: .open) else { return }
            return try session.setHomeSaying(isNot != true, id)
        }
        if let thing = spoken.repliedThing, thing.kind == .place {
            return try session.setHomeSaying(isNot != true, PlaceID(thing.id))
        }
        if let address { return try session.searchHome(address) }
        let fix = try session.freshPosition()
        guard isNot != true, let here = point ?? fix?.coordinate else { throw Refusal(HomeReply.whichPin) }
        try session.keepHome(at: here, accuracy: point == nil ? fix?.accuracy : nil)
    }
}

/// A pin is one's home, or is it no more.
struct HomePress: Press {
    static let verb = "home"
    let id: PlaceID
    let isHome: Bool

    init(id: PlaceID, isHome: Bool) {
        self.id = id
        self.isHome = isHome
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = PlaceID(arguments[0]), ["yes", "no"].contains(arguments[1]) else {
            return nil
        }
        self.init(id: id, isHome: arguments[1] == "yes")
    }

    var arguments: [String] { ["\(id)", isHome ? "yes" : "no"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setHomeSaying(isHome, id)
        return nil
    }
}

extension Session {
    /// Pins a point as one's home.
    func keepHome(at point: Coordinate, accuracy: Double? = nil, address: String? = nil) throws {
        let new = NewPlace(name: voice.words(HomeReply.name), point: point, accuracy: accuracy, address: address)
        let place = try keepHome(new)
        try show(PlaceCard(place.id), note: HomeReply.marked(place.name))
    }

    /// Looks for where somebody says that they live; which of what the map has it is, they are asked.
    fileprivate func searchHome(_ address: String) throws {
        guard world != nil || outside.findsAddresses else { throw Refusal(HomeReply.noMap(address)) }
        try seekHouse(address) { $0.aim = .home }
    }

    fileprivate func setHomeSaying(_ isHome: Bool, _ id: PlaceID) throws {
        guard !isGroup else { throw Refusal(HomeReply.privately) }
        let place = try setHome(isHome, id)
        try show(PlaceCard(id), note: isHome ? HomeReply.marked(place.name) : .unmarked(place.name))
    }

    /// What a card says of a place near a home.
    func homeLine(_ place: PlaceRecord, isOwn: Bool) throws -> RichText? {
        if isOwn, place.isHome { return voice.say(HomeReply.line) }
        guard try isRubbedOut(place.id) else { return nil }
        return voice.say(isOwn ? HomeReply.near : HomeReply.rubbedOut)
    }
}

enum HomeReply: Reply {
    case name, line, near, rubbedOut, isHome, isNotHome, whichPin, privately, noWay, unknown
    case marked(String)
    case unmarked(String)
    case noMap(String), none(String)
    case which(String), here(String), middle

    var wording: Wording {
        switch self {
        case .name: Wording("home.name", "Home")
        case .line: Wording("home.line", "🏠 Your home: others see what is within 300 m of it only roughly")
        case .near: Wording("home.near", "🏠 Near your home: others see only roughly where it is")
        case .rubbedOut:
            Wording("home.rubbedOut", "_Near somebody's home: where it is, is rubbed out._")
        case .isHome: Wording("home.isHome", "My home is here")
        case .isNotHome: Wording("home.isNotHome", "Not my home")
        case .whichPin:
            Wording(
                "home.whichPin",
                "Which pin is it? Say `Flat is my home`, or open its card and press More, then My home is here.")
        case .unknown:
            Wording(
                "home.unknown",
                "I do not know where your home is. Say `Flat is my home` of a pin, or send your location and type `this is my home`."
            )
        case .privately:
            Wording("home.privately", "Where you live is no affair of a group: tell me in our private chat.")
        case .noWay:
            Wording(
                "home.noWay",
                "That is near somebody's home, so I do not say exactly where it is, nor the way. Ask them.")
        case .marked(let name):
            Wording(
                "home.marked",
                "*{name}* is your home. Of what you share within 300 m of it, others see only roughly where it is.",
                ["name": .text(name)])
        case .noMap(let text):
            Wording(
                "home.noMap",
                "This server has no map, so I cannot find *{text}*. Send your location and type `this is my home`, or say `I live at 48.2082, 16.3738`.",
                ["text": .text(text)])
        case .none(let text):
            Wording(
                "home.none",
                "My map knows no *{text}*. Send your location and type `this is my home`, or say `I live at 48.2082, 16.3738`.",
                ["text": .text(text)])
        case .which(let text):
            Wording(
                "home.which",
                "Which is your home? I found this for *{text}*. Of what you share within 300 m of your home, others see only roughly where it is.",
                ["text": .text(text)])
        case .here(let line): Wording("home.here", "Home: {address}", ["address": .text(line)])
        case .middle: Wording("home.middle", "its middle; say street and number for the house itself")
        case .unmarked(let name): Wording("home.unmarked", "*{name}* is not your home.", ["name": .text(name)])
        }
    }
}
