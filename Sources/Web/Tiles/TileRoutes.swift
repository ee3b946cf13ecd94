import Foundation
import Geo
import HTTPTypes
import Hummingbird
import NIOCore

/// `/tiles/{z}/{x}/{y}.png`, with `?dark` for the dark map: for anybody, within a limit.
struct TileRoutes: Sendable {
    /// Bytes of drawn tiles in memory.
    private static let memory = 32 << 20
    /// Beyond it the map says nothing more.
    private static let nearest = 20

    let view: TileView
    private let cache = TileCache(limit: memory)
    /// A large screen shows some forty tiles.
    private let limit = VisitorLimit(atOnce: 400, perSecond: 40)

    init(view: TileView) { self.view = view }

    func add(to router: Router<WebContext>) {
        router.get("tiles/:z/:x/:y") { request, context in await serve(request, context) }
    }

    private func serve(_ request: Request, _ context: WebContext) async -> Response {
        if let seconds = limit.secondsToWait(for: request.visitor(context), at: view.elapsed()) {
            return .sentence(
                "That is more than anybody needs to see; ask again in a moment.", .tooManyRequests,
                [.retryAfter: "\(seconds)"])
        }
        switch tile(context, isDark: request.uri.queryParameters["dark"] != nil) {
        case .success(let tile): return await answer(tile, request)
        case .failure(let wrong): return .sentence(wrong.sentence, wrong.status)
        }
    }

    /// A path that is no tile's.
    private struct Wrong: Error {
        let sentence: String
        let status: HTTPResponse.Status
    }

    private func tile(_ context: WebContext, isDark: Bool) -> Result<MapTile, Wrong> {
        let parts = ["z", "x", "y"].map { context.parameters.get($0) ?? "" }
        guard parts[2].hasSuffix(".png"), let zoom = Self.number(parts[0]), let x = Self.number(parts[1]),
            let y = Self.number(parts[2].dropLast(4))
        else {
            return .failure(
                Wrong(sentence: "A tile is /tiles/ZOOM/X/Y.png, three whole numbers.", status: .badRequest))
        }
        guard zoom <= Self.nearest, let number = TileNumber(zoom: zoom, x: x, y: y) else {
            let sentence = "There is no such tile: zoom is 0 to \(Self.nearest), x and y are below two to its power."
            return .failure(Wrong(sentence: sentence, status: .notFound))
        }
        return .success(MapTile(number, isDark: isDark))
    }

    private func answer(_ tile: MapTile, _ request: Request) async -> Response {
        do {
            if let known = cache[tile] { return Self.response(known, request) }
            let drawn = try await view.draw(tile)
            for (number, bytes) in drawn where number != tile.number {
                cache.keep(bytes, of: MapTile(number, isDark: tile.isDark))
            }
            if let bytes = drawn[tile.number] { return Self.response(cache.keep(bytes, of: tile), request) }
        } catch {}
        return .sentence(
            "The tile could not be drawn this time; ask again.", .serviceUnavailable, [.retryAfter: "5"])
    }

    private static func response(_ drawn: TileCache.Drawn, _ request: Request) -> Response {
        let headers: HTTPFields = [
            .contentType: "image/png", .cacheControl: "public, max-age=3600", .eTag: drawn.mark,
            .xContentTypeOptions: "nosniff",
        ]
        let known = request.headers[.ifNoneMatch] ?? ""
        guard known != "*", !known.contains(drawn.mark) else { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: drawn.bytes)))
    }

    /// Digits alone, at most ten of them.
    private static func number(_ text: some StringProtocol) -> Int? {
        let isNumber = (1...10).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber ? Int(text) : nil
    }
}

extension Request {
    /// Who asks: the other end, or whom a proxy on this machine names last.
    func visitor(_ context: WebContext) -> String {
        let peer = context.peer ?? ""
        let name = HTTPField.Name("X-Forwarded-For")
        guard OperatorGuard.isLoopback(peer), let name, let last = headers[name]?.split(separator: ",").last else {
            return peer
        }
        return String(last.trimmingCharacters(in: .whitespaces).prefix(64))
    }
}

extension Response {
    static func sentence(
        _ sentence: String, _ status: HTTPResponse.Status, _ more: HTTPFields = [:]
    ) -> Response {
        .text(sentence + "\n", "text/plain; charset=utf-8", status: status, more)
    }
}
