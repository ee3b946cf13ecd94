import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Where the web server has people's calendars from.
package struct FeedView: Sendable {
    /// The calendar that a secret opens, as RFC 5545; nil for any other.
    let text: @Sendable (String) async throws -> String?
    /// Seconds on any clock that runs on.
    let elapsed: @Sendable () -> Double

    package init(
        elapsed: @escaping @Sendable () -> Double, text: @escaping @Sendable (String) async throws -> String?
    ) {
        self.elapsed = elapsed
        self.text = text
    }
}

/// `/calendar/{token}.ics`: for whoever knows the secret, within a limit. The secret stands in no log.
struct FeedRoutes: Sendable {
    private static let ending = ".ics"
    /// Of a secret; longer or shorter ones are nobody's.
    private static let lengths = 20...64

    let view: FeedView
    /// A calendar program asks every few minutes at most; guessing a secret is hopeless at any rate, and costs nothing.
    private let limit = VisitorLimit(atOnce: 60, perSecond: 1)

    init(view: FeedView) { self.view = view }

    func add(to router: Router<WebContext>) {
        router.get("calendar/:file") { request, context in await serve(request, context) }
    }

    private func serve(_ request: Request, _ context: WebContext) async -> Response {
        if let seconds = limit.secondsToWait(for: request.visitor(context), at: view.elapsed()) {
            return .sentence("Ask again in a moment.", .tooManyRequests, [.retryAfter: "\(seconds)"])
        }
        let file = context.parameters.get("file") ?? ""
        let token = file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : ""
        guard Self.lengths.contains(token.utf8.count), token.utf8.allSatisfy(Self.isPlain) else { return Self.unknown }
        do {
            guard let text = try await view.text(token) else { return Self.unknown }
            return Self.response(text, request)
        } catch {
            return .sentence(
                "The calendar could not be written this time; ask again.", .serviceUnavailable, [.retryAfter: "60"])
        }
    }

    private static let unknown = Response.sentence(
        "There is no calendar at this address; its owner may have made a new one.", .notFound)

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func response(_ text: String, _ request: Request) -> Response {
        let digest = SHA256.hash(data: Data(text.utf8)).prefix(16).map { String(format: "%02x", $0) }.joined()
        let mark = "\"\(digest)\""
        let headers: HTTPFields = [
            .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, max-age=300", .eTag: mark,
            .xContentTypeOptions: "nosniff",
        ]
        if request.headers[.ifNoneMatch]?.contains(mark) == true {
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
