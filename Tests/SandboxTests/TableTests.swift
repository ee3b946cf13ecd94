import Foundation
import Testing

@testable import Sandbox

/// The published specification, where it is at hand beside the package.
enum Specification {
    static let path = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../shared/data/telegram/api.json").standardizedFileURL
    static let isThere = FileManager.default.fileExists(atPath: path.path)
    static let absent: Comment = "../shared/data/telegram/api.json is not beside the package"

    static func read() throws -> JSON { try #require(JSON(bytes: try Data(contentsOf: path))) }

    /// Name, types and whether it is required, of each field.
    static func rows(_ fields: JSON?) -> Set<Parameter> {
        Set(
            (fields?.array ?? []).map { field in
                Parameter(
                    types: Set((field["types"]?.array ?? []).compactMap(\.string).map(bracketed)),
                    name: field["name"]?.string ?? "", isRequired: field["required"]?.bool ?? false)
            })
    }

    private static func bracketed(_ type: String) -> String {
        let prefix = "Array of "
        return type.hasPrefix(prefix) ? "[" + bracketed(String(type.dropFirst(prefix.count))) + "]" : type
    }
}

struct TableTests {
    @Test(.enabled(if: Specification.isThere, Specification.absent))
    func `Every method of the table has the specification's parameters`() throws {
        let methods = try #require(try Specification.read()["methods"])
        for method in MethodTable.methods.values {
            let published = Specification.rows(methods[method.name]?["fields"])
            #expect(methods[method.name] != nil, "\(method.name)")
            #expect(Set(method.parameters.values) == published, "\(method.name)")
        }
    }

    @Test(.enabled(if: Specification.isThere, Specification.absent))
    func `Every object of the table has the specification's members`() throws {
        let types = try #require(try Specification.read()["types"])
        for (name, members) in ObjectTable.objects {
            #expect(Set(members.values) == Specification.rows(types[name]?["fields"]), "\(name)")
        }
    }

    @Test func `Every method of the table is done by somebody`() {
        let done = Set(BotMethods.handlers.keys).union(["getupdates"])
        #expect(done == Set(MethodTable.methods.keys))
    }

    @Test func `Every umbrella type names objects of the table`() {
        for name in ObjectTable.variants.values.flatMap(\.values) { #expect(ObjectTable.objects[name] != nil) }
    }

    @Test(
        arguments: [
            (["chat_id": 1, "text": "a", "txt": "b"], "sendMessage has no parameter \"txt\""),
            (["chat_id": 1], "sendMessage needs \"text\""),
            (["chat_id": true, "text": "a"], "\"chat_id\" is not Integer or String"),
            (["chat_id": 1, "text": 5], "\"text\" is not String"),
            (["chat_id": 1, "text": "a", "disable_notification": "yes"], "\"disable_notification\" is not Boolean"),
            (["chat_id": 1, "text": "a", "reply_parameters": ["id": 3]], "no member \"reply_parameters.id\""),
            (
                ["chat_id": 1, "text": "a", "reply_markup": ["inline_keyboard": [[["text": "x", "data": "y"]]]]],
                "no member \"reply_markup.inline_keyboard[0][0].data\""
            ),
            (["chat_id": 1, "text": "a", "reply_markup": ["buttons": []]], "lacks a required member"),
            (["chat_id": 1, "text": "a", "entities": [5]], "\"entities[0]\" is not MessageEntity"),
        ] as [(JSON, String)])
    func `Strict reading names what the specification does not know`(parameters: JSON, words: String) {
        let values = (parameters.object ?? [:]).mapValues { BotCall.Value.json($0) }
        let refusal = #expect(throws: BotRefusal.self) {
            try StrictReader.check(BotCall(method: "sendMessage", values: values))
        }
        #expect(refusal?.description.contains(words) == true, "\(refusal?.description ?? "")")
    }

    @Test func `Strict reading takes forms with JSON in them, and files`() throws {
        let values: [String: BotCall.Value] = [
            "chat_id": .text("5"), "caption": .text("7"), "disable_notification": .text("true"),
            "reply_markup": .text(#"{"inline_keyboard": [[{"text": "a", "copy_text": {"text": "b"}}]]}"#),
        ]
        let upload = BotCall.Upload(name: "a.png", mediaType: "image/png", bytes: Data([1]))
        try StrictReader.check(BotCall(method: "sendPhoto", values: values, uploads: ["photo": upload]))
        let media: [String: BotCall.Value] = [
            "chat_id": .text("5"), "message_id": .text("1"),
            "media": .text(#"{"type": "document", "media": "attach://part"}"#),
        ]
        try StrictReader.check(BotCall(method: "editMessageMedia", values: media, uploads: ["part": upload]))
    }
}
