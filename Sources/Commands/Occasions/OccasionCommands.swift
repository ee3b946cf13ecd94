import Actions
import Core
import Language
import Store

/// Shows all occasions.
struct OccasionsCommand: OpensCard {
    static let about = About(
        intent: "occasion.list", area: .occasions, menu: "occasions",
        summary: "Your occasions: moments with things to do",
        phrases: [
            "[show|list|see|open] [me] [all] [of] [my|the] occasions", "(what|which) occasions (do i have|are there)",
            "manage [my] occasions",
        ],
        examples: ["occasions", "show my occasions"])

    init() {}
    func card(in session: Session) throws -> any Card { OccasionsCard() }
}

/// What is to be done at an occasion that is named.
struct OccasionTasksCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.ofOccasion", area: .occasions,
        summary: "What to do before, at or after an occasion",
        phrases: [
            "what [do i have|is|is there|have i got|do i need|should i] [to] do (before|after|when|at|for) [i] {occasion:occasion!}",
            "what (do i need|do i have|have i got|should i take|should i bring|do i take) (before|after|when|for) [i|im|i am] {occasion:occasion!}",
            "[show|list] [me] [my|the] (tasks|todos|to dos) (before|after|when|at|for) [i] {occasion:occasion!}",
        ],
        examples: ["what do I have to do before I leave work", "to dos for leave work"])

    let occasion: NameMatch?
    init(_ said: Said) throws { occasion = said.slots.name("occasion") }

    func perform(in session: Session) throws {
        guard let id = occasion?.id else { throw Refusal(OccasionReply.unknown(occasion?.typed ?? "")) }
        try session.show(OccasionCard(OccasionID(id)))
    }
}

/// Opens one occasion.
struct ShowOccasionCommand: Command {
    static let about = About(
        intent: "occasion.show", area: .occasions, summary: "Open an occasion",
        phrases: [
            "(show|open|see) [me] [my] [the] occasion {occasion:rest}",
            "(show|open|see) [me] [my] [the] {occasion:occasion!} [occasion]",
        ],
        examples: ["open the occasion leave work"])

    let name: String
    init(_ said: Said) throws { name = said.slots.occasionWords }

    func perform(in session: Session) throws {
        try session.withOccasion(name) { try session.show(OccasionCard($0)) }
    }
}

/// Makes an occasion.
struct NewOccasionCommand: Command {
    static let about = About(
        intent: "occasion.add", area: .occasions, summary: "Make an occasion",
        phrases: [
            "(new|add|create|make|start) [a|an] [new] occasion [:|called|named|to|for] {name:rest}",
            "occasion [:] {name:rest}", "(new|add|create|make) [a|an] [new] occasion",
        ],
        examples: ["new occasion leave work", "add an occasion: go to Eastern branch"])

    let name: String?
    init(_ said: Said) throws { name = said.slots.text("name") }

    func perform(in session: Session) throws {
        guard let name else {
            _ = try NewOccasionPress().perform(in: session)
            return
        }
        try session.makeOccasionSaying(name)
    }
}

extension Slots {
    /// The words that name an occasion, known or not.
    var occasionWords: String { words("occasion") }

    func words(_ slot: String) -> String { (name(slot)?.name ?? text(slot) ?? "").trimmed }
}
