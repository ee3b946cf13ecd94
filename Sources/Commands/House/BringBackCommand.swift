import Actions
import Core
import Foundation
import Language
import Store

/// Brings back what has just gone: "keep it after all". What was kept stays.
struct BringBackCommand: Command {
    static let about = About(
        intent: "undo", key: "undo.bringBack", area: .safety, summary: "Bring back what has just gone",
        phrases: [
            "(bring|put|add|get|move|change|switch|set) (it|that|them) back [again|on|in|please]",
            "leave (it|that|them) (as it was|as they were|where it was|as is)",
            "(add|put) (it|that|them) (again|back on|on again)", "(restore|recover|undelete) (it|that|them)",
            "[actually|oh|wait|sorry] no [i] keep (it|that|them) [after all]",
            "[actually|oh|wait|sorry] keep (it|that|them) after all",
        ],
        examples: ["bring it back", "keep it after all"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        if try session.openQuestion()?.isWaiting == true { return try session.cancelStep() }
        guard let entry = try session.newestUndoable(), entry.kind != .add,
            session.now.timeIntervalSince(entry.at) < UndoCommand.fresh
        else { throw Refusal(UndoReply.nothingGone) }
        try session.undoAndShow(entry.id)
    }
}
