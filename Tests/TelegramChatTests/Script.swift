import BotAPI
import Core
import Foundation
import HTTPTypes
import Logging
import Synchronization
import Transport

@testable import TelegramChat

/// A transport that plays a list of answers, one a request, and keeps what was asked; the last answer is repeated.
final class Script: HTTPTransport {
    enum Step: Sendable {
        case result(String)
        case fault(Int, String, parameters: String = "{}")
        case raw(Int, String)
        case failure(TransportError)
    }

    private struct State {
        var steps: [Step]
        var calls: [Call] = []
    }

    /// A request as the server would see it.
    struct Call: Sendable {
        let method: String
        let json: String
        let parts: [TransportRequest.Part]

        /// A parameter as text, wherever it stands.
        func part(_ name: String) -> String? {
            parts.first { $0.name == name }.map { String(decoding: $0.data, as: UTF8.self) }
        }
    }

    private let state: Mutex<State>

    init(_ steps: Step...) { state = Mutex(State(steps: steps)) }

    static let message = Step.result(#"{"message_id":77,"chat":{"id":5,"type":"private"}}"#)

    var calls: [Call] { state.withLock { $0.calls } }
    var methods: [String] { calls.map(\.method) }

    /// A messenger that talks to this script.
    func messenger(pollTimeout: Int = 30) -> TelegramMessenger {
        TelegramMessenger(
            client: BotAPIClient(token: Secret("42:SECRET"), apiBase: "http://127.0.0.1:1", transport: self),
            pollTimeout: pollTimeout, clock: WallClock { Date(timeIntervalSince1970: 1_700_000_000) },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let step = state.withLock { state in
            state.calls.append(Call(request))
            return state.steps.count > 1 ? state.steps.removeFirst() : state.steps.first
        }
        return try answer(step ?? .raw(500, ""))
    }

    private func answer(_ step: Step) throws(TransportError) -> TransportResponse {
        switch step {
        case .result(let json): response(200, "{\"ok\":true,\"result\":\(json)}")
        case .fault(let code, let words, let parameters):
            response(
                code,
                "{\"ok\":false,\"error_code\":\(code),\"description\":\"\(words)\",\"parameters\":\(parameters)}")
        case .raw(let code, let body): response(code, body)
        case .failure(let error): throw error
        }
    }

    private func response(_ code: Int, _ body: String) -> TransportResponse {
        TransportResponse(status: .init(code: code), body: Data(body.utf8))
    }
}

extension Script.Call {
    init(_ request: TransportRequest) {
        method = String(request.url.split(separator: "/").last ?? "")
        switch request.body {
        case .none: (json, parts) = ("", [])
        case .data(let data): (json, parts) = (String(decoding: data, as: UTF8.self), [])
        case .multipart(let parts): (json, self.parts) = ("", parts)
        }
    }
}

extension ChatRef {
    static func telegram(_ id: String) -> ChatRef { ChatRef(messenger: .telegram, id: id) }
    static let ana = telegram("5")
    static let rome = telegram("-100")
}

extension MessageRef {
    static let card = MessageRef(chat: .ana, id: "77")
}

extension TelegramMessenger {
    /// Sends without files.
    func send(_ request: SendRequest) async throws(MessengerError) -> MessageRef? {
        try await send(request) { _ in throw CancellationError() }
    }
}

/// The error of a call that must fail.
func failure<Result>(_ call: () async throws(MessengerError) -> Result) async -> MessengerError? {
    do throws(MessengerError) {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
