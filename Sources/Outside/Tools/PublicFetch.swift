import Foundation
package import HTTPTypes
package import Transport

/// Fetches what is behind an address that somebody gave who does not run this server. It reaches no machine that only
/// this one can reach, neither straight nor by a redirect.
package struct PublicFetch: Sendable {
    private static let redirects = 5
    private let call: OutsideCall

    package init(transport: any HTTPTransport) { call = OutsideCall(transport: transport) }

    /// The answer with 200, or with 304 where `fields` ask whether it has changed; after at most five redirects.
    package func get(
        _ address: String, fields: HTTPFields = [:],
        limits: TransportLimits = TransportLimits(connect: 5, total: 20, responseBytes: 4 << 20)
    ) async throws(OutsideError) -> TransportResponse {
        var address = address
        for _ in 0...Self.redirects {
            guard PublicAddress.isAllowed(address) else { throw .forbiddenAddress }
            let request = TransportRequest(url: address, fields: fields, limits: limits, isPublicOnly: true)
            let response = try await call.send(request, passing: 300...399)
            let status = response.status
            guard (300...399).contains(status.code), status != .notModified else { return response }
            guard let next = response.fields[.location], let url = URL(string: next, relativeTo: URL(string: address))
            else { throw .unreadable("a redirect to nowhere") }
            address = url.absoluteString
        }
        throw .unreadable("too many redirects")
    }
}

/// What an address that somebody gives must look like. Where it leads is looked at when it is connected.
enum PublicAddress {
    private static let ports: Set<Int> = [80, 443, 8080, 8443]

    static func isAllowed(_ text: String) -> Bool {
        guard text.utf8.count <= 2000, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = url.host, !host.isEmpty, url.user == nil,
            url.password == nil
        else { return false }
        if let port = url.port, !ports.contains(port) { return false }
        guard let address = IPAddress(host) else { return !isLocal(host.lowercased()) }
        return address.isPublic
    }

    /// Names that no public machine has (RFC 6761, RFC 6762, RFC 8375).
    private static func isLocal(_ host: String) -> Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return !name.contains(".") && !name.contains(":")
            || [".localhost", ".local", ".internal", ".home.arpa", ".lan"].contains { name.hasSuffix($0) }
    }
}
