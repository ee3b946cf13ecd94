import Foundation

/// What a request's body holds, by its content type.
struct BodyContent {
    var values: [String: BotCall.Value] = [:]
    var uploads: [String: BotCall.Upload] = [:]
}

/// Reads the body of a request by its content type.
enum BodyReader {
    /// A body that cannot be read gives nothing: Telegram's server complains about what is missing then.
    static func read(_ body: Data, contentType: String) -> BodyContent {
        let type = contentType.prefix { $0 != ";" }.lowercased().trimmingBlanks
        switch type {
        case "application/json":
            return BodyContent(values: (JSON(bytes: body)?.object ?? [:]).mapValues { .json($0) })
        case "application/x-www-form-urlencoded":
            let form = FormReader.read(String(decoding: body, as: UTF8.self))
            return BodyContent(values: form.mapValues { .text($0) })
        case "multipart/form-data":
            return Multipart.read(body, contentType: contentType)
        default:
            return BodyContent()
        }
    }
}

extension BotCall {
    /// What stands in the address wins over the body.
    mutating func merge(_ content: BodyContent) {
        values.merge(content.values) { first, _ in first }
        uploads.merge(content.uploads) { first, _ in first }
    }
}
