import Core
import Language

/// Makes a pin a favourite.
struct FavouriteCommand: NamedPinCommand {
    static let step = PlaceStep.like
    static let about = About(
        intent: "favorite.add", area: .visits, summary: "Make a pin a favourite",
        phrases: [
            "(heart|fav|fave|favourite|favorite|star) [my] [the] [pin] {place:place}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|in|into|on|among) [my] [the] (favourites|favorites|favs|faves)",
            "(make|mark) [my] [the] [pin] {place:place!} [as] [a|my] (favourite|favorite|fav)",
            "{place:place!} is [a|my|one of my] (favourite|favorite|favourites|favorites)",
        ],
        examples: ["heart Bakery", "fav gym", "add Bakery to my favourites"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}
