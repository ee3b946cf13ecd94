import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The Bot API over HTTP: `/bot{token}/{method}`.
struct BotResponder: Sendable {
    static let bodyLimit = 52 << 20

    let messenger: SandboxMessenger

    /// nil when the address is none of the bot's.
    func respond(to request: Request, context: SandboxContext) async throws -> Response? {
        guard let address = BotAddress(request.uri.path) else { return nil }
        guard messenger.options.token == nil || messenger.options.token == address.token else {
            return response(.refused(.unauthorized))
        }
        guard let call = try await read(request, method: address.method) else {
            return response(.refused(BotRefusal(code: 413, description: "Request Entity Too Large")))
        }
        let outcome = try await perform(call, request)
        if case .hangUp(let reset) = outcome { await hangUp(context.channel, reset: reset) }
        return response(outcome)
    }

    /// A client that goes away ends its waiting poll.
    private func perform(_ call: BotCall, _ request: Request) async throws -> BotOutcome {
        await messenger.perform(call)
    }

    /// nil when the body is too large.
    private func read(_ request: Request, method: String) async throws -> BotCall? {
        guard let buffer = try? await request.body.collect(upTo: Self.bodyLimit) else { return nil }
        var call = BotCall(method: method)
        call.values = FormReader.read(request.uri.query ?? "").mapValues { .text($0) }
        let body = Data(buffer.readableBytesView)
        let type = request.headers[.contentType] ?? ""
        call.merge(BodyReader.read(body, contentType: type))
        return call
    }

    private func response(_ outcome: BotOutcome) -> Response {
        switch outcome {
        case .answer(let status, let body, let retryAfter):
            var headers: HTTPFields = [.contentType: "application/json"]
            if let retryAfter { headers[.retryAfter] = String(retryAfter) }
            return Response(status: .init(code: status), headers: headers, body: .init(bytes: body.bytes))
        case .html(let status, let text):
            return Response(
                status: .init(code: status), headers: [.contentType: "text/html"], body: .init(bytes: Data(text.utf8)))
        case .hangUp:
            return Response(status: .serviceUnavailable)
        }
    }

    private func hangUp(_ channel: any Channel, reset: Bool) async {
        if reset, let socket = channel as? any SocketOptionProvider {
            try? await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try? await channel.close().get()
    }
}

/// `/bot{token}/{method}`, taken apart.
struct BotAddress {
    let token: String
    let method: String

    init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].hasPrefix("bot"), parts[0].contains(":") || parts[0].contains("%3A") else {
            return nil
        }
        token = FormReader.decode(parts[0].dropFirst(3), plusIsSpace: false)
        method = FormReader.decode(parts[1], plusIsSpace: false)
    }
}

extension ResponseBody {
    init(bytes: Data) { self.init(byteBuffer: ByteBuffer(bytes: bytes)) }
}
