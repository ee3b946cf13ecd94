package import Actions
package import Core
package import Store

/// The houses and streets that an address may mean, each to be pinned: of the map, or else of a geocoder.
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
        let atlas = session.world
        guard atlas != nil || session.outside.findsAddresses else {
            return CardFace(voice.say(try session.noMap.wording), topics: [])
        }
        var near: Coordinate?
        if case .me(let fix) = search.center { near = fix.coordinate }
        let known = try atlas?.addresses(matching: search.words, near: near, limit: Self.most) ?? []
        let found = known.isEmpty ? search.outside : known
        let help = HelpPress(area: .maps).button(CommonReply.help, voice)
        guard !found.isEmpty else {
            let reply = search.nothing(asks: session.outside.findsAddresses)
            return CardFace(voice.say(reply), buttons: [[help]], topics: [subject])
        }
        let lines = found.enumerated().map { index, house in
            let away = house.metres.map { " – \(session.measures.distance($0))" } ?? ""
            return RichText("\(index + 1). ") + RichText(house.line, .bold) + RichText(known.isEmpty ? "" : away)
        }
        let title = HouseReply.title(search.words, name: search.name.isEmpty ? nil : search.name)
        let source = known.isEmpty ? [voice.say(HouseReply.source)] : atlas?.source ?? []
        let rows = found.enumerated().map { index, house in
            [PinHouse(id: id, point: house.coordinate).button(HouseReply.pin(index + 1, house.line), voice)]
        }
        return CardFace(
            ([voice.say(title)] + lines + source).joined(), buttons: rows + [[help]], topics: [subject])
    }
}

extension PlaceSearch {
    /// What a geocoder knows that the map does not.
    var outside: [StreetAddress] { if case .found(let houses) = geocoded { houses } else { [] } }

    fileprivate func nothing(asks: Bool) -> HouseReply {
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
        try mark(AddressCard(id: question.lookup).subject)
    }
}
