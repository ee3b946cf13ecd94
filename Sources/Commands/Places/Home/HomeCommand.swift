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

/// One has moved out of a pin that was asked about.
struct MovedOut: OnePress {
    static let verb = "movedOut"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.closeChoice()
        try session.setHomeSaying(false, about)
        return nil
    }
}

extension Session {
    /// Pins a point as one's home.
    func keepHome(at point: Coordinate, accuracy: Double? = nil, address: String? = nil) throws {
        let new = NewPlace(name: voice.words(HomeReply.name), point: point, accuracy: accuracy, address: address)
        let place = try keepHome(new)
        try closeDraft(at: point)
        try show(PlaceCard(place.id), note: HomeReply.marked(place.name))
        try tellOfHomes(but: place.id)
    }

    /// Looks for where somebody says that they live; which of what the map has it is, they are asked.
    fileprivate func searchHome(_ address: String) throws {
        guard world != nil || outside.findsAddresses else { throw Refusal(HomeReply.noMap(address)) }
        try seekHouse(address) { $0.aim = .home }
    }

    fileprivate func setHomeSaying(_ isHome: Bool, _ id: PlaceID) throws {
        guard !isGroup else { throw Refusal(HomeReply.privately) }
        let place = try setHome(isHome, id)
        try show(PlaceCard(id), note: isHome ? HomeReply.marked(place.name) : ended(place))
    }

    /// The same of what was said in words, which is where one lives now: also which pins are one's homes besides.
    fileprivate func setHomeTellingOthers(_ isHome: Bool, _ id: PlaceID) throws {
        try setHomeSaying(isHome, id)
        if isHome { try tellOfHomes(but: id) }
    }

    /// Where one has lived stays one's home until one says that it is over, so that others never see more unasked.
    private func tellOfHomes(but id: PlaceID) throws {
        let others = try homes().filter { $0.id != id }
        guard !others.isEmpty else { return }
        let names = called(others).joined(separator: "; ")
        try asNewMessage { try say(Outgoing(voice.say(HomeReply.others(names)), buttons: movedOut(of: others))) }
    }

    /// "I moved out": of the one home, or of one that is asked for.
    fileprivate func moveOut() throws {
        let homes = try homes()
        guard homes.count != 1 else { return try setHomeSaying(false, homes[0].id) }
        guard !homes.isEmpty else { throw Refusal(HomeReply.whichPin) }
        try say(Outgoing(voice.say(HomeReply.whichHome), buttons: movedOut(of: homes)))
    }

    /// It is no home any more; near another one it is rubbed out as before.
    private func ended(_ place: PlaceRecord) throws -> HomeReply {
        try isRubbedOut(place.id) ? .unmarkedNear(place.name) : .unmarked(place.name)
    }

    /// Names with their addresses, since several may be called Home; with coordinates where that is not enough.
    private func called(_ homes: [PlaceRecord]) -> [String] {
        let names = homes.map { [$0.name, $0.address].compactMap(\.self).joined(separator: ", ") }
        return zip(homes, names).map { home, name in
            names.count { $0 == name } == 1 ? name : "\(name) (\(measures.coordinate(home.coordinate)))"
        }
    }

    private func movedOut(of homes: [PlaceRecord]) -> [[Button]] {
        let rows = zip(homes, called(homes)).map { [MovedOut($0.id).button(HomeReply.movedOut($1), voice)] }
        offered = rows.compactMap { $0.first?.pressCode }
        return rows
    }

    /// What a card says of a place near a home.
    func homeLine(_ place: PlaceRecord, isOwn: Bool) throws -> RichText? {
        if isOwn, place.isHome { return voice.say(HomeReply.line) }
        guard try isRubbedOut(place.id) else { return nil }
        return voice.say(isOwn ? HomeReply.near : HomeReply.rubbedOut)
    }
}

enum HomeReply: Reply {
    case name, line, near, rubbedOut, isHome, isNotHome, whichPin, whereIsIt, privately, noWay, unknown, whichHome
    case others(String), movedOut(String)
    case marked(String)
    case unmarked(String), unmarkedNear(String)
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
        case .whereIsIt:
            Wording(
                "home.whereIsIt",
                "Where is it? Send your location, or say `Flat is my home` of a pin, or `I live at 48.2082, 16.3738`.")
        case .whichHome: Wording("home.whichHome", "Which of your homes is it?")
        case .others(let names):
            Wording(
                "home.others",
                "Also your home, as before: *{names}*. Of what you share within 300 m of it, others still see only roughly where it is. If you have moved out, press the button.",
                ["names": .text(names)])
        case .movedOut(let name): Wording("home.movedOut", "I moved out of {name}", ["name": .text(name)])
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
        case .unmarkedNear(let name):
            Wording(
                "home.unmarkedNear",
                "*{name}* is not your home. It is near another home of yours, so that others still see only roughly where it is.",
                ["name": .text(name)])
        case .unmarked(let name):
            Wording(
                "home.unmarked", "*{name}* is not your home: what you share there is shown exactly again.",
                ["name": .text(name)])
        }
    }
}
