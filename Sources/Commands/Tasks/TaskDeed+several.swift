import Actions
import Core
import Language
import Store

extension Session {
    /// "stove and lamp": each of several that are named one after the other is done or deleted, as one change; what is
    /// not found is named.
    /// - Returns: false where one of them is called by all of the words, or a name is that of none or of several.
    func act(_ deed: TaskDeed, onEachNamedIn words: String) throws -> Bool {
        let names = ThingsInLine.each(of: words, language: language)
        guard deed == .done || deed == .delete, names.count > 1, try tasks(named: words, .wholly).isEmpty else {
            return false
        }
        let found = try names.map { try tasks(named: $0, .wholly) }
        let named = found.flatMap(\.self)
        let missing = names.indices.filter { found[$0].isEmpty }.map { names[$0] }
        guard !named.isEmpty, found.allSatisfy({ $0.count < 2 }),
            Set(named.map(\.id)).count == names.count - missing.count
        else { return false }
        let titles = named.map(\.title).joined(separator: ", ")
        let reply: TaskReply = deed == .done ? .tickedIn(titles) : .deleted(titles)
        try change(deed == .done ? .change : .delete, voice.words(reply)) {
            for task in named {
                if deed == .done { try finishTask(task.id) } else { try deleteTask(task.id) }
            }
        }
        for task in named where deed == .done { try tellDone(task) }
        let left = missing.isEmpty ? [] : [voice.say(TaskChangeReply.notFound(missing.joined(separator: ", ")))]
        try tell(TaskReply.whole(([voice.say(reply)] + left).joined()))
        return true
    }
}
