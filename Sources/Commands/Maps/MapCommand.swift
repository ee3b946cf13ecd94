import Actions
import Core
import Foundation
import Language
import Store

/// A map around oneself, around a point, or else of all one's pins.
struct MapCommand: Command {
    static let about = About(
        intent: "map.show", area: .maps, menu: "map", summary: "A map with your pins",
        phrases: [
            "[show|open|see|give] [me] [a|my|the] map [please]",
            "[show|open] [me] [a|the] map [of|at|around|near] {point:coordinate}",
        ],
        examples: ["map", "map 48.2082, 16.3738"])

    let point: Coordinate?
    init(_ said: Said) throws { point = try said.slots.coordinate("point") }

    func perform(in session: Session) throws {
        if let point { return try session.show(MapCard(.mine, look: MapCard.Look(point))) }
        try session.showMap(isHere: false)
    }
}

/// A map around where I am now.
struct MapHereCommand: Command {
    static let about = About(
        intent: "map.show", key: "map.here", area: .maps, summary: "Where you are, on a map",
        phrases: [
            "[show|open|see|give] [me] [a|the] map (here|of here|around here|around me|near me|of my position|of my location)",
            "(show|see) [me] [where i am] on [a|the|my] map", "where am i [now] on [a|the] map", "me on [a|the] map",
        ],
        examples: ["map here", "show me on the map"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.showMap(isHere: true) }
}

/// Where I am, by its street and on a map.
struct WhereAmICommand: Command {
    static let about = About(
        intent: "location.where", key: "location.me", area: .maps, summary: "Where you are, by its street",
        phrases: [
            "where am i [exactly|roughly] [now|right now|currently|at the moment]",
            "where (are we|am i) [now] standing",
            "(what|which) (street|town|city|village|place) am i in [now|right now]",
            "(what is|whats) my [current] (address|location|position) [now|right now]",
            "my [current] (position|whereabouts)",
        ],
        examples: ["where am I"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.showMap(isHere: true) }
}

/// A map around one of one's pins.
struct PlaceMapCommand: Command {
    static let about = About(
        intent: "map.show", key: "map.place", area: .maps, summary: "A map around a pin",
        phrases: [
            "[show|open|see|give] [me] [a|the] map (of|at|around|near|for) [my] [the] {place:place}",
            "map {place:place!}",
            "[show|see] [me] [where] [my] [the] {place:place} [is] on [a|the|my] map", "{place:place!} [on] [the] map",
        ],
        examples: ["map of Bakery", "show Bakery on the map"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .map) else { return }
        try session.show(MapCard(.place(id)))
    }
}

/// All one's pins on one map.
struct PinsMapCommand: Command {
    static let about = About(
        intent: "map.show", key: "map.pins", area: .maps, summary: "All your pins on one map",
        phrases: [
            "[show|see] [me] [all] [of] [my|the|our] (pins|places) on [a|the|one] map",
            "[show|see] [me] [a|the] map (of|with) [all] [of] [my|the|our] (pins|places)", "(pins|places) map",
        ],
        examples: ["map of all my pins", "show my pins on a map"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.showMapOfAll() }
}

/// The map around me, by a button.
struct MapHere: BarePress {
    static let verb = "maphere"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.showMap(isHere: true)
        return nil
    }
}

/// The button under a location that was sent: the map around it, as a message of its own.
struct MapPress: BarePress {
    static let verb = "maparound"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.showMap(isHere: true) }
        return nil
    }
}

extension Session {
    /// Around me where that is known; otherwise, or where `isHere` and it is over an hour old, it is asked for.
    func showMap(isHere: Bool) throws {
        guard !isGroup else { return try showMapOfAll() }
        if try isHere ? recentPosition() != nil : shownPosition() != nil { return try show(MapCard(.mine)) }
        if !isHere, try placeCount() > 0 { return try show(MapCard(.all)) }
        try asNewMessage {
            try ask(WhereQuestion(purpose: .map))
            try askForLocation(MapReply.whereAreYou)
        }
    }

    /// All pins of mine, or of the group; without any, the list that says how to make one.
    func showMapOfAll() throws {
        if try placeCount() > 0 { try show(MapCard(.all)) } else { try show(PlacesCard(sort: .near)) }
    }
}
