import Foundation
import Sandbox
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct FileTests {
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3, 13, 10, 45, 45])

    /// A multipart request of the bot.
    private static func upload(
        _ sandbox: SandboxFixture, _ method: String, fields: [String: String], part: String, name: String, _ bytes: Data
    ) async throws -> (status: Int, body: JSON) {
        var request = URLRequest(url: try sandbox.url("/bot\(SandboxFixture.token)/\(method)"))
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=\"line; 7\"", forHTTPHeaderField: "Content-Type")
        var body = Data()
        for (name, value) in fields {
            body += Data("--line; 7\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let head = "--line; 7\r\nContent-Disposition: form-data; name=\"\(part)\"; filename=\"\(name)\"\r\n"
        body += Data((head + "Content-Type: application/octet-stream\r\n\r\n").utf8) + bytes
        request.httpBody = body + Data("\r\n--line; 7--\r\n".utf8)
        return try await sandbox.send(request)
    }

    private static func download(_ sandbox: SandboxFixture, _ id: String) async throws -> Data {
        let path = try await sandbox.result("getFile", ["file_id": .string(id)])["file_path"]?.string ?? ""
        let url = try sandbox.url("/file/bot\(SandboxFixture.token)/\(path)")
        return try await URLSession.shared.data(from: url).0
    }

    @Test func `A photo goes up, comes down, is sent again by its id and changed`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let fields = ["chat_id": String(sandbox.ana), "caption": "A <b>map</b>", "parse_mode": "HTML"]
            let answer = try await Self.upload(
                sandbox, "sendPhoto", fields: fields, part: "photo", name: "a \"b\".png", Self.png)
            let sent = try #require(answer.body["result"])
            #expect(sent["caption"]?.string == "A map")
            #expect(sent.at("caption_entities.0.type")?.string == "bold")
            let id = try #require(sent.at("photo.1.file_id")?.string)
            #expect(try await Self.download(sandbox, id) == Self.png)
            let again = try await sandbox.result(
                "sendDocument", ["chat_id": .integer(sandbox.ana), "document": .string(id)])
            #expect(again.at("document.file_id")?.string == id)
            let edited = try await Self.upload(
                sandbox, "editMessageMedia",
                fields: [
                    "chat_id": String(sandbox.ana), "message_id": "2",
                    "media": #"{"type": "document", "media": "attach://new", "caption": "Notes"}"#,
                ], part: "new", name: "notes.txt", Data("words".utf8))
            #expect(edited.body.at("result.document.mime_type")?.string == "text/plain")
            #expect(edited.body.at("result.caption")?.string == "Notes")
        }
    }

    @Test func `What is no picture is refused as a photo, and an empty file anyhow`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let fields = ["chat_id": String(sandbox.ana)]
            let photo = try await Self.upload(
                sandbox, "sendPhoto", fields: fields, part: "photo", name: "a.png", Data("text".utf8))
            #expect(photo.body["description"]?.string == "Bad Request: IMAGE_PROCESS_FAILED")
            let empty = try await Self.upload(
                sandbox, "sendDocument", fields: fields, part: "document", name: "a.txt", Data())
            #expect(empty.body["description"]?.string == "Bad Request: file must be non-empty")
        }
    }

    @Test func `A text message turns into a picture`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.sendPhoto(
                Self.png, name: "cafe.png", caption: "at the /bar", from: sandbox.ana, in: sandbox.ana)
            let update = try await sandbox.updates().first
            #expect(update?.at("message.caption")?.string == "at the /bar")
            let id = try #require(update?.at("message.photo.0.file_id"))
            _ = try await sandbox.result("sendMessage", ["chat_id": .integer(sandbox.ana), "text": "a"])
            let edit: JSON = [
                "chat_id": .integer(sandbox.ana), "message_id": 2, "media": ["type": "photo", "media": id],
            ]
            #expect(try await sandbox.result("editMessageMedia", edit).at("photo.0") != nil)
        }
    }

    @Test func `An album is several messages with one id`() async throws {
        try await SandboxFixture.run { sandbox in
            for name in ["a.png", "b.png"] {
                try await sandbox.messenger.sendPhoto(
                    Self.png, name: name, album: "77", from: sandbox.ana, in: sandbox.ana)
            }
            let updates = try await sandbox.updates()
            #expect(updates.map { $0.at("message.media_group_id")?.string } == ["77", "77"])
            #expect(updates[0].at("message.photo.1.file_id") != updates[1].at("message.photo.1.file_id"))
        }
    }
}
