import Foundation
import Testing

/// The Bot API as data, from the folder beside the package, where it is there.
struct SharedAPI: Decodable {
    struct Method: Decodable {
        let fields: [Field]?
        let returns: [String]
    }

    struct WireType: Decodable {
        let fields: [Field]?
        let subtypes: [String]?
    }

    struct Field: Decodable {
        let name: String
        let types: [String]
        let required: Bool
    }

    let version: String
    let methods: [String: Method]
    let types: [String: WireType]

    static let url = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/data/telegram/api.json").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

    static func load() throws -> SharedAPI {
        try JSONDecoder().decode(SharedAPI.self, from: Data(contentsOf: url))
    }

    /// The type itself, or all that it may be.
    func variants(of name: String) -> [[Field]] {
        let type = types[name]
        let own = type?.fields.map { [$0] } ?? []
        return own + (type?.subtypes ?? []).flatMap(variants)
    }
}

extension Trait where Self == ConditionTrait {
    static var needsSharedAPI: Self {
        .enabled(if: SharedAPI.isThere, "skipped: ../shared/data/telegram/api.json is not there")
    }
}
