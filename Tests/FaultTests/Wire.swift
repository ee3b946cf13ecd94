import Foundation
import HTTPTypes
import Synchronization
import Transport

/// What goes wrong with a request on its way or with its answer.
struct Trouble: Sendable {
    enum Kind: Sendable {
        /// Something on the way answers; the messenger never hears of it.
        case instead(Int, String, fields: HTTPFields = [:])
        /// The messenger does it; then its answer is lost on something else.
        case afterwards(Int, String)
        /// The messenger does it, and its answer is cut after so many bytes.
        case cut(Int)
        /// Nothing is done, or it is done and no answer comes.
        case fails(TransportError, isDone: Bool)
        /// The messenger hears the request without its offset, so that nothing is confirmed.
        case forgets
    }

    let method: String
    let kind: Kind
    /// Only for requests into this chat.
    var chat: Int64?
    /// How many requests meet it.
    var count = 1

    static func refusal(_ code: Int, _ words: String, parameters: String = "{}") -> Kind {
        .instead(
            code, #"{"ok":false,"error_code":\#(code),"description":"\#(words)","parameters":\#(parameters)}"#,
            fields: [.contentType: "application/json"])
    }
}

/// The real network to the sandbox, with troubles put into it.
final class Wire: HTTPTransport {
    private let transport: any HTTPTransport
    private let troubles = Mutex<[Trouble]>([])
    private let met = Mutex(0)

    init(_ transport: any HTTPTransport) { self.transport = transport }

    /// How many requests met a trouble.
    var troubled: Int { met.withLock { $0 } }

    func add(_ trouble: Trouble) { troubles.withLock { $0.append(trouble) } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard let trouble = take(for: request) else { return try await transport.send(request) }
        met.withLock { $0 += 1 }
        switch trouble.kind {
        case .instead(let code, let body, let fields): return Self.response(code, body, fields)
        case .afterwards(let code, let body):
            _ = try await transport.send(request)
            return Self.response(code, body)
        case .cut(let count):
            let response = try await transport.send(request)
            return TransportResponse(
                status: response.status, fields: response.fields, body: response.body.prefix(count))
        case .fails(let error, let isDone):
            if isDone { _ = try await transport.send(request) }
            throw error
        case .forgets:
            var request = request
            request.body = .data(Data("{}".utf8))
            return try await transport.send(request)
        }
    }

    private func take(for request: TransportRequest) -> Trouble? {
        let method = request.url.split(separator: "/").last.map(String.init) ?? ""
        return troubles.withLock { troubles in
            let index = troubles.firstIndex { $0.method == method && $0.fits(request) }
            guard let index else { return nil }
            troubles[index].count -= 1
            return troubles[index].count > 0 ? troubles[index] : troubles.remove(at: index)
        }
    }

    private static func response(_ code: Int, _ body: String, _ fields: HTTPFields = [:]) -> TransportResponse {
        TransportResponse(status: .init(code: code), fields: fields, body: Data(body.utf8))
    }
}

extension Trouble {
    fileprivate func fits(_ request: TransportRequest) -> Bool {
        guard let chat else { return true }
        guard case .data(let json) = request.body else { return false }
        return String(decoding: json, as: UTF8.self).contains("\"chat_id\":\(chat),")
    }
}
