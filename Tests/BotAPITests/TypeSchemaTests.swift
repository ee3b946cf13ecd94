import Foundation
import Testing

@testable import BotAPI

/// What we read against the Bot API's own description, by what the types themselves ask a decoder for.
@Suite(.needsSharedAPI)
struct TypeSchemaTests {
    /// Types of ours that read a part of a type with another name.
    static let renamed = ["RepliedMessage": "Message", "SentMessage": "Message"]

    let api: SharedAPI
    init() throws { api = try SharedAPI.load() }

    @Test func `Every field we read is there, of that type, and surely there where we need it`() throws {
        let shapes = try ShapeDecoder.shapes(of: [Update.self, SentMessage.self, File.self, ResponseParameters.self])
        #expect(shapes.count > 20)
        #expect(shapes.sorted { $0.key < $1.key }.flatMap { mismatches($0.key, $0.value) } == [])
    }

    private func mismatches(_ type: String, _ fields: [ShapeDecoder.Field]) -> [String] {
        let variants = api.variants(of: Self.renamed[type] ?? type)
        if variants.isEmpty { return ["\(type) is unknown"] }
        return fields.compactMap { field in
            let found = variants.map { $0.first { LibraryCoding.memberName(of: $0.name) == field.name } }
            if !field.isOptional, !found.allSatisfy({ $0?.required == true }) {
                return "\(type).\(field.name) may be missing"
            }
            let types = found.compactMap { $0 }.map(\.types)
            if types.isEmpty { return "\(type).\(field.name) is unknown" }
            return types.allSatisfy { $0.contains(wireName(of: field.type)) }
                ? nil : "\(type).\(field.name) is \(types), not \(field.type)"
        }
    }

    private func wireName(of type: String) -> String {
        if type.hasPrefix("Array<") { return "Array of \(wireName(of: String(type.dropFirst(6).dropLast())))" }
        let simple = ["Int": "Integer", "Int64": "Integer", "Bool": "Boolean", "Double": "Float"]
        return simple[type] ?? Self.renamed[type] ?? type
    }
}
