import Actions
import Core
import Language
import Store

/// Moves a pin, its notes stay with it.
struct MovePinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.move", area: .places, summary: "Move a pin to where it belongs",
        phrases: [
            "move [my] [the] [pin] {place:place} [to] [over] here",
            "move [my] [the] [pin] {place:place} to {point:coordinate}",
            "[my] [the] [pin] {place:place!} is (wrong|not there|elsewhere|misplaced|in the wrong place|at the wrong place) [,|.|;|-] [it is|its|it's] [actually|really] [at] {point:coordinate}",
            "[my] [the] [pin] {place:place!} (is|has|has moved|moved) [now|moved] [at|to] {point:coordinate} [now]",
            "{place:place} (is|moved) here", "move [my] [the] [pin] {place:place!}", "move [a|my|the] pin", "move",
        ],
        examples: ["move Bakery here", "move Bakery to 48.2090, 16.3700"])

    let place: NameMatch?
    let spoken: Spoken
    let point: Coordinate?
    let isHere: Bool

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        point = try said.slots.coordinate("point")
        isHere = said.spoken.line.says(.here)
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .move, of: spoken) else { return }
        let fix = try isHere ? session.freshPosition() : nil
        guard let target = point ?? fix?.coordinate else {
            _ = try PlacePress(id: id, step: .move).perform(in: session)
            return
        }
        let moved = try session.movePlace(id, to: target, accuracy: fix?.accuracy)
        try session.show(PlaceCard(id), note: PlaceReply.moved(moved.name))
    }
}
