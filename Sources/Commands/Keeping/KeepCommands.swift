import Actions
import Core
import Language
import Store

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

/// Lists favourites.
struct FavouritesCommand: OpensCard {
    static let about = About(
        intent: "favorite.list", area: .visits, menu: "fav", summary: "Your favourite places",
        phrases: [
            "(fav|favs|faves)", "[show|list|see|open] [me] [all] [of] [my] (favourites|favorites|favs|faves)",
            "[show|list|see|open] [me] [all] [of] [my] (favourite|favorite|fav) (places|pins|spots)",
            "(what|which|where) are my (favourites|favorites)",
            "(what|which) are my (favourite|favorite) (places|pins)",
        ],
        examples: ["favourites", "show my favourite places"])

    init() {}
    func card(in session: Session) throws -> any Card { try PlacesCard(.liked, sort: session.usualSort) }
}

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

/// Keeps that one was somewhere, today or on another day.
struct BeenCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.been", area: .visits, summary: "Keep a day on which you were at a pin",
        phrases: [
            "[i have|i|have|was] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} [on] {when:time}",
            "[i have|i|have|was] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} [today|again|once more]",
            "[i|we] (was|were) (at|in) [my] [the] [pin] {place:place!} [on] {when:time}",
            "[i|we] went to [my] [the] [pin] {place:place!} [on] {when:time}",
            "{when:time} [i|we] (was|were|went) (at|in|to) [my] [the] [pin] {place:place!}",
            "(been|visited) [on] {when:time} (to|at) {place:place!}",
            "mark [my] [the] [pin] {place:place!} as (visited|been|seen) [on] {when:time}",
            "mark [my] [the] [pin] {place:place!} as (visited|been|seen) [today]",
            "(add|keep|log) [a] visit (to|at) [my] [the] [pin] {place:place!} [on] {when:time}",
            "(add|keep|log) [a] visit (to|at) [my] [the] [pin] {place:place!}",
        ],
        examples: ["been to Bakery", "been to gym yesterday", "visited Bakery on 2 May"])

    let place: NameMatch?
    let when: SaidTime?
    let spoken: Spoken

    init(_ said: Said) throws {
        place = said.slots.name("place")
        when = try said.slots.time("when")
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard let when else {
            guard let id = try session.choosePlace(place, then: .been) else { return }
            return try session.beenSaying(.pin(id), on: session.today)
        }
        guard let day = when.latestDay(in: session.frame(of: spoken)) else { throw Refusal(VisitReply.future) }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        try session.beenSaying(.pin(id), on: day)
    }
}

/// Lists where one has been.
struct BeenListCommand: OpensCard {
    static let about = About(
        intent: "pin.list", key: "pin.list.been", area: .visits, summary: "Where you have been",
        phrases: [
            "where have i been", "where (was|did) i (been|go)",
            "[show|list|see] [me] [all] [my] [the] (places|pins) [that|where] i (have been|was|went|visited|have visited) [to|at]",
            "[show|list|see] [me] [my] visited (places|pins)", "[show|list|see] [me] [my] visits",
        ],
        examples: ["where have I been", "my visited places"])

    init() {}
    func card(in session: Session) throws -> any Card { PlacesCard(.been, sort: .new) }
}

/// Shows when one was at a pin.
struct VisitsOfPinCommand: NamedPinCommand {
    static let step = PlaceStep.visits
    static let about = About(
        intent: "pin.show", key: "pin.visits", area: .visits, summary: "When you were at a pin",
        phrases: [
            "when (was i|were we|have i been) (at|in|to) [my] [the] [pin] {place:place!} [last]",
            "when (was i|were we|have i been) (last|the last time) (at|in|to) [my] [the] [pin] {place:place}",
            "when did (i|we) last (visit|go to|see) [my] [the] [pin] {place:place}",
            "when was the last time (i|we) (was|were|went) (at|in|to) [my] [the] [pin] {place:place}",
            "when was my last visit (to|at) [my] [the] [pin] {place:place}",
            "how (often|many times) (was i|were we|have i been|have we been) (at|in|to) [my] [the] [pin] {place:place}",
            "[show|list|see] [me] [all] [my] visits (to|at|of) [my] [the] [pin] {place:place}",
        ],
        examples: ["when was I last at Bakery", "my visits to Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}

/// Lists where one wants to go.
struct WantedListCommand: OpensCard {
    static let about = About(
        intent: "pin.list", key: "pin.list.wanted", area: .visits, summary: "Where you want to go",
        phrases: [
            "where do i want to go", "want to go",
            "[show|list|see] [me] [all] [my] [the] (places|pins) [that|where] i (want|would like) to (go|visit|see|go to)",
            "[show|list|see] [me] [my] (bucket list|wish list|wishlist|wishes)",
        ],
        examples: ["places I want to go", "where do I want to go"])

    init() {}
    func card(in session: Session) throws -> any Card { try PlacesCard(.wanted, sort: session.usualSort) }
}

/// Lists the pins with a label.
struct LabelListCommand: Command {
    static let about = About(
        intent: "pin.list", key: "pin.list.labelled", area: .places, summary: "Your pins with a label",
        phrases: [
            "{label:label}",
            "[show|list|see|open] [me] [all] [my] [the] (pins|places) [with|labelled|labeled|tagged] [label|the label] {label:label}",
            "[show|list|see] [me] [my] {label:label} (pins|places)",
            "[show|list|see] [me] [all] [my] [the] (pins|places) (with|under) [the] (label|tag) {word:word}",
            "[show|list|see|find] [me] (all|everything) [that is|thats] (labelled|labeled|tagged) [as|with] {word:word}",
            "[show|list|see] [me] [all] [my] [the] (pins|places) (labelled|labeled|tagged) [as|with] {word:word}",
        ],
        examples: ["#food", "pins labelled food"])

    let label: String
    init(_ said: Said) throws {
        guard let label = Label.list(in: said.slots.label("label") ?? said.slots.text("word") ?? "").first else {
            throw Refusal(PlaceReply.whichPin)
        }
        self.label = label
    }

    func perform(in session: Session) throws {
        let places = PlacesCard(.label(LabelKey(label)), sort: try session.usualSort)
        guard try session.placeCount(places.selection) == 0, try session.taskCount(.label(label)) > 0 else {
            return try session.show(places)
        }
        try session.show(TasksCard(.label(label)))
    }
}

extension Session {
    /// Nearest first where the person's position is known.
    var usualSort: PlaceSort { get throws { try shownPosition() == nil ? .new : .near } }
}
