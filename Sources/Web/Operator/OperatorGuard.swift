import Foundation
import HTTPTypes

/// Who may see what is the operator's: this machine itself, or whoever has the token.
///
/// Behind a proxy everybody comes from loopback. So a request counts as this machine's own only when it names this
/// machine as its host and carries no mark of a proxy; what a stranger writes into such a mark never helps them.
package struct OperatorGuard: Sendable {
    /// nil: nobody but this machine.
    private let token: String?

    package init(token: String?) { self.token = token }

    /// `peer` is the address of the other end of the connection.
    func allows(_ head: HTTPRequest, peer: String?) -> Bool {
        isOwn(head, peer: peer) || hasToken(head)
    }

    private func isOwn(_ head: HTTPRequest, peer: String?) -> Bool {
        guard let peer, Self.isLoopback(peer), let host = head.authority, Self.namesLoopback(host) else { return false }
        return !Self.marksOfProxies.contains { head.headerFields.contains($0) }
    }

    private func hasToken(_ head: HTTPRequest) -> Bool {
        guard let token, let given = head.headerFields[.authorization] else { return false }
        let parts = given.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        return Self.areSame(Array(parts[1].utf8), Array(token.utf8))
    }

    /// Takes as long for a nearly right token as for a wrong one.
    private static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    static func isLoopback(_ address: String) -> Bool {
        let address = address.lowercased().replacing("::ffff:", with: "")
        return address == "::1" || address.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
    }

    private static func namesLoopback(_ authority: String) -> Bool {
        let host =
            authority.hasPrefix("[") ? authority.dropFirst().prefix { $0 != "]" } : authority.prefix { $0 != ":" }
        return host.lowercased() == "localhost" || isLoopback(String(host))
    }

    private static let marksOfProxies = [
        "forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "cf-connecting-ip",
    ].compactMap { HTTPField.Name($0) }
}
