import Actions
import Core
import Store

/// The colours that a pin can have.
struct ColourCard: Card, OneCoded {
    static let verb = "colours"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }
    var subject: String { "place:\(about)" }

    func render(in session: Session) throws -> CardFace? {
        guard try session.isOwn(.place(about)), let place = try session.place(about) else { return nil }
        let voice = session.voice
        let now = try session.colour(of: place)
        let buttons = PinColour.allCases.map { SetColour(id: about, colour: $0).button(ColourReply.signed($0), voice) }
        let foot = [
            SetColour(id: about, colour: nil).button(ColourReply.none, voice),
            ShowCard(PlaceCard(about)).button(CommonReply.back, voice),
        ]
        return CardFace(
            voice.say(ColourReply.choose(place.name, now)),
            buttons: [Array(buttons.prefix(4)), Array(buttons.dropFirst(4)), foot],
            topics: ["place:\(about)", "pins:\(session.viewer)"])
    }
}

/// Gives a pin a colour, or none.
struct SetColour: Press {
    static let verb = "colour"
    let id: PlaceID
    let colour: PinColour?

    init(id: PlaceID, colour: PinColour?) {
        self.id = id
        self.colour = colour
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = PlaceID(arguments[0]) else { return nil }
        self.init(id: id, colour: PinColour(rawValue: arguments[1]))
        guard colour != nil || arguments[1] == "none" else { return nil }
    }

    var arguments: [String] { ["\(id)", colour?.rawValue ?? "none"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.setColour(colour, of: id)
        try session.show(PlaceCard(id), note: session.lastEntry == nil ? nil : ColourReply.set(place.name, colour))
        return nil
    }
}

enum ColourReply: Reply {
    case button, none, whichIcon
    case word(PinColour)
    case signed(PinColour)
    case choose(String, PinColour?)
    case set(String, PinColour?)
    case label(String, PinColour?, Int)
    case icon(String)
    case unknown(String)

    var wording: Wording {
        switch self {
        case .button: Wording("colour.button", "Colour")
        case .none: Wording("colour.none", "No colour")
        case .whichIcon: Wording("colour.whichIcon", "Which sign? Type one emoji at the end, like `icon of Gym 🏋`.")
        case .word(.red): Wording("colour.red", "red")
        case .word(.orange): Wording("colour.orange", "orange")
        case .word(.yellow): Wording("colour.yellow", "yellow")
        case .word(.green): Wording("colour.green", "green")
        case .word(.blue): Wording("colour.blue", "blue")
        case .word(.purple): Wording("colour.purple", "purple")
        case .word(.brown): Wording("colour.brown", "brown")
        case .word(.grey): Wording("colour.grey", "grey")
        case .signed(let colour):
            Wording(
                "colour.signed", "{sign} {word}",
                ["sign": .text(colour.sign), "word": .wording(Self.word(colour).wording)])
        case .choose(let name, nil):
            Wording("colour.choose", "Which colour shall *{name}* have?", ["name": .text(name)])
        case .choose(let name, let colour?):
            Wording(
                "colour.chooseOther", "*{name}* is {colour}. Which colour shall it have?",
                ["name": .text(name), "colour": .wording(Self.signed(colour).wording)])
        case .set(let name, nil): Wording("colour.removed", "*{name}* has no colour of its own.", ["name": .text(name)])
        case .set(let name, let colour?):
            Wording(
                "colour.set", "*{name}* is {colour} now.",
                ["name": .text(name), "colour": .wording(Self.signed(colour).wording)])
        case .label(let label, nil, _):
            Wording("colour.labelRemoved", "#{label} has no colour now.", ["label": .text(label)])
        case .label(let label, let colour?, let count):
            Wording(
                "colour.label", "#{label} is {colour} now, on {n:pin|pins}.",
                [
                    "label": .text(label), "colour": .wording(Self.signed(colour).wording), "n": .number(count),
                ])
        case .unknown(let word): Wording("colour.unknown", "I have no colour “{word}”.", ["word": .text(word)])
        case .icon(let name): Wording("colour.icon", "The sign of *{name}* is changed.", ["name": .text(name)])
        }
    }
}
