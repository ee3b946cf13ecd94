import Foundation
import Transport

/// A request's parameters as they travel: JSON, or a form as soon as a file goes up.
struct BotRequestBody {
    let body: TransportRequest.Body

    init(_ request: some BotRequest) throws {
        let json = try WireCoding.data(of: request)
        let uploads = request.files.compactMapValues(\.upload)
        guard !uploads.isEmpty else {
            body = .data(json)
            return
        }
        let parameters = try Self.formFields(of: json)
        let files = uploads.sorted { $0.key < $1.key }.map { name, upload in
            TransportRequest.Part(name: name, data: upload.data, fileName: upload.name, mediaType: upload.mediaType)
        }
        body = .multipart(parameters + files)
    }

    /// Texts go as they are, everything else as JSON text.
    private static func formFields(of json: Data) throws -> [TransportRequest.Part] {
        let members = JSONSlices.members(of: json) ?? [:]
        return try members.sorted { $0.key < $1.key }.compactMap { name, value in
            if value == Data("null".utf8) { return nil }
            guard value.first == UInt8(ascii: "\"") else { return TransportRequest.Part(name: name, data: value) }
            let text = try WireCoding.read(String.self, from: value)
            return TransportRequest.Part(name: name, data: Data(text.utf8))
        }
    }
}
