import Actions
import Core
import Store

/// Deletes an occasion; its to-dos stay.
struct DeleteOccasion: Press, OneCoded {
    static let verb = "occasionDelete"
    let about: OccasionID
    init(_ about: OccasionID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.deleteOccasionSaying(about)
        return nil
    }
}

/// Puts all of one occasion into another.
struct MergeOccasions: Press, PairCoded {
    static let verb = "occasionJoin"
    let gone: OccasionID
    let kept: OccasionID
    var pair: (OccasionID, OccasionID) { (gone, kept) }

    init(_ gone: OccasionID, _ kept: OccasionID) { (self.gone, self.kept) = (gone, kept) }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.mergeOccasionsSaying(gone, into: kept)
        return nil
    }
}

/// Gives an occasion an icon, or takes it away.
struct OccasionIcon: Press {
    static let verb = "occasionIcon"
    let id: OccasionID
    let icon: String?
    init(_ id: OccasionID, _ icon: String?) { (self.id, self.icon) = (id, icon) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = OccasionID(arguments[0]), arguments[1].count < 2 else { return nil }
        self.init(id, arguments[1].isEmpty ? nil : arguments[1])
    }

    var arguments: [String] { ["\(id)", icon ?? ""] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setIconSaying(icon, of: id)
        return nil
    }
}

/// Binds an occasion to arriving at a place or leaving it, or to none.
struct OccasionAt: Press {
    static let verb = "occasionAt"
    let id: OccasionID
    let place: PlaceID?
    let move: OccasionMove
    init(_ id: OccasionID, _ place: PlaceID?, _ move: OccasionMove) {
        (self.id, self.place, self.move) = (id, place, move)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = OccasionID(arguments[0]), let move = OccasionMove(rawValue: arguments[2])
        else { return nil }
        self.init(id, PlaceID(arguments[1]), move)
        guard place != nil || arguments[1] == "0" else { return nil }
    }

    var arguments: [String] { ["\(id)", place.map { "\($0)" } ?? "0", move.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setPlace(place, move, of: id)
        let note: OccasionReply? = session.lastEntry == nil ? nil : .changed
        try session.show(OccasionCard(id), note: note)
        return nil
    }
}

/// Asks for a new occasion.
struct NewOccasionPress: BarePress {
    static let verb = "occasionNew"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.ask(OccasionQuestion(), saying: OccasionReply.what(.name, nil)) }
        return nil
    }
}
