import Actions
import Core
import Store

/// Moves a place one step up or down on a list of one's own.
struct MoveOnList: Press {
    static let verb = "listMove"
    let list: HeadingID
    let place: PlaceID
    let earlier: Bool
    /// That of the card it was pressed on.
    let page: Int

    init(list: HeadingID, place: PlaceID, earlier: Bool, page: Int) {
        self.list = list
        self.place = place
        self.earlier = earlier
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let list = HeadingID(arguments[0]), let place = PlaceID(arguments[1]),
            ["up", "down"].contains(arguments[2]), let page = PageCode.read(arguments[3])
        else { return nil }
        self.init(list: list, place: place, earlier: arguments[2] == "up", page: page)
    }

    var arguments: [String] { ["\(list)", "\(place)", earlier ? "up" : "down", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.shiftPlace(place, on: list, earlier: earlier)
        try session.show(PlacesCard(.list(list), sort: .mine, page: page, mode: .move))
        return nil
    }
}
