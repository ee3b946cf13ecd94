import Foundation

/// The sandbox messenger: one state with two doors, the Bot API for the bot and this Swift API
/// (with its HTTP twin for the page) for people.
package actor SandboxMessenger {
    nonisolated let options: SandboxOptions
    var state: SandboxState
    var waitingPoll: Int?
    var pollsSeen = 0
    /// Until then repeated conflicts are told late.
    var quietUntil = 0
    var isStopping = false
    var faults: [SandboxFault] = []
    /// How many requests hang by order; one whose client went away may still count.
    package internal(set) var hanging = 0
    var log: [SandboxRequest] = []
    var requestsSeen = 0
    /// Rises with everything that happens, confirmations too.
    package private(set) var activity = 0
    var files: FileShelf
    var savedActivity = 0
    private var bells: [Int: AsyncStream<Void>.Continuation] = [:]
    private var bellsHung = 0

    /// Goes on with the state that lies at `options.path`, if there is one.
    package init(options: SandboxOptions = SandboxOptions()) throws {
        self.options = options
        files = FileShelf(folder: options.path?.appendingPathExtension("files"))
        state =
            try options.path.flatMap(SandboxState.init(savedAt:))
            ?? SandboxState(bot: options.bot, seed: options.seed)
    }

    nonisolated var now: Int { options.clock.seconds }

    /// Whoever waits looks again whether it need wait on.
    func ring() {
        activity += 1
        for bell in bells.values { bell.yield() }
    }

    /// Changes the state and wakes whoever waits for a change.
    func change<Value, Failure: Error>(
        _ body: (inout SandboxState) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        defer {
            files.put(state.takeArrivals())
            ring()
        }
        return try body(&state)
    }

    /// Returns when `isDone` holds, after so many seconds, or when the task is cancelled.
    func wait(seconds: Double, until isDone: @escaping @Sendable (isolated SandboxMessenger) -> Bool) async {
        if isDone(self) { return }
        let (rings, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        bellsHung += 1
        let key = bellsHung
        bells[key] = bell
        defer { bells[key] = nil }
        await withTaskGroup(of: Void.self) { [clock = options.clock] group in
            group.addTask { try? await clock.sleep(seconds) }
            group.addTask { [self] in
                for await _ in rings where await holds(isDone) { return }
            }
            await group.next()
            group.cancelAll()
        }
    }

    private func holds(_ isDone: @Sendable (isolated SandboxMessenger) -> Bool) -> Bool { isDone(self) }
}

/// One request of the bot, as the log shows it.
package struct SandboxRequest: Sendable, Hashable {
    /// Counted from 1.
    package let number: Int
    /// Seconds since 1970.
    package let date: Int
    /// In the specification's spelling where it is known.
    package let method: String
    package let parameters: JSON
    /// The HTTP status of the answer.
    package let status: Int
    /// The refusal's or the fault's words.
    package let description: String?
}
