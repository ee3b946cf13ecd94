import Actions
package import Core

/// Words that many cards share.
package enum CommonReply: Reply {
    case undo, cancel, save, back, help, delete, previous, next, open
    case gone, notHere, notYours
    case oldCard

    package var wording: Wording {
        switch self {
        case .undo: Wording("common.undo", "Undo")
        case .cancel: Wording("common.cancel", "Cancel")
        case .save: Wording("common.save", "Save")
        case .back: Wording("common.back", "Back")
        case .help: Wording("common.help", "Help")
        case .delete: Wording("common.delete", "Delete")
        case .previous: Wording("common.previous", "◀ Previous")
        case .next: Wording("common.next", "Next ▶")
        case .open: Wording("common.open", "Open")
        case .gone: ActionReply.gone.wording
        case .notHere: Wording("common.notHere", "That is no longer there.")
        case .notYours: ActionReply.notYours.wording
        case .oldCard: Wording("common.oldCard", "This card is old; the new one is further down.")
        }
    }
}
