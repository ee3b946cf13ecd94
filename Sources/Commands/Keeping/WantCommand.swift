import Core
import Language

/// Notes that one wants to go somewhere.
struct WantCommand: NamedPinCommand {
    static let step = PlaceStep.want
    static let about = About(
        intent: "pin.update", key: "pin.want", area: .visits, summary: "Keep where you want to go",
        phrases: [
            "[i] [would] (want|like|wish) to (go to|visit|see|try|go back to) [my] [the] [pin] {place:place!}",
            "(mark|set) [my] [the] [pin] {place:place!} as (want to go|to visit|to go|a wish)",
            "[put|add] {place:place!} (on|to) [my] (bucket list|wish list|wishlist|wishes)",
        ],
        examples: ["want to go to Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}
