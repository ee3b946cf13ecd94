import Actions
import Core
import Language
import Store

/// The words of a task, as they can be kept.
struct TaskText {
    static let longest = 300
    let text: String

    init(checking words: String) throws {
        text = try words.kept(upTo: Self.longest, orRefuse: TaskReply.tooLong)
        guard !text.isEmpty else { throw Refusal(TaskReply.empty) }
    }
}
