import Actions
import Core
import Store

/// One time of a repeating to-do, as a button says it: "20529" or, with its minute, "20529.480".
struct TaskRunCode: Hashable, Sendable {
    private let due: FloatingTime

    /// nil for what comes once.
    init?(_ task: TaskRecord) {
        guard task.repetition != nil, let due = task.due else { return nil }
        self.due = due
    }

    /// nil for anything that it would not write so.
    init?(code: String) {
        let parts = code.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let day = parts[0], (0..<1_000_000).contains(day) else { return nil }
        let minute = parts.count == 2 ? parts[1] : nil
        due = FloatingTime(day: day, minute: minute)
        guard code == self.code else { return nil }
    }

    var code: String { due.minute.map { "\(due.day).\($0)" } ?? "\(due.day)" }

    /// It is still to be done at that time.
    func isOpen(of id: TaskID, in session: Session) throws -> Bool { try session.task(id)?.due == due }
}
