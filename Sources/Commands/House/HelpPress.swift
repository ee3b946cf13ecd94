import Actions
import Core
import Store

/// Opens help where one is; the card's own button brings it back.
struct HelpPress: Press {
    static let verb = "help"
    let area: Area?
    init(area: Area?) { self.area = area }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, arguments[0] == "all" || Area(rawValue: arguments[0]) != nil else { return nil }
        area = Area(rawValue: arguments[0])
    }
    var arguments: [String] { [area?.rawValue ?? "all"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let back = try session.pressedCard?.code
        try session.show(HelpCard(area: area, back: back))
        return nil
    }
}
