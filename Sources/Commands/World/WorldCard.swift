import Actions
import Core
import Store

/// A place of the map with what the map says of it, and what can be done with it.
struct WorldCard: Card {
    static let verb = "world"
    let element: OSMElement
    /// The search whose result it is, and the page it stands on.
    let from: LookupID?
    let page: Int

    init(element: OSMElement, from: LookupID? = nil, page: Int = 0) {
        self.element = element
        self.from = from
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let element = OSMElement(arguments[0]), let page = PageCode.read(arguments[2]),
            arguments[1].isEmpty || LookupID(arguments[1]) != nil
        else { return nil }
        self.init(element: element, from: LookupID(arguments[1]), page: page)
    }

    var arguments: [String] { [element.description, from.map { "\($0)" } ?? "", "\(page)"] }
    var subject: String { from.map { FoundCard(id: $0).subject } ?? "world:\(element)" }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let atlas = session.world else {
            return CardFace(session.voice.say(try session.noMap.wording), topics: [])
        }
        guard let place = try atlas.place(element) else {
            let rows = [back(session)].filter { !$0.isEmpty }
            return CardFace(session.voice.say(WorldReply.gone), buttons: rows, topics: [])
        }
        let pin = try session.pin(of: element)
        let topics = [subject, "reviews:\(element)", "pins:\(session.viewer)"] + (pin.map { ["place:\($0.id)"] } ?? [])
        return CardFace(
            (try lines(of: place, pin, in: session) + atlas.source).joined(),
            buttons: try buttons(of: place, pin, in: session), media: picture(of: place, in: session), topics: topics)
    }

    private func picture(of place: WorldPlace, in session: Session) -> Media? {
        let pin = MapPicture.Pin(place.coordinate, sign: "", name: place.title(session.voice))
        return session.picture(of: [place.coordinate], pins: [pin])
    }

    private func lines(of place: WorldPlace, _ pin: PlaceRecord?, in session: Session) throws -> [RichText] {
        let facts = WorldFacts(place, in: session)
        var lines = [RichText(place.title(session.voice), .bold)]
        if let pin { lines += try session.yours(pin) }
        if let kind = facts.kind, !place.name.isEmpty { lines.append(kind) }
        lines.append(place.address.map { RichText($0) } ?? RichText(session.measures.coordinate(place.coordinate)))
        if let away = try session.away(from: place.coordinate) { lines.append(session.voice.say(away)) }
        return try lines + facts.lines()
    }

    private func buttons(of place: WorldPlace, _ pin: PlaceRecord?, in session: Session) throws -> [[Button]] {
        let voice = session.voice
        let own = pin.map { ShowCard(PlaceCard($0.id)).button(WorldReply.myPin, voice) }
        let help = HelpPress(area: .maps).button(CommonReply.help, voice)
        return place.links(voice) + [
            try session.keepButtons(.element(element)),
            [
                own ?? PinWorld(element).button(WorldReply.pin, voice),
                ShowCard(WorldWaysCard(element: element, from: from, page: page)).button(PlaceReply.directions, voice),
                Button(voice.words(PlaceReply.copy), .copy(session.measures.coordinate(place.coordinate))),
            ],
            back(session) + session.factsButtons(.element(element), isOfTheMap: true) + [help],
        ]
    }

    private func back(_ session: Session) -> [Button] {
        from.map { [ShowCard(FoundCard(id: $0, page: page)).button(SeekReply.backToResults, session.voice)] } ?? []
    }
}

extension WorldPlace {
    /// Its website, a button of its own.
    fileprivate func links(_ voice: Voice) -> [[Button]] {
        guard let site = website else { return [] }
        return [[Button(voice.words(WorldReply.website), .open(url: site))]]
    }

    /// An https or http address that a button may open.
    var website: String? {
        guard let text = tags["website"]?.trimmed, !text.isEmpty, !text.contains(where: \.isWhitespace) else {
            return nil
        }
        if text.hasPrefix("https://") || text.hasPrefix("http://") { return text }
        return text.contains("://") || !text.contains(".") ? nil : "https://\(text)"
    }
}

/// The way to a place of the map in the maps app of one's choice.
struct WorldWaysCard: Card {
    static let verb = "worldways"
    let card: WorldCard
    init(element: OSMElement, from: LookupID?, page: Int) { card = WorldCard(element: element, from: from, page: page) }
    init?(_ arguments: [String]) {
        guard let card = WorldCard(arguments) else { return nil }
        self.card = card
    }
    var arguments: [String] { card.arguments }
    var subject: String { card.subject }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let place = try session.atlas?.place(card.element) else {
            return CardFace(session.voice.say(WorldReply.gone), topics: [])
        }
        let voice = session.voice
        var lines = [
            voice.say(DirectionsReply.title(place.title(voice))),
            RichText(session.measures.coordinate(place.coordinate)),
        ]
        if let away = try session.away(from: place.coordinate) { lines.append(voice.say(away)) }
        let back = ShowCard(card).button(CommonReply.back, voice)
        let rows = session.ways(to: place.coordinate).map { [$0] } + [[back]]
        return CardFace(lines.joined(), buttons: rows, topics: ["settings:\(session.viewer)"])
    }
}

extension Session {
    /// A link for each maps app, the chosen one first.
    func ways(to point: Coordinate) -> [Button] {
        let chosen = settings.mapsApp
        let apps = Settings.MapsApp.allCases.sorted { ($0 == chosen ? 0 : 1) < ($1 == chosen ? 0 : 1) }
        return apps.map { Button(voice.words(DirectionsReply.app($0)), .open(url: $0.link(to: point))) }
    }
}

/// Keeps a place of the map as a pin of one's own.
struct PinWorld: OnePress {
    static let verb = "pinworld"
    let about: OSMElement
    init(_ about: OSMElement) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard var place = try session.atlas?.place(about) else { throw Refusal(WorldReply.gone) }
        place.name = place.title(session.voice)
        let kept = try session.pinning(.add, EntryTitle.pinned(place.name)) { try session.keep(place) }
        try session.asNewMessage { try session.show(PlaceCard(kept.id), note: PinReply.pinned(kept.name)) }
        return nil
    }
}
