import Actions
import Core
import Language
package import Store

/// Finds an address on the map, to be pinned.
package struct AddressCommand: Command {
    package static let about = About(
        intent: "place.search", key: "place.address", area: .maps, summary: "A street and a house number",
        phrases: [
            "{address:address}", "(find|search|show|where is|go to|look for|look up) [me] {address:address}",
            "address {address:text}", "(pin|save|keep) {address:address}",
            "(pin|save|keep) {name:name} at {address:address}",
        ],
        examples: ["42 quai Jean-Charles Rey", "pin Bakery at Hauptstraße 3"])

    let address: String
    let name: String?

    package init(_ said: Said) throws {
        guard let words = said.slots.text("address")?.trimmed, !words.isEmpty else {
            throw Refusal(SeekReply.whichPlace)
        }
        address = words
        name = try said.slots.text("name").map { try PlaceName(checking: $0).text }
    }

    package func perform(in session: Session) throws {
        guard session.world != nil else { throw try session.noMap }
        let center: PlaceSearch.Center = try session.shownPosition().map { .me($0) } ?? .anywhere
        var search = PlaceSearch(words: address, center: center)
        search.name = name ?? ""
        try session.show(AddressCard(id: session.keepLookup(search)))
    }
}

/// The houses and streets that an address may mean, each to be pinned.
struct AddressCard: Card {
    static let verb = "houses"
    private static let most = 5
    let id: LookupID

    init(id: LookupID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = LookupID(arguments[0]) else { return nil }
        self.id = id
    }

    var arguments: [String] { ["\(id)"] }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let search: PlaceSearch = try session.lookup(id) else {
            return CardFace(voice.say(SeekReply.over), topics: [])
        }
        guard let atlas = session.world else { return CardFace(voice.say(try session.noMap.wording), topics: []) }
        var near: Coordinate?
        if case .me(let fix) = search.center { near = fix.coordinate }
        let found = try atlas.addresses(matching: search.words, near: near, limit: Self.most)
        let help = HelpPress(area: .maps).button(CommonReply.help, voice)
        guard !found.isEmpty else {
            return CardFace(voice.say(HouseReply.none(search.words)), buttons: [[help]], topics: [subject])
        }
        let lines = found.enumerated().map { index, house in
            let away = house.metres.map { " – \(session.measures.distance($0))" } ?? ""
            return RichText("\(index + 1). ") + RichText(house.line, .bold) + RichText(away)
        }
        let title = HouseReply.title(search.words, name: search.name.isEmpty ? nil : search.name)
        let rows = found.enumerated().map { index, house in
            [PinHouse(id: id, point: house.coordinate).button(HouseReply.pin(index + 1, house.line), voice)]
        }
        return CardFace(
            ([voice.say(title)] + lines + atlas.source).joined(), buttons: rows + [[help]], topics: [subject])
    }
}

/// Keeps a house as a pin.
struct PinHouse: Press {
    static let verb = "pinhouse"
    let id: LookupID
    let point: Coordinate

    init(id: LookupID, point: Coordinate) {
        self.id = id
        self.point = point
    }

    /// Degrees in ten-millionths, as the map has them.
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = LookupID(arguments[0]), let latitude = Int(arguments[1]),
            let longitude = Int(arguments[2]),
            let point = Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
        else { return nil }
        self.init(id: id, point: point)
    }

    var arguments: [String] {
        ["\(id)", "\(Int((point.latitude * 1e7).rounded()))", "\(Int((point.longitude * 1e7).rounded()))"]
    }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let search: PlaceSearch = try session.lookup(id) else { throw Refusal(SeekReply.over) }
        guard let line = try session.world?.address(at: point)?.line else { throw Refusal(WorldReply.gone) }
        let name = search.name.isEmpty ? String(line.prefix(100)) : search.name
        let place = try session.keepPlace(NewPlace(name: name, point: point, address: line))
        try session.asNewMessage { try session.show(PlaceCard(place.id), note: PinReply.pinned(place.name)) }
        return nil
    }
}

/// What is said about addresses that were found.
enum HouseReply: Reply {
    case none(String)
    case title(String, name: String?)
    case pin(Int, String)

    var wording: Wording {
        switch self {
        case .none(let text):
            Wording(
                "house.none", "My map knows no address like *{text}*. Send the location, or type coordinates.",
                ["text": .text(text)])
        case .title(let text, name: nil): Wording("house.title", "Addresses like *{text}*", ["text": .text(text)])
        case .title(let text, let name?):
            Wording(
                "house.titleNamed", "Where is *{name}*? Addresses like *{text}*:",
                ["text": .text(text), "name": .text(name)])
        case .pin(let number, let line):
            Wording("house.pin", "Pin {n} {address}", ["n": .number(number), "address": .text(line)])
        }
    }
}
