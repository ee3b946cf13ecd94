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
        /// It is done, but the answer's JSON breaks off.
        case garbled
        /// It is done, and the answer comes in drips.
        case slow
    }

    /// Name without regard to case; `*` means any method.
    package let method: String
    package let kind: Kind
    /// How many requests are still to meet it.
    package var count: Int
    /// Seconds: what a 429 asks for, and what a slow answer takes.
    package let retryAfter: Int
    /// Only requests into this chat; nil means all.
    package let chat: Int64?

    package init(method: String, kind: Kind, count: Int = 1, retryAfter: Int = 1, chat: Int64? = nil) {
        self.method = method
        self.kind = kind
        self.count = count
        self.retryAfter = retryAfter
        self.chat = chat
    }

    fileprivate func fits(_ call: BotCall) -> Bool {
        guard method == "*" || method.lowercased() == call.method.lowercased() else { return false }
        return chat == nil || chat == Int64(call.string("chat_id"))
    }
}

extension SandboxMessenger {
    /// The next `count` requests of that method meet this; faults of one method come one after the other.
    package func add(_ fault: SandboxFault) { if fault.count > 0 { faults.append(fault) } }

    /// Some fault has not yet been met.
    package var hasFaults: Bool { !faults.isEmpty }

    package func clearFaults() { faults.removeAll() }

    func takeFault(for call: BotCall) -> SandboxFault? {
        guard let index = faults.firstIndex(where: { $0.fits(call) }) else { return options.trouble(call) }
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
        case .drop, .garbled, .slow: return nil
        }
    }

    /// What a fault makes of an answer to work that was done.
    func late(_ fault: SandboxFault, _ outcome: BotOutcome) -> BotOutcome {
        guard case .answer(let status, let body, _) = outcome else { return outcome }
        return switch fault.kind {
        case .garbled: .bytes(status: status, body.bytes.prefix(body.bytes.count / 2), seconds: 0)
        case .slow: .bytes(status: status, body.bytes, seconds: Double(fault.retryAfter))
        case .drop, .tooManyRequests, .serverError, .hang, .reset: .hangUp(reset: false)
        }
    }
}
