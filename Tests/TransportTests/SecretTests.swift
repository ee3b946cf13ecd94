import Foundation
import Logging
import Testing
import Transport

struct SecretTests {
    let secret = Secret("123:AbC-xyz")

    @Test func `A secret prints as stars`() {
        var dumped = ""
        dump(secret, to: &dumped)
        #expect("\(secret)" == "***")
        #expect(String(reflecting: secret) == "***")
        #expect(!dumped.contains("123"))
    }

    @Test(arguments: [
        ("", ""), ("nothing", "nothing"), ("123:AbC-xyz", "***"),
        ("/bot123:AbC-xyz/getMe 123:AbC-xyz", "/bot***/getMe ***"),
    ])
    func `Others' words are cleaned of it`(text: String, clean: String) {
        #expect(secret.redacted(from: text) == clean)
    }

    @Test func `A request does not show its address`() {
        let request = TransportRequest(url: "https://api.example/bot\(secret.value)/getMe")
        var dumped = ""
        dump(request, to: &dumped)
        #expect(!"\(request) \(dumped) \(String(reflecting: request))".contains("AbC"))
    }

    @Test func `An error does not show the address`() async throws {
        let transport = CurlTransport(logger: Logger(label: "test"))
        let port = try RawServer.closedPort()
        for base in ["http://127.0.0.1:\(port)", "nonsense://x", "http://[", "http://127.0.0.1:99999"] {
            do {
                _ = try await transport.send(TransportRequest(url: "\(base)/bot\(secret.value)/getMe"))
                Issue.record("nobody listens there")
            } catch {
                #expect(!"\(error)".contains("AbC"))
            }
        }
    }
}
