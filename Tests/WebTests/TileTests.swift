import Foundation
import Geo
import HTTPTypes
import Logging
import Synchronization
import Testing
import Transport

@testable import Web

/// Tiles over HTTP, with an artist that only says what it was asked for.
struct TileTests {
    private final class Artist: Sendable {
        let asked = Mutex<[MapTile]>([])
        let isIll = Mutex(false)
        struct Ill: Error {}

        var view: TileView {
            TileView(elapsed: { 0 }) { tile in
                if self.isIll.withLock({ $0 }) { throw Ill() }
                self.asked.withLock { $0.append(tile) }
                let block = [0, 1].compactMap {
                    TileNumber(zoom: tile.number.zoom, x: tile.number.x + $0, y: tile.number.y)
                }
                return Dictionary(
                    uniqueKeysWithValues: block.map { ($0, Data("\($0.zoom)/\($0.x)/\($0.y) \(tile.isDark)".utf8)) })
            }
        }
    }

    private let artist = Artist()

    @Test func `A tile is drawn once, with those beside it, light or dark, and then only named`() async throws {
        try await serving { ask in
            let first = try await ask("/tiles/15/17124/11950.png", [:])
            #expect(first.status.code == 200 && first.fields[.contentType] == "image/png")
            #expect(String(decoding: first.body, as: UTF8.self) == "15/17124/11950 false")
            #expect(first.fields[.cacheControl] == "public, max-age=3600")
            let mark = try #require(first.fields[.eTag])
            let again = try await ask("/tiles/15/17124/11950.png", ["If-None-Match": mark])
            #expect(again.status.code == 304 && again.body.isEmpty)
            let beside = try await ask("/tiles/15/17125/11950.png", [:])
            #expect(String(decoding: beside.body, as: UTF8.self) == "15/17125/11950 false")
            let dark = try await ask("/tiles/15/17124/11950.png?dark", ["If-None-Match": mark])
            #expect(String(decoding: dark.body, as: UTF8.self) == "15/17124/11950 true")
        }
        #expect(artist.asked.withLock { $0.map(\.isDark) } == [false, true])
    }

    @Test(arguments: [
        ("/tiles/0/0/1.png", 404), ("/tiles/21/0/0.png", 404), ("/tiles/3/8/0.png", 404),
        ("/tiles/a/0/0.png", 400), ("/tiles/-1/0/0.png", 400), ("/tiles/3/1.5/0.png", 400), ("/tiles/3/0/0.jpg", 400),
        ("/tiles/3/0/0", 400), ("/tiles/3/0/99999999999999999999.png", 400), ("/tiles/3/0", 404),
        ("/tiles/3/0/.png", 400),
        ("/tiles/3/0/%D9%A1.png", 400),
    ])
    func `What is no tile is refused with a sentence`(path: String, status: Int) async throws {
        try await serving { ask in
            let answer = try await ask(path, [:])
            #expect(answer.status.code == status)
        }
        #expect(artist.asked.withLock { $0.isEmpty })
    }

    @Test func `Trouble with drawing passes, and is not kept`() async throws {
        artist.isIll.withLock { $0 = true }
        try await serving { ask in
            let ill = try await ask("/tiles/1/0/0.png", [:])
            #expect(ill.status.code == 503 && ill.fields[.retryAfter] == "5")
            artist.isIll.withLock { $0 = false }
            let well = try await ask("/tiles/1/0/0.png", [:])
            #expect(well.status.code == 200)
        }
    }

    @Test func `Each address has its limit; behind a proxy it is whom the proxy names last`() async throws {
        try await serving { ask in
            for _ in 0..<400 { _ = try await ask("/tiles/1/0/0.png", ["X-Forwarded-For": "198.51.100.1, 192.0.2.7"]) }
            let more = try await ask("/tiles/1/0/0.png", ["X-Forwarded-For": "203.0.113.9, 192.0.2.7"])
            #expect(more.status.code == 429 && more.fields[.retryAfter] == "1")
            let other = try await ask("/tiles/1/0/0.png", ["X-Forwarded-For": "192.0.2.8"])
            #expect(other.status.code == 200)
        }
    }

    @Test func `A limit fills again with time, and forgets whoever does not ask`() {
        let limit = VisitorLimit(atOnce: 2, perSecond: 0.5)
        #expect((0..<3).map { _ in limit.secondsToWait(for: "a", at: 0) } == [nil, nil, 2])
        #expect(limit.secondsToWait(for: "b", at: 0) == nil)
        #expect(limit.secondsToWait(for: "a", at: 1) == 1)
        #expect(limit.secondsToWait(for: "a", at: 2) == nil)
        for visitor in 0..<20_000 { #expect(limit.secondsToWait(for: "v\(visitor)", at: 3) == nil) }
    }

    @Test func `The memory of tiles stays within its limit, and keeps what was used last`() throws {
        let cache = TileCache(limit: 1000)
        let tiles = try (0..<20).map { MapTile(try #require(TileNumber(zoom: 5, x: $0, y: 0)), isDark: false) }
        for tile in tiles {
            _ = cache.keep(Data(count: 100), of: tile)
            _ = cache[tiles[0]]
            #expect(cache.size <= 1000)
        }
        #expect(cache[tiles[0]] != nil && cache[tiles[19]] != nil && cache[tiles[5]] == nil)
        _ = cache.keep(Data(count: 5000), of: tiles[1])
        #expect(cache.size <= 1000)
    }

    private func serving(_ body: (LiveServer) async throws -> Void) async throws {
        try await LiveServer.run(
            { onListening in
                WebServer(
                    host: "127.0.0.1", port: 0,
                    view: OperatorView(
                        health: { HealthReport(isLive: true, checks: [], version: "1", uptime: 0) }, metrics: { [] }),
                    access: OperatorGuard(token: nil), tiles: artist.view, logger: LiveServer.quiet,
                    onListening: onListening)
            }, body)
    }
}
