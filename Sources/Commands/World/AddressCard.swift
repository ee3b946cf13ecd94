package import Actions
package import Core
package import Store

/// The houses and streets that an address may mean, each to be pinned: of the map, or else of a geocoder.
struct AddressCard: Card, OneCoded {
    static let verb = "houses"
    private static let most = 5
    let id: LookupID

    init(_ id: LookupID) { self.id = id }
    var about: LookupID { id }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let search: PlaceSearch = try session.lookup(id) else {
            return CardFace(voice.say(SeekReply.over), topics: [])
        }
        let atlas = session.world
        guard atlas != nil || session.outside.findsAddresses else {
            return CardFace(voice.say(try session.noMap.wording), topics: [])
        }
        let known = try atlas.map { try search.spots(on: $0, limit: Self.most, voice) } ?? []
        let found = known.isEmpty ? search.outside.map(MapSpot.init) : known
        let help = HelpPress(area: .maps).button(CommonReply.help, voice)
        guard !found.isEmpty else {
            let nothing = search.nothing(asks: session.outside.findsAddresses)
            return CardFace(voice.say(nothing), buttons: [[help]], topics: [subject])
        }
        let lines = found.enumerated().map { index, spot in
            var line = RichText("\(index + 1). ") + RichText(spot.line, .bold)
            if search.aim == .home, spot.isMiddle { line += RichText(" – ") + voice.say(HomeReply.middle) }
            guard !known.isEmpty, let metres = spot.metres else { return line }
            return line + RichText(" – \(session.measures.distance(metres))")
        }
        let source = known.isEmpty ? [voice.say(HouseReply.source)] : atlas?.source ?? []
        let rows = found.enumerated().map { index, spot in
            [PinHouse(id: id, point: spot.coordinate).button(search.keeps(spot, number: index + 1), voice)]
        }
        return CardFace(
            ([voice.say(search.heading)] + lines + source).joined(), buttons: rows + [[help]], topics: [subject])
    }
}

extension PlaceSearch {
    fileprivate var heading: any Reply {
        aim == .home ? HomeReply.which(words) : HouseReply.title(words, name: name.isEmpty ? nil : name)
    }

    fileprivate func keeps(_ spot: MapSpot, number: Int) -> any Reply {
        aim == .home ? HomeReply.here(spot.line) : HouseReply.pin(number, spot.line)
    }

    /// What a geocoder knows that the map does not.
    var outside: [StreetAddress] { if case .found(let houses) = geocoded { houses } else { [] } }

    fileprivate func nothing(asks: Bool) -> any Reply {
        if aim == .home, !asks { return HomeReply.none(words) }
        return nothingAsked(asks)
    }

    private func nothingAsked(_ asks: Bool) -> HouseReply {
        switch geocoded {
        case nil: asks ? .asking(words) : .none(words)
        case .failed: .silent(words)
        case .found: .noneOutside(words)
        }
    }
}

extension Coordinate {
    /// To the ten-millionth of a degree that a button can say.
    func isSame(as other: Coordinate) -> Bool {
        abs(latitude - other.latitude) < 1e-7 && abs(longitude - other.longitude) < 1e-7
    }
}

extension Session {
    /// A geocoder's answer to an address; nil where it gave none. The card that waits for it shows it.
    package func addressesCame(_ found: [StreetAddress]?, for question: SearchAddress) throws {
        guard var search: PlaceSearch = try lookup(question.lookup) else { return }
        search.geocoded = found.map { .found($0) } ?? .failed
        try changeLookup(question.lookup, to: search)
        try mark(AddressCard(question.lookup).subject)
    }
}
