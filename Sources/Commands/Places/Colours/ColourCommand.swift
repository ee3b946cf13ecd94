import Actions
import Core
import Language
import Store

/// Gives a pin or a label a colour.
struct ColourCommand: Command, ExplainsWord {
    private static let colours = "(red|orange|yellow|green|blue|purple|violet|brown|grey|gray)"

    static let about = About(
        intent: "pin.update", key: "pin.colour", area: .places, summary: "Colour a pin or a label",
        phrases: [
            Phrase("(colour|color) [my] [the] [pin] {place:place} [in|as] \(colours)"),
            // "paint the fence" is a chore where no pin is called so.
            Phrase("paint [my] [the] [pin] {place:place!} [in|as] \(colours)"),
            Phrase("make [my] [the] [pin] {place:place!} \(colours)"),
            Phrase("[set|change|make] [the] (colour|color) of [my] [the] [pin] {place:place!} [is|to] \(colours)"),
            Phrase("(colour|color|paint|make) [the] [label] {label:label} [in|as] \(colours)"),
            "(colour|color) [my] [the] [pin] {place:place}", "paint [my] [the] [pin] {place:place!}",
            "(remove|clear|take away) [the] (colour|color) (of|from) [my] [the] [pin] {place:place}",
            "(remove|clear|take away) [the] (colour|color) (of|from) [the] [label] {label:label}",
        ],
        examples: ["colour gym blue", "colour #food green"])

    let place: NameMatch?
    let spoken: Spoken
    let label: String?
    let colour: PinColour?
    let isRemoved: Bool

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        label = said.slots.label("label").flatMap { Label.list(in: $0).first }
        let line = said.spoken.line
        colour = line.tokens.lazy.reversed().compactMap { PinColour(word: line.string($0.range).lowercased()) }.first
        isRemoved = said.takesAway
    }

    func perform(in session: Session) throws {
        if let label {
            let count = try session.setColour(colour, ofLabel: label)
            return try session.tell(ColourReply.label(label, colour, count))
        }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        guard colour != nil || isRemoved else { return try session.show(ColourCard(id)) }
        let place = try session.setColour(colour, of: id)
        try session.show(PlaceCard(id), note: ColourReply.set(place.name, colour))
    }

    func explain(_ odd: NameAndWord, in session: Session) throws -> Bool {
        guard colour == nil, !isRemoved, odd.name.isExact, let id = odd.name.id else { return false }
        try session.show(ColourCard(PlaceID(id)), note: ColourReply.unknown(odd.word))
        return true
    }
}

/// Puts a sign before a pin's name.
struct IconCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.icon", area: .places, summary: "Give a pin a sign",
        phrases: [
            "[set|change|give|use] [the] [a] (icon|sign|emoji|symbol) (of|for|to) [my] [the] [pin] {place:place} [to|as|is]",
            "(remove|clear) [the] (icon|sign|emoji|symbol) (of|from) [my] [the] [pin] {place:place}",
        ],
        examples: ["icon of Gym 🏋", "remove the icon of Gym"])

    let place: NameMatch?
    let spoken: Spoken
    let icon: String?
    let isRemoved: Bool

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        icon = said.spoken.line.symbols.flatMap { $0.last.map(String.init) }
        isRemoved = said.takesAway
    }

    func perform(in session: Session) throws {
        guard icon != nil || isRemoved else { throw Refusal(ColourReply.whichIcon) }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        let place = try session.setIcon(isRemoved ? nil : icon, of: id)
        try session.show(PlaceCard(id), note: ColourReply.icon(place.name))
    }
}

extension Said {
    /// It asks for less rather than for more.
    var takesAway: Bool {
        spoken.line.begins(with: .removing) || spoken.line.begins(with: .clearing)
    }
}

extension PinColour {
    /// Always beside its word.
    var sign: String {
        switch self {
        case .red: "🔴"
        case .orange: "🟠"
        case .yellow: "🟡"
        case .green: "🟢"
        case .blue: "🔵"
        case .purple: "🟣"
        case .brown: "🟤"
        case .grey: "⚪"
        }
    }

    /// As any language has it.
    init?(word: String) {
        let known = Self.allCases.first { colour in
            LanguageTables.all.contains {
                LanguageTables.voice(for: $0.id.rawValue).words(ColourReply.word(colour)) == word
            }
        }
        let others: [String: PinColour] = ["gray": .grey, "violet": .purple]
        guard let colour = known ?? others[word] else { return nil }
        self = colour
    }
}
