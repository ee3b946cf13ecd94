import Actions
import Core
import Language
import Store

/// "locked the door", "dog walked": what is to be done, told as done with its own verb.
extension Session {
    private static let mostSearched = 200

    /// Ticks the one open to-do whose verb a line says is done, with whatever it is done with: "windows closed". Without
    /// that, "locked", it is one of those at hand. False where none or several are.
    func tickTold(_ spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, !spoken.line.asks, spoken.message.attachments.isEmpty,
            spoken.line.timeValues.isEmpty, spoken.line.mayTellDeed
        else { return false }
        let atHand = try lastRecall.map(tasksShown) ?? []
        return try tick(told: spoken.line, among: atHand, isAtHand: true)
            || tick(told: spoken.line, among: openTasks(limit: Self.mostSearched), isAtHand: false)
    }

    private func tick(told line: ReadLine, among tasks: [TaskRecord], isAtHand: Bool) throws -> Bool {
        let told = tasks.compactMap { task -> (task: TaskRecord, object: String)? in
            guard let object = line.objectOfDeed(done: task.title) else { return nil }
            guard !object.isEmpty else { return isAtHand ? (task, "") : nil }
            let isNamed = !TitleFinder([(0, task.title)], language: line.language).find(object, .wholly).isEmpty
            return isNamed ? (task, object) : nil
        }
        guard told.count == 1, let said = told.first else { return false }
        if said.object.isEmpty {
            try act(.done, on: said.task.id)
        } else {
            try act(.done, onTask: said.task, namedIn: said.object)
        }
        return true
    }
}
