package import Foundation
package import HTTPTypes

/// The one seam to the network for all that speaks HTTP.
package protocol HTTPTransport: Sendable {
    /// Does the request once. Any answer of the server is a response, whatever its status.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// The server's whole answer.
package struct TransportResponse: Sendable {
    package let status: HTTPResponse.Status
    package let fields: HTTPFields
    package let body: Data
    package init(status: HTTPResponse.Status, fields: HTTPFields = HTTPFields(), body: Data = Data()) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}

/// Why there is no answer: a case is what the caller does about it. Reasons never hold an address.
package enum TransportError: Error, Sendable, Equatable {
    /// Nothing the server could act on left this machine; sending again is harmless.
    case notSent(String)
    /// The server may have done it: time-out or reset after the request left.
    case unknownFate(String)
    /// The answer is longer than the request allows.
    case tooLarge
    /// The waiting task was cancelled, or the transport shut down.
    case cancelled(mayHaveLeft: Bool)
    /// The way led to an address that the request forbids; nothing left this machine.
    case forbiddenAddress
    /// The address or a header field cannot be used.
    case invalidRequest(String)
}
