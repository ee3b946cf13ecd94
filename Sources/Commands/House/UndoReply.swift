import Core

/// What undo, history and trash say.
enum UndoReply: Reply {
    case nothing, nothingGone, nothingToRedo, already, take, redo, wasUndone
    case howMany(Int)
    case longAgo(String, Wording)
    case done(String)
    case redone(String)
    case redoTitled(String)
    case plain(String)
    case partly(String), keptSince
    case nothingLeft(String), othersNow(String)
    case notYours
    case trash(Bool)
    case history(Bool)
    case bring(String)
    case undo(String)

    var wording: Wording {
        switch self {
        case .nothingGone:
            Wording(
                "undo.nothingGone",
                "Nothing has gone last. `undo` takes back the last change, `trash` shows what was deleted.")
        case .nothing: Wording("undo.nothing", "There is nothing to undo. `history` shows what was changed.")
        case .howMany(let most):
            Wording(
                "undo.howMany", "I take back up to {n} changes at once. `history` shows all, each with a button.",
                ["n": .number(most)])
        case .nothingToRedo:
            Wording("undo.nothingToRedo", "There is nothing to do again. `history` shows what was changed.")
        case .already: Wording("undo.already", "That is undone already.")
        case .take: CommonReply.undo.wording
        case .redo: Wording("undo.redo", "Redo")
        case .wasUndone: Wording("undo.wasUndone", "(undone)")
        case .longAgo(let title, let when):
            Wording(
                "undo.longAgo", "Your last change was {when}: {title}. Shall I take it back?",
                ["when": .wording(when), "title": .text(title)])
        case .done(let title): Wording("undo.done", "Undone: {title}", ["title": .text(title)])
        case .redone(let title): Wording("undo.redone", "Done again: {title}", ["title": .text(title)])
        case .redoTitled(let title): Wording("undo.redoTitled", "Redo: {title}", ["title": .text(title)])
        case .plain(let title): Wording("undo.plain", "{title}", ["title": .text(title)])
        case .partly(let title):
            Wording(
                "undo.partly", "Undone: {title}. What was changed since stays as it is.", ["title": .text(title)])
        case .keptSince: Wording("undo.keptSince", "What was changed since stays as it is.")
        case .othersNow(let title):
            Wording(
                "undo.othersNow",
                "*{title}* is the work of others now, or not shared with you any more; so nothing was taken back.",
                ["title": .text(title)])
        case .nothingLeft(let title):
            Wording(
                "undo.nothingLeft", "Everything of *{title}* was changed since, so nothing was taken back.",
                ["title": .text(title)])
        case .notYours: Wording("undo.notYours", "That was somebody else's change; only they can take it back.")
        case .trash(true): Wording("undo.trash.empty", "The trash is empty. What you delete stays here for 30 days.")
        case .trash(false): Wording("undo.trash", "*Trash*: deleted in the last 30 days")
        case .history(true): Wording("undo.history.empty", "Nothing has been changed yet.")
        case .history(false): Wording("undo.history", "*History*, newest first")
        case .bring(let title): Wording("undo.bring", "Bring back: {title}", ["title": .text(title)])
        case .undo(let title): Wording("undo.undo", "Undo: {title}", ["title": .text(title)])
        }
    }
}
