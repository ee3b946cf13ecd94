import Actions
import Core
import Store

/// A pin is one's home, or is it no more.
struct HomePress: Press, SwitchCoded {
    static let verb = "home"
    static let codes = (on: "yes", off: "no")
    let about: PlaceID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setHomeSaying(isOn, about)
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
