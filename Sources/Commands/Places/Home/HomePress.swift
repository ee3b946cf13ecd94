import Actions
import Core
import Store

/// A pin is one's home, or is it no more.
struct HomePress: Press {
    static let verb = "home"
    let id: PlaceID
    let isHome: Bool

    init(id: PlaceID, isHome: Bool) {
        self.id = id
        self.isHome = isHome
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = PlaceID(arguments[0]), ["yes", "no"].contains(arguments[1]) else {
            return nil
        }
        self.init(id: id, isHome: arguments[1] == "yes")
    }

    var arguments: [String] { ["\(id)", isHome ? "yes" : "no"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setHomeSaying(isHome, id)
        return nil
    }
}

/// One has moved out of a pin that was asked about.
struct MovedOut: OnePress {
    static let verb = "movedOut"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.closeChoice()
        try session.setHomeSaying(false, about)
        return nil
    }
}
