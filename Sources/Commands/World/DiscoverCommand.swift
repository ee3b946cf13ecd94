import Actions
import Core
import Foundation
import Language
import Store

/// Shows a country, a town or a quarter, and what there is to see.
struct DiscoverCommand: Command {
    static let about = About(
        intent: "place.search", key: "place.discover", area: .maps, menu: "discover",
        summary: "A town or a country, and what there is to see",
        phrases: [
            "(discover|explore) {what:places}", "(discover|explore) {area:text}",
            "what is there to see (in|at) {area:text}", "what (can|could|should) (i|we) (see|visit) in {area:text}",
            "things to see in {area:text}", "what is there to see [here|near me|around here|nearby]",
            "(discover|explore) [here|around here|near me]",
        ],
        examples: ["discover Monaco", "discover museums Vienna", "what is there to see in Vaduz"])

    let what: PlaceWish?
    let area: String?
    private let spoken: Spoken

    init(_ said: Said) throws {
        what = said.slots.places("what")
        area = said.slots.text("area")?.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard session.world != nil else { throw try session.noMap }
        if let area { return try session.discover(area) }
        if let what { return try PlaceSearchCommand(what, spoken).perform(in: session) }
        guard !session.isGroup else { throw Refusal(RegionReply.which) }
        var search = PlaceSearch(words: session.voice.words(RegionReply.kind(.sights)), center: .anywhere)
        search.categories = SightKind.sights.categories
        guard let fix = try session.shownPosition() else { return try session.askWhere(search) }
        search.center = .me(fix)
        try session.show(search)
    }
}

extension Session {
    func discover(_ area: String) throws {
        try show(RegionCard(keepLookup(PlaceSearch(words: area, center: .inside(area)))))
    }
}

/// What there is in a town, in the order of its buttons.
enum SightKind: String, CaseIterable, CodeArgument {
    case sights, museums, food, hotels, shops

    var categories: Set<PlaceCategory> { Set(tags.compactMap { PlaceCategory($0) }) }

    private var tags: [String] {
        switch self {
        case .sights:
            [
                "tourism=museum", "tourism=gallery", "tourism=attraction", "tourism=viewpoint", "tourism=zoo",
                "tourism=aquarium", "tourism=theme_park", "historic=*", "leisure=park", "leisure=garden",
                "natural=beach", "natural=peak",
            ]
        case .museums: ["tourism=museum", "tourism=gallery"]
        case .food: ["amenity=restaurant", "amenity=cafe", "amenity=fast_food"]
        case .hotels: ["tourism=hotel", "tourism=hostel", "tourism=guest_house", "tourism=motel", "tourism=apartment"]
        case .shops: ["shop=*"]
        }
    }
}

/// Shows a town whose name stands on a button.
struct DiscoverPress: Press {
    static let verb = "discover"
    let name: String

    /// nil where the name does not fit on a button.
    init?(named name: String) {
        guard !name.isEmpty, name.utf8.count <= 50, !name.contains(":") else { return nil }
        self.name = name
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        self.init(named: arguments[0])
    }

    var arguments: [String] { [name] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard session.world != nil else { throw try session.noMap }
        try session.discover(name)
        return nil
    }
}

/// Shows what there is of a kind in the region of a card.
struct LookInRegion: Press, PairCoded {
    static let verb = "lookin"
    let id: LookupID
    let kind: SightKind
    var pair: (LookupID, SightKind) { (id, kind) }

    init(_ id: LookupID, _ kind: SightKind) { (self.id, self.kind) = (id, kind) }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let region: PlaceSearch = try session.lookup(id) else { throw Refusal(SeekReply.over) }
        var search = PlaceSearch(words: session.voice.words(RegionReply.kind(kind)), center: region.center)
        search.categories = kind.categories
        try session.show(search)
        return nil
    }
}
