import Actions
import Core
import Language
import Store

/// What is said about the address of a pin.
enum AddressReply: Reply {
    case assumed(String)
    case correct
    case type(String)
    case corrected(String)
    case tooLong(Int)

    var wording: Wording {
        switch self {
        case .assumed(let address):
            Wording("address.assumed", "{address} _(about, from the map)_", ["address": .text(address)])
        case .correct: Wording("address.correct", "Correct address")
        case .type(let name):
            Wording(
                "address.type", "Type the address of *{name}*, or `none` to leave it out.", ["name": .text(name)])
        case .corrected(let name): Wording("address.corrected", "Address of *{name}* changed.", ["name": .text(name)])
        case .tooLong(let length):
            Wording(
                "address.tooLong", "An address has at most 200 characters; that one has {length}. Type a shorter one.",
                ["length": .number(length)])
        }
    }
}

/// An address that somebody typed: one line of at most 200 characters.
struct AddressText {
    private static let longest = 200
    /// nil where there is none.
    let text: String?

    /// Throws a `Refusal` that says what is wrong.
    init(checking raw: String) throws {
        let words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\0" }
        guard words.count <= Self.longest else { throw Refusal(AddressReply.tooLong(words.count)) }
        text = words.isEmpty || SignalWord.none.isSaid(by: words) ? nil : words
    }
}

extension Session {
    /// The address as it was said, or marked as taken from the map.
    func addressLines(of place: PlaceRecord) -> [RichText] {
        guard let address = place.address else { return [] }
        return [place.addressIsAssumed ? voice.say(AddressReply.assumed(address)) : RichText(address)]
    }

    /// What the map says of the place that a pin is: the same as on its card of the map.
    func worldLines(of pin: PlaceRecord) throws -> [RichText] {
        guard let element = pin.osmElement, let atlas, let place = try atlas.place(element) else { return [] }
        let facts = WorldFacts(place, in: self)
        return try [facts.kind].compactMap { $0 } + facts.lines() + atlas.source
    }
}
