import Foundation
import Testing

@testable import Sandbox

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// People's side over HTTP.
struct PageTests {
    private static func get(_ sandbox: SandboxFixture, _ path: String) async throws -> (status: Int, body: JSON) {
        try await sandbox.send(URLRequest(url: try sandbox.url(path)))
    }

    private static func post(
        _ sandbox: SandboxFixture, _ path: String, _ body: JSON, headers: [String: String] = [:]
    ) async throws -> (status: Int, body: JSON) {
        var request = URLRequest(url: try sandbox.url(path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.httpBody = body.bytes
        return try await sandbox.send(request)
    }

    @Test func `A conversation by the page's requests alone`() async throws {
        try await SandboxFixture.run { sandbox in
            let ana = JSON.integer(sandbox.ana)
            let state = try await Self.get(sandbox, "/api/state").body
            #expect(state.at("people.0.name")?.string == "Ana")
            #expect(state.at("chats.0.person") == ana)
            let sent = try await Self.post(sandbox, "/api/send", ["as": ana, "chat": ana, "text": "hello"]).body
            #expect(sent.at("from.name")?.string == "Ana")
            _ = try await sandbox.result(
                "sendMessage",
                [
                    "chat_id": ana, "text": "<b>bold <i>both</i></b> https://example.org", "parse_mode": "HTML",
                    "reply_markup": ["inline_keyboard": [[["text": "Yes", "callback_data": "y"]]]],
                ])
            let since = try #require(sent["version"]?.integer)
            let room = try await Self.get(sandbox, "/api/chats/\(sandbox.ana)/messages?since=\(since)").body
            #expect(room["messages"]?.array?.count == 1)
            #expect(
                room.at("messages.0.spans") == [
                    ["text": "bold ", "style": "bold"], ["text": "both", "style": "bold italic"],
                    ["text": " ", "style": "plain"],
                    ["text": "https://example.org", "style": "link", "url": "https://example.org"],
                ])
            #expect(room.at("messages.0.buttons.0.0") == ["text": "Yes", "kind": "callback"])
            let press: JSON = ["as": ana, "chat": ana, "message": 2, "row": 0, "column": 0]
            let query = try #require(try await Self.post(sandbox, "/api/press", press).body["query"])
            _ = try await sandbox.result("answerCallbackQuery", ["callback_query_id": query, "text": "Done"])
            let events = try await Self.get(sandbox, "/api/events?since=\(since)").body
            #expect(events["changed"] == [ana])
            #expect(events.at("popups.0.text")?.string == "Done")
            let log = try await Self.get(sandbox, "/api/log?since=1").body
            #expect(log["requests"]?.array?.map { $0["method"]?.string } == ["answerCallbackQuery"])
        }
    }

    @Test func `What the bot said is passed on without its buttons, and says whose words it is`() async throws {
        try await SandboxFixture.run { sandbox in
            let (ana, ben) = (JSON.integer(sandbox.ana), JSON.integer(sandbox.ben))
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let card = try await sandbox.result(
                "sendMessage",
                [
                    "chat_id": ana, "text": "<b>Shed</b>", "parse_mode": "HTML",
                    "reply_markup": ["inline_keyboard": [[["text": "Delete", "callback_data": "d"]]]],
                ])
            let toGroup: JSON = [
                "as": ana, "chat": ana, "message": card["message_id"] ?? .null, "to": .integer(group.id),
            ]
            let passed = try await Self.post(sandbox, "/api/forward", toGroup).body
            #expect(passed["forwarded_from"]?.string == "Wayside" && passed.at("from.name")?.string == "Ana")
            #expect(passed["buttons"] == [] && passed.at("spans.0.style")?.string == "bold")
            let back: JSON = ["as": ben, "chat": .integer(group.id), "message": passed["id"] ?? .null, "to": ben]
            _ = try await Self.post(sandbox, "/api/forward", back)
            let update = try #require(try await sandbox.result("getUpdates", [:]).array?.last)
            #expect(update.at("message.forward_origin.type")?.string == "user")
            #expect(update.at("message.forward_origin.sender_user.is_bot")?.bool == true)
            #expect(update.at("message.reply_markup") == nil)
            let foreign: JSON = ["as": ben, "chat": ana, "message": card["message_id"] ?? .null, "to": ben]
            #expect(try await Self.post(sandbox, "/api/forward", foreign).status == 400)
        }
    }

    @Test func `A basic group becomes a supergroup, and data that no button says reaches the bot`() async throws {
        try await SandboxFixture.run { sandbox in
            let ana = JSON.integer(sandbox.ana)
            let group: JSON = ["title": "Trip", "members": [ana], "basic": true]
            let old = try await Self.post(sandbox, "/api/group", group).body
            #expect(old["basic"] == true)
            let new = try await Self.post(sandbox, "/api/migrate", ["chat": old["id"] ?? .null]).body
            #expect(new["basic"] == false && new["title"]?.string == "Trip")
            #expect(try await Self.post(sandbox, "/api/migrate", ["chat": new["id"] ?? .null]).status == 400)
            let forged: JSON = ["as": ana, "chat": new["id"] ?? .null, "data": "x"]
            #expect(try await Self.post(sandbox, "/api/press", forged).status == 404)
            _ = try await sandbox.result(
                "sendMessage",
                [
                    "chat_id": new["id"] ?? .null, "text": "a",
                    "reply_markup": ["inline_keyboard": [[["text": "Yes", "callback_data": "y"]]]],
                ])
            #expect(try await Self.post(sandbox, "/api/press", forged).body["query"]?.string != nil)
            let update = try #require(try await sandbox.result("getUpdates", [:]).array?.last)
            #expect(update.at("callback_query.data")?.string == "x")
        }
    }

    @Test func `Events wait for the next change`() async throws {
        try await SandboxFixture.run { sandbox in
            let version = await sandbox.messenger.version
            async let events = Self.get(sandbox, "/api/events?since=\(version)")
            try await sandbox.messenger.send("hello", from: sandbox.ben, in: sandbox.ben)
            let changed = try await events.body["changed"]
            #expect(changed == [.integer(sandbox.ben)])
        }
    }

    @Test func `What is wrong is said in a sentence`() async throws {
        try await SandboxFixture.run { sandbox in
            let ana = JSON.integer(sandbox.ana)
            let rows: [(String, JSON, Int)] = [
                ("/api/send", ["as": ana, "chat": ana, "text": ""], 400),
                ("/api/send", ["chat": ana, "text": "a"], 400),
                ("/api/send", ["as": 1, "chat": ana, "text": "a"], 404), ("/api/people", ["name": ""], 400),
                ("/api/edit", ["as": ana, "chat": ana, "message": 9, "text": "a"], 404),
                ("/api/location", ["as": ana, "chat": ana, "latitude": 99, "longitude": 0], 400),
                ("/api/file", ["as": ana, "chat": ana], 400), ("/api/fault", ["kind": "flood"], 400),
                ("/api/nothing", [:], 404),
            ]
            for (path, body, status) in rows {
                let answer = try await Self.post(sandbox, path, body)
                #expect(answer.status == status, "\(path) \(body.text)")
                #expect(answer.body["error"]?.string?.isEmpty == false, "\(path) \(body.text)")
            }
            #expect(try await Self.get(sandbox, "/api/chats/5/messages").status == 404)
        }
    }

    @Test(arguments: [
        ["Origin": "https://example.org"], ["Origin": "null"], ["Host": "example.org"],
        ["Host": "localhost.example.org"],
    ])
    func `Another site gets nothing`(headers: [String: String]) async throws {
        try await SandboxFixture.run { sandbox in
            let answer = try await Self.post(sandbox, "/api/people", ["name": "Eve"], headers: headers)
            #expect(answer.status == 403)
            #expect(await sandbox.messenger.people.count == 2)
        }
    }

    @Test(arguments: [
        "/leaflet/../../../etc/passwd", "/leaflet/%2e%2e/%2e%2e/passwd", "/leaflet/..%2f..%2fpasswd", "/leaflet/",
        "/assets/none.js", "/api/file/none",
    ])
    func `What is not there is 404, wherever a path may lead`(path: String) async throws {
        try await SandboxFixture.run { sandbox in
            let answer = try await Self.get(sandbox, path)
            #expect(answer.status == 404)
        }
    }

    @Test func `Every file of the page is served, as it lies in its folder`() async throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Sandbox/Assets")
            .standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(PageAssets.files.keys))
        try await SandboxFixture.run { sandbox in
            for name in names {
                let address = name == "index.html" ? "/" : "/assets/\(name)"
                let (data, response) = try await URLSession.shared.data(from: try sandbox.url(address))
                #expect(data == (try Data(contentsOf: folder.appendingPathComponent(name))), "\(name)")
                #expect(response.mimeType == SandboxFile.mediaType(ofName: name), "\(name)")
            }
        }
    }

    @Test func `A sent page is never shown as ours`() async throws {
        try await SandboxFixture.run { sandbox in
            let message = try await sandbox.messenger.sendDocument(
                Data("<script>".utf8), name: "ä.html", from: sandbox.ana, in: sandbox.ana)
            let file = try #require(message.file)
            let url = try sandbox.url("/api/file/\(file.id)")
            let (data, response) = try await URLSession.shared.data(from: url)
            let headers = try #require(response as? HTTPURLResponse)
            #expect(data == Data("<script>".utf8))
            #expect(headers.value(forHTTPHeaderField: "Content-Type") == "application/octet-stream")
            #expect(headers.value(forHTTPHeaderField: "Content-Disposition")?.hasPrefix("attachment") == true)
        }
    }
}
