package import Foundation
package import Transport

/// Waits for updates; `offset` confirms all before it.
package struct GetUpdates: BotRequest {
    package typealias Result = RawElements
    package static let method = "getUpdates"
    package var offset: Int?
    /// 1-100.
    package var limit: Int?
    /// Seconds, 0-50.
    package var timeout: Int?
    /// The server keeps the list until another one comes.
    package var allowedUpdates: [String]?

    package init(offset: Int? = nil, limit: Int? = nil, timeout: Int? = nil, allowedUpdates: [String]? = nil) {
        self.offset = offset
        self.limit = limit
        self.timeout = timeout
        self.allowedUpdates = allowedUpdates
    }

    package var purpose: TransportRequest.Purpose { .poll }
    /// A dead link would hold a poll for ever; the server's own end is some seconds earlier. Answers reach 4 MiB.
    package var limits: TransportLimits {
        TransportLimits(total: Double(timeout ?? 0) + 10, responseBytes: 32 << 20)
    }

    package static func read(_ answer: AnswerBody) throws -> RawElements {
        guard let elements = JSONSlices.elements(of: try answer.result()) else { throw BotAPIError.unreadable(method) }
        return RawElements(elements: elements)
    }
}

/// The elements of an array, each as its own JSON text, untouched and unread.
package struct RawElements: Decodable, Sendable {
    package let elements: [Data]
}

/// Goes back to polling. What waits is kept unless told otherwise.
package struct DeleteWebhook: BotRequest {
    package typealias Result = Bool
    package static let method = "deleteWebhook"
    package var dropPendingUpdates: Bool
    package init(dropPendingUpdates: Bool = false) { self.dropPendingUpdates = dropPendingUpdates }
}
