import Actions
import Core
import Language
import Store

/// What was found on the map, numbered, with what can be asked of it further. It looks anew whenever it is drawn.
struct FoundCard: Card {
    enum View: String { case list = "", filters = "f", kinds = "k" }

    static let verb = "found"
    static let rowsPerPage = 8
    /// So that a group is not flooded.
    static let rowsInGroup = 5
    let id: LookupID
    let page: Int
    let view: View

    init(id: LookupID, page: Int = 0, view: View = .list) {
        self.id = id
        self.page = page
        self.view = view
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = LookupID(arguments[0]), let page = PageCode.read(arguments[1]),
            let view = View(rawValue: arguments[2])
        else { return nil }
        self.init(id: id, page: page, view: view)
    }

    var arguments: [String] { ["\(id)", "\(page)", view.rawValue] }
    var subject: String { "found:\(id)" }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let search: PlaceSearch = try session.lookup(id) else {
            return CardFace(voice.say(SeekReply.over), topics: [])
        }
        guard let atlas = session.world else { return CardFace(voice.say(try session.noMap.wording), topics: []) }
        let found = try Ranked(search.find(in: session, on: atlas), of: search, in: session)
        if search.aim == .distance,
            let face = try DistanceFace(search: search, from: id, session: session).face(found, on: atlas)
        {
            return face
        }
        if let place = try search.place(calledOn: atlas) {
            return try WorldCard(element: place.element, from: id).render(in: session)
        }
        if search.isDetail, let best = found.best(for: search.name) {
            return try WorldCard(element: best.element, from: id).render(in: session)
        }
        let sheet = FoundSheet(card: self, search: search, found: found, session: session)
        let source = atlas.source(of: found.places)
        return CardFace(
            (sheet.lines + source).joined(), buttons: sheet.buttons, media: sheet.picture, topics: [subject])
    }
}

extension FoundCard {
    /// What was found, in the order of its numbers.
    func places(in session: Session) throws -> [OSMElement] {
        guard let search: PlaceSearch = try session.lookup(id), let atlas = session.world else { return [] }
        return try Ranked(search.find(in: session, on: atlas), of: search, in: session).places.map(\.place.element)
    }

    /// The place that stands alone on it.
    func onlyPlace(in session: Session) throws -> OSMElement? {
        guard let search: PlaceSearch = try session.lookup(id), let atlas = session.world else { return nil }
        if let place = try search.place(calledOn: atlas) { return place.element }
        guard search.isDetail else { return nil }
        return try Ranked(search.find(in: session, on: atlas), of: search, in: session).best(for: search.name)?.element
    }
}

extension Atlas {
    /// Whom the map is from, once each: "© OpenStreetMap contributors".
    var source: [RichText] {
        let all = extracts.map(\.attribution)
        return Array(Set(all)).sorted().map { RichText($0, .italic) }
    }

    fileprivate func source(of places: [RankedPlace]) -> [RichText] { places.isEmpty ? [] : source }
}
