import Actions
import Core
import Language
import Store

/// Finds an address on the map, to be pinned.
struct AddressCommand: Command {
    static let about = About(
        intent: "place.search", key: "place.address", area: .maps, summary: "A street and a house number",
        phrases: [
            "{address:address}", "(find|search|show|where is|go to|look for|look up) [me] {address:address}",
            "address {address:text}", "(pin|save|keep) {address:address}",
            "(pin|save|keep) {name:name} at {address:address}",
        ],
        examples: ["42 quai Jean-Charles Rey", "pin Bakery at Hauptstraße 3"])

    let address: String
    let name: String?

    init(_ said: Said) throws {
        guard let words = said.slots.text("address")?.trimmed, !words.isEmpty else {
            throw Refusal(SeekReply.whichPlace)
        }
        address = words
        name = try said.slots.text("name").map { try PlaceName(checking: $0).text }
    }

    func perform(in session: Session) throws {
        guard session.world != nil || session.outside.findsAddresses else { throw try session.noMap }
        try session.seekHouse(address) { $0.name = name ?? "" }
    }
}

extension Session {
    /// Looks for an address on the map, and asks a geocoder where there is one.
    func seekHouse(_ address: String, _ adjust: (inout PlaceSearch) -> Void) throws {
        let position = try shownPosition()
        var search = PlaceSearch(words: address, center: position.map { .me($0) } ?? .anywhere)
        adjust(&search)
        let id = try keepLookup(search)
        try leaveAddressSearch(address, near: position?.coordinate, for: id)
        try show(AddressCard(id))
    }
}

/// Keeps a house as a pin, or as one's home where that is asked.
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
        let known = search.outside.first { $0.coordinate.isSame(as: point) }
        let house = try known ?? session.world?.address(at: point)
        if search.aim == .home {
            let line = house.flatMap { $0.coordinate.isSame(as: point) ? $0.line : nil }
            try session.asNewMessage { try session.keepHome(at: point, address: line) }
            return nil
        }
        guard let line = house?.line else { throw Refusal(WorldReply.gone) }
        let name = search.name.isEmpty ? line.shortened(toCodePoints: 100) : search.name
        let place = try session.pinning(.add, EntryTitle.pinned(name)) {
            try session.keepPlace(NewPlace(name: name, point: point, address: line))
        }
        try session.asNewMessage { try session.show(PlaceCard(place.id), note: PinReply.pinned(place.name)) }
        return nil
    }
}

/// What is said about addresses that were found.
enum HouseReply: Reply {
    case none(String), noneOutside(String), asking(String), silent(String)
    case source
    case title(String, name: String?)
    case pin(Int, String)

    var wording: Wording {
        switch self {
        case .none(let text):
            Wording(
                "house.none", "My map knows no address like *{text}*. Send the location, or type coordinates.",
                ["text": .text(text)])
        case .noneOutside(let text):
            Wording(
                "house.noneOutside",
                "Neither my map nor the address service knows *{text}*. Send the location, or type coordinates.",
                ["text": .text(text)])
        case .asking(let text):
            Wording(
                "house.asking", "My map knows no address like *{text}*. I am asking the address service …",
                ["text": .text(text)])
        case .silent(let text):
            Wording(
                "house.silent",
                "My map knows no address like *{text}*, and the address service does not answer just now. Type it again later, send the location, or type coordinates.",
                ["text": .text(text)])
        case .source: Wording("house.source", "_Found by Nominatim, © OpenStreetMap contributors_")
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
