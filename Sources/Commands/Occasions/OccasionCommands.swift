import Actions
import Core
import Language
package import Store

/// Shows all occasions.
package struct OccasionsCommand: OpensCard {
    package static let about = About(
        intent: "occasion.list", area: .occasions, menu: "occasions",
        summary: "Your occasions: moments with things to do",
        phrases: [
            "[show|list|see|open] [me] [all] [of] [my|the] occasions", "(what|which) occasions (do i have|are there)",
            "manage [my] occasions",
        ],
        examples: ["occasions", "show my occasions"])

    package init() {}
    package func card(in session: Session) throws -> any Card { OccasionsCard() }
}

/// What is to be done at an occasion that is named.
package struct OccasionTasksCommand: Command {
    package static let about = About(
        intent: "task.list", key: "task.ofOccasion", area: .occasions,
        summary: "What to do before, at or after an occasion",
        phrases: [
            "what [do i have|is|is there|have i got|do i need|should i] [to] do (before|after|when|at|for) [i] {occasion:occasion!}",
            "[show|list] [me] [my|the] (tasks|todos|to dos) (before|after|when|at|for) [i] {occasion:occasion!}",
        ],
        examples: ["what do I have to do before I leave work", "to dos for leave work"])

    let occasion: NameMatch?
    package init(_ said: Said) throws { occasion = said.slots.name("occasion") }

    package func perform(in session: Session) throws {
        guard let id = occasion?.id else { throw Refusal(OccasionReply.unknown(occasion?.typed ?? "")) }
        try session.show(OccasionCard(OccasionID(id)))
    }
}

/// Opens one occasion.
package struct ShowOccasionCommand: Command {
    package static let about = About(
        intent: "occasion.show", area: .occasions, summary: "Open an occasion",
        phrases: [
            "(show|open|see) [me] [my] [the] occasion {occasion:rest}",
            "(show|open|see) [me] [my] [the] {occasion:occasion!} [occasion]",
        ],
        examples: ["open the occasion leave work"])

    let name: String
    package init(_ said: Said) throws { name = said.slots.occasionWords }

    package func perform(in session: Session) throws {
        try session.withOccasion(name) { try session.show(OccasionCard($0)) }
    }
}

/// Makes an occasion.
package struct NewOccasionCommand: Command {
    package static let about = About(
        intent: "occasion.add", area: .occasions, summary: "Make an occasion",
        phrases: [
            "(new|add|create|make|start) [a|an] [new] occasion [:|called|named|to|for] {name:rest}",
            "occasion [:] {name:rest}", "(new|add|create|make) [a|an] [new] occasion",
        ],
        examples: ["new occasion leave work", "add an occasion: go to Eastern branch"])

    let name: String?
    package init(_ said: Said) throws { name = said.slots.text("name") }

    package func perform(in session: Session) throws {
        guard let name else {
            _ = try NewOccasionPress().perform(in: session)
            return
        }
        try session.makeOccasionSaying(name)
    }
}

/// Gives an occasion another name.
package struct RenameOccasionCommand: Command {
    package static let about = About(
        intent: "occasion.update", area: .occasions, summary: "Rename an occasion",
        phrases: [
            "(rename|change) [my] [the] occasion {occasion:text} (to|as|into) {name:name}",
            "rename [my] [the] {occasion:occasion!} (to|as|into) {name:name}",
        ],
        examples: ["rename the occasion leave work to leave office"])

    let occasion: String
    let name: String
    package init(_ said: Said) throws {
        occasion = said.slots.occasionWords
        name = said.slots.text("name") ?? ""
    }

    package func perform(in session: Session) throws {
        try session.withOccasion(occasion, then: .change) { try session.renameOccasionSaying($0, to: name) }
    }
}

/// Puts all of one occasion into another.
package struct MergeOccasionsCommand: Command {
    package static let about = About(
        intent: "occasion.update", key: "occasion.merge", area: .occasions, summary: "Make two occasions one",
        phrases: [
            "(merge|join|combine) [my] [the] (occasion|occasions) {occasion:text} (with|into|and) [the] [occasion] {other:rest}",
            "(merge|join|combine) [my] [the] {occasion:occasion!} (with|into|and) {other:occasion!}",
        ],
        examples: ["merge the occasion leave office into leave work"])

    let gone: String
    let kept: String
    package init(_ said: Said) throws {
        gone = said.slots.occasionWords
        kept = said.slots.words("other")
    }

    package func perform(in session: Session) throws {
        try session.withOccasion(gone, then: .change) { gone in
            try session.withOccasion(kept, then: .change) { try session.mergeOccasionsSaying(gone, into: $0) }
        }
    }
}

/// Deletes an occasion; its to-dos stay.
package struct DeleteOccasionCommand: Command {
    package static let about = About(
        intent: "occasion.delete", area: .occasions, summary: "Delete an occasion; its to-dos stay",
        phrases: [
            "(delete|remove|drop|erase) [my] [the] occasion {occasion:rest}",
            "(delete|remove|drop|erase) [my] [the] {occasion:occasion!} occasion",
        ],
        examples: ["delete the occasion leave work"])

    let name: String
    package init(_ said: Said) throws { name = said.slots.occasionWords }

    package func perform(in session: Session) throws {
        try session.withOccasion(name, then: .change) { try session.deleteOccasionSaying($0) }
    }
}

extension Slots {
    /// The words that name an occasion, known or not.
    var occasionWords: String { words("occasion") }

    func words(_ slot: String) -> String { (name(slot)?.name ?? text(slot) ?? "").trimmed }
}
