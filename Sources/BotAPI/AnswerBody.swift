package import Foundation
import HTTPTypes
import Transport

/// An answer of the Bot API before its result is read.
package struct AnswerBody: Sendable {
    package let data: Data
    private let status: Int
    private let retryAfter: Double?

    init(response: TransportResponse) {
        data = response.body
        status = response.status.code
        retryAfter = response.fields[.retryAfter].flatMap(Double.init)
    }

    private struct Envelope: Decodable {
        let ok: Bool
        let errorCode: Int?
        let description: String?
        let parameters: ResponseParameters?
    }

    /// Throws unless the server said yes.
    func check(hiding token: Secret) throws(BotAPIError) {
        guard let envelope = try? WireCoding.decoder.decode(Envelope.self, from: data) else {
            throw .notJSON(status: status)
        }
        guard !envelope.ok else { return }
        let parameters = envelope.parameters
        throw .api(
            APIFault(
                code: envelope.errorCode ?? status, description: token.redacted(from: envelope.description ?? ""),
                retryAfter: parameters?.retryAfter.map(Double.init) ?? retryAfter,
                migrateTo: parameters?.migrateToChatID))
    }
}

/// What helps to repair a refused request (Bot API: ResponseParameters).
struct ResponseParameters: Decodable {
    let migrateToChatID: Int64?
    /// Seconds.
    let retryAfter: Int?
}
