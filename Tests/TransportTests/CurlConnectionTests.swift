import Foundation
import HTTPTypes
import Logging
import Synchronization
import Testing
import Transport

/// Which connection a request takes.
@Suite(.timeLimit(.minutes(10)))
struct CurlConnectionTests {
    let transport = CurlTransport(logger: Logger(label: "test"))
    /// Seconds; however busy the machine is, no connection is too old and no answer late.
    static let patient = TransportLimits(connect: 600, total: 600, idle: 3600)

    /// The number of the connection by which the request came.
    func connection(_ server: RawServer, _ purpose: TransportRequest.Purpose = .send, fresh: Bool = false) async throws
        -> Int?
    {
        let request = TransportRequest(
            method: .post, url: server.url, body: .data(Data("{}".utf8)), limits: Self.patient, purpose: purpose,
            needsFreshConnection: fresh)
        return Int(String(decoding: try await transport.send(request).body, as: UTF8.self))
    }

    func numbering() throws -> RawServer { try RawServer.answering { answer("\($0.connection)") } }

    @Test func `A connection is used again`() async throws {
        let server = try numbering()
        for _ in 0..<5 { #expect(try await connection(server) == 1) }
    }

    @Test func `Polls and sends never share a connection`() async throws {
        let server = try numbering()
        for _ in 0..<3 {
            #expect(try await connection(server, .poll) == 1)
            #expect(try await connection(server, .send) == 2)
        }
    }

    @Test func `A fresh connection is opened when asked for`() async throws {
        let server = try numbering()
        #expect(try await connection(server) == 1)
        #expect(try await connection(server, fresh: true) == 2)
    }

    @Test func `After an error no waiting connection is trusted`() async throws {
        let server = try numbering()
        let nobody = TransportRequest(url: "http://127.0.0.1:\(try RawServer.closedPort())")
        #expect(try await connection(server) == 1)
        await #expect(throws: TransportError.self) { try await transport.send(nobody) }
        #expect(try await connection(server) == 2)
        let trusted = try await connection(server)
        #expect(trusted == 1 || trusted == 2)
    }

    /// Serves one request of the first connection, takes a second one and closes without an answer.
    func forgetful(_ seen: Counter) throws -> RawServer {
        try RawServer { connection in
            while connection.read() != nil {
                if connection.number == 1, seen.next() == 2 { return }
                connection.write(answer("\(connection.number)"))
            }
        }
    }

    @Test func `A send is never silently repeated on another connection`() async throws {
        let seen = Counter()
        let server = try forgetful(seen)
        #expect(try await connection(server) == 1)
        do {
            _ = try await connection(server)
            Issue.record("the server had closed without an answer")
        } catch TransportError.unknownFate {}
        #expect(seen.value == 2)
        #expect(try await connection(server).map { $0 > 1 } == true)
    }

    @Test func `A poll is repeated at once when its waiting connection was closed`() async throws {
        let server = try forgetful(Counter())
        #expect(try await connection(server, .poll) == 1)
        #expect(try await connection(server, .poll) == 2)
    }
}

final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
