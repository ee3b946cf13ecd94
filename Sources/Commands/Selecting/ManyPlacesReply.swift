import Actions
import Core

/// What was done with many pins.
enum ManyPlacesReply: Reply {
    case labelled(Int, [String])
    case coloured(Int, PinColour?)
    case listed(Int, String)
    case shared(Int, Audience)

    var wording: Wording {
        switch self {
        case .labelled(let count, let labels):
            Wording(
                "many.labelled", "Labelled {n:pin|pins}: {labels}",
                ["n": .number(count), "labels": .text(labels.map { "#\($0)" }.joined(separator: " "))])
        case .coloured(let count, nil):
            Wording("many.uncoloured", "{n:pin has|pins have} no colour of their own now", ["n": .number(count)])
        case .coloured(let count, let colour?):
            Wording(
                "many.coloured", "Coloured {n:pin|pins}: {colour}",
                ["n": .number(count), "colour": .wording(ColourReply.signed(colour).wording)])
        case .listed(let count, let list):
            Wording("many.listed", "Put {n:pin|pins} on *{list}*", ["n": .number(count), "list": .text(list)])
        case .shared(let count, let audience):
            Wording(
                "many.shared", "Who sees {n:pin|pins} now: {audience}",
                ["n": .number(count), "audience": .wording(audience.words)])
        }
    }
}
