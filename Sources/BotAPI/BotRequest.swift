package import Foundation
package import Transport

/// One call of a Bot API method: its stored properties are the parameters.
package protocol BotRequest: Encodable, Sendable {
    associatedtype Result: Decodable & Sendable
    /// The method's name as the Bot API spells it.
    static var method: String { get }
    /// Files to go up, by the name of their parameter.
    var files: [String: InputFile] { get }
    var purpose: TransportRequest.Purpose { get }
    var limits: TransportLimits { get }
    /// Reads a whole successful answer.
    static func read(_ answer: AnswerBody) throws -> Result
}

extension BotRequest {
    package var files: [String: InputFile] { [:] }
    package var purpose: TransportRequest.Purpose { .send }
    package var limits: TransportLimits { TransportLimits() }

    package static func read(_ answer: AnswerBody) throws -> Result {
        try WireCoding.read(Result.self, from: answer.result())
    }
}

/// A file parameter: one that the server has already, or bytes.
package enum InputFile: Sendable, Hashable {
    case id(String)
    case upload(Upload)
    /// Bytes that go up beside the parameters and are named in them (for `InputMedia`).
    case attached(Upload, name: String)

    package struct Upload: Sendable, Hashable {
        package let data: Data
        package let name: String
        package let mediaType: String?
        package init(data: Data, name: String, mediaType: String? = nil) {
            self.data = data
            self.name = name
            self.mediaType = mediaType
        }
    }

    var upload: Upload? {
        switch self {
        case .id: nil
        case .upload(let upload), .attached(let upload, _): upload
        }
    }
}

extension InputFile: Encodable {
    /// An upload stands as null here: its own part of the form carries it.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .id(let id): try container.encode(id)
        case .upload: try container.encodeNil()
        case .attached(_, let name): try container.encode("attach://\(name)")
        }
    }
}

/// How marked-up text is read. HTML is the only one we write.
package enum ParseMode: String, Sendable, Encodable {
    case html = "HTML"
}
