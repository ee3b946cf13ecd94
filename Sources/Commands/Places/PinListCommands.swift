import Actions
import Core
import Foundation
import Language
import Store

/// Lists my pins.
struct PinsCommand: OpensCard {
    static let about = About(
        intent: "pin.list", area: .places, menu: "pins", summary: "All your pins",
        phrases: [
            "[show|list|see|open] [me] [all] [of] [my] (pins|places)",
            "[show|list|see] [me] [all] [of] [my] saved (places|pins)",
            "(what|which) (pins|places) do i have", "where are my (pins|places)",
        ],
        examples: ["pins", "show all my pins", "my places"])

    init() {}
    func card(in session: Session) throws -> any Card { try PlacesCard(sort: session.usualSort) }
}

/// Lists my pins in an order that is said.
struct SortedPinsCommand: Command {
    private static let show = "[show|list|see|sort|order|open] [me] [all] [of] [my|the] (pins|places)"
    private static let rated = "(best|top|highest|best rated|top rated|highest rated)"

    static let about = About(
        intent: "pin.list", key: "pin.list.sorted", area: .places, summary: "Your pins in another order",
        phrases: [
            Phrase("\(show) [sorted|ordered] by {order:word}"),
            Phrase("\(show) [sorted|ordered] [by] {order:word} (first|order)"),
            Phrase("[show|list|see] [me] [my|the] {order:word} (pins|places) first"),
            Phrase("[show|list|see] [me] [all] [my|the] [\(rated)] rated (pins|places)"),
            Phrase("[show|list|see] [me] [all] my \(rated) (pins|places)"),
            Phrase("[show|list|see] [me] [all] [my|the] most used (pins|places)"),
            "[show|list|see] [me] [all] my (ratings|reviews|rated (pins|places))",
            Phrase("(what|which) (are|is) my \(rated) (pins|pin|places|place)"),
            Phrase("(what|which) (pins|places) (have|did) i [rate|rated] [best|highest]"),
        ],
        examples: ["sort my pins by name", "my best rated pins"])

    /// nil where the word names no order.
    let sort: PlaceSort?

    init(_ said: Said) throws {
        let line = said.spoken.line
        let orders: [(SignalWord, PlaceSort)] = [
            (.byName, .name), (.nearest, .near), (.newest, .new), (.mostUsed, .used), (.rated, .rated),
        ]
        sort = orders.first { line.says($0.0) }?.1
    }

    func perform(in session: Session) throws {
        try session.show(PlacesCard(sort: sort ?? session.usualSort, mode: sort == nil ? .sort : .rows))
    }
}

/// The nearest of my pins.
struct NearCommand: Command {
    static let about = About(
        intent: "pin.near", area: .maps, menu: "near", summary: "Your nearest pins",
        phrases: [
            "near [me|here]", "(near|nearest to|closest to|around) {point:coordinate}",
            "[show] [me] [my] (pins|places) (near|around|close to) {point:coordinate}", "nearby",
            "what is (near|nearby|around|close|close to) [me|here]",
            "(what|which) (pins|places) [of mine] are (near|nearby|close|close to|around) [me|here]",
            "which of my (pins|places) are (near|nearby|close|close to|around) [me|here]",
            "[show] [me] [my] [the] (nearest|closest|nearby) (pins|places)", "[my] (pins|places) nearby",
            "[what is|which is|show] [me] [my] [the] (nearest|closest) pin [to me|from here|to here]",
            "[show] [me] [my] (pins|places) (near|around|close to) (me|here)",
            "(what do i have|anything|anything of mine) (near|around|close to) (me|here)",
        ],
        examples: ["near", "my nearest pins", "near 48.2082, 16.3738"])

    let point: Coordinate?
    init(_ said: Said) throws { point = try said.slots.coordinate("point") }

    func perform(in session: Session) throws {
        guard let point else { return try session.showNear() }
        try session.show(PlacesCard(.around(point), sort: .near))
    }
}

/// The button under a location that was sent: my pins around it.
struct NearPress: BarePress {
    static let verb = "near"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.showNear() }
        return nil
    }
}

enum NearReply: Reply {
    case whereAreYou, button

    var wording: Wording {
        switch self {
        case .whereAreYou: Wording("near.where", "Near what? Send your location, and I list your nearest pins.")
        case .button: Wording("near.button", "My pins near here")
        }
    }
}

extension Session {
    /// My pins by distance from where the person is; asks for it when that is not known or over an hour old.
    func showNear() throws {
        guard try placeCount() > 0 else { return try show(PlacesCard(sort: .near)) }
        if try recentPosition() != nil { return try show(PlacesCard(sort: .near)) }
        try ask(WhereQuestion(purpose: .near))
        try askForLocation(NearReply.whereAreYou)
    }
}
