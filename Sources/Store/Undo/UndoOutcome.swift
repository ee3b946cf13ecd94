package import Core

/// What became of an Undo.
package struct UndoOutcome: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case done
        /// Some of it; `kept` names the rest.
        case partly
        /// All of it had changed since; nothing was touched.
        case nothing
        case alreadyUndone
        case notYours
        /// No such entry, or none that the viewer may see.
        case unknown
    }

    /// Something that stayed as it is.
    package struct Kept: Hashable, Sendable {
        package enum Reason: Hashable, Sendable {
            /// The columns hold something newer.
            case changedSince
            /// The row was deleted since.
            case gone
            /// The row to take away is another person's, or carries what others wrote.
            case others
            /// What it belonged to is gone, or something else has taken its place.
            case conflict
        }

        /// The thing that the row is or belonged to, where it is one.
        package let thing: Thing?
        package let table: String
        package let columns: [String]
        package let reason: Reason
    }

    package let status: Status
    /// The new entry, whose Undo is redo; nil where nothing was done.
    package var entry: EntryID?
    /// The title and the subject of the entry that was to be taken back.
    package var title = ""
    package var subject: Thing?
    package var kept: [Kept] = []
    /// Every thing that changed, so that its cards can be marked.
    package var touched: Set<Thing> = []
}
