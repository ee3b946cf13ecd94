import Transport

/// Why a call gave no result.
package enum BotAPIError: Error, Sendable, Equatable {
    /// The server's own no.
    case api(APIFault)
    /// Something between us and the server answered (a proxy's page, an empty body).
    case notJSON(status: Int)
    /// Done, but the result is not what the method promises.
    case unreadable(String)
    /// Nothing left this machine.
    case notSent(String)
    /// It left, and no answer came.
    case unknownFate(String)
    /// The answer, or the file, is longer than asked for.
    case tooLarge
    /// The request could not be written.
    case invalidRequest(String)
}

/// `"ok": false` with its reasons (Bot API: Making requests, ResponseParameters).
package struct APIFault: Sendable, Hashable {
    /// Equal to the HTTP status.
    package let code: Int
    /// English, for people; its wording may change.
    package let description: String
    /// Seconds.
    package let retryAfter: Double?
    package let migrateTo: Int64?
    package init(code: Int, description: String, retryAfter: Double? = nil, migrateTo: Int64? = nil) {
        self.code = code
        self.description = description
        self.retryAfter = retryAfter
        self.migrateTo = migrateTo
    }
}

extension BotAPIError {
    init(_ error: TransportError) {
        self =
            switch error {
            case .notSent(let reason): .notSent(reason)
            case .unknownFate(let reason): .unknownFate(reason)
            case .tooLarge: .tooLarge
            case .cancelled(let mayHaveLeft): mayHaveLeft ? .unknownFate("cancelled") : .notSent("cancelled")
            case .forbiddenAddress: .invalidRequest("the address is not allowed")
            case .invalidRequest(let reason): .invalidRequest(reason)
            }
    }
}
