/// Trouble on order, for the next requests of one method.
package struct SandboxFault: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// 429 with retry_after.
        case tooManyRequests = "429"
        /// 502 with a page of HTML.
        case serverError = "5xx"
        /// It is done, but the connection closes without an answer.
        case drop
        /// Nothing is done and nothing answered until the client gives up.
        case hang
        /// The connection is reset before anything is done.
        case reset
    }

    /// Name without regard to case; `*` means any method.
    package let method: String
    package let kind: Kind
    /// How many requests are still to meet it.
    package var count: Int
    /// Seconds, for a 429.
    package let retryAfter: Int

    package init(method: String, kind: Kind, count: Int = 1, retryAfter: Int = 1) {
        self.method = method
        self.kind = kind
        self.count = count
        self.retryAfter = retryAfter
    }
}

extension SandboxMessenger {
    /// The next `count` requests of that method meet this; faults of one method come one after the other.
    package func add(_ fault: SandboxFault) { if fault.count > 0 { faults.append(fault) } }

    /// Some fault has not yet been met.
    package var hasFaults: Bool { !faults.isEmpty }

    package func clearFaults() { faults.removeAll() }

    func takeFault(for method: String) -> SandboxFault? {
        let name = method.lowercased()
        guard let index = faults.firstIndex(where: { $0.method == "*" || $0.method.lowercased() == name }) else {
            return nil
        }
        let fault = faults[index]
        faults[index].count -= 1
        if faults[index].count == 0 { faults.remove(at: index) }
        return fault
    }

    /// What a fault gives instead of the work; nil where the work is done first.
    func early(_ fault: SandboxFault) async -> BotOutcome? {
        switch fault.kind {
        case .tooManyRequests:
            let words = "Too Many Requests: retry after \(fault.retryAfter)"
            return .refused(BotRefusal(code: 429, description: words, retryAfter: fault.retryAfter))
        case .serverError:
            let page = "<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>"
            return .html(status: 502, text: page)
        case .hang:
            hanging += 1
            ring()
            await wait(seconds: 3600) { $0.isStopping }
            hanging -= 1
            return .hangUp(reset: false)
        case .reset: return .hangUp(reset: true)
        case .drop: return nil
        }
    }
}
