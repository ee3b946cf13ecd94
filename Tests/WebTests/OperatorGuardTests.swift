import HTTPTypes
import Testing

@testable import Web

struct OperatorGuardTests {
    @Test(
        arguments: [
            ("127.0.0.1", "localhost:8080", [:], true),
            ("127.0.0.1", "127.0.0.1", [:], true),
            ("::1", "[::1]:8080", [:], true),
            ("::ffff:127.0.0.1", "LOCALHOST", [:], true),
            // Another machine, whatever it claims.
            ("192.0.2.7", "localhost:8080", [:], false),
            ("192.0.2.7", "localhost:8080", ["X-Forwarded-For": "127.0.0.1"], false),
            // A proxy on this machine brings strangers along.
            ("127.0.0.1", "localhost:8080", ["X-Forwarded-For": "192.0.2.7"], false),
            ("127.0.0.1", "localhost:8080", ["X-Forwarded-For": "127.0.0.1"], false),
            ("127.0.0.1", "localhost:8080", ["Forwarded": "for=127.0.0.1"], false),
            ("127.0.0.1", "localhost:8080", ["X-Real-IP": "127.0.0.1"], false),
            ("127.0.0.1", "wayside.example.org", [:], false),
            // A page of another site that was given this address (DNS rebinding).
            ("127.0.0.1", "evil.example:8080", [:], false),
            ("127.0.0.1", "127.example.org", [:], false),
            (nil, "localhost", [:], false),
        ] as [(String?, String, [String: String], Bool)])
    func `Only this machine itself is let in without a token`(
        peer: String?, host: String, fields: [String: String], isAllowed: Bool
    ) {
        #expect(OperatorGuard(token: nil).allows(head(host, fields), peer: peer) == isAllowed)
    }

    @Test(arguments: [
        ("Bearer secret", true), ("bearer secret", true), ("Bearer secre", false), ("Bearer secrets", false),
        ("secret", false), ("Basic secret", false), ("Bearer ", false), ("", false),
    ])
    func `Whoever has the token is let in from anywhere`(given: String, isAllowed: Bool) {
        let head = head("wayside.example.org", ["Authorization": given, "X-Forwarded-For": "192.0.2.7"])
        #expect(OperatorGuard(token: "secret").allows(head, peer: "127.0.0.1") == isAllowed)
        #expect(!OperatorGuard(token: nil).allows(head, peer: "127.0.0.1"))
    }

    private func head(_ host: String, _ fields: [String: String]) -> HTTPRequest {
        var head = HTTPRequest(method: .get, scheme: "http", authority: host, path: "/health")
        for (name, value) in fields { HTTPField.Name(name).map { head.headerFields[$0] = value } }
        return head
    }
}
