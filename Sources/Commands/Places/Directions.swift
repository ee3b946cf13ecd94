import Actions
import Core
import Foundation
import Language
import Store

/// The way to a pin in the maps app of one's choice.
struct NavigateCommand: NamedPinCommand {
    static let step = PlaceStep.directions
    private static let best = "best|fastest|quickest|shortest|easiest"

    static let about = About(
        intent: "pin.navigate", area: .maps, summary: "Directions to a pin",
        phrases: [
            "(navigate|navigation|directions|route|way) [to] [my] [the] {place:place}",
            Phrase(
                "(get|find|plot|plan|map|start) [me] [a|the] [\(best)] (directions|route|way|course|navigation) to [my] [the] {place:place}"
            ),
            Phrase("(what is|whats|which is) the [\(best)] (way to get|route) to [my] [the] {place:place}"),
            "[what is|whats] [the] (fastest|quickest|shortest) (way|road|route) to [my] [the] {place:place}",
            "(what is|whats) the way to [my] [the] {place:place}",
            "how to (get|come) to [my] [the] {place:place}",
            "(take|bring|guide|lead|get) me [to] [my] [the] {place:place}",
            "how (do|can|could|would) (i|we|you) (get|go|walk|drive) [from here] to [my] [the] {place:place}",
            "(go|drive|walk) to [my] [the] {place:place}",
            "(show|give) me [the] (way|directions|route) to [my] [the] {place:place}",
        ],
        examples: ["directions to Bakery", "take me to Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}

/// Shows the ways to a pin.
struct DirectionsPress: Press, OneCoded {
    static let verb = "way"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.place(about) != nil else { throw Refusal(CommonReply.gone) }
        guard try session.isOwn(.place(about)) || !session.isRubbedOut(about) else { throw Refusal(HomeReply.noWay) }
        try session.usePlace(about)
        try session.show(DirectionsCard(about))
        return nil
    }
}

/// Links to a pin in the three maps apps, the chosen one first.
struct DirectionsCard: Card, OneCoded {
    static let verb = "ways"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }
    var subject: String { "place:\(about)" }

    func render(in session: Session) throws -> CardFace? {
        guard let place = try session.place(about) else { return nil }
        guard try session.isOwn(.place(about)) || !session.isRubbedOut(about) else {
            return CardFace(session.voice.say(HomeReply.noWay), topics: ["place:\(about)"])
        }
        let voice = session.voice
        let chosen = session.settings.mapsApp
        let apps = Settings.MapsApp.allCases.sorted { ($0 == chosen ? 0 : 1) < ($1 == chosen ? 0 : 1) }
        let links = apps.map { Button(voice.words(DirectionsReply.app($0)), .open(url: $0.link(to: place.coordinate))) }
        var text =
            voice.say(DirectionsReply.title(place.name)) + "\n"
            + RichText(session.measures.coordinate(place.coordinate))
        if let away = try session.away(from: place.coordinate) { text += "\n" + voice.say(away) }
        let prefer = apps.filter { $0 != chosen }.map {
            PreferMaps($0, about).button(DirectionsReply.prefer($0), voice)
        }
        let foot = [
            ShowCard(PlaceCard(about)).button(CommonReply.back, voice),
            HelpPress(area: .maps).button(CommonReply.help, voice),
        ]
        let buttons = links.map { [$0] } + [prefer, foot]
        return CardFace(text, buttons: buttons, topics: ["place:\(about)", "settings:\(session.viewer)"])
    }
}

/// Remembers the maps app to be offered first.
struct PreferMaps: Press, PairCoded {
    static let verb = "maps"
    let app: Settings.MapsApp
    let place: PlaceID
    var pair: (Settings.MapsApp, PlaceID) { (app, place) }

    init(_ app: Settings.MapsApp, _ place: PlaceID) { (self.app, self.place) = (app, place) }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setMapsApp(app)
        try session.show(DirectionsCard(place))
        return DirectionsReply.preferred(app)
    }
}

extension Settings.MapsApp {
    /// An https link that opens directions, also in a browser.
    ///
    /// Sources: Google "Maps URLs"; Apple "Map Links"; OsmAnd "Links to maps".
    func link(to point: Coordinate) -> String {
        let latitude = String(format: "%.6f", point.latitude)
        let longitude = String(format: "%.6f", point.longitude)
        return switch self {
        case .google: "https://www.google.com/maps/dir/?api=1&destination=\(latitude)%2C\(longitude)"
        case .apple: "https://maps.apple.com/?daddr=\(latitude),\(longitude)"
        case .osmand: "https://osmand.net/map/navigate/?end=\(latitude),\(longitude)"
        }
    }
}

enum DirectionsReply: Reply {
    case title(String)
    case app(Settings.MapsApp)
    case prefer(Settings.MapsApp)
    case preferred(Settings.MapsApp)

    var wording: Wording {
        switch self {
        case .title(let name): Wording("directions.title", "Directions to *{name}*", ["name": .text(name)])
        case .app(.google): Wording("directions.google", "Google Maps")
        case .app(.apple): Wording("directions.apple", "Apple Maps")
        case .app(.osmand): Wording("directions.osmand", "OsmAnd")
        case .prefer(let app):
            Wording("directions.prefer", "{app} first", ["app": .wording(Self.app(app).wording)])
        case .preferred(let app):
            Wording("directions.preferred", "{app} comes first from now on.", ["app": .wording(Self.app(app).wording)])
        }
    }
}
