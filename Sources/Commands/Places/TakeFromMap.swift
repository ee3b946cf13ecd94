import Actions
import Core
import Store

/// A new pin of which it was asked where it is: a place of the map.
struct TakeFromMap: OnePress {
    static let verb = "fromMap"
    let about: OSMElement
    init(_ about: OSMElement) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: WhereQuestion.self), case .pin(var draft) = question.purpose
        else { return FollowReply.notAsked }
        guard let place = try session.atlas?.place(about) else { throw Refusal(WorldReply.gone) }
        try session.closeChoice()
        try session.clearQuestion()
        draft.name = try PlaceName(checking: place.name).text
        draft.fix = Fix(coordinate: place.coordinate, accuracy: nil, date: session.now)
        if try session.pin(of: about) == nil { draft.element = about }
        try session.together { try draft.save(in: session) }
        return nil
    }
}

extension Session {
    /// Places of one name that are offered.
    private static let mostOfOneName = 4

    /// Places of the map of just that name, the nearest first.
    func placesOnMap(called name: String) throws -> [FoundPlace] {
        try mapAround()?.places(called: name) ?? []
    }

    /// Asks where a new pin is, by a location or as one of the places of the map that are called so.
    func askWhere(_ draft: PinDraft, saying reply: some Reply) throws {
        try ask(WhereQuestion(purpose: .pin(draft)))
        try askForLocation(reply)
        let places = try draft.name.map { try placesOnMap(called: $0) } ?? []
        guard !places.isEmpty else { return }
        try say(Outgoing(voice.say(MapNamedReply.orThis), buttons: choices(places) { TakeFromMap($0) }))
    }

    /// A button each for the nearest of them.
    func choices(_ places: [FoundPlace], _ press: (OSMElement) -> any Press) -> [[Button]] {
        let rows = places.prefix(Self.mostOfOneName).map { [press($0.place.element).button(label(of: $0), voice)] }
        offered = rows.compactMap { $0.first?.pressCode }
        return rows
    }

    /// Its name and what tells it from others of that name: how far it is, its address, else what it is and where.
    private func label(of found: FoundPlace) -> MapNamedReply {
        let place = found.place, away = found.metres.map(measures.distance)
        let spot = away == nil && place.address == nil ? measures.coordinate(place.coordinate) : nil
        let parts = [away, place.address ?? place.kind(voice), spot]
        return .place(place.name, parts.compactMap(\.self).joined(separator: ", "))
    }
}
