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

    private struct Refusal: Decodable {
        let errorCode: Int?
        let description: String?
        let parameters: ResponseParameters?
    }

    /// Throws unless the server said yes.
    func check(hiding token: Secret) throws(BotAPIError) {
        // The result is left unread here: a broken piece of it must not spoil the rest.
        guard let ok = JSONSlices.members(of: data)?["ok"] else { throw .notJSON(status: status) }
        guard ok != Data("true".utf8) else { return }
        guard let refusal = try? WireCoding.decoder.decode(Refusal.self, from: data) else {
            throw .notJSON(status: status)
        }
        let parameters = refusal.parameters
        throw .api(
            APIFault(
                code: refusal.errorCode ?? status, description: token.redacted(from: refusal.description ?? ""),
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
