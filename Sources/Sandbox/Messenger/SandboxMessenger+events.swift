extension SandboxMessenger {
    /// The number of the latest change.
    package var version: Int { state.version }

    /// What the bot did after that change, in order; the last 10,000 at least are kept.
    package func events(after version: Int = 0) -> [SandboxEvent] {
        Array(state.events.drop { $0.version <= version })
    }

    /// Waits until something happened after that count of `activity`, and gives the new count.
    ///
    /// Returns early, with the old count, after `seconds` or when the messenger stops.
    package func waitForActivity(after count: Int, seconds: Double = 25) async -> Int {
        await wait(seconds: seconds) { $0.activity > count || $0.isStopping }
        return activity
    }

    /// Waits for a change that people can see.
    func waitForChange(after version: Int, seconds: Double = 25) async {
        await wait(seconds: seconds) { $0.version > version || $0.isStopping }
    }

    /// Goes on after `stop`: a messenger that was away for a while.
    func resume() { isStopping = false }

    /// Ends all waiting at once, until it is served again.
    package func stop() {
        isStopping = true
        ring()
    }
}
