import Actions
import Core
import Store

/// What a button does with a place that one sees: it is kept as a pin where it is none yet.
struct KeepPress: Press, PairCoded {
    /// Each is the state to reach.
    enum Deed: String, CaseIterable, CodeArgument { case like, likeAlone, unlike, want, unwant, been }

    static let verb = "mine"
    let ref: PlaceRef
    let deed: Deed
    var pair: (PlaceRef, Deed) { (ref, deed) }

    init(_ ref: PlaceRef, _ deed: Deed) { (self.ref, self.deed) = (ref, deed) }

    func perform(in session: Session) throws -> (any Reply)? {
        switch deed {
        case .like: try session.likeSaying(ref, true)
        case .likeAlone:
            try session.closeChoice()
            try session.likeSaying(ref, true, isAlone: true, isSure: true)
        case .unlike: try session.likeSaying(ref, false)
        case .want: try session.wantSaying(ref, true)
        case .unwant: try session.wantSaying(ref, false)
        case .been: try session.beenSaying(ref, on: session.today)
        }
        return nil
    }
}

extension Session {
    /// `isSure`: others may see it among the favourites, or it is kept off them.
    func likeSaying(_ ref: PlaceRef, _ isLiked: Bool, isAlone: Bool = false, isSure: Bool = false) throws {
        if isLiked, !isSure, try asksAmongFavourites(ref) { return }
        let pin = try keeping(ref) { pin in
            try like(pin.id, isLiked, isAlone: isAlone); return pin
        }
        try showKept(pin, note: isLiked ? .liked(pin.name) : .unliked(pin.name))
    }

    /// Others see the favourites, and not this place: it is asked whether they shall.
    func asksAmongFavourites(_ ref: PlaceRef) throws -> Bool {
        guard try knownPin(of: ref)?.likedAt == nil,
            let list = try favouritesList(of: viewer).flatMap({ try heading($0) })
        else { return false }
        return try asksOpenly([ref], onto: list)
    }

    func wantSaying(_ ref: PlaceRef, _ isWanted: Bool) throws {
        let pin = try keeping(ref) { pin in
            try want(pin.id, isWanted); return pin
        }
        try showKept(pin, note: isWanted ? .wanted(pin.name) : .unwanted(pin.name))
    }

    /// The day is told in days since 1970-01-01.
    func beenSaying(_ ref: PlaceRef, on day: Int, note: String? = nil) throws {
        let pin = try keeping(ref) { pin in
            try keepVisit(to: pin.id, on: day, note: note); return pin
        }
        try showKept(pin, note: .been(pin.name, measures.date(day)))
    }

    /// The card on which it was pressed, as it is now; else the pin's own.
    func showKept(_ pin: PlaceRecord, note: KeepReply) throws {
        if let card = try pressedCard, !(card is PlaceCard), try card.render(in: self) != nil {
            return try show(card, note: note)
        }
        try show(PlaceCard(pin.id), note: note)
    }
}

extension Measures {
    /// A date in words: "today", "yesterday", "on 2 May", with the year where it is another one.
    func date(_ day: Int) -> Wording {
        switch day - WallTime(now, in: settings.timeZone).day {
        case 0: Wording("date.today", "today")
        case -1: Wording("date.yesterday", "yesterday")
        default: Wording("date.day", "on {day}", ["day": .text(shortDate(day))])
        }
    }

    /// "2 May", with the year where it is another one.
    func shortDate(_ day: Int) -> String {
        let noon = WallTime(day: day, hour: 12, minute: 0).moments(in: settings.timeZone).dates.first
        return noon.map { self.day($0) } ?? ""
    }
}
