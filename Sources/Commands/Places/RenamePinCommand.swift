import Actions
import Core
import Language
import Store

/// Gives a pin another name.
struct RenamePinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.rename", area: .places, summary: "Rename a pin",
        phrases: [
            "rename [my] [the] [pin] {place:place} (to|as|into) {name:name}", "call {place:place!} {name:name}",
            "[my] [the] [pin] {place:place!} is now (called|named) {name:name}",
            "[my] [the] [pin] {place:place!} is (called|named) {name:name} now",
            "change [the] name of {place:place} to {name:name}", "rename [my] [the] [pin] {place:place}",
            "rename [a|my|the] [pin]",
        ],
        examples: ["rename Bakery to Corner bakery"])

    let place: NameMatch?
    let spoken: Spoken
    let name: String?

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        name = said.slots.text("name").map { said.spoken.line.means($0, .intoName) ? "" : $0 }
    }

    func perform(in session: Session) throws {
        // "call mum sunday", "call vet for results" are to be done, whatever pin is called mum or vet.
        if spoken.line.beginsWithDeed, let name,
            name.first?.isUppercase != true || LineReader.read(name, language: spoken.line.language).soleTime != nil
        {
            return try session.keepSaying(session.wish(spoken))
        }
        guard let id = try session.choosePlace(place, then: .rename, of: spoken) else { return }
        if let name { return try session.renameSaying(id, to: name) }
        _ = try PlacePress(id: id, step: .rename).perform(in: session)
    }
}
