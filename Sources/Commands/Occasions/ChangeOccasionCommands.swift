import Actions
import Core
import Language
import Store

/// Gives an occasion another name.
struct RenameOccasionCommand: Command {
    static let about = About(
        intent: "occasion.update", area: .occasions, summary: "Rename an occasion",
        phrases: [
            "(rename|change) [my] [the] occasion {occasion:text} (to|as|into) {name:name}",
            "rename [my] [the] {occasion:occasion!} (to|as|into) {name:name}",
        ],
        examples: ["rename the occasion leave work to leave office"])

    let occasion: String
    let name: String
    init(_ said: Said) throws {
        occasion = said.slots.occasionWords
        name = said.slots.text("name") ?? ""
    }

    func perform(in session: Session) throws {
        try session.withOccasion(occasion, then: .change) { try session.renameOccasionSaying($0, to: name) }
    }
}

/// Puts all of one occasion into another.
struct MergeOccasionsCommand: Command {
    static let about = About(
        intent: "occasion.update", key: "occasion.merge", area: .occasions, summary: "Make two occasions one",
        phrases: [
            "(merge|join|combine) [my] [the] (occasion|occasions) {occasion:text} (with|into|and) [the] [occasion] {other:rest}",
            "(merge|join|combine) [my] [the] {occasion:occasion!} (with|into|and) {other:occasion!}",
        ],
        examples: ["merge the occasion leave office into leave work"])

    let gone: String
    let kept: String
    init(_ said: Said) throws {
        gone = said.slots.occasionWords
        kept = said.slots.words("other")
    }

    func perform(in session: Session) throws {
        try session.withOccasion(gone, then: .change) { gone in
            try session.withOccasion(kept, then: .change) { try session.mergeOccasionsSaying(gone, into: $0) }
        }
    }
}

/// Deletes an occasion; its to-dos stay.
struct DeleteOccasionCommand: Command {
    static let about = About(
        intent: "occasion.delete", area: .occasions, summary: "Delete an occasion; its to-dos stay",
        phrases: [
            "(delete|remove|drop|erase) [my] [the] occasion {occasion:rest}",
            "(delete|remove|drop|erase) [my] [the] {occasion:occasion!} occasion",
        ],
        examples: ["delete the occasion leave work"])

    let name: String
    init(_ said: Said) throws { name = said.slots.occasionWords }

    func perform(in session: Session) throws {
        try session.withOccasion(name, then: .change) { try session.deleteOccasionSaying($0) }
    }
}
