import Foundation
import HTTPTypes
import Logging
import Testing
import Transport

/// What the caller is told when there is no answer.
@Suite(.timeLimit(.minutes(10)))
struct CurlFailureTests {
    enum Kind { case notSent, unknownFate, tooLarge, cancelledBefore, cancelledAfter, invalid, none }

    let transport = CurlTransport(logger: Logger(label: "test"))

    func outcome(_ request: TransportRequest) async -> Kind {
        do throws(TransportError) {
            _ = try await transport.send(request)
            return .none
        } catch {
            return switch error {
            case .notSent: .notSent
            case .unknownFate: .unknownFate
            case .tooLarge: .tooLarge
            case .cancelled(let mayHaveLeft): mayHaveLeft ? .cancelledAfter : .cancelledBefore
            case .invalidRequest, .forbiddenAddress: .invalid
            }
        }
    }

    @Test func `A server that never answers runs into the time limit`() async throws {
        let server = try RawServer { $0.waitForEnd() }
        let request = TransportRequest(url: server.url, limits: TransportLimits(total: 0.5))
        #expect(await outcome(request) == .unknownFate)
    }

    @Test func `A drip that is too slow is given up long before the time limit`() async throws {
        let server = try RawServer { connection in
            _ = connection.read()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            for _ in 0..<1000 {
                connection.write("x")
                connection.pause(seconds: 0.1)
            }
        }
        let request = TransportRequest(url: server.url, limits: TransportLimits(total: 50, stall: 1))
        #expect(await outcome(request) == .unknownFate)
    }

    @Test(arguments: ["Content-Length: 5000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n1388\r\n"])
    func `An answer that is too long is refused`(head: String) async throws {
        let server = try RawServer.answering { _ in
            "HTTP/1.1 200 OK\r\n\(head)" + String(repeating: "x", count: 5000)
        }
        let request = TransportRequest(url: server.url, limits: TransportLimits(responseBytes: 1000))
        #expect(await outcome(request) == .tooLarge)
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", "nonsense\r\n\r\n",
    ])
    func `A connection that ends in the middle leaves the fate unknown`(beginning: String) async throws {
        let server = try RawServer { connection in
            _ = connection.read()
            connection.write(beginning)
        }
        let request = TransportRequest(method: .post, url: server.url, body: .data(Data("{}".utf8)))
        #expect(await outcome(request) == .unknownFate)
    }

    @Test func `A body that was cut off was not sent`() async throws {
        let server = try RawServer { _ = $0.readHead() }
        let request = TransportRequest(
            method: .post, url: server.url, body: .data(Data(repeating: 0, count: 32 << 20)))
        #expect(await outcome(request) == .notSent)
    }

    @Test func `Nobody there means not sent`() async throws {
        let request = TransportRequest(url: "http://127.0.0.1:\(try RawServer.closedPort())")
        #expect(await outcome(request) == .notSent)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "http://", "no address", "http://a\0b"])
    func `Only web addresses are taken`(url: String) async {
        let kind = await outcome(TransportRequest(url: url, limits: TransportLimits(total: 1)))
        #expect(kind == .invalid)
    }

    @Test func `Cancelling ends a waiting request`() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let server = try RawServer { connection in
            _ = connection.read()
            arrived.yield()
            connection.waitForEnd()
        }
        let task = Task { await outcome(TransportRequest(url: server.url, limits: TransportLimits(total: 600))) }
        for await _ in arrivals { break }
        task.cancel()
        #expect(await task.value == .cancelledAfter)
    }

    @Test func `A task that is already cancelled sends nothing`() async throws {
        let server = try RawServer { $0.waitForEnd() }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outcome(TransportRequest(url: server.url))
        }
        #expect(await task.value == .cancelledBefore)
    }

    @Test func `Shutting down ends all that waits and refuses what comes later`() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let server = try RawServer { connection in
            _ = connection.read()
            arrived.yield()
            connection.waitForEnd()
        }
        let task = Task { await outcome(TransportRequest(url: server.url, limits: TransportLimits(total: 600))) }
        for await _ in arrivals { break }
        await transport.shutdown()
        #expect(await task.value == .cancelledAfter)
        #expect(await outcome(TransportRequest(url: server.url)) == .notSent)
        await transport.shutdown()
    }
}
