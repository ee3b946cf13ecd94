import Foundation
import HTTPTypes
import Outside
import Testing
import Transport

struct PublicFetchTests {
    func get(_ address: String, _ answers: ScriptedTransport.Answer...) async throws -> (String, [String]) {
        let transport = ScriptedTransport(answers)
        let response = try await PublicFetch(transport: transport).get(address)
        #expect(transport.requests.allSatisfy { $0.isPublicOnly })
        return (String(decoding: response.body, as: UTF8.self), transport.requests.map(\.url))
    }

    @Test(arguments: [
        "http://example.org/a.ics", "https://example.org:8443/", "HTTPS://EXAMPLE.ORG/x?y=z", "http://8.8.8.8/",
        "http://[2a00:1450::1]/",
    ]) func `Public addresses are fetched`(_ address: String) async throws {
        #expect(try await get(address, .says("fine")).0 == "fine")
    }

    @Test(arguments: [
        "", "example.org", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "http://", "http:///x",
        "http://localhost/", "http://LOCALHOST./", "http://router/", "http://printer.local/", "http://nas.lan/",
        "http://x.home.arpa/", "http://metadata.internal/", "http://127.0.0.1/", "http://10.0.0.1/", "http://[::1]/",
        "http://169.254.169.254/latest/", "http://2130706433/", "http://[::ffff:10.0.0.1]/", "http://100.64.1.1/",
        "http://user@example.org/", "http://user:secret@example.org/", "http://example.org:22/",
        "http://example.org:0/",
        "http://example.org:6379/", "javascript:alert(1)", "http://exa mple.org/",
        "https://example.org/" + String(repeating: "a", count: 3000),
    ]) func `Others are not`(_ address: String) async throws {
        let transport = ScriptedTransport([.says("secret")])
        await #expect(throws: OutsideError.forbiddenAddress) {
            try await PublicFetch(transport: transport).get(address)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `A redirect is followed, relative ones too`() async throws {
        let (body, urls) = try await get(
            "https://a.example/x/y", .says("", 301, [.location: "https://b.example/c"]),
            .says("", 307, [.location: "../d?e=1"]), .says("fine"))
        #expect(body == "fine")
        #expect(urls == ["https://a.example/x/y", "https://b.example/c", "https://b.example/d?e=1"])
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://localhost:8080/admin", "http://[::1]/", "file:///etc/passwd", "//10.0.0.1/x",
        "http://user:pw@example.org/",
    ]) func `A redirect into our own network is not followed`(_ target: String) async throws {
        let transport = ScriptedTransport([.says("", 302, [.location: target]), .says("secret")])
        await #expect(throws: OutsideError.forbiddenAddress) {
            try await PublicFetch(transport: transport).get("https://a.example/")
        }
        #expect(transport.requests.count == 1)
    }

    @Test func `Redirects in a circle end`() async throws {
        let transport = ScriptedTransport([.says("", 302, [.location: "https://a.example/"])])
        await #expect(throws: OutsideError.unreadable("too many redirects")) {
            try await PublicFetch(transport: transport).get("https://a.example/")
        }
        #expect(transport.requests.count == 6)
    }

    @Test func `A redirect that says not where is no answer`() async throws {
        await #expect(throws: OutsideError.unreadable("a redirect to nowhere")) {
            try await PublicFetch(transport: ScriptedTransport([.says("", 302)])).get("https://a.example/")
        }
    }
}
