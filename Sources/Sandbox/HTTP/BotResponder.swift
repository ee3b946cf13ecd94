import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The Bot API over HTTP: `/bot{token}/{method}` and `/file/bot{token}/{path}`.
struct BotResponder: Sendable {
    static let bodyLimit = 52 << 20

    let messenger: SandboxMessenger

    /// nil when the address is none of the bot's.
    func respond(to request: Request, context: SandboxContext) async throws -> Response? {
        guard let address = BotAddress(request.uri.path) else { return nil }
        guard messenger.options.token == nil || messenger.options.token == address.token else {
            return response(.refused(.unauthorized))
        }
        switch address.target {
        case .file(let path): return await file(path)
        case .method(let name): return await answer(name, request, context)
        }
    }

    private func answer(_ method: String, _ request: Request, _ context: SandboxContext) async -> Response {
        guard let call = await read(request, method: method) else {
            return response(.refused(BotRefusal(code: 413, description: "Request Entity Too Large")))
        }
        let outcome = await messenger.perform(call)
        if case .hangUp(let reset) = outcome { await hangUp(context.channel, reset: reset) }
        return response(outcome)
    }

    private func file(_ path: String) async -> Response {
        guard let (file, bytes) = await messenger.file(path: path) else {
            return response(.refused(BotRefusal(code: 404, description: "Not Found")))
        }
        return Response(status: .ok, headers: [.contentType: file.mediaType], body: .init(bytes: bytes))
    }

    /// nil when the body is too large.
    private func read(_ request: Request, method: String) async -> BotCall? {
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
        case .bytes(let status, let bytes, let seconds):
            return Response(
                status: .init(code: status), headers: [.contentType: "application/json"],
                body: drip(bytes, seconds: seconds))
        case .hangUp:
            return Response(status: .serviceUnavailable)
        }
    }

    /// A body that comes a tenth at a time.
    private func drip(_ bytes: Data, seconds: Double) -> ResponseBody {
        guard seconds > 0 else { return .init(bytes: bytes) }
        let drop = max(1, (bytes.count + 9) / 10)
        return ResponseBody { [clock = messenger.options.clock] writer in
            for start in stride(from: 0, to: bytes.count, by: drop) {
                try await writer.write(ByteBuffer(bytes: bytes[start..<min(start + drop, bytes.count)]))
                try await clock.sleep(seconds / 10)
            }
            try await writer.finish(nil)
        }
    }

    private func hangUp(_ channel: any Channel, reset: Bool) async {
        if reset, let socket = channel as? any SocketOptionProvider {
            try? await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try? await channel.close().get()
    }
}

/// `/bot{token}/{method}` or `/file/bot{token}/{path}`, taken apart.
struct BotAddress {
    enum Target {
        case method(String)
        case file(String)
    }

    let token: String
    let target: Target

    init?(_ path: String) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(Self.decode)
        let isFile = parts.first == "file"
        if isFile { parts.removeFirst() }
        guard parts.count >= 2, parts[0].hasPrefix("bot"), isFile || parts.count == 2 else { return nil }
        token = String(parts[0].dropFirst(3))
        target = isFile ? .file(parts[1...].joined(separator: "/")) : .method(parts[1])
    }

    private static func decode(_ part: Substring) -> String { FormReader.decode(part, plusIsSpace: false) }
}

extension ResponseBody {
    init(bytes: Data) { self.init(byteBuffer: ByteBuffer(bytes: bytes)) }
}
