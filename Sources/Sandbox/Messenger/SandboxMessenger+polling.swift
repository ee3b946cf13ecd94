extension SandboxMessenger {
    /// getUpdates: answers at once where something waits, else with the first update or after the timeout.
    ///
    /// A poll that has to wait ends the one that waited before (Client.cpp `do_get_updates`).
    func getUpdates(_ call: BotCall) async throws(BotRefusal) -> JSON {
        guard state.webhook.isEmpty else { throw .webhookIsSet }
        rememberAllowed(call)
        let offset = call.integer("offset") ?? 0
        let limit = min(max(call.integer("limit") ?? 100, 1), 100)
        let timeout = min(max(call.integer("timeout") ?? 0, 0), 50)
        let waiting = take(offset, limit)
        guard waiting.isEmpty, timeout > 0, !isStopping else { return .array(waiting) }
        pollsSeen += 1
        let mine = pollsSeen
        waitingPoll = mine
        ring()
        await wait(seconds: Double(timeout)) { messenger in
            messenger.waitingPoll != mine || messenger.isStopping || messenger.hasUpdates
        }
        guard waitingPoll == mine else {
            await slowConflicts()
            throw .otherPoll
        }
        waitingPoll = nil
        return Task.isCancelled ? [] : .array(take(offset, limit))
    }

    /// The first conflict is told at once, those in the 3 seconds after it late (Client.cpp `fail_query_conflict`).
    private func slowConflicts() async {
        if now < quietUntil { return await wait(seconds: 3) { $0.isStopping } }
        quietUntil = now + 3
    }

    /// As if another program had set a webhook: nobody can poll until it is deleted.
    package func setWebhook(_ url: String) { change { $0.webhook = url } }

    /// Every update that was made has been confirmed by the bot.
    package var isConfirmed: Bool { !hasUpdates }

    /// The next update gets this id, lower ones than before too: so it is after a week without updates.
    package func startUpdates(at id: Int) { state.queue.start(at: id) }

    /// A poll of the bot is waiting for the next update.
    package var isPolling: Bool { waitingPoll != nil }

    private var hasUpdates: Bool {
        let now = now
        return state.queue.updates.contains { $0.expires > now }
    }

    private func take(_ offset: Int, _ limit: Int) -> [JSON] {
        state.queue.take(offset: offset, limit: limit, now: now).map(\.json)
    }

    /// Only a readable array changes the stored list (Client.cpp `get_allowed_update_types`).
    private func rememberAllowed(_ call: BotCall) {
        guard let json = try? call.json("allowed_updates", else: .bad("")), let names = json.array else { return }
        state.queue.allow(names.compactMap(\.string))
    }
}
