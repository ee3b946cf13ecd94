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

    /// Throws unless the server said yes.
    ///
    /// Nothing but the top is read: a broken piece of the result must not spoil the rest, and a piece of a refusal that
    /// has another form than promised hides none of the others.
    func check(hiding token: Secret) throws(BotAPIError) {
        guard let members = JSONSlices.members(of: data), let ok = members["ok"] else {
            throw .notJSON(status: status)
        }
        guard ok != Data("true".utf8) else { return }
        let parameters: ResponseParameters? = Self.read(members["parameters"])
        let description: String? = Self.read(members["description"])
        throw .api(
            APIFault(
                code: Self.read(members["error_code"]) ?? status,
                description: token.redacted(from: description ?? ""),
                retryAfter: parameters?.retryAfter.map(Double.init) ?? retryAfter,
                migrateTo: parameters?.migrateToChatID))
    }

    private static func read<Value: Decodable>(_ json: Data?) -> Value? {
        json.flatMap { try? WireCoding.decoder.decode(Value.self, from: $0) }
    }
}

/// What helps to repair a refused request (Bot API: ResponseParameters).
struct ResponseParameters: Decodable {
    let migrateToChatID: Int64?
    /// Seconds.
    let retryAfter: Int?

    private enum CodingKeys: CodingKey {
        case migrateToChatID, retryAfter
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        migrateToChatID = try? container.decodeIfPresent(Int64.self, forKey: .migrateToChatID)
        retryAfter = try? container.decodeIfPresent(Int.self, forKey: .retryAfter)
    }
}
