package import Foundation
package import HTTPTypes

/// One HTTP request with its limits.
package struct TransportRequest: Sendable {
    /// What it is for decides which connections it may use.
    package enum Purpose: Sendable, Hashable {
        /// A long poll: a connection of its own, HTTP/1.1, and harmless to repeat.
        case poll
        /// Anything else: HTTP/2 where the server offers it.
        case send
    }

    package enum Body: Sendable {
        case none
        case data(Data)
        /// multipart/form-data (RFC 7578).
        case multipart([Part])
    }

    /// One field of a form, or a file when it has a file name.
    package struct Part: Sendable {
        package let name: String
        package let data: Data
        package let fileName: String?
        package let mediaType: String?
        package init(name: String, data: Data, fileName: String? = nil, mediaType: String? = nil) {
            self.name = name
            self.data = data
            self.fileName = fileName
            self.mediaType = mediaType
        }
    }

    package var method: HTTPRequest.Method
    /// http or https.
    package var url: String
    package var fields: HTTPFields
    package var body: Body
    package var limits: TransportLimits
    package var purpose: Purpose
    /// Opens a new connection even where an old one waits.
    package var needsFreshConnection: Bool
    /// For an address that somebody gave who does not run this server: it is refused where it leads to an address that
    /// is not `IPAddress.isPublic`, whatever its name is said to mean at that moment. No proxy is used.
    package var isPublicOnly: Bool

    package init(
        method: HTTPRequest.Method = .get, url: String, fields: HTTPFields = HTTPFields(), body: Body = .none,
        limits: TransportLimits = TransportLimits(), purpose: Purpose = .send, needsFreshConnection: Bool = false,
        isPublicOnly: Bool = false
    ) {
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.limits = limits
        self.purpose = purpose
        self.needsFreshConnection = needsFreshConnection
        self.isPublicOnly = isPublicOnly
    }
}

/// How long and how much one request may take.
package struct TransportLimits: Sendable, Hashable {
    /// Seconds until the connection stands.
    package var connect: Double
    /// Seconds for all of it.
    package var total: Double
    /// Seconds of near silence (under `slowest` bytes a second); nil for a request whose answer may be long awaited.
    package var stall: Double?
    /// Bytes of the answer's body.
    package var responseBytes: Int
    /// Seconds that a connection which waits may have waited. Servers drop idle ones after some forty seconds; an older
    /// one is not worth trying.
    package var idle: Int

    /// Slower than this for `stall` seconds is a dead transfer.
    static let slowest = 64

    package init(
        connect: Double = 8, total: Double = 30, stall: Double? = nil, responseBytes: Int = 8 << 20, idle: Int = 35
    ) {
        self.connect = connect
        self.total = total
        self.stall = stall
        self.responseBytes = responseBytes
        self.idle = idle
    }
}

extension TransportRequest: CustomStringConvertible, CustomReflectable {
    /// The method alone, since an address may hold a secret.
    package var description: String { "\(method.rawValue) request" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
