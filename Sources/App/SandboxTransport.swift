import Sandbox
import Transport

/// Real HTTP to the built-in sandbox, whose port is known only once it listens.
struct SandboxTransport: HTTPTransport {
    /// Stands for the sandbox's address until then.
    static let address = "http://sandbox.invalid"

    let server: SandboxServer
    let transport: any HTTPTransport

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let port: Int
        do { port = try await server.port() } catch { throw .notSent("the sandbox does not listen") }
        var request = request
        request.url = "http://127.0.0.1:\(port)" + request.url.dropFirst(Self.address.count)
        return try await transport.send(request)
    }
}
