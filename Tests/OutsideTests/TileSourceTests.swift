import Core
import Foundation
import HTTPTypes
import Outside
import Synchronization
import Testing
import Transport

struct TileSourceTests {
    let waits = QuickWaits()
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    static let large = png + Data([9])

    func source(_ transport: any HTTPTransport) -> TileSource {
        TileSource(
            template: "https://t.example/{z}/{x}/{y}{r}.png?v=1", attribution: "© Somebody", transport: transport,
            waits: waits)
    }

    @Test func `A tile is fetched by its numbers`() async throws {
        let transport = ScriptedTransport([.bytes(Self.png), .bytes(Self.large)])
        let source = source(transport)
        #expect(try await source.tile(zoom: 14, x: 8529, y: 5975) == Self.png)
        #expect(try await source.tile(zoom: 14, x: 8529, y: 5975, isLarge: true) == Self.large)
        #expect(
            transport.requests.map(\.url) == [
                "https://t.example/14/8529/5975.png?v=1", "https://t.example/14/8529/5975@2x.png?v=1",
            ])
        #expect(transport.requests.allSatisfy { $0.fields[.userAgent]?.hasPrefix("Wayside/") == true })
        #expect(source.attribution == "© Somebody")
    }

    @Test(arguments: [(-1, 0, 0), (23, 0, 0), (2, 4, 0), (2, 0, 4), (2, -1, 0), (0, 0, 1)])
    func `Numbers that name no tile ask nobody`(_ zoom: Int, _ x: Int, _ y: Int) async throws {
        let transport = ScriptedTransport([.bytes(Self.png)])
        #expect(try await source(transport).tile(zoom: zoom, x: x, y: y) == nil)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "GIF89a", "\u{FF}\u{D8}\u{FF}", "\u{89}PNG",
    ])
    func `What is neither PNG nor JPEG is not taken`(_ text: String) async throws {
        await #expect(throws: OutsideError.unreadable("not a PNG or JPEG")) {
            try await source(ScriptedTransport([.says(text)])).tile(zoom: 1, x: 0, y: 0)
        }
    }

    /// Seconds for which the tile is not asked for again.
    @Test(arguments: [
        (nil, nil, 604_800.0), ("max-age=86400", nil, 86_400), ("public, Max-Age=86400, stale-if-error=9", nil, 86_400),
        ("max-age=86400", "6400", 80_000), ("max-age=7200, s-maxage=10000", nil, 10_000), ("no-store", nil, 3600),
        ("no-cache, max-age=99999", nil, 3600), ("max-age=99999999999", nil, 2_592_000),
        ("max-age=nonsense", nil, 604_800),
        ("max-age=60", nil, 3600), ("max-age=86400", "nan", 86_400), ("max-age=nan", nil, 3600),
        ("max-age=-1", nil, 3600),
    ]) func `It is kept as long as the server says`(_ control: String?, _ age: String?, _ seconds: Double) async throws
    {
        let transport = ScriptedTransport([
            .bytes(Self.png, 200, [.cacheControl: control ?? "", .age: age ?? ""])
        ])
        let source = source(transport)
        _ = try await source.tile(zoom: 1, x: 0, y: 0)
        waits.pass(seconds - 1)
        _ = try await source.tile(zoom: 1, x: 0, y: 0)
        #expect(transport.requests.count == 1)
        waits.pass(2)
        _ = try await source.tile(zoom: 1, x: 0, y: 0)
        #expect(transport.requests.count == 2)
    }

    @Test func `An old tile is asked after by its tag, and kept where it is the same`() async throws {
        let transport = ScriptedTransport([
            .bytes(Self.png, 200, [.eTag: "\"a\"", .cacheControl: "max-age=3600"]),
            .bytes(Data(), 304, [.cacheControl: "max-age=3600"]),
        ])
        let source = source(transport)
        _ = try await source.tile(zoom: 1, x: 0, y: 0)
        waits.pass(3601)
        #expect(try await source.tile(zoom: 1, x: 0, y: 0) == Self.png)
        #expect(transport.requests.last?.fields[.ifNoneMatch] == "\"a\"")
        #expect(try await source.tile(zoom: 1, x: 0, y: 0) == Self.png)
        #expect(transport.requests.count == 2)
    }

    @Test func `An old tile is better than a hole`() async throws {
        let transport = ScriptedTransport([.bytes(Self.png), .says("<html>", 502)])
        let source = source(transport)
        _ = try await source.tile(zoom: 1, x: 0, y: 0)
        waits.pass(1_000_000)
        #expect(try await source.tile(zoom: 1, x: 0, y: 0) == Self.png)
    }

    @Test func `Memory has an end`() async throws {
        let large = Self.png + Data(count: 1 << 20)
        let transport = ScriptedTransport([.bytes(large)])
        let source = source(transport)
        for x in 0..<60 { _ = try await source.tile(zoom: 10, x: x, y: 0) }
        _ = try await source.tile(zoom: 10, x: 59, y: 0)
        #expect(transport.requests.count == 60)
        _ = try await source.tile(zoom: 10, x: 0, y: 0)
        #expect(transport.requests.count == 61)
    }

    @Test func `At most two are fetched at once`() async throws {
        let transport = CountingTransport()
        let source = source(transport)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for x in 0..<20 { group.addTask { _ = try await source.tile(zoom: 10, x: x, y: 0) } }
            try await group.waitForAll()
        }
        #expect(transport.most == 2)
    }
}

/// Knows how many requests were under way at once.
private final class CountingTransport: HTTPTransport {
    private let state = Mutex((now: 0, most: 0))
    var most: Int { state.withLock { $0.most } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        state.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
        }
        for _ in 0..<50 { await Task.yield() }
        state.withLock { $0.now -= 1 }
        return TransportResponse(status: .ok, body: TileSourceTests.png)
    }
}
