import Actions
import Core
import Language
import Store

extension Session {
    /// "actually not" right after something was changed is said of the change; false where the thing is new, and for "cancel it".
    func takeBackChange(of thing: Thing) throws -> Bool {
        guard let heard, LineReader.read(heard, language: language).thinksBetter,
            let recall = try lastRecall, recall.things.last == thing, let made = recall.made,
            let newest = try newestUndoable(), newest.id == made, newest.kind == .change
        else { return false }
        try undoAndShow(made)
        return true
    }
}
