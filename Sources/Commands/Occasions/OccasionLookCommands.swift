import Actions
import Core
import Language
import Store

/// Puts a sign before an occasion's name.
struct OccasionIconCommand: Command {
    static let about = About(
        intent: "occasion.update", key: "occasion.icon", area: .occasions, summary: "Give an occasion a sign",
        phrases: [
            "[set|change|give|use] [the] [a] (icon|sign|emoji|symbol) (of|for|to) [my] [the] occasion {occasion:rest}",
            "[set|change|give|use] [the] [a] (icon|sign|emoji|symbol) (of|for|to) [my] [the] {occasion:occasion!} [to|as|is]",
        ],
        examples: ["icon of the occasion leave work 🏢"])

    let name: String
    let icon: String?

    init(_ said: Said) throws {
        icon = said.spoken.line.symbols.flatMap { $0.last.map(String.init) }
        name = said.slots.occasionWords.filter { !$0.isEmoji }.trimmed
    }

    func perform(in session: Session) throws {
        guard let icon else { throw Refusal(OccasionReply.whichIcon) }
        try session.withOccasion(name, then: .change) { try session.setIconSaying(icon, of: $0) }
    }
}

/// Binds an occasion to a place.
struct OccasionPlaceCommand: Command {
    static let about = About(
        intent: "occasion.update", key: "occasion.place", area: .occasions, summary: "Bind an occasion to a place",
        phrases: [
            "[set] [the] place (of|for) [my] [the] [occasion] {occasion:occasion!} [is|to] (leaving|leave) {place:place}",
            "[set] [the] place (of|for) [my] [the] [occasion] {occasion:occasion!} [is|to] [at|arriving at|arriving] {place:place}",
        ],
        examples: ["place of leave work is leaving Office"])

    let occasion: NameMatch?
    let place: NameMatch?
    let move: OccasionMove

    init(_ said: Said) throws {
        (occasion, place) = (said.slots.name("occasion"), said.slots.name("place"))
        let end = said.slots["place"]?.range.lowerBound ?? 0
        let start = said.slots["occasion"]?.range.upperBound ?? 0
        let between = said.spoken.line.tokens.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
        move = between.contains { SignalWord.leavingPlace.isSaid(by: $0.key) } ? .leave : .arrive
    }

    func perform(in session: Session) throws {
        guard let id = occasion?.id else { throw Refusal(OccasionReply.unknown(occasion?.typed ?? "")) }
        guard let place = try session.choosePlace(place, then: .open) else { return }
        _ = try OccasionAt(OccasionID(id), place, move).perform(in: session)
    }
}

/// Says when an occasion is usual.
struct OccasionHoursCommand: Command {
    static let about = About(
        intent: "occasion.update", key: "occasion.hours", area: .occasions, summary: "Say when an occasion is usual",
        phrases: [
            "[set] [the] (hours|hour|time|times) (of|for) [my] [the] [occasion] {occasion:occasion!} [is|are|to] {hours:rest}"
        ],
        examples: ["hours of leave work every weekday at 17:00"])

    let occasion: NameMatch?
    /// As typed.
    let hours: String

    init(_ said: Said) throws {
        occasion = said.slots.name("occasion")
        hours = said.slots.words("hours")
    }

    func perform(in session: Session) throws {
        guard let id = occasion?.id else { throw Refusal(OccasionReply.unknown(occasion?.typed ?? "")) }
        try session.setHoursSaying(hours, of: OccasionID(id))
    }
}

extension Character {
    fileprivate var isEmoji: Bool {
        unicodeScalars.first.map { $0.properties.isEmojiPresentation || $0.value > 0x2190 && $0.properties.isEmoji }
            ?? false
    }
}
