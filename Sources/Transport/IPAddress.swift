import CurlShims
import Foundation

/// An address of the internet protocol, of either version.
package struct IPAddress: Hashable, Sendable {
    /// Four or sixteen, in network order.
    let bytes: [UInt8]

    /// "192.0.2.1", "2001:db8::1", with or without the brackets of an address line; nil for anything else.
    package init?(_ text: String) {
        let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        guard let bytes = Self.bytes(bare, AF_INET, 4) ?? Self.bytes(bare, AF_INET6, 16) else { return nil }
        self.bytes = bytes
    }

    /// nil where it is of another kind.
    init?(_ address: UnsafePointer<curl_sockaddr>) {
        guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return nil }
        let raw = UnsafeRawPointer(address) + offset
        let length = Int(address.pointee.addrlen)
        switch address.pointee.family {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
        default: return nil
        }
    }

    /// It belongs to a machine somewhere on the internet: not to this machine or its networks, and to none of the
    /// blocks that are kept for other uses.
    ///
    /// Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890).
    package var isPublic: Bool {
        if bytes.count == 4 { return !Self.special4.contains { $0.contains(bytes) } }
        // What only wraps an IPv4 address is as good as that: "::ffff:10.0.0.1", and NAT64.
        if Self.wrappers.contains(where: { $0.contains(bytes) }) {
            return !Self.special4.contains { $0.contains(Array(bytes.suffix(4))) }
        }
        return Self.global6.contains(bytes) && !Self.special6.contains { $0.contains(bytes) }
    }

    private static func bytes(_ text: String, _ family: Int32, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }

    private struct Block {
        let start: [UInt8]
        let bits: Int

        /// "10.0.0.0/8"; an unreadable one holds everything, so that a slip forbids too much.
        init(_ text: String) {
            let parts = text.split(separator: "/")
            start = parts.first.flatMap { IPAddress(String($0)) }?.bytes ?? []
            bits = parts.last.flatMap { Int($0) } ?? 0
        }

        func contains(_ bytes: [UInt8]) -> Bool {
            for bit in 0..<min(bits, start.count * 8, bytes.count * 8) {
                let mask = UInt8(0x80) >> UInt8(bit % 8)
                if start[bit / 8] & mask != bytes[bit / 8] & mask { return false }
            }
            return true
        }
    }

    private static let special4 = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/4", "240.0.0.0/4",
    ].map { Block($0) }
    private static let wrappers = ["::ffff:0:0/96", "64:ff9b::/96"].map { Block($0) }
    private static let global6 = Block("2000::/3")
    private static let special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map { Block($0) }
}
