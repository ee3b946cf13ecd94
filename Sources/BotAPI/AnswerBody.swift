import Foundation
import HTTPTypes
import Transport

/// An answer of the Bot API before its result is read.
package struct AnswerBody: Sendable {
    private let data: Data
    /// Unread, so that a broken piece of the result spoils nothing else; nil where the answer is no object.
    private let members: [String: Data]?
    private let status: Int
    private let retryAfter: Double?

    init(response: TransportResponse) {
        data = response.body
        members = JSONSlices.members(of: data)
        status = response.status.code
        retryAfter = response.fields[.retryAfter].flatMap(Double.init)
    }

    private struct Refusal: Decodable {
        let errorCode: Int?
        let description: String?
        let parameters: ResponseParameters?
    }

    /// What the method gave, unread.
    func result() throws(BotAPIError) -> Data {
        guard let result = members?["result"] else { throw .unreadable("an answer without a result") }
        return result
    }

    /// Throws unless the server said yes.
    func check(hiding token: Secret) throws(BotAPIError) {
        guard let ok = members?["ok"] else { throw .notJSON(status: status) }
        guard ok != Data("true".utf8) else { return }
        guard let refusal = try? WireCoding.read(Refusal.self, from: data) else {
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
