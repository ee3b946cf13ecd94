import Actions
import Core
import Geo
import Store

/// A picture of the map with one's pins, numbered like the buttons that open them; buttons move and zoom it.
struct MapCard: Card {
    /// What it was asked for.
    enum Focus: Hashable {
        case mine, all
        case place(PlaceID)
    }

    /// Where it was moved to.
    struct Look: Hashable {
        let center: Coordinate
        /// Tenths of `MapPicture.zoom`.
        let zoom: Int
    }

    static let verb = "map"
    let focus: Focus
    /// nil where the focus says it.
    let look: Look?

    init(_ focus: Focus, look: Look? = nil) { (self.focus, self.look) = (focus, look) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let focus = Focus(code: arguments[0]) else { return nil }
        let hasLook = !arguments[1].isEmpty || !arguments[2].isEmpty
        let look = Look(center: arguments[1], zoom: arguments[2])
        guard hasLook == (look != nil) else { return nil }
        self.init(focus, look: look)
    }

    var arguments: [String] { [focus.code, look?.centerCode ?? "", look.map { "\($0.zoom)" } ?? ""] }
    var subject: String { Self.verb }
    var thing: Thing? { if case .place(let id) = focus { .place(id) } else { nil } }

    func render(in session: Session) throws -> CardFace? {
        guard let scene = try MapScene(self, in: session) else { return nil }
        return CardFace(
            try scene.text(in: session), buttons: try scene.buttons(in: session),
            media: Media(.map(try scene.picture(in: session))), topics: try topics(in: session))
    }

    private func topics(in session: Session) throws -> [String] {
        let own = ["pins:\(session.viewer)", "settings:\(session.viewer)"]
        guard case .place(let id) = focus, let whose = try session.whose(.place(id)) else { return own }
        return own + ["place:\(id)"] + whose.topics
    }
}

extension MapCard.Focus {
    var code: String {
        switch self {
        case .mine: "me"
        case .all: "all"
        case .place(let id): "p\(id)"
        }
    }

    init?(code: String) {
        switch code {
        case "me": self = .mine
        case "all": self = .all
        default:
            guard code.first == "p", let id = PlaceID(String(code.dropFirst())) else { return nil }
            self = .place(id)
        }
    }
}

extension MapCard.Look {
    static let zooms = 20...190
    /// A point that was typed, with the streets around it.
    init(_ center: Coordinate) { self.init(center: center, zoom: 160) }

    init(_ window: MapWindow) {
        let zoom = Int((window.zoom * 10 + 0.001).rounded(.down))
        self.init(center: window.center.coordinate, zoom: min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound))
    }

    init?(center: String, zoom: String) {
        let numbers = center.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            let center = Coordinate(latitude: latitude, longitude: longitude), let zoom = Int(zoom),
            Self.zooms.contains(zoom)
        else { return nil }
        self.init(center: center, zoom: zoom)
    }

    /// Five digits, about a metre.
    var centerCode: String { MapCode.coordinate(center) }
}
