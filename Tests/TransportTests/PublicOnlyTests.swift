import Foundation
import Logging
import Testing
import Transport

/// Where a request may go whose address was given by somebody who does not run the server.
@Suite(.timeLimit(.minutes(10)))
struct PublicOnlyTests {
    @Test(arguments: [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.8.8.8", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.19.255.255",
        "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1", "64:ff9b:1::1", "fe80::1",
        "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "2001::1", "2002:7f00:1::", "100::1", "::7f00:1",
        "fec0::1", "[::1]", "3fff::1",
    ]) func `Addresses of our own networks are not public`(_ text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic == false)
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.1",
        "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
        "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::200e", "::ffff:8.8.8.8", "64:ff9b::808:808",
        "[2a00:1450::1]", "2003::1",
    ]) func `Addresses of others are`(_ text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic)
    }

    @Test(arguments: [
        "", "localhost", "1.2.3", "1.2.3.4.5", "0x7f.1", "017700000001", "2130706433", "::g", "1.2.3.4/8",
    ])
    func `What is no address is none`(_ text: String) { #expect(IPAddress(text) == nil) }

    /// Each of these leads to this machine, in a way that the text alone need not show.
    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "127.1"])
    func `No way leads to a server of our own`(_ host: String) async throws {
        let server = try RawServer.answering { _ in answer("secret") }
        let transport = CurlTransport(logger: Logger(label: "test"))
        let request = TransportRequest(
            url: "http://\(host):\(server.port)/", limits: TransportLimits(total: 5), isPublicOnly: true)
        do {
            _ = try await transport.send(request)
            Issue.record("it was answered")
        } catch {
            #expect(error == .forbiddenAddress)
        }
        #expect(server.connections == 0)
    }

    @Test func `A connection that waits for others is not used`() async throws {
        let server = try RawServer.answering { _ in answer("secret") }
        let transport = CurlTransport(logger: Logger(label: "test"))
        _ = try await transport.send(TransportRequest(url: server.url))
        await #expect(throws: TransportError.forbiddenAddress) {
            try await transport.send(TransportRequest(url: server.url, isPublicOnly: true))
        }
        #expect(server.connections == 1)
    }
}
