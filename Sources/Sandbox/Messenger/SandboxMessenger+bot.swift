package import Foundation

/// What became of a request of the bot.
package enum BotOutcome: Sendable, Hashable {
    case answer(status: Int, body: JSON, retryAfter: Int?)
    /// Something that is not JSON, as a proxy in trouble sends.
    case html(status: Int, text: String)
    /// An answer that is not as it should be: cut off, or so many seconds long.
    case bytes(status: Int, Data, seconds: Double)
    /// The connection is closed without an answer; with a reset, or in good order.
    case hangUp(reset: Bool)
}

extension SandboxMessenger {
    /// Does one request of the bot. Every request stands in the log afterwards.
    package func perform(_ call: BotCall) async -> BotOutcome {
        let outcome = await outcome(of: call)
        requestsSeen += 1
        let (status, words) = outcome.summary
        let method = MethodTable.methods[call.method.lowercased()]?.name ?? call.method
        log.append(
            SandboxRequest(
                number: requestsSeen, date: now, method: method, parameters: call.logged, status: status,
                description: words))
        if log.count > 2_000 { log.removeFirst(1_000) }
        ring()
        return outcome
    }

    /// The requests after the one with that number, oldest first; the last 1000 at least are kept.
    package func requests(after number: Int = 0) -> [SandboxRequest] { log.filter { $0.number > number } }

    private func outcome(of call: BotCall) async -> BotOutcome {
        await options.delay(call)
        let fault = takeFault(for: call)
        if let fault, let early = await early(fault) { return early }
        let done = await done(call)
        return fault.map { late($0, done) } ?? done
    }

    private func done(_ call: BotCall) async -> BotOutcome {
        do throws(BotRefusal) {
            let name = call.method.lowercased()
            if options.strictness == .strict { try StrictReader.check(call) }
            if name == "getupdates" { return .ok(try await getUpdates(call)) }
            guard let handler = BotMethods.handlers[name] else { throw .unknownMethod }
            return .ok(try change { state throws(BotRefusal) in try handler(&state, call, now) })
        } catch {
            return .refused(error)
        }
    }
}

extension BotOutcome {
    static func ok(_ result: JSON) -> BotOutcome {
        .answer(status: 200, body: ["ok": true, "result": result], retryAfter: nil)
    }

    static func refused(_ refusal: BotRefusal) -> BotOutcome {
        let body = JSON.members([
            "ok": false, "error_code": .number(refusal.code), "description": .string(refusal.description),
            "parameters": refusal.parameters,
        ])
        return .answer(status: refusal.code, body: body, retryAfter: refusal.retryAfter)
    }

    /// For the log: status and what went wrong.
    var summary: (Int, String?) {
        switch self {
        case .answer(let status, let body, _): (status, body["description"]?.string)
        case .html(let status, _): (status, "not JSON")
        case .bytes(let status, _, let seconds): (status, seconds > 0 ? "a slow answer" : "broken off")
        case .hangUp(let reset): (0, reset ? "connection reset" : "connection closed without an answer")
        }
    }
}

extension BotRefusal {
    /// What helps to repair the request (Bot API: ResponseParameters).
    fileprivate var parameters: JSON? {
        if let migrateTo { return ["migrate_to_chat_id": .number(migrateTo)] }
        return retryAfter.map { ["retry_after": .number($0)] }
    }
}
