import Core
import Language

/// Takes a pin off the favourites.
struct UnfavouriteCommand: NamedPinCommand {
    static let step = PlaceStep.unlike
    static let about = About(
        intent: "favorite.delete", area: .visits, summary: "Take a pin off the favourites",
        phrases: [
            "(unheart|unfav|unfave|unfavourite|unfavorite|unstar) [my] [the] [pin] {place:place}",
            "(remove|take|delete) [my] [the] [pin] {place:place!} (from|off|out of) [my] [the] (favourites|favorites|favs|faves)",
            "{place:place!} is (no|not a|not my) (favourite|favorite) [any more|anymore]",
        ],
        examples: ["unheart Bakery", "remove Bakery from my favourites"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}
