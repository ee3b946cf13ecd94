import Foundation
import Logging

extension SandboxState {
    /// nil when there is no such file. Throws when it is not a state of this sandbox.
    init?(savedAt path: URL) throws {
        guard FileManager.default.fileExists(atPath: path.path) else { return nil }
        self = try JSONDecoder().decode(SandboxState.self, from: Data(contentsOf: path))
    }
}

extension SandboxState {
    /// Goes on after an end that was not clean: no id that the bot may have seen since the last save is given again.
    mutating func leap() {
        queue.leap(by: 1000)
        for chat in messages.keys {
            let first = (messages[chat]?.count ?? 0) + 1
            messages[chat]? += (first..<first + 100).map { id in
                var lost = SandboxMessage(id: id, chat: chat, sender: bot.id, date: 0, text: SandboxText())
                lost.isDeleted = true
                return lost
            }
        }
    }
}

extension SandboxMessenger {
    /// Saves soon after every change, and once more at the end.
    func keepSaving(_ logger: Logger) async {
        guard options.path != nil else { return }
        while !isStopping, !Task.isCancelled {
            _ = await waitForActivity(after: savedActivity, seconds: 3600)
            await wait(seconds: 0.5) { $0.isStopping }
            saveOrSay(logger)
        }
        state.isClosed = true
        saveOrSay(logger)
    }

    /// Writes the state to its file, if it has one; the old file stays whole until the new one is.
    package func save() throws {
        guard let path = options.path else { return }
        let seen = activity
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(state).write(to: path, options: .atomic)
        savedActivity = seen
    }

    private func saveOrSay(_ logger: Logger) {
        do {
            try save()
        } catch {
            logger.error("The sandbox could not save its state", metadata: ["error": "\(error)"])
        }
    }

    /// At the very first start: two people, and one group with both and the bot.
    package func populateIfEmpty() throws(SandboxError) {
        guard people.isEmpty else { return }
        let ana = try addPerson("Ana", username: "ana")
        let ben = try addPerson("Ben", username: "ben")
        try addGroup("Weekend", members: [ana.id, ben.id])
    }
}
